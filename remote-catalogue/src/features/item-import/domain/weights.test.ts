import { previewImport } from './previewImport';
import { finish, now, previewOf, sourceOf } from './importing.testing';

const weightsOf = (text: string) => previewOf(text).added.map(({ item }) => item.weight);
const reasonsOf = (text: string) =>
  previewOf(text).warnings.map(({ line, column, value, reason }) => [line, column, value, reason]);

test('the unit of a weight may have a column of its own', () => {
  const file = 'Name,Price,Weight,Weight Unit\nCup,1,5,lb\nPot,2,5,kg\nJug,3,500,Grams\nPan,4,5,\nLid,5,5,stone\n';
  expect(weightsOf(file)).toEqual(['2.268', '5', '0.5', '5', '']);
  expect(reasonsOf(file)).toEqual([
    [1, 'Weight', '', 'Weights are converted to kilograms.'],
    [6, 'Weight Unit', 'stone', 'Unknown unit. The weight is left empty.'],
  ]);
});

test('grams stay grams where another column names the unit that the shop shows', () => {
  expect(weightsOf('Handle,Title,Variant Price,Variant Grams,Variant Weight Unit\na,Cup,1,907,lb\n')).toEqual([
    '0.907',
  ]);
});

test('variations inherit weight and unit together', () => {
  const file = 'Handle,Title,Option1 Value,Variant Price,Weight,Weight unit\na,Cup,S,1,5,lb\na,,M,2,,\n';
  const [cup] = previewOf(file).added;
  expect(cup?.item.variations?.map(({ weight }) => weight)).toEqual(['2.268', '2.268']);
});

test('whether a column Unit belongs to the weight or the price is asked', () => {
  const file = 'Name,Price,Weight,Unit\nCup,1,5,lb\nPot,2,3,\n';
  expect(previewOf(file).unitDoubt).toEqual({ column: 3, header: 'Unit', example: 'lb' });

  const { source, mapping } = sourceOf(file);
  const ofWeight = finish(previewImport(source, mapping.with(3, 'weightUnit'), { existing: [], now }));
  expect(ofWeight.unitDoubt).toBeUndefined();
  expect(ofWeight.added.map(({ item }) => [item.weight, item.unit])).toEqual([
    ['2.268', 'Per item'],
    ['3', 'Per item'],
  ]);
  const ofPrice = finish(previewImport(source, mapping, { existing: [], now, isUnitOfPrice: true }));
  expect(ofPrice.unitDoubt).toBeUndefined();
  expect(ofPrice.added.map(({ item }) => [item.weight, item.unit])).toEqual([
    ['5', 'Per pound'],
    ['3', 'Per item'],
  ]);
});

test.each([
  ['the header of the weights has a unit', 'Name,Price,Weight (kg),Unit\nCup,1,5,lb\n'],
  ['one unit does not measure weight', 'Name,Price,Weight,Unit\nCup,1,5,lb\nPot,2,5,each\n'],
  ['the price has the unit', 'Name,Price,Weight,Unit\nCup,$1/lb,5,lb\n'],
  ['all units are kilograms', 'Name,Price,Weight,Unit\nCup,1,5,kg\n'],
  ['there are no weights', 'Name,Price,Weight,Unit\nCup,1,,lb\n'],
])('nothing is asked if %s', (_case, file) => expect(previewOf(file).unitDoubt).toBeUndefined());

test.each([
  ['between tabs', 'Artikel\tPreis\tGewicht\nK\u00e4se\t12\t3,561\n'],
  ['in quotes between commas', 'Name,Price,Weight\nCup,12,"3,561"\n'],
])('what a weight of 3,561 means is asked once per file %s', (_where, file) => {
  expect(previewOf(file).numbers.doubt).toEqual({ kind: 'ambiguous', examples: ['3,561'] });
  const { source, mapping } = sourceOf(file);
  const chosen = finish(previewImport(source, mapping, { existing: [], now, decimalMark: ',' }));
  expect(chosen.numbers.doubt).toBeUndefined();
  expect(chosen.added[0]?.item.weight).toBe('3.561');
});

test('a price of 1,234 between tabs is asked too, between commas it is thousands', () => {
  expect(previewOf('Name\tPrice\nCup\t1,234\n').numbers.doubt?.examples).toEqual(['1,234']);
  expect(previewOf('Name,Price\nCup,"1,234"\n').numbers).toEqual({ mark: '.' });
});
