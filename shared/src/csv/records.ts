import { parse, type ParseStepResult } from 'papaparse';

export interface CsvRecord {
  /** The line of the file, from 1, where the record starts. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Set if a quote was opened but never closed; `cells` is then that line, split at every delimiter. */
  readonly problem?: 'unclosed quote';
}

export interface CsvBatch {
  readonly records: readonly CsvRecord[];
  /** The share of the text that has been read, 0 to 1. */
  readonly done: number;
}

/** Each unclosed quote costs a search to the end of the text. After this many, lines are read one by one. */
const unclosedLimit = 20;
const byteOrderMark = 0xfeff;

/**
 * Splits a text into records, in batches so that the caller can pause in between. Supports LF, CRLF and CR, quoted
 * cells with line breaks, and `""`. An unclosed quote affects only its own line: reading continues with the next one.
 * Blank lines are skipped. Cells are not trimmed.
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
    // In fast mode the parser would split the whole rest of the text for each batch.
    fastMode: false,
    step(result: ParseStepResult<string[]>, parser) {
      const end = base + result.meta.cursor;
      const lines = countNewlines(newline, whole, position.at, end);
      const codes = result.errors.map((error) => error.code);
      // A quote that is closed some lines later, in a place where it is not allowed, was not meant to span lines.
      if (codes.includes('MissingQuotes') || (codes.includes('InvalidQuotes') && lines > 1)) {
        if (codes.includes('MissingQuotes')) position.unclosed += 1;
        records.push(brokenLine(whole, position, { delimiter, newline }));
        parser.abort();
        return;
      }
      if (position.at < end && !isBlank(result.data)) {
        records.push({
          line: position.line,
          cells: withoutCarriageReturn(result.data, whole, { from: position.at, end, delimiter }),
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
    const isBroken = (whole.slice(position.at, end).split('"').length - 1) % 2 === 1;
    if (isBroken) {
      records.push(brokenLine(whole, position, { delimiter, newline }));
      continue;
    }
    if (record && !isBlank(record)) {
      const place = { from: position.at, end: end + 1, delimiter };
      records.push({ line: position.line, cells: withoutCarriageReturn(record, whole, place) });
    }
    position.at = end + 1;
    position.line += 1;
  }
  return records;
}

function brokenLine(whole: string, position: Position, { delimiter, newline }: Omit<Dialect, 'batchSize'>): CsvRecord {
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

/** Removes the CR of a CRLF from an unquoted last cell. In a quoted cell, a CR is part of the text. */
function withoutCarriageReturn(
  cells: string[],
  whole: string,
  { from, end, delimiter }: RecordPlace,
): readonly string[] {
  const last = cells.at(-1);
  if (!last?.endsWith('\r')) return cells;
  const start = end - 1 - last.length;
  // The end of a quoted cell can look the same (`"` and CR inside the quotes), but no cell starts there.
  const isUnquoted = (start === from || whole[start - 1] === delimiter) && whole.startsWith(last, start);
  if (isUnquoted) cells[cells.length - 1] = last.slice(0, -1);
  return cells;
}

function isBlank(cells: readonly string[]): boolean {
  return cells.length === 1 && cells[0]?.trim() === '';
}

function countNewlines(newline: string, text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf(newline, from); at !== -1 && at < to; at = text.indexOf(newline, at + 1)) count += 1;
  return count;
}
