import { compareNames } from '@back-office/shared/format';
import type { DimensionId } from '../catalog/dimensions';
import type { KnownAmount, KnownQuantity } from '../catalog/measure';
import type { LedgerColumns } from './columns';
import { countsOf } from './counts';
import { planOf, type Leaf, type LeafSums, type Plan } from './plan';
import type { FigureGroup, FiguresAnswer, Question } from './question';
import { conditionMask, selectRows } from './select';
import { codesOfUnits, lineAmounts, linesOfRows, wholeRows, type Units } from './units';

/**
 * Answers a question from columns that hold its range, and others that hold its baseline. Groups without transactions,
 * such as days without sales, are left to the screen.
 */
export function figuresOf(
  columns: LedgerColumns,
  question: Question,
  baselineColumns: LedgerColumns = columns,
): FiguresAnswer {
  const plan = planOf(question.measures);
  const total = treeOf(columns, question, plan);
  const { baseline, sort, limit = Infinity } = question;
  const ordered = sort ? [...total.groups].sort(byFigure(sort)) : total.groups;
  return {
    total: { ...total, groups: ordered.length > limit ? ordered.slice(0, limit) : ordered },
    groupCount: total.groups.length,
    counts: question.counts ? countsOf(columns, question, question.counts) : {},
    baseline: baseline && treeOf(baselineColumns, { ...question, until: undefined, ...baseline }, plan),
  };
}

function byFigure({ by, isDescending }: NonNullable<Question['sort']>) {
  const valueOf = ({ figures }: FigureGroup) => (typeof figures[by] === 'number' ? figures[by] : -Infinity);
  return (one: FigureGroup, other: FigureGroup) =>
    (isDescending ? valueOf(other) - valueOf(one) : valueOf(one) - valueOf(other)) || compareNames(one.key, other.key);
}

function treeOf(columns: LedgerColumns, question: Question, plan: Plan): FigureGroup {
  const rows = selectRows(columns, question);
  const units = question.of === 'lines' ? linesOfRows(columns, rows, question.filters) : wholeRows(rows);
  const levels = levelsOf(columns, units, question.groupBy ?? []);
  const counts = levels.map((level) => countRows(units, level));
  const sums = plan.leaves.map((leaf) => sumsByLevel(columns, units, levels, leaf));
  const facts = (question.facts ?? []).map((id) => [id, factsByLevel(columns, units, levels, id)] as const);
  const sumsAt = (depth: number, group: number): LeafSums => sums.map((byLevel) => byLevel[depth]?.[group]);
  const totals = sumsAt(0, 0);
  return groupAt(0, 0, '');

  function groupAt(depth: number, group: number, key: string): FigureGroup {
    const own = sumsAt(depth, group);
    return {
      key,
      figures: Object.fromEntries(question.measures.map((id) => [id, plan.figureOf(id, own, totals)])),
      transactions: counts[depth]?.[group] ?? 0,
      facts: Object.fromEntries(
        facts.flatMap(([id, byLevel]) => {
          const value = byLevel[depth]?.[group];
          return value === undefined ? [] : [[id, value]];
        }),
      ),
      groups: (levels[depth]?.children[group] ?? []).map((child) =>
        groupAt(depth + 1, child, levels[depth + 1]?.keys[child] ?? ''),
      ),
    };
  }
}

/** The groups of a depth: depth 0 is the whole. */
interface Level {
  /** The group of each unit. */
  readonly groupOf: Uint32Array;
  readonly keys: readonly string[];
  /** Groups of the next depth within each group, in order of appearance. */
  readonly children: readonly (readonly number[])[];
}

