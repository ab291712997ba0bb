import { noScope, withFigures } from './figures';
import { waterfallBars } from './waterfall';
import type { Waterfall } from './visualization';

const bars = (figures: Record<string, number>, data: Waterfall['data']) =>
  waterfallBars(
    { id: 'w', type: 'waterfall', title: '', description: '', data },
    withFigures(noScope, figures, () => undefined),
  ).map(({ text, start, width }) => [text, start, width]);

test('each bar starts where the one before it ended, and totals start at zero', () => {
  expect(
    bars({ gross: 80, discount: 20, tax: 40, total: 100 }, [
      { label: 'Gross', figure: 'gross', kind: 'total' },
      { label: 'Discount', figure: 'discount', kind: 'subtract' },
      { label: 'Tax', figure: 'tax', kind: 'add' },
      { label: 'Total', figure: 'total', kind: 'total' },
    ]),
  ).toEqual([
    ['$80.00', 0, 80],
    ['($20.00)', 60, 20],
    ['$40.00', 60, 40],
    ['$100.00', 0, 100],
  ]);
});

test('a total below zero extends to the left of zero', () => {
  expect(
    bars({ one: 50, two: 100, rest: -50 }, [
      { label: 'One', figure: 'one', kind: 'total' },
      { label: 'Two', figure: 'two', kind: 'subtract' },
      { label: 'Rest', figure: 'rest', kind: 'total' },
    ]),
  ).toEqual([
    ['$50.00', 50, 50],
    ['($100.00)', 0, 100],
    ['($50.00)', 0, 50],
  ]);
});

test('without amounts no bar has a width', () => {
  expect(bars({ zero: 0 }, [{ label: 'Zero', figure: 'zero', kind: 'total' }])).toEqual([['$0.00', 0, 0]]);
});
