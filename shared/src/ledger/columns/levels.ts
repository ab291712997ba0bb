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

/** An array of more places than this would take more memory than a map. */
const maxPlaces = 1 << 20;

/** The groups of units that agree in a further code, too. There are `count` codes. */
export function divided({ groupOf: outerOf, codes: { length } }: Groups, codeOf: Uint32Array, count: number): Groups {
  const groupOf = new Uint32Array(outerOf.length);
  const [codes, outer]: [number[], number[]] = [[], []];
  /** The number of the group with a combination of codes, from 1. */
  const inArray = length * count > maxPlaces ? undefined : new Uint32Array(length * count);
  const inMap = new Map<number, number>();
  for (let unit = 0; unit < groupOf.length; unit++) {
    const [outerGroup, code] = [outerOf[unit] ?? 0, codeOf[unit] ?? 0];
    const place = outerGroup * count + code;
    let number = inArray ? inArray[place] : inMap.get(place);
    if (!number) {
      number = codes.push(code);
      outer.push(outerGroup);
      if (inArray) inArray[place] = number;
      else inMap.set(place, number);
    }
    groupOf[unit] = number - 1;
  }
  return { groupOf, codes, outer };
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
