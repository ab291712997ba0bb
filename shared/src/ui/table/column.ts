import type { CSSProperties, ReactNode } from 'react';

/** Where a cell goes below 900 px, where a row has two lines. */
export type PhonePlace = 'hidden' | 'primary' | 'secondary' | 'amount' | 'aside';

/** One column. Define columns at module scope: a new array re-renders every visible row. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** CSS grid track, for example `120px` or `minmax(0, 2fr)`; an equal share by default. */
  readonly width?: string;
  /** Figures stand at the end, in figures of one width. */
  readonly align?: 'start' | 'end';
  /** Grey also where it stands at the end: figures that are no amounts, such as times. */
  readonly isQuiet?: boolean;
  /** The head is a button that asks the caller to sort, see the table's `onSort`. */
  readonly sortable?: boolean;
  /** The head's text is for screen readers alone, as above chevrons. */
  readonly hideHeader?: boolean;
  /** Elements are made anew for each row; those with a `key` are kept for other rows too, and may remember nothing. */
  cell(row: Row): ReactNode;
  /** Small picture (32 px) before the text; on phones it stands before both lines. Only for the first column. */
  lead?(row: Row): ReactNode;
  /**
   * `primary` is the first line, or the strong amount at the end of the second where `align` is `end`; `secondary`
   * joins the grey second line; `amount` and `aside` stand at the end of the first and of the second line. By default
   * the first column is `primary`, the others `secondary`. The first `primary` that is no amount opens the row.
   */
  readonly phone?: PhonePlace;
  /** Said before the value on phones, where there is no head: `Stock` gives `Stock 24`. */
  readonly phoneLabel?: string;
}

/** How a row is divided, told to the rows through CSS variables on the table. */
export interface Division {
  readonly style: CSSProperties;
  readonly places: readonly CellPlace[];
  /** Index of the column that names the row, whose cell opens it. */
  readonly door: number;
}

/** What one cell's element needs to stand right on both widths. */
export interface CellPlace {
  readonly phone: PhonePlace;
  readonly align: 'start' | 'end';
  readonly isQuiet: boolean;
  /** Text before the value on phones: a dot between the parts of the second line, the column's short name. */
  readonly before: string;
  readonly style: CSSProperties;
}

const selectTrack = '46px';
const menuTrack = '56px';
/** Parts of the second line take their own width; when the line is full, the first one gives way. */
const secondTracks = (count: number) => ['minmax(0, auto)', ...Array<string>(count - 1).fill('max-content')];

export function divide<Row>(columns: readonly Column<Row>[], has: { select: boolean; menu: boolean }): Division {
  const widths = columns.map((column) => column.width ?? 'minmax(0, 1fr)');
  let seconds = 0;
  const places = columns.map((column, index): CellPlace => {
    const phone = column.phone ?? (index === 0 ? 'primary' : 'secondary');
    const align = column.align ?? 'start';
    const isQuiet = column.isQuiet ?? false;
    if (phone !== 'secondary') return { phone, align, isQuiet, before: '', style: {} };
    seconds += 1;
    const before = `${seconds > 1 ? '\u00a0· ' : ''}${column.phoneLabel ? `${column.phoneLabel}\u00a0` : ''}`;
    // Grid lines of a phone row: select 1, picture 2, then one line for each part of the second line.
    return { phone, align, isQuiet, before, style: variables({ '--part': `${seconds + 2}` }) };
  });
  const tracks = [has.select && selectTrack, ...widths, has.menu && menuTrack].filter(Boolean).join(' ');
  const phoneEnd = has.menu ? '48px' : '16px';
  const phoneTracks = [
    has.select ? '44px' : '16px',
    columns.some((column) => column.lead) ? '44px' : '0px',
    ...(seconds > 0 ? secondTracks(seconds) : []),
    'minmax(0, 1fr) [amount] max-content [menu]',
    phoneEnd,
  ].join(' ');
  // Where the first line ends: before an amount of its own, or as far as the row menu.
  const firstLineEnd = places.some(({ phone }) => phone === 'amount') ? 'amount' : 'menu';
  const style = variables({
    '--tracks': tracks,
    '--phone-tracks': phoneTracks,
    '--first-line-end': firstLineEnd,
    '--menu-track': has.menu ? menuTrack : '0px',
    '--phone-end': phoneEnd,
  });
  const door = places.findIndex(({ phone, align }) => phone === 'primary' && align === 'start');
  return { style, places, door: Math.max(0, door) };
}

function variables(values: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return values;
}
