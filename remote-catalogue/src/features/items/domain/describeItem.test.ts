import { proposeDescription } from './describeItem';
import { blankForm } from './itemForm';
import { itemTypes, units } from '../../../domain/limits';

const food = 'Prepared food and beverage';

test.each([
  [
    { name: 'Sourdough Loaf, 800 g', category: 'Bakery' },
    'Sourdough Loaf (800 g), part of our Bakery range, sold individually.',
  ],
  [{ name: 'Stoneware Mug', category: 'Home > Kitchen' }, 'Stoneware Mug from our Kitchen range, sold individually.'],
  [{ name: 'Stoneware Mug' }, 'Stoneware Mug, sold individually.'],
  [{ name: 'Aged Cheddar', unit: 'Per pound' }, 'Aged Cheddar, sold by the pound.'],
  [{ name: 'Coffee', category: 'coffee' }, 'Coffee, sold individually.'],
  [{ name: 'Latte', itemType: food }, 'Latte from our menu.'],
  [
    { name: 'Potato Salad', itemType: food, unit: 'Per kilogram', category: 'Lunch' },
    'Potato Salad from our Lunch menu, sold by the kilogram.',
  ],
  [{ name: 'Consulting', itemType: 'Service' }, 'Consulting, a service by our team.'],
  [{ name: 'Supper Club', itemType: 'Event' }, 'Admission for one to Supper Club.'],
  [{ name: 'Gold', itemType: 'Membership' }, 'Gold membership: access for one term, which can be renewed.'],
  [{ name: 'Gold Membership', itemType: 'Membership' }, 'Gold Membership: access for one term, which can be renewed.'],
  [{ name: 'Animal Shelter', itemType: 'Donation' }, 'A donation to Animal Shelter, in an amount of your choice.'],
  [{ name: 'Gift Box', itemType: 'Other' }, 'Gift Box, available in our shop.'],
  [{ name: '  ' }, ''],
  [{ name: '\u200b' }, ''],
])('from %j comes "%s"', (typed, description) =>
  expect(proposeDescription({ ...blankForm, ...typed })).toBe(description),
);

test('items of one category are not all described in the same words', () => {
  const of = (name: string) => proposeDescription({ ...blankForm, name, category: 'Kitchen' }).replace(name, '');
  expect(new Set(['Mug', 'Bowl', 'Plate', 'Jug', 'Tray'].map(of)).size).toBeGreaterThan(1);
});

test('every description is one sentence with the name, for each type, unit and with or without a category', () => {
  for (const { name: itemType } of itemTypes)
    for (const { name: unit } of units)
      for (const category of ['', 'Evenings'])
        expect(proposeDescription({ name: 'Supper Club, June', itemType, unit, category })).toMatch(
          /^(?=[A-Z])[^.]*Supper Club[^.]*June[^.]*\.$/,
        );
});

test('Physical good is the first item type', () => expect(itemTypes[0].name).toBe('Physical good'));
