import { createLedger, defaultRange, filterTransactions, noFilters } from '@back-office/shared/ledger';
import { findTransactions, searchedPeriod, searchedPeriodOfSource } from './findTransactions';

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
  [1, '2023-11-20', 'In the last three years, Nov 20, 2023 – Nov 23, 2026'],
  [100, '2026-10-05', 'In the last 50 days, Oct 5 – Nov 23, 2026'],
  [20_000, '2026-11-23', 'In today’s sales, Nov 23, 2026'],
])('at a volume of %i the search goes back to %s', (volume, from, note) =>
  expect(searchedPeriod('2026-11-23', volume)).toEqual({ range: { from, to: '2026-11-23' }, note }),
);

const ninetyDays = { from: '2026-08-26', to: '2026-11-23' };

test.each([
  [undefined, ninetyDays, 'In the last 90 days, Aug 26 – Nov 23, 2026'],
  [{ from: '2025-06-31', to: '2025-07-02' }, ninetyDays, 'In the last 90 days, Aug 26 – Nov 23, 2026'],
  [defaultRange, defaultRange, 'In the period on screen, Jun 22 – 28, 2025'],
])('another source is searched, with %j on screen, in %j', (onScreen, range, note) =>
  expect(searchedPeriodOfSource('2026-11-23', onScreen)).toEqual({ range, note }),
);
