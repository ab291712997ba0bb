import fc from 'fast-check';
import {
  choicesOf,
  fillDown,
  isManyCells,
  optionErrors,
  optionsOf,
  pasteRows,
  rowsForOptions,
  stockOfShelved,
  textOfChoices,
  tooManyVariations,
  type OptionEntry,
  type VariationEntry,
  type VariationRows,
} from './variationForm';

const sole = { gtin: '4006381333931', sku: 'TS', weight: '0.2', price: '12', stock: '7', lowStock: '', cost: '' };
const size = (values: string): OptionEntry => ({ name: 'Size', values });
const color = (values: string): OptionEntry => ({ name: 'Color', values });
const nothing: VariationRows = { variations: [], shelved: [] };

/** Types one state of the options after the other, as a merchant does. */
function typed(...states: readonly (readonly OptionEntry[])[]): VariationRows {
  let rows = nothing;
  let before: readonly OptionEntry[] = [];
  for (const after of states) {
    rows = rowsForOptions(before, after, rows, sole);
    before = after;
  }
  return rows;
}

const named = ({ variations }: VariationRows) => variations.map(({ values }) => values.join(' / '));
const withSkus = (rows: VariationRows): VariationRows => ({
  ...rows,
  variations: rows.variations.map((row) => ({ ...row, sku: `SKU ${row.values.join(' ')}` })),
});
const skus = ({ variations }: VariationRows) => variations.map(({ sku }) => sku);

test('the first variation takes what the item had, the others its price and weight', () => {
  expect(typed([size('S, L')]).variations).toEqual([
    { id: 's', values: ['S'], ...sole },
    { id: 'l', values: ['L'], gtin: '', sku: '', weight: '0.2', price: '12', stock: '0', lowStock: '', cost: '' },
  ]);
});

test('letters of a choice do not change its id or lose its row', () => {
  const rows = typed([size('S')], [size('Sm')], [size('Small')], [size('Small,')], [size('Small, L')]);
  expect(rows.variations.map(({ id, sku }) => [id, sku])).toEqual([
    ['s', 'TS'],
    ['l', ''],
  ]);
  expect(named(rows)).toEqual(['Small', 'L']);
});

test('a removed choice comes back with what was typed', () => {
  const rows = withSkus(typed([size('S, M, L')]));
  const fewer = rowsForOptions([size('S, M, L')], [size('S, L')], rows, sole);
  expect(skus(fewer)).toEqual(['SKU S', 'SKU L']);
  expect(skus(rowsForOptions([size('S, L')], [size('L, M, S')], fewer, sole))).toEqual(['SKU L', 'SKU M', 'SKU S']);
});

test('a second option keeps the rows of the first, and removing it too', () => {
  const rows = withSkus(typed([size('S, L')]));
  const two = rowsForOptions([size('S, L')], [size('S, L'), color('Red, Blue')], rows, sole);
  expect(named(two)).toEqual(['S / Red', 'S / Blue', 'L / Red', 'L / Blue']);
  expect(skus(two)).toEqual(['SKU S', '', 'SKU L', '']);
  const one = rowsForOptions([size('S, L'), color('Red, Blue')], [size('S, L')], two, sole);
  expect(skus(one)).toEqual(['SKU S', 'SKU L']);
});

test('every row has its own id, whatever is typed', () => {
  const choices = fc.array(fc.constantFrom('S', 'M', 'L', 'XL', 's ', 'Red', ''), { maxLength: 5 });
  const state = fc.array(choices, { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 6 }), (states) => {
      const rows = typed(
        ...states.map((lists) => lists.map((list, place) => ({ name: `${place}`, values: list.join(', ') }))),
      );
      const ids = [...rows.variations, ...rows.shelved].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(named(rows)).size).toBe(rows.variations.length);
    }),
    { numRuns: 200 },
  );
});

