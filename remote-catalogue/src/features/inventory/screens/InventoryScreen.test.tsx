import { act, screen, waitFor, within } from '@testing-library/react';
import type { AreaServices } from '@back-office/shared/contract';
import { createLedger, LedgerPortProvider, localLedgerPort } from '@back-office/shared/ledger';
import { portOfRows } from '@back-office/shared/ledger/testing';
import { bakery, fakeStorage, renderInArea } from '@back-office/shared/testing';
import { stockByLocation } from '@back-office/shared/stock';
import { createBrowserItemsStore } from '../../../data/browserItemsStore';
import { createBrowserStockStore } from '../../../data/stockStore';
import type { Item } from '../../../domain/item';
import { testItem, testVariation } from '../../../domain/items.testing';
import type { StockMovement } from '../../../domain/stockMovements';
import { ItemsProvider } from '../../../state/items';
import { StockProvider } from '../../../state/stock';
import { preloadParts } from './deferredParts';
import type { LabelsDialogPart } from './InventoryDialogs';
import { InventoryScreen } from './InventoryScreen';

// Loaded first, so that no test holds a placeholder that is then replaced.
beforeAll(preloadParts);
beforeEach(() => window.localStorage.clear());

const mug = testItem({ id: 'mug', name: 'Mug', sku: 'MUG-1', gtin: '12345670', stock: 12 });
const variations = [testVariation(['S'], { sku: 'S-1', stock: 3 }), testVariation(['L'], { sku: 'L-1', stock: 0 })];
const shirt = testItem({ id: 'shirt', name: 'Shirt', sku: 'S-1', stock: 3, variations });

/** Of another feature. */
const LabelsDialog: LabelsDialogPart = ({ items, receipts }) => (
  <div role="dialog" aria-label="Labels">
    {items.map(({ name }) => name).join()}
    {receipts.map(({ name, quantities }) => `${name}: ${[...quantities.values()].join(' and ')}`).join('; ')}
  </div>
);

function renderInventory(
  path = '/items/inventory',
  items: readonly Item[] = [mug, shirt],
  stored: Readonly<Record<string, string>> = {},
  services: Partial<AreaServices> = {},
  port = localLedgerPort(createLedger()),
) {
  const storage = fakeStorage({ items: JSON.stringify(items), ...stored });
  const options = { storage, locks: undefined };
  const stores = { items: createBrowserItemsStore(options), stock: createBrowserStockStore(options) };
  const rendered = renderInArea(
    <LedgerPortProvider port={port}>
      <ItemsProvider store={stores.items}>
        <StockProvider store={stores.stock}>
          <InventoryScreen labelsDialog={LabelsDialog} />
        </StockProvider>
      </ItemsProvider>
    </LedgerPortProvider>,
    { path, services },
  );
  return {
    ...rendered,
    stores,
    items: (): readonly Item[] => JSON.parse(storage.getItem('items') ?? '[]'),
    journal: (): readonly StockMovement[] => JSON.parse(storage.getItem('back-office:stock') ?? '[]'),
  };
}

const press = (name: string) => screen.getByRole('button', { name });
const code = () => screen.getByRole('textbox', { name: 'Scan or type a code or a name' });

async function choose(user: ReturnType<typeof renderInventory>['user'], action: string) {
  await user.click(press('Actions'));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('lists each variation with its stock, and says how many need attention', () => {
  renderInventory();
  expect(screen.getByText('3 variations · 1 low · 1 out')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Inventory' }));
  expect(table.getByText('Shirt – L')).toBeVisible();
  expect(table.getByText('Out')).toBeVisible();
});

test('codes that are scanned are counted: one again is one more, and stock and journal change together', async () => {
  const { user, items, journal } = renderInventory();
  await choose(user, 'Receive');
  await user.type(code(), 'l-1{Enter}l-1{Enter}12345670{Enter}');
  expect(screen.getByRole('textbox', { name: 'Received: Shirt – L' })).toHaveValue('2');
  expect(screen.getByText('On hand: 12 → 13')).toBeVisible();
  await user.click(press('Receive'));
  await waitFor(() => expect(items().map(({ stock }) => stock)).toEqual([13, 5]));
  expect(journal().map(({ kind, itemId, variationId, change }) => [kind, itemId, variationId, change])).toEqual([
    ['receive', 'shirt', 'l', 2],
    ['receive', 'mug', '', 1],
  ]);

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(items().map(({ stock }) => stock)).toEqual([12, 3]));
  expect(journal()).toEqual([]);
});

test('goods that are sold in parts show them, so that the figures add up', async () => {
  const { user } = renderInventory('/items/inventory', [testItem({ id: 'oil', name: 'Oil', stock: 20.5 })]);
  await user.click(press('Count'));
  await user.type(code(), 'oil{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Counted: Oil' }), '.25');
  expect(screen.getByText('On hand: 20.5 → 1.25')).toBeVisible();
  await user.click(press('Save count'));
  const table = within(screen.getByRole('table', { name: 'Inventory' }));
  await user.click(await table.findByText('1.25'));
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText('Counted 1.25 at Main Store')).toBeVisible();
  expect(history.getByText('−19.25')).toBeVisible();
});

