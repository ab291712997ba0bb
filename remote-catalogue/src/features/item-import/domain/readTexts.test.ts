import { cellText, firstCategory, fullName, readInstant, readItemType, readStatus, readUnit } from './readTexts';

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
  ['T-Shirt', 'Default Title', 'T-Shirt'],
  ['T-Shirt', 'T-Shirt', 'T-Shirt'],
  ['', 'Blue', ''],
])('the full name of %j and %j is %j', (name, variation, full) => expect(fullName(name, variation)).toBe(full));

test.each([
  ['Clothing > Tees, Sale', true, 'Clothing > Tees'],
  ['Clothing&gt;Tees', true, 'Clothing > Tees'],
  ['Pots\\, pans, Sale', true, 'Pots, pans'],
  ['Pots, pans', false, 'Pots, pans'],
])('the first category of %j (several: %s) is %j', (cell, isList, category) =>
  expect(firstCategory(cell, isList)).toBe(category),
);

test.each([
  ['="00123"', '00123'],
  [' x ', 'x'],
])('the text of the cell %j is %j', (cell, text) => expect(cellText(cell)).toBe(text));

test.each([
  ['2024-07-31T16:07:55.102Z', '2024-07-31T16:07:55.102Z'],
  ['2024-07-31 16:07:55+02:00', '2024-07-31T14:07:55.000Z'],
  ['2024-07-31 16:07:55 UTC', '2024-07-31T16:07:55.000Z'],
  ['2024-07-31', '2024-07-31T00:00:00.000Z'],
  ['2024-07-31 16:07', undefined],
  ['31.07.2024', undefined],
  ['2024-13-41', undefined],
])('%j is the time %s', (cell, instant) => expect(readInstant(cell)).toBe(instant));
