import type { Layer } from '../reading/layer';

/**
 * Files of one layout write dates in one order: what a date of one of them shows, holds for those that have only dates such as
 * 07/08, which could be both. So the pieces of a file are read as the whole is.
 */
export function withSharedDateOrder(layers: readonly Layer[]): readonly Layer[] {
  return layers.map((layer) => {
    const other = layerWithOrder(layer, layers);
    return other && other.dateOrder !== layer.dateOrder ? withSwappedDates(layer) : layer;
  });
}

/** The file that shows how the dates of a file are written that does not show it itself. */
export function layerWithOrder(layer: Layer, layers: readonly Layer[]): Layer | undefined {
  if (layer.orderIs !== 'assumed') return undefined;
  return layers.find((each) => each.orderIs === 'shown' && hasSameLayout(each, layer));
}

function hasSameLayout(one: Layer, other: Layer): boolean {
  return one.kind === other.kind && one.header.join('\n') === other.header.join('\n');
}

function withSwappedDates(layer: Layer): Layer {
  const { facts } = layer;
  return {
    ...layer,
    dateOrder: layer.dateOrder === 'day first' ? 'month first' : 'day first',
    latest: swapped(layer.latest),
    facts: { ...facts, wallAt: (index) => swapped(facts.wallAt(index)) },
  };
}

const msPerDay = 86_400_000;

/** The same time with day and month exchanged, which both are 12 at most. */
function swapped(wall: number): number {
  if (!Number.isFinite(wall)) return wall;
  const date = new Date(wall);
  return Date.UTC(date.getUTCFullYear(), date.getUTCDate() - 1, date.getUTCMonth() + 1) + (wall % msPerDay);
}