function levelsOf(columns: LedgerColumns, units: Units, groupBy: readonly DimensionId[]): readonly Level[] {
  const levels: { groupOf: Uint32Array; keys: string[]; children: number[][] }[] = [
    { groupOf: new Uint32Array(units.length), keys: [''], children: [[]] },
  ];
  for (const dimension of groupBy) {
    const parent = levels[levels.length - 1];
    if (!parent) break;
    const { values, codes } = codesOfUnits(columns, units, dimension);
    const level = { groupOf: new Uint32Array(units.length), keys: [] as string[], children: [] as number[][] };
    const groupAt = groupLookup(parent.keys.length * values.length);
    for (let unit = 0; unit < units.length; unit++) {
      const code = codes[unit] ?? 0;
      const outer = parent.groupOf[unit] ?? 0;
      const place = outer * values.length + code;
      let group = groupAt.get(place) ?? -1;
      if (group < 0) {
        group = level.keys.push(values[code] ?? '') - 1;
        level.children.push([]);
        groupAt.set(place, group);
        parent.children[outer]?.push(group);
      }
      level.groupOf[unit] = group;
    }
    levels.push(level);
  }
  return levels;
}

/** More places than this are looked up in a map. */
const maxPlaces = 1 << 20;

/** Which group a combination of values is, -1 for none: an array is several times faster than a map. */
function groupLookup(count: number) {
  if (count > maxPlaces) return new Map<number, number>();
  const groups = new Int32Array(count).fill(-1);
  return {
    get: (place: number) => groups[place],
    set(place: number, group: number) {
      groups[place] = group;
    },
  };
}

