import { screen, waitFor, within } from '@testing-library/react';
import { fakeStorage, fill, renderInArea } from '@back-office/shared/testing';
import { createBrowserItemsStore } from '../../../data/browserItemsStore';
import type { Item } from '../../../domain/item';
import { testItem } from '../../../domain/items.testing';
import { ItemsProvider } from '../../../state/items';
import { LibraryProvider } from '../state/library';
import { LibraryScreen, preloadParts } from './LibraryScreen';

beforeAll(preloadParts);

const shelf = [
  testItem({
    id: 'loaf',
    name: 'Rye Loaf',
    category: 'Bakery',
    reportingCategory: 'Bakery',
    stock: 24,
    price: '$9.50/ea',
  }),
  testItem({
    id: 'beans',
    name: 'Beans',
    category: 'Coffee',
    reportingCategory: 'Coffee',
    sku: 'COF-9',
    locations: ['Main Store', 'Online Only'],
    stock: 5,
    status: 'Draft',
  }),
];

interface Options {
  readonly items?: readonly Item[];
  readonly path?: string;
  readonly quota?: number;
}

function renderLibrary({ items = shelf, path = '/items/library', quota }: Options = {}) {
  const storage = fakeStorage({ items: JSON.stringify(items) }, quota);
  const store = createBrowserItemsStore({ storage, locks: undefined });
  const rendered = renderInArea(
    <ItemsProvider store={store}>
      <LibraryProvider>
        <LibraryScreen />
      </LibraryProvider>
    </ItemsProvider>,
    { path },
  );
  return {
    ...rendered,
    store,
    storedIds: () => (JSON.parse(storage.getItem('items') ?? '[]') as Item[]).map(({ id }) => id),
  };
}

const table = () => screen.getByRole('table', { name: 'Item library' });
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const listed = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

async function openDialog(options?: Options) {
  const rendered = renderLibrary(options);
  await rendered.user.click(screen.getByRole('button', { name: 'Actions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add or remove items' }));
  const checkboxOf = (name: string) => dialog.getByRole('checkbox', { name: `Select ${name}` });
  return { ...rendered, dialog, checkboxOf };
}

