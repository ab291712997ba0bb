import type { ReactNode } from 'react';

/** What the row above a group of rows says; rows of one group share its key. */
export interface RowGroup {
  readonly key: string;
  readonly label: ReactNode;
  readonly sum?: ReactNode;
}

interface GroupStart {
  readonly group: RowGroup;
  /** Index of the first row of the group. */
  readonly row: number;
}

interface Placed {
  /** Pixels from the top of the body. */
  readonly top: number;
  readonly height: number;
}

/** One line of the body: a row, or what is said above a group of them. */
export type Line =
  | (Placed & { readonly group: RowGroup })
  /** `leads` is true for the first row of a group. */
  | (Placed & { readonly row: number; readonly leads: boolean });

/** Where the lines of a body stand. Every answer takes a few steps, however many rows there are. */
export interface Lines {
  /** Rows and group rows together. */
  readonly count: number;
  /** Pixels of all lines. */
  readonly height: number;
  /** Throws RangeError for an index that is none. */
  line(index: number): Line;
  /** The line that covers the pixel; the first or last one where there is none. */
  indexAt(top: number): number;
  indexOfRow(row: number): number;
}

interface Heights {
  readonly row: number;
  readonly group: number;
}

/** Where groups begin, for rows that stand in group order already; asks every row for its group once. */
export function groupStarts<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => RowGroup) | undefined,
): readonly GroupStart[] {
  if (!groupOf) return [];
  const starts: GroupStart[] = [];
  rows.forEach((row, index) => {
    const group = groupOf(row);
    if (group.key !== starts.at(-1)?.group.key) starts.push({ group, row: index });
  });
  return starts;
}

/** A group row of `heights.group` pixels before each start, rows of `heights.row` pixels elsewhere. */
export function linesOf(rowCount: number, starts: readonly GroupStart[], heights: Heights): Lines {
  const firstRow = (group: number) => starts[group]?.row ?? rowCount;
  const topOf = (row: number, groupsAbove: number) => row * heights.row + groupsAbove * heights.group;
  const count = rowCount + starts.length;

  return {
    count,
    height: topOf(rowCount, starts.length),
    line(index) {
      if (!(index >= 0 && index < count)) throw new RangeError(`There are ${count} lines, but none at ${index}.`);
      const groups = countFirst(starts.length, (group) => firstRow(group) + group <= index);
      const last = starts[groups - 1];
      if (last && last.row + groups - 1 === index)
        return { top: topOf(last.row, groups - 1), height: heights.group, group: last.group };
      const row = index - groups;
      return { top: topOf(row, groups), height: heights.row, row, leads: row === last?.row };
    },
    indexAt(top) {
      const groups = countFirst(starts.length, (group) => topOf(firstRow(group), group) <= top);
      const last = starts[groups - 1];
      const isOnGroup = last && top < topOf(last.row, groups);
      const index = isOnGroup
        ? last.row + groups - 1
        : Math.floor((top - groups * heights.group) / heights.row) + groups;
      return Math.max(0, Math.min(count - 1, index));
    },
    indexOfRow: (row) => row + countFirst(starts.length, (group) => firstRow(group) <= row),
  };
}

/** How many of the numbers below `count` pass, where those that do come first. */
function countFirst(count: number, passes: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
