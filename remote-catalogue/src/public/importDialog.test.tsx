import { screen, waitFor, within } from '@testing-library/react';
import { anItem, listedNames, renderItems } from '../features/items/screens/testing';
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
  const rendered = renderItems({ items: shelf, importDialog: ImportDialog, ...options });
  await rendered.user.click(screen.getByRole('button', { name: 'Import library' }));
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
  expect(screen.getByText('3 of 4 columns matched by their header.')).toBeVisible();
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
