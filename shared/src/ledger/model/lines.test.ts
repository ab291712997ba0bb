import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { createLedger } from '../sample/createLedger';
import { soldItem } from '../sample/soldItems';
import { anyRange, anySource } from './ledgerArbitraries.testing';
import { itemsText, linesDescription } from './lines';

const { beans, honey, pourOver, oliveOil } = soldItem;

test.each([
  [[{ item: oliveOil, quantity: 1 }], 'Olive Oil', 'Olive Oil, Cold-Pressed, 500 ml'],
  [[{ item: honey, quantity: 6 }], 'Wildflower Honey ×6', 'Wildflower Honey, 350 g ×6'],
  [
    [
      { item: beans, quantity: 2 },
      { item: honey, quantity: 1 },
      { item: pourOver, quantity: 1, isReturned: true as const },
    ],
    'Single-Origin Beans ×2, Wildflower Honey for Pour-Over Set',
    'Single-Origin Beans, 1 kg ×2; Wildflower Honey, 350 g; Pour-Over Set, Stoneware',
  ],
  [[], '', ''],
])('lines %# have short names in the description and full names in the items', (lines, description, items) => {
  expect(linesDescription(lines)).toBe(description);
  expect(itemsText(lines)).toBe(items);
});

test('a comma within a number does not end a name', () => {
  const water = { ...oliveOil, name: 'Wasser 0,5 l, still' };
  expect(linesDescription([{ item: water, quantity: 3 }])).toBe('Wasser 0,5 l ×3');
});

test('the lines of a row add up to its item sales and its returns', () => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const rows = createLedger(source).rowsOf(range);
      const sums = rows.map((row) => {
        const sumOf = (isReturned: boolean) =>
          row.lines.reduce((sum, line) => ((line.isReturned ?? false) === isReturned ? sum + line.gross : sum), 0);
        return [sumOf(false), sumOf(true)];
      });
      expect(sums).toEqual(rows.map((row) => [row.itemSales, row.returns]));
    }),
    { numRuns: effort(40, 100) },
  );
});