test('the history says until which day sales were taken off, with its year', async () => {
  const sold = {
    ...{ id: 'sold', at: '2025-07-18T12:00:00.000Z', kind: 'sale', itemId: 'mug', variationId: '' },
    ...{ location: 'Main Store', change: -3, through: '2010-12-01' },
  };
  const { user } = renderInventory(undefined, undefined, { 'back-office:stock': JSON.stringify([sold]) });
  await user.click(within(screen.getByRole('table', { name: 'Inventory' })).getByText('Mug'));
  expect(await screen.findByText('Sold until Wed, Dec 1, 2010')).toBeVisible();
});

test.each([
  ['at the same location', 'Main Store', -4, 'On hand: 8 → 10', [10, 0]],
  ['at another location', 'Online Only', 3, 'On hand: 12 → 10', [10, 3]],
])('a count is what is there, whatever another tab enters meanwhile %s', async (_, location, change, shown, at) => {
  const { user, items, journal, stores } = renderInventory('/items/inventory', [mug]);
  await user.click(press('Count'));
  await user.type(code(), 'mug-1{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Counted: Mug' }), '0');
  expect(screen.getByText('On hand: 12 → 10')).toBeVisible();
  await act(async () => {
    await stores.stock.add([{ kind: 'adjust', itemId: 'mug', variationId: '', location, change }], 'other');
    await stores.items.moveStock([{ itemId: 'mug', variationId: '', by: change }], 'other');
  });
  expect(screen.getByText(shown)).toBeVisible();
  await user.click(press('Save count'));
  await waitFor(() => expect(journal()).toHaveLength(2));
  const places = stockByLocation(items()[0]?.stock ?? 0, journal(), 'Main Store');
  expect([places.get('Main Store'), places.get('Online Only') ?? 0]).toEqual(at);
});

test('labels are printed for what was received, the last first', async () => {
  const received = (at: string, itemId: string, variationId: string, change: number) => ({
    ...{ id: `${at}${variationId}`, at, kind: 'receive', itemId, variationId, location: 'Main Store', change },
  });
  const entries = [
    received('2025-07-17T12:00:00.000Z', 'mug', '', 4),
    received('2025-07-18T12:00:00.000Z', 'shirt', 's', 2),
    received('2025-07-18T12:00:00.000Z', 'shirt', 'l', 3),
    { ...received('2025-07-19T12:00:00.000Z', 'mug', '', 9), kind: 'count' },
  ];
  const { user } = renderInventory(undefined, undefined, { 'back-office:stock': JSON.stringify(entries) });
  await choose(user, 'Labels of a receipt');
  expect(screen.getByRole('dialog', { name: 'Labels' })).toHaveTextContent(
    /^Mug,ShirtJul 18, 2025, .*, Main Store, 2 variations: 2 and 3; Jul 17, 2025, .*, 1 variation: 4$/,
  );
});

test('an unknown code, a missing line and a number that is none are said where they are', async () => {
  const { user, journal } = renderInventory();
  await user.click(press('Count'));
  await user.click(press('Save count'));
  expect(screen.getByText('Add an item first.')).toBeVisible();
  await user.type(code(), 'xyz{Enter}');
  expect(screen.getByText('No item has the code or the name “xyz”.')).toBeVisible();
  await user.clear(code());
  await user.type(code(), 'mug-1{Enter}');
  const counted = screen.getByRole('textbox', { name: 'Counted: Mug' });
  await user.clear(counted);
  await user.type(counted, 'many');
  await user.click(press('Save count'));
  expect(screen.getByText('Please enter how many there are.')).toBeVisible();
  expect(counted).toHaveFocus();
  expect(journal()).toEqual([]);
});

