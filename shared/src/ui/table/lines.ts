import type { ReactNode } from 'react';

/** A group of rows: what the group row above them says. Rows of one group share its key. */
export interface RowGroup {
  readonly key: string;
  readonly label: ReactNode;
  readonly sum?: ReactNode;
}

export interface GroupStart {
  readonly group: RowGroup;
  /** Index of the first row of the group. */
  readonly row: number;
}

interface Box {
  /** Pixels from the top of the body. */
  readonly top: number;
  readonly height: number;
}

/** One line of the body: a row, or the group row above some rows. */
export type Line =
  | (Box & { readonly group: RowGroup })
  | (Box & { readonly row: number; readonly isFirstOfGroup: boolean });

/** The position of every line of the body. Each lookup takes a few steps, however many rows there are. */
export interface Lines {
  /** Rows and group rows together. */
  readonly count: number;
  /** Height of all lines, in pixels. */
  readonly height: number;
  /** Throws a RangeError for an index out of range. */
  line(index: number): Line;
  /** The line at that pixel; above and below the body, the first or last line. */
  indexAt(top: number): number;
  indexOfRow(row: number): number;
}

interface Heights {
  readonly row: number;
  readonly group: number;
}

/** Where each group starts. The rows must be in group order; every row is asked for its group once. */
export function groupStarts<Row>(
  rows: readonly (Row | undefined)[],
  groupOf: ((row: Row) => RowGroup) | undefined,
): readonly GroupStart[] {
  if (!groupOf) return [];
  const starts: GroupStart[] = [];
  rows.forEach((row, index) => {
    if (row === undefined) return;
    const group = groupOf(row);
    if (group.key !== starts.at(-1)?.group.key) starts.push({ group, row: index });
  });
  return starts;
}

/** The lines for that many rows, with a group row before each start; all heights in pixels. */
export function linesOf(rowCount: number, starts: readonly GroupStart[], heights: Heights): Lines {
  const firstRow = (group: number) => starts[group]?.row ?? rowCount;
  const topOf = (row: number, groupsAbove: number) => row * heights.row + groupsAbove * heights.group;
  const count = rowCount + starts.length;

  return {
    count,
    height: topOf(rowCount, starts.length),
    line(index) {
      if (!(index >= 0 && index < count))
        throw new RangeError(`Line ${index} is out of range: there are ${count} lines.`);
      const groups = countFirst(starts.length, (group) => firstRow(group) + group <= index);
      const last = starts[groups - 1];
      if (last && last.row + groups - 1 === index)
        return { top: topOf(last.row, groups - 1), height: heights.group, group: last.group };
      const row = index - groups;
      return { top: topOf(row, groups), height: heights.row, row, isFirstOfGroup: row === last?.row };
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

/** How many of the numbers below `count` pass; those that pass must come first. A binary search. */
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
