import { writeCsv } from '@back-office/shared/csv';
import { variationsOf } from '../../../domain/variations';
import { entriesToImport } from './importStock';
import { now, previewOf } from './importing.testing';

type Row = Readonly<Record<string, string>>;

/** A file with these columns, as the shop systems export them: cells that a row does not name are blank. */
function fileOf(header: string, rows: readonly Row[]): string {
  const columns = header.split(',');
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
}

const variationsIn = (file: string) => previewOf(file).added.flatMap(({ item }) => variationsOf(item));
const reasonsIn = (file: string) => previewOf(file).warnings.map(({ line, reason }) => [line, reason]);

describe('Shopify', () => {
  const columns =
    'Title,URL handle,Description,Vendor,Product category,Type,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,' +
    'Option2 name,Option2 value,Option2 Linked To,Price,Price / International,Compare-at price,Cost per item,Inventory tracker,' +
    'Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Product image URL';
  const sold = {
    Price: '19.99',
    'Cost per item': '7.50',
    'Inventory tracker': 'shopify',
    'Weight unit for display': 'kg',
  };
  const first = {
    ...sold,
    ...{
      Title: 'T-Shirt',
      'URL handle': 'tee',
      Type: 'Shirts',
      Status: 'Active',
      SKU: 'T-S',
      Barcode: "'4006381333931",
    },
    ...{ 'Option1 name': 'Size', 'Option1 value': 'S, slim', 'Option2 name': 'Color', 'Option2 value': 'Red' },
    ...{ 'Inventory quantity': '5', 'Weight value (grams)': '250' },
  };
  const second = {
    ...sold,
    ...{ 'URL handle': 'tee', SKU: 'T-M', 'Option1 value': 'M', 'Option2 value': 'Red' },
    ...{ 'Inventory quantity': '7', 'Weight value (grams)': '1500' },
  };

  test('the names of options are on the first row; weights are grams, whatever unit is displayed', () => {
    const [added, ...others] = previewOf(fileOf(columns, [first, second])).added;
    expect(others).toEqual([]);
    expect(added?.item).toMatchObject({ name: 'T-Shirt', reportingCategory: 'Shirts', stock: 12 });
    expect(added?.item.options).toEqual([
      { name: 'Size', values: ['S, slim', 'M'] },
      { name: 'Color', values: ['Red'] },
    ]);
    expect(
      added?.item.variations?.map(({ sku, gtin, weight, cost, stock }) => [sku, gtin, weight, cost, stock]),
    ).toEqual([
      ['T-S', '4006381333931', '0.25', '$7.50', 5],
      ['T-M', '', '1.5', '$7.50', 7],
    ]);
  });

  test('stock without a tracker is not counted, although its quantity is 0', () => {
    const untracked = { ...first, 'Inventory tracker': '', 'Inventory quantity': '0' };
    const tracked = { ...second, 'Inventory quantity': '0' };
    expect(variationsIn(fileOf(columns, [untracked, tracked])).map(({ stock }) => stock)).toEqual(['-', 0]);
  });
});

test('the inventory of Shopify has no prices: the preview says where its counts are imported', () => {
  const file =
    'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,On hand\ncup,Cup,Title,Default Title,C,,,Bar,3\n';
  expect(previewOf(file).mappingErrors).toEqual([
    'This is an inventory file of Shopify, which has no prices. Open it in Inventory management: Actions, Import counts.',
  ]);
});

test('a new quantity of Square replaces the current one at its location; other locations keep theirs', () => {
  const file = fileOf(
    'Token,Item Name,Variation Name,SKU,Price,Default Unit Cost,Current Quantity Bar,New Quantity Bar,Current Quantity Hall,New Quantity Hall',
    [
      {
        Token: 'A',
        'Item Name': 'Cup',
        SKU: 'C',
        Price: '4',
        'Current Quantity Bar': '5',
        'New Quantity Bar': '12',
        'Current Quantity Hall': '2',
      },
      { Token: 'B', 'Item Name': 'Pot', SKU: 'P', Price: '9', 'New Quantity Hall': '3', 'Default Unit Cost': '2.25' },
    ],
  );
  const preview = previewOf(file);
  expect(preview.added.map(({ item: { stock, locations, cost } }) => [stock, locations, cost])).toEqual([
    [14, ['Bar', 'Hall'], undefined],
    [3, ['Hall'], '$2.25'],
  ]);
  expect(
    entriesToImport(preview, 'merge', { existing: [], now }).map(({ itemId, location, counted }) => [
      itemId,
      location,
      counted,
    ]),
  ).toEqual([['A', 'Hall', 2]]);
});

