import { itemCountText } from './itemCount';

const statuses = [
  { value: 'Active', label: 'Active', count: 16 },
  { value: 'Draft', label: 'Draft', count: 1 },
  { value: 'Archived', label: 'Archived', count: 2 },
];

test.each([
  [['Active'], '16 active items'],
  [['Draft'], '1 draft item'],
  [['Archived'], '2 archived items'],
  [['Active', 'Archived'], '18 items'],
  [[], '19 items'],
])('the items with the status filter %j', (chosen, text) => {
  expect(itemCountText(statuses, chosen)).toBe(text);
});
