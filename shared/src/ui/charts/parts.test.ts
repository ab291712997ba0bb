import fc from 'fast-check';
import { formatPercent, spokenMoney } from '@back-office/shared/format';
import { describeParts, shareOf, wholeOf } from './parts';

const percentsOf = (values: readonly number[]) => {
  const whole = wholeOf(values.map((value) => ({ name: 'Part', value })));
  return values.map((value) => formatPercent(shareOf(value, whole), 1));
};

test.each([
  [
    [225315, 5000, 15338, 3000],
    ['90.6%', '2.0%', '6.2%', '1.2%'],
  ],
  [
    [100, -25],
    ['133.3%', '-33.3%'],
  ],
  [
    [-100, -300],
    ['25.0%', '75.0%'],
  ],
  [
    [0, 500],
    ['0.0%', '100.0%'],
  ],
  [
    [100, -100],
    ['N/A', 'N/A'],
  ],
  [
    [0, 0],
    ['N/A', 'N/A'],
  ],
])('the shares of %j are %j', (values, percents) => expect(percentsOf(values)).toEqual(percents));

test('shares add up to the whole', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(amounts, (values) => {
      const whole = values.reduce((sum, value) => sum + value, 0);
      fc.pre(whole > 0);
      expect(values.reduce((sum, value) => sum + shareOf(value, whole), 0)).toBeCloseTo(1, 9);
    }),
  );
});

test('the text alternative names every part, negative values as minus', () => {
  const parts = [
    { name: 'Net sales', value: -500 },
    { name: 'Taxes', value: 0 },
  ];
  expect(describeParts('Total sales', parts, spokenMoney)).toBe('Total sales: Net sales minus $5.00, Taxes $0.00');
  expect(describeParts('Total sales', [], spokenMoney)).toBe('Total sales');
});
