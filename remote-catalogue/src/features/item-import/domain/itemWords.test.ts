import { cellText, firstCategory, instantOf } from './cellTexts';
import { fullName, itemTypeOf, statusOf, unitOf } from './itemWords';
import { readWeight, weightUnit } from './readWeight';

test.each([
  ['published', 'Product Status', 'Active'],
  ['draft', 'Product Status', 'Draft'],
  ['proposed', 'Product Status', 'Draft'],
  ['ARCHIVED', 'Status', 'Archived'],
  ['', 'Status', 'Active'],
  ['Y', 'Archived', 'Archived'],
  ['N', ' archived ', 'Active'],
  ['1', 'Published', 'Active'],
  ['0', 'Published', 'Draft'],
  ['-1', 'Published', 'Draft'],
  ['TRUE', 'Published', 'Active'],
  ['constructor', 'Status', 'unknown'],
])('%j in the column %j means %s', (cell, column, status) => expect(statusOf(cell, column)).toBe(status));

test.each([
  ['', 'Physical good'],
  ['simple', 'Physical good'],
  ['simple, virtual', 'Service'],
  ['simple, downloadable, virtual', 'Digital'],
  ['physical good', 'Physical good'],
  ['Kitchenware', 'Kitchenware'],
])('the type %j is %s', (text, type) => expect(itemTypeOf(text)).toBe(type));

test.each([
  ['kg', 'Per kilogram'],
  ['LB', 'Per pound'],
  ['Stück', 'Per item'],
  ['Per liter', 'Per liter'],
  ['box', 'box'],
  ['', ''],
])('the unit %j is %j', (text, unit) => expect(unitOf(text)).toBe(unit));

test.each([
  ['T-Shirt', 'Blue', 'T-Shirt - Blue'],
  ['T-Shirt', 'Default Title', 'T-Shirt'],
  ['T-Shirt', 'T-Shirt', 'T-Shirt'],
  ['', 'Blue', ''],
])('%j and %j are called %j', (name, variation, full) => expect(fullName(name, variation)).toBe(full));

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
] as const)('%s under %s weighs %s', (cell, column, mark, kilograms) =>
  expect(readWeight(cell, weightUnit(column), mark)).toBe(kilograms),
);

test.each([
  ['Clothing > Tees, Sale', true, 'Clothing > Tees'],
  ['Clothing&gt;Tees', true, 'Clothing > Tees'],
  ['Pots\\, pans, Sale', true, 'Pots, pans'],
  ['Pots, pans', false, 'Pots, pans'],
])('the first category of %j (a list: %s) is %j', (cell, isList, category) =>
  expect(firstCategory(cell, isList)).toBe(category),
);

test.each([
  ['="00123"', '00123'],
  [' x ', 'x'],
])('%j holds %j', (cell, text) => expect(cellText(cell)).toBe(text));

test.each([
  ['2024-07-31T16:07:55.102Z', '2024-07-31T16:07:55.102Z'],
  ['2024-07-31 16:07:55+02:00', '2024-07-31T14:07:55.000Z'],
  ['2024-07-31 16:07:55 UTC', '2024-07-31T16:07:55.000Z'],
  ['2024-07-31', '2024-07-31T00:00:00.000Z'],
  ['2024-07-31 16:07', undefined],
  ['31.07.2024', undefined],
  ['2024-13-41', undefined],
])('%j is the instant %s', (cell, instant) => expect(instantOf(cell)).toBe(instant));
