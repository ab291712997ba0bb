import { effort } from '@back-office/shared/testing/effort';
import fc from 'fast-check';
import { anyCodePoint } from '@back-office/shared/testing/anyCodePoint';
import { isBlankText, type Item } from '../domain/item';
import { mug, testVariation } from '../domain/items.testing';
import { ownFieldsOf, summaryOf, variationId, type Variation } from '../domain/variations';
import { itemsToReplace } from '../features/item-import/domain/importResult';
import { now, previewOf } from '../features/item-import/domain/importing.testing';
import { formOf, newItemOf } from '../features/items/domain/itemForm';
import { exportCsv, exportJson, exportVariationsCsv } from '../features/items/domain/exportItems';

const trickyText = fc.oneof(
  fc.string({ unit: anyCodePoint, maxLength: 12 }),
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
/** Dates that an import could not read are empty or kept as text. */
const storedDate = fc.oneof(
  { arbitrary: instant, weight: 4 },
  { arbitrary: fc.constantFrom('', '', '2025-02-31', 'yesterday', '07/08/2025'), weight: 1 },
);
/** The form accepts any text. */
const weight = fc.oneof(
  trickyText,
  fc.constantFrom('', '0.38', '1,5', '3,561', '1.234', '.5', '1e3', '2 lb', '0,5 kg'),
);
const item: fc.Arbitrary<Item> = fc
  .record({
    id: trickyText.filter((id) => id !== ''),
    name: trickyText.filter((name) => !isBlankText(name)),
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
    weight,
    skipItemDetails: fc.boolean(),
    createdAt: storedDate,
    updatedAt: storedDate,
    status: fc.constantFrom(undefined, 'Active' as const, 'Draft' as const, 'Archived' as const),
  })
  .map(({ status, ...fields }) => (status ? { ...fields, status } : fields));
const list = fc.uniqueArray(item, { selector: (one) => one.id, maxLength: 6 });

const formats = [
  ['CSV', exportCsv, 'items.csv'],
  ['JSON', exportJson, 'items.json'],
] as const;
const runs = { seed: 20261123, numRuns: effort(100, 1000) };

/** A CSV file does not tell an item that is Active from one without a status, and neither does the product. */
function inFormat(format: string, items: readonly Item[]): readonly Item[] {
  return format === 'JSON'
    ? items
    : items.map(({ status, ...one }) => (status && status !== 'Active' ? { ...one, status } : one));
}

test.each(formats)(
  'exporting as %s and importing with Replace all gives the identical list',
  (format, write, fileName) => {
    fc.assert(
      fc.property(list, fc.nat(6), (items, known) => {
        const preview = previewOf(new TextEncoder().encode(write(items)), items.slice(0, known), fileName);
        expect(preview.bad).toEqual([]);
        expect(preview.present).toHaveLength(Math.min(known, items.length));
        expect(preview.numbers.doubt).toBeUndefined();
        expect(itemsToReplace(preview)).toStrictEqual(inFormat(format, items));
        // Update existing finds nothing to change either.
        expect(preview.updates).toEqual([]);
      }),
      runs,
    );
  },
);

/** Cost and low level. */
const own = {
  cost: fc.option(price, { nil: undefined }),
  lowStock: fc.option(fc.nat(), { nil: undefined }),
};
const variedText = trickyText.filter((text) => text !== '');
/** Options with choices, variations with some of them, menus, and photos. */
const variedItem: fc.Arbitrary<Item> = fc
  .record({
    plain: item,
    options: fc.array(
      fc.record({ name: variedText, values: fc.uniqueArray(variedText, { minLength: 1, maxLength: 3 }) }),
      { maxLength: 3 },
    ),
    sold: fc.array(
      fc.record({
        sku: trickyText,
        gtin: trickyText,
        price,
        weight,
        stock: fc.oneof(fc.integer(), fc.constant('-' as const)),
        ...own,
        choices: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    ...own,
    menus: fc.option(fc.array(trickyText, { minLength: 1, maxLength: 2 }), { nil: undefined }),
    photos: fc.option(fc.array(fc.record({ id: fc.uuid(), alt: trickyText }), { minLength: 1, maxLength: 3 }), {
      nil: undefined,
    }),
  })
  .map(({ plain, options, sold, menus, photos, ...told }) => {
    const ids = new Set<string>();
    const variations = sold.map(({ choices, cost, lowStock, ...fields }): Variation => {
      const values = options.map((option, at) => option.values[(choices[at] ?? 0) % option.values.length] ?? '');
      const id = variationId(values, ids);
      ids.add(id);
      return { id, values, ...fields, ...ownFieldsOf({ cost, lowStock }) };
    });
    const varied = options.length > 0 ? { options, variations, ...summaryOf(variations) } : ownFieldsOf(told);
    return { ...plain, ...varied, ...(menus && { menus }), ...(photos && { photos }) };
  });
const variedList = fc.uniqueArray(variedItem, { selector: (one) => one.id, maxLength: 5 });

test('exporting a row for each variation and importing with Replace all gives the identical list', () => {
  fc.assert(
    fc.property(variedList, fc.nat(5), (items, known) => {
      const preview = previewOf(new TextEncoder().encode(exportVariationsCsv(items)), items.slice(0, known));
      expect(preview.bad).toEqual([]);
      expect(preview.numbers.doubt).toBeUndefined();
      expect(itemsToReplace(preview)).toEqual(inFormat('CSV', items));
      expect(preview.updates).toEqual([]);
    }),
    runs,
  );
});

test('exporting items with photos as JSON and importing with Replace all gives the identical list', () => {
  fc.assert(
    fc.property(variedList, (items) => {
      const preview = previewOf(new TextEncoder().encode(exportJson(items)), items, 'items.json');
      expect(itemsToReplace(preview)).toEqual(items);
      expect(preview.updates).toEqual([]);
    }),
    runs,
  );
});

test('with Replace all from the 16 columns, items that stay keep their variations, options, menus and photos', () => {
  fc.assert(
    fc.property(variedList, (items) => {
      const preview = previewOf(new TextEncoder().encode(exportCsv(items)), items);
      expect(itemsToReplace(preview)).toEqual(inFormat('CSV', items));
      expect(preview.keepVariations).toBe(items.filter(({ variations, menus }) => variations ?? menus).length);
    }),
    runs,
  );
});

test('a row of a variation that cannot be read makes the whole item a bad row, so that no variation is lost', () => {
  const variations = [testVariation(['S']), testVariation(['M'])];
  const shirt: Item = { ...mug, options: [{ name: 'Size', values: ['S', 'M'] }], variations, ...summaryOf(variations) };
  const [header = '', first = '', second = ''] = exportVariationsCsv([{ ...shirt, description: '' }]).split('\r\n');
  const preview = previewOf([header, first, second.replace('$1.00/ea', 'one')].join('\r\n'), [shirt]);
  expect(preview.bad.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'Line 3, another variation of this item, cannot be imported. Correct it first.'],
    [3, 'Please enter a valid price.'],
  ]);
  expect([preview.added, preview.present, preview.updates]).toEqual([[], [], []]);
});

const cell = fc.oneof(
  fc.constantFrom(
    '',
    '4.50',
    '1,5',
    '1.200',
    '$3/lb',
    'yes',
    'maybe',
    '07/08/2025',
    'lb',
    '\u200b',
    '="00123"',
    'draft',
  ),
  trickyText,
);
const foreignHeader = [
  'Name',
  'Price',
  'Weight',
  'Weight unit',
  'Stock',
  'SKU',
  'Created at',
  'Status',
  'Category',
  'ID',
];

test.each(formats)(
  'a file from elsewhere, imported, exported as %s and imported again gives the same list',
  (_format, write, fileName) => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const quoted = rows.map((cells, at) =>
          [`Item ${at}`, ...cells].map((text) => `"${text.replaceAll('"', '""')}"`),
        );
        const imported = itemsToReplace(
          previewOf([foreignHeader, ...quoted].map((cells) => cells.join(',')).join('\n')),
        );
        const again = itemsToReplace(previewOf(new TextEncoder().encode(write(imported)), [], fileName));
        expect(again).toStrictEqual(imported);
      }),
      runs,
    );
  },
);

