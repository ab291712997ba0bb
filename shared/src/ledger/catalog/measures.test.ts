import { isDeduction, totalOfGiven, type MeasureId } from './measures';

test.each([
  ['returns', true],
  ['discounts-and-comps', true],
  ['fees', true],
  ['refunds', true],
  ['net-sales', false],
  ['deferred-sales', false],
  ['taxes-on-refunds', false],
  ['average-net-sale', false],
] satisfies readonly [MeasureId, boolean][])('that %s is a deduction is %s', (id, expected) => {
  expect(isDeduction(id)).toBe(expected);
});

test('a total of given figures follows from the formulas of the catalog', () => {
  expect(totalOfGiven('net-sales', { 'gross-sales': 100_00, returns: -10_00, comps: -5_00 })).toBe(85_00);
  expect(totalOfGiven('total-sales', { items: 100_00, 'setup-cost': 20_00, taxes: 8_00 })).toBe(128_00);
  expect(totalOfGiven('net-total', { 'total-payments': 128_00, 'processing-fees': -4_01 })).toBe(123_99);
  expect(totalOfGiven('net-total', {})).toBe(0);
});