test('the screen has a heading, a search and three selects', () => {
  renderLibrary();
  expect(screen.getByRole('heading', { level: 1, name: 'Item library' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search library' })).toBeVisible();
  expect(screen.getAllByRole('combobox').map((select) => select.getAttribute('aria-label'))).toEqual([
    'Category',
    'Locations',
    'Status',
  ]);
});

test('the table has six columns', () => {
  renderLibrary();
  expect(
    within(table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Item', 'Reporting category', 'Locations', 'Stock on hand', 'Available to sell', 'Price']);
  expect(cellsOf('Rye Loaf')).toEqual(['Rye Loaf', 'Bakery', 'Main Store', '24', '24', '$9.50/ea']);
  expect(cellsOf('Beans')).toEqual([
    'Beans Draft',
    'Coffee',
    'Main Store+1Main Store, Online Only',
    '5',
    '0',
    '$14.80/lb',
  ]);
});

test('quantities have thousands separators, and the longest price has room', () => {
  renderLibrary({ items: shelf.map((item) => ({ ...item, stock: 12500, price: '$1234567.50/kg' })) });
  expect(cellsOf('Rye Loaf').slice(3)).toEqual(['12,500', '12,500', '$1,234,567.50/kg']);
  expect(table().parentElement?.style.getPropertyValue('--tracks')).toContain('calc(16ch + 32px)');
});

test('the selects filter together and are kept in the address', async () => {
  const { user, path } = renderLibrary();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  expect(listed()).toEqual(['Beans Draft']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Locations' }), 'Online Only');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Coffee');
  expect(path()).toBe('/items/library?status=Draft&location=Online+Only&category=Coffee');
  expect(screen.getByText('1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(path()).toBe('/items/library');
  expect(listed()).toHaveLength(2);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('each active select has a chip that removes its filter', async () => {
  const { user, path } = renderLibrary({ path: '/items/library?status=Draft&location=Online+Only' });
  await user.click(screen.getByRole('button', { name: 'Remove filter Locations: Online Only' }));
  expect(path()).toBe('/items/library?status=Draft');
  expect(screen.getByRole('button', { name: 'Remove filter Status: Draft' })).toHaveFocus();
});

test('a link restores search and filters', () => {
  renderLibrary({ path: '/items/library?search=rye&category=Bakery' });
  expect(screen.getByRole('searchbox')).toHaveValue('rye');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Bakery');
  expect(listed()).toEqual(['Rye Loaf']);
});

test('without matches, the active filters are listed and can be cleared', async () => {
  const { user } = renderLibrary({ path: '/items/library?search=zzz&status=Active' });
  expect(screen.getByText('No items found for this filter.')).toBeVisible();
  expect(screen.getByText('“zzz”, Status: Active')).toBeVisible();
  await user.click(within(table()).getByRole('button', { name: 'Clear filters' }));
  expect(listed()).toHaveLength(2);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('an empty library offers to add items', async () => {
  const { user } = renderLibrary({ items: [] });
  expect(screen.getByText('Your library is empty')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add or remove items' }));
  expect(await screen.findByRole('dialog', { name: 'Add or remove items' })).toBeVisible();
});

test('adding items to an empty library moves the focus from the removed button to the first item', async () => {
  const { user } = renderLibrary({ items: [] });
  await user.click(screen.getByRole('button', { name: 'Add or remove items' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select House Granola' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'House Granola' })).toHaveFocus());
  expect(listed()).toEqual(['House Granola 2 variations']);
});

test('an active select is tinted like a filter chip', () => {
  renderLibrary({ path: '/items/library?status=Draft' });
  const background = (name: string) => {
    const chip = screen.getByRole('combobox', { name }).parentElement;
    return chip && getComputedStyle(chip).backgroundColor;
  };
  expect(background('Status')).toBe('var(--accent-subtle)');
  expect(background('Category')).toBe('var(--bg-raised)');
});

test('a row opens its item', async () => {
  const { user, path } = renderLibrary();
  await user.click(screen.getByRole('button', { name: 'Rye Loaf' }));
  expect(path()).toBe('/items?item=loaf');
});

describe('Add or remove items', () => {
  test('lists offered items and items in the list, which are selected', async () => {
    const { dialog, checkboxOf } = await openDialog();
    expect(dialog.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(14);
    expect(checkboxOf('Rye Loaf')).toBeChecked();
    expect(checkboxOf('House Granola')).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  test('Done adds and removes together, and Undo reverts both', async () => {
    const { user, dialog, checkboxOf, storedIds, store } = await openDialog();
    await user.click(checkboxOf('House Granola'));
    await user.click(checkboxOf('Rye Loaf'));
    expect(dialog.getByText('1 item to add, 1 item to remove')).toBeVisible();
    expect(dialog.getByText(/1 item of your own will be deleted and cannot be restored/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('1 item added, 1 item removed')).toBeVisible();
    expect(storedIds()).toEqual(['beans', 'library-bak-0115']);
    expect(store.history.lines().map(({ text }) => text)).toEqual(['House Granola added, Rye Loaf deleted']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(storedIds()).toEqual(['loaf', 'beans']));
  });

  test.each(['Cancel', 'Close'])('%s discards the selection', async (name) => {
    const { user, dialog, checkboxOf, storedIds } = await openDialog();
    await user.click(checkboxOf('House Granola'));
    await user.click(dialog.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(storedIds()).toEqual(['loaf', 'beans']);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect(await screen.findByRole('checkbox', { name: 'Select House Granola' })).not.toBeChecked();
  });

  test('Done without changes does nothing and shows no message', async () => {
    const { user, dialog, storedIds } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(storedIds()).toEqual(['loaf', 'beans']);
  });

  test('search filters the rows, hidden selected rows count, and Select all selects the rows shown', async () => {
    const { user, dialog, checkboxOf } = await openDialog();
    await user.click(checkboxOf('House Granola'));
    await fill(user, dialog.getByRole('searchbox'), 'coffee');
    await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
    expect(dialog.getByText('3 items to add')).toBeVisible();
    await user.clear(dialog.getByRole('searchbox'));
    await user.type(dialog.getByRole('searchbox'), 'zzz');
    expect(dialog.getByText('No items found')).toBeVisible();
    await user.click(within(dialog.getByRole('table')).getByRole('button', { name: 'Clear search' }));
    expect(dialog.getByRole('searchbox')).toHaveFocus();
    expect(checkboxOf('House Granola')).toBeChecked();
  });

  test('on phones there is one Select all, above the list', async () => {
    const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => phone });
    const { user, dialog } = await openDialog();
    const all = dialog.getByRole('checkbox', { name: 'Select all' });
    expect(dialog.getByRole('table')).not.toContainElement(all);
    expect(all).toBePartiallyChecked();
    await fill(user, dialog.getByRole('searchbox'), 'coffee');
    await user.click(all);
    expect(dialog.getByText('2 items to add')).toBeVisible();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('full storage changes nothing and shows a message', async () => {
    const room = JSON.stringify(shelf).length + 200;
    const { user, dialog, storedIds } = await openDialog({ quota: room });
    await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect((await screen.findAllByText(/storage is full/)).length).toBeGreaterThan(0);
    expect(storedIds()).toEqual(['loaf', 'beans']);
  });
});
