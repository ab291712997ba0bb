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
      return {
        kind: 'table',
        format: 'CSV table',
        lines: lines.counts().lines,
        rows,
        ...columnsAndGroups(head ?? [], counters, groups),
        notes: [
          ...notes,
          ...tableNotes({ isEmpty: !head, delimiter, width: head?.length ?? 0, shorter, longer, unclosed }),
        ],
      };
    },
  };
}

interface TableShape {
  readonly isEmpty: boolean;
  readonly delimiter: string;
  /** Columns of the head. */
  readonly width: number;
  /** Rows with fewer or more cells than the head. */
  readonly shorter: number;
  readonly longer: number;
  /** The lines of quotes that are never closed. */
  readonly unclosed: readonly number[];
}

/** What a merchant should know of how a table was read. */
function tableNotes({ isEmpty, delimiter, width, shorter, longer, unclosed }: TableShape): readonly string[] {
  const ofHead = (rows: number, than: string) =>
    `${pluralize(rows, 'row')} ${rows === 1 ? 'has' : 'have'} ${than} cells than the head.`;
  return [
    isEmpty && 'The file is empty.',
    delimiter in delimiterNames && `Cells are separated by ${delimiterNames[delimiter]}.`,
    width > maxColumns && `The table has ${width} columns; the first ${maxColumns} were read.`,
    shorter > 0 && ofHead(shorter, 'fewer'),
    longer > 0 && ofHead(longer, 'more'),
    unclosed.length === 1 && `A quote in line ${unclosed[0]} is never closed, so it was read as text.`,
    unclosed.length > 1 &&
      `Quotes in ${unclosed.length} lines are never closed, the first in line ${unclosed[0]}, so they were read as text.`,
  ].filter((note) => note !== false);
}
