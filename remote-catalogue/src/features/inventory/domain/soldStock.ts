import { addDays, dayOf, type Day, type DayRange } from '@back-office/shared/format';
import type { FigureGroup, Question } from '@back-office/shared/ledger';
import { homeLocation } from '@back-office/shared/stock';
import { skuKey } from '../../../domain/item';
import type { NewMovement, StockMovement } from '../../../domain/stockMovements';
import { nameWithVariation } from '../../../domain/variations';
import type { Journal, StockRow } from './stockRows';

/** Units of one name and SKU on one day, as the sales have them: less what was returned. */
export interface SoldUnits {
  readonly name: string;
  readonly sku: string;
  readonly day: Day;
  readonly units: number;
}

/** What was sold and is not taken off the stock yet. */
interface Unsubtracted {
  readonly movements: readonly NewMovement[];
  readonly units: number;
  /** Names in the sales that are no item of the list. */
  readonly unmatched: readonly string[];
}

/**
 * The days of which sales are still to be taken off: from the day after the last ones, else from the day after the first
 * item was created. `undefined` if there are none. `last`: the last whole day of the sales.
 */
export function daysToSubtract(rows: readonly StockRow[], journal: Journal, last: Day): DayRange | undefined {
  let from: Day | undefined;
  for (const row of rows) {
    if (row.variation.stock === '-') continue;
    const start = addDays(knownOn(row, journal), 1);
    if (from === undefined || start < from) from = start;
  }
  return from === undefined || from > last ? undefined : { from, to: last };
}

/** Sales are booked by days, so those of the day of a count are in the count. */
function knownOn({ key, item }: StockRow, journal: Journal): Day {
  let day = item.createdAt === '' ? firstDay : dayOf(Date.parse(item.createdAt));
  for (const movement of journal.get(key) ?? []) {
    const at = settledDay(movement);
    if (at !== undefined && at > day) day = at;
  }
  return day;
}

/** The day up to which an entry knows the sales. */
function settledDay({ kind, at, through }: StockMovement): Day | undefined {
  if (kind === 'sale') return through;
  return kind === 'count' ? dayOf(Date.parse(at)) : undefined;
}

/** Of items without a time, such as those of an old export. */
const firstDay: Day = '2000-01-01';

export function soldQuestion(range: DayRange): Question {
  return { range, filters: [], of: 'lines', groupBy: ['item-name', 'sku', 'date'], measures: ['quantity'] };
}

export function soldUnits(total: FigureGroup): readonly SoldUnits[] {
  return total.groups.flatMap(({ key: name, groups: skus }) =>
    skus.flatMap(({ key: sku, groups: days }) =>
      days.flatMap(({ key: day, figures: { quantity } }) =>
        typeof quantity === 'number' && quantity !== 0 && name !== '' ? [{ name, sku, day, units: quantity }] : [],
      ),
    ),
  );
}

/** The entries that take sales off the stock, one for each variation that was sold. Sold is found by SKU, else by name. */
export function unsubtracted(
  rows: readonly StockRow[],
  journal: Journal,
  sold: readonly SoldUnits[],
  through: Day,
): Unsubtracted {
  const find = rowFinder(rows);
  const units = new Map<StockRow, number>();
  const unmatched = new Set<string>();
  for (const each of sold) {
    const row = find(each);
    if (!row) unmatched.add(each.name);
    else if (row.variation.stock !== '-' && each.day > knownOn(row, journal))
      units.set(row, (units.get(row) ?? 0) + each.units);
  }
  const movements = [...units].flatMap(([{ item, variation }, count]): NewMovement[] =>
    count === 0
      ? []
      : [
          {
            ...{ kind: 'sale', itemId: item.id, variationId: variation.id, through },
            location: homeLocation(item),
            change: -count,
          },
        ],
  );
  return {
    movements,
    units: movements.reduce((sum, { change }) => sum - change, 0),
    unmatched: [...unmatched],
  };
}

/** Names of sales join item and variation in several ways. */
function rowFinder(rows: readonly StockRow[]) {
  const bySku = new Map<string, StockRow>();
  const byName = new Map<string, StockRow>();
  const addName = (name: string, row: StockRow) => {
    const key = nameKey(name);
    if (!byName.has(key)) byName.set(key, row);
  };
  for (const row of rows) {
    const sku = skuKey(row.variation.sku);
    if (sku !== '' && !bySku.has(sku)) bySku.set(sku, row);
    addName(nameWithVariation(row.item.name, row.variation), row);
    if (row.variation.values.length > 0) addName(`${row.item.name} ${row.variation.values.join(' ')}`, row);
  }
  return ({ name, sku }: SoldUnits) => bySku.get(skuKey(sku)) ?? byName.get(nameKey(name));
}

/** `T-Shirt – Large / Red`, `T-Shirt - Large, Red` and `T-Shirt (Large Red)` are the same name. */
function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
