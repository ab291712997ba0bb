import { linesDescription, itemsText } from './lines';
import { soldItem } from '../sample/soldItems';

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
