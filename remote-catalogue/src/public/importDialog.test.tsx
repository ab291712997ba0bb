import { screen, waitFor, within } from '@testing-library/react';
import type { StockMovement } from '../domain/stockMovements';
import { anItem, listedNames, renderItems } from '../features/items/screens/items.testing';
import { ImportDialog } from './ItemsRoute';

const shelf = [anItem('Rye Loaf', { id: 'r1' }), anItem('Baguette', { id: 'b1' })];
const catalogue = [
  'id,Item Name,Price,Vendor Code',
  'n1,Focaccia,4.50,V1',
  'r1,Rye Loaf again,9.00,V2',
  'n2,,3.00,V3',
  'n3,Stollen,12abc,V4',
].join('\r\n');

beforeEach(() => window.localStorage.clear());

async function openImport(text = catalogue, options: Parameters<typeof renderItems>[0] = {}) {
  const rendered = renderItems({ items: shelf, importDialog: ImportDialog, path: '/items?import', ...options });
  const input = await screen.findByLabelText('Choose a file');
  await rendered.user.upload(input, aFile(text));
  return rendered;
}

/** jsdom's files cannot be read as bytes. */
function aFile(text: string): File {
  const file = new File([text], 'catalogue.csv', { type: 'text/csv' });
  return Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
}

const count = (label: string) => screen.findByRole('button', { name: new RegExp(`^\\d+\\s*${label}$`) });

test('the preview counts new, present and bad rows and says what is wrong with each bad row', async () => {
  await openImport();
  expect(await count('New')).toHaveTextContent('1');
  expect(await count('Already present')).toHaveTextContent('1');
  expect(await count('Bad rows')).toHaveTextContent('2');
  const bad = within(screen.getByRole('table', { name: 'Bad rows' }));
  expect(bad.getByText('Please enter a name for your item.')).toBeVisible();
  expect(bad.getByText('Please enter a valid price.')).toBeVisible();
  expect(bad.getByText('12abc')).toBeVisible();
  expect(screen.getByText('3 of 4 columns will be imported.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download bad rows' })).toBeVisible();
});

