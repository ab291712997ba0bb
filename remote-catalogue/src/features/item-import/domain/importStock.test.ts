import { writeCsv } from '@back-office/shared/csv';
import { exportColumns, formatLocations, stockColumn } from '../../../domain/exportFormat';
import type { Item } from '../../../domain/item';
import { testItem, testVariation } from '../../../domain/items.testing';
import type { StockMovement } from '../../../domain/stockMovements';
import { broughtStock, type ShopStock } from '../../../domain/stockPlaces';
import { summaryOf } from '../../../domain/variations';
import { entriesToImport } from './importStock';
import { finish, now, previewOf, sourceOf } from './importing.testing';
import { previewImport } from './previewImport';

const mug = testItem({ id: 'm', name: 'Mug', sku: 'M-1', price: '$8.00/ea', locations: ['Main Store', 'Online'] });
const entry = { id: 'e', at: now, kind: 'receive', itemId: 'm', variationId: '', location: 'Online' } as const;
const stockOf = (movements: readonly StockMovement[], fixedLocations?: readonly string[]): ShopStock => ({
  brought: broughtStock(movements),
  fixedLocations,
});

/** Our own export of the mug, with its stock and the stock at some locations as these cells. */
function fileOf(stock: string, at: Readonly<Record<string, string>>): string {
  const row = { ...mug, stock, locations: formatLocations(mug.locations) };
  return writeCsv([
    [...exportColumns, ...Object.keys(at).map(stockColumn)].map(({ header }) => header),
    [...exportColumns.map(({ field }) => row[field]), ...Object.values(at)],
  ]);
}

const notes = (preview: ReturnType<typeof previewOf>) =>
  preview.warnings.map(({ line, column, value, reason }) => [line, column, value, reason]);

test('quantities of a Square file are counted at their locations; the home needs no entry', () => {
  const preview = previewOf(
    'Token,Item Name,SKU,Price,Current Quantity Main Store,Current Quantity Online\nT1,Cup,C-1,4,12,3\nT2,Pot,P-1,9,5,\n',
  );
  expect(preview.added.map(({ item }) => item.stock)).toEqual([15, 5]);
  expect(entriesToImport(preview, 'merge', { existing: [], now })).toEqual([
    { kind: 'count', itemId: 'T1', variationId: '', location: 'Online', change: 3, counted: 3 },
  ]);
});

test('Update shows where stock changes, also if the stock of all locations stays, and counts it once', () => {
  const movements = [{ ...entry, change: 4 }];
  const changed = fileOf('18', { 'Main Store': '16', Online: '2' });
  const [update, ...others] = previewOf(changed, [mug], undefined, stockOf(movements)).updates;
  expect(others).toEqual([]);
  expect(update).toMatchObject({
    patch: {},
    changes: [{ field: 'Stock at Online', before: '4', after: '2' }],
    entries: [{ kind: 'count', itemId: 'm', variationId: '', location: 'Online', change: -2, counted: 2 }],
  });
  const since = [...movements, { ...entry, id: 'f', change: -2 }];
  expect(previewOf(changed, [mug], undefined, stockOf(since)).updates).toEqual([]);
});

test('variations of other files are found in the list by their SKU, and their stock is counted there', () => {
  const variations = [testVariation(['S'], { sku: 'T-S', stock: 2 }), testVariation(['M'], { sku: 'T-M', stock: 7 })];
  const shirt: Item = {
    ...testItem({ id: 'shirt', name: 'Shirt', locations: ['Main Store', 'Online'] }),
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variations,
    ...summaryOf(variations),
  };
  const file =
    'Token,Reference Handle,Item Name,Variation Name,SKU,Price,Current Quantity Main Store,Current Quantity Online\n' +
    'T1,#shirt,Shirt,Medium,T-M,1,5,2\nT2,#shirt,Shirt,Large,T-L,1,1,6\n';
  const [update] = previewOf(file, [shirt], undefined, stockOf([])).updates;
  expect(update?.entries.map(({ variationId, location, counted }) => [variationId, location, counted])).toEqual([
    ['m', 'Online', 2],
    ['T2', 'Online', 6],
  ]);
});

