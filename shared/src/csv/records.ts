export interface CsvRecord {
  /** The line of the file, from 1, where the record starts. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Set if a quote was opened but never closed; `cells` is then that line, split at every delimiter. */
  readonly problem?: 'unclosed quote';
}

interface CsvBatch {
  readonly records: readonly CsvRecord[];
  /** The share of the text that has been read, 0 to 1. */
  readonly done: number;
}

/** The records of a text, in batches so that the caller can pause in between. */
export function* csvBatches(text: string, delimiter: string, batchSize = 1000): Generator<CsvBatch> {
  const reader = createRecordReader(delimiter);
  let records: CsvRecord[] = [];
  for (let record = reader.next(text, true); record; record = reader.next(text, true)) {
    records.push(record);
    if (records.length < batchSize) continue;
    yield { records, done: reader.position() / text.length };
    records = [];
  }
  yield { records, done: 1 };
}

/** The first `limit` records of a text, or all of them. */
export function readCsv(text: string, delimiter: string, limit = Infinity): CsvRecord[] {
  const [batch] = csvBatches(text, delimiter, limit);
  return [...(batch?.records ?? [])];
}

/**
 * Hands on the records of a text that arrives in pieces. `line`: the text is the rest of a file, from the record of that line on;
 * its lines end with LF.
 */
export function createCsvReader(delimiter: string, onRecord: (record: CsvRecord) => void, { line = 1 } = {}) {
  const reader = createRecordReader(delimiter, line);
  let text = '';
  let wanted = 0;

  function read(isWhole: boolean) {
    for (let record = reader.next(text, isWhole); record; record = reader.next(text, isWhole)) onRecord(record);
    text = text.slice(reader.position());
    reader.restart();
  }

  return {
    push(piece: string): void {
      text += piece;
      if (text.length < wanted) return;
      read(false);
      // What is left is the start of a record. It is read again when there is twice as much, so that a long one is cheap.
      wanted = text.length * 2;
    },
    end: () => read(true),
  };
}

/** Each unclosed quote costs a search to the end of the text. After this many, lines are read one by one. */
const unclosedLimit = 20;
/** In one line, so that a quote that is not closed costs no more than its line. */
const paddedQuotes = / +"((?:[^"\r\n]|"")*)" */y;
const [lineFeed, carriageReturn, equals, byteOrderMark] = [10, 13, 61, 0xfeff];

/** `isCarriage`: whether a CR alone ends a line, which the first line break decides. */
function createLineBreaks(isCarriage?: boolean) {
  /** The length of the line break at a position; 0 if there is none. */
  function breakAt(text: string, position: number): number {
    const code = text.charCodeAt(position);
    if (code === lineFeed) return 1;
    if (code !== carriageReturn) return 0;
    return text.charCodeAt(position + 1) === lineFeed ? 2 : Number(isCarriage !== false);
  }

  /** The line breaks within a record. */
  function breaksWithin(text: string, from: number, to: number): number {
    const sign = isCarriage ? '\r' : '\n';
    let count = 0;
    for (let at = text.indexOf(sign, from); at !== -1 && at < to; at = text.indexOf(sign, at + 1)) count += 1;
    return count;
  }

  /** The length of the line break at the end of a line. The first one of a file decides about the others. */
  function lineBreakAt(text: string, position: number): number {
    const width = breakAt(text, position);
    if (width > 0) isCarriage ??= width === 1 && text[position] === '\r';
    return width;
  }

  return { breakAt, breaksWithin, lineBreakAt };
}

/** `="00120"` as `00120`: programs write texts so, for spreadsheets to keep their zeros. */
function plainCell(cell: string): string {
  return cell.charCodeAt(0) === equals && /^="[^"]+"$/.test(cell) ? cell.slice(2, -1) : cell;
}

