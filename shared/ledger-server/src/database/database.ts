import type { Sql } from '../sql/sql';

/** A value of a cell as it is copied into a table; `null` and `NaN` are unknown. */
export type Cell = string | number | bigint | boolean | null;

/** What statements run on: a connection or a transaction. Values are always parameters, never text of a statement. */
export interface Session {
  query<Row extends object>(statement: Sql): Promise<readonly Row[]>;
  /** Adds rows to a table, many times faster than inserts. */
  copy(table: string, columns: readonly string[], rows: Iterable<readonly Cell[]>): Promise<void>;
}

/** PostgreSQL, installed or embedded. */
export interface Database extends Session {
  /** What it is, for the log. */
  readonly name: string;
  /** Reads in one transaction: what is loaded meanwhile is not seen. */
  read<Result>(run: (session: Session) => Promise<Result>): Promise<Result>;
  /** All statements, or none. It has no statement timeout. */
  write<Result>(run: (session: Session) => Promise<Result>): Promise<Result>;
  /** Runs the text of a migration in one transaction. */
  script(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Rows in the text format of `copy`. */
export function copyText(rows: Iterable<readonly Cell[]>): string {
  let text = '';
  for (const row of rows) text += `${row.map(cellText).join('\t')}\n`;
  return text;
}

function cellText(cell: Cell): string {
  if (cell === null || Number.isNaN(cell)) return '\\N';
  if (typeof cell !== 'string') return String(cell);
  return /[\\\t\n\r]/.test(cell) ? cell.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : cell;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
