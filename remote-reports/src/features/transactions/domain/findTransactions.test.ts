import { createLedger, defaultRange, filterTransactions, noFilters } from '@back-office/shared/ledger';
import { findTransactions, searchedPeriod } from './findTransactions';

const rows = createLedger().rowsOf(defaultRange);
const idsOf = (query: string, max = 5) => findTransactions(rows, query, max).rows.map(({ id }) => id);

test('the search box finds as many transactions as the list shows', () => {
  for (const query of ['honey', 'owen', 'PAY-', '144', rows[0]?.id ?? '', '$', '12']) {
    const listed = filterTransactions(rows, { ...noFilters, searchQuery: query });
    expect(findTransactions(rows, query, 1).total).toBe(listed.length);
    expect([...idsOf(query, 22)].sort()).toEqual(listed.map(({ id }) => id).sort());
  }
});

test('ids come before amounts, and amounts before texts', () => {
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error('The week has rows.');
  const mixed = [
    { ...first, description: '1234.00' },
    { ...second, amount: 123_400 },
    { ...third, id: 'PAY-1234.00' },
  ];
  const found = findTransactions(mixed, '1234.00', 5).rows;
  expect(found.map(({ id }) => id)).toEqual(['PAY-1234.00', second.id, first.id]);
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
