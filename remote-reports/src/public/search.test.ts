import type { SearchContext } from '@back-office/shared/contract';
import { formatCount, formatMoney, unknown, type DayRange } from '@back-office/shared/format';
import {
  createLedger,
  defaultRange,
  filterRows,
  ledgerOfColumns,
  ledgerSession,
  localLedgerPort,
  type LedgerPort,
} from '@back-office/shared/ledger';
import { openLedger, portOfRows } from '@back-office/shared/ledger/testing';
import { transactionsAddress } from '../domain/transactionsView';
import { search } from './search';

const { signal } = new AbortController();
const ask = (query: string, context: SearchContext = {}) => search.search(query, { signal, context });
const transactions = async (query: string, context?: SearchContext) =>
  (await ask(query, context)).find(({ title }) => title === 'Transactions');

/** A Monday noon in New York. */
const now = Date.UTC(2026, 10, 23, 17);

beforeEach(() => openLedger({ now }));

const span = 'In the last three years, Nov 20, 2023 – Nov 23, 2026';

test('a complete id is found in any year, with a link to its day', async () => {
  const row = createLedger().find('TXN-143957');
  expect(await transactions('txn-143957')).toEqual({
    title: 'Transactions',
    note: 'Found by its ID',
    results: [
      {
        id: 'TXN-143957',
        title: row?.description,
        detail: `TXN-143957 · Jun 5, 2025, 9:40 AM · ${formatMoney(row?.amount ?? 0)}`,
        path: '/transactions?from=2025-06-05&to=2025-06-05&txn=TXN-143957',
        kind: 'transaction',
      },
    ],
  });
});

test('the number of an id is enough, also of one that is older than what is searched', async () => {
  expect((await transactions('143957'))?.results).toMatchObject([{ id: 'TXN-143957' }]);
  const [old] = createLedger().rowsOf({ from: '2019-03-01', to: '2019-03-01' });
  expect(await transactions(old?.id.replace(/\D/g, '') ?? '')).toMatchObject({
    note: 'Found by its ID',
    results: [{ id: old?.id, path: `/transactions?from=2019-03-01&to=2019-03-01&txn=${old?.id}` }],
  });
});

test('an amount is found on every day of the last three years, whatever is on screen', async () => {
  const range = { from: '2023-11-20', to: '2026-11-23' };
  const rows = ledgerOfColumns(ledgerSession().read()).rowsOf(range);
  const [first] = rows;
  const typed = formatMoney(Math.abs(first?.amount ?? 0));
  const listed = filterRows(rows, { text: typed });
  const found = await transactions(typed, { range: defaultRange });
  expect(found?.note).toBe(span);
  expect(found?.results).toHaveLength(Math.min(5, listed.length));
  expect(listed.map(({ id }) => id)).toContain(first?.id);
  expect(found?.all?.title ?? '').toBe(listed.length > 5 ? `See all ${listed.length} transactions` : '');
});

test('nothing of the future is found', async () => {
  const [ahead] = createLedger().rowsOf({ from: '2026-11-27', to: '2026-11-27' });
  expect(await transactions(ahead?.id ?? '')).toEqual({ title: 'Transactions', note: span, results: [] });
});

test.each([defaultRange, { from: '2025-06-01', to: '2025-06-07' }])(
  'a result in the period on screen, %j, leads to its list, another one to the list of its day',
  async (range) => {
    const rows = createLedger().rowsOf(range);
    const id = rows[0]?.id ?? '';
    const path = async (onScreen: DayRange | undefined) =>
      (await transactions(id, { range: onScreen }))?.results[0]?.path;
    expect(await path(range)).toBe(transactionsAddress({ range, opened: id }));
    const day = { from: rows[0]?.date ?? '', to: rows[0]?.date ?? '' };
    expect(await path(undefined)).toBe(transactionsAddress({ range: day, opened: id }));
  },
);

test('rows are generated in slices, so that the page can be used meanwhile, and for the first letter only', async () => {
  openLedger({ revision: 7, now });
  expect(await turnsOf(() => transactions('g'))).toBeGreaterThan(2);
  expect(await turnsOf(() => transactions('gr'))).toBeLessThanOrEqual(1);
});

test('once prepared, the first letter finds its rows', async () => {
  openLedger({ revision: 8, now });
  expect(await turnsOf(async () => search.prepare?.({}))).toBeGreaterThan(2);
  expect(await turnsOf(() => transactions('g'))).toBeLessThanOrEqual(1);
});

