import fc from 'fast-check';
import { exportColumns } from '../../../domain/exportFormat';
import type { Item } from '../../../domain/item';
import { testItem, testVariation } from '../../../domain/items.testing';
import { previewImport } from './previewImport';
import { expectEveryRowOnce, finish, namesAndPrices, now, previewOf, sourceOf } from './importing.testing';

const square =
  'Reference Handle,Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Reporting Category,GTIN,' +
  'Item Type,Weight (lb),Price,Archived,Skip Detail Screen in POS,Current Quantity Main Store,Current Quantity Online';

test('a Square catalog: variations, quantities of all locations, weights in kilograms', () => {
  const preview = previewOf(
    `\uFEFF${square}\r\n#latte,T1,Latte,,Small,L-S,,"Coffee, Drinks",Hot drinks,4006381333931,Prepared food and beverage,2,4.50,N,Y,12,3\r\n` +
      `#mug,T2,Mug,,Regular,,<p>Big &amp; bold</p>,,,,,,"$1,299.00",Y,N,,4\r\n`,
  );
  expect(preview.bad).toEqual([]);
  expect(preview.added.map(({ item }) => item)).toEqual([
    {
      id: 'handle:#latte',
      name: 'Latte',
      description: '',
      reportingCategory: 'Hot drinks',
      stock: 15,
      price: '$4.50',
      itemType: 'Prepared food and beverage',
      category: 'Coffee',
      locations: ['Main Store', 'Online'],
      unit: 'Per item',
      sku: 'L-S',
      gtin: '4006381333931',
      weight: '0.907',
      skipItemDetails: true,
      createdAt: now,
      updatedAt: now,
      options: [{ name: 'Variation', values: ['Small'] }],
      variations: [
        { id: 'T1', values: ['Small'], sku: 'L-S', gtin: '4006381333931', price: '$4.50', weight: '0.907', stock: 15 },
      ],
    },
    expect.objectContaining({
      id: 'T2',
      name: 'Mug',
      description: 'Big & bold',
      price: '$1299.00',
      status: 'Archived',
      stock: 4,
    }),
  ]);
  expect(preview.warnings.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [1, 'Weight (lb)', 'Weights are converted to kilograms.'],
    [1, 'Variation Name', 'Left out of the names of 1 item without other variations.'],
    [
      1,
      'Current Quantity Online',
      'Stock is at 1 location that your shop does not have yet: “Online”. To leave its stock out, choose “Do not import” for its column.',
    ],
    [1, 'Description', 'HTML formatting is left out of the descriptions of 1 row.'],
    [2, 'Categories', 'An item has one category. “Coffee” is imported, the others are left out.'],
  ]);
});

const woo =
  'ID,Type,SKU,Name,Published,Short description,Description,Stock,Weight (kg),Sale price,Regular price,Categories,Parent,' +
  'Attribute 1 name,Attribute 1 value(s)';

test('a WooCommerce shop: variations are joined by their parent, groups are skipped with a reason', () => {
  const preview = previewOf(
    [
      woo,
      '1,variable,tee,T-Shirt,1,,"<p>Soft</p>",,0.2,,,"Clothing > Tees, Sale",,Color,"Red, Blue, Green"',
      '2,variation,tee-blue,T-Shirt - Blue,1,,,5,,18,20,,tee,Color,Blue',
      '3,variation,tee-red,T-Shirt - Red,1,,,,,,21,,id:1,Color,Red',
      '4,grouped,set,Set,1,,,,,,,Clothing,,,',
      '5,"simple, downloadable, virtual",album,Album,-1,Short.,Long.,,,,15,Music,,Media,"CD, LP"',
      '6,external,gift,Donation,1,,,,,,30,,,,',
      '7,variable,alone,Alone,1,,,,,,,,,,',
      '8,simple,none,No price,1,,,,,,,,,,',
    ].join('\n'),
  );
  expect(preview.skipped.map(({ line, value, reason }) => [line, value, reason])).toEqual([
    [2, 'T-Shirt', 'Imported as the item of its 2 variations.'],
    [5, 'Set', 'A group of other items, with no price.'],
  ]);
  expect(preview.bad.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [9, 'Regular price', 'Please enter a price.'],
  ]);
  expect(
    preview.added.map(({ item }) => [item.id, item.price, item.category, item.itemType, item.weight, item.stock]),
  ).toEqual([
    ['1', '$20.00', 'Clothing > Tees', 'Physical good', '0.2', 5],
    ['5', '$15.00', 'Music', 'Digital', '', '-'],
    ['6', '$30.00', '', 'Physical good', '', '-'],
    ['7', '$0.00', '', 'Physical good', '', '-'],
  ]);
  expect(preview.added.map(({ item }) => item.description)).toEqual(['Soft', 'Short.\n\nLong.', '', '']);
  const [shirt] = preview.added;
  expect(shirt?.item.options).toEqual([{ name: 'Color', values: ['Red', 'Blue'] }]);
  expect(shirt?.item.variations).toEqual([
    { id: '2', values: ['Blue'], sku: 'tee-blue', gtin: '', price: '$20.00', weight: '0.2', stock: 5 },
    { id: '3', values: ['Red'], sku: 'tee-red', gtin: '', price: '$21.00', weight: '0.2', stock: '-' },
  ]);
  expect(preview.added[1]?.item.status).toBe('Draft');
  expect(preview.warnings.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'An item has one category. “Clothing > Tees” is imported, the others are left out.'],
    [4, 'An item has one category. “Clothing > Tees” is imported, the others are left out.'],
    [8, 'This product has no price and no variations in the file. It is imported at $0.00.'],
  ]);
});

