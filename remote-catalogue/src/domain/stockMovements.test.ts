import fc from 'fast-check';
import { openingStock, stockByLocation, stockKey } from '@back-office/shared/stock';
import { testItem, testVariation } from './items.testing';
import { applyOperation } from './itemsOperation';
import { movementsByVariation, movesOf, stockHistory, withMoves, type StockMovement } from './stockMovements';

const movement = (change: number, location = 'Main Store', fields: Partial<StockMovement> = {}): StockMovement => ({
  ...{ id: `${change} ${location}`, at: '2025-07-18T12:00:00.000Z', kind: 'receive', itemId: 'mug', variationId: '' },
  location,
  change,
  ...fields,
});

const at = '2025-07-19T12:00:00.000Z';
const variations = [testVariation(['S'], { stock: 3 }), testVariation(['L'], { stock: '-' })];
const shirt = testItem({ id: 'shirt', stock: 3, variations });
const mug = testItem({ id: 'mug', stock: 5 });

test('the stock of an item and of its variations moves, and an item with variations has the stock of all', () => {
  expect(withMoves(mug, [{ itemId: 'mug', variationId: '', by: -7 }]).stock).toBe(-2);
  const moved = withMoves(shirt, [
    { itemId: 'shirt', variationId: 's', by: 0.1 },
    { itemId: 'shirt', variationId: 's', by: 0.2 },
    { itemId: 'shirt', variationId: 'l', by: 4 },
    { itemId: 'shirt', variationId: 'gone', by: 9 },
  ]);
  expect(moved).toMatchObject({ stock: 7.3, variations: [{ stock: 3.3 }, { stock: 4 }] });
});

test('taking a move back keeps what was moved since', () => {
  const first = applyOperation([mug], { kind: 'moveStock', moves: [{ itemId: 'mug', variationId: '', by: 5 }], at });
  const sold = applyOperation(first.items, {
    kind: 'moveStock',
    moves: [{ itemId: 'mug', variationId: '', by: -1 }],
    at,
  });
  expect(applyOperation(sold.items, first.inverse).items[0]?.stock).toBe(4);
});

test('a move of an item that is gone changes nothing', () => {
  const items = [mug];
  const moves = [{ itemId: 'x', variationId: '', by: 5 }];
  expect(applyOperation(items, { kind: 'moveStock', moves, at })).toMatchObject({ items, changed: 0 });
});

test('entries belong to the variation that they name', () => {
  const found = movementsByVariation([movement(1), movement(2, 'Main Store', { variationId: 's' }), movement(3)]);
  expect(found.get(stockKey('mug', ''))?.map(({ change }) => change)).toEqual([1, 3]);
});

test('stock of which no entry says where it is is at the home of the item', () => {
  const entries = [movement(4, 'Main Store'), movement(-2, 'Main Store'), movement(2, 'Online Only')];
  expect([...stockByLocation(10, entries, 'Main Store')]).toEqual([
    ['Main Store', 8],
    ['Online Only', 2],
  ]);
  expect([...stockByLocation(10, [], 'Main Store')]).toEqual([['Main Store', 10]]);
});

test('the history begins with what was set elsewhere and ends with the stock', () => {
  const { opening, lines } = stockHistory(9, [movement(4), movement(-2)]);
  expect(opening).toBe(7);
  expect(lines.map(({ balance }) => balance)).toEqual([9, 11]);
});

test('the stock is always the sum of its journal, whatever is recorded, set or taken back', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('move' as const), by: fc.integer({ min: -20, max: 20 }) }),
    fc.record({ kind: fc.constant('set' as const), stock: fc.integer({ min: 0, max: 50 }) }),
    fc.constant({ kind: 'undo' as const }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let items = [mug] as ReturnType<typeof applyOperation>['items'];
      let journal: readonly StockMovement[] = [];
      let set = 5;
      for (const each of steps) {
        if (each.kind === 'set') {
          items = applyOperation(items, { kind: 'update', ids: ['mug'], patch: { stock: each.stock }, at }).items;
          set = each.stock - journal.reduce((sum, { change }) => sum + change, 0);
        } else if (each.kind === 'move') {
          const added = movement(each.by);
          items = applyOperation(items, { kind: 'moveStock', moves: movesOf([added]), at }).items;
          journal = [...journal, added];
        } else {
          const last = journal.at(-1);
          if (!last) continue;
          const moves = movesOf([{ ...last, change: -last.change }]);
          items = applyOperation(items, { kind: 'moveStock', moves, at }).items;
          journal = journal.slice(0, -1);
        }
      }
      const stock = items[0]?.stock ?? '-';
      expect(openingStock(stock, journal)).toBe(set);
      const places = [...stockByLocation(stock, journal, 'Main Store').values()];
      expect(places.reduce((sum, quantity) => sum + quantity, 0)).toBe(stock);
    }),
  );
});
