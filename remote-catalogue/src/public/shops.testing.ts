import fc from 'fast-check';
import type { Item } from '../domain/item';
import { mug } from '../domain/items.testing';
import { movesOf, withMoves, type NewMovement, type StockMovement } from '../domain/stockMovements';
import { summaryOf, variationsOf, type Variation } from '../domain/variations';
import { now } from '../features/item-import/domain/importing.testing';

/** A shop: its items, and the journal of their stock. */
export interface Shop {
  readonly items: readonly Item[];
  readonly movements: readonly StockMovement[];
}

const location = fc.constantFrom(
  'Main Store',
  'Online Only',
  ' Ware]house [2',
  'Zoë; "East", \\ 1',
  '=Kiosk',
  'a\nb',
  '',
);
const stock = fc.oneof(fc.integer({ min: -50, max: 5_000 }), fc.constantFrom('-' as const, 0.25, 1_000_000));
export const aShop: fc.Arbitrary<Shop> = fc
  .array(
    fc.record({
      locations: fc.uniqueArray(location, { maxLength: 3 }),
      stocks: fc.array(stock, { minLength: 1, maxLength: 3 }),
      moves: fc.array(
        fc.record({ sold: fc.nat(2), location, change: fc.oneof(fc.integer({ min: -9, max: 99 }), fc.constant(0.1)) }),
        { maxLength: 5 },
      ),
      hasPhoto: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((made) => {
    const drawn = made.map(({ locations, stocks, hasPhoto, moves }, at) => ({
      item: itemOf(at, locations, stocks, hasPhoto),
      moves,
    }));
    const movements = drawn.flatMap(({ item, moves }) =>
      moves.map(({ sold, ...move }): NewMovement => {
        const all = variationsOf(item);
        const { id } = all[sold % all.length] ?? { id: '' };
        return { ...move, kind: 'receive', itemId: item.id, variationId: id };
      }),
    );
    return {
      items: drawn.map(({ item }) => withMoves(item, movesOf(movements.filter(({ itemId }) => itemId === item.id)))),
      movements: stamped(movements),
    };
  });

function itemOf(at: number, locations: readonly string[], stocks: readonly (number | '-')[], hasPhoto: boolean): Item {
  const plain: Item = {
    ...mug,
    ...{ id: `item-${at}`, name: `Item ${at}`, sku: `S-${at}`, locations, stock: stocks[0] ?? '-' },
    ...(hasPhoto && { photos: [{ id: `photo-${at}`, alt: 'Front' }] }),
    ...(hasPhoto && stocks.length === 1 && { cost: '$0.99', lowStock: at }),
  };
  if (stocks.length === 1) return plain;
  const variations = stocks.map((count, index): Variation => {
    const sold = { sku: `S-${at}-${index}`, gtin: '', price: '$2.00/ea', weight: '', stock: count };
    const own = hasPhoto && index > 0 ? { cost: '$1.25', lowStock: index } : {};
    return { id: `v${index}`, values: [`Size ${index}`], ...sold, ...own };
  });
  const options = [{ name: 'Size', values: variations.flatMap(({ values }) => values) }];
  return { ...plain, options, variations, ...summaryOf(variations) };
}

export function stamped(movements: readonly NewMovement[]): readonly StockMovement[] {
  return movements.map((movement, index) => ({ ...movement, id: `m${index}`, at: now }));
}

/** At least as many items, of many shops, which have three and a half on average. */
export function largeShop(count: number): Shop {
  const items: Item[] = [];
  const movements: StockMovement[] = [];
  for (const [at, shop] of fc.sample(aShop, { seed: 20261127, numRuns: Math.ceil(count / 2) }).entries()) {
    if (items.length >= count) break;
    for (const item of shop.items) {
      const photos = item.photos?.map((photo) => ({ ...photo, id: `${at}-${photo.id}` }));
      items.push({ ...item, id: `${at}-${item.id}`, ...(photos && { photos }) });
    }
    movements.push(...shop.movements.map((one) => ({ ...one, id: `${at}-${one.id}`, itemId: `${at}-${one.itemId}` })));
  }
  return { items, movements };
}
