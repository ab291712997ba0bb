import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeStorage, fill, renderInArea } from '@back-office/shared/testing';
import { createSampleCategoriesStore } from '../../../data/sampleCategoriesStore';
import { createBrowserItemsStore } from '../../../data/browserItemsStore';
import type { Item } from '../../../domain/item';
import { testItem } from '../../../domain/items.testing';
import { CategoriesProvider } from '../../../state/categories';
import { ItemsProvider } from '../../../state/items';
import { CategoriesScreen } from './CategoriesScreen';
import { preloadParts } from './deferredParts';

beforeAll(preloadParts);

const key = 'back-office:categories';

function inCategory(name: string, category: string, reportingCategory = category): Item {
  return testItem({ id: name.toLowerCase(), name, category, reportingCategory });
}

const shelf = [
  inCategory('Loaf', 'Bakery'),
  inCategory('Rolls', 'Bakery'),
  inCategory('Beans', 'Coffee'),
  inCategory('Brie', 'Deli'),
];

interface Options {
  readonly items?: readonly Item[];
  readonly path?: string;
  readonly kept?: readonly string[];
  /** Raw stored text of the categories, instead of `kept`. */
  readonly text?: string;
  /** Free space in the storage, in characters. */
  readonly room?: number;
}

function renderCategories({ items = shelf, path = '/items/categories', kept = [], text, room }: Options = {}) {
  const list = kept.map((name) => ({ id: `kept-${name}`, name }));
  const values = {
    items: JSON.stringify(items),
    'items-search': '"left over"',
    ...(kept.length > 0 && { [key]: JSON.stringify(list) }),
    ...(text !== undefined && { [key]: text }),
  };
  const storage = fakeStorage(values, room === undefined ? undefined : Object.entries(values).join('').length + room);
  const rendered = renderInArea(
    <ItemsProvider store={createBrowserItemsStore({ storage, locks: undefined })}>
      <CategoriesProvider store={createSampleCategoriesStore({ storage, locks: undefined, newId: () => 'new-id' })}>
        <CategoriesScreen />
      </CategoriesProvider>
    </ItemsProvider>,
    { path },
  );
  const stored = () => JSON.parse(storage.getItem('items') ?? '[]') as Item[];
  return {
    ...rendered,
    storage,
    /** The stores of another tab. */
    elsewhere: {
      items: createBrowserItemsStore({ storage, locks: undefined }),
      categories: createSampleCategoriesStore({ storage, locks: undefined }),
    },
    /** Name → category, reporting category. */
    storedCategories: () =>
      Object.fromEntries(stored().map((item) => [item.name, [item.category, item.reportingCategory]])),
    keptNames: () => (JSON.parse(storage.getItem(key) ?? '[]') as { name: string }[]).map(({ name }) => name),
  };
}

const boxes = () => screen.queryAllByRole('checkbox', { name: /^Select (?!all)/ });
const names = () => boxes().map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));
const selectAll = () => within(screen.getByRole('table')).getByRole('checkbox', { name: 'Select all' });
const press = (name: string) => screen.getByRole('button', { name });

async function chooseFromMenu(user: ReturnType<typeof renderCategories>['user'], category: string, menuItem: string) {
  await user.click(press(`Actions for ${category}`));
  await user.click(await screen.findByRole('menuitem', { name: menuItem }));
}

test('on phones there is one Select all, above the list', async () => {
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => phone });
  const { user } = renderCategories();
  const search = screen.getByRole('search', { name: 'Categories' });
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBe(within(search).getByRole('checkbox'));
  await user.click(within(search).getByRole('checkbox'));
  expect(boxes().filter((box) => !(box as HTMLInputElement).checked)).toEqual([]);
  Reflect.deleteProperty(window, 'matchMedia');
});

