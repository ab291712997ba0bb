import { createLedger, isPromise, localLedgerPort, valuesOf, withFilter } from '@back-office/shared/ledger';
import { defaultView, type TransactionsView } from '../../../domain/transactionsView';
import { countersOf, widthsOf } from './counters';
import { askFigures } from './listQuestions';

const port = localLedgerPort(createLedger());

function counters(view: Partial<TransactionsView> = {}) {
  const shown = { ...defaultView, ...view };
  const figures = askFigures(port, shown, {});
  if (isPromise(figures)) throw new Error('The sample ledger answers at once.');
  return countersOf(figures.total, valuesOf(shown.filters, 'transaction-type'));
}

const typed = (...types: readonly string[]) => ({ filters: withFilter([], 'transaction-type', types) });
const nowhere = { text: 'zeppelin' };

test('a list of payments and refunds counts both', () => {
  const [first, ...others] = counters();
  const refunds = counters(typed('Refund'))[0]?.value;
  expect(first).toMatchObject({ label: 'Transactions', value: 22 });
  expect(first?.rule).toBe(
    `Payments and refunds, each counted once: ${22 - Number(refunds)} payments and ${String(refunds)} refunds.`,
  );
  expect(others.map(({ label }) => label)).toEqual(['Gross sales', 'Returns', 'Net sales', 'Total collected']);
  expect(counters(typed('Sale', 'Refund'))).toEqual(counters());
});

test.each([
  ['refunds that another filter leaves', { text: 'RET-' }, 'refunds'],
  ['no rows of refunds alone', { ...nowhere, ...typed('Refund') }, 'refunds'],
  ['no rows of any type', nowhere, 'transactions'],
  ['no rows of payments and refunds', { ...nowhere, ...typed('Sale', 'Refund') }, 'transactions'],
  ['one payment among refunds', typed('Sale', 'Refund'), 'transactions'],
] as const)('a list of %s', (_, view, first) => expect(counters(view)[0]?.id).toBe(first));

test('filtered to refunds, also with other filters, the figures are those of refunds and add up', () => {
  const byCard = { filters: withFilter(typed('Refund').filters, 'payment-method', ['Card']) };
  for (const view of [typed('Refund'), byCard, { ...nowhere, ...typed('Refund') }]) {
    const shown = counters(view);
    expect(shown.map(({ label }) => label)).toEqual([
      'Refunds',
      'Returned items',
      'Refunds by amount',
      'Taxes refunded',
      'Total refunded',
    ]);
    const total = shown.at(-1);
    expect(total?.parts.reduce((sum, { value }) => sum + Number(value), 0)).toBe(total?.value);
  }
});

test('the counters stand in one line from 640 pixels on, those of refunds from 700', () => {
  expect(widthsOf(counters())).toEqual({ oneLine: 640, twoColumns: 320 });
  expect(widthsOf(counters(typed('Refund')))).toEqual({ oneLine: 700, twoColumns: 320 });
});

test('amounts of billions need more room: beside the panel the last of them was outside its frame', () => {
  const billions = counters().map((counter) => ({ ...counter, value: -240_000_977_835 }));
  expect(widthsOf(billions)).toEqual({ oneLine: 1060, twoColumns: 440 });
});