test('prices of single locations, and where an item is not sold, are told in the preview and never left out silently', () => {
  const columns =
    'Token,Item Name,SKU,Price,Enabled Bar,Current Quantity Bar,Price Bar,Enabled Hall,Current Quantity Hall,Price Hall,Price tier';
  const rows = [
    { Token: 'A', 'Item Name': 'Cup', SKU: 'C', Price: '4.00', 'Price Bar': '4', 'Enabled Bar': 'Y' },
    {
      Token: 'B',
      'Item Name': 'Pot',
      SKU: 'P',
      Price: '9',
      'Price Hall': '9.50',
      'Enabled Bar': 'N',
      'Price tier': '1',
    },
    { Token: 'C', 'Item Name': 'Jug', SKU: 'J', Price: 'variable', 'Price Bar': 'variable', 'Price Hall': '3' },
  ];
  const preview = previewOf(fileOf(columns, rows));
  expect(preview.added.map(({ item }) => item.price)).toEqual(['$4.00', '$9.00', '$0.00']);
  expect(preview.warnings.filter(({ line }) => line === 1).map(({ column, reason }) => [column, reason])).toEqual([
    [
      'Price Hall',
      'An item has one price. Other prices at “Hall” are left out: 2 rows, the first in line 3 with 9.50 instead of $9.00.',
    ],
    ['Enabled Bar', 'Items that are not sold at “Bar” are imported as all others: 1 row, the first in line 3.'],
  ]);
  expect(preview.warnings.filter(({ line }) => line > 1).map(({ column }) => column)).toEqual(['Price']);
  const bracketed = fileOf('Name,SKU,Price,Price [Bar]', [{ Name: 'Cup', SKU: 'C', Price: '4', 'Price [Bar]': '5' }]);
  expect(reasonsIn(bracketed)).toEqual([
    [
      1,
      'An item has one price. Other prices at “Bar” are left out: 1 row, the first in line 2 with 5 instead of $4.00.',
    ],
  ]);
});

test.each(['Stock Alert Count Bar', 'Low stock [Bar]'])(
  'low levels in “%s” are told, and how to import them',
  (column) => {
    const row = { Name: 'Cup', SKU: 'C', Price: '4', [column]: '5' };
    const file = fileOf(`Name,SKU,Price,${column}`, [row, { ...row, SKU: 'D', Name: 'Jug', [column]: '0' }]);
    expect(reasonsIn(file)).toEqual([
      [
        1,
        'A low level is for all locations together. That of “Bar” is left out: 1 row, the first in line 2 with 5. To import it, choose “Low level” for its column.',
      ],
    ]);
  },
);

test('WooCommerce: a comma inside a choice, stock of the product, the low level, and variations before their product', () => {
  const file = fileOf(
    'ID,Type,SKU,Name,Published,Stock,Low stock amount,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
    [
      {
        ID: '11',
        Type: 'variation',
        SKU: 'T-S',
        Name: 'T-Shirt - S',
        Published: '1',
        Stock: '5',
        'Low stock amount': '2',
        'Regular price': '19.99',
        Parent: 'tee',
        'Attribute 1 name': 'Size',
        'Attribute 1 value(s)': 'S',
        'Attribute 2 name': 'Color',
        'Attribute 2 value(s)': 'Red\\, dark',
      },
      {
        ID: '12',
        Type: 'variation',
        SKU: 'T-M',
        Name: 'T-Shirt - M',
        Published: '1',
        Stock: 'parent',
        'Regular price': '19.99',
        Parent: 'id:10',
        'Attribute 1 name': 'Size',
        'Attribute 1 value(s)': 'M',
        'Attribute 2 name': 'Color',
        'Attribute 2 value(s)': 'Red\\, dark',
      },
      {
        ID: '10',
        Type: 'variable',
        SKU: 'tee',
        Name: 'T-Shirt',
        Published: '1',
        Stock: '40',
        'Attribute 1 name': 'Size',
        'Attribute 1 value(s)': 'M, S',
        'Attribute 2 name': 'Color',
        'Attribute 2 value(s)': 'Red\\, dark',
      },
    ],
  );
  const [added] = previewOf(file).added;
  expect(added?.item.options).toEqual([
    { name: 'Size', values: ['M', 'S'] },
    { name: 'Color', values: ['Red, dark'] },
  ]);
  expect(variationsIn(file).map(({ id, stock, lowStock }) => [id, stock, lowStock])).toEqual([
    ['11', 5, 2],
    ['12', '-', undefined],
  ]);
  expect(reasonsIn(file)).toContainEqual([
    3,
    'The stock is that of the product, for all variations together. The item is imported with its stock not counted.',
  ]);
});

test('Vendure: rows without a name are variations, all options are in one cell, and the first language is read', () => {
  const file = fileOf(
    'name:en,name:de,slug:en,slug:de,optionGroups:en,optionGroups:de,optionValues:en,optionValues:de,sku,price,stockOnHand,trackInventory',
    [
      {
        'name:en': 'Laptop',
        'name:de': 'Rechner',
        'slug:en': 'laptop',
        'optionGroups:en': 'screen|RAM',
        'optionGroups:de': 'Bild|RAM',
        'optionValues:en': '13 inch|8GB',
        'optionValues:de': '13 Zoll|8GB',
        sku: 'L1',
        price: '10',
        stockOnHand: '4',
      },
      {
        'optionValues:en': '15, wide|8GB',
        'optionValues:de': '15, breit|8GB',
        sku: 'L2',
        price: '12',
        stockOnHand: '5',
      },
    ],
  );
  const [added] = previewOf(file).added;
  expect(added?.item).toMatchObject({ name: 'Laptop', stock: 9 });
  expect(added?.item.options).toEqual([
    { name: 'screen', values: ['13 inch', '15, wide'] },
    { name: 'RAM', values: ['8GB'] },
  ]);
});
