import { writeCsv } from '@back-office/shared/csv';
import { testItem, testVariation } from '../../../domain/items.testing';
import { readCountFile } from './countFile';
import { StockCodes } from './findStock';
import { stockRows } from './stockRows';

const mug = testItem({ id: 'mug', name: 'Stoneware Mug', sku: 'MUG-1', stock: 12 });
const pot = testItem({ id: 'pot', name: 'Tea Pot', sku: '', stock: 4 });
const shirt = testItem({
  id: 'shirt',
  name: 'Shirt',
  variations: [
    testVariation(['S', 'Red'], { sku: 'S-R', stock: 3 }),
    testVariation(['L', 'Red'], { sku: 'SAME', stock: 2 }),
    testVariation(['L', 'Blue'], { sku: 'SAME', stock: 2 }),
  ],
});
const codes = new StockCodes(stockRows([mug, pot, shirt], new Map(), ''));
const product =
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,SKU,HS Code,COO';
const current = `${product},Location,Incoming,Unavailable,Committed,Available,On hand`;

/** Cells of one variation: handle, title, two choices, SKU, and what the file has of its quantities. */
const variation = ([handle, title, one, other, sku]: readonly string[], ...quantities: readonly string[]) => [
  ...[handle, title, 'Title', one, other === '' ? '' : 'Color', other, '', '', sku, '', ''],
  ...quantities,
];
const isMug = ['stoneware-mug', 'Stoneware Mug', 'Default Title', '', 'mug-1'];
const isPot = ['tea-pot', 'The Old Tea Pot', 'Default Title', '', ''];
const isBlue = ['shirt', 'Shirt', 'L', 'blue', 'SAME'];

function read(header: string, rows: readonly (readonly (string | undefined)[])[], locations = ['Main Store', 'Annex']) {
  const counts = readCountFile(
    writeCsv([header.split(','), ...rows.map((row) => row.map((cell) => cell ?? ''))]),
    codes,
    locations,
  );
  if (typeof counts === 'string') throw new Error(counts);
  const lines = counts.lines.map(({ row, text, location }) => [row.name, text, location]);
  return { ...counts, lines };
}

test('the inventory of Shopify is a count of what is on hand, by SKU, else by product and options', () => {
  const at = (location: string, onHand: string) => [location, '1', '0', '2', '3', onHand];
  const rows = [
    variation(isMug, ...at('main store', '5')),
    variation(isMug, ...at('Annex', 'not stocked')),
    variation(isPot, ...at('Annex', '7')),
    variation(isBlue, ...at('Annex', '0')),
    variation(['shirt', '', 'S', 'Red', 'GONE'], ...at('Annex', '1')),
    variation(['shirt', '', 'XL', 'Red', 'GONE'], ...at('Annex', '1')),
    variation(['shirt', '', 'XL', 'Red', ''], ...at('Annex', '1')),
    variation(['vase', 'Vase', 'Default Title', '', 'SAME'], ...at('Annex', '1')),
    variation(isMug, ...at('Kiosk', '-2')),
    variation(isMug, ...at('Kiosk', '')),
  ];
  expect(read(current, rows)).toEqual({
    lines: [
      ['Stoneware Mug', '5', 'Main Store'],
      ['Tea Pot', '7', 'Annex'],
      ['Shirt – L / Blue', '0', 'Annex'],
      ['Shirt – S / Red', '1', 'Annex'],
    ],
    location: undefined,
    refused: [
      { line: 7, reason: 'No variation has the SKU “GONE” or is “Shirt – XL / Red”.' },
      { line: 8, reason: 'No variation is “Shirt – XL / Red”.' },
      { line: 9, reason: 'More than one variation has the SKU “SAME” or is “Vase”.' },
      { line: 10, reason: '“-2” is no count.' },
    ],
    summary:
      'Inventory of Shopify: “On hand”, with what is committed to orders, becomes the count. 2 counts found by SKU, 3 by product and options. ' +
      '“not stocked” (1 cell) is no count: that stock stays as it is. Nothing is booked before you save.',
  });
});

test('a new count that was entered in the file takes the place of the current one', () => {
  const header = `${product},Location,Bin name,Available (not editable),On hand (current),On hand (new)`;
  const rows = [variation(isMug, 'Annex', '', '3', '5', '8'), variation(isPot, 'Annex', '', '3', '6', '')];
  expect(read(header, rows)).toMatchObject({
    lines: [
      ['Stoneware Mug', '8', undefined],
      ['Tea Pot', '6', undefined],
    ],
    location: 'Annex',
  });
});

test('older files have a column for each location', () => {
  const rows = [variation(isMug, '5', 'not stocked'), variation(isPot, '', '0')];
  expect(read(`${product},Main Store,Kiosk`, rows)).toEqual({
    lines: [
      ['Stoneware Mug', '5', 'Main Store'],
      ['Tea Pot', '0', 'Kiosk'],
    ],
    location: undefined,
    refused: [],
    summary:
      'Inventory of Shopify: the quantity of each location becomes the count. 1 count found by SKU, 1 by product and options. ' +
      '“not stocked” (1 cell) is no count: that stock stays as it is. Nothing is booked before you save.',
  });
});

test.each([
  ['products of Shopify, with their prices', `${product},Variant Price,Location,On hand`],
  ['a file without a quantity', `${product},Location`],
  ['a file without options', 'Handle,SKU,Location,On hand'],
])('%s are not its inventory', (_, header) => {
  expect(readCountFile(`${header}\n`, codes)).toBe('This file has no column “Counted” or “Quantity”.');
});
