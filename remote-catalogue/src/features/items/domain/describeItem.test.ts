import { proposeDescription } from './describeItem';
import { blankForm } from './itemForm';
import { itemTypes } from '../../../domain/limits';

test.each([
  [
    { name: 'Sourdough Loaf, 800 g', category: 'Bakery' },
    'Sourdough Loaf from our Bakery range: 800 g. Sold per item.',
  ],
  [{ name: 'Stoneware Mug' }, 'Stoneware Mug. Sold per item.'],
  [{ name: 'Aged Cheddar', unit: 'Per pound' }, 'Aged Cheddar. Sold per pound.'],
  [{ name: 'Consulting', itemType: 'Service' }, 'Consulting, provided by our team.'],
  [{ name: '  ' }, ''],
])('from %j comes "%s"', (typed, description) =>
  expect(proposeDescription({ ...blankForm, ...typed })).toBe(description),
);

test('the description of every item type includes the name', () => {
  for (const { name: itemType } of itemTypes) {
    expect(proposeDescription({ ...blankForm, name: 'Supper Club', itemType })).toMatch(/Supper Club.*\.$/);
  }
});

test('Physical good is the first item type', () => expect(itemTypes[0].name).toBe('Physical good'));
