import type { PreviewRow, RowNote, RowPosition } from './importTypes';

/** Characters of a cell quoted in a message. */
const maxQuoted = 200;

/** The result of reading one row. The item has the id that the file gives it, which other rows may have too. */
export type RowOutcome = PreviewRow | { readonly kind: 'bad' | 'skipped'; readonly note: RowNote };

/** Describes an error or a warning; long values are shortened. */
export function rowNote({ index, line }: RowPosition, column: string, value: string, reason: string): RowNote {
  const isLong = value.length > maxQuoted;
  return { index, line, column, value: isLong ? `${value.slice(0, maxQuoted)}…` : value, reason };
}