test('a ledger that the page lent is asked nothing before the first letter', async () => {
  const ledger = { ...localLedgerPort(createLedger()), rows: jest.fn(), row: jest.fn(), search: jest.fn() };
  await search.prepare?.({ ledger });
  expect(ledger.rows).not.toHaveBeenCalled();
  expect(ledger.row).not.toHaveBeenCalled();
  expect(ledger.search).not.toHaveBeenCalled();
});

/** How often other work can run meanwhile. */
async function turnsOf(work: () => Promise<unknown>) {
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  await work();
  clearInterval(timer);
  return turns;
}

test('more than five transactions lead to the list that shows them all', async () => {
  openLedger({ revision: 2, now });
  const range = { from: '2023-11-20', to: '2026-11-23' };
  const listed = filterRows(ledgerOfColumns(ledgerSession().read()).rowsOf(range), { text: 'loaf' });
  const found = await transactions('loaf');
  expect(found?.results).toHaveLength(5);
  expect(found?.all).toEqual({
    title: `See all ${formatCount(listed.length)} transactions`,
    path: `${transactionsAddress({ range, text: 'loaf' })}&rev=2`,
  });
});

test('without a match the note still says what was searched', async () => {
  expect(await transactions('zeppelin')).toEqual({
    title: 'Transactions',
    note: span,
    results: [],
  });
});

test('figures and links are those of the revision and seed on screen', async () => {
  openLedger({ revision: 2, seed: '7', now });
  const row = createLedger({ revision: 2, seed: 7 }).find('TXN-143957');
  const found = await transactions('TXN-143957');
  expect(found?.results[0]?.detail).toContain(`$${((row?.amount ?? 0) / 100).toFixed(2)}`);
  expect(found?.results[0]?.path).toBe('/transactions?from=2025-06-05&to=2025-06-05&txn=TXN-143957&rev=2&seed=7');
  expect(await ask('sales sum')).toMatchObject([
    { title: 'Screens', results: [{ path: '/financial-suite/reports/sales-summary?rev=2&seed=7' }] },
    { title: 'Migration Status', results: [{ path: '/migration-status?q=Sales+summary' }] },
    { results: [] },
  ]);
});

test('the name of a customer finds the transactions of that customer', async () => {
  const rows = ledgerOfColumns(ledgerSession().read()).rowsOf({ from: '2023-11-20', to: '2026-11-23' });
  const { customerName = '' } = rows.at(-1) ?? {};
  const ofCustomer = rows.filter((row) => row.customerName === customerName);
  const found = await transactions(customerName.toUpperCase());
  expect(found?.results.map(({ id }) => id)).toEqual(
    ofCustomer
      .toReversed()
      .slice(0, 5)
      .map(({ id }) => id),
  );
});

test('the ledger of the screens is searched', async () => {
  const [sale] = createLedger().rowsOf(defaultRange);
  const rows = sale ? [{ ...sale, description: 'Zeppelin ride' }] : [];
  const ledger: LedgerPort = { ...localLedgerPort(createLedger()), ...portOfRows(() => rows), row: () => undefined };
  const found = await transactions('zeppelin', { range: defaultRange, ledger });
  expect(found).toMatchObject({
    note: 'In the period on screen, Jun 22 – 28, 2025',
    results: [{ id: sale?.id, title: 'Zeppelin ride' }],
  });
});

test('where the files do not say what was paid, a result has the net sales, and a name by its kind', async () => {
  const [sale] = createLedger().rowsOf(defaultRange);
  const row: LedgerPort['row'] = () => sale && { ...sale, description: '', amount: unknown };
  const found = await transactions(sale?.id ?? '', { ledger: { ...localLedgerPort(createLedger()), row } });
  expect(found?.results).toMatchObject([
    { title: 'Sale', detail: expect.stringContaining(`· net sales ${formatMoney(sale?.netSales ?? 0)}`) },
  ]);
});

test('at a high volume a search looks at fewer days, so that it stays fast', async () => {
  openLedger({ volume: 1_000, now });
  expect((await transactions('loaf'))?.note).toBe('In the last 5 days, Nov 19 – 23, 2026');
});

test.each([
  ['refunds', '/transactions?type=refund'],
  ['what are taxes', '/financial-suite/reports/sales-summary'],
  ['gift cards', '/deferred-sales'],
])('what merchants call it, %j, leads to %s', async (query, path) =>
  expect((await ask(query)).flatMap(({ results }) => results.map((result) => result.path))).toContain(path),
);
