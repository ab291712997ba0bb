import type { DimensionId } from '../catalog/dimensions';
import type { LedgerColumns } from './columns';
import { codesOfUnits, type Units } from './units';

/** The groups of a depth: depth 0 is the whole. */
export interface Level {
  /** The group of each unit. */
  readonly groupOf: Uint32Array;
  readonly keys: readonly string[];
  /** Groups of the next depth within each group, in order of appearance. */
  readonly children: readonly (readonly number[])[];
}

export function levelsOf(columns: LedgerColumns, units: Units, groupBy: readonly DimensionId[]): readonly Level[] {
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
export function countRows({ rows, length }: Units, { groupOf, keys }: Level, isCounted?: Uint8Array): Float64Array {
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
