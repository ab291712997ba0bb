import { figuresOf } from '../support/salesSummary';
import { expect, test } from '../support/salesSummaryTest';

test('every figure of the sales data has its line, payments by method, and fees with their rates', async ({
  summary,
}) => {
  await summary.open();
  await summary.button('Expand all').click();
  const labels = (await summary.lines()).map(({ label }) => label.replace(/ (2\.9|3\.50)%.*$/, ''));
  for (const label of [
    'Total sales',
    'Net sales',
    'Returns',
    'Items',
    'Service charges',
    'COVID service charge',
    'Setup cost',
    'Auto gratuity',
    'Discounts & comps',
    'Gift card sales',
    'Deferred sales',
    'Gift card sales already in total sales',
    'Invoices',
    'Invoice deposit redeemed',
    'Online',
    'Taxes',
    'Tips',
    'Total payments',
    'Card all but cash',
    'Cash',
    'Payment processing fees',
    'Invoice fees',
    'Net total',
  ])
    expect(labels, label).toContain(label);
  await expect(summary.table).toContainText('Payment processing fees 2.9% + $0.30');
  await expect(summary.table).toContainText('Invoice fees 3.50% + $0.15');
});

test('the figures grow with the weeks of the range, each week by its own factors', async ({ summary }) => {
  const read = async (from: string, to: string) => {
    await summary.open(`?from=${from}&to=${to}`);
    const payments = summary.table.getByRole('row', { name: /^Total payments/ }).first();
    const count = Number(await payments.getByRole('cell').first().textContent());
    return { count, gross: figuresOf(await summary.lines())('Gross sales') };
  };
  const one = await read('2025-06-22', '2025-06-28');
  const next = await read('2025-06-29', '2025-07-05');
  const both = await read('2025-06-22', '2025-07-05');
  expect([one.count, next.count, both.count]).toEqual([22, 22, 44]);
  expect(both.gross).toBe(one.gross + next.gross);
  expect(next.gross).not.toBe(one.gross);
  // Every row between 0.8 and 1.2 of its template.
  expect(next.gross / one.gross).toBeGreaterThan(0.8 / 1.2);
  expect(next.gross / one.gross).toBeLessThan(1.2 / 0.8);
});