const shopify =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,' +
  'Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Status';

test('a Shopify export: rows with the same handle are variations of one item', () => {
  const preview = previewOf(
    [
      shopify,
      'tee,T-Shirt,<p>Soft</p>,V,Apparel > Tops,Shirts,true,Color,Blue,Size,S,T-B,200,5,19.9,,a.png,draft',
      'tee,,,,,,,,Red,,M,T-R,250,6,21,,,',
      'tee,,,,,,,,,,,,,,,,b.png,',
      'mug,Mug,,V,,,true,Title,Default Title,,,,,,8,,,active',
    ].join('\n'),
  );
  expect(
    preview.added.map(({ item }) => [
      item.name,
      item.description,
      item.category,
      item.reportingCategory,
      item.weight,
      item.status,
    ]),
  ).toEqual([
    ['T-Shirt', 'Soft', 'Apparel > Tops', 'Shirts', '0.2', 'Draft'],
    ['Mug', '', '', '', '', undefined],
  ]);
  expect(preview.added[0]?.item).toMatchObject({
    id: 'handle:tee',
    stock: 11,
    options: [
      { name: 'Color', values: ['Blue', 'Red'] },
      { name: 'Size', values: ['S', 'M'] },
    ],
    variations: [
      { values: ['Blue', 'S'], sku: 'T-B', price: '$19.90', weight: '0.2', stock: 5 },
      { values: ['Red', 'M'], sku: 'T-R', price: '$21.00', weight: '0.25', stock: 6 },
    ],
  });
  expect(preview.joined.map(({ line }) => line)).toEqual([3]);
  expect(preview.skipped.map(({ line }) => line)).toEqual([4]);
});

const medusa =
  'Product Id;Product Title;Product Status;Product Description;Variant Id;Variant Title;Variant Sku;Variant Upc;Variant Barcode;Variant Price Test [EUR];Variant Price EUR;Variant Price USD;Product field';

test("a Medusa export: the dollar column, the variant's id, statuses, cells over several lines", () => {
  const preview = previewOf(
    `${medusa}\np1;Base;draft;"line 1\nline 2";v1;Blue;S1;;123;1;2;3.5;x\np1;Base;published;;v2;Red;S2;012345678905;;1;2;;\n`,
  );
  expect(preview.added.map(({ item }) => [item.id, item.name, item.price, item.status, item.description])).toEqual([
    ['name:base-18ecqva6byz', 'Base', '$3.50', 'Draft', 'line 1\nline 2'],
  ]);
  expect(preview.bad).toEqual([
    { index: 1, line: 4, column: 'Variant Price USD', value: '', reason: 'Please enter a price.' },
  ]);
  expect(preview.warnings).toEqual([expect.objectContaining({ line: 2, column: 'Variant Upc', value: '123' })]);
});

test('a character that could not be decoded is a warning', () => {
  const text = new TextEncoder()
    .encode('Name,Price\nCafé,1\nKäse,2\nGr?n,3\n')
    .map((byte) => (byte === 63 ? 0xfc : byte));
  expect(previewOf(text).warnings).toMatchObject([
    { line: 4, column: 'Name', value: 'Gr\uFFFDn', reason: expect.stringContaining('could not be read') as string },
  ]);
});

