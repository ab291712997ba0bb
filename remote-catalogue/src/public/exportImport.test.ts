import fc from 'fast-check';
import type { Item } from '../domain/item';
import { mug } from '../domain/testItems';
import { itemsToReplace } from '../features/item-import/domain/importResult';
import { previewOf } from '../features/item-import/domain/testing';
import { exportCsv, exportJson } from '../features/items/domain/exportItems';

const trickyText = fc.oneof(
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
    fc.constantFrom('$', '-$', '$-'),
    fc.nat(9_999_999),
    fc.constantFrom('.05', '.50', '.00'),
    fc.constantFrom('', '/ea', '/lb'),
  )
  .map(([currency, whole, decimals, unit]) => `${currency}${whole.toLocaleString('en-US')}${decimals}${unit}`);
const instant = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
  .map((date) => date.toISOString());
const item: fc.Arbitrary<Item> = fc
  .record({
    id: trickyText.filter((id) => id !== ''),
    name: trickyText.filter((name) => name.trim() !== ''),
    description: trickyText,
    reportingCategory: trickyText,
    stock: fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((count) => !Object.is(count, -0)),
      fc.constant('-' as const),
    ),
    price,
    itemType: trickyText,
    category: trickyText,
    locations: fc.array(trickyText, { maxLength: 3 }),
    unit: trickyText,
    sku: trickyText,
    gtin: trickyText,
    weight: trickyText,
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
] as const)('exporting as %s and importing with Replace all gives the identical list', (_format, write, fileName) => {
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

test('JSON on one line keeps its order', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ ...mug, id }));
  const preview = previewOf(JSON.stringify(items), items.slice(1, 2), 'items.json');
  expect(itemsToReplace(preview)).toEqual(items);
});

test('an export with reordered and additional columns is imported unchanged', () => {
  const [header = '', row = ''] = exportCsv([{ ...mug, name: '  Mug ', description: '', locations: [] }])
    .slice(1)
    .split('\r\n');
  const preview = previewOf(`Note,${header.split(',').reverse().join(',')}\n,${row.split(',').reverse().join(',')}\n`);
  expect(preview.added.map((one) => one.item)).toEqual([{ ...mug, name: '  Mug ', description: '', locations: [] }]);
});
