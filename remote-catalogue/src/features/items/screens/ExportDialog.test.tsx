import { screen, waitFor, within } from '@testing-library/react';
import { testVariation } from '../../../domain/items.testing';
import { anItem, renderItems } from './items.testing';

const shelf = [
  anItem('Rye Loaf', { category: 'Bakery' }),
  anItem('Beans', { category: 'Coffee' }),
  anItem('Baguette', { category: 'Bakery' }),
];

let saved: { name: string; text: Promise<string> }[];

beforeEach(() => {
  window.localStorage.clear();
  saved = [];
  let last: Blob | undefined;
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, text: readText(last) });
  });
});

afterEach(() => jest.restoreAllMocks());

function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

async function openExport(options: Parameters<typeof renderItems>[0]) {
  const rendered = renderItems({ items: shelf, ...options });
  await rendered.user.click(screen.getByRole('button', { name: 'Actions' }));
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'Export…' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Export items' })) };
}

test('by default all items are exported as CSV', async () => {
  const { user, dialog } = await openExport({});
  await user.click(dialog.getByRole('button', { name: 'Export 3 items' }));
  expect(saved[0]?.name).toMatch(/^items-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await saved[0]?.text).toContain('Rye Loaf');
  expect(await screen.findByText(/3 items exported to items-/)).toBeVisible();
});

test('JSON of the filtered items has every field as stored', async () => {
  const { user, dialog } = await openExport({ path: '/items?category=Bakery' });
  await user.click(dialog.getByRole('radio', { name: /Filtered items/ }));
  await user.click(dialog.getByRole('radio', { name: /JSON/ }));
  await user.click(dialog.getByRole('button', { name: 'Export 2 items' }));
  expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual([shelf[0], shelf[2]]);
});

test('with a selection, the selected items are the default', async () => {
  const { user, dialog } = await openExport({ stored: { 'items-selected': '["beans"]' } });
  expect(dialog.getByRole('radio', { name: /Selected items/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Export 1 item' }));
  expect(await saved[0]?.text).not.toContain('Rye Loaf');
});

test('without a selection, selected items cannot be chosen', async () => {
  const { dialog } = await openExport({});
  expect(dialog.getByRole('radio', { name: /Selected items/ })).toBeDisabled();
});

test('items with more than the 16 columns are offered in the format that holds all; the CSV says what it leaves out', async () => {
  const variations = [testVariation(['S']), testVariation(['M'])];
  const shirt = anItem('Shirt', { options: [{ name: 'Size', values: ['S', 'M'] }], variations });
  const { user, dialog } = await openExport({ items: [...shelf, shirt, anItem('Soup', { menus: ['Lunch'] })] });
  const notice = '2 items have more than this file holds: variations and menus. Choose All variations to keep it.';
  expect(dialog.getByRole('radio', { name: /All variations/ })).toBeChecked();
  expect(dialog.queryByText(notice)).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /^CSV/ }));
  expect(dialog.getByText(notice)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /All variations/ }));
  await user.click(dialog.getByRole('button', { name: 'Export 5 items' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^items-variations-/);
  expect((await saved[0]?.text)?.trim().split('\r\n')).toHaveLength(7);
});

test('the formats that hold everything say how much is where, as the journal of stock has it', async () => {
  const entry = {
    id: 'e',
    at: '',
    kind: 'count',
    itemId: 'beans',
    variationId: '',
    location: 'Online Only',
    change: 4,
  };
  window.localStorage.setItem('back-office:stock', JSON.stringify([entry]));
  const items = [anItem('Beans', { stock: 9 }), anItem('Scale', { stock: '-' })];
  const first = await openExport({ items });
  await waitFor(() => expect(first.dialog.getByRole('radio', { name: /All variations/ })).toBeChecked());
  await first.user.click(first.dialog.getByRole('button', { name: 'Export 2 items' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [header, ...rows] = ((await saved[0]?.text) ?? '').trim().split('\r\n');
  expect(header).toMatch(/,Stock \[Tech for Product\],Stock \[Main Store\],Stock \[Online Only\]$/);
  expect(rows).toEqual([expect.stringMatching(/,0,5,4$/), expect.stringMatching(/,,,$/)]);
  first.unmount();

  const { user, dialog } = await openExport({ items });
  await user.click(dialog.getByRole('radio', { name: /JSON/ }));
  await user.click(dialog.getByRole('button', { name: 'Export 2 items' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(JSON.parse((await saved[1]?.text) ?? '')).toEqual([
    {
      ...items[0],
      stockByLocation: [
        { location: 'Main Store', quantity: 5 },
        { location: 'Online Only', quantity: 4 },
      ],
    },
    items[1],
  ]);
});