test('a yes or no that cannot be read changes nothing and is listed', () => {
  const listed = testItem({ id: '1', name: 'Cup', price: '$1.00', skipItemDetails: true });
  const { updates, warnings } = previewOf('ID,Name,Price,Skip item details\n1,Cup,1,perhaps\n2,Pot,2,n/a\n', [listed]);
  expect(updates).toEqual([]);
  const reason = 'Not yes or no. A new item gets No; an item in your list keeps what it has.';
  expect(warnings.map(({ line, column, value, reason: why }) => [line, column, value, why])).toEqual([
    [2, 'Skip item details', 'perhaps', reason],
    [3, 'Skip item details', 'n/a', reason],
  ]);
  expect(previewOf('ID,Name,Price,Skip item details\n1,Cup,1,no\n', [listed]).updates).toHaveLength(1);
});

test('Archived that is neither yes nor no is an unknown status', () => {
  const listed = testItem({ id: '1', name: 'Cup', price: '$1.00', status: 'Archived' });
  const preview = previewOf('ID,Name,Price,Archived\n1,Cup,1,perhaps\n', [listed]);
  expect(preview.updates).toEqual([]);
  expect(preview.warnings.map(({ value }) => value)).toEqual(['perhaps']);
});

test.each(['\u0000\u0000', '\u200b', '\u2060\u200d ', '\u3164'])('a name of %j is no name', (name) => {
  const preview = previewOf(`Name,Price\n"${name}",1\nCup,2\n`);
  expect(namesAndPrices(preview)).toEqual([['Cup', '$2.00']]);
  expect(preview.bad.map(({ line, reason }) => [line, reason])).toEqual([[2, 'Please enter a name for your item.']]);
});

test('prices, numbers and codes written as ="4.50" are read as 4.50', () => {
  const preview = previewOf('Name,Price,SKU,Stock,Weight\n"=""Cup""","=""4.50""","=""00123""","=""7""","=""0.5"""\n');
  expect(preview.added.map(({ item }) => [item.name, item.price, item.sku, item.stock, item.weight])).toEqual([
    ['Cup', '$4.50', '00123', 7, '0.5'],
  ]);
});

test('a file with nothing below its header says so', () => {
  expect(previewOf('Name,Price\n').mappingErrors).toEqual(['This file has a header, but no rows below it.']);
});

test('a German file in Windows-1252 with semicolons and decimal commas', () => {
  const text =
    'Artikel;Preis;Menge;Kategorie;Gewicht\r\nK\u00e4se;12,50 \u0080;1.000;K\u00fche;0,380\r\nBrot;1.200,00;3;;\r\n\u00d6l;12,5O;;;\r\n';
  const preview = previewOf(Uint8Array.from([...text].map((char) => char.charCodeAt(0))));
  expect(preview.added.map(({ item }) => [item.name, item.price, item.stock, item.category, item.weight])).toEqual([
    ['Käse', '$12.50', 1000, 'Kühe', '0.380'],
    ['Brot', '$1200.00', 3, '', ''],
  ]);
  expect(preview.bad).toEqual([
    { index: 2, line: 4, column: 'Preis', value: '12,5O', reason: 'Please enter a valid price.' },
  ]);
  expect(preview.warnings.map(({ reason }) => reason)).toEqual([
    'Prices in € (1 row, the first in line 2) are imported as dollars without conversion.',
  ]);
});

test('an opensourcepos file', () => {
  const preview = previewOf(
    'Id,Barcode,"Item Name",Category,"Supplier ID","Cost Price","Unit Price"\n1,4006381333931,Tea,Drinks,2,2.00,3.50\n',
  );
  expect(preview.added.map(({ item }) => [item.id, item.name, item.gtin, item.category, item.price])).toEqual([
    ['1', 'Tea', '4006381333931', 'Drinks', '$3.50'],
  ]);
});

test('each bad row is listed with line, column, value and reason; the others are imported', () => {
  const preview = previewOf(
    [
      'Name,Price,Description',
      'Cup,1',
      ',2,x',
      'Pot,,x',
      'Jug,1e5,x',
      'Bowl,1.2.3,x',
      ',,x',
      'Pan,3,x,too,many',
      '"Lid,4,x',
      'Tray,"12,50",x',
      'Fork,5,x,,',
    ].join('\n'),
  );
  expect(namesAndPrices(preview)).toEqual([
    ['Cup', '$1.00'],
    ['Fork', '$5.00'],
  ]);
  expect(preview.bad.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
    [3, 'Name', '', 'Please enter a name for your item.'],
    [4, 'Price', '', 'Please enter a price.'],
    [5, 'Price', '1e5', 'Please enter a valid price.'],
    [6, 'Price', '1.2.3', 'Please enter a valid price.'],
    [7, 'Name, Price', '', 'Please enter a name for your item. Please enter a price.'],
    [8, '', 'too,many', 'This row has 5 cells, but the file has 3 columns.'],
    [9, '', '"Lid,4,x', 'A quotation mark in this row is never closed.'],
    [10, 'Price', '12,50', 'Please enter a valid price.'],
  ]);
  expect(preview.warnings.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'This row has only 2 of 3 cells. The missing cells are treated as empty.'],
  ]);
});

