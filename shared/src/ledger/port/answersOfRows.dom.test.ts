import type { Transaction } from '../model/transaction';
import { createLedger } from '../sample/createLedger';
import { setStoreClock } from '../session/now';
import { maxRowsOfPage } from './answersOfRows';
import { checkedLedgerPort } from './LedgerPortProvider';
import type { LedgerPort } from './ledgerPort';
import { localLedgerPort } from './localLedgerPort';

const days = { from: '2025-05-01', to: '2025-06-28' };
const ledger = createLedger();
const local = localLedgerPort(ledger);
const rows = ledger.rowsOf(days);
const sale = rows.find(({ type, totalCollected }) => type === 'sale' && totalCollected > 0);

beforeEach(() => setStoreClock(() => Date.parse('2026-01-01T12:00:00Z')));
afterEach(() => setStoreClock(undefined));

/** A source that sends its transactions alone, and has no other methods. */
function sourceOf(all: readonly Transaction[], version = '1') {
  const asked: unknown[] = [];
  const source = {
    version,
    describe: async () => ({ ...(await local.describe()), days, answers: 'rows' as const }),
    rows: async (question: Parameters<LedgerPort['rows']>[0]) => {
      asked.push(question);
      const { offset, limit } = question;
      return { rows: all.slice(offset, offset + limit), total: all.length, offset };
    },
  };
  return { source: source as typeof source & LedgerPort, asked };
}

test('a source that sends its transactions alone is asked for them once, and all answers are those of the column engine', async () => {
  const { source, asked } = sourceOf(rows);
  const port = checkedLedgerPort(source);
  const scope = {
    range: { from: '2025-06-15', to: '2025-06-28' },
    filters: [{ field: 'tender', values: ['Card'] }],
  } as const;
  const questions: readonly ((of: LedgerPort) => unknown)[] = [
    (of) => of.figures({ ...scope, measures: ['net-sales', 'tips', 'transactions'], groupBy: ['item-name', 'date'] }),
    (of) => of.facets({ scope, field: 'category' }),
    (of) => of.rows({ scope, sort: { by: 'amount', isDescending: true }, offset: 3, limit: 9 }),
    (of) => of.search({ scope, text: 'loaf', limit: 5 }),
    (of) => of.customers({ ...scope, filters: [] }),
    (of) => of.row(sale?.id ?? ''),
    (of) => of.row('nothing'),
  ];
  for (const ask of questions) expect(await ask(port)).toEqual(await ask(local));
  const sort = { by: 'time', isDescending: false };
  const pages = Array.from({ length: Math.ceil(rows.length / 500) }, (_, nth) => nth * 500);
  expect(asked).toEqual(pages.map((offset) => ({ scope: { range: days, filters: [] }, sort, offset, limit: 500 })));
});

test('a source that has said so is not asked anything else', async () => {
  const { source } = sourceOf(rows.slice(0, 20));
  const figures = jest.fn();
  const lent = { ...source, figures };
  await checkedLedgerPort(lent).describe();
  const { total } = await checkedLedgerPort(lent).figures({ range: days, filters: [], measures: ['transactions'] });
  expect([total.transactions, figures.mock.calls]).toEqual([20, []]);
});

test('a source of transactions alone that fails at first says so in its own words, and goes on', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { source } = sourceOf(rows.slice(0, 20));
  let isThere = false;
  const describe = () => (isThere ? source.describe() : Promise.reject(new Error('Our books are closed')));
  const port = checkedLedgerPort({ ...source, describe });
  const question = { range: days, filters: [], measures: ['transactions'] } as const;
  await expect(port.figures(question)).rejects.toThrow('Our books are closed');
  isThere = true;
  expect((await port.figures(question)).total.transactions).toBe(20);
});

test('refunds belong to their sale, a deposit is open until it is redeemed, and what has not happened is not there', async () => {
  if (!sale) throw new Error('The sample has no sale.');
  const at = (id: string, date: string, more: Partial<Transaction> = {}) => ({
    ...sale,
    id,
    date,
    minute: 600,
    ...more,
  });
  const { source } = sourceOf([
    at('deposit', '2025-06-02', { depositCollected: 5_000 }),
    at('sale', '2025-06-03'),
    at('refund', '2025-06-04', { type: 'refund', refundOf: 'sale' }),
    at('completion', '2025-06-10', { depositRedeemed: 5_000, refundOf: 'deposit' }),
  ]);
  const port = checkedLedgerPort(source);
  const [first, refund] = [await port.row('sale'), await port.row('refund')];
  expect(first && (await port.related(first)).refunds.map(({ id }) => id)).toEqual(['refund']);
  expect(refund && (await port.related(refund)).sale?.id).toBe('sale');
  const open = async (day: string) => (await port.deferred(day)).openDeposits.map(({ id }) => id);
  expect([await open('2025-06-05'), await open('2025-06-11')]).toEqual([['deposit'], []]);
  setStoreClock(() => Date.parse('2025-06-05T12:00:00Z'));
  expect(await port.row('completion')).toBeUndefined();
  expect(await open('2025-06-11')).toEqual(['deposit']);
});

test('transactions of another version are read again, and a failed reading is tried again', async () => {
  const { source, asked } = sourceOf(rows.slice(0, 20));
  let [version, isDown] = ['1', true];
  const port = checkedLedgerPort({
    ...source,
    get version() {
      return version;
    },
    rows: async (question) => (isDown ? Promise.reject(new Error('down')) : source.rows(question)),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(port.row('1')).rejects.toThrow('down');
  isDown = false;
  await port.row('1');
  await port.row('2');
  expect(asked).toHaveLength(1);
  version = '2';
  await port.row('1');
  expect(asked).toHaveLength(2);
});

test.each([
  [
    'too many transactions',
    { rows: rows.slice(0, 500), total: maxRowsOfPage + 1 },
    'transactions are too many for a source',
  ],
  [
    'transactions in another order',
    { rows: rows.slice(0, 20).toReversed(), total: 20 },
    'is earlier than the one before',
  ],
  ['fewer than it says', { rows: [], total: 20 }, '0 of 20 transactions were sent'],
])('%s are a failure in words, not wrong figures', async (_, answer, text) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const port = checkedLedgerPort({ ...sourceOf([]).source, rows: async ({ offset }) => ({ ...answer, offset }) });
  await expect(port.figures({ range: days, filters: [], measures: ['net-sales'] })).rejects.toThrow(text);
});
