import type { Layer } from '../reading/layer';
import type { DateOrder } from '../reading/times';

/**
 * Files of one layout write dates in one order: what a date of one of them shows, holds for those that have only dates such as
 * 07/08, which could be both. So the pieces of a file are read as the whole is.
 */
export function withSharedDateOrder(layers: readonly Layer[]): readonly Layer[] {
  return layers.map((layer) => {
    const other = layerWithOrder(layer, layers);
    return other && other.dateOrder !== layer.dateOrder ? withDatesIn(other.dateOrder, layer) : layer;
  });
}

/** The file that shows how the dates of a file are written that does not show it itself. */
export function layerWithOrder(layer: Layer, layers: readonly Layer[]): Layer | undefined {
  if (layer.orderIs !== 'assumed') return undefined;
  const orders = layer.evidence.find(({ about }) => about === 'dates')?.orders ?? ['month first', 'day first'];
  return layers.find(
    (each) => each.orderIs === 'shown' && orders.includes(each.dateOrder) && hasSameLayout(each, layer),
  );
}

function hasSameLayout(one: Layer, other: Layer): boolean {
  return one.kind === other.kind && one.header.join('\n') === other.header.join('\n');
}

function withDatesIn(order: DateOrder, layer: Layer): Layer {
  const { facts, dateOrder } = layer;
  const swapped = (wall: number) => rewritten(wall, dateOrder, order);
  return {
    ...layer,
    dateOrder: order,
    latest: swapped(layer.latest),
    facts: { ...facts, wallAt: (index) => swapped(facts.wallAt(index)) },
  };
}

const msPerDay = 86_400_000;

/** Where day, month and year stand. */
const places = { 'day first': [0, 1, 2], 'month first': [1, 0, 2], 'year first': [2, 1, 0] } as const;

/** A time as if its date was written in another order, in which it exists too. */
function rewritten(wall: number, from: DateOrder, to: DateOrder): number {
  if (!Number.isFinite(wall)) return wall;
  const date = new Date(wall);
  const written = [0, 0, 0];
  const [dayPlace, monthPlace, yearPlace] = places[from];
  written[dayPlace] = date.getUTCDate();
  written[monthPlace] = date.getUTCMonth() + 1;
  written[yearPlace] = date.getUTCFullYear() - 2000;
  const [day = 0, month = 0, year = 0] = places[to].map((place) => written[place]);
  return Date.UTC(2000 + year, month - 1, day) + (wall % msPerDay);
}
