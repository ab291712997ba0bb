import fc from 'fast-check';
import { formatPercent, spokenMoney, unknown } from '@back-office/shared/format';
import { describeParts, sharesOf, wordsForRing } from './parts';

const partsOf = (values: readonly number[]) => values.map((value) => ({ name: 'Part', value }));
const percentsOf = (values: readonly number[]) => sharesOf(partsOf(values)).map((share) => formatPercent(share, 1));

test.each([
  [
    [225315, 5000, 15338, 3000],
    ['90.6%', '2.0%', '6.2%', '1.2%'],
  ],
  [
    [100, -25],
    ['133.3%', '−33.3%'],
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

test('the percentages shown add up to 100.0', () => {
  expect(percentsOf([1, 1, 1])).toEqual(['33.4%', '33.3%', '33.3%']);
  const amounts = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(amounts, (values) => {
      fc.pre(values.reduce((sum, value) => sum + value, 0) !== 0);
      const tenths = sharesOf(partsOf(values)).map((share) => Math.round(share * 1000));
      expect(tenths.reduce((sum, tenth) => sum + tenth, 0)).toBe(1000);
    }),
  );
});

test('in a larger whole the shares add up to 100.0 with what they leave', () => {
  expect(sharesOf(partsOf([1, 1]), 3).map((share) => formatPercent(share, 1))).toEqual(['33.4%', '33.3%']);
});

test('the text alternative names every part, negative values as minus', () => {
  const parts = [
    { name: 'Net sales', value: -500 },
    { name: 'Taxes', value: 0 },
  ];
  expect(describeParts('Total sales', parts, spokenMoney)).toBe('Total sales: Net sales minus $5.00, Taxes $0.00');
  expect(describeParts('Total sales', [], spokenMoney)).toBe('Total sales');
});

test('a ring of unknown parts says why once, or at least of what', () => {
  const known = { name: 'Net sales', value: 800 };
  const taxes = { name: 'Taxes', value: unknown, reason: 'Your files do not hold taxes.' } as const;
  const tips = { name: 'Tips', value: unknown, reason: 'Your files do not hold tips.' } as const;
  expect(wordsForRing([known, taxes, tips])).toBe('Your files do not hold taxes and tips.');
  expect(wordsForRing([known, taxes, { name: 'Tips', value: unknown }])).toBe(
    'Not in your files: Taxes, Tips. Your files do not hold taxes.',
  );
});
