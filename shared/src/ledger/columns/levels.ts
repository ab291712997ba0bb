import type { TextColumn } from './columns';
import type { Units } from './units';

/** Units in groups, in order of appearance. */
export interface Groups {
  /** The group of each unit. */
  readonly groupOf: Uint32Array;
  /** What all units of a group have in common. */
  readonly codes: readonly number[];
  /** The group of the outer depth that each group is in. */
  readonly outer: readonly number[];
}

/** The groups of a depth: depth 0 is the whole. */
export interface Level extends Groups {
  readonly keys: readonly string[];
  /** Groups of the next depth within each group. */
  readonly children: readonly (readonly number[])[];
}

export function levelsOf(length: number, columns: readonly TextColumn[]): readonly Level[] {
  const levels: (Level & { readonly children: readonly number[][] })[] = [
    { groupOf: new Uint32Array(length), codes: [0], outer: [], keys: [''], children: [[]] },
  ];
  for (const { values, codes } of columns) {
    const parent = levels[levels.length - 1];
    if (!parent) break;
    const groups = divided(parent, codes, values.length);
    groups.outer.forEach((outer, group) => parent.children[outer]?.push(group));
    levels.push({
      ...groups,
      keys: groups.codes.map((code) => values[code] ?? ''),
      children: groups.codes.map(() => []),
    });
  }
  return levels;
}

/** The groups of units that agree in a further code, too. There are `count` codes. */
export function divided({ groupOf: outerOf, codes: { length } }: Groups, codeOf: Uint32Array, count: number): Groups {
  const groupOf = new Uint32Array(outerOf.length);
  const [codes, outer]: [number[], number[]] = [[], []];
  const groupAt = groupLookup(length * count);
  for (let unit = 0; unit < groupOf.length; unit++) {
    const place = (outerOf[unit] ?? 0) * count + (codeOf[unit] ?? 0);
    let group = groupAt.get(place) ?? -1;
    if (group < 0) {
      group = codes.push(codeOf[unit] ?? 0) - 1;
      outer.push(outerOf[unit] ?? 0);
      groupAt.set(place, group);
    }
    groupOf[unit] = group;
  }
  return { groupOf, codes, outer };
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

/** The transactions in each group whose code is counted (1, or `NaN` if that is unknown), each once, also if several of its lines or payments are in a group. */
export function countRows(
  { rows, length }: Units,
  { groupOf, keys }: Level,
  codes: Uint32Array,
  isCounted: Float64Array,
): Float64Array {
  const counts = new Float64Array(keys.length);
  const last = new Int32Array(keys.length).fill(-1);
  for (let unit = 0; unit < length; unit++) {
    const row = rows[unit] ?? 0;
    const group = groupOf[unit] ?? 0;
    const own = isCounted[codes[unit] ?? 0] ?? NaN;
    if (last[group] === row || own === 0) continue;
    last[group] = row;
    counts[group] = (counts[group] ?? 0) + own;
  }
  return counts;
}
