import { parse, type ParseStepResult } from 'papaparse';

export interface CsvRecord {
  /** The line of the file, from 1, on which the record starts. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Set where a quote was opened and never closed; `cells` is then that one line, split at every delimiter. */
  readonly problem?: 'unclosed quote';
}

export interface CsvBatch {
  readonly records: readonly CsvRecord[];
  /** How much of the text is read, 0–1. */
  readonly done: number;
}

/** After so many unclosed quotes, each of which costs a look to the end of the text, lines are read one by one. */
const unclosedLimit = 20;
const byteOrderMark = 0xfeff;

/**
 * Splits a text into records, some at a time so that a caller can pause in between. Handles LF, CRLF and CR, quoted
 * cells over several lines and `""`. An unclosed quote spoils its own line only: reading goes on with the next one.
 * Blank lines are dropped. Cells are as in the file, untrimmed.
 */
export function* csvBatches(text: string, delimiter: string, batchSize = 1000): Generator<CsvBatch> {
  const newline = text.includes('\n') ? '\n' : '\r';
  const whole = text.endsWith(newline) ? text : text + newline;
  const position: Position = { at: 0, line: 1, unclosed: 0 };
  while (position.at < whole.length) {
    if (whole.charCodeAt(position.at) === byteOrderMark) position.at += 1;
    const read = position.unclosed < unclosedLimit ? readBatch : readLines;
    const records = read(whole, position, { delimiter, newline, batchSize });
    yield { records, done: position.at / whole.length };
  }
}

/** The first `limit` records of a text, or all of them. */
export function readCsv(text: string, delimiter: string, limit = Infinity): CsvRecord[] {
  const records: CsvRecord[] = [];
  for (const batch of csvBatches(text, delimiter, Math.min(limit, 10_000))) {
    for (const record of batch.records) records.push(record);
    if (records.length >= limit) return records.slice(0, limit);
  }
  return records;
}

interface Position {
  at: number;
  line: number;
  unclosed: number;
}

interface Dialect {
  readonly delimiter: string;
  readonly newline: '\n' | '\r';
  readonly batchSize: number;
}

function readBatch(whole: string, position: Position, { delimiter, newline, batchSize }: Dialect): CsvRecord[] {
  const records: CsvRecord[] = [];
  const base = position.at;
  let steps = 0;
  parse<string[]>(whole.slice(base), {
    delimiter,
    newline,
    // The fast mode would split all that is left at once, for each batch anew.
    fastMode: false,
    step(result: ParseStepResult<string[]>, parser) {
      const end = base + result.meta.cursor;
      const lines = countOf(newline, whole, position.at, end);
      const codes = result.errors.map((error) => error.code);
      // A quote that closes lines later, at a place where none can close, was never meant to be open so long.
      if (codes.includes('MissingQuotes') || (codes.includes('InvalidQuotes') && lines > 1)) {
        if (codes.includes('MissingQuotes')) position.unclosed += 1;
        records.push(spoiltLine(whole, position, { delimiter, newline }));
        parser.abort();
        return;
      }
      if (position.at < end && !isBlank(result.data)) {
        records.push({
          line: position.line,
          cells: withoutReturn(result.data, whole, { from: position.at, end, delimiter }),
        });
      }
      position.at = end;
      position.line += lines;
      steps += 1;
      if (steps >= batchSize) parser.abort();
    },
  });
  return records;
}

function readLines(whole: string, position: Position, { delimiter, newline, batchSize }: Dialect): CsvRecord[] {
  const records: CsvRecord[] = [];
  while (records.length < batchSize && position.at < whole.length) {
    const end = whole.indexOf(newline, position.at);
    const [record] = parse<string[]>(whole.slice(position.at, end + 1), { delimiter, newline, fastMode: false }).data;
    const isSpoilt = (whole.slice(position.at, end).split('"').length - 1) % 2 === 1;
    if (isSpoilt) {
      records.push(spoiltLine(whole, position, { delimiter, newline }));
      continue;
    }
    if (record && !isBlank(record)) {
      const place = { from: position.at, end: end + 1, delimiter };
      records.push({ line: position.line, cells: withoutReturn(record, whole, place) });
    }
    position.at = end + 1;
    position.line += 1;
  }
  return records;
}

function spoiltLine(whole: string, position: Position, { delimiter, newline }: Omit<Dialect, 'batchSize'>): CsvRecord {
  const end = whole.indexOf(newline, position.at);
  const cells = whole.slice(position.at, end).replace(/\r$/, '').split(delimiter);
  const record: CsvRecord = { line: position.line, cells, problem: 'unclosed quote' };
  position.at = end + 1;
  position.line += 1;
  return record;
}

interface RecordPlace {
  readonly from: number;
  /** After the newline. */
  readonly end: number;
  readonly delimiter: string;
}

/** Takes the CR of a CRLF off an unquoted last cell. In a quoted one, a CR belongs to the text. */
function withoutReturn(cells: string[], whole: string, { from, end, delimiter }: RecordPlace): readonly string[] {
  const last = cells.at(-1);
  if (!last?.endsWith('\r')) return cells;
  const start = end - 1 - last.length;
  // The end of a quoted cell can look the same (`"` and CR inside the quotes), but no cell begins there.
  const isUnquoted = (start === from || whole[start - 1] === delimiter) && whole.startsWith(last, start);
  if (isUnquoted) cells[cells.length - 1] = last.slice(0, -1);
  return cells;
}

function isBlank(cells: readonly string[]): boolean {
  return cells.length === 1 && cells[0]?.trim() === '';
}

function countOf(newline: string, text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf(newline, from); at !== -1 && at < to; at = text.indexOf(newline, at + 1)) count += 1;
  return count;
}
