/** One record of a table. */
export type OnRecord = (cells: readonly string[]) => void;

/**
 * Splits a delimited text into records, piece by piece: quoted cells with delimiters, line breaks and `""`; LF, CRLF and
 * CR. Blank lines are skipped. A cell or a pair of signs may be divided between two pieces.
 */
export function createRecordScanner(delimiter: string, onRecord: OnRecord) {
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let wasQuoted = false;
  /** The piece ended with a quote in a quoted cell: what follows decides whether it was the last. */
  let endsWithQuote = false;
  let endsWithReturn = false;
  let line = 1;
  let quoteLine = 0;

  function endCell() {
    cells.push(cell);
    cell = '';
    wasQuoted = false;
  }

  function endRecord() {
    endCell();
    const isBlank = cells.length === 1 && cells[0]?.trim() === '';
    if (!isBlank) onRecord(cells);
    cells = [];
  }

  /** Reads a quoted cell from `at`; returns where it ends. */
  function readQuoted(text: string, at: number): number {
    for (let from = at; ;) {
      const quote = text.indexOf('"', from);
      const part = quote < 0 ? text.slice(from) : text.slice(from, quote);
      cell += part;
      for (let next = part.indexOf('\n'); next >= 0; next = part.indexOf('\n', next + 1)) line += 1;
      if (quote < 0) return text.length;
      if (quote + 1 === text.length) {
        endsWithQuote = true;
        return text.length;
      }
      if (text[quote + 1] !== '"') {
        isQuoted = false;
        return quote + 1;
      }
      cell += '"';
      from = quote + 2;
    }
  }

  function readPlain(text: string, at: number): number {
    let end = at;
    for (; end < text.length; end += 1) {
      const sign = text[end];
      if (sign === delimiter || sign === '\n' || sign === '\r') break;
      if (sign === '"' && end === at && cell === '' && !wasQuoted) break;
    }
    cell += text.slice(at, end);
    return end;
  }

  return {
    push(text: string): void {
      let at = 0;
      if (endsWithQuote && text !== '') {
        endsWithQuote = false;
        if (text[0] === '"') {
          cell += '"';
          at = 1;
        } else {
          isQuoted = false;
        }
      }
      if (endsWithReturn && text !== '') {
        endsWithReturn = false;
        if (text[0] === '\n') at = 1;
      }
      while (at < text.length) {
        if (isQuoted) {
          at = readQuoted(text, at);
          continue;
        }
        at = readPlain(text, at);
        const sign = text[at];
        if (sign === undefined) break;
        at += 1;
        if (sign === '"') {
          isQuoted = wasQuoted = true;
          quoteLine = line;
        } else if (sign === delimiter) {
          endCell();
        } else {
          endRecord();
          line += 1;
          if (sign === '\r' && at === text.length) endsWithReturn = true;
          if (sign === '\r' && text[at] === '\n') at += 1;
        }
      }
    },
    /** Ends the last record. Returns the line of a quote that was never closed. */
    end(): { readonly unclosedQuote: number | undefined } {
      const unclosedQuote = isQuoted && !endsWithQuote ? quoteLine : undefined;
      if (cell !== '' || cells.length > 0 || wasQuoted) endRecord();
      return { unclosedQuote };
    },
  };
}
