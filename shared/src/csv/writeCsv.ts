/** Texts are neutralized. Numbers and booleans are not, because they cannot be formulas. */
export type CsvCell = string | number | boolean | CsvDecimal;

/** A number that keeps its decimals, `-12.50`. Writing a text that is not a plain decimal throws. */
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
 * Prevents a spreadsheet from running a text as a formula: puts an apostrophe before a text that starts with `=`, `+`,
 * `-`, `@`, tab or CR. A text that already has apostrophes there gets one more, so that `restore` is lossless.
 */
export function neutralize(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe that `neutralize` has added. */
export function restore(text: string): string {
  return text.charCodeAt(0) === 39 && /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'object') return plainDecimal(cell);
  if (typeof cell !== 'string') return String(cell);
  const text = neutralize(cell);
  // Other delimiters and outer spaces are quoted too, so that no program takes them for structure.
  return /[",;|\t\r\n\uFEFF]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function plainDecimal({ decimal }: CsvDecimal): string {
  if (!/^-?\d+(\.\d+)?$/.test(decimal))
    throw new TypeError(`A decimal cell is written like -12.50; "${decimal}" is not. Pass it as text.`);
  return decimal;
}
