import { act, screen } from '@testing-library/react';
import { contractVersion, type LedgerPort, type Mounted } from '@back-office/shared/contract';
import { createLedger, defaultRange, localLedgerPort, noFilters, useLedgerAnswer } from '@back-office/shared/ledger';
import { openLedger } from '@back-office/shared/ledger/testing';
import { mountArea } from './area';

const routes = [{ path: '/count', element: <Count /> }];
const mount = mountArea(() => ({ contract: contractVersion, routes }), { name: 'test', path: '/count' });
const sample = localLedgerPort(createLedger());
const week = createLedger().rowsOf(defaultRange);

function Count() {
  const answer = useLedgerAnswer((port) => port.totals(noFilters), []);
  if (answer.state === 'failed') return <p>{answer.error.message}</p>;
  return <p>{answer.state === 'ready' ? `${answer.data.transactions} transactions` : 'Loading'}</p>;
}

/** A ledger with other totals than the sample. */
function ledgerWith(version: string, totals: LedgerPort['totals']): LedgerPort {
  return { ...sample, version, totals };
}

function mountIn(options?: Parameters<typeof mount>[1]) {
  const element = document.createElement('div');
  document.body.append(element);
  let mounted: Mounted | undefined;
  act(() => {
    mounted = mount(element, options);
  });
  if (!mounted) throw new Error('The area was not mounted.');
  return mounted;
}

beforeEach(() => openLedger());
afterEach(() => document.body.replaceChildren());

test('without a ledger the sample is asked', () => {
  const mounted = mountIn();
  expect(screen.getByText(`${week.length} transactions`)).toBeVisible();
  act(() => mounted.unmount());
});

test('the ledger of the page is asked, and the one that replaces it', async () => {
  const twoDays = { ...noFilters, dateRange: { from: '2025-06-22', to: '2025-06-23' } };
  const mounted = mountIn({ ledger: ledgerWith('two days', () => sample.totals(twoDays)) });
  expect(await screen.findByText('5 transactions')).toBeVisible();
  act(() => mounted.update({ theme: 'dark' }));
  expect(screen.getByText('5 transactions')).toBeVisible();
  act(() => mounted.update({ ledger: ledgerWith('week', () => sample.totals(noFilters)) }));
  expect(await screen.findByText(`${week.length} transactions`)).toBeVisible();
  act(() => mounted.unmount());
});

test('a wrong answer of the page’s ledger is a failure that names the field', async () => {
  const ledger = ledgerWith('wrong', async (query) => ({ ...(await sample.totals(query)), tips: 0.5 }));
  const mounted = mountIn({ ledger });
  expect(await screen.findByText(/totals.*tips/)).toBeVisible();
  act(() => mounted.unmount());
});
