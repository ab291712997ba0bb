import type { Scratch } from './scratch';

/** Groups of transactions, lines or payments, numbered in order of appearance. Those of the next block go on from there. */
export interface Groups {
  /** What all units of a group have in common. */
  readonly codes: readonly number[];
  /** The group of the outer depth that each group is in. */
  readonly outer: readonly number[];
  /** The group of each unit of a block: those of one outer group that have the same code. */
  divide(outerOf: Uint32Array, codeOf: Uint32Array, scratch: Scratch): Uint32Array;
}

/** The groups of a depth: depth 0 is the whole. */
export interface Level {
  readonly outer: readonly number[];
  readonly keys: readonly string[];
  /** Groups of the next depth within each group. */
  readonly children: readonly (readonly number[])[];
}

/** What the groups of each depth are called, from the values of their codes, and which of the next depth each contains. */
export function levelsOf(
  depths: readonly { readonly groups: Groups; readonly values: readonly string[] }[],
): readonly Level[] {
  const named = [
    { outer: [], keys: [''] },
    ...depths.map(({ groups: { codes, outer }, values }) => ({ outer, keys: codes.map((code) => values[code] ?? '') })),
  ];
  return named.map(({ outer, keys }, depth) => {
    const children: number[][] = keys.map(() => []);
    named[depth + 1]?.outer.forEach((parent, group) => children[parent]?.push(group));
    return { outer, keys, children };
  });
}

/** An array of more places than this would take more memory than a map. */
const maxPlaces = 1 << 20;

/** Groups that are the codes of the whole themselves, of which there are `count`. */
export function givenGroups(count: number): Groups {
  const codes = Array.from({ length: count }, (_, code) => code);
  return { codes, outer: codes.map(() => 0), divide: (_, codeOf) => codeOf };
}

/** Divides units by a code, of which there are `count`, within `outer` groups. */
export function createGroups(count: number, outerGroups: { readonly codes: readonly number[] }): Groups {
  const [codes, outer]: [number[], number[]] = [[], []];
  /** The number of the group with a combination of codes, from 1. */
  let inArray = new Uint32Array(0);
  const inMap = new Map<number, number>();
  return {
    codes,
    outer,
    divide(outerOf, codeOf, scratch) {
      const groupOf = scratch.codes(outerOf.length);
      const places = outerGroups.codes.length * count;
      if (places <= maxPlaces) inArray = grown(inArray, places);
      const known = inArray;
      for (let unit = 0; unit < groupOf.length; unit++) {
        const place = (outerOf[unit] ?? 0) * count + (codeOf[unit] ?? 0);
        const number = (place < known.length ? known[place] : inMap.get(place)) || added(place);
        groupOf[unit] = number - 1;
      }
      return groupOf;
    },
  };

  function added(place: number): number {
    const number = codes.push(place % count);
    outer.push(Math.floor(place / count));
    if (place < inArray.length) inArray[place] = number;
    else inMap.set(place, number);
    return number;
  }
}

type Grown = Uint32Array | Float64Array | Int32Array | Uint8Array;

/** The same array if it has as many places; else a longer one, with `filling` in its new places. */
export function grown<Numbers extends Grown>(array: Numbers, length: number, filling = 0): Numbers {
  if (array.length >= length) return array;
  const Type = array.constructor as new (length: number) => Numbers;
  const longer = new Type(Math.max(length, 2 * array.length));
  longer.set(array);
  if (filling !== 0) longer.fill(filling, array.length);
  return longer;
}