test('codes that no item has are said and kept, and the next scan takes their place', async () => {
  const { user } = renderInventory();
  await user.click(press('Count'));
  // Part of another code is not that item.
  await user.type(code(), '1234567{Enter}');
  expect(screen.queryByRole('textbox', { name: 'Counted: Mug' })).toBeNull();
  await user.keyboard('99999999{Enter}l-1{Enter}');
  expect(screen.getByRole('textbox', { name: 'Counted: Shirt – L' })).toHaveValue('1');
  expect(screen.getByText('Nothing was entered for these codes: 1234567, 99999999')).toBeVisible();
  expect(screen.getByText('Shirt – L: 1')).toBeInTheDocument();
  expect(code()).toHaveFocus();
});

test('of many that are found the first six are offered, and it is said that there are more', async () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, nth) => testItem({ id: `${nth}`, name: `Cup ${nth}`, sku: '' }));
  const first = renderInventory('/items/inventory', named(6));
  await first.user.click(press('Count'));
  await first.user.type(code(), 'cup');
  expect(within(screen.getByRole('list', { name: 'Found' })).getAllByRole('button')).toHaveLength(6);
  expect(screen.queryByText(/^More are found/)).toBeNull();
  first.unmount();

  const { user } = renderInventory('/items/inventory', named(7));
  await user.click(press('Count'));
  await user.type(code(), 'cup');
  expect(within(screen.getByRole('list', { name: 'Found' })).getAllByRole('button')).toHaveLength(6);
  expect(screen.getByText('More are found. Type more of the code or the name.')).toBeVisible();
});

test('Enter in a number leads back to the code', async () => {
  const { user } = renderInventory();
  await user.click(press('Count'));
  await user.type(code(), 'l-1{Enter}');
  await user.click(screen.getByRole('textbox', { name: 'Counted: Shirt – L' }));
  await user.keyboard('{Enter}');
  expect(code()).toHaveFocus();
});

test('a count that is closed without saving can be opened again', async () => {
  const { user } = renderInventory();
  await choose(user, 'Adjust');
  await user.type(code(), 'mug-1{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Change: Mug' }), '-2');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Adjust stock' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  expect(screen.getByRole('textbox', { name: 'Change: Mug' })).toHaveValue('-2');
});

test('an adjustment has a reason and may go below zero, which is said', async () => {
  const { user, items, journal } = renderInventory();
  await choose(user, 'Adjust');
  await user.type(code(), 'Shirt – L{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Change: Shirt – L' }), '-2');
  expect(screen.getByText(/^On hand: 0 → .2, below zero$/)).toBeVisible();
  await user.click(press('Adjust'));
  await waitFor(() => expect(journal()).toMatchObject([{ kind: 'adjust', change: -2, reason: 'Correction' }]));
  expect(items()[1]).toMatchObject({ stock: 1, variations: [{ stock: 3 }, { stock: -2 }] });
  expect(await screen.findByText('Below zero')).toBeVisible();
});