test('a name of any length is imported, as the form saves it', () => {
  expect(previewOf(`Name,Price\n${'x'.repeat(12_000)},1\n`).added[0]?.item.name).toHaveLength(12_000);
});

test('what 1.200 means is asked if no other number shows it', () => {
  const file = 'Artikel;Preis;Bestand\nKlavier;1.200;1.000\n';
  const { numbers, added } = previewOf(file);
  expect(numbers).toEqual({ mark: ',', doubt: { kind: 'ambiguous', examples: ['1.200'] } });
  expect(added.map(({ item }) => [item.price, item.stock])).toEqual([['$1200.00', 1000]]);
  const { source, mapping } = sourceOf(file);
  const chosen = finish(previewImport(source, mapping, { existing: [], now, decimalMark: '.' }));
  expect(chosen.numbers).toEqual({ mark: '.' });
  expect(chosen.added.map(({ item }) => [item.price, item.stock])).toEqual([['$1.20', 1]]);
});

test('our own export, edited in a spreadsheet, is checked like any file', () => {
  const header =
    'ID,Name,Description,Reporting category,Stock,Price,Item type,Category,Locations,Unit,SKU,GTIN,Weight (kg),' +
    'Skip item details,Created at,Updated at,Status';
  const row = (stock: string, price: string, locations: string, weight: string, status: string) =>
    `,Cup ${price},<b>,A,${stock},${price},Other,A,${locations},Per item,,,${weight},FALSE,2025-07-18 10:00:00,2025-02-31,${status}`;
  const preview = previewOf(
    [
      header,
      row('"1,250"', '12.5', '"Main Store, Online Only"', '1.5', 'archived'),
      row('many', '19.999', 'Main Store', 'heavy', 'odd'),
      row('3', '€12.50', '', '', ''),
      row('3', 'twelve', '', '', ''),
    ].join('\n'),
  );
  expect(
    preview.added.map(({ item }) => [item.stock, item.price, item.locations, item.weight, item.status, item.createdAt]),
  ).toEqual([
    [1250, '$12.50', ['Main Store', 'Online Only'], '1.5', 'Archived', '2025-07-18T10:00:00.000Z'],
    ['-', '$20.00', ['Main Store'], 'heavy', undefined, '2025-07-18T10:00:00.000Z'],
    [3, '$12.50', [], '', undefined, '2025-07-18T10:00:00.000Z'],
  ]);
  expect(preview.added[0]?.item.description).toBe('<b>');
  expect(preview.bad.map(({ line, value }) => [line, value])).toEqual([[5, 'twelve']]);
  expect(preview.warnings.map(({ line, value }) => [line, value])).toEqual([
    [1, '€12.50'],
    [2, '2025-02-31'],
    [3, '19.999'],
    [3, 'odd'],
    [3, 'many'],
    [3, 'heavy'],
    [3, '2025-02-31'],
    [4, '2025-02-31'],
  ]);
});

test.each([
  ['as exported', ',', '1,5', '1,5'],
  ['saved again by a German spreadsheet', ';', '1,5', '1.5'],
  ['saved again by a German spreadsheet', '\t', '0,38', '0.38'],
])('a weight of our own export, %s between %j: %s is %s', (_how, delimiter, typed, weight) => {
  const [header, row] = exportText(testItem({ weight: typed }), delimiter);
  expect(previewOf(`${header}\n${row}\n`).added[0]?.item.weight).toBe(weight);
});

/** The lines of an export of one item. */
function exportText(item: Item, delimiter: string): readonly string[] {
  const cells = exportColumns.map(({ field }) => (field === 'locations' ? item.locations.join('; ') : item[field]));
  return [exportColumns.map(({ header }) => header).join(delimiter), cells.map((cell) => `"${cell}"`).join(delimiter)];
}

