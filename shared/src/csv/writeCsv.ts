/** Texts are neutralised, numbers and booleans are not: they cannot be formulas. */
export type CsvCell = string | number | boolean | CsvDecimal;

/** A number that keeps its decimals, `-12.50`; a text that is no plain decimal throws when it is written. */
interface CsvDecimal {
  readonly decimal: string;
}

/** What Excel needs to read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** A whole CSV text for a download: byte order mark, commas, CRLF. */
export function writeCsv(rows: Iterable<readonly CsvCell[]>): string {
  let text = byteOrderMark;
  for (const row of rows) text += writeRow(row);
  return text;
}

export function writeRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/**
 * Keeps a spreadsheet from running a text as a formula (decision D23): an apostrophe before what starts with
 * `= + - @`, tab or CR; one more where apostrophes already stand there, so that `restore` loses nothing.
 */
export function neutralise(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe of `neutralise` away again. */
export function restore(text: string): string {
  return text.charCodeAt(0) === 39 && /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'object') return plainDecimal(cell);
  if (typeof cell !== 'string') return String(cell);
  const text = neutralise(cell);
  // Other delimiters and outer spaces are quoted too, so that no reader takes them for structure.
  return /[",;|\t\r\n\uFEFF]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function plainDecimal({ decimal }: CsvDecimal): string {
  if (!/^-?\d+(\.\d+)?$/.test(decimal))
    throw new TypeError(`A decimal cell is written like -12.50; "${decimal}" is not. Pass it as text.`);
  return decimal;
}
