import type { SearchContext } from '@back-office/shared/contract';
import { formatMoney } from '@back-office/shared/format';
import {
  createLedger,
  defaultRange,
  filterTransactions,
  localLedgerPort,
  noFilters,
  type LedgerPort,
} from '@back-office/shared/ledger';
import { openLedger } from '@back-office/shared/ledger/testing';
import { transactionsAddress } from '../domain/transactionsParams';
import { search } from './search';

const { signal } = new AbortController();
const ask = (query: string, context: SearchContext = {}) => search.search(query, { signal, context });
const transactions = async (query: string, context?: SearchContext) =>
  (await ask(query, context)).find(({ title }) => title === 'Transactions');

beforeEach(() => openLedger());

test('without a period on screen the last 90 days of the sample are searched, and the note says so', async () => {
  const row = createLedger().find('TXN-143957');
  expect(await transactions('TXN-143957')).toEqual({
    title: 'Transactions',
    note: 'In the last 90 days of the sample, Mar 31 – Jun 28, 2025',
    results: [
      {
        id: 'TXN-143957',
        title: row?.description,
        detail: `TXN-143957 · Jun 5, 2025, 9:40 AM · ${formatMoney(row?.amount ?? 0)}`,
        path: '/transactions?from=2025-03-31&to=2025-06-28&txn=TXN-143957',
        kind: 'transaction',
      },
    ],
  });
});

test.each([defaultRange, { from: '2025-06-01', to: '2025-06-07' }])(
  'a result of %j leads to the address that the transactions page would write',
  async (range) => {
    const found = await transactions('granola', { range });
    const addresses = found?.results.map(({ id }) =>
      transactionsAddress({ filters: { dateRange: range }, opened: id }),
    );
    expect(found?.results.map(({ path }) => path)).toEqual(addresses);
  },
);

test('the period on screen is searched instead', async () => {
  const week = { from: '2025-06-01', to: '2025-06-07' };
  const found = await transactions('granola', { range: week });
  expect(found?.note).toBe('In the period on screen, Jun 1 – 7, 2025');
  expect(found?.results.length).toBeGreaterThan(0);
  for (const { path } of found?.results ?? [])
    expect(path).toMatch(/^\/transactions\?from=2025-06-01&to=2025-06-07&txn=/);
});

test('a complete id is found in any period, on its own day', async () => {
  expect(await transactions('txn-143957', { range: defaultRange })).toMatchObject({
    note: 'Found by its ID, outside the period searched',
    results: [{ path: '/transactions?from=2025-06-05&to=2025-06-05&txn=TXN-143957' }],
  });
});

test('more than five transactions lead to the list that shows them all', async () => {
  openLedger({ revision: 2 });
  const range = { from: '2025-06-01', to: '2025-06-14' };
  const filters = { ...noFilters, dateRange: range, searchQuery: 'loaf' };
  const listed = filterTransactions(createLedger({ revision: 2 }).rowsOf(range), filters);
  const found = await transactions('loaf', { range });
  expect(found?.results).toHaveLength(5);
  expect(found?.all).toEqual({
    title: `See all ${listed.length} transactions`,
    path: `${transactionsAddress({ filters })}&rev=2`,
  });
});

test('without a match the note still says what was searched', async () => {
  expect(await transactions('zeppelin')).toEqual({
    title: 'Transactions',
    note: 'In the last 90 days of the sample, Mar 31 – Jun 28, 2025',
    results: [],
  });
});

test('figures and links are those of the revision and seed on screen', async () => {
  openLedger({ revision: 2, seed: '7' });
  const row = createLedger({ revision: 2, seed: 7 }).find('TXN-143957');
  const found = await transactions('TXN-143957');
  expect(found?.results[0]?.detail).toContain(`$${((row?.amount ?? 0) / 100).toFixed(2)}`);
  expect(found?.results[0]?.path).toBe('/transactions?from=2025-03-31&to=2025-06-28&txn=TXN-143957&rev=2&seed=7');
  expect(await ask('sales sum')).toMatchObject([
    { title: 'Screens', results: [{ path: '/financial-suite/reports/sales-summary?rev=2&seed=7' }] },
    { title: 'Migration Status', results: [{ path: '/migration-status?q=Sales+summary' }] },
    { results: [] },
  ]);
});

test('the name of a customer finds the transactions of that customer', async () => {
  const rows = createLedger().rowsOf(defaultRange);
  const ofCustomer = rows.filter(({ customerName }) => customerName === rows[0]?.customerName);
  const found = await transactions(rows[0]?.customerName.toUpperCase() ?? '', { range: defaultRange });
  expect(found?.results.map(({ id }) => id)).toEqual(ofCustomer.toReversed().map(({ id }) => id));
});

test('the ledger of the screens is searched', async () => {
  const [sale] = createLedger().rowsOf(defaultRange);
  const ledger: LedgerPort = {
    ...localLedgerPort(createLedger()),
    row: () => undefined,
    rows: () => ({ rows: sale ? [{ ...sale, description: 'Zeppelin ride' }] : [], total: 1 }),
  };
  const found = await transactions('zeppelin', { range: defaultRange, ledger });
  expect(found?.results).toMatchObject([{ id: sale?.id, title: 'Zeppelin ride' }]);
});

test('at a high volume a search looks at fewer days, so that it stays fast', async () => {
  openLedger({ volume: 1_000 });
  expect((await transactions('loaf'))?.note).toMatch(/^In the last 5 days of the sample, Jun 24 – 28, 2025/);
});
