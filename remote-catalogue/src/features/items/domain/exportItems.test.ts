import fc from 'fast-check';
import { badRowsCsv, badRowsFileName, itemsToReplace } from '../../item-import/domain/importResult';
import { now, previewOf, sourceOf } from '../../item-import/domain/previewOf.testing';
import type { Item } from '../../../domain/item';
import { exportCsv, exportFileName, exportJson } from './exportItems';
import { locationsOf, locationsText } from '../../../domain/locationsText';

const mug: Item = {
  id: 'mug',
  name: 'Mug, "big"',
  description: 'Line 1\nLine 2',
  reportingCategory: 'Kitchen',
  stock: 3,
  price: '$12.50/ea',
  itemType: 'Physical good',
  category: '=Cups',
  locations: ['Main Store', 'Online; Only'],
  unit: 'Per item',
  sku: 'M-1',
  gtin: '0012345678905',
  weight: '0.38',
  skipItemDetails: true,
  createdAt: now,
  updatedAt: now,
};

test('the CSV has the 16 columns in the order of the entity, with texts made safe', () => {
  expect(exportCsv([mug])).toBe(
    '\uFEFFID,Name,Description,Reporting category,Stock,Price,Item type,Category,Locations,Unit,SKU,GTIN,Weight (kg),' +
      'Skip item details,Created at,Updated at\r\n' +
      `mug,"Mug, ""big""","Line 1\nLine 2",Kitchen,3,$12.50/ea,Physical good,'=Cups,"Main Store; Online\\; Only",Per item,` +
      `M-1,0012345678905,0.38,true,${now},${now}\r\n`,
  );
});

test('a status column appears only when an item is not Active', () => {
  const header = (items: readonly Item[]) => exportCsv(items).split('\r\n')[0];
  expect(header([mug, { ...mug, status: 'Active' }])).not.toContain('Status');
  expect(header([mug, { ...mug, status: 'Draft' }])).toContain(',Updated at,Status');
});

test('files are named for the day', () => expect(exportFileName('csv', '2025-07-18')).toBe('items-2025-07-18.csv'));

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(
      '"',
      "'",
      ',',
      ';',
      '\\',
      '\r',
      '\n',
      '\t',
      '=',
      '+',
      '-',
      '@',
      ' ',
      '\uFEFF',
      '😀',
      '&amp;',
      '<b>',
    ),
    maxLength: 8,
  }),
);
const price = fc
  .tuple(
    fc.constantFrom('$', '-$', '$-', ''),
    fc.nat(9_999_999),
    fc.constantFrom('', '.5', '.00', '.125'),
    fc.constantFrom('', '/ea', '/lb'),
  )
  .map(
    ([currency, whole, decimals, unit]) =>
      `${currency}${currency ? whole.toLocaleString('en-US') : whole}${decimals}${unit}`,
  );
const instant = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
  .map((date) => date.toISOString());
const item: fc.Arbitrary<Item> = fc
  .record({
    id: nasty.filter((id) => id !== ''),
    name: nasty.filter((name) => name.trim() !== ''),
    description: nasty,
    reportingCategory: nasty,
    stock: fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((count) => !Object.is(count, -0)),
      fc.constant('-' as const),
    ),
    price,
    itemType: nasty,
    category: nasty,
    locations: fc.array(nasty, { maxLength: 3 }),
    unit: nasty,
    sku: nasty,
    gtin: nasty,
    weight: nasty,
    skipItemDetails: fc.boolean(),
    createdAt: instant,
    updatedAt: instant,
    status: fc.constantFrom(undefined, 'Draft' as const, 'Archived' as const),
  })
  .map(({ status, ...fields }) => (status ? { ...fields, status } : fields));
const list = fc.uniqueArray(item, { selector: (one) => one.id, maxLength: 6 });

test.each([
  ['CSV', exportCsv, 'items.csv'],
  ['JSON', exportJson, 'items.json'],
] as const)('export as %s and import in replace mode gives the identical list', (_format, write, fileName) => {
  fc.assert(
    fc.property(list, fc.nat(6), (items, known) => {
      const preview = previewOf(new TextEncoder().encode(write(items)), items.slice(0, known), fileName);
      expect(preview.bad).toEqual([]);
      expect(preview.present).toHaveLength(Math.min(known, items.length));
      expect(itemsToReplace(preview)).toStrictEqual(items);
    }),
    { numRuns: 300 },
  );
});

test('JSON in one line comes back in its order', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ ...mug, id }));
  const preview = previewOf(JSON.stringify(items), items.slice(1, 2), 'items.json');
  expect(itemsToReplace(preview)).toEqual(items);
});

test('an export whose columns were moved and joined by others still comes back whole', () => {
  const [header = '', row = ''] = exportCsv([{ ...mug, name: '  Mug ', description: '', locations: [] }])
    .slice(1)
    .split('\r\n');
  const preview = previewOf(`Note,${header.split(',').reverse().join(',')}\n,${row.split(',').reverse().join(',')}\n`);
  expect(preview.fresh.map((one) => one.item)).toEqual([{ ...mug, name: '  Mug ', description: '', locations: [] }]);
});

test('locations survive one cell, whatever they are called', () => {
  fc.assert(fc.property(fc.array(nasty), (names) => expect(locationsOf(locationsText(names))).toEqual(names)));
});

test('bad rows are downloaded as they stand in the file, and can be mended and imported', () => {
  const { source } = sourceOf('Name,Price,Note\n=Cup,x,"a ""b"""\nPot,2,\n,3,\n', 'list.csv');
  const csv = badRowsCsv(source, previewOf('Name,Price,Note\n=Cup,x,"a ""b"""\nPot,2,\n,3,\n'));
  expect(csv).toBe(
    `\uFEFFLine,Reason,Name,Price,Note\r\n2,Please enter a valid price.,'=Cup,x,"a ""b"""\r\n4,Please enter a name for your item.,,3,\r\n`,
  );
  expect(previewOf(csv.replace(',x,', ',1,')).fresh.map((one) => one.item.name)).toEqual(['=Cup']);
  expect(badRowsFileName('list.2025.csv')).toBe('list.2025-bad-rows.csv');
});
