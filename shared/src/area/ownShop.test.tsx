import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { contractVersion, useServices, type Mounted, type MountOptions, type Shop } from '@back-office/shared/contract';
import { formatMoney, samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { createLedger, localLedgerPort, useLedgerAnswer, useLedgerFacts } from '@back-office/shared/ledger';
import { openLedger } from '@back-office/shared/ledger/testing';
import { shopsKey } from '@back-office/shared/state';
import { columnsOfRows } from '../ledger/columns/columnsOfRows';
import { monthsOf } from '../shop/store/encodeMonth';
import { openShopLedger } from '../shop/store/openShopLedger';
import { mountArea } from './mountArea';

const bakery: Shop = {
  id: 'corner-bakery-k3f1',
  name: 'Corner Bakery',
  source: 'browser',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  dayStart: 180,
  locale: 'de-DE',
};
const june = { from: '2025-06-01', to: '2025-06-30' };
const rows = createLedger().rowsOf(june);
const sample = localLedgerPort(createLedger());
const netSales = { range: june, filters: [], measures: ['net-sales'] } as const;

const mount = mountArea(() => ({ contract: contractVersion, routes: [{ path: '/', element: <Figures /> }] }), {
  name: 'test',
  title: 'Figures',
  path: '/',
});

function Figures() {
  const { storageNamespace, shop } = useServices();
  const name = useLedgerFacts()?.name;
  const answer = useLedgerAnswer((port) => port.figures(netSales), []);
  if (answer.state !== 'ready' || name === undefined) return <p>Waiting</p>;
  const { transactions, figures } = answer.data.total;
  const amount = typeof figures['net-sales'] === 'number' ? formatMoney(figures['net-sales']) : 'unknown';
  return (
    <ul aria-label="Shown">
      {[name, `${transactions} transactions`, amount, storageNamespace, shop?.id ?? 'no shop'].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

let mounted: Mounted | undefined;

function mountIn(options?: MountOptions) {
  const element = document.body.appendChild(document.createElement('div'));
  act(() => {
    mounted = mount(element, options);
  });
}

async function shown(): Promise<readonly string[]> {
  await screen.findByRole('list', { name: 'Shown' });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

/** Sells more, as another tab does. */
async function sell(some: typeof rows) {
  const { id, name, timeZone, dayStart } = bakery;
  const ledger = await openShopLedger({ id, name, currency: { code: 'EUR', decimals: 2 }, timeZone, dayStart });
  await act(async () => {
    expect(await ledger.commit({ months: monthsOf(columnsOfRows(some)) })).toMatchObject({ ok: true });
  });
  ledger.close();
}

function openShops(): number {
  return (Reflect.get(globalThis, Symbol.for('back-office:open-shops')) as Map<string, unknown>).size;
}

beforeEach(async () => {
  openLedger();
  localStorage.setItem(shopsKey, JSON.stringify([bakery]));
  await sell(rows.slice(0, 40));
});
afterEach(() => {
  act(() => mounted?.unmount());
  mounted = undefined;
  document.body.replaceChildren();
  localStorage.clear();
  setPageFormat(samplePageFormat);
});

test('an id of a shop of this browser shows its sales, written as the shop says, and its lists', async () => {
  mountIn({ shop: bakery.id });
  const [name, count, amount, ...place] = await shown();
  expect([name, count, ...place]).toEqual([
    'Corner Bakery',
    '40 transactions',
    'back-office:shop:corner-bakery-k3f1',
    'corner-bakery-k3f1',
  ]);
  expect(amount).toMatch(/^[\d.]+,\d\d\u00a0€$/);
  expect(screen.queryByText(/^Sample figures/)).not.toBeInTheDocument();

  await sell(rows.slice(0, 55));
  expect(await screen.findByText('55 transactions')).toBeVisible();

  act(() => mounted?.unmount());
  await waitFor(() => expect(openShops()).toBe(0));
});

test.each([
  ['an id that this browser does not have', 'north', []],
  ['a shop that was deleted', bakery.id, [{ ...bakery, removedAt: 1 }]],
  ['a shop behind a server', bakery.id, [{ ...bakery, source: 'server', server: 'https://ledger.example' }]],
])('%s is one of the page, with the figures of the sample', async (_, shop, shops) => {
  localStorage.setItem(shopsKey, JSON.stringify(shops));
  mountIn({ shop });
  const [, count, , ...place] = await shown();
  expect([count, ...place]).toEqual([`${rows.length} transactions`, `back-office-test:${shop}`, 'no shop']);
  expect(screen.getByText(/^Sample figures/)).toBeVisible();
});

test('a ledger that the page lends counts in place of the shop', async () => {
  mountIn({ shop: bakery.id, ledger: { ...sample } });
  const [, count, , ...place] = await shown();
  expect([count, ...place]).toEqual([`${rows.length} transactions`, `back-office-test:${bakery.id}`, 'no shop']);
  act(() => mounted?.update({ ledger: undefined }));
  expect(await screen.findByText('40 transactions')).toBeVisible();
  act(() => mounted?.update({ ledger: { ...sample } }));
  expect(await screen.findByText(`${rows.length} transactions`)).toBeVisible();
  await waitFor(() => expect(openShops()).toBe(0));
});

test('where the page chooses the storage, the lists are apart from those of the shop', async () => {
  mountIn({ shop: bakery.id, storageNamespace: 'mine' });
  expect((await shown()).slice(1, 4)).toEqual(['40 transactions', expect.stringContaining('€'), `mine:${bakery.id}`]);
});
