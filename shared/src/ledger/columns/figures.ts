import { compareNames } from '@back-office/shared/format';
import type { DimensionId } from '../catalog/dimensions';
import type { KnownAmount, KnownQuantity } from '../catalog/measure';
import type { LedgerColumns } from './columns';
import { countsOf } from './counts';
import { countRows, levelsOf, type Level } from './levels';
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
  const rows = selectRows(columns, question);
  const total = treeOf(columns, question, plan, rows);
  const { baseline, sort, limit = Infinity } = question;
  const ordered = sort ? [...total.groups].sort(byFigure(sort)) : total.groups;
  return {
    total: { ...total, groups: ordered.length > limit ? ordered.slice(0, limit) : ordered },
    groupCount: total.groups.length,
    counts: question.counts ? countsOf(columns, rows, question.counts) : {},
    baseline: baseline && baselineTree(baselineColumns, { ...question, until: undefined, ...baseline }, plan),
  };
}

function baselineTree(columns: LedgerColumns, question: Question, plan: Plan): FigureGroup {
  return treeOf(columns, question, plan, selectRows(columns, question));
}

function byFigure({ by, isDescending }: NonNullable<Question['sort']>) {
  const valueOf = ({ figures }: FigureGroup) => (typeof figures[by] === 'number' ? figures[by] : -Infinity);
  return (one: FigureGroup, other: FigureGroup) =>
    (isDescending ? valueOf(other) - valueOf(one) : valueOf(one) - valueOf(other)) || compareNames(one.key, other.key);
}

/** `rows` are the transactions that the question selects. */
function treeOf(columns: LedgerColumns, question: Question, plan: Plan, rows: Uint32Array): FigureGroup {
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
