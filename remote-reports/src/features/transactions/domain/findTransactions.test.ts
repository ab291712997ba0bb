import { createLedger, defaultRange } from '@back-office/shared/ledger';
import { amountTest, findTransactions, searchedPeriod } from './findTransactions';

test.each([
  ['63', [6300, 6320, 6399, -6320], [630, 63_000, 16_300]],
  ['63.', [6300, 6399], [6400]],
  ['63.2', [6320, 6329], [6302, 6330]],
  ['63.20', [6320, -6320], [6321, 632]],
  ['$63.20', [6320], [6321]],
  ['-63.20', [-6320], [6320]],
  ['(63.20)', [-6320], [6320]],
  ['1,234.5', [123_450, 123_459], [123_440]],
  ['$ 1234', [123_400], [12_340]],
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
const idsOf = (query: string, max = 5) => findTransactions(rows, query, max).rows.map(({ id }) => id);

test('every transaction is found by its id, the end of its id, its amount and its description', () => {
  for (const { id, amount, description } of rows) {
    const dollars = Math.abs(amount) / 100;
    expect(idsOf(id.toLowerCase())).toEqual([id]);
    expect(idsOf(id.slice(-6))).toEqual([id]);
    expect(idsOf(`$${dollars.toFixed(2)}`, 22)).toContain(id);
    expect(idsOf(description, 22)).toContain(id);
  }
});

test('the newest are first, and more than fit are counted', () => {
  const found = findTransactions(rows, 'loaf', 2);
  expect(found.total).toBeGreaterThan(2);
  expect(found.rows).toEqual(
    rows
      .filter(({ description }) => description.includes('Loaf'))
      .slice(-2)
      .reverse(),
  );
});

test('a short number is no part of an id', () => expect(idsOf('144')).toEqual([]));

test.each([
  [undefined, 1, '2025-03-31', '2025-06-28', 'In the last 90 days of the sample, Mar 31 – Jun 28, 2025'],
  [defaultRange, 1, '2025-06-22', '2025-06-28', 'In the period on screen, Jun 22 – 28, 2025'],
  [
    { from: '2025-06-31', to: '2025-07-02' },
    1,
    '2025-03-31',
    '2025-06-28',
    'In the last 90 days of the sample, Mar 31 – Jun 28, 2025',
  ],
  [
    { from: '2025-01-01', to: '2025-12-31' },
    100,
    '2025-11-12',
    '2025-12-31',
    'In the last 50 days of the period on screen, Nov 12 – Dec 31, 2025',
  ],
  [undefined, 20_000, '2025-06-28', '2025-06-28', 'In the last day of the sample, Jun 28, 2025'],
])('with %j on screen and a volume of %i, %s to %s is searched', (range, volume, from, to, note) =>
  expect(searchedPeriod(range, volume)).toEqual({ range: { from, to }, note }),
);
