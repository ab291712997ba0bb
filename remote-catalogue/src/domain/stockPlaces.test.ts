import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { homeLocation, stockByLocation } from '@back-office/shared/stock';
import { testItem, testVariation } from './items.testing';
import { locationsOfNewItem, shopLocations } from './shopLocations';
import type { NewMovement } from './stockMovements';
import { broughtStock, entriesForNewHome, parseStock, typedStock } from './stockPlaces';

const unnamed = testItem({ id: 'mug', stock: 12, locations: [] });
const entry = { kind: 'adjust', itemId: 'mug', variationId: '', location: 'Main Store', change: -3 } as const;
const transferred = [-4, 4].map((change, at): NewMovement => ({
  ...{ ...entry, kind: 'transfer', change },
  location: at === 0 ? 'Main Store' : 'Online',
}));

/** What is where once an item has other locations. */
function placesAfter(locations: readonly string[], journal: readonly NewMovement[]) {
  const entries = entriesForNewHome(unnamed, locations, broughtStock(journal));
  const at = stockByLocation(12, [...journal, ...entries], homeLocation({ locations }));
  return Object.fromEntries([...at].filter(([, count]) => count !== 0));
}

describe('a typed stock', () => {
  afterEach(() => setPageFormat(samplePageFormat));

  test.each([
    ['en-US', '1,500', 1500],
    ['en-US', '2.5', 2.5],
    ['en-US', '2,5', undefined],
    ['de-DE', '1.500', 1500],
    ['de-DE', '2,5', 2.5],
    ['de-DE', '2.5', undefined],
    ['de-DE', '-', '-'],
  ] as const)('in %s %s is %s', (locale, text, stock) => {
    setPageFormat({ ...samplePageFormat, locale });
    expect(parseStock(text)).toBe(stock);
    if (stock !== undefined) expect(parseStock(typedStock(stock))).toBe(stock);
  });
});

test('stock of an item that names no location stays at Main Store when other items name locations', () => {
  const named = testItem({ id: 'pot', locations: ['Austin'] });
  expect(homeLocation(unnamed)).toBe('Main Store');
  expect(shopLocations([unnamed], undefined)).toEqual(['Main Store']);
  expect(shopLocations([unnamed, named], undefined)).toEqual(['Main Store', 'Austin']);
  expect(shopLocations([{ ...unnamed, stock: '-' }, named], undefined)).toEqual(['Austin']);
});

test('a new item is at the location of a shop that has one', () => {
  const named = testItem({ locations: ['Austin'] });
  expect(locationsOfNewItem([named], undefined)).toEqual(['Austin']);
  expect(locationsOfNewItem([named, testItem({ locations: ['Boston'] })], undefined)).toEqual([]);
  expect(locationsOfNewItem([], undefined)).toEqual([]);
  expect(locationsOfNewItem([named], ['Tech for Product', 'Main Store'])).toEqual([]);
});

test.each([
  ['goes to the new home, also what was entered at the one before', ['Austin'], [entry], { Austin: 12 }],
  ['stays elsewhere', ['Austin'], transferred, { Austin: 8, Online: 4 }],
  ['stays at a home that the item still names', ['Austin', 'Main Store'], [entry], { 'Main Store': 12 }],
  [
    'of a location that becomes the home stays there',
    ['Online', 'Main Store'],
    transferred,
    { 'Main Store': 8, Online: 4 },
  ],
] as const)('stock of an item with other locations %s', (_, locations, journal, expected) => {
  expect(placesAfter(locations, journal)).toEqual(expected);
});

test('other locations need no entry for stock that nobody entered, or that is not counted', () => {
  expect(entriesForNewHome(unnamed, ['Austin'], new Map())).toEqual([]);
  expect(entriesForNewHome({ ...unnamed, stock: '-' }, ['Austin'], broughtStock([entry]))).toEqual([]);
  expect(entriesForNewHome(unnamed, ['Main Store', 'Austin'], broughtStock([entry]))).toEqual([]);
  const shirt = { ...unnamed, variations: [testVariation(['S'], { stock: 2 }), testVariation(['M'], { stock: 3 })] };
  const entries = entriesForNewHome(shirt, ['Austin'], broughtStock([{ ...entry, variationId: 'm' }]));
  expect(entries.map(({ variationId, location, change }) => [variationId, location, change])).toEqual([
    ['m', 'Main Store', 3],
    ['m', 'Austin', -3],
  ]);
});
