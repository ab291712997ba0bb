import { screen, waitFor, within } from '@testing-library/react';
import { fakeStorage, renderInArea } from '@back-office/shared/testing';
import { createSampleItemsStore } from '../../../data/sampleItemsStore';
import type { Item } from '../../../domain/item';
import { testItem } from '../../../domain/testItems';
import { ItemsProvider } from '../../../state/items';
import { LibraryProvider } from '../state/library';
import { preloadParts } from './deferredParts';
import { LibraryScreen } from './LibraryScreen';

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
  const store = createSampleItemsStore({ storage, locks: undefined });
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
  const tick = (name: string) => dialog.getByRole('checkbox', { name: `Select ${name}` });
  return { ...rendered, dialog, tick };
}

test('heading, search and the three selects', () => {
  renderLibrary();
  expect(screen.getByRole('heading', { level: 1, name: 'Item library' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search library' })).toBeVisible();
  expect(screen.getAllByRole('combobox').map((select) => select.getAttribute('aria-label'))).toEqual([
    'Category',
    'Locations',
    'Status',
  ]);
});

test('the six columns, each derived from the item', () => {
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

test('the selects narrow the list together, and the address says how', async () => {
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

test('each select that narrows has a chip that takes it back', async () => {
  const { user, path } = renderLibrary({ path: '/items/library?status=Draft&location=Online+Only' });
  await user.click(screen.getByRole('button', { name: 'Remove filter Locations: Online Only' }));
  expect(path()).toBe('/items/library?status=Draft');
  expect(screen.getByRole('button', { name: 'Remove filter Status: Draft' })).toHaveFocus();
});

test('a link brings its search and filters along', () => {
  renderLibrary({ path: '/items/library?search=rye&category=Bakery' });
  expect(screen.getByRole('searchbox')).toHaveValue('rye');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Bakery');
  expect(listed()).toEqual(['Rye Loaf']);
});

test('nothing that matches says what narrows the list, and how to get out', async () => {
  const { user } = renderLibrary({ path: '/items/library?search=zzz&status=Active' });
  expect(screen.getByText('No items found for this filter.')).toBeVisible();
  expect(screen.getByText('“zzz”, Status: Active')).toBeVisible();
  await user.click(within(table()).getByRole('button', { name: 'Clear filters' }));
  expect(listed()).toHaveLength(2);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('an empty library offers to take items in', async () => {
  const { user } = renderLibrary({ items: [] });
  expect(screen.getByText('Your library is empty')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add or remove items' }));
  expect(await screen.findByRole('dialog', { name: 'Add or remove items' })).toBeVisible();
});

test('an empty library that is filled takes its button away and gives the focus to the first item', async () => {
  const { user } = renderLibrary({ items: [] });
  await user.click(screen.getByRole('button', { name: 'Add or remove items' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select House Granola' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'House Granola' })).toHaveFocus());
  expect(listed()).toEqual(['House Granola']);
});

test('a select that narrows is tinted as a chip', () => {
  renderLibrary({ path: '/items/library?status=Draft' });
  const ground = (name: string) => {
    const chip = screen.getByRole('combobox', { name }).parentElement;
    return chip && getComputedStyle(chip).backgroundColor;
  };
  expect(ground('Status')).toBe('var(--accent-subtle)');
  expect(ground('Category')).toBe('var(--bg-raised)');
});

test('a row opens its item', async () => {
  const { user, path } = renderLibrary();
  await user.click(screen.getByRole('button', { name: 'Rye Loaf' }));
  expect(path()).toBe('/items?item=loaf');
});

describe('Add or remove items', () => {
  test('lists what the library offers and what is in the list, ticked where it is in', async () => {
    const { dialog, tick } = await openDialog();
    expect(dialog.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(14);
    expect(tick('Rye Loaf')).toBeChecked();
    expect(tick('House Granola')).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  test('Done adds and removes at once, and Undo takes both back', async () => {
    const { user, dialog, tick, storedIds } = await openDialog();
    await user.click(tick('House Granola'));
    await user.click(tick('Rye Loaf'));
    expect(dialog.getByText('1 item to add, 1 item to remove')).toBeVisible();
    expect(dialog.getByText(/1 item of your own will be deleted/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('1 item added, 1 item removed')).toBeVisible();
    expect(storedIds()).toEqual(['beans', 'library-bak-0115']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(storedIds()).toEqual(['loaf', 'beans']));
  });

  test.each(['Cancel', 'Close'])('%s forgets the ticks', async (name) => {
    const { user, dialog, tick, storedIds } = await openDialog();
    await user.click(tick('House Granola'));
    await user.click(dialog.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(storedIds()).toEqual(['loaf', 'beans']);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect(await screen.findByRole('checkbox', { name: 'Select House Granola' })).not.toBeChecked();
  });

  test('Done without a change changes nothing and says nothing', async () => {
    const { user, dialog, storedIds } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(storedIds()).toEqual(['loaf', 'beans']);
  });

  test('search narrows the lines, ticks behind it count, and select all means those shown', async () => {
    const { user, dialog, tick } = await openDialog();
    await user.click(tick('House Granola'));
    await user.type(dialog.getByRole('searchbox'), 'coffee');
    await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
    expect(dialog.getByText('3 items to add')).toBeVisible();
    await user.clear(dialog.getByRole('searchbox'));
    await user.type(dialog.getByRole('searchbox'), 'zzz');
    expect(dialog.getByText('No items found')).toBeVisible();
    await user.click(within(dialog.getByRole('table')).getByRole('button', { name: 'Clear search' }));
    expect(dialog.getByRole('searchbox')).toHaveFocus();
    expect(tick('House Granola')).toBeChecked();
  });

  test('a full storage changes nothing and says so', async () => {
    const room = JSON.stringify(shelf).length + 200;
    const { user, dialog, storedIds } = await openDialog({ quota: room });
    await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect((await screen.findAllByText(/no room in this browser/)).length).toBeGreaterThan(0);
    expect(storedIds()).toEqual(['loaf', 'beans']);
  });
});
