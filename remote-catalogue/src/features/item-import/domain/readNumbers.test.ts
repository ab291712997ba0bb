import { DecimalMarkVote, readWeight, weightUnit } from './readNumbers';

test.each([
  ['only commas', ['12,50', '3'], ',', ','],
  ['only points', ['12.50', '3'], ';', '.'],
  ['ambiguous numbers only', ['1,234', '12'], ';', '.'],
  ['mostly commas, separated by semicolons', ['1,50', '2,50', '3.50'], ';', ','],
  ['mostly commas, separated by commas', ['1,50', '2,50', '3.50'], ',', '.'],
  ['a thousands comma with decimals', ['1,234.50'], ',', '.'],
  ['a zero before the comma', ['0,380'], ';', ','],
  ['with a currency', ['12,50 €', '€ 3,20/kg'], ',', ','],
] as const)('decimal mark: %s', (_name, cells, delimiter, mark) => {
  const vote = new DecimalMarkVote();
  cells.forEach((cell) => vote.add(cell));
  expect(vote.result(delimiter)).toBe(mark);
});

test.each([
  ['1.5', 'Weight (lb)', '.', '0.68'],
  ['1.50', 'Weight (kg)', '.', '1.50'],
  ['250', 'Variant Grams', '.', '0.25'],
  ['8', 'Weight oz', '.', '0.227'],
  ['2 lb', 'Weight', '.', '0.907'],
  ['500 g', 'Weight (kg)', '.', '0.5'],
  ['0,38', 'Gewicht', ',', '0.38'],
  ['1 stone', 'Weight', '.', undefined],
  ['heavy', 'Weight', '.', undefined],
  ['1 constructor', 'Weight', '.', undefined],
] as const)('%s in the column %s weighs %s', (cell, column, mark, kilograms) =>
  expect(readWeight(cell, weightUnit(column), mark)).toBe(kilograms),
);
