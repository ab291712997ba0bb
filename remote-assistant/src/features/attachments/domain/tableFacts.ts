import { pluralize } from '@back-office/shared/format';
import { createCsvReader, sniffDelimiter, type CsvRecord } from '@back-office/shared/csv';
import type { FileFacts } from '../../../domain/files';
import type { AnalysisSource, OnProgress } from './analysisSource';
import { createColumnCounter, markOf, type ColumnCounter } from './columnCounter';
import { createGroupCounter } from './groupCounter';
import { parseNumber } from './exactSum';
import { createLineCounter } from './lineCounter';
import { encodingNotes, readText } from './readText';

/** Facts of more columns would fill the screen and the storage. */
const maxColumns = 100;
const delimiterNames: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' };

/** Rows, columns and sums of a delimited table. */
export async function tableFacts(source: AnalysisSource, onProgress: OnProgress): Promise<FileFacts> {
  const { reader, encoding } = await readText(source, createTableReader, onProgress);
  return reader.facts(encodingNotes(encoding));
}

/** What was counted, with the numbers read in the decimal mark of the whole table. */
export function columnsAndGroups(
  head: readonly string[],
  counters: readonly ColumnCounter[],
  groups: ReturnType<typeof createGroupCounter>,
): Pick<FileFacts, 'columns' | 'groups'> {
  const mark = markOf(counters.map((counter) => counter.evidence()));
  const columns = counters.map((counter, index) => counter.facts(head[index] ?? '', mark));
  const found = groups.facts(head, (place) => columns[place]?.sum !== undefined, mark);
  return { columns, ...(found.length > 0 && { groups: found }) };
}

function createTableReader() {
  const lines = createLineCounter();
  let reader: ReturnType<typeof createCsvReader> | undefined;
  let delimiter = ',';
  let head: readonly string[] | undefined;
  let rows = 0;
  let shorter = 0;
  let longer = 0;
  /** The lines of quotes that are never closed. */
  const unclosed: number[] = [];
  const counters: ColumnCounter[] = [];
  const groups = createGroupCounter();

  function count(cells: readonly string[]) {
    rows += 1;
    const width = head?.length ?? 0;
    if (cells.length < width) shorter += 1;
    if (cells.length > width) longer += 1;
    for (let index = 0; index < width; index += 1) counters[index]?.add(cells[index] ?? '');
    groups.add(cells);
  }

  function onRecord({ cells, line, problem }: CsvRecord) {
    if (problem) unclosed.push(line);
    if (head) {
      count(cells);
      return;
    }
    // A first row of numbers is data: such a table has no names.
    const hasNames = !cells.some((cell) => parseNumber(cell.trim()) !== undefined);
    head = hasNames
      ? cells.map((cell, index) => cell.trim() || `Column ${index + 1}`)
      : cells.map((_, index) => `Column ${index + 1}`);
    for (let index = 0; index < Math.min(head.length, maxColumns); index += 1) counters.push(createColumnCounter());
    if (!hasNames) count(cells);
  }

  return {
    push(text: string): void {
      lines.push(text);
      let body = text;
      if (!reader) {
        body = text.replace(/^\uFEFF/, '');
        delimiter = sniffDelimiter(body);
        // The line that tells spreadsheets the delimiter is no data.
        body = body.replace(/^sep=.\r?\n/i, '');
        reader = createCsvReader(delimiter, onRecord);
      }
      reader.push(body);
    },
    facts(notes: readonly string[]): FileFacts {
      reader?.end();
      const width = head?.length ?? 0;
      return {
        kind: 'table',
        format: 'CSV table',
        lines: lines.counts().lines,
        rows,
        ...columnsAndGroups(head ?? [], counters, groups),
        notes: [
          ...notes,
          ...(head ? [] : ['The file is empty.']),
          ...(delimiter in delimiterNames ? [`Cells are separated by ${delimiterNames[delimiter]}.`] : []),
          ...(width > maxColumns ? [`The table has ${width} columns; the first ${maxColumns} were read.`] : []),
          ...(shorter > 0
            ? [`${pluralize(shorter, 'row')} ${shorter === 1 ? 'has' : 'have'} fewer cells than the head.`]
            : []),
          ...(longer > 0
            ? [`${pluralize(longer, 'row')} ${longer === 1 ? 'has' : 'have'} more cells than the head.`]
            : []),
          ...(unclosed.length > 0
            ? [
                unclosed.length === 1
                  ? `A quote in line ${unclosed[0]} is never closed, so it was read as text.`
                  : `Quotes in ${unclosed.length} lines are never closed, the first in line ${unclosed[0]}, so they were read as text.`,
              ]
            : []),
        ],
      };
    },
  };
}
