import { placedMovements, stockAt, withStockAt, wrongEntry, type PlacedEntry, type StockPlaces } from './placedStock';

const places: StockPlaces = {
  home: 'Main Store',
  locations: ['Main Store', 'Online Only', 'Market'],
  brought: (_row, location) => (location === 'Online Only' ? 4 : 0),
  moved: [],
};
const row = { id: 's', stock: '12' };
const at = (stock: string, placed: readonly PlacedEntry[], location: string) =>
  stockAt({ ...row, stock }, location, placed, places);

test('a location has what the journal brought there, the home the rest', () => {
  expect(places.locations.map((location) => at('12', [], location))).toEqual(['8', '4', '0']);
});

test('a number typed at a location changes the stock of all, and no other location', () => {
  const { stock, placed } = withStockAt(row, 'Online Only', '10', [], places);
  expect(stock).toBe('18');
  expect(places.locations.map((location) => at(stock, placed, location))).toEqual(['8', '10', '0']);
  const again = withStockAt({ ...row, stock }, 'Main Store', '2', placed, places);
  expect(again.stock).toBe('12');
  expect(places.locations.map((location) => at(again.stock, again.placed, location))).toEqual(['2', '10', '0']);
});

test('of a total that is typed later, the home has what the others leave', () => {
  const { placed } = withStockAt(row, 'Market', '3', [], places);
  expect(places.locations.map((location) => at('20', placed, location))).toEqual(['13', '4', '3']);
});

test('a text that is no number stays, changes nothing, and is found when the item is saved', () => {
  const first = withStockAt(row, 'Market', '3', [], places);
  const { stock, placed } = withStockAt({ ...row, stock: first.stock }, 'Market', '3x', first.placed, places);
  expect(stock).toBe('15');
  expect(at(stock, placed, 'Market')).toBe('3x');
  expect(wrongEntry(placed, ['s'])).toMatchObject({ row: 's', location: 'Market' });
  expect(wrongEntry(placed, ['another'])).toBeUndefined();
  expect(withStockAt({ ...row, stock }, 'Market', '5', placed, places).stock).toBe('17');
});

test('stock that is not counted is counted from the first number on', () => {
  expect(at('-', [], 'Market')).toBe('-');
  expect(withStockAt({ ...row, stock: '-' }, 'Market', '3', [], { ...places, brought: () => 0 }).stock).toBe('3');
});

test('what differs from the journal becomes a count in it; the home has none', () => {
  const one = withStockAt(row, 'Online Only', '10', [], places);
  const two = withStockAt({ ...row, stock: one.stock }, 'Main Store', '1', one.placed, places);
  const three = withStockAt({ ...row, stock: two.stock }, 'Market', '0', two.placed, places);
  expect(placedMovements('shirt', ['s'], three.placed, places)).toEqual([
    { kind: 'count', itemId: 'shirt', variationId: 's', location: 'Online Only', change: 6, counted: 10 },
  ]);
  expect(placedMovements('shirt', ['removed'], three.placed, places)).toEqual([]);
});

test('stock that was not counted is where its first number is typed, wherever it was before', () => {
  const { stock, placed } = withStockAt({ ...row, stock: '-' }, 'Market', '3', [], places);
  expect(places.locations.map((location) => at(stock, placed, location))).toEqual(['0', '0', '3']);
  expect(placedMovements('shirt', ['s'], placed, places)).toMatchObject([
    { location: 'Online Only', change: -4, counted: 0 },
    { location: 'Market', change: 3, counted: 3 },
  ]);
});

test('what moves to a new home is written with the counts', () => {
  const moved = { kind: 'adjust', itemId: 'shirt', variationId: 's', location: 'Market', change: 2 } as const;
  expect(placedMovements('shirt', ['s'], [], { ...places, moved: [moved] })).toEqual([moved]);
  expect(placedMovements('shirt', [], [], { ...places, moved: [moved] })).toEqual([]);
});
