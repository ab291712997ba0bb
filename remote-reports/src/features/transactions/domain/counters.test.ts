import { createLedger, defaultRange, filterTransactions, noFilters, salesDataOf } from '@back-office/shared/ledger';
import { countersOf } from './counters';

const week = createLedger().rowsOf(defaultRange);
const refunds = filterTransactions(week, { ...noFilters, types: ['refund'] });

test('a list of payments and refunds counts both', () => {
  const [first, ...others] = countersOf(week, []);
  const payments = week.length - refunds.length;
  expect(first).toMatchObject({ label: 'Transactions', value: 22 });
  expect(first?.rule).toContain(`${payments} payments and ${refunds.length} refunds`);
  expect(others.map(({ label }) => label)).toEqual(['Gross sales', 'Returns', 'Net sales', 'Total collected']);
  expect(countersOf(week, ['sale', 'refund'])).toEqual(countersOf(week, []));
});

test.each([
  ['refunds that another filter leaves', refunds, [], 'refunds'],
  ['no rows of refunds alone', [], ['refund'], 'refunds'],
  ['no rows of any type', [], [], 'transactions'],
  ['no rows of payments and refunds', [], ['sale', 'refund'], 'transactions'],
  ['one payment among refunds', week, ['sale', 'refund'], 'transactions'],
] as const)('a list of %s', (_, rows, types, first) => expect(countersOf(rows, types)[0]?.id).toBe(first));

test('filtered to refunds, also with other filters, the figures are those of refunds and add up', () => {
  const byCard = refunds.filter(({ paymentMethod }) => paymentMethod === 'card');
  for (const rows of [refunds, byCard, []]) {
    const data = salesDataOf(rows);
    const counters = countersOf(rows, ['refund']);
    expect(counters.map(({ label, value }) => [label, value])).toEqual([
      ['Refunds', rows.length],
      ['Returned items', data.returns],
      ['Refunds by amount', data.partialRefunds],
      ['Taxes refunded', data.taxes],
      ['Total refunded', data.totalPaymentsCollected],
    ]);
    const [total] = counters.slice(-1);
    expect(total?.parts.reduce((sum, { value }) => sum + value, 0)).toBe(total?.value);
  }
});
