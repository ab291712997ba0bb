import type { Fact, LocalTime } from '../facts/fact';
import type { DateOrder } from '../reading/times';
import type { PlainNumber } from '../reading/numbers';

/** One row while it is read. Columns are named as the reader names them; a column that the file lacks is blank. */
export interface Row<Column extends string> {
  has(column: Column): boolean;
  /** What the file calls the column. */
  nameOf(column: Column): string;
  /** Trimmed. */
  text(column: Column): string;
  /** Signed, in the smallest unit of the shop's currency; `undefined` if blank. Refuses the row if it is not a number. */
  amount(column: Column): number | undefined;
  /** Like `amount`, of a part of a cell, with the decimal mark that it shows; `undefined` if it is not a number. */
  amountIn(text: string): number | undefined;
  /** A quantity or a price with all its decimals. */
  number(column: Column): PlainNumber | undefined;
  /** The number in the smallest unit of the currency; what is cut off counts as rounding. */
  rounded(number: PlainNumber): number;
  /** Refuses the row if the cell is not a date. `zone` is what the file says of it, `''` for the time of the shop. */
  time(date: Column, time?: Column, zone?: string): LocalTime | undefined;
  /** Whether amounts of this currency can be booked: they are in the shop's. */
  isOwnCurrency(code: string): boolean;
  /** Whether the column names another currency. */
  isForeign(column: Column): boolean;
  /** Discounts are parts of the price, such as 0.15. */
  readonly areDiscountsRates: boolean;
  /** The row is listed with line, column, value and reason, and nothing of it is booked. */
  refuse(column: Column, reason: string): void;
  /** The row is counted, and is nothing that is booked, such as a payout. */
  skip(reason: string): void;
  /** Says of a row that is booked what of a column cannot be booked, such as `says that some was paid back, not how much`. */
  note(column: Column, about: string): void;
  add(fact: Fact): void;
  /** The id of the row before, for rows that leave it blank. */
  readonly previousId: string;
  /** The time of the row before. */
  readonly previousAt: LocalTime | undefined;
}

/** How one kind of export is read. To add a kind, write a file like those beside this one and list it in `readers.ts`. */
export interface Reader<Column extends string = string> {
  readonly kind: string;
  /** The name that merchants read. */
  readonly label: string;
  /** Files of one family are about the same transactions: their ids mean the same. */
  readonly family: string;
  /** The header names of each column. Case, spaces and punctuation do not count. */
  readonly columns: Readonly<Record<Column, readonly string[]>>;
  /** Columns without which a file is not of this kind. */
  readonly required: readonly NoInfer<Column>[];
  /** Header names that a file of this kind never has. */
  readonly never?: readonly string[];
  /** Columns that name the currency, the one that is booked first. */
  readonly currencies?: readonly NoInfer<Column>[];
  /** Columns with amounts, which show the decimal mark and the currency sign of the file. */
  readonly amounts: readonly NoInfer<Column>[];
  /** Columns with amounts as pages show them, which show the currency sign but may have words and other decimal marks. */
  readonly formatted?: readonly NoInfer<Column>[];
  /** Which rows are refunds, and the amount whose sign shows how the file writes them. */
  readonly refunds?: {
    readonly column: NoInfer<Column>;
    readonly words: RegExp;
    readonly size: NoInfer<Column>;
    /** The amounts of a refund that stands in the row of its payment; without them, all of the row. */
    readonly columns?: readonly NoInfer<Column>[];
  };
  /** The fee of a sale, and the amount beside it: whether their signs are the same shows how the file writes fees. */
  readonly fees?: { readonly column: NoInfer<Column>; readonly size: NoInfer<Column>; readonly isSizeTurned?: boolean };
  /** The column with the tax, of which a file may have one for each rate: their amounts add up. */
  readonly severalTaxes?: NoInfer<Column>;
  /** A column with a fee, and others by their header names whose fees are added to it. */
  readonly moreFees?: { readonly column: NoInfer<Column>; readonly names: readonly string[] };
  /** Of dates that could be read in both orders. */
  readonly dateOrder?: DateOrder;
  /** Later exports may have other rows of the same transactions, such as orders that were edited. */
  readonly isEdited?: true;
  /** The header names are to be found as they are, because the merchant has chosen them. */
  readonly isExact?: boolean;
  /** Amounts are whole numbers of the smallest unit, as in tables of programs. */
  readonly isMinorUnits?: boolean;
  read(row: Row<Column>): void;
}

/** Keeps the names of the columns as a type. */
export function defineReader<const Column extends string>(reader: Reader<Column>): Reader {
  return reader as unknown as Reader;
}

const knownNames = new Map<string, string>();

/** `Order #` and `order_#` are the same name. */
export function headerName(text: string): string {
  const known = knownNames.get(text);
  if (known !== undefined) return known;
  const name = text.toLowerCase().replace(/[^\p{L}\p{N}#]+/gu, '');
  // Headers of strange files are not kept for ever.
  if (knownNames.size < 5_000) knownNames.set(text, name);
  return name;
}

/**
 * A deduction as a positive amount. Exports write it with either sign; what it does to the amounts beside it decides:
 * `before` with it is `after`. If that shows nothing, it is negative, as a deduction of a sum is.
 */
export function deduction(
  amount: number | undefined,
  before: number | undefined,
  after: number | undefined,
): number | undefined {
  if (amount === undefined || amount === 0) return amount;
  if (before !== undefined && after !== undefined && before - amount === after) return amount;
  return 0 - amount;
}