test('a number that cannot be read is told with its line and column; the stock comes without its locations', () => {
  const text = fileOf('18', { 'Main Store': '18', Online: 'many' });
  const preview = previewOf(text);
  expect(notes(preview)).toContainEqual([
    2,
    'Stock [Online]',
    'many',
    'Not a number. The stock is imported without its locations.',
  ]);
  expect(preview.added[0]).toMatchObject({ item: { stock: 18 } });
  expect(preview.added[0]?.stockAt).toBeUndefined();
});

test('in other files, one wrong quantity leaves the stock not counted, as the warning says', () => {
  const preview = previewOf('Name,Price,Current Quantity Main Store,Current Quantity Online\nCup,4,12,many\n');
  expect(notes(preview)).toContainEqual([
    2,
    'Current Quantity Online',
    'many',
    'Not a number. The item is imported with its stock not counted.',
  ]);
  expect(preview.added[0]?.item.stock).toBe('-');
});

test('where an edited file contradicts itself, its locations count, and the preview says so', () => {
  const preview = previewOf(fileOf('18', { 'Main Store': '20', Online: '3' }));
  expect(notes(preview)).toContainEqual([
    2,
    'Stock',
    '18',
    'The locations add up to 23, not to 18. The stock becomes 23.',
  ]);
  expect(preview.added[0]).toMatchObject({ item: { stock: 23 } });
});

test('stock that is not counted has empty cells and stays so', () => {
  const preview = previewOf(fileOf('-', { 'Main Store': '', Online: '' }));
  expect(preview.added).toMatchObject([{ item: { stock: '-' } }]);
  expect(entriesToImport(preview, 'merge', { existing: [], now })).toEqual([]);
});

test('a location that the shop does not have is told, and leaving its column out leaves its stock out', () => {
  const text = fileOf('18', { 'Main Store': '13', Online: '0', Kiosk: '5' });
  const shop = { existing: [testItem()], now, stock: stockOf([], ['Main Store', 'Online']) };
  const preview = previewOf(text, shop.existing, undefined, shop.stock);
  expect(notes(preview)).toEqual([
    [
      1,
      'Stock [Kiosk]',
      '',
      'Stock is at 1 location that your shop does not have yet: “Kiosk”. To leave its stock out, choose “Do not import” for its column.',
    ],
  ]);
  expect(entriesToImport(preview, 'merge', shop).map(({ location, counted }) => [location, counted])).toEqual([
    ['Kiosk', 5],
  ]);
  const { source, mapping } = sourceOf(text);
  const without = mapping.map((field, column) => (source.header[column] === 'Stock [Kiosk]' ? null : field));
  const left = finish(previewImport(source, without, shop));
  expect(left.added).toMatchObject([{ item: { stock: 13 } }]);
  expect(entriesToImport(left, 'merge', shop)).toEqual([]);
});

test('JSON whose locations do not add up is imported without them', () => {
  const places = [{ location: 'Online', quantity: 3 }];
  const preview = previewOf(JSON.stringify([{ ...mug, stockByLocation: places }]), [], 'items.json');
  expect(preview.added[0]?.stockAt).toBeUndefined();
  expect(preview.warnings.map(({ reason }) => reason)).toEqual([
    'The locations add up to 3, not to 18. The stock is imported without its locations.',
  ]);
});

