import { feeWord } from '../mapping/columnWords';
import { plainName } from '../mapping/misleadingColumns';
import { headerName, type Reader } from '../readers/reader';
import { isBlank, readNumber } from './numbers';
import type { RowCells } from './rowCells';

/** What of the rows that are booked is not read although it may change what was sold, with the first of them. */
export interface ReadingNote {
  readonly about: string;
  readonly count: number;
  readonly first: string;
}

/** Columns whose name says that something was paid back, canceled or void. */
const takenBack =
  /refund|return(?!ing)|charge ?back|cancel|\bvoid|dispute|revers(?:ed|al)|storn|erstatt|rembours|annul|reembols|devol|rimbors|geannul|terugbet/i;
/** Of these, columns that say nothing of how much. */
const detail =
  /reason|policy|note|comment|\bby\b|\bids?\b|number|\bno\b|name|user|e-?mail|rate|percent|%|fee|window|status|type|method|won|tracking|label|code|days|quote/i;
/** What no refund is. */
const lost = /charge ?back|cancel|\bvoid|dispute|storn|annul/i;
const nothing = /^(?:no|n|false|f|none|null|n\/?a|not .*|never|0)$/i;
const something =
  /^(?:yes|y|true|t|x|ja|oui|s[ií]|full|partial|(?:fully |partially )?(?:refund|return|cancel|void|charge|revers|disput).*)$/i;

/** Notes about the rows of one file. Only those of rows that are kept count. */
export function createNotes(cells: RowCells, reader: Reader, header: readonly string[]) {
  const notes = new Map<string, { count: number; first: string }>();
  const pending: { about: string; quote: string }[] = [];
  const isOfReader = new Set(
    [...Object.values(reader.columns), reader.moreFees?.names ?? []].flatMap((names) =>
      reader.isExact ? names : names.map(headerName),
    ),
  );
  const isWanted = (name: string) =>
    (takenBack.test(name) && !detail.test(name)) || (reader.isExact && feeWord.test(plainName(name)));
  const ignored = header.flatMap((name, place) =>
    isWanted(name) && !isOfReader.has(reader.isExact ? name : headerName(name)) ? [place] : [],
  );

  return {
    begin() {
      pending.length = 0;
    },
    add(column: string, about: string) {
      pending.push({ about: `“${cells.nameOf(column)}” ${about}`, quote: cells.quote(column) });
    },
    keep() {
      // Most files have none.
      if (ignored.length === 0 && pending.length === 0) return;
      // How much was paid back is known.
      const isTold = ['refunded', 'paidBack'].some((column) => saysSomething(cells.at(column).trim()));
      for (const place of ignored) {
        const cell = (cells.all()[place] ?? '').trim();
        if (!saysSomething(cell) || (isTold && !lost.test(header[place] ?? ''))) continue;
        const name = (header[place] ?? '').trim();
        pending.push({ about: `“${name}” is not read`, quote: `${cell} (line ${cells.line()}, ${name})` });
      }
      for (const { about, quote } of pending) {
        const known = notes.get(about);
        if (known) known.count += 1;
        else notes.set(about, { count: 1, first: quote });
      }
    },
    /** Adds those of the rows after these. */
    addAll(more: readonly ReadingNote[]) {
      for (const { about, count, first } of more) {
        const known = notes.get(about);
        if (known) known.count += count;
        else notes.set(about, { count, first });
      }
    },
    result: (): readonly ReadingNote[] => [...notes].map(([about, note]) => ({ about, ...note })),
  };
}

/** An amount, a yes, or a date on which it happened. */
function saysSomething(cell: string): boolean {
  if (isBlank(cell) || nothing.test(cell)) return false;
  const number = readNumber(cell, '.') ?? readNumber(cell, ',');
  return number ? number.units !== 0 : something.test(cell) || /^\d{1,4}[-./]\d\d?[-./]\d{1,4}/.test(cell);
}
