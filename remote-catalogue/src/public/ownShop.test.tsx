import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { createLedger, localLedgerPort, type LedgerPort } from '@back-office/shared/ledger';
import { bakery, fill, renderInArea } from '@back-office/shared/testing';
import type { ReactNode } from 'react';
import { createItemsReader } from '../data/readItems';
import { preloadParts } from '../features/items/screens/deferredParts';
import { CategoriesRoute } from './CategoriesRoute';
import { ItemsRoute } from './ItemsRoute';
import { LibraryRoute } from './LibraryRoute';

let shops = 0;
let storageNamespace = '';

// Loaded first, so that no test holds a placeholder that is then replaced.
beforeAll(preloadParts);
beforeEach(() => {
  localStorage.clear();
  storageNamespace = `back-office:shop:bakery-${(shops += 1)}`;
});

const renderInShop = (screenOf: ReactNode, path: string) =>
  renderInArea(screenOf, { path, services: { storageNamespace, shop: bakery } });

/** A busy machine takes long for the years of the sample. */
function salesOfOneWeek(): LedgerPort {
  const port = localLedgerPort(createLedger());
  return {
    ...port,
    describe: async () => ({ ...(await port.describe()), days: { from: '2025-06-22', to: '2025-06-28' } }),
  };
}

async function createItem(name: string) {
  const { user, unmount } = renderInShop(<ItemsRoute />, '/items');
  await fill(user, await screen.findByRole('textbox', { name: 'Quick create' }), name);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('checkbox', { name: `Select ${name}` })).toBeInTheDocument();
  unmount();
}

test('the list starts empty, offers to create and to import, and nothing of the sample', async () => {
  renderInShop(<ItemsRoute />, '/items');
  expect(await screen.findByText('No items yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Import library' })).not.toHaveLength(0);
  expect(screen.getAllByRole('button', { name: 'Create item' })).not.toHaveLength(0);
  expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
  expect(screen.queryByText('Consulting Service')).not.toBeInTheDocument();
});

test('after a reload the list is read from the database; nobody is told meanwhile that it is empty', async () => {
  await createItem('Rye loaf');
  expect(localStorage.getItem('items')).toBeNull();
  renderInShop(<ItemsRoute />, '/items');
  expect(screen.queryByText('No items yet')).not.toBeInTheDocument();
  expect(screen.queryByText(/Already have items/)).not.toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: 'Select Rye loaf' })).toBeInTheDocument();
  expect(screen.getByText('1 active item')).toBeVisible();
});

test('a link to an item waits for the list', async () => {
  await createItem('Rye loaf');
  const [item] = await createItemsReader({ namespace: storageNamespace, isOwnShop: true })();
  renderInShop(<ItemsRoute />, `/items?item=${item?.id}`);
  const sheet = await screen.findByRole('dialog', { name: 'Edit item' });
  expect(within(sheet).getByRole('textbox', { name: 'Name' })).toHaveValue('Rye loaf');
});

test('items that sales mention are offered, and added once they are chosen', async () => {
  const services = { storageNamespace, shop: bakery, ledger: salesOfOneWeek() };
  const { user } = renderInArea(<ItemsRoute />, { path: '/items', services });
  const notice = await screen.findByText(/items in your sales are not in your list/);
  const count = Number.parseInt(notice.textContent ?? '', 10);
  await user.click(screen.getByRole('button', { name: 'Review and add' }));
  const dialog = await screen.findByRole('dialog', { name: 'Items from your sales' });
  const [, first] = await within(dialog).findAllByRole('checkbox');
  await user.click(first ?? dialog);
  await user.click(within(dialog).getByRole('button', { name: `Add ${count - 1} items` }));
  expect(await screen.findByText(`${count - 1} items added`)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('1 item in your sales is not in your list.')).toBeInTheDocument();
});

