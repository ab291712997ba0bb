import type { FactAmount } from '../facts/fact';
import type { Layer } from '../reading/layer';
import type { DateOrder } from '../reading/times';

/**
 * Files of one layout are written in one way: the pieces of a file are read as the whole is. The order of dates that a date of one
 * of them shows, holds for those that have only dates such as 07/08, which could be both. Decimals that an amount of one of them
 * has, show that those with whole numbers alone are not in the smallest unit.
 */
export function withSharedReading(layers: readonly Layer[]): readonly Layer[] {
  return layers.map((layer) => {
    const other = layerWithOrder(layer, layers);
    const dated = other && other.dateOrder !== layer.dateOrder ? withDatesIn(other.dateOrder, layer) : layer;
    return layerWithDecimals(layer, layers) ? withWholeAmounts(dated) : dated;
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

/** The file that shows that the amounts of a file are not in the smallest unit, as they were read. */
export function layerWithDecimals(layer: Layer, layers: readonly Layer[]): Layer | undefined {
  if (layer.assumedMinorUnits === undefined) return undefined;
  return layers.find(
    (each) => hasSameLayout(each, layer) && each.assumedMinorUnits === undefined && !isMinorChosen(each),
  );
}

/** Such a file has neither decimals nor what was assumed without them. */
function isMinorChosen({ evidence }: Layer): boolean {
  return evidence.some(({ about, value }) => about === 'decimals' && value === 'minor');
}

function withWholeAmounts(layer: Layer): Layer {
  const { facts, totals, assumedMinorUnits: factor = 1, ...rest } = layer;
  const isMoney = (name: FactAmount) => name !== 'quantity' && name !== 'count';
  return {
    ...rest,
    totals: Object.fromEntries(Object.entries(totals).map(([column, sum]) => [column, sum * factor])),
    facts: {
      ...facts,
      amountAt: (name, index) => facts.amountAt(name, index) * (isMoney(name) ? factor : 1),
      amountsOf: (name) => (isMoney(name) ? (index) => facts.amountAt(name, index) * factor : facts.amountsOf(name)),
    },
  };
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
