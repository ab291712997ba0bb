import { DecimalMarkVote } from './readNumbers';
import { readWeight, weightUnit } from './readWeight';

const markOf = (cells: readonly string[], delimiter: string) => {
  const vote = new DecimalMarkVote();
  cells.forEach((cell) => vote.add(cell));
  return vote.result(delimiter);
};

test.each([
  ['only commas', ['12,50', '3'], ',', ','],
  ['only points', ['12.50', '3'], ';', '.'],
  ['a thousands comma alone', ['1,234', '12'], ',', '.'],
  ['a thousands comma with decimals', ['1,234.50'], ',', '.'],
  ['a zero before the comma', ['0,380'], ';', ','],
  ['with a currency', ['12,50 €', '€ 3,20/kg'], ',', ','],
  ['two thousands points', ['1.200.000', '1.200'], ';', ','],
  ['three decimals after a zero', ['0.380', '1.200'], ',', '.'],
  ['a letter for a digit', ['12,5O', '3.50'], ',', '.'],
  ['no mark at all', ['12', 'free'], ';', '.'],
] as const)('decimal mark: %s', (_name, cells, delimiter, mark) => {
  expect(markOf(cells, delimiter)).toEqual({ mark });
});

test.each([
  ['1.200 between semicolons', ['1.200', '12'], ';', ',', 'ambiguous', ['1.200']],
  ['1.200 between commas', ['$1.200', '1.000'], ',', '.', 'ambiguous', ['$1.200']],
  ['1,234 between semicolons', ['1,234', '12'], ';', ',', 'ambiguous', ['1,234']],
  ['both, between semicolons', ['1,50', '2,50', '3.50'], ';', ',', 'mixed', ['1,50', '3.50']],
  ['both, between commas', ['1,50', '2,50', '3.50'], ',', '.', 'mixed', ['1,50', '3.50']],
] as const)('the decimal mark is in doubt: %s', (_name, cells, delimiter, mark, kind, examples) => {
  expect(markOf(cells, delimiter)).toEqual({ mark, doubt: { kind, examples } });
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
  expect(readWeight(cell, weightUnit(column) ?? 'kg', mark)).toBe(kilograms),
);
