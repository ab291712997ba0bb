import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contractVersion, type LedgerPort, type Mounted, type MountOptions } from '@back-office/shared/contract';
import { formatMoney, pageFormat, samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { createLedger, localLedgerPort, type LedgerFacts } from '@back-office/shared/ledger';
import { openLedger } from '@back-office/shared/ledger/testing';
import { mountArea } from './mountArea';

const sample = localLedgerPort(createLedger());
const mount = mountArea(() => ({ contract: contractVersion, routes: [{ path: '/', element: <Price /> }] }), {
  name: 'test',
  title: 'Prices',
  path: '/',
});

function Price() {
  return <p>Costs {formatMoney(123_450)}</p>;
}

function ledgerOf(facts: Partial<LedgerFacts>): LedgerPort {
  return { ...sample, describe: async (options) => ({ ...(await sample.describe(options)), ...facts }) };
}

const berlin = ledgerOf({
  currency: { code: 'EUR', decimals: 2 },
  timeZone: 'Europe/Berlin',
  dayStart: 180,
  locale: 'de-DE',
});
const tokyo = ledgerOf({ currency: { code: 'JPY', decimals: 0 }, timeZone: 'Asia/Tokyo', locale: 'en-US' });

let mountedAreas: Mounted[] = [];

function mountIn(options?: MountOptions) {
  const element = document.body.appendChild(document.createElement('div'));
  act(() => void mountedAreas.push(mount(element, options)));
  return { element, mounted: mountedAreas.at(-1) };
}

beforeEach(() => openLedger());
afterEach(() => {
  act(() => mountedAreas.forEach((mounted) => mounted.unmount()));
  mountedAreas = [];
  document.body.replaceChildren();
  setPageFormat(samplePageFormat);
});

const inEuros = 'Costs 1.234,50\u00a0€';
const refusal =
  'This shop uses JPY, Asia/Tokyo, en-US; other parts of this page use EUR, Europe/Berlin, days from 3:00, de-DE.';

test('an area writes amounts as the ledger of the page says, from its first render on', async () => {
  mountIn({ ledger: berlin });
  expect(screen.queryByText(/Costs/)).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect((await screen.findByText(/Costs/)).textContent).toBe(inEuros);
  expect(pageFormat()).toMatchObject({ timeZone: 'Europe/Berlin', dayStart: 180, firstWeekday: 1 });
});

test('a second area with the same settings is shown, one with others is refused in words', async () => {
  mountIn({ ledger: berlin });
  await screen.findByText(/Costs/);
  mountIn({ ledger: { ...berlin } });
  await waitFor(() => expect(screen.getAllByText(/Costs/)).toHaveLength(2));
  mountIn({ ledger: tokyo });
  expect(await screen.findByText(refusal, { exact: false })).toBeVisible();
  mountIn();
  expect(screen.getByText(/This shop uses USD, America\/New_York, en-US;/)).toBeVisible();
});

test('the only area of a page can change to a ledger in another currency, and back to the sample', async () => {
  const { mounted } = mountIn();
  expect(screen.getByText('Costs $1,234.50')).toBeVisible();
  act(() => mounted?.update({ ledger: tokyo }));
  expect(screen.getByText('Costs $1,234.50')).toBeVisible();
  expect(await screen.findByText('Costs ¥123,450')).toBeVisible();
  act(() => mounted?.update({ ledger: undefined }));
  expect(await screen.findByText('Costs $1,234.50')).toBeVisible();
});

test('beside another area, a ledger that replaces one is refused if its settings differ', async () => {
  mountIn({ ledger: berlin });
  const { mounted } = mountIn({ ledger: berlin });
  await waitFor(() => expect(screen.getAllByText(/Costs/)).toHaveLength(2));
  act(() => mounted?.update({ ledger: tokyo }));
  expect(await screen.findByText(refusal, { exact: false })).toBeVisible();
  expect(screen.getByText(/Costs/).textContent).toBe(inEuros);
  act(() => mounted?.update({ ledger: { ...berlin } }));
  await waitFor(() => expect(screen.getAllByText(/Costs/)).toHaveLength(2));
});

test('a ledger that does not say what it is can be asked again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  const ledger = {
    ...berlin,
    describe: () => (isDown ? Promise.reject(new Error('The till is closed')) : berlin.describe()),
  };
  mountIn({ ledger });
  const panel = await screen.findByRole('group', { name: 'Prices could not be loaded' });
  expect(panel).toHaveTextContent('The source reported: The till is closed.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findByText(/Costs/)).textContent).toBe(inEuros);
  jest.restoreAllMocks();
});