test('an item without dates has none after a round trip; a row that was added to an export gets them', () => {
  const dateless = { ...mug, createdAt: '', updatedAt: '' };
  const [header = '', row = ''] = exportCsv([dateless]).slice(1).split('\r\n');
  const preview = previewOf(`${header}\n${row}\n${row.replace(mug.id, '').replace(mug.name, 'Cup')}\n`);
  expect(preview.added.map((one) => one.item.createdAt)).toEqual(['', now]);
  expect(previewOf(exportJson([dateless]), [], 'items.json').added[0]?.item).toStrictEqual(dateless);
});

test('a weight typed as 1,5 in the form is the same after a round trip', () => {
  const typed = { ...mug, ...newItemOf({ ...formOf(mug), weight: '1,5' }) };
  for (const [, write, fileName] of formats) {
    const [item] = itemsToReplace(previewOf(write([typed]), [], fileName));
    expect(item?.weight).toBe('1,5');
  }
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

test('JSON has options, variations and menus; importing it again gives the identical item and changes nothing', () => {
  const variations = [
    testVariation(['S', '1,5; "L"'], { sku: '=S', price: '$12.50/ea', stock: -2, weight: '1,5' }),
    testVariation(['M', ''], { gtin: '00012', price: 'Market price', stock: '-' }),
  ];
  const options = [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Volume', values: [] },
  ];
  const item: Item = { ...mug, options, variations, ...summaryOf(variations), menus: ['Lunch; late', ''] };
  const text = exportJson([item]);
  expect(itemsToReplace(previewOf(text, [], 'items.json'))).toStrictEqual([item]);
  expect(previewOf(text, [item], 'items.json').updates).toEqual([]);
  const { options: _options, variations: _variations, menus: _menus, ...plain } = item;
  const [update] = previewOf(text, [plain], 'items.json').updates;
  expect(update?.patch).toEqual({ options, variations, menus: item.menus });
  expect(previewOf(exportCsv([plain]), [item]).updates).toEqual([]);
});