test('a Vendure export: rows without a slug are variants of the product above, and columns are padded', () => {
  const preview = previewOf(
    [
      'name,slug,description,optionGroups,optionValues,sku,price,stockOnHand',
      'Laptop , laptop , "Fast, ""thin"""  , "size|memory" , "13 inch|8GB"  , L1 , 1299.00 , 5',
      '       ,        ,          ,               , "15 inch|16GB" , L2 , 1499.00 , 6',
      'Tripod,tripod,,,,T1,14.98,7',
    ].join('\n'),
  );
  expect(preview.added.map(({ item }) => [item.name, item.price, item.stock, item.description])).toEqual([
    ['Laptop', '$1299.00', 11, 'Fast, "thin"'],
    ['Tripod', '$14.98', 7, ''],
  ]);
  expect(preview.added[0]?.item.options).toEqual([
    { name: 'size', values: ['13 inch', '15 inch'] },
    { name: 'memory', values: ['8GB', '16GB'] },
  ]);
});

test('a products.json of a Shopify shop: its variants are variations', () => {
  const file = {
    products: [
      {
        id: 1,
        title: 'Tee',
        body_html: '<p>Soft</p>',
        product_type: 'Shirts',
        handle: 'tee',
        variants: [
          { id: 11, title: 'Regular', sku: 'T-R', price: '19.00', grams: 200 },
          { id: 12, title: 'Slim', sku: 'T-S', price: '21.00', grams: 180 },
        ],
      },
      { id: 2, title: 'Cup', handle: 'cup', variants: [{ id: 21, title: 'Default Title', price: '8.00' }] },
    ],
  };
  const preview = previewOf(JSON.stringify(file, null, 1), [], 'products.json');
  expect(preview.added.map(({ item }) => [item.id, item.name, item.price, item.category, item.weight])).toEqual([
    ['handle:tee', 'Tee', '$19.00', 'Shirts', '0.2'],
    ['21', 'Cup', '$8.00', '', ''],
  ]);
  expect(preview.added.map(({ item }) => item.description)).toEqual(['Soft', '']);
  expect(preview.added[0]?.item.variations?.map(({ id, values }) => [id, ...values])).toEqual([
    ['11', 'Regular'],
    ['12', 'Slim'],
  ]);
});

test('a products.json of a Shopify shop names options and their choices', () => {
  const options = [
    { name: 'Size', position: 1, values: ['S', 'L'] },
    { name: 'Color', position: 2, values: ['Red'] },
  ];
  const variants = ['S', 'L'].map((size, place) => ({
    ...{ id: 11 + place, title: `${size} / Red`, option1: size, option2: 'Red', option3: null },
    ...{ sku: `T-${size}`, price: '19.00' },
  }));
  const only = { id: 21, title: 'Default Title', option1: 'Default Title', option2: null, price: '8.00' };
  const products = [
    { id: 1, title: 'Tee', handle: 'tee', options, variants },
    { id: 2, title: 'Cup', handle: 'cup', options: [{ name: 'Title', values: ['Default Title'] }], variants: [only] },
  ];
  const preview = previewOf(JSON.stringify({ products }), [], 'products.json');
  expect(preview.bad).toEqual([]);
  expect(preview.added.map(({ item }) => [item.name, item.options])).toEqual([
    [
      'Tee',
      [
        { name: 'Size', values: ['S', 'L'] },
        { name: 'Color', values: ['Red'] },
      ],
    ],
    ['Cup', undefined],
  ]);
  expect(preview.added[0]?.item.variations?.map(({ id, values, sku }) => [id, ...values, sku])).toEqual([
    ['11', 'S', 'Red', 'T-S'],
    ['12', 'L', 'Red', 'T-L'],
  ]);
});

test("Square's variable price is imported at $0.00, with a warning", () => {
  const preview = previewOf('Item Name,Price\nDonation,variable\n');
  expect(namesAndPrices(preview)).toEqual([['Donation', '$0.00']]);
  expect(preview.warnings.map(({ reason }) => reason)).toEqual([
    'This price is entered at every sale. The item is imported at $0.00.',
  ]);
});

test('ids of twenty digits keep every digit', () => {
  const text = '[{"id": 12345678901234567891, "name": "Cup 1234567890123456789", "price": 4.5}]';
  expect(previewOf(text, [], 'list.json').added.map(({ item }) => [item.id, item.name, item.price])).toEqual([
    ['12345678901234567891', 'Cup 1234567890123456789', '$4.50'],
  ]);
});

