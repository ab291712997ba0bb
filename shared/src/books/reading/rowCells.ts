import type { CsvRecord } from '../../csv/records';
import { headerName, type Reader } from '../readers/reader';
import { otherTaxColumns, ratedTaxColumn } from './taxColumns';

/** The cells of one row after the other, by the names that a reader has for the columns. */
export interface RowCells {
  take(record: CsvRecord): void;
  all(): readonly string[];
  /** The line of the file where the row starts. */
  line(): number;
  has(column: string): boolean;
  /** As it is in the file; empty without the column. */
  at(column: string): string;
  /** Columns whose amounts belong to that of a column, as those of a tax at several rates and of several fees do. */
  besides(column: string): readonly string[];
  /** The place of a column in the header; -1 without it. */
  placeOf(column: string): number;
  /** What the file calls a column. */
  nameOf(column: string): string;
  /** `12.50 (line 3, Price)`: what shows how a file is to be read. */
  quote(column: string): string;
}

export function createRowCells(reader: Reader, header: readonly string[]): RowCells {
  const named = placesOf(reader, header);
  const besides = besidesOf(reader, header, named);
  const places = new Map([...named, ...[...besides.values()].flat()]);
  const namesBeside = new Map([...besides].map(([column, others]) => [column, others.map(([name]) => name)]));
  let cells: readonly string[] = [];
  let line = 0;
  const placeOf = (column: string) => places.get(column) ?? -1;
  const at = (column: string) => {
    const place = places.get(column);
    return place === undefined ? '' : (cells[place] ?? '');
  };
  return {
    take(record) {
      cells = record.cells;
      line = record.line;
    },
    all: () => cells,
    line: () => line,
    has: (column) => places.has(column),
    at,
    besides: (column) => namesBeside.get(column) ?? noNames,
    placeOf,
    nameOf: (column) => (header[placeOf(column)] ?? reader.columns[column]?.[0] ?? column).trim(),
    quote: (column) => `${at(column).trim()} (line ${line}, ${(header[placeOf(column)] ?? column).trim()})`,
  };
}

const noNames: readonly string[] = [];

/** More columns with tax and with fees, under names of their own. */
function besidesOf(
  { severalTaxes, moreFees }: Reader,
  header: readonly string[],
  places: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly (readonly [name: string, place: number])[]> {
  const taken = new Set(places.values());
  const placeOfTax = places.get(severalTaxes ?? '');
  const taxes = placeOfTax === undefined ? [] : otherTaxColumns(header, placeOfTax);
  const fees = (moreFees?.names ?? []).map((name) => header.indexOf(name));
  const named = (column: string, all: readonly number[]) =>
    all.flatMap((place) => (place < 0 || taken.has(place) ? [] : [[`${column} ${place}`, place] as const]));
  return new Map([
    ...(severalTaxes === undefined ? [] : [[severalTaxes, named(severalTaxes, taxes)] as const]),
    ...(moreFees === undefined ? [] : [[moreFees.column, named(moreFees.column, fees)] as const]),
  ]);
}

/** Where each column of a reader is in a header. */
export function placesOf(reader: Reader, header: readonly string[]): ReadonlyMap<string, number> {
  const nameOf = reader.isExact ? (name: string) => name : headerName;
  const names = header.map(nameOf);
  const places = new Map<string, number>();
  for (const [column, synonyms] of Object.entries(reader.columns)) {
    for (const synonym of synonyms) {
      const place = names.indexOf(nameOf(synonym));
      if (place < 0) continue;
      places.set(column, place);
      break;
    }
  }
  const { severalTaxes: taxes } = reader;
  const rated = taxes === undefined || places.has(taxes) ? -1 : ratedTaxColumn(header, reader.columns[taxes] ?? []);
  if (taxes !== undefined && rated >= 0) places.set(taxes, rated);
  return places;
}