/** Each transaction once, also if several of its lines are in a group. */
function countRows({ rows, length }: Units, { groupOf, keys }: Level, isCounted?: Uint8Array): Float64Array {
  const counts = new Float64Array(keys.length);
  const last = new Int32Array(keys.length).fill(-1);
  for (let unit = 0; unit < length; unit++) {
    const row = rows[unit] ?? 0;
    const group = groupOf[unit] ?? 0;
    if (last[group] === row || (isCounted !== undefined && isCounted[row] === 0)) continue;
    last[group] = row;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return counts;
}

type SumsByLevel = readonly { readonly [group: number]: number | undefined }[];

function sumsByLevel(columns: LedgerColumns, units: Units, levels: readonly Level[], leaf: Leaf): SumsByLevel {
  if ('price' in leaf) return pricesByLevel(columns, units, levels);
  const mask = maskOf(columns, leaf);
  if ('count' in leaf) return levels.map((level) => countRows(units, level, mask));
  const innermost = levels[levels.length - 1];
  const sums = new Float64Array(innermost?.keys.length ?? 0);
  const amounts = unitAmounts(columns, units, leaf.plus);
  if (innermost && amounts) addUp(sums, innermost.groupOf, units, amounts, mask);
  return rolledUp(levels, leaf.sign < 0 ? sums.map((sum) => 0 - sum) : sums);
}

/**
 * Adds amounts to the sums of their groups: the loops that run for every transaction and every amount of a question. A
 * value outside of an array would be `undefined` and so make the sum unknown.
 */
function addUp(
  sums: Float64Array,
  groupOf: Uint32Array,
  { rows, length, firstRow }: Units,
  { values, isByRow }: UnitAmounts,
  mask: Uint8Array | undefined,
): void {
  if (sums.length === 1 && isByRow && firstRow !== undefined) {
    sums[0] = sumOfSpan(values, firstRow, firstRow + length, mask);
    return;
  }
  for (let unit = 0; unit < length; unit++) {
    const row = rows[unit] ?? 0;
    if (mask !== undefined && mask[row] === 0) continue;
    const group = groupOf[unit] ?? 0;
    sums[group] = (sums[group] ?? NaN) + (values[isByRow ? row : unit] ?? NaN);
  }
}

/** Most questions are about all transactions of some days: these follow each other. */
function sumOfSpan(values: Float64Array, from: number, to: number, mask: Uint8Array | undefined): number {
  let sum = 0;
  if (mask === undefined) for (let row = from; row < to; row++) sum += values[row] ?? NaN;
  else for (let row = from; row < to; row++) if (mask[row] === 1) sum += values[row] ?? NaN;
  return sum;
}

/** Outer groups are the sums of those within. */
function rolledUp(levels: readonly Level[], innermost: Float64Array): readonly Float64Array[] {
  const byLevel = [innermost];
  for (let depth = levels.length - 2; depth >= 0; depth--) {
    const inner = byLevel[0] ?? innermost;
    const children = levels[depth]?.children ?? [];
    byLevel.unshift(Float64Array.from(children, (own) => own.reduce((sum, child) => sum + (inner[child] ?? NaN), 0)));
  }
  return byLevel;
}

function maskOf(columns: LedgerColumns, { where }: Exclude<Leaf, { price: 'list' }>): Uint8Array | undefined {
  const [first, ...others] = where;
  if (!first) return undefined;
  return conditionMask(columns, others.length === 0 ? first : { all: where });
}

interface UnitAmounts {
  readonly values: Float64Array;
  /** Whether the values are those of transactions, not of units. */
  readonly isByRow: boolean;
}

/** `undefined` if no transaction has the amount: most shops have no use for some of them. */
function unitAmounts(
  columns: LedgerColumns,
  units: Units,
  amount: KnownAmount | KnownQuantity,
): UnitAmounts | undefined {
  if (amount === 'quantitySold' || amount === 'quantityReturned')
    return { values: quantitiesOf(columns, units, amount), isByRow: false };
  const values = columns.amounts[amount];
  if (isAllZero(values)) return undefined;
  if (!units.lines) return { values, isByRow: true };
  return { values: lineAmounts(columns, units, amount), isByRow: false };
}

const zeroColumns = new WeakMap<Float64Array, boolean>();

/** Looked up, because every question asks again. */
function isAllZero(values: Float64Array): boolean {
  const known = zeroColumns.get(values);
  if (known !== undefined) return known;
  let place = 0;
  while (place < values.length && values[place] === 0) place += 1;
  zeroColumns.set(values, place === values.length);
  return place === values.length;
}

function quantitiesOf(columns: LedgerColumns, { rows, lines, length }: Units, amount: KnownQuantity): Float64Array {
  const { starts, quantities, returned } = columns.lines;
  const wanted = amount === 'quantityReturned' ? 1 : 0;
  const found = new Float64Array(length);
  for (let unit = 0; unit < length; unit++) {
    const row = rows[unit] ?? 0;
    const line = lines?.[unit] ?? -1;
    const [first, end] = lines ? [Math.max(0, line), line + 1] : [starts[row] ?? 0, starts[row + 1] ?? 0];
    let sum = 0;
    for (let each = first; each < end; each++) if (returned[each] === wanted) sum += quantities[each] ?? NaN;
    found[unit] = sum;
  }
  return found;
}

/** The list price of each group whose lines agree in it. A transaction without items has the price 0. */
function pricesByLevel(columns: LedgerColumns, { length, lines }: Units, levels: readonly Level[]): SumsByLevel {
  const { items, itemCodes } = columns.lines;
  return levels.map(({ groupOf, keys }) => {
    const prices = new Array<number | undefined>(keys.length).fill(undefined);
    const isSeen = new Uint8Array(keys.length);
    for (let unit = 0; unit < length; unit++) {
      const line = lines?.[unit] ?? -1;
      const price = line < 0 ? 0 : (items[itemCodes[line] ?? 0]?.price ?? NaN);
      const group = groupOf[unit] ?? 0;
      if (isSeen[group] === 0) prices[group] = price;
      else if (prices[group] !== price) prices[group] = undefined;
      isSeen[group] = 1;
    }
    return prices;
  });
}

/** The value of each group whose lines agree in it. */
function factsByLevel(
  columns: LedgerColumns,
  units: Units,
  levels: readonly Level[],
  id: DimensionId,
): readonly (readonly (string | undefined)[])[] {
  const { values, codes } = codesOfUnits(columns, units, id);
  const differs = -2;
  return levels.map(({ groupOf, keys }) => {
    const found = new Int32Array(keys.length).fill(-1);
    for (let unit = 0; unit < units.length; unit++) {
      const group = groupOf[unit] ?? 0;
      const code = codes[unit] ?? 0;
      if (found[group] === -1) found[group] = code;
      else if (found[group] !== code) found[group] = differs;
    }
    return Array.from(found, (code) => (code < 0 ? undefined : values[code]));
  });
}