test('a date that cannot be read is reported and left empty, never replaced by the current time', () => {
  const preview = previewOf('Name,Price,Created at\nCup,1,2025-02-31\nPot,1,18/07/2025\nPan,1,\n');
  expect(preview.added.map(({ item }) => item.createdAt)).toEqual(['', '2025-07-18T00:00:00.000Z', now]);
  expect(preview.warnings.map(({ line, reason }) => [line, reason])).toEqual([[2, 'Not a date. It is left empty.']]);
});

test('a damaged JSON list is read as far as possible', () => {
  const text = '[\n {"id": "a", "name": "Cup", "price": "1"},\n {"id": "b", "na\n';
  const preview = previewOf(text, [], 'items.json');
  expect(namesAndPrices(preview)).toEqual([['Cup', '$1.00']]);
  expect(preview.bad.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'This part of the file is damaged and cannot be read.'],
  ]);
});

describe('against the list', () => {
  const mug = testItem({
    id: 'm',
    name: 'Mug',
    sku: 'M-1',
    gtin: '4006381333931',
    price: '$8.00/ea',
    unit: 'Per item',
  });

  test('Update finds items by id, else SKU, else GTIN, and shows every changed field', () => {
    const bowl = testItem({ id: 'b', name: 'Bowl', sku: 'B-1', price: '$5.00/ea', unit: 'Per item' });
    const jar = testItem({ id: 'j', name: 'Jar', sku: '', gtin: '012345678905', price: '$3.00/ea', unit: 'Per item' });
    const { updates, added, present } = previewOf(
      'ID,Name,Price,SKU,GTIN,Stock,Description\nm,Big mug,8,M-1,,,\nx,Bowl,6.5,b-1,,4,\ny,Jar,3,J-9,0012345678905,many,\n',
      [mug, bowl, jar],
    );
    expect(updates.map(({ line, id, by, changes }) => [line, id, by, changes])).toEqual([
      [2, 'm', 'ID', [{ field: 'Name', before: 'Mug', after: 'Big mug' }]],
      [
        3,
        'b',
        'SKU',
        [
          { field: 'Stock', before: '18', after: '4' },
          { field: 'Price', before: '$5.00/ea', after: '$6.50/ea' },
          { field: 'SKU', before: 'B-1', after: 'b-1' },
        ],
      ],
      [
        4,
        'j',
        'GTIN',
        [
          { field: 'SKU', before: '', after: 'J-9' },
          { field: 'GTIN', before: '012345678905', after: '0012345678905' },
        ],
      ],
    ]);
    expect(updates[1]?.patch).toEqual({ stock: 4, price: '$6.50/ea', sku: 'b-1' });
    expect([added.length, present.length]).toEqual([2, 1]);
  });

  test('importing the own list changes nothing', () => {
    const text = JSON.stringify([mug]);
    expect(previewOf(text, [mug], 'items.json').updates).toEqual([]);
  });

  test('importing the own list changes nothing either if the form wrote the fields of its variations in another order', () => {
    const { id, values, sku, gtin, weight, price, stock } = testVariation(['S'], { price: '$2.00' });
    const shirt = testItem({
      ...{ id: 'shirt', name: 'Shirt', price: '$2.00', options: [{ name: 'Size', values: ['S'] }] },
      variations: [{ stock, price, weight, gtin, sku, values, id }],
    });
    expect(previewOf(JSON.stringify([shirt]), [shirt], 'items.json').updates).toEqual([]);
  });

  test('an id of another item, a known SKU and a known name are warnings', () => {
    const { warnings } = previewOf('ID,Name,Price,SKU\nm,Latte,1,\nx,Mug,1,m-1\ny,mug,1,\n', [mug]);
    expect(warnings.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'In your list, this ID belongs to “Mug”. If this is another item, choose “Do not import” for the ID column.'],
      [3, '“Mug” in your list has the same SKU. Merge new adds a second item, Update existing changes that one.'],
      [3, 'Line 2 already updates “Mug”.'],
      [4, 'An item in your list has the same name.'],
    ]);
  });

  test('a row without an id is the item with its SKU, so that Merge does not double it', () => {
    const { added, present } = previewOf('Name,Price,SKU\nMug,9,M-1\n', [mug]);
    expect([added.length, present.map(({ item }) => item.id)]).toEqual([0, ['m']]);
  });

  test('the items that Replace deletes are known, and which of them have a bad row', () => {
    const { deleted } = previewOf('ID,Name,Price\nm,Mug,oops\nx,New,1\n', [mug, testItem({ id: 'b', name: 'Bowl' })]);
    expect(deleted).toEqual([{ name: 'Mug', badLine: 2 }, { name: 'Bowl' }]);
  });
});