test('Merge new adds the new items and keeps the others and the selection; Undo removes them', async () => {
  const { user, stored, storage } = await openImport(catalogue, { stored: { 'items-selected': '["b1"]' } });
  expect(await screen.findByText(/1 item already in your list stays unchanged/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Merge new' }));
  await waitFor(() => expect(stored().map(({ name }) => name)).toEqual(['Rye Loaf', 'Baguette', 'Focaccia']));
  expect(storage.getItem('items-selected')).toBe('["b1"]');
  expect(await screen.findByText('1 item added')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(listedNames()).toEqual(['Rye Loaf', 'Baguette']));
});

test('Replace all asks for confirmation, then replaces the list and clears the selection', async () => {
  const { user, stored, storage } = await openImport(catalogue, { stored: { 'items-selected': '["b1"]' } });
  await count('New');
  await user.click(screen.getByRole('button', { name: 'Replace all' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Replace 2 items?' });
  expect(dialog).toHaveTextContent(
    'The 2 items in your list will be replaced by the 2 items in this file. 2 bad rows are not imported.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Replace all' }));
  await waitFor(() => expect(stored().map(({ name }) => name)).toEqual(['Focaccia', 'Rye Loaf again']));
  expect(storage.getItem('items-selected')).toBe('[]');
});

test('the mapping can be changed', async () => {
  const { user } = await openImport();
  await count('New');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Item field for Item Name' }), 'Do not import');
  expect(await screen.findByText('Choose the column that holds the name.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Merge new' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Item field for Vendor Code' }), 'Name');
  await user.click(await count('New'));
  expect(within(screen.getByRole('table', { name: 'New' })).getByText('V1')).toBeVisible();
});

test('changed columns are remembered when the file is imported, for files with the same columns', async () => {
  const remembered = 'Its columns are read as you chose for an earlier file with the same columns.';
  const key = 'back-office:item-import-layouts';
  const first = await openImport();
  await count('New');
  expect(screen.queryByText(remembered)).not.toBeInTheDocument();
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Item field for Vendor Code' }), 'SKU');
  await count('New');
  expect(window.localStorage.getItem(key)).toBeNull();
  await first.user.click(screen.getByRole('button', { name: 'Merge new' }));
  await waitFor(() => expect(window.localStorage.getItem(key)).not.toBeNull());
  first.unmount();

  const { user } = await openImport();
  expect(await screen.findByText(remembered)).toBeVisible();
  const vendorCode = screen.getByRole('combobox', { name: 'Item field for Vendor Code' });
  expect(vendorCode).toHaveDisplayValue('SKU');
  await user.selectOptions(vendorCode, 'Do not import');
  expect(screen.queryByText(remembered)).not.toBeInTheDocument();
  await count('New');
  await user.click(screen.getByRole('button', { name: 'Merge new' }));
  await waitFor(() => expect(window.localStorage.getItem(key)).toBe('{}'));
});

test('a file that cannot be read shows a message', async () => {
  await openImport('');
  expect(await screen.findByRole('alert')).toHaveTextContent(/./);
  expect(screen.getByLabelText('Choose a file')).toBeInTheDocument();
});

test('if storage is full, nothing is imported, and a message says how many items would fit', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => `x${index},Item ${index},1.00,V`);
  const { user, stored } = await openImport(['id,Item Name,Price,Vendor Code', ...rows].join('\n'), { quota: 12_000 });
  await user.click(await screen.findByRole('button', { name: 'Merge new' }));
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByText(/no room .* for 200 items: \d+ would fit/)).toBeVisible(),
  );
  expect(stored().map(({ id }) => id)).toEqual(['r1', 'b1']);
});

test('what a doubtful number means is asked before anything can be imported', async () => {
  const { user, stored } = await openImport('Artikel;Preis;Bestand\nKlavier;1.200;1.000\n');
  const question = await screen.findByRole('group', { name: /^What does 1\.200 mean in this file\?/ });
  expect(screen.getByRole('button', { name: 'Merge new' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Merge new' }));
  await user.click(within(question).getByRole('button', { name: '1,200: thousands' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByRole('combobox', { name: 'Decimal mark' })).toHaveDisplayValue('Comma: 1.200,50');
  await user.click(screen.getByRole('button', { name: 'Merge new' }));
  await waitFor(() => expect(stored().at(-1)).toMatchObject({ name: 'Klavier', price: '$1200.00', stock: 1000 }));
});

test('of two lists in a JSON file the merchant chooses one before anything can be imported', async () => {
  const { user, stored } = await openImport('{"customers":[{"name":"Ada"}],"products":[{"name":"Cup","price":4}]}');
  const question = await screen.findByRole('group', { name: /^This file has more than one list/ });
  const status = within(screen.getByRole('dialog')).getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('Choose the list with the items first.'));
  expect(screen.getByRole('button', { name: 'Merge new' })).not.toBeEnabled();
  await user.click(within(question).getByRole('button', { name: 'products: 1 entry' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByRole('combobox', { name: 'List' })).toHaveDisplayValue('products: 1 entry');
  await user.click(screen.getByRole('button', { name: 'Merge new' }));
  await waitFor(() => expect(stored().at(-1)).toMatchObject({ name: 'Cup', price: '$4.00' }));
});

test('whether a unit belongs to the weight or the price is asked before anything can be imported', async () => {
  const { user, stored } = await openImport('Name,Price,Weight,Unit\nCup,4,5,lb\n');
  const question = await screen.findByRole('group', { name: /^Does the column “Unit” \(lb\) belong to/ });
  expect(screen.getByRole('button', { name: 'Merge new' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(question).getByRole('button', { name: 'To the weight' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Merge new' }));
  await waitFor(() => expect(stored().at(-1)).toMatchObject({ name: 'Cup', weight: '2.268', unit: 'Per item' }));
});

test('the header row can be changed', async () => {
  const { user } = await openImport('Name,Price\nTitle,Cost\nCup,1\n');
  expect(await count('Bad rows')).toHaveTextContent('1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Header row' }), 'Line 2: Title, Cost');
  expect(await screen.findByText('Choose the column that holds the price.')).toBeVisible();
});

test('Update existing shows every changed field, changes only those, and can be undone', async () => {
  const { user, stored } = await openImport('id,Name,Price,Description\nr1,Dark Rye,12,\nn1,New,1,\n');
  await user.click(await count('To update'));
  const table = within(screen.getByRole('table', { name: 'To update' }));
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Rye LoafLine 2, same ID', 'NameRye LoafDark Rye', expect.stringContaining('Price')]);
  const before = stored();
  await user.click(screen.getByRole('button', { name: 'Update existing' }));
  expect(await screen.findByText('1 item updated')).toBeVisible();
  expect(stored().map(({ name, description }) => [name, description])).toEqual([
    ['Dark Rye', before[0]?.description],
    ['Baguette', before[1]?.description],
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored()).toEqual(before));
});

test('the question before Replace all names the items it deletes and why', async () => {
  const { user } = await openImport('id,Name,Price\nr1,Rye Loaf,oops\nn1,New,1\n');
  await count('New');
  await user.click(screen.getByRole('button', { name: 'Replace all' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    '2 items are deleted: Rye Loaf (bad row in line 2), Baguette.',
  );
});

test('the result of the preview is announced, and a refusal is shown once and keeps the focus in the dialog', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => `x${index},Item ${index},1.00,V`);
  const { user } = await openImport(['id,Item Name,Price,Vendor Code', ...rows].join('\n'), { quota: 12_000 });
  const dialog = screen.getByRole('dialog');
  await waitFor(() =>
    expect(within(dialog).getByRole('status')).toHaveTextContent('Preview: 200 new, 0 already present, 0 bad rows.'),
  );
  const merge = screen.getByRole('button', { name: 'Merge new' });
  await user.click(merge);
  await within(dialog).findByText(/no room .* for 200 items/);
  expect(screen.getAllByText(/no room/)).toHaveLength(1);
  expect(merge).toHaveFocus();
});

test('an Undo that fails can be tried again', async () => {
  const { user, storage, stored } = await openImport();
  await user.click(await screen.findByRole('button', { name: 'Merge new' }));
  await screen.findByText('1 item added');
  const setItem = jest.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/The import was not undone\.$/);
  setItem.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored().map(({ name }) => name)).toEqual(['Rye Loaf', 'Baguette']));
});

test('where stock is goes into the journal with the items, once, and Undo takes back both', async () => {
  const journal = () =>
    JSON.parse(window.localStorage.getItem('back-office:stock') ?? '[]') as readonly StockMovement[];
  const square = 'Token,Item Name,Price,Current Quantity Main Store,Current Quantity Online Only\nT1,Cup,4,12,3\n';
  const first = await openImport(square);
  await first.user.click(await screen.findByRole('button', { name: 'Merge new' }));
  expect(await screen.findByText('1 item added, stock by location of 1 variation counted')).toBeVisible();
  expect(first.stored().at(-1)).toMatchObject({ id: 'T1', stock: 15 });
  expect(journal()).toMatchObject([{ kind: 'count', itemId: 'T1', location: 'Online Only', change: 3, counted: 3 }]);
  const items = first.stored();
  await first.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(first.stored().map(({ id }) => id)).toEqual(['r1', 'b1']));
  expect(journal()).toEqual([]);
  first.unmount();

  window.localStorage.setItem(
    'back-office:stock',
    JSON.stringify([
      { id: 'e', at: '', kind: 'count', itemId: 'T1', variationId: '', location: 'Online Only', change: 3 },
    ]),
  );
  const { user } = await openImport(square, { items });
  expect(await count('Already present')).toHaveTextContent('1');
  expect(screen.getByRole('button', { name: 'Update existing' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Replace all' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Replace all' }));
  expect(await screen.findByText('List replaced by 1 item')).toBeVisible();
  expect(journal()).toHaveLength(1);
});

test('if the journal cannot be written, the items are not imported either', async () => {
  const square = 'Token,Item Name,Price,Current Quantity Main Store,Current Quantity Online Only\nT1,Cup,4,12,3\n';
  const { user, stored } = await openImport(square);
  await count('New');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Merge new' }));
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByText(/storage is full/)).toBeVisible());
  setItem.mockRestore();
  expect(stored().map(({ id }) => id)).toEqual(['r1', 'b1']);
});
