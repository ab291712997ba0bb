import type { CSSProperties, ReactNode } from 'react';

/** Where a cell goes on phones, where a row has two lines. */
export type PhonePosition = 'hidden' | 'primary' | 'secondary' | 'amount' | 'aside';

/** One column. Define columns at module scope: a new array renders every visible row again. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** CSS grid track, for example `120px` or `minmax(0, 2fr)`; an equal share by default. */
  readonly width?: string;
  /** `end` for figures; they all have the same width. */
  readonly align?: 'start' | 'end';
  /** Gray although at the end: figures that are not amounts, such as times. */
  readonly isMuted?: boolean;
  /** No value is wider than the column, so that cells need not cut it. Each cell that does costs time while scrolling. */
  readonly hasRoom?: boolean;
  /** The header is a button that asks the caller to sort, see the table's `onSort`. */
  readonly sortable?: boolean;
  /** The header is for screen readers only, as above chevrons. */
  readonly hideHeader?: boolean;
  /** Elements are created again for each row. Those with a `key` are reused for other rows and must not keep state. */
  cell(row: Row): ReactNode;
  /** Small picture (32 px) before the text; on phones it takes both lines. Only for the first column. */
  thumbnail?(row: Row): ReactNode;
  /** After the text and not part of the name of the row, such as a badge. Only beside a thumbnail. */
  mark?(row: Row): ReactNode;
  /**
   * `primary` is the first line, or with `align: 'end'` the strong amount at the end of the second line; `secondary`
   * joins the gray second line; `amount` and `aside` are at the end of the first and of the second line. By default
   * the first column is `primary` and the others are `secondary`. The first `primary` that is not an amount opens the
   * row.
   */
  readonly phone?: PhonePosition;
  /** Goes before the value on phones, which have no header: `Stock` gives `Stock 24`. */
  readonly phoneLabel?: string;
  /** Whether the value of this row is understood without `phoneLabel`, for which there is no room then. */
  hidesPhoneLabel?(row: Row): boolean;
}

/** How the columns are laid out. Rows read it from CSS variables on the table. */
export interface ColumnLayout {
  readonly style: CSSProperties;
  readonly cells: readonly CellLayout[];
  /** Index of the column that names the row and whose cell opens it. */
  readonly nameColumn: number;
}

/** What the element of a cell needs in order to be in the right place, on wide screens and on phones. */
export interface CellLayout {
  readonly phone: PhonePosition;
  readonly align: 'start' | 'end';
  readonly isMuted: boolean;
  readonly hasRoom: boolean;
  /**
   * Text before the value on phones: a dot between the parts of the second line, which the first part that a row shows
   * does not have, and the short name of the column.
   */
  readonly prefix: string;
  /** The same without the name. */
  readonly dot: string;
  readonly style: CSSProperties;
}

const selectTrack = '46px';
const menuTrack = '56px';
/** Each part of the second line is as wide as its text; when the line is full, the first part is cut. */
const secondLineTracks = (count: number) => ['minmax(0, auto)', ...Array<string>(count - 1).fill('max-content')];

export function layOutColumns<Row>(
  columns: readonly Column<Row>[],
  has: { readonly select: boolean; readonly menu: boolean },
): ColumnLayout {
  const widths = columns.map((column) => column.width ?? 'minmax(0, 1fr)');
  let secondaryCount = 0;
  const cells = columns.map((column, index): CellLayout => {
    const phone = column.phone ?? (index === 0 ? 'primary' : 'secondary');
    const align = column.align ?? 'start';
    const { isMuted = false, hasRoom = false } = column;
    if (phone !== 'secondary') return { phone, align, isMuted, hasRoom, prefix: '', dot: '', style: {} };
    secondaryCount += 1;
    const dot = secondaryCount > 1 ? '\u00a0· ' : '';
    const prefix = `${dot}${column.phoneLabel ? `${column.phoneLabel}\u00a0` : ''}`;
    // Grid columns of a phone row: 1 for the checkbox, 2 for the thumbnail, then one for each part of the second line.
    const style = variables({ '--phone-column': `${secondaryCount + 2}` });
    return { phone, align, isMuted, hasRoom, prefix, dot, style };
  });
  const tracks = [has.select && selectTrack, ...widths, has.menu && menuTrack].filter(Boolean).join(' ');
  const phoneEnd = has.menu ? '44px' : '16px';
  const phoneTracks = [
    has.select ? '44px' : '16px',
    columns.some((column) => column.thumbnail) ? 'var(--thumbnail-track)' : '0px',
    ...(secondaryCount > 0 ? secondLineTracks(secondaryCount) : []),
    'minmax(0, 1fr) [amount] max-content [menu]',
    phoneEnd,
  ].join(' ');
  // The first line ends before its amount, or at the row menu if it has none.
  const firstLineEnd = cells.some(({ phone }) => phone === 'amount') ? 'amount' : 'menu';
  const style = variables({
    '--tracks': tracks,
    // Checkboxes and menus are not printed.
    '--print-tracks': widths.join(' '),
    '--phone-tracks': phoneTracks,
    '--first-line-end': firstLineEnd,
    '--first-line-gap': firstLineEnd === 'amount' ? '12px' : '0px',
    '--menu-track': has.menu ? menuTrack : '0px',
    '--phone-end': phoneEnd,
  });
  const nameColumn = cells.findIndex(({ phone, align }) => phone === 'primary' && align === 'start');
  return { style, cells, nameColumn: Math.max(0, nameColumn) };
}

function variables(values: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return values;
}