test.each([
  ['its id', 'ID,SKU,Name,Price\n7,A,Cup,1\n', '7'],
  ['its SKU', 'SKU,Name,Price\nA,Cup,1\n', 'sku:A'],
  ['its name and variation', 'Name,Variation,Price\nCup,Blue,1\n', expect.stringMatching(/^name:cup-/)],
])('an item is recognized by %s', (_by, text, id) => {
  const { added } = previewOf(text);
  expect(added.map(({ item }) => item.id)).toEqual([id]);
  const again = previewOf(
    text.replace(',1\n', ',2\n'),
    added.map(({ item }) => item),
  );
  expect([again.added.length, again.present.length]).toEqual([0, 1]);
});

test('rows with the same SKU are all imported, with a warning; identical rows are imported once', () => {
  const text = 'SKU,Name,Price\nA,Cup,1\nA,Cup,2\nA-2,Pot,3\nA,Cup,1\n';
  const preview = previewOf(text);
  expect(preview.added.map(({ item }) => [item.id, item.price])).toEqual([
    ['sku:A', '$1.00'],
    ['sku:A-3', '$2.00'],
    ['sku:A-2', '$3.00'],
  ]);
  expect(preview.skipped.map(({ line, reason }) => [line, reason])).toEqual([[5, 'Identical to line 2.']]);
  expect(preview.warnings.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
    [3, 'SKU', 'A', 'Line 2 has the same SKU.'],
  ]);
  expect(
    previewOf(
      text,
      preview.added.map(({ item }) => item),
    ).added,
  ).toEqual([]);
});

test('an id that is the same in every row does not slow down the import', () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => `same,Item ${row},1`).join('\n');
  const { source } = sourceOf(`Shop,Name,Price\n${rows}\n`);
  const { added, warnings } = finish(previewImport(source, ['id', 'name', 'price'], { existing: [], now }));
  expect([added.length, added.at(-1)?.item.id, warnings.length]).toEqual([20_000, 'same-20000', 19_999]);
});

test('a SKU that three variations of an item share is one warning', () => {
  const { warnings } = previewOf(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nc,Chair,Color,Mint,A,1\nc,,,Pearl,A,1\nc,,,Red,A,1\n',
  );
  expect(warnings.map(({ line, value, reason }) => [line, value, reason])).toEqual([
    [2, 'A', 'Another variation of this item has the same SKU.'],
  ]);
});

test('the SKU of another item in the list is a warning', () => {
  const { added } = previewOf('ID,SKU,Name,Price\n1,a-1,Cup,1\n');
  const preview = previewOf(
    'ID,SKU,Name,Price\n2,A-1,Cup,1\n',
    added.map(({ item }) => item),
  );
  expect(preview.added).toHaveLength(1);
  expect(preview.warnings.map(({ reason }) => reason)).toEqual([
    '“Cup” in your list has the same SKU. Merge new adds a second item, Update existing changes that one.',
  ]);
});

test('questionable values are warnings, and the row is imported', () => {
  const preview = previewOf('Name,Price,Stock,Weight,Status,GTIN\nCup,9.999,many,heavy,odd,4006381333930\n');
  expect(preview.added.map(({ item }) => [item.price, item.stock, item.weight, item.status, item.gtin])).toEqual([
    ['$10.00', '-', '', undefined, '4006381333930'],
  ]);
  expect(preview.warnings.map(({ column, value }) => [column, value])).toEqual([
    ['Price', '9.999'],
    ['Status', 'odd'],
    ['Stock', 'many'],
    ['Weight', 'heavy'],
    ['GTIN', '4006381333930'],
  ]);
});

test('the unit is read from its column, else from the price', () => {
  const preview = previewOf('Name,Price,Unit\nTea,$3.00/kg,\nOil,4,ltr\nBox,5 / box,\n');
  expect(preview.added.map(({ item }) => [item.price, item.unit])).toEqual([
    ['$3.00/kg', 'Per kilogram'],
    ['$4.00', 'Per liter'],
    ['$5.00/box', 'box'],
  ]);
});

test('a mapping without name or price, or with a duplicate field, has an error and no rows', () => {
  const { source } = sourceOf('a,b,c\nCup,1,2\n');
  expect(finish(previewImport(source, [null, null, null], { existing: [], now })).mappingErrors).toEqual([
    'Choose the column that holds the name.',
    'Choose the column that holds the price.',
  ]);
  const twice = finish(previewImport(source, ['name', 'price', 'price'], { existing: [], now }));
  expect(twice).toMatchObject({
    added: [],
    bad: [],
    mappingErrors: ['Price is chosen for several columns: b, c. Choose one.'],
  });
  expect(finish(previewImport(source, ['name', 'price', null], { existing: [], now })).added).toHaveLength(1);
});

