import type { ReportResult, ReportRow } from '../reports/reportResult';

export const pageSize = 10;
export const maxPrintedRows = 500;
const maxPageButtons = 5;

/** A row of the table: a group, or a line of the report. `level` is how many groups it is in. */
export interface TableLine {
  readonly row: ReportRow;
  readonly isGroup: boolean;
  readonly level: number;
}

export interface TablePage {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The rows of the page, each page starting with the groups that its first row is in. */
  readonly lines: readonly TableLine[];
  /** Positions of the first and the last row among all rows, from 1; both 0 if there are none. */
  readonly first: number;
  readonly last: number;
  readonly rowCount: number;
}

/** A page number within 1 and the last page. */
export function clampPage(page: number, pageCount: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, pageCount));
}

/** At most five page numbers, the current one in the middle where possible. */
export function pageButtons(page: number, pageCount: number): readonly number[] {
  const count = Math.min(maxPageButtons, Math.max(1, pageCount));
  const first = Math.min(Math.max(1, page - Math.floor(maxPageButtons / 2)), Math.max(1, pageCount - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** One page of `size` rows of a report that is grouped first and then paged. A closed group counts as one row. */
export function tablePage(
  { rows }: Pick<ReportResult, 'rows'>,
  wanted: number,
  closed: ReadonlySet<string>,
  size = pageSize,
): TablePage {
  const counted = countedLines(rows, closed);
  const pageCount = Math.max(1, Math.ceil(counted.length / size));
  const page = clampPage(wanted, pageCount);
  const start = (page - 1) * size;
  const shown = counted.slice(start, start + size);
  return {
    page,
    pageCount,
    lines: withGroups(shown),
    first: shown.length === 0 ? 0 : start + 1,
    last: start + shown.length,
    rowCount: counted.length,
  };
}

interface CountedLine extends TableLine {
  readonly groups: readonly ReportRow[];
}

function countedLines(
  rows: readonly ReportRow[],
  closed: ReadonlySet<string>,
  groups: readonly ReportRow[] = [],
): readonly CountedLine[] {
  return rows.flatMap((row) => {
    const isGroup = row.children.length > 0;
    if (!isGroup || closed.has(row.key)) return [{ row, isGroup, level: groups.length, groups }];
    return countedLines(row.children, closed, [...groups, row]);
  });
}

/** The rows, with each group above its first row. */
function withGroups(shown: readonly CountedLine[]): readonly TableLine[] {
  let above: readonly ReportRow[] = [];
  return shown.flatMap(({ row, isGroup, level, groups }) => {
    const same = groups.findIndex((group, index) => group !== above[index]);
    const opened =
      same < 0 ? [] : groups.slice(same).map((group, index) => ({ row: group, isGroup: true, level: same + index }));
    above = groups;
    return [...opened, { row, isGroup, level }];
  });
}
