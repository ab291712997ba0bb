import type { DimensionId } from '../catalog/dimensions';
import type { LedgerColumns } from './columns';
import { grown } from './levels';
import type { Scratch } from './scratch';
import { codesOfUnits, type Units } from './units';

/** Transactions, lines or payments that are added up together, with their groups of each depth. */
export interface Block {
  readonly units: Units;
  readonly patternOf: Uint32Array;
  /** By depth: the group of each unit, and how many groups there are so far. */
  readonly depths: readonly { readonly groupOf: Uint32Array; readonly count: number }[];
}

/** What one block after the other adds up to, by depth and group. */
export interface Tally<Value> {
  add(block: Block): void;
  readonly byLevel: readonly { readonly [group: number]: Value | undefined }[];
}

/**
 * The transactions in each group whose pattern is counted (1, or `NaN` if that is unknown), each once, also if several of its
 * lines or payments are in a group.
 */
export function countTally(isCounted: Float64Array): Tally<number> {
  const byLevel: Float64Array[] = [];
  const lastRows: Int32Array[] = [];
  return {
    byLevel,
    add({ units: { rows }, patternOf, depths }) {
      depths.forEach(({ groupOf, count }, depth) => {
        const counts = (byLevel[depth] = grown(byLevel[depth] ?? new Float64Array(), count));
        const last = (lastRows[depth] = grown(lastRows[depth] ?? new Int32Array(), count, -1));
        for (let unit = 0; unit < rows.length; unit++) {
          const row = rows[unit] ?? 0;
          const group = groupOf[unit] ?? 0;
          const own = isCounted[patternOf[unit] ?? 0] ?? NaN;
          if (last[group] === row || own === 0) continue;
          last[group] = row;
          counts[group] = (counts[group] ?? 0) + own;
        }
      });
    },
  };
}

/** The list price of each group whose lines agree in it. A transaction without items has the price 0. */
export function priceTally({ lines: { items, itemCodes } }: Pick<LedgerColumns, 'lines'>): Tally<number> {
  return agreedTally(({ lines }) => (unit) => {
    const line = lines?.[unit] ?? -1;
    return line < 0 ? 0 : (items[itemCodes[line] ?? 0]?.price ?? NaN);
  });
}

/** The text of each group whose lines agree in it. */
export function factTally(columns: LedgerColumns, id: DimensionId, scratch: Scratch): Tally<string> {
  return agreedTally((units) => {
    const { values, codes } = codesOfUnits(columns, units, id, scratch);
    return (unit) => values[codes[unit] ?? 0];
  });
}

/** The value of each group whose units agree in it. */
function agreedTally<Value>(readerOf: (units: Units) => (unit: number) => Value | undefined): Tally<Value> {
  const byLevel: (Value | undefined)[][] = [];
  return {
    byLevel,
    add({ units, depths }) {
      const valueOf = readerOf(units);
      depths.forEach(({ groupOf }, depth) => {
        const found = (byLevel[depth] ??= []);
        for (let unit = 0; unit < units.length; unit++) {
          const group = groupOf[unit] ?? 0;
          const value = valueOf(unit);
          // Groups are numbered in order of appearance.
          if (group === found.length) found.push(value);
          else if (found[group] !== value) found[group] = undefined;
        }
      });
    },
  };
}
