import { restore, type CsvRecord } from '@back-office/shared/csv';
import type { HeaderRow } from './importTypes';
import { mapColumns } from './mapColumns';

/** Reports put a title above the header, but not more lines than this. */
const maxHeaderRows = 10;
const number = /^[^\d\p{L}]{0,3}\d[\d.,'’ ]*[^\d\p{L}]{0,3}$/u;

/** The rows that may be the header: those with two filled cells or more. */
export function headerRowsOf(records: readonly CsvRecord[]): readonly HeaderRow[] {
  return records
    .slice(0, maxHeaderRows)
    .map((record) => ({ line: record.line, cells: wordsOf(record) }))
    .filter(({ cells }) => !/^sep=/i.test(cells[0] ?? '') && cells.filter((cell) => cell !== '').length > 1);
}

export function wordsOf({ cells }: CsvRecord): readonly string[] {
  return cells.map((cell) => restore(cell.trim()));
}

/**
 * The line of the header: the first row in which a name and a price are recognized, else the first that may be it. 0, for
 * no header, if that row has numbers and no known name.
 */
export function likelyHeaderLine(rows: readonly HeaderRow[], firstLine: number): number {
  const recognized = rows.find(({ cells }) => {
    const mapping = mapColumns(cells);
    return mapping.includes('name') && mapping.includes('price');
  });
  const likely = recognized ?? rows[0];
  if (!likely) return firstLine;
  const isData = likely.cells.some((cell) => number.test(cell)) && mapColumns(likely.cells).every((field) => !field);
  return isData ? 0 : likely.line;
}
