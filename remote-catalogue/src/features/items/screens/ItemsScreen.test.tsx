import { act, screen, waitFor, within } from '@testing-library/react';
import { fill } from '@back-office/shared/testing';
import { createBrowserItemsStore } from '../../../data/browserItemsStore';
import { createBrowserStockStore } from '../../../data/stockStore';
import { anItem, listedNames, renderItems, table } from './items.testing';

const bakery = { category: 'Bakery', reportingCategory: 'Bakery' };
const shelf = [
  anItem('Rye Loaf', { ...bakery, sku: 'RL-1', description: 'With caraway', stock: 16, price: '$11.00/ea' }),
  anItem('Baguette', { ...bakery, stock: 0 }),
  anItem('Barista Course', { itemType: 'Service', stock: '-', category: 'Classes', reportingCategory: 'Coffee' }),
  anItem('Old Mug', { status: 'Archived', locations: ['Main Store'] }),
];

beforeEach(() => window.localStorage.clear());

describe('the header and the banner', () => {
  test('a fresh start lists the consulting service at $100.00/ea', () => {
    renderItems();
    expect(screen.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
    expect(screen.getByText('1 active item')).toBeVisible();
    expect(within(table()).getByText('$100.00/ea')).toBeVisible();
  });

  test('the banner offers the import and is not shown again once dismissed', async () => {
    const { user } = renderItems();
    const banner = screen.getByText('Already have items? Upload an existing item catalog to get started');
    expect(screen.getByRole('button', { name: 'Import library' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(banner).not.toBeInTheDocument();
    expect(window.localStorage.getItem('back-office:dismissals')).toContain('items-import-banner');
  });

  test('Import library opens the import', async () => {
    const { user } = renderItems();
    await user.click(screen.getByRole('button', { name: 'Import library' }));
    expect(await screen.findByRole('dialog', { name: 'Import library' })).toBeVisible();
  });

  test('a link opens the import, and closing it leaves the address', async () => {
    const { user } = renderItems({
      path: '/items?import&category=Bakery',
      items: shelf,
      importDialog: ({ onClose }) => <button onClick={onClose}>Close the import</button>,
    });
    const close = () => screen.queryByRole('button', { name: 'Close the import' });
    await user.click(close() ?? document.body);
    expect(close()).not.toBeInTheDocument();
    expect(listedNames()).toEqual(['Rye Loaf', 'Baguette']);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Import library' }));
    expect(close()).toBeVisible();
  });

  test('the banner is gone once there are items of one’s own', () => {
    renderItems({ items: shelf });
    expect(screen.queryByText(/Already have items/)).not.toBeInTheDocument();
  });

  test('newcomers can load the sample catalog, which can be undone', async () => {
    const { user, stored } = renderItems();
    await user.click(screen.getByRole('button', { name: 'Load the sample catalog' }));
    expect(await screen.findByText('12 items added')).toBeVisible();
    expect(stored()).toHaveLength(13);
    expect(screen.queryByRole('button', { name: 'Load the sample catalog' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import library' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored()).toHaveLength(1));
  });

  test('Actions lists all actions and disables those without anything to act on', async () => {
    const { user } = renderItems({ items: shelf });
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    const menuItems = await screen.findAllByRole('menuitem');
    expect(menuItems.map((item) => [item.textContent, item.getAttribute('aria-disabled') === 'true'])).toEqual([
      ['Import library', false],
      ['Export…', false],
      ['Print labels…', false],
      ['Bulk update', true],
      ['Delete selected', true],
      ['Clear all items', false],
      ['History', false],
    ]);
  });
});

describe('the table', () => {
  test('has its columns between the selection and the row menu', () => {
    renderItems({ items: shelf });
    const heads = within(table()).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent).slice(1)).toEqual([
      'Item',
      'Reporting category',
      'Stock',
      'Price',
      'Row menu',
    ]);
    expect(within(heads[0] as HTMLElement).getByRole('checkbox', { name: 'Select all' })).toBeVisible();
  });

  test('stock is a number or a dash', () => {
    renderItems({ items: shelf });
    const course = within(table()).getByRole('checkbox', { name: 'Select Barista Course' }).closest('[role="row"]');
    expect(within(course as HTMLElement).getByText('-')).toBeVisible();
    const loaf = within(table()).getByRole('checkbox', { name: 'Select Rye Loaf' }).closest('[role="row"]');
    expect(within(loaf as HTMLElement).getByText('16')).toBeVisible();
  });

  test('an item without a reporting category shows a dash, on phones too', () => {
    renderItems({ items: [anItem('Bag', { reportingCategory: '' })] });
    const row = within(table()).getByRole('checkbox', { name: 'Select Bag' }).closest('[role="row"]');
    expect(within(row as HTMLElement).getByText('–')).toBeVisible();
  });

  test('stock has thousands separators and is marked when it runs low or out', () => {
    renderItems({ items: [...shelf, anItem('Bag', { stock: 12500 }), anItem('Jar', { stock: 10 })] });
    const textOf = (name: string) =>
      within(table())
        .getByRole('checkbox', { name: `Select ${name}` })
        .closest('[role="row"]')?.textContent;
    expect(textOf('Bag')).toContain('12,500');
    expect(textOf('Jar')).toContain('Low 10');
    expect(textOf('Baguette')).toContain('Out 0');
    expect(textOf('Rye Loaf')).not.toMatch(/Low|Out/);
  });

  test('a status other than Active stands beside the name', () => {
    renderItems({
      items: [anItem('Loaf'), anItem('Bag', { status: 'Draft' }), anItem('Jar', { status: 'Archived' })],
      path: '/items?status=any',
    });
    for (const [name, text] of [
      ['Loaf', 'Loaf'],
      ['Bag', 'Bag Draft'],
      ['Jar', 'Jar Archived'],
    ] as const)
      expect(within(table()).getByRole('button', { name }).parentElement).toHaveTextContent(text);
  });

  test('headers sort the list, and the address keeps the order', async () => {
    const { user, path } = renderItems({ items: shelf });
    const price = () => within(table()).getByRole('columnheader', { name: 'Price' });
    await user.click(within(price()).getByRole('button'));
    expect(listedNames()).toEqual(['Baguette', 'Barista Course', 'Rye Loaf']);
    expect(price()).toHaveAttribute('aria-sort', 'ascending');
    expect(path()).toBe('/items?sort=price');
    await user.click(within(price()).getByRole('button'));
    expect(listedNames()[0]).toBe('Rye Loaf');
    expect(path()).toBe('/items?sort=-price');
    await user.click(within(price()).getByRole('button'));
    expect(path()).toBe('/items');
  });

  test('the price column has room for the longest price', () => {
    renderItems({ items: [anItem('Machine', { price: '$12345678.00/ea' })] });
    expect(within(table()).getByText('$12,345,678.00/ea')).toBeVisible();
    expect(table().parentElement?.style.getPropertyValue('--tracks')).toContain('17ch');
  });

  test('the price column keeps its width while a search narrows the list', async () => {
    const { user } = renderItems({ items: [anItem('Machine', { price: '$12345678.00/ea' }), anItem('Loaf')] });
    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'loaf');
    await waitFor(() => expect(listedNames()).toEqual(['Loaf']));
    expect(table().parentElement?.style.getPropertyValue('--tracks')).toContain('17ch');
  });

  test('Edit opens the item’s sheet and adds it to the address', async () => {
    const { user, path } = renderItems({ items: shelf });
    await user.click(screen.getByRole('button', { name: 'Actions for Rye Loaf' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit item' })).toBeVisible();
    expect(path()).toBe('/items?item=rye-loaf');
  });

  test('Delete asks for confirmation; Cancel keeps the item, Delete removes it, and Undo restores it', async () => {
    const { user, stored } = renderItems({ items: shelf });
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'Actions for Rye Loaf' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const dialog = screen.getByRole('alertdialog', { name: 'Delete “Rye Loaf”?' });
      expect(dialog).toHaveTextContent('Are you sure you want to delete this item?');
      return within(dialog);
    };
    await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
    expect(listedNames()).toContain('Rye Loaf');

    await user.click((await ask()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(listedNames()).not.toContain('Rye Loaf'));
    expect(stored().map(({ id }) => id)).not.toContain('rye-loaf');

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(listedNames()[0]).toBe('Rye Loaf'));
  });
});

test('after a reload, a bulk delete is undone from the history', async () => {
  const first = renderItems({ items: shelf });
  await first.user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await first.user.click(screen.getByRole('button', { name: 'Actions' }));
  await first.user.click(await screen.findByRole('menuitem', { name: 'Delete selected' }));
  await first.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const deleted = shelf.length - 1;
  await waitFor(() => expect(first.stored()).toHaveLength(1));
  const texts = Object.fromEntries(
    Array.from({ length: first.storage.length }, (_, index) => first.storage.key(index) ?? '').map((key) => [
      key,
      first.storage.getItem(key) ?? '',
    ]),
  );
  first.unmount();

  const { user, stored } = renderItems({ stored: texts });
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  const dialog = await screen.findByRole('dialog', { name: 'History of items' });
  const undo = within(dialog).getByRole('button', { name: `Undo: ${deleted} items deleted` });
  expect(dialog).toHaveTextContent('this browser');
  await user.click(undo);
  await waitFor(() => expect(stored()).toHaveLength(shelf.length));
  expect(await screen.findByText(`${deleted} items deleted: undone.`)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: /^Redo: / })).toHaveFocus();
});

test('undoing a change of stock in the history takes its journal entry back too', async () => {
  const options = { locks: undefined };
  window.localStorage.setItem('items', JSON.stringify([anItem('Mug', { stock: 5 })]));
  const journal = createBrowserStockStore(options);
  const items = createBrowserItemsStore(options);
  const { user } = renderItems({ wrapStore: () => items });
  const entry = { kind: 'receive', itemId: 'mug', variationId: '', location: 'Main Store', change: 3 } as const;
  await act(async () => {
    await journal.add([entry], 'stock:1');
    await items.moveStock([{ itemId: 'mug', variationId: '', by: 3 }], 'stock:1');
  });
  expect(items.snapshot().items[0]?.stock).toBe(8);
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  await user.click(
    await screen.findByRole('button', { name: 'Undo: Stock of Mug changed, Stock received: 1 variation' }),
  );
  await waitFor(() => expect(items.snapshot().items[0]?.stock).toBe(5));
  expect(createBrowserStockStore(options).movements()).toEqual([]);
});

describe('search and filters', () => {
  test.each([
    ['the name', 'rye'],
    ['the category', 'CLASSES'],
    ['the reporting category', 'coffee'],
    ['the SKU', 'rl-1'],
    ['the description', 'CARAWAY'],
  ])('search finds by %s in any case', async (_, term) => {
    const { user, path, storage } = renderItems({ items: shelf });
    await fill(user, screen.getByRole('searchbox', { name: 'Search items' }), term);
    await waitFor(() => expect(listedNames()).toHaveLength(1));
    expect(storage.getItem('items-search')).toBe(JSON.stringify(term));
    await waitFor(() => expect(path()).toBe(`/items?q=${term}`));
  });

  test('the search of a link replaces the stored one, and clearing it clears the address', async () => {
    const { user, path, storage } = renderItems({
      items: shelf,
      path: '/items?status=any&q=mug',
      stored: { 'items-search': '"bague"' },
    });
    const field = screen.getByRole('searchbox', { name: 'Search items' });
    expect(field).toHaveValue('mug');
    expect(listedNames()).toEqual(['Old Mug']);
    expect(storage.getItem('items-search')).toBe('"mug"');
    await user.clear(field);
    await waitFor(() => expect(path()).toBe('/items?status=any'));
    expect(field).toHaveValue('');
    expect(listedNames()).toHaveLength(4);
  });

  test('a stored search is restored', () => {
    renderItems({ items: shelf, stored: { 'items-search': '"bague"' } });
    expect(screen.getByRole('searchbox', { name: 'Search items' })).toHaveValue('bague');
    expect(listedNames()).toEqual(['Baguette']);
  });

  test('/ focuses the search', async () => {
    const { user } = renderItems({ items: shelf });
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search items' })).toHaveFocus();
  });

  test('the list opens with Active items only and offers Category, Status and All filters', async () => {
    renderItems({ items: shelf });
    expect(listedNames()).toEqual(['Rye Loaf', 'Baguette', 'Barista Course']);
    expect(screen.getByRole('button', { name: 'Category' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Status\s*Active$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'All filters' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  test('a filter narrows the list, is part of the address, and is removed by its chip', async () => {
    const { user, path } = renderItems({ items: shelf });
    await user.click(screen.getByRole('button', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: /^Bakery/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(listedNames()).toEqual(['Rye Loaf', 'Baguette']));
    expect(path()).toBe('/items?category=Bakery');
    expect(screen.getByText('2 of 4')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove filter Category: Bakery' }));
    expect(listedNames()).toHaveLength(3);
    expect(path()).toBe('/items');
  });

  test('a link opens the list with its filters', () => {
    renderItems({ items: shelf, path: '/items?status=Archived' });
    expect(listedNames()).toEqual(['Old Mug']);
  });

  test('All filters filters by location and shows how many items will match', async () => {
    const { user, path } = renderItems({ items: shelf, path: '/items?status=any' });
    await user.click(screen.getByRole('button', { name: 'All filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'All filters' }));
    await user.click(dialog.getByRole('button', { name: /Location/ }));
    await user.click(await screen.findByRole('option', { name: 'Main Store' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Show 1 item' }));
    expect(listedNames()).toEqual(['Old Mug']);
    expect(path()).toBe('/items?status=any&location=Main+Store');
  });

  test('if nothing matches, Clear filters restores the list', async () => {
    const { user } = renderItems({ items: shelf, stored: { 'items-search': '"nothing like it"' } });
    expect(screen.getByText('No items found for this filter.')).toBeVisible();
    expect(screen.getByText('Search: nothing like it')).toBeVisible();
    const [first] = screen.getAllByRole('button', { name: 'Clear filters' });
    await user.click(first as HTMLElement);
    await waitFor(() => expect(listedNames()).toHaveLength(3));
  });

  test('an empty list offers the next steps', async () => {
    const { user } = renderItems({ items: [] });
    const empty = within(table());
    expect(empty.getByText('No items yet')).toBeVisible();
    expect(empty.getByRole('button', { name: 'Import library' })).toBeVisible();
    await user.click(empty.getByRole('button', { name: 'Create item' }));
    expect(await screen.findByRole('dialog', { name: 'Create item' })).toBeVisible();
  });
});

describe('Quick create', () => {
  const nameField = () => screen.getByRole('textbox', { name: 'Quick create' });
  const priceField = () => screen.getByRole('textbox', { name: 'Price of the new item' });

  test('Enter creates an item; without a price it costs $0.00', async () => {
    const { user, stored } = renderItems({ items: shelf });
    await fill(user, nameField(), '  Focaccia ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(listedNames()).toContain('Focaccia'));
    expect(stored().at(-1)).toMatchObject({ name: 'Focaccia', price: '$0.00', stock: 0 });
    expect(nameField()).toHaveValue('');
    expect(nameField()).toHaveFocus();
  });

  test('the check mark creates it with category and price', async () => {
    const { user, stored } = renderItems({ items: shelf });
    await fill(user, nameField(), 'Focaccia');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category of the new item' }), 'Bakery');
    await user.type(priceField(), '4.5');
    await user.click(screen.getByRole('button', { name: 'Create this item' }));
    await waitFor(() => expect(stored().at(-1)).toMatchObject({ price: '$4.50', category: 'Bakery' }));
  });

  test('offers all categories, including those without items', () => {
    renderItems({ items: shelf, stored: { 'back-office:categories': '[{"id":"gifts","name":"Gifts"}]' } });
    const categories = within(screen.getByRole('combobox', { name: 'Category of the new item' }));
    const offered = categories.getAllByRole('option').map((option) => option.textContent);
    expect(offered).toEqual(['Category', 'Gifts', 'Bakery', 'Classes', 'Coffee']);
  });

  test('an invalid price shows an error and keeps the entries', async () => {
    const { user } = renderItems({ items: shelf });
    await fill(user, nameField(), 'Focaccia');
    await fill(user, priceField(), '12abc');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Please enter a valid price.')).toBeVisible();
    expect(priceField()).toHaveFocus();
    expect(nameField()).toHaveValue('Focaccia');
    expect(listedNames()).not.toContain('Focaccia');
  });
});

describe('selection', () => {
  test('selecting and deselecting a row is stored', async () => {
    const { user, storage } = renderItems({ items: shelf });
    await user.click(screen.getByRole('checkbox', { name: 'Select Baguette' }));
    expect(storage.getItem('items-selected')).toBe('["baguette"]');
    expect(within(screen.getByRole('region', { name: 'Selection' })).getByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select Baguette' }));
    expect(storage.getItem('items-selected')).toBe('[]');
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  test('Select all selects the filtered items, and hidden ones are counted', async () => {
    const { user, storage } = renderItems({
      items: shelf,
      path: '/items?category=Bakery',
      stored: { 'items-selected': '["barista-course"]' },
    });
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('1 hidden by the filter');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(JSON.parse(storage.getItem('items-selected') ?? '')).toEqual(['barista-course', 'rye-loaf', 'baguette']);
  });

  test('Shift selects all rows between two', async () => {
    const { user, storage } = renderItems({ items: shelf });
    await user.click(screen.getByRole('checkbox', { name: 'Select Rye Loaf' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Barista Course' }));
    await user.keyboard('{/Shift}');
    expect(JSON.parse(storage.getItem('items-selected') ?? '')).toHaveLength(3);
  });

  test('deleting the selection says how many items are hidden, and Undo restores them', async () => {
    const { user, stored } = renderItems({
      items: shelf,
      path: '/items?category=Bakery',
      stored: { 'items-selected': '["baguette","barista-course"]' },
    });
    await user.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete 2 items?' });
    expect(dialog).toHaveTextContent('1 of them is hidden by the filter.');
    const names = within(dialog).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Baguette', 'Barista Course']);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 items deleted')).toBeVisible();
    expect(stored().map(({ name }) => name)).toEqual(['Rye Loaf', 'Old Mug']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored()).toHaveLength(4));
  });

  test('a long selection is named in part', async () => {
    const many = Array.from({ length: 8 }, (_, index) => anItem(`Item ${index}`));
    const { user } = renderItems({
      items: many,
      stored: { 'items-selected': JSON.stringify(many.map(({ id }) => id)) },
    });
    await user.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Delete' }));
    const names = within(screen.getByRole('alertdialog')).getAllByRole('listitem');
    expect(names.at(-2)).toHaveTextContent('Item 4');
    expect(names.at(-1)).toHaveTextContent('and 3 other items');
  });

  test('after deleting from the selection bar the focus is in the list', async () => {
    const { user } = renderItems({ items: shelf });
    await user.click(screen.getByRole('checkbox', { name: 'Select Rye Loaf' }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    act(() => bar.getByRole('button', { name: 'Delete' }).focus());
    await user.keyboard('{Enter}');
    await user.keyboard('{Tab}{Enter}');
    await screen.findByText('1 item deleted');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Baguette' })).toHaveFocus());
  });

  test('Clear all items empties the list after confirmation', async () => {
    const { user, stored } = renderItems({ items: shelf });
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Clear all items' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Clear all items?' });
    expect(dialog).toHaveTextContent('4 items');
    await user.click(within(dialog).getByRole('button', { name: 'Clear all items' }));
    await waitFor(() => expect(stored()).toEqual([]));
    expect(await screen.findByText('No items yet')).toBeVisible();
  });
});

describe('failures', () => {
  test('one notice lists damaged values until they are discarded', async () => {
    window.localStorage.setItem('back-office:quarantine:items:1', '{"broken');
    window.localStorage.setItem('back-office:quarantine:back-office:categories:2', '[{"id":1}]');
    const { user } = renderItems();
    const notice = await screen.findByText(
      /^Some stored data is damaged\. It was set aside; nothing was overwritten\./,
    );
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ firstChild }) => firstChild?.textContent),
    ).toEqual([expect.stringMatching(/^Item list, set aside /), expect.stringMatching(/^Categories, set aside /)]);
    await user.click(screen.getByRole('button', { name: 'Restore: categories' }));
    expect(await screen.findByText('Nothing in it can be read. You can download it or discard it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard: categories' }));
    expect(await screen.findByText(/^The stored item list is damaged\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download it' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText(/damaged\. It was/)).not.toBeInTheDocument());
    expect(window.localStorage).toHaveLength(0);
  });

  test('a quick create that fails keeps the entries and says why', async () => {
    const { user } = renderItems({
      items: shelf,
      wrapStore: (store) => ({
        ...store,
        add: () => Promise.resolve({ ok: false, reason: 'full', message: 'No room left.' }),
      }),
    });
    await fill(user, screen.getByRole('textbox', { name: 'Quick create' }), 'Focaccia');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No room left.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Quick create' })).toHaveValue('Focaccia');
  });
});
