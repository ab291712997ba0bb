import { exportColumns } from '../../../domain/exportFormat';
import { mapColumns } from './mapColumns';

const mapped = (header: readonly string[]) =>
  Object.fromEntries(mapColumns(header).flatMap((field, index) => (field ? [[header[index], field]] : [])));

test('our own export maps to itself, in any order', () => {
  const header = exportColumns.map((column) => column.header).reverse();
  expect(mapColumns(header)).toEqual(exportColumns.map((column) => column.field).reverse());
});

test.each([
  [
    'padding, case and punctuation',
    ['  ITEM_NAME ', 'unit-price', 'Weight (kg)', 'variantSKU'],
    ['name', 'price', 'weight', 'sku'],
  ],
  ['accents', ['Désignation', 'Prix', 'Quantité', 'Catégorie'], ['name', 'price', 'stock', 'category']],
  [
    'German',
    ['Artikelnummer', 'Bezeichnung', 'VK-Preis', 'Lagerbestand', 'Warengruppe'],
    ['sku', 'name', 'price', 'stock', 'category'],
  ],
  ['the variant before the product', ['Product Id', 'Variant Id'], [null, 'id']],
  ['dollars before other currencies', ['Price EUR', 'Price USD'], [null, 'price']],
  ['the only currency there is', ['Name', 'Price DKK'], ['name', 'price']],
  ['the regular price before the sale price', ['Sale price', 'Regular price'], [null, 'price']],
  [
    'the cost as no price, no date, no tax',
    ['Cost Price', 'Date sale price starts', 'Tax status', 'In stock?'],
    ['cost', null, null, null],
  ],
  [
    'quantities of every location',
    ['Current Quantity Berlin', 'New Quantity Berlin', 'Current Quantity Paris'],
    ['stock', 'stock', 'stock'],
  ],
  ['quantities of every location, in brackets', ['In stock [Bar]', 'Low stock [Bar]'], ['stock', null]],
  [
    'the low level of an item, not that of a location',
    ['Low stock amount', 'Stock Alert Count Bar'],
    ['lowStock', null],
  ],
  [
    'the first of several languages',
    ['name:de', 'name:en', 'optionValues:de', 'sku'],
    ['name', null, 'optionValue', 'sku'],
  ],
  ['what the price includes', ['Retail Price (incl. VAT)', 'Name'], ['price', 'name']],
  ['a price without tax', ['Price tax excluded', 'Name *'], ['price', 'name']],
  ['the currency of a longer name', ['VK-Preis (EUR)', 'UNIT PRICE (EUR)'], ['price', null]],
  ['no cost and no former price in a currency', ['Cost Price (EUR)', 'Compare at price USD'], [null, null]],
  ['no currency of the cost', ['Price', 'Cost Currency', 'Currency'], ['price', null, 'currency']],
  ['the amount of a nested price', ['name', 'price.amount', 'price.currency'], ['name', 'price', 'currency']],
  ['a first of two equal names', ['Name', 'Name'], ['name', null]],
  ['a description where nothing is a name', ['StockCode', 'Description', 'UnitPrice'], ['sku', 'name', 'price']],
  ['no name at all', ['', '???'], [null, null]],
])('%s', (_rule, header, expected) => {
  expect(mapColumns(header)).toEqual(expected);
});

test("Type is the item type, but in a Shopify file it is the merchant's category", () => {
  expect(mapped(['ID', 'Type', 'Name'])).toEqual({ ID: 'id', Type: 'itemType', Name: 'name' });
  expect(mapped(['Handle', 'Title', 'Type'])).toEqual({ Handle: 'handle', Title: 'name', Type: 'category' });
});

test.each([
  ['Shopify', 'Option1 Name', 'Option1 Value'],
  ['Square', 'Option Name 2', 'Option Value 2'],
  ['WooCommerce', 'Attribute 1 name', 'Attribute 1 value(s)'],
  ['Medusa', 'Variant Option 1 Name', 'Variant Option 1 Value'],
  ['Vendure', 'optionGroups', 'optionValues'],
])('the options of a file of %s', (_shop, name, value) => {
  expect(mapColumns(['Title', name, value, 'Attribute 1 visible'])).toEqual([
    'name',
    'optionName',
    'optionValue',
    null,
  ]);
});
