import readXlsxFile, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/universal';
import { UnreadableFileError } from '../reading/source';
import { refuseLargeWorkbook } from './workbookFile';

/** A sheet of a workbook as CSV, with the lines that its rows have. */
export interface Sheet {
  readonly name: string;
  readonly csv: string;
}

/** Numbers keep the text that they are stored by. */
interface StoredNumber {
  readonly stored: string;
}

type Cell = string | boolean | StoredNumber | Date | null;

/** The sheets of an Excel workbook that have a list. Rejects with an UnreadableFileError. */
export async function sheetsIn(name: string, bytes: ArrayBuffer): Promise<readonly Sheet[]> {
  refuseLargeWorkbook(name, bytes.byteLength);
  const sheets = await readOrExplain(name, bytes);
  const lists = sheets.filter(({ rows }) => rows.filter((row) => row.filter(isFilled).length > 1).length > 1);
  if (lists.length === 0) throw new UnreadableFileError(`The workbook "${name}" has no sheet with a list.`);
  return lists.map((sheet) => ({ name: sheet.name, csv: csvOf(sheet.rows) }));
}

async function readOrExplain(name: string, bytes: ArrayBuffer) {
  try {
    const sheets = await readXlsxFile<StoredNumber>(bytes, { parseNumber: (stored) => ({ stored }), trim: false });
    // The types of the library have the class of dates where a cell has a date.
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown as readonly (readonly Cell[])[] }));
  } catch (error) {
    if (!(error instanceof InvalidInputError) && !(error instanceof InvalidSpreadsheetError)) throw error;
    throw new UnreadableFileError(
      `"${name}" cannot be read as an Excel workbook: it is damaged, has a password, or is of an older kind (.xls). Save the sheet as CSV.`,
      { cause: error },
    );
  }
}

function isFilled(cell: Cell): boolean {
  return cell !== null && cell !== '';
}

/** A row without anything is a blank line, so that lines are those of the sheet. */
function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => (row.some(isFilled) ? row.map((cell) => quoted(cellText(cell))).join(',') : '')).join('\n');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'object') return numberText(cell.stored);
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : cell.replace(/\s+/g, ' ');
}

/** Workbooks store a time of day as one of the day before 1900 began. */
const firstDate = Date.UTC(1900, 0, 1);
const msPerDay = 86_400_000;

/** Dates have no zone: their parts are those that the sheet shows. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  // Times are stored as fractions of a day, which are not exact.
  const ms = Math.round(date.getTime() / 1000) * 1000;
  const [day = '', time = ''] = new Date(ms).toISOString().split(/[T.]/);
  if (ms < firstDate) return time;
  return ms % msPerDay === 0 ? day : `${day} ${time}`;
}

/** Numbers are stored with up to 17 digits, of which 15 are meant: `3.3000000000000003` is 3.3. */
function numberText(stored: string): string {
  const number = Number(stored);
  if (!Number.isFinite(number)) return stored;
  const text = String(Number(number.toPrecision(15)));
  return text.includes('e')
    ? number
        .toFixed(Math.abs(number) < 1 ? 15 : 0)
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
    : text;
}

function quoted(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