describe('a file that names only some locations', () => {
  const movements = [{ ...entry, change: 4 }];
  const onlyMain = (at: string) => `Token,Item Name,SKU,Price,Current Quantity Main Store\nm,Mug,M-1,8,${at}\n`;
  const result = (text: string, movementsBefore: readonly StockMovement[] = movements, item: Item = mug) => {
    const shop = { existing: [item], now, stock: stockOf(movementsBefore) };
    const preview = previewOf(text, shop.existing, undefined, shop.stock);
    return { preview, shop, update: preview.updates[0] };
  };

  test('leaves the stock of the others, and the locations of the item', () => {
    const { update, preview, shop } = result(onlyMain('20'));
    expect(update).toMatchObject({ patch: { stock: 24 }, entries: [] });
    expect(update?.changes).toEqual([{ field: 'Stock', before: '18', after: '24' }]);
    expect(preview.present[0]?.item).toMatchObject({ stock: 24, locations: ['Main Store', 'Online'] });
    expect(entriesToImport(preview, 'replace', shop)).toEqual([]);
    expect(result(onlyMain('14')).preview.updates).toEqual([]);
  });

  test('leaves the home of the item, if it is not named', () => {
    const { update } = result('Token,Item Name,SKU,Price,Current Quantity Online\nm,Mug,M-1,8,9\n');
    expect(update?.patch).toEqual({ stock: 23 });
    expect(update?.entries.map(({ location, change, counted }) => [location, change, counted])).toEqual([
      ['Online', 5, 9],
    ]);
  });

  test('leaves a location whose cell is empty', () => {
    const text = 'Token,Item Name,SKU,Price,Current Quantity Main Store,Current Quantity Online\nm,Mug,M-1,8,20,\n';
    expect(result(text).update).toMatchObject({ patch: { stock: 24 }, entries: [] });
  });

  test('is told in the preview, with the locations that stay', () => {
    expect(notes(result(onlyMain('20')).preview)).toEqual([
      [
        1,
        'Current Quantity Main Store',
        '',
        'Stock changes at “Main Store” only. The file does not name “Online”: Update existing leaves the stock there as it is.',
      ],
    ]);
  });

  test('of our own export without a column: its total is no contradiction', () => {
    const { preview, update, shop } = result(fileOf('18', { 'Main Store': '10' }));
    expect(update?.patch).toEqual({ stock: 14 });
    expect(preview.present[0]?.item.stock).toBe(14);
    expect(entriesToImport(preview, 'replace', shop)).toEqual([]);
    expect(notes(preview).map(([, column]) => column)).toEqual(['Stock [Main Store]']);
  });

  test('with variations: each keeps what it has elsewhere', () => {
    const variations = [testVariation(['S'], { sku: 'T-S', stock: 5 }), testVariation(['M'], { sku: 'T-M', stock: 7 })];
    const shirt: Item = {
      ...testItem({ id: 'shirt', name: 'Shirt', locations: ['Main Store', 'Online'] }),
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variations,
      ...summaryOf(variations),
    };
    const file =
      'Token,Reference Handle,Item Name,Variation Name,SKU,Price,Current Quantity Main Store\n' +
      'T1,#shirt,Shirt,S,T-S,1,1\nT2,#shirt,Shirt,M,T-M,1,2\n';
    const online = { ...entry, itemId: 'shirt', variationId: 'm', change: 3 };
    const { update } = result(file, [online], shirt);
    expect(update?.patch.variations?.map(({ stock }) => stock)).toEqual([1, 5]);
    expect(update?.entries).toEqual([]);
  });
});

describe('a file that changes only the locations of items', () => {
  const atHome = { ...entry, location: 'Main Store', change: 4 };
  const moved = (locations: string) =>
    writeCsv([
      exportColumns.map(({ header }) => header),
      exportColumns.map(({ field }) => ({ ...mug, locations })[field]),
    ]);

  test.each([
    ['moves what was entered at the old home to the new one', 'Online', [-4, 4]],
    ['leaves the stock at a home that the item still names', 'Online|Main Store', [14, -14]],
  ])('%s', (_, locations, changes) => {
    const shop = { existing: [mug], now, stock: stockOf([atHome]) };
    const preview = previewOf(moved(locations), shop.existing, undefined, shop.stock);
    const entries = [
      { ...homeEntry, location: 'Main Store', change: changes[0] },
      { ...homeEntry, location: 'Online', change: changes[1] },
    ];
    expect(preview.updates).toMatchObject([{ changes: [{ field: 'Locations' }], entries }]);
    expect(entriesToImport(preview, 'replace', shop)).toEqual(entries);
    expect(entriesToImport(preview, 'merge', shop)).toEqual([]);
  });

  test('needs no entry for stock that nobody entered', () => {
    expect(previewOf(moved('Online'), [mug], undefined, stockOf([])).updates).toMatchObject([{ entries: [] }]);
  });

  const homeEntry = { kind: 'adjust', itemId: 'm', variationId: '', reason: 'Locations of the item changed' } as const;
});
