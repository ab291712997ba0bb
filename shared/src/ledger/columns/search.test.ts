import { createLedger } from '../sample/createLedger';
import { defaultRange } from '../model/filters';
import { columnsOfRows } from './columnsOfRows';
import { amountTest, rankReader } from './search';

test.each([
  ['63', [6300, 6320, 6399, -6320], [630, 63_000, 16_300]],
  ['63.', [6300, 6399], [6400]],
  ['63.2', [6320, 6329], [6302, 6330]],
  ['63.20', [6320, -6320], [6321, 632]],
  ['$63.20', [6320], [6321]],
  ['-63.20', [-6320], [6320]],
  ['(63.20)', [-6320], [6320]],
  ['1,234.50', [123_450, -123_450], [123_451]],
  ['1,234.5', [123_450, 123_459], [123_440]],
  ['$ 1234', [123_400], [12_340]],
  ['0063', [6300], [63]],
  ['0.50', [50], [5, 500]],
])('the typed amount %j', (typed, matching, others) => {
  const matches = amountTest(typed);
  expect(matching.filter((amount) => !matches?.(amount))).toEqual([]);
  expect(others.filter((amount) => matches?.(amount))).toEqual([]);
});

test.each(['', '$', 'abc', '1e5', '12,34', '6.3.2', 'TXN-143957', '63 items'])('%j is not an amount', (typed) =>
  expect(amountTest(typed)).toBeUndefined(),
);

const rows = createLedger().rowsOf(defaultRange);
const ranksOf = (query: string) => {
  const rankOf = rankReader(columnsOfRows(rows), query);
  return new Map(rows.map(({ id }, index) => [id, rankOf(index)]));
};
const found = (query: string) => [...ranksOf(query)].flatMap(([id, rank]) => (rank ? id : []));

test('every transaction is found by its id, the end of its id, its amount and its texts', () => {
  for (const { id, amount, description, items, staff } of rows) {
    expect(found(id.toLowerCase())).toEqual([id]);
    expect(ranksOf(id.slice(-6)).get(id)).toBe('id');
    expect(ranksOf(`$${(Math.abs(amount) / 100).toFixed(2)}`).get(id)).toBe('amount');
    for (const text of [description, items, staff]) expect(ranksOf(` ${text.toUpperCase()} `).get(id)).toBe('text');
  }
});

test('a prefix with its hyphen finds all ids that begin with it', () => {
  const payments = rows.filter(({ id }) => id.startsWith('PAY-')).map(({ id }) => id);
  expect(found('pay-')).toEqual(payments);
  expect(found('PAY-144')).toEqual(payments);
});

test.each([
  ['HONEY', 7],
  ['owen', 7],
  ['case of 6', 4],
  ['  gift ', 1],
  ['partial refund', 1],
])('%j finds %i transactions', (query, count) => expect(found(query)).toHaveLength(count));

test.each(['144', 'PAY', 'AY-144', 'ZZZ-', 'in-store', 'register', '$', '  ', ''])('%j finds nothing', (query) =>
  expect(found(query)).toEqual([]),
);