test('the form offers no location of the sample', async () => {
  const { user } = renderInShop(<ItemsRoute />, '/items?new');
  const sheet = await screen.findByRole('dialog', { name: 'Create item' });
  await user.click(within(sheet).getByRole('button', { name: /Locations/ }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Main Store']);
});

test('the form offers the menus of the items, and none of the sample', async () => {
  const first = renderInShop(<ItemsRoute />, '/items?new');
  await fill(first.user, await screen.findByRole('textbox', { name: 'Name' }), 'Rye');
  await fill(first.user, screen.getByRole('textbox', { name: 'Price ($)' }), '4');
  await first.user.click(screen.getByRole('button', { name: /Menu organization/ }));
  expect(screen.getByText('Type a name to add it')).toBeVisible();
  await fill(first.user, screen.getByRole('searchbox', { name: 'Find or add' }), 'Breakfast');
  await first.user.click(await screen.findByRole('option', { name: 'Add “Breakfast”' }));
  await first.user.keyboard('{Escape}');
  await first.user.click(screen.getByRole('button', { name: 'Save Item' }));
  expect(await screen.findByText('Item saved')).toBeVisible();
  first.unmount();
  const { user } = renderInShop(<ItemsRoute />, '/items?new');
  await user.click(await screen.findByRole('button', { name: /Menu organization/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Breakfast']);
});

test('another location can be typed in the form, and is one of the shop then', async () => {
  const { user } = renderInShop(<ItemsRoute />, '/items?new');
  await fill(user, await screen.findByRole('textbox', { name: 'Name' }), 'Rye');
  await fill(user, screen.getByRole('textbox', { name: 'Price ($)' }), '4');
  await user.click(screen.getByRole('button', { name: /Locations/ }));
  await user.click(await screen.findByRole('option', { name: 'Main Store' }));
  await fill(user, screen.getByRole('searchbox', { name: 'Find or add' }), 'Market stall');
  await user.click(await screen.findByRole('option', { name: 'Add “Market stall”' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /Counted at/ })).toBeVisible();
});

test('bulk update takes another location too', async () => {
  await createItem('Rye');
  const { user } = renderInShop(<ItemsRoute />, '/items');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Rye' }));
  await user.click(await screen.findByRole('button', { name: 'Bulk update' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Locations' }));
  await user.click(screen.getByRole('button', { name: /New locations/ }));
  await fill(user, screen.getByRole('searchbox', { name: 'Find or add' }), 'Market stall');
  expect(await screen.findByRole('option', { name: 'Add “Market stall”' })).toBeVisible();
});

test('a shop can record costs: the form and the library show the margin, and an unknown cost is none', async () => {
  await createItem('Rye loaf');
  const form = renderInShop(<ItemsRoute />, '/items?new');
  const sheet = within(await screen.findByRole('dialog', { name: 'Create item' }));
  expect(sheet.getByRole('textbox', { name: 'Cost' })).toBeDisabled();
  await form.user.click(sheet.getByRole('switch', { name: 'Work out margins' }));
  await form.user.type(sheet.getByRole('textbox', { name: 'Name' }), 'Mug');
  await fill(form.user, sheet.getByRole('textbox', { name: 'Price ($)' }), '12.50');
  await form.user.type(sheet.getByRole('textbox', { name: 'Cost' }), '4');
  expect(sheet.getByText('Margin 68%')).toBeVisible();
  await form.user.click(sheet.getByRole('button', { name: 'Save Item' }));
  expect(await screen.findByText('Item saved')).toBeVisible();
  form.unmount();
  const stored = createItemsReader({ namespace: storageNamespace, isOwnShop: true });
  const [loaf, mug] = await stored();
  expect(loaf).not.toHaveProperty('cost');
  expect(mug).toMatchObject({ price: '$12.50', cost: '$4.00' });
  const library = renderInShop(<LibraryRoute />, '/items/library');
  expect(await screen.findByText('68%')).toBeVisible();
  library.unmount();
  await setCostOfAll('5');
  expect(await stored()).toMatchObject([{ cost: '$5.00' }, { cost: '$5.00' }]);
});

async function setCostOfAll(cost: string) {
  const { user } = renderInShop(<ItemsRoute />, '/items');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Bulk update' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk update 2 items' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Cost' }));
  await user.type(dialog.getByRole('textbox', { name: 'New cost ($)' }), cost);
  await user.click(dialog.getByRole('button', { name: 'Update 2 items' }));
  expect(await screen.findByText('2 items updated')).toBeVisible();
}

test('an empty library leads to creating and importing items', async () => {
  renderInShop(<LibraryRoute />, '/items/library');
  expect(await screen.findByText('Your library is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create item' })).toHaveAttribute('href', '/items?new=&shop=bakery-1');
  const importLink = screen.getByRole('link', { name: 'Import items' });
  expect(importLink).toHaveAttribute('href', '/items?import=&shop=bakery-1');
  expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
});

test('the shop of a page that embeds the area is offered nothing of the sample either', async () => {
  const services = { storageNamespace, isEmbedded: true, isPageShop: true };
  const list = renderInArea(<ItemsRoute />, { path: '/items', services });
  expect(await screen.findByText('No items yet')).toBeVisible();
  expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
  list.unmount();
  const sheet = renderInArea(<ItemsRoute />, { path: '/items?new', services });
  const dialog = await screen.findByRole('dialog', { name: 'Create item' });
  await sheet.user.click(within(dialog).getByRole('button', { name: /Locations/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Main Store']);
  sheet.unmount();
  renderInArea(<LibraryRoute />, { path: '/items/library', services });
  expect(await screen.findByText('Your library is empty')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
});

test('library and categories follow from the items of the shop', async () => {
  await createItem('Rye loaf');
  const library = renderInShop(<LibraryRoute />, '/items/library');
  expect(await screen.findByText('Rye loaf')).toBeVisible();
  expect(screen.getByText('1 item')).toBeVisible();
  library.unmount();
  renderInShop(<CategoriesRoute />, '/items/categories');
  expect(await screen.findByText('0 categories · 1 item without a category')).toBeVisible();
});