test('heading, search, view toggle, Rearrange, Create category and select all', () => {
  renderCategories();
  expect(screen.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search categories' })).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'View' })).getAllByRole('button')).toHaveLength(2);
  expect(press('Rearrange')).toBeVisible();
  expect(press('Create category')).toBeVisible();
  expect(selectAll()).toBeVisible();
});

test('a reporting category is told apart from a category', () => {
  renderCategories({
    items: [...shelf, inCategory('Espresso', 'Drinks', 'Coffee'), inCategory('Course', 'Classes', 'Services')],
  });
  const rowOf = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` }).closest('[role="row"]');
  expect(rowOf('Services')).toHaveTextContent('Reporting category');
  expect(rowOf('Coffee')).toHaveTextContent('1 reported only · 2 items');
  for (const name of ['Bakery', 'Drinks', 'Classes']) expect(rowOf(name)).not.toHaveTextContent(/[Rr]eport/);
});

test('in the grid the items reported only have a line of their own', () => {
  renderCategories({
    items: [...shelf, inCategory('Espresso', 'Drinks', 'Coffee')],
    path: '/items/categories?view=grid',
  });
  const tile = screen.getByRole('checkbox', { name: 'Select Coffee' }).closest('li') as HTMLElement;
  expect(within(tile).getByText('1 reported only')).toBeVisible();
  expect(within(tile).getByText('·')).not.toBeVisible();
});

test('the initial of a category is a whole character', () => {
  renderCategories({ items: [inCategory('Crêpe', '🇫🇷 imports')] });
  expect(screen.getByText('🇫🇷')).toBeVisible();
});

test('each category has an item count that links to these items', async () => {
  const { user, path, storage } = renderCategories();
  expect(names()).toEqual(['Bakery', 'Coffee', 'Deli']);
  expect(screen.getByText('3 categories')).toBeVisible();
  const count = screen.getByRole('link', { name: '2 items in Bakery' });
  await user.click(count);
  expect(path()).toBe('/items?category=Bakery&status=any');
  expect(storage.getItem('items-search')).toBe('""');
});

test('damaged categories are restored as far as they can be read, downloaded and discarded', async () => {
  const createUrl = jest.fn((_: Blob) => 'blob:1');
  Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: jest.fn() });
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const damaged = '[{"id":"g","name":"Gifts"},{"id":"t","na';
  window.localStorage.setItem(`back-office:quarantine:${key}:1`, damaged);
  const { user } = renderCategories();
  expect(await screen.findByText(/^The stored categories are damaged\. They were set aside/)).toBeVisible();
  await user.click(press('Restore'));
  expect(await screen.findByText(/^1 category restored\. The rest cannot be read/)).toBeVisible();
  expect(names()).toContain('Gifts');
  await user.click(press('Download it'));
  expect(createUrl.mock.calls[0]?.[0].size).toBe(damaged.length);
  expect(save).toHaveBeenCalledTimes(1);
  save.mockRestore();
  await user.click(press('Discard'));
  await waitFor(() => expect(screen.queryByText(/categories are damaged/)).not.toBeInTheDocument());
});

test('the number of items without a category is shown', () => {
  renderCategories({ items: [...shelf, inCategory('Odd', '')] });
  expect(screen.getByText('3 categories · 1 item without a category')).toBeVisible();
});

test('the layout switches between list and grid and is kept in the address', async () => {
  const { user, path } = renderCategories();
  await user.click(press('Grid'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Categories' })).toBeVisible();
  expect(names()).toEqual(['Bakery', 'Coffee', 'Deli']);
  expect(press('Grid')).toHaveAttribute('aria-pressed', 'true');
  expect(path()).toBe('/items/categories?view=grid');
  await user.click(press('List'));
  expect(screen.getByRole('table', { name: 'Categories' })).toBeVisible();
});

test('search filters by name; without a match it shows a message and can be cleared', async () => {
  const { user, path } = renderCategories();
  await user.type(screen.getByRole('searchbox'), 'COF');
  expect(names()).toEqual(['Coffee']);
  expect(path()).toBe('/items/categories?search=COF');
  expect(screen.getByText('1 of 3')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No categories found')).toBeVisible();
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Clear search' }));
  expect(names()).toHaveLength(3);
});

test('without categories, creating one is offered', async () => {
  const { user } = renderCategories({ items: [] });
  expect(screen.getByText('No categories yet')).toBeVisible();
  expect(press('Rearrange')).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Create category' }));
  expect(await screen.findByRole('dialog', { name: 'Create category' })).toBeVisible();
});

test('clearing the search focuses its field', async () => {
  const { user } = renderCategories({ path: '/items/categories?search=zzz&view=grid' });
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(names()).toHaveLength(3);
});

test.each(['list', 'grid'])('Select all selects the categories shown (%s)', async (view) => {
  const { user } = renderCategories({ path: `/items/categories?search=e&view=${view}` });
  expect(names()).toEqual(['Bakery', 'Coffee', 'Deli']);
  await user.type(screen.getByRole('searchbox'), 'e');
  expect(names()).toEqual(['Coffee']);
  const all = screen.getAllByRole('checkbox', { name: 'Select all' }).at(-1);
  if (all) await user.click(all);
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(press('Clear search'));
  expect(boxes().filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1);
});

describe('Create category', () => {
  async function openCreate(options?: Options) {
    const rendered = renderCategories(options);
    await rendered.user.click(press('Create category'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create category' }));
    return { ...rendered, dialog, field: dialog.getByRole('textbox', { name: 'Name' }) };
  }

  test('a created category is stored even without items', async () => {
    const { user, field, keptNames } = await openCreate();
    expect(field).toHaveFocus();
    await fill(user, field, ' Gifts ');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Gifts created')).toBeVisible();
    expect(keptNames()).toEqual(['Gifts']);
    await waitFor(() => expect(names()).toEqual(['Gifts', 'Bakery', 'Coffee', 'Deli']));
    expect(screen.getByText('0 items')).toBeVisible();
    await user.click(press('Undo'));
    await waitFor(() => expect(names()).toEqual(['Bakery', 'Coffee', 'Deli']));
  });

  test('a search that would hide the new category is cleared', async () => {
    const { user, field, path } = await openCreate({ path: '/items/categories?search=cof' });
    await fill(user, field, 'Gifts');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Gifts created')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Gifts', 'Bakery', 'Coffee', 'Deli']));
    expect(path()).toBe('/items/categories');
  });

  test('a search that shows the new category is kept', async () => {
    const { user, field, path } = await openCreate({ path: '/items/categories?search=cof' });
    await fill(user, field, 'Iced coffee');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Iced coffee created')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Iced coffee', 'Coffee']));
    expect(path()).toBe('/items/categories?search=cof');
  });

  test('with full storage, the dialog stays open with its input and shows a message', async () => {
    const { user, field, keptNames } = await openCreate({ room: 30 });
    await fill(user, field, 'Gifts');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/storage is full/)).toBeVisible();
    expect(field).toHaveValue('Gifts');
    expect(keptNames()).toEqual([]);
  });

  test.each([
    [' ', 'Please enter a name for the category.'],
    ['bakery', '“Bakery” already exists. Please choose another name.'],
  ])('the name "%s" shows an error at the field and keeps the input', async (name, error) => {
    const { user, dialog, field, keptNames } = await openCreate();
    await user.type(field, name);
    await user.click(dialog.getByRole('button', { name: 'Create category' }));
    expect(dialog.getByText(error)).toBeVisible();
    expect(field).toHaveValue(name);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    await user.type(field, 'x');
    expect(dialog.queryByText(error)).not.toBeInTheDocument();
    expect(keptNames()).toEqual([]);
  });
});

test('renaming updates the items, and their reporting category if it was the same', async () => {
  const items = [...shelf, inCategory('Cake', 'Bakery', 'Coffee')];
  const { user, storedCategories, storage } = renderCategories({ items, kept: ['Bakery'] });
  await chooseFromMenu(user, 'Bakery', 'Rename');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Bakery”' }));
  expect(dialog.getByText('3 items will be updated.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox'));
  await fill(user, dialog.getByRole('textbox'), 'Bread');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Bakery renamed to Bread')).toBeVisible();
  expect(storedCategories()).toMatchObject({ Loaf: ['Bread', 'Bread'], Cake: ['Bread', 'Coffee'] });
  expect(storage.getItem(key)).toBe('[{"id":"kept-Bakery","name":"Bread"}]');
  await user.click(press('Undo'));
  await waitFor(() =>
    expect(storedCategories()).toMatchObject({ Loaf: ['Bakery', 'Bakery'], Cake: ['Bakery', 'Coffee'] }),
  );
  expect(storage.getItem(key)).toBe('[{"id":"kept-Bakery","name":"Bakery"}]');
});

describe('deleting', () => {
  test('items stay without a category, as the dialog says, and Undo restores it', async () => {
    const { user, storedCategories, keptNames } = renderCategories({ kept: ['Coffee', 'Bakery'] });
    await chooseFromMenu(user, 'Bakery', 'Delete');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete “Bakery”?' }));
    expect(dialog.getByText(/2 items stay in your list, without a category\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Bakery deleted, 2 items without a category')).toBeVisible();
    expect(storedCategories()).toMatchObject({ Loaf: ['', ''], Rolls: ['', ''], Beans: ['Coffee', 'Coffee'] });
    expect(keptNames()).toEqual(['Coffee']);
    await user.click(press('Undo'));
    await waitFor(() => expect(keptNames()).toEqual(['Coffee', 'Bakery']));
    expect(storedCategories()).toMatchObject({ Loaf: ['Bakery', 'Bakery'] });
  });

  test('several categories can be deleted, and their items moved to another one', async () => {
    const { user, storedCategories } = renderCategories();
    await user.click(screen.getByRole('checkbox', { name: 'Select Bakery' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Coffee' }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete 2 categories?' }));
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['No category', 'Deli']);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Move items to' }), 'Deli');
    expect(dialog.getByText(/3 items move to Deli\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 categories deleted, 3 items moved to Deli')).toBeVisible();
    expect(storedCategories()).toMatchObject({ Loaf: ['Deli', 'Deli'], Beans: ['Deli', 'Deli'] });
    await waitFor(() => expect(names()).toEqual(['Deli']));
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  test('Cancel changes nothing', async () => {
    const { user } = renderCategories();
    await chooseFromMenu(user, 'Deli', 'Delete');
    await user.click(press('Cancel'));
    expect(names()).toEqual(['Bakery', 'Coffee', 'Deli']);
  });

  test.each([
    ['list', 'Actions for Deli'],
    ['grid', 'Actions for Deli'],
  ])('the focus moves to the category in the place of the deleted one (%s)', async (view, next) => {
    const { user } = renderCategories({ path: `/items/categories?view=${view}` });
    await chooseFromMenu(user, 'Coffee', 'Delete');
    await user.click(press('Delete'));
    await waitFor(() => expect(press(next)).toHaveFocus());
  });

  test('after deleting the last category, the focus moves to the heading', async () => {
    const { user } = renderCategories({ items: [inCategory('Beans', 'Coffee')], path: '/items/categories?view=grid' });
    await chooseFromMenu(user, 'Coffee', 'Delete');
    await user.click(press('Delete'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('after clearing the selection, the focus returns to the list', async () => {
    const { user } = renderCategories();
    await user.click(screen.getByRole('checkbox', { name: 'Select Coffee' }));
    await user.click(press('Clear selection'));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Coffee' })).toHaveFocus());
  });

  test('the focus does not return to the list if it was elsewhere when rows disappear', async () => {
    const { user, elsewhere } = renderCategories({ path: '/items/categories?view=grid' });
    await user.click(screen.getByRole('checkbox', { name: 'Select Deli' }));
    await user.click(screen.getByRole('heading', { level: 1 }));
    await act(async () => {
      await elsewhere.items.update(['brie'], { category: 'Coffee', reportingCategory: 'Coffee' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect(names()).toEqual(['Bakery', 'Coffee']);
    expect(document.body).toHaveFocus();
  });

  test('duplicate names are listed once as a target for items', async () => {
    const { user } = renderCategories({ kept: ['Coffee', 'Coffee'] });
    await chooseFromMenu(user, 'Bakery', 'Delete');
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['No category', 'Coffee', 'Deli']);
  });

  test('the dialog shows the new name if another tab renames the category, and deletes it', async () => {
    const { user, elsewhere, keptNames } = renderCategories({ kept: ['Gifts'] });
    await chooseFromMenu(user, 'Gifts', 'Delete');
    await act(() => elsewhere.categories.rename('kept-Gifts', 'Presents'));
    expect(screen.getByRole('alertdialog', { name: 'Delete “Presents”?' })).toBeVisible();
    await user.click(press('Delete'));
    expect(await screen.findByText('Presents deleted')).toBeVisible();
    expect(keptNames()).toEqual([]);
  });

  test.each(['Delete', 'Rename'])('the %s dialog closes if another tab removes the category', async (entry) => {
    const { user, elsewhere } = renderCategories();
    await chooseFromMenu(user, 'Deli', entry);
    expect(await screen.findByRole(entry === 'Delete' ? 'alertdialog' : 'dialog')).toBeVisible();
    await act(() => elsewhere.items.update(['brie'], { category: 'Coffee', reportingCategory: 'Coffee' }));
    await waitFor(() =>
      expect(screen.queryByRole(entry === 'Delete' ? 'alertdialog' : 'dialog')).not.toBeInTheDocument(),
    );
    expect(screen.queryByText(/deleted|renamed/)).not.toBeInTheDocument();
  });

  test('the dialog counts selected categories that the search hides', async () => {
    const { user } = renderCategories();
    await user.click(selectAll());
    await fill(user, screen.getByRole('searchbox'), 'deli');
    await user.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Delete' }));
    expect(screen.getByText(/2 of them are hidden by the search/)).toBeVisible();
  });
});

describe('Rearrange', () => {
  const order = () =>
    within(screen.getByRole('list', { name: 'Rearrange categories' }))
      .getAllByRole('button', { name: /^Move \w+$/ })
      .map((handle) => handle.getAttribute('aria-label')?.replace('Move ', ''));

  test('with buttons, each move is announced and saved, and the focus moves along', async () => {
    const { user, keptNames } = renderCategories();
    await user.click(press('Rearrange'));
    await user.click(press('Move Deli up'));
    expect(order()).toEqual(['Bakery', 'Deli', 'Coffee']);
    expect(screen.getByText('Deli moved to position 2 of 3')).toBeInTheDocument();
    expect(press('Move Deli up')).toHaveFocus();
    await waitFor(() => expect(keptNames()).toEqual(['Bakery', 'Deli', 'Coffee']));
    await user.click(press('Done'));
    expect(names()).toEqual(['Bakery', 'Deli', 'Coffee']);
    await user.click(press('Undo'));
    await waitFor(() => expect(names()).toEqual(['Bakery', 'Coffee', 'Deli']));
  });

  test('with keys on the handle, also in quick succession', async () => {
    const { user, keptNames } = renderCategories();
    await user.click(press('Rearrange'));
    press('Move Bakery').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(order()).toEqual(['Coffee', 'Deli', 'Bakery']);
    expect(press('Move Bakery')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(order()).toEqual(['Bakery', 'Coffee', 'Deli']);
    await user.keyboard('{End}');
    await waitFor(() => expect(keptNames()).toEqual(['Coffee', 'Deli', 'Bakery']));
    expect(press('Move Bakery down')).toHaveAttribute('aria-disabled', 'true');
  });

  test('by dragging; Escape cancels', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { user, keptNames } = renderCategories();
    await user.click(press('Rearrange'));
    screen.getAllByRole('listitem').forEach((entry, index) => {
      entry.getBoundingClientRect = () => new DOMRect(0, index * 50, 300, 50);
    });
    // jsdom has no pointer events. A mouse event with their name has the fields that are read.
    const pointer = (type: string, y = 0) => new MouseEvent(type, { bubbles: true, clientX: 10, clientY: y });
    const dragToEnd = () => {
      fireEvent(press('Move Bakery'), pointer('pointerdown'));
      fireEvent(window, pointer('pointermove', 400));
    };
    dragToEnd();
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent(window, pointer('pointerup'));
    expect(order()).toEqual(['Bakery', 'Coffee', 'Deli']);
    dragToEnd();
    fireEvent(window, pointer('pointerup'));
    expect(order()).toEqual(['Coffee', 'Deli', 'Bakery']);
    await waitFor(() => expect(keptNames()).toEqual(['Coffee', 'Deli', 'Bakery']));
  });

  test('clears the search, so that all categories are shown', async () => {
    const { user, path } = renderCategories({ path: '/items/categories?search=deli&view=grid' });
    await user.click(press('Rearrange'));
    expect(order()).toHaveLength(3);
    expect(path()).toBe('/items/categories?view=grid');
    expect(press('Move Coffee forward')).toBeVisible();
  });

  test('an order that could not be saved is not reported as saved', async () => {
    const { user } = renderCategories({ room: 30 });
    await user.click(press('Rearrange'));
    await user.click(press('Move Deli up'));
    expect(await screen.findByText(/storage is full/)).toBeVisible();
    expect(order()).toEqual(['Bakery', 'Coffee', 'Deli']);
    await user.click(press('Done'));
    expect(screen.queryByText('New order saved')).not.toBeInTheDocument();
  });

  test('a category created in another tab does not count as a new order', async () => {
    const { user, elsewhere } = renderCategories({ kept: ['Coffee'] });
    await user.click(press('Rearrange'));
    await act(() => elsewhere.categories.create('Gifts'));
    expect(order()).toEqual(['Coffee', 'Gifts', 'Bakery', 'Deli']);
    await user.click(press('Done'));
    expect(screen.queryByText('New order saved')).not.toBeInTheDocument();
  });

  test('without moves, no message is shown', async () => {
    const { user } = renderCategories();
    await user.click(press('Rearrange'));
    await user.click(press('Done'));
    expect(screen.queryByText('New order saved')).not.toBeInTheDocument();
  });
});

test('the history undoes a renaming together with its items, and says what was edited since', async () => {
  const { user, storedCategories, elsewhere } = renderCategories({ kept: ['Bakery'] });
  await chooseFromMenu(user, 'Bakery', 'Rename');
  const dialog = await screen.findByRole('dialog');
  await user.clear(within(dialog).getByRole('textbox'));
  await fill(user, within(dialog).getByRole('textbox'), 'Bread');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(storedCategories()).toMatchObject({ Loaf: ['Bread', 'Bread'] }));
  const loaf = elsewhere.items.snapshot().items.find(({ name }) => name === 'Loaf');
  await act(async () => void (await elsewhere.items.update([loaf?.id ?? ''], { category: 'Deli' })));

  await user.click(press('Actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  const history = within(await screen.findByRole('dialog', { name: 'History of categories' }));
  await user.click(history.getByRole('button', { name: /^Undo: Bakery renamed to Bread, 2 items updated/ }));
  await waitFor(() =>
    expect(storedCategories()).toMatchObject({ Loaf: ['Deli', 'Bakery'], Rolls: ['Bakery', 'Bakery'] }),
  );
  expect(await screen.findByText(/1 entry stayed, because it was edited or deleted since\./)).toBeVisible();
});