test('JSON with other keys is imported too, with the line of each entry', () => {
  const text =
    '{ "count": 2, "products": [\n  { "title": "Cup", "price": { "amount": 4.5 }, "tags": ["a", "b"] },\n  { "title": "" },\n  7\n] }';
  const { source } = sourceOf(text, 'products.json');
  expect(source.header).toEqual(['title', 'price.amount', 'tags']);
  const preview = finish(previewImport(source, ['name', 'price', 'locations'], { existing: [], now }));
  expect(preview.added.map(({ line, item }) => [line, item.name, item.price, item.locations])).toEqual([
    [2, 'Cup', '$4.50', ['a', 'b']],
  ]);
  expect(preview.bad.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'Please enter a name for your item. Please enter a price.'],
    [4, 'This entry is not an object with fields.'],
  ]);
});

test('whatever the cells contain, every row is in one list, and a second import adds nothing', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom('Cup', '1', '2.50', 'A', 'variable', '', '1,5', '<p>', 'constructor', '__proto__'),
  );
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 9 }), { maxLength: 12 });
  fc.assert(
    fc.property(rows, (table) => {
      const quoted = table.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\n');
      const { source, mapping } = sourceOf(`ID,SKU,Type,Name,Price,Parent,Handle,Status\n${quoted}\n`);
      const preview = finish(previewImport(source, mapping, { existing: [], now }));
      expectEveryRowOnce(preview, source);
      const items = preview.added.map(({ item }) => item);
      expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
      expect(finish(previewImport(source, mapping, { existing: items, now })).added).toEqual([]);
    }),
  );
});

describe('columns that the merchant maps to menus, cost and low level', () => {
  const csv =
    'Title,Choice,Cost,Low,Lists,Picture,Key,Price\n' +
    'Cup,,"$4.00",3,"Lunch; Dinner",https://example.test/a.png,k1,9.00\n' +
    'Shirt,Small,2.50,1,Lunch,,s,8.00\nShirt,Large,abc,-2,Dinner,,l,9.00\n';
  const mapping = ['name', 'variation', 'cost', 'lowStock', 'menus', 'photos', 'variationId', 'price'] as const;
  const previewWith = (existing: readonly Item[]) =>
    finish(previewImport(sourceOf(csv).source, mapping, { existing, now }));

  test('are read; what is not taken over is a warning', () => {
    const { added, warnings } = previewWith([]);
    expect(added.map(({ item }) => item)).toMatchObject([
      { name: 'Cup', cost: '$4.00', lowStock: 3, menus: ['Lunch', 'Dinner'] },
      {
        name: 'Shirt',
        menus: ['Lunch', 'Dinner'],
        variations: [
          { id: 's', cost: '$2.50', lowStock: 1 },
          { id: 'l', price: '$9.00' },
        ],
      },
    ]);
    expect(added[1]?.item.variations?.[1]).not.toHaveProperty('cost');
    expect(warnings.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
      [1, 'Picture', '', 'Photos are left out, because addresses of photos are not fetched.'],
      [2, 'Key', 'k1', 'This item has no variations. The ID is left out.'],
      [4, 'Cost', 'abc', 'Not an amount. The cost is left empty.'],
      [4, 'Low', '-2', 'Not a number. The usual low level is used.'],
    ]);
  });

  test('replace and update those of listed items, and a blank cell keeps them', () => {
    const [cup, shirt] = previewWith([]).added.map(({ item }) => item);
    if (!cup || !shirt) throw new Error('The file has two items.');
    const listed = [
      { ...cup, cost: '$1.00', lowStock: 1, menus: ['Breakfast'] },
      { ...shirt, variations: shirt.variations?.map((one) => ({ ...one, cost: '$7.00' })) ?? [] },
    ];
    const { present, updates } = previewWith(listed);
    expect(present[0]?.item).toMatchObject({ cost: '$4.00', lowStock: 3, menus: ['Lunch', 'Dinner'] });
    expect(updates.map(({ patch }) => patch)).toMatchObject([
      { cost: '$4.00', lowStock: 3, menus: ['Lunch', 'Dinner'] },
      { variations: [{ cost: '$2.50' }, { cost: '$7.00' }] },
    ]);
  });
});
