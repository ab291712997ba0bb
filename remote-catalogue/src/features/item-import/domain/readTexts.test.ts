import { cellText, fullName, isPlaceholder, readCategories, readItemType, readStatus, readUnit } from './readTexts';

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
])('%j in the column %j is %s', (cell, column, status) => expect(readStatus(cell, column)).toBe(status));

test.each([
  ['', 'Physical good'],
  ['simple', 'Physical good'],
  ['simple, virtual', 'Service'],
  ['simple, downloadable, virtual', 'Digital'],
  ['physical good', 'Physical good'],
  ['Kitchenware', 'Kitchenware'],
])('the item type %j is %s', (text, type) => expect(readItemType(text)).toBe(type));

test.each([
  ['kg', 'Per kilogram'],
  ['LB', 'Per pound'],
  ['Stück', 'Per item'],
  ['Per liter', 'Per liter'],
  ['box', 'box'],
  ['', ''],
])('the unit %j is %j', (text, unit) => expect(readUnit(text)).toBe(unit));

test.each([
  ['T-Shirt', 'Blue', 'T-Shirt - Blue'],
  ['T-Shirt', 'Regular', 'T-Shirt - Regular'],
  ['T-Shirt', 'T-Shirt', 'T-Shirt'],
  ['', 'Blue', ''],
])('the full name of %j and %j is %j', (name, variation, full) => expect(fullName(name, variation)).toBe(full));

test.each([
  ['Clothing > Tees, Sale', true, 'Clothing > Tees', ['Sale']],
  ['Clothing&gt;Tees', true, 'Clothing > Tees', []],
  ['Pots\\, pans, Sale', true, 'Pots, pans', ['Sale']],
  ['Tees; Sale | New', true, 'Tees', ['Sale', 'New']],
  ['Pots, pans', false, 'Pots, pans', []],
])('the first category of %j (several: %s) is %j, the others are %j', (cell, isList, first, others) =>
  expect(readCategories(cell, isList)).toEqual({ first, others }),
);

test('a placeholder is a variation like any other if the product has several', () => {
  expect([isPlaceholder('Regular', true), isPlaceholder('Regular', false), isPlaceholder('Blue', true)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['="00123"', '00123'],
  [' x ', 'x'],
])('the text of the cell %j is %j', (cell, text) => expect(cellText(cell)).toBe(text));