test('a transfer moves stock between locations, and the history of a variation shows where it is', async () => {
  const { user, items, journal } = renderInventory();
  await user.click(press('Mug'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mug' }));
  expect(dialog.getByText('Set in the item list or by an import')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Transfer' }));
  const moved = await screen.findByRole('textbox', { name: 'Moved: Mug' });
  await user.clear(moved);
  await user.type(moved, '5');
  await user.click(press('Transfer'));
  await waitFor(() => expect(journal()).toHaveLength(2));
  expect(items()[0]?.stock).toBe(12);
  expect(await screen.findByText('Transferred: 1 variation from Main Store to Tech for Product')).toBeVisible();

  await user.click(press('Mug'));
  const places = within(await screen.findByRole('list', { name: 'Stock by location' }));
  expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(2);
  const history = within(screen.getByRole('list', { name: 'History' }));
  expect(history.getByText('Transferred from Main Store')).toBeVisible();
  expect(history.getByText('Transferred to Tech for Product')).toBeVisible();
});

test('of all locations, the one that is below zero is named', async () => {
  const { user } = renderInventory();
  await user.click(press('Mug'));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Mug' })).getByRole('button', { name: 'Transfer' }),
  );
  const moved = await screen.findByRole('textbox', { name: 'Moved: Mug' });
  await user.clear(moved);
  await user.type(moved, '15');
  await user.click(press('Transfer'));
  expect((await screen.findByText('Below zero')).parentElement).toHaveTextContent('Below zero at Main Store');
  expect(screen.getByText('3 variations · 1 low · 1 out · 1 below zero')).toBeVisible();
});

test('a count of one variation starts without a number, takes what is typed, and a scan counts one', async () => {
  const { user, journal } = renderInventory();
  const countMug = async () => {
    await user.click(press('Mug'));
    await user.click(within(await screen.findByRole('dialog', { name: 'Mug' })).getByRole('button', { name: 'Count' }));
    return screen.findByRole('textbox', { name: 'Counted: Mug' });
  };
  const counted = await countMug();
  expect(counted).toHaveValue('');
  expect(counted).toHaveFocus();
  await user.click(press('Save count'));
  expect(screen.getByText('Please enter how many there are.')).toBeVisible();
  expect(journal()).toEqual([]);
  await user.type(code(), 'mug-1{Enter}');
  expect(counted).toHaveValue('1');
  await user.keyboard('{Escape}');
  await countMug();
  await user.keyboard('9');
  await user.click(press('Save count'));
  await waitFor(() => expect(journal()).toMatchObject([{ kind: 'count', counted: 9 }]));
});

test('the title of a variation is repeated below it, where phones have room for it', async () => {
  const { user } = renderInventory();
  await user.click(press('Shirt – L'));
  expect(await screen.findByText('L · SKU L-1')).toBeVisible();
});

test('a shop with one location says how to get another one for a transfer', async () => {
  const { user } = renderInventory('/items/inventory', [mug], {}, { isPageShop: true });
  await choose(user, 'Transfer');
  expect(await screen.findByText(/^This shop has one location\. Add another one in the form of an item/)).toBeVisible();
});

/** As spreadsheets save it in Windows-1252. */
function countFile(text: string): File {
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  // jsdom cannot read files.
  return Object.assign(new File([bytes], 'counts.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });
}

test('counts of a file are lines of a count, and rows that are none are named', async () => {
  const { user, items } = renderInventory();
  await user.upload(screen.getByLabelText('File of counts'), countFile('SKU,Counted\nMUG-1,9\nCRÈME,1\n,3\n'));
  expect(await screen.findByRole('textbox', { name: 'Counted: Mug' })).toHaveValue('9');
  expect(screen.getByText('Line 4: This row has no SKU, GTIN or ID.')).toBeVisible();
  expect(screen.getByText('Line 3: No item has the code “CRÈME”.')).toBeVisible();
  await user.click(press('Save count'));
  await waitFor(() => expect(items()[0]?.stock).toBe(9));
});

test('the inventory of Shopify is shown as a count before anything is booked, and can be undone', async () => {
  const { user, items } = renderInventory();
  const header = 'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Available,On hand';
  const rows =
    'mug,Mug,Title,Default Title,MUG-1,,,Main Store,5,7\nmug,Mug,Title,Default Title,MUG-1,,,Kiosk,not stocked,not stocked';
  const stock = items()[0]?.stock;
  await user.upload(screen.getByLabelText('File of counts'), countFile(`${header}\n${rows}\n`));
  expect(await screen.findByRole('textbox', { name: 'Counted: Mug' })).toHaveValue('7');
  expect(screen.getByText(/^Inventory of Shopify: .* 1 count found by SKU\. “not stocked” \(1 cell\)/)).toBeVisible();
  expect(items()[0]?.stock).toBe(stock);
  await user.click(press('Save count'));
  await waitFor(() => expect(items()[0]?.stock).toBe(7));
  await user.click(press('Undo'));
  await waitFor(() => expect(items()[0]?.stock).toBe(stock));
});

test('of a long file the first lines are drawn, all are saved, and one that is scanned or wrong is drawn', async () => {
  const named = Array.from({ length: 103 }, (_, nth) =>
    testItem({ id: `${nth}`, name: `Cup ${nth}`, sku: `C-${nth}` }),
  );
  const { user, items } = renderInventory('/items/inventory', named);
  const rows = named.map(({ sku }) => `${sku},9`).join('\n');
  await user.upload(screen.getByLabelText('File of counts'), countFile(`SKU,Counted\n${rows}`));
  const fields = () => screen.getAllByRole('textbox', { name: /^Counted: / });
  const field = (nth: number) => screen.queryByRole('textbox', { name: `Counted: Cup ${nth}` });
  expect(await screen.findByText('100 of 103 lines')).toBeVisible();
  expect(fields()).toHaveLength(100);

  await user.type(code(), 'c-102{Enter}');
  expect(fields()[0]).toBe(field(102));
  expect(field(102)).toHaveValue('10');
  expect(field(99)).toBeNull();

  await user.click(press('Show more lines'));
  expect(fields()).toHaveLength(103);
  expect(code()).toHaveFocus();
  await user.click(press('Save count'));
  await waitFor(() => expect(items().map(({ stock }) => stock)).toEqual([...Array<number>(102).fill(9), 10]));
});

test('a number that is wrong in a line that is not drawn is shown before anything is saved', async () => {
  const named = Array.from({ length: 101 }, (_, nth) =>
    testItem({ id: `${nth}`, name: `Cup ${nth}`, sku: `C-${nth}` }),
  );
  const lines = named.map(({ id }) => ({ itemId: id, variationId: '', text: id === '100' ? 'x' : '9' }));
  const form = { kind: 'count', location: 'Main Store', to: '', reason: '', lines };
  window.localStorage.setItem(
    'back-office:stock-drafts',
    JSON.stringify({ count: { at: '2025-07-18T12:00:00.000Z', form } }),
  );
  const { user, journal } = renderInventory('/items/inventory', named);
  await user.click(press('Go on'));
  expect(await screen.findByText('100 of 101 lines')).toBeVisible();
  await user.click(press('Save count'));
  expect(screen.getByRole('textbox', { name: 'Counted: Cup 100' })).toHaveFocus();
  expect(screen.getByText('Please enter how many there are.')).toBeVisible();
  expect(journal()).toEqual([]);
});

test('all rows of a file that are left out can be read', async () => {
  const { user } = renderInventory();
  const rows = Array.from({ length: 7 }, (_, nth) => `NO-${nth},1`);
  await user.upload(screen.getByLabelText('File of counts'), countFile(['SKU,Counted', ...rows].join('\n')));
  expect(await screen.findByText(/^7 rows of the file are left out:/)).toBeVisible();
  expect(screen.queryByText('Line 8: No item has the code “NO-6”.')).toBeNull();
  await user.click(press('Show more of 7'));
  expect(screen.getByText('Line 8: No item has the code “NO-6”.')).toBeVisible();
  expect(code()).toHaveFocus();
});

test('a file of several locations counts each row at its own, and what is scanned at the chosen one', async () => {
  const { user, items, journal } = renderInventory();
  const text = 'SKU,Counted,Location\nMUG-1,9,Main Store\nMUG-1,2,Kiosk\n';
  await user.upload(screen.getByLabelText('File of counts'), countFile(text));
  expect(await screen.findByRole('textbox', { name: 'Counted: Mug at Kiosk' })).toHaveValue('2');
  expect(
    screen.getByText(/^Each line changes the stock of its location: Main Store \(1\), Kiosk \(1\)\./),
  ).toHaveTextContent('This shop does not have Kiosk yet.');
  await user.type(code(), 'mug-1{Enter}l-1{Enter}');
  expect(screen.getByRole('textbox', { name: 'Counted: Mug at Main Store' })).toHaveValue('10');
  await user.click(press('Save count'));
  await waitFor(() => expect(items().map(({ stock }) => stock)).toEqual([12, 4]));
  expect(journal().map(({ itemId, location, change }) => [itemId, location, change])).toEqual([
    ['mug', 'Kiosk', 2],
    ['mug', 'Main Store', -2],
    ['shirt', 'Main Store', 1],
  ]);
  expect(await screen.findByText('Counted: 2 variations at 2 locations')).toBeVisible();
});

describe('a count that was not saved', () => {
  const drafts = () => window.localStorage.getItem('back-office:stock-drafts') ?? '{}';
  const offer = () => screen.queryByText(/was not saved/);

  async function countTwo() {
    const rendered = renderInventory();
    await rendered.user.click(press('Count'));
    await rendered.user.type(code(), 'l-1{Enter}l-1{Enter}');
    expect(offer()).toBeNull();
    return rendered;
  }

  test('is offered again after a reload, goes on where it was, and is forgotten once it is saved', async () => {
    const first = await countTwo();
    // A page that is closed does not wait for the pause after a key.
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();

    const { user, items } = renderInventory();
    expect(offer()).toHaveTextContent(/^A count at Main Store of 1 variation was not saved \(.*\)\.$/);
    await user.click(press('Go on'));
    await user.type(code(), 'l-1{Enter}');
    expect(screen.getByRole('textbox', { name: 'Counted: Shirt – L' })).toHaveValue('3');
    await user.click(press('Save count'));
    await waitFor(() => expect(items()[1]?.stock).toBe(6));
    await waitFor(() => expect(drafts()).toBe('{}'));
    expect(offer()).toBeNull();
  });

  test('has the codes for which nothing was entered', async () => {
    const first = renderInventory();
    await first.user.click(press('Count'));
    await first.user.type(code(), '99999999{Enter}');
    const missing = 'Nothing was entered for this code: 99999999';
    await first.user.keyboard('{Escape}');
    await first.user.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText(missing)).toBeVisible();
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();

    const { user } = renderInventory();
    expect(offer()).toHaveTextContent(/^A count at Main Store of 1 unknown code was not saved/);
    await user.click(press('Go on'));
    expect(await screen.findByText(missing)).toBeVisible();
  });

  test('can be discarded, also by mistake; lines of items that are gone are said', async () => {
    const first = await countTwo();
    await first.user.keyboard('{Escape}');
    await waitFor(() => expect(offer()).toBeVisible());
    first.unmount();

    const { user } = renderInventory('/items/inventory', [mug]);
    await user.click(press('Go on'));
    expect(await screen.findByText('1 line left out, because its item is not in your list')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Counted/ })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(press('Discard'));
    await waitFor(() => expect(drafts()).toBe('{}'));
    expect(offer()).toBeNull();
    await user.click(press('Undo'));
    await waitFor(() => expect(offer()).toBeVisible());
  });

  test('another one beside it is kept by itself', async () => {
    const first = await countTwo();
    await first.user.keyboard('{Escape}');
    await first.user.click(press('Count'));
    await first.user.type(code(), 'mug-1{Enter}');
    await first.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByText(/^A count at Main Store/)).toHaveLength(2));
  });
});