test('choices are separated by commas, which a backslash makes part of a choice', () => {
  expect(choicesOf(' Small, Medium ,, Large')).toEqual(['Small', 'Medium', 'Large']);
  expect(choicesOf('39,40,41')).toEqual(['39', '40', '41']);
  expect(textOfChoices(['1,5 L', 'A;B'])).toBe('1\\,5 L, A\\;B');
  expect(choicesOf(textOfChoices(['1,5 L', 'A;B']))).toEqual(['1,5 L', 'A;B']);
});

test('blank rows are no options, and a repeated choice counts once', () => {
  expect(optionsOf([size('S, s, L'), { name: ' ', values: ' ' }, { name: ' Color ', values: '' }])).toEqual([
    { name: 'Size', values: ['S', 'L'] },
    { name: 'Color', values: [] },
  ]);
});

test.each<[string, readonly OptionEntry[], Record<number, string>]>([
  ['nothing is wrong', [size('S, L'), { name: '', values: '' }], {}],
  ['a name is missing', [{ name: '', values: 'S' }], { 0: 'Please enter a name for this option, such as Size.' }],
  ['choices are missing', [size(' , ')], { 0: 'Please enter its choices, or remove the option.' }],
  ['a choice is there twice', [size('S, L, s')], { 0: '“s” is there twice.' }],
  ['two options have one name', [size('S'), { name: 'size', values: 'L' }], { 1: 'Option 1 has the same name.' }],
  [
    'there are too many variations',
    [size('1,2,3,4,5,6'), color('1,2,3,4,5'), { name: 'Fit', values: '1,2,3,4' }],
    { 2: 'These choices make 120 variations. An item can have 100.' },
  ],
])('%s', (_, entries, errors) => {
  expect(optionErrors(entries)).toEqual(errors);
});

test('a pasted range fills the cells to the right and below; what has no room is counted', () => {
  const rows = typed([size('S, L')]).variations;
  const pasted = pasteRows(rows, 'A-1\t0.3\t9.50\r\nA-2\t0.4\t10.50\r\n', 0, 'sku');
  const cells = (row: VariationEntry) => [row.gtin, row.sku, row.weight, row.price, row.stock];
  expect(pasted.rows.map(cells)).toEqual([
    ['4006381333931', 'A-1', '0.3', '9.50', '7'],
    ['', 'A-2', '0.4', '10.50', '0'],
  ]);
  expect(pasted.lost).toBe(0);
  expect(pasteRows(rows, '1\t2\n3\t4', 1, 'lowStock')).toMatchObject({ lost: 3, rows: [{}, { lowStock: '1' }] });
});

test.each([
  ['one', false],
  ['one\n', false],
  ['one\ntwo', true],
  ['one\ttwo', true],
])('%j is many cells: %s', (text, isMany) => {
  expect(isManyCells(text)).toBe(isMany);
});

test('a cell is repeated below it and nowhere else', () => {
  const { variations } = typed([size('S, M, L')]);
  const filled = fillDown(variations, 1, 'price');
  expect(filled).toEqual(variations);
  const priced = variations.map((row, place) => ({ ...row, price: String(place) }));
  expect(fillDown(priced, 1, 'price').map(({ price }) => price)).toEqual(['0', '1', '1']);
});

test('up to 100 variations are no fault', () => {
  const numbers = (count: number) => size(Array.from({ length: count }, (_, place) => place).join(','));
  expect(tooManyVariations([numbers(100)])).toBeUndefined();
  expect(tooManyVariations([numbers(50), color('Red, Blue, Green')])).toBe(
    'These choices make 150 variations. An item can have 100.',
  );
});

test('stock of removed choices is the sum of what is above zero', () => {
  const { variations } = typed([size('S, M, L, XL')]);
  const shelved = variations.map((row, place) => ({ ...row, stock: ['2.5', '-3', '-', '0.1'][place] ?? '' }));
  expect(stockOfShelved({ shelved })).toEqual({ rows: 2, stock: 2.6 });
});