/** Finds cells and ends of lines in a text that is read up to `length`. */
function createCellReader(delimiter: string, breakAt: (text: string, position: number) => number) {
  const delimiterCode = delimiter.charCodeAt(0);

  function endsCell(text: string, position: number): boolean {
    const code = text.charCodeAt(position);
    return code === delimiterCode || (code <= carriageReturn && breakAt(text, position) > 0);
  }

  function endOfCell(text: string, from: number, length: number): number {
    let end = from;
    while (end < length && !endsCell(text, end)) end += 1;
    return end;
  }

  function endOfLine(text: string, from: number, length: number): number {
    let end = from;
    while (end < length && breakAt(text, end) === 0) end += 1;
    return end;
  }

  /** The quoted cell at `from`; `undefined` if it is not closed before `length`. */
  function quotedCell(text: string, from: number, length: number) {
    let cell = '';
    let isMisquoted = false;
    for (let part = from + 1; ;) {
      const quote = text.indexOf('"', part);
      if (quote < 0 || quote >= length) return undefined;
      const isDoubled = text[quote + 1] === '"';
      if (!isDoubled) {
        let end = quote + 1;
        while (end < length && !endsCell(text, end) && /\s/.test(text.charAt(end))) end += 1;
        if (end === length || endsCell(text, end)) return { cell: cell + text.slice(part, quote), end, isMisquoted };
        isMisquoted = true;
      }
      cell += text.slice(part, quote + 1);
      part = quote + (isDoubled ? 2 : 1);
    }
  }

  /** The quoted cell after the blanks at `from`, as in columns that are padded to one width; `undefined` if there is none. */
  function paddedCell(text: string, from: number, length: number) {
    paddedQuotes.lastIndex = from;
    const cell = paddedQuotes.exec(text)?.[1]?.replaceAll('""', '"');
    const end = paddedQuotes.lastIndex;
    return cell !== undefined && (end >= length || endsCell(text, end)) ? { cell, end } : undefined;
  }

  /** The record at `from`; `undefined` if a quote is not closed before `length`. */
  function cellsFrom(text: string, from: number, length: number) {
    const cells: string[] = [];
    let isQuoted = false;
    let isMisquoted = false;
    for (let position = from; ;) {
      let end: number;
      if (text[position] === '"' && position < length) {
        const quoted = quotedCell(text, position, length);
        if (!quoted) return undefined;
        isQuoted = true;
        isMisquoted ||= quoted.isMisquoted;
        cells.push(plainCell(quoted.cell));
        end = quoted.end;
      } else {
        const padded = text[position] === ' ' ? paddedCell(text, position, length) : undefined;
        end = padded?.end ?? endOfCell(text, position, length);
        cells.push(padded?.cell ?? plainCell(text.slice(position, end)));
      }
      if (end >= length || text[end] !== delimiter) return { cells, end, isQuoted, isMisquoted };
      position = end + 1;
    }
  }

  return { cellsFrom, endOfLine };
}

/**
 * Reads one record after the other from a text. Supports LF, CRLF and CR, quoted cells with line breaks, and `""`. An
 * unclosed quote affects only its own line: reading continues with the next one. Blank lines are skipped. Cells are not
 * trimmed.
 */
function createRecordReader(delimiter: string, firstLine = 1) {
  const { breakAt, breaksWithin, lineBreakAt } = createLineBreaks(firstLine > 1 ? false : undefined);
  const { cellsFrom, endOfLine } = createCellReader(delimiter, breakAt);
  let at = 0;
  let line = firstLine;
  let isStarted = firstLine > 1;
  let unclosed = 0;

  return {
    /** Without `isWhole` the text may go on: a record that reaches its end is left. */
    next(text: string, isWhole: boolean): CsvRecord | undefined {
      // The LF of a CRLF may still come.
      const length = !isWhole && text.endsWith('\r') ? text.length - 1 : text.length;
      if (!isStarted && text.charCodeAt(0) === byteOrderMark) at = 1;
      isStarted ||= length > 0;
      while (at < length) {
        const limit = unclosed < unclosedLimit ? length : endOfLine(text, at, length);
        const read = cellsFrom(text, at, limit);
        if (!isWhole && (read?.end ?? limit) >= length) return undefined;
        if (!read) unclosed += 1;
        const breaks = read?.isQuoted ? breaksWithin(text, at, read.end) : 0;
        // A quote that is closed some lines later, in a place where it is not allowed, was not meant to span lines.
        const isBroken = !read || (read.isMisquoted && breaks > 0);
        const end = isBroken ? endOfLine(text, at, length) : read.end;
        const record: CsvRecord = isBroken
          ? { line, cells: text.slice(at, end).split(delimiter), problem: 'unclosed quote' }
          : { line, cells: read.cells };
        at = end + lineBreakAt(text, end);
        line += isBroken ? 1 : breaks + 1;
        if (record.cells.length > 1 || record.cells[0]?.trim() !== '') return record;
      }
      return undefined;
    },
    position: () => at,
    /** What was read is cut off from the text. */
    restart: () => (at = 0),
  };
}