test('a filter that nothing matches can be cleared; without items there are ways to create and to import some', async () => {
  const { user, unmount } = renderInventory('/items/inventory?search=zebra');
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? press('Clear filters'));
  expect(press('Mug')).toBeVisible();
  unmount();
  renderInventory('/items/inventory', []);
  expect(screen.getByRole('link', { name: 'Create item' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import items' })).toHaveAttribute('href', '/items?import');
});

test('a location that only the journal names can be chosen, so that its stock is not hidden', async () => {
  const entry = { id: 'e', at: '', kind: 'count', itemId: 'mug', variationId: '', location: 'Kiosk', change: 5 };
  const stored = { 'back-office:stock': JSON.stringify([entry]) };
  const { user } = renderInventory('/items/inventory', [mug], stored);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Kiosk');
  expect(await within(screen.getByRole('table', { name: 'Inventory' })).findByText('5')).toBeVisible();
});

test('what an own shop sold is taken off the stock; sales that do not name their items are said to be left out', async () => {
  const ledger = createLedger();
  const week = { from: '2025-07-10', to: '2025-07-16' };
  const rows = ledger.rowsOf(week).filter(({ lines }) => lines.length > 0);
  const [sale] = rows[0]?.lines ?? [];
  if (!sale) throw new Error('The week has no sales.');
  const [sold, nameless] = [rows.slice(0, 1), rows.slice(1, 2).map((row) => ({ ...row, lines: [] }))];
  const port = { ...localLedgerPort(ledger), ...portOfRows(() => [...sold, ...nameless]) };
  const item = testItem({ id: 'sold', name: sale.item.name, sku: sale.item.sku, stock: 40 });
  const { user, journal } = renderInventory('/items/inventory', [item], {}, { shop: bakery }, port);
  expect(await screen.findByText(/were sold from .* Sales that do not name their items are left out\.$/)).toBeVisible();
  await user.click(press('Take off the stock'));
  await waitFor(() => expect(journal()).toMatchObject([{ kind: 'sale', itemId: 'sold', change: -sale.quantity }]));
});
