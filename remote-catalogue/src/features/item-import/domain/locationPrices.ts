import { pluralize } from '@back-office/shared/format';
import { splitPrice } from '../../../domain/price';
import type { FileAnalysis } from './analyzeFile';
import { quantityLocation } from './columns';
import { type ImportRow, type PreviewContext, type RowNote, rowNote } from './importTypes';
import { readPrice } from './readPrice';
import { cellText, readYesNo } from './readTexts';

/** A column of one location that an item has no field for. */
interface LocationColumn {
  readonly column: number;
  readonly location: string;
  /** Rows of which it says something else than the item has, and the first of them. */
  rows: number;
  first?: { readonly row: ImportRow; readonly text: string; readonly price: string };
}

/**
 * Finds what a file says of single locations: their prices, where an item is sold and where it runs low, as in `Price Downtown`,
 * `Enabled Downtown` and `Stock Alert Count Downtown` (Square) or `Price [Downtown]` (Loyverse). An item has one price and one
 * low level, so the preview says what is left out.
 */
export class LocationPrices {
  private readonly prices: readonly LocationColumn[];
  private readonly places: readonly LocationColumn[];
  private readonly levels: readonly LocationColumn[];

  constructor(
    private readonly file: FileAnalysis,
    context: PreviewContext,
  ) {
    const { header } = file.source;
    const known = new Set(locationsIn(header, context).map((name) => name.toLowerCase()));
    const columnsOf = (locationIn: (name: string) => string | undefined) =>
      header.flatMap((name, column): LocationColumn[] => {
        const location = locationIn(name);
        return location === undefined || file.columns.isMapped(column) ? [] : [{ column, location, rows: 0 }];
      });
    this.prices = columnsOf((name) => {
      const [, bracketed, plain = ''] = pricePattern.exec(name) ?? [];
      return bracketed ?? (known.has(plain.toLowerCase()) ? plain : undefined);
    });
    this.places = columnsOf(placeIn);
    this.levels = columnsOf(levelLocation);
  }

  /** `price`: that of the item which the row becomes. */
  add(row: ImportRow, price: string) {
    for (const found of this.prices) {
      const text = cellText(row.cells[found.column] ?? '');
      if (text !== '' && !this.isPriceOf(row, text, price)) note(found, row, text, price);
    }
    for (const found of this.places) {
      const text = cellText(row.cells[found.column] ?? '');
      if (text !== '' && readYesNo(text) === false) note(found, row, text, price);
    }
    for (const found of this.levels) {
      const text = cellText(row.cells[found.column] ?? '');
      if (text !== '' && text !== '0') note(found, row, text, price);
    }
  }

  private isPriceOf(row: ImportRow, text: string, price: string): boolean {
    if (text === cellText(this.file.columns.cell(row, 'price'))) return true;
    const reading = readPrice(text, this.file.decimalMark);
    return reading.kind === 'price' && splitPrice(reading.text).amount === splitPrice(price).amount;
  }

  warnings(): readonly RowNote[] {
    const { source, columns } = this.file;
    const warning = (
      { column, rows, first }: LocationColumn,
      say: (rows: string, first: Required<LocationColumn>['first']) => string,
    ) =>
      first
        ? [
            rowNote(
              { index: -1, line: source.headerLine },
              columns.nameAt(column),
              first.text,
              say(pluralize(rows, 'row'), first),
            ),
          ]
        : [];
    return [
      ...this.prices.flatMap((found) =>
        warning(
          found,
          (rows, { row, text, price }) =>
            `An item has one price. Other prices at “${found.location}” are left out: ${rows}, the first in line ${row.line} with ${text} instead of ${price}.`,
        ),
      ),
      ...this.places.flatMap((found) =>
        warning(
          found,
          (rows, { row }) =>
            `Items that are not sold at “${found.location}” are imported as all others: ${rows}, the first in line ${row.line}.`,
        ),
      ),
      ...this.levels.flatMap((found) =>
        warning(
          found,
          (rows, { row, text }) =>
            `A low level is for all locations together. That of “${found.location}” is left out: ${rows}, the first in line ${row.line} with ${text}. To import it, choose “Low level” for its column.`,
        ),
      ),
    ];
  }
}

function note(found: LocationColumn, row: ImportRow, text: string, price: string) {
  found.rows += 1;
  found.first ??= { row, text, price };
}

const pricePattern = /^\s*price\s+(?:\[([^]*)\]|(\S.*?))\s*$/i;

/** The locations that other columns of the file name, and those of the shop. */
function locationsIn(header: readonly string[], { existing, stock }: PreviewContext): readonly string[] {
  if (!header.some((name) => pricePattern.test(name))) return [];
  return [
    ...header.flatMap((name) => placeIn(name) ?? quantityLocation(name) ?? alertLocation(name) ?? []),
    ...(stock?.fixedLocations ?? []),
    ...existing.flatMap(({ locations }) => locations),
  ];
}

/** The location in `Enabled Downtown` or `Available for sale [Downtown]`. */
function placeIn(name: string): string | undefined {
  const [, plain, bracketed] = /^\s*(?:enabled\s+(\S.*?)|available for sale \[([^]*)\])\s*$/i.exec(name) ?? [];
  return plain ?? bracketed;
}

/** The location in `Stock Alert Count Downtown` or `Low stock [Downtown]`. */
function levelLocation(name: string): string | undefined {
  const [, plain, bracketed] = /^\s*(?:stock alert count\s+(\S.*?)|low stock \[([^]*)\])\s*$/i.exec(name) ?? [];
  return plain ?? bracketed;
}

/** The location in `Stock Alert Enabled Downtown` or `Stock Alert Count Downtown`. */
function alertLocation(name: string): string | undefined {
  return /^\s*stock alert (?:enabled|count)\s+(\S.*?)\s*$/i.exec(name)?.[1];
}
