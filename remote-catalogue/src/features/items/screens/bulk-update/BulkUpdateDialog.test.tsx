import { screen, waitFor, within } from '@testing-library/react';
import { testVariation } from '../../../../domain/items.testing';
import { anItem, renderItems } from '../items.testing';

const shelf = [
  anItem('Rye Loaf', { category: 'Bakery', reportingCategory: 'Bakery', price: '$9.00/ea' }),
  anItem('Baguette', { category: 'Bakery', reportingCategory: 'Bakery', price: '$3.00/ea' }),
  anItem('Beans'),
];

beforeEach(() => window.localStorage.clear());

async function openBulk(path = '/items') {
  const rendered = renderItems({
    items: shelf,
    path,
    stored: { 'items-selected': '["rye-loaf","beans"]', 'back-office:categories': '[{"id":"gifts","name":"Gifts"}]' },
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Bulk update' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bulk update 2 items' });
  return { ...rendered, dialog: within(dialog) };
}

test('sets only the chosen fields of the selected items, and can be undone', async () => {
  const { user, stored, dialog } = await openBulk();
  expect(dialog.getByRole('button', { name: 'Update 2 items' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Stock' }));
  await user.type(dialog.getByRole('textbox', { name: 'New stock' }), '12');
  await user.click(dialog.getByRole('button', { name: 'Update 2 items' }));
  await waitFor(() => expect(stored().map(({ stock }) => stock)).toEqual([12, 0, 12]));
  expect(stored()[0]).toMatchObject({ category: 'Bakery', price: '$9.00/ea' });
  expect(await screen.findByText('2 items updated')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored().map(({ stock }) => stock)).toEqual([0, 0, 0]));
});

test('says how many selected items the filter hides', async () => {
  const { dialog } = await openBulk('/items?category=Bakery');
  expect(dialog.getByText('1 of them is hidden by the filter.')).toBeVisible();
});

test('a category without items can be chosen', async () => {
  const { user, stored, dialog } = await openBulk();
  await user.click(dialog.getByRole('checkbox', { name: 'Category' }));
  await user.click(dialog.getByRole('button', { name: /New category/ }));
  await user.click(await screen.findByRole('option', { name: 'Gifts' }));
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Update 2 items' }));
  await waitFor(() => expect(stored().map(({ category }) => category)).toEqual(['Gifts', 'Bakery', 'Gifts']));
});

test('says that the items lose their category as long as no new one is chosen', async () => {
  const { user, dialog } = await openBulk();
  await user.click(dialog.getByRole('checkbox', { name: 'Category' }));
  expect(dialog.getByText('Without a new category, these items lose the one they have.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'None New category' }));
  await user.click(await screen.findByRole('option', { name: 'Gifts' }));
  expect(dialog.queryByText(/lose the one they have/)).not.toBeInTheDocument();
});

test('an invalid price shows an error, gets the focus and changes nothing', async () => {
  const { user, stored, dialog } = await openBulk();
  await user.click(dialog.getByRole('checkbox', { name: 'Price' }));
  const price = dialog.getByRole('textbox', { name: 'New price ($)' });
  await user.type(price, 'cheap');
  await user.click(dialog.getByRole('button', { name: 'Update 2 items' }));
  expect(dialog.getByText('Please enter a valid price.')).toBeVisible();
  expect(price).toHaveFocus();
  expect(stored()[0]?.price).toBe('$9.00/ea');
});

test('stock that was entered at the only location of an item moves with it to another', async () => {
  const entry = {
    ...{ id: 'e', at: '2025-07-18T12:00:00.000Z', kind: 'adjust', itemId: 'rye-loaf', variationId: '' },
    ...{ location: 'Main Store', change: -3 },
  };
  window.localStorage.setItem('back-office:stock', JSON.stringify([entry]));
  const { user, dialog } = await openBulk();
  const journal = () =>
    (JSON.parse(window.localStorage.getItem('back-office:stock') ?? '[]') as (typeof entry)[]).map(
      ({ location, change }) => [location, change],
    );
  await user.click(dialog.getByRole('checkbox', { name: 'Locations' }));
  await user.click(dialog.getByRole('button', { name: /New locations/ }));
  await user.click(await screen.findByRole('option', { name: 'Online Only' }));
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Update 2 items' }));
  const moved = [
    ['Main Store', -3],
    ['Main Store', 3],
    ['Online Only', -3],
  ];
  await waitFor(() => expect(journal()).toEqual(moved));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(journal()).toEqual([['Main Store', -3]]));
});

test('says that prices, stock and costs of variations stay', async () => {
  const variations = [testVariation(['S'], { price: '$2.00/ea', stock: 5 })];
  const { user } = renderItems({
    items: [anItem('Shirt', { variations, price: '$2.00/ea', stock: 5 })],
    stored: { 'items-selected': '["shirt"]' },
  });
  await user.click(screen.getByRole('button', { name: 'Bulk update' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk update 1 item' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Stock' }));
  expect(dialog.getByText('1 of them has variations, whose prices, stock and costs stay as they are.')).toBeVisible();
});

test('changes each variation if that is asked for, and Undo takes it back', async () => {
  const variations = [
    testVariation(['S'], { price: '$2.00/ea', stock: 5 }),
    testVariation(['L'], { price: '$3.00/ea', stock: 1 }),
  ];
  const { user, stored } = renderItems({
    items: [anItem('Shirt', { variations, price: '$2.00/ea', stock: 6 }), anItem('Mug', { price: '$9.00/ea' })],
    stored: { 'items-selected': '["shirt","mug"]' },
  });
  const prices = () => stored().map(({ price, variations: of }) => [price, ...(of ?? []).map((one) => one.price)]);
  await user.click(screen.getByRole('button', { name: 'Bulk update' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk update 2 items' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Price' }));
  await user.type(dialog.getByRole('textbox', { name: 'New price ($)' }), '4');
  await user.click(dialog.getByRole('checkbox', { name: 'Change each of their variations' }));
  expect(dialog.getByText('1 of them has variations, each of which gets what you enter.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Update 2 items' }));
  await waitFor(() => expect(prices()).toEqual([['$4.00/ea', '$4.00/ea', '$4.00/ea'], ['$4.00/ea']]));
  expect(stored()[0]).toMatchObject({ stock: 6, variations: [{ stock: 5 }, { stock: 1 }] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(prices()).toEqual([['$2.00/ea', '$2.00/ea', '$3.00/ea'], ['$9.00/ea']]));
});
