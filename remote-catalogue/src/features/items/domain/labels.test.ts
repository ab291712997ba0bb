import { testItem, testVariation } from '../../../domain/items.testing';
import { barsOf, cutName, labelCount, labelPages, labelPapers, labelsOf, moduleWidth } from './labels';

const shirt = testItem({
  name: 'Shirt',
  variations: [testVariation(['S'], { sku: 'SH-S', price: '$9.50/ea' }), testVariation(['L'], { sku: '' })],
});

test('each variation has a label', () => {
  expect(
    labelsOf([testItem({ name: 'Mug', sku: 'M-1' }), shirt]).map(({ name, price, sku }) => [name, price, sku]),
  ).toEqual([
    ['Mug', '$14.80/lb', 'M-1'],
    ['Shirt – S', '$9.50/ea', 'SH-S'],
    ['Shirt – L', '$1.00/ea', ''],
  ]);
  expect(labelsOf([shirt]).map(({ barcode }) => barcode?.kind)).toEqual(['Code 128', undefined]);
});

test.each([
  ['Shirt', 'L', 20, 'Shirt – L'],
  ['Merino Base Layer Shirt', 'Large', 20, 'Merino Base L… Large'],
  ['Merino Base Layer Shirt', 'Extra Large / Midnight Blue', 21, 'Merino… Extra Large …'],
  ['Merino Base Layer Shirt', '', 10, 'Merino Ba…'],
])('a long name is cut before its variation: %s, %s', (itemName, value, most, cut) => {
  const variations = value === '' ? undefined : [testVariation([value])];
  const [label] = labelsOf([testItem({ name: itemName, ...(variations && { variations }) })]);
  expect(label && cutName(label, most)).toBe(cut);
});

test('labels fill page after page, each as often as asked', () => {
  const [a4] = labelPapers;
  const pages = labelPages(labelsOf([shirt]), ({ sku }) => (sku === '' ? 2 : 24), a4 ?? { columns: 3, rows: 8 });
  expect(pages.map((page) => page.length)).toEqual([24, 2]);
});

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
])('%j labels are %s', (text, count) => expect(labelCount(text)).toBe(count));

test('labels fit on their paper', () => {
  for (const { page, label, columns, rows, offset, gap } of labelPapers) {
    expect(2 * offset[0] + columns * label[0] + (columns - 1) * gap).toBeLessThanOrEqual(page[0] + 0.01);
    expect(offset[1] + rows * label[1]).toBeLessThanOrEqual(page[1]);
  }
});

test('a barcode that is too long for a label has no room', () => {
  const barcode = labelsOf([testItem({ sku: 'M-1' })])[0]?.barcode;
  const long = labelsOf([testItem({ sku: 'A'.repeat(40) })])[0]?.barcode;
  expect(barcode && moduleWidth(barcode, 50)).toBe(0.33);
  expect(long && moduleWidth(long, 50)).toBeUndefined();
  expect(barcode && barsOf(barcode).slice(0, 2)).toEqual([
    [0, 2],
    [3, 1],
  ]);
});
