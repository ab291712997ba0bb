import type { NumberColumn } from '../facts/column';
import type { FactTable } from '../facts/factTable';
import type { NamedTax } from './taxNames';
import type { FileEncoding } from './textDecoder';
import type { DateOrder } from './times';

/** A row that cannot be booked. */
export interface Refusal {
  /** The line of the file, from 1, where the row starts. */
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** How something of a file was read, and what in the file shows it. */
export interface Evidence {
  readonly about:
    | 'kind'
    | 'encoding'
    | 'delimiter'
    | 'header'
    | 'decimals'
    | 'signs'
    | 'dates'
    | 'zone'
    | 'currency'
    /** What is not read although it may change what was sold. */
    | 'unread';
  readonly reading: string;
  readonly because: string;
  /** What can be chosen instead; missing if there is no choice. */
  readonly value?: string;
  /** What of the file could be read in both ways, if nothing in it decides. */
  readonly doubt?: string;
  /** The orders that dates may have, if not just those of day and month. */
  readonly orders?: readonly DateOrder[];
}

/** What was read of one file: enough to book it in any zone and together with any other file. */
export interface Layer {
  readonly name: string;
  readonly kind: string;
  readonly label: string;
  readonly family: string;
  readonly isEdited: boolean;
  /** Of the bytes of the file: equal files have equal ones. */
  readonly hash: string;
  readonly encoding: FileEncoding;
  readonly header: readonly string[];
  /** What its rows were read by, beside its bytes: its facts follow from both. */
  readonly readBy?: string;
  /** Rows below the header; blank lines and lines above it do not count. */
  readonly rows: number;
  /** The line of the file where each row starts. */
  readonly lines: Pick<NumberColumn, 'at'>;
  readonly facts: FactTable;
  readonly refused: readonly Refusal[];
  /** Why rows are not booked although they can be read, with their number. */
  readonly skipped: ReadonlyMap<string, number>;
  /** Sums of the columns of amounts over the rows that have facts, in the smallest unit, by their header. */
  readonly totals: Readonly<Record<string, number>>;
  /** Taxes whose names stand in its cells, if there are any. */
  readonly namedTaxes?: readonly NamedTax[];
  /** What rounding to the smallest unit has added, in that unit. */
  readonly rounding: number;
  readonly evidence: readonly Evidence[];
  /** Each row is the sum of the sales of a day, a week or a month. */
  readonly areDaySums?: true;
  /** No amount has decimals, so that all of them were taken for the smallest unit: how many of these make one of the currency. */
  readonly assumedMinorUnits?: number;
  /** The zones that its times are in, the most frequent first. */
  readonly zones: readonly string[];
  readonly currency: string | undefined;
  /**
   * Whether the order of day and month was `shown` by a date of the file, or `assumed` although all of its dates could be
   * read in both; `clear` if no date could be.
   */
  readonly orderIs: 'shown' | 'assumed' | 'clear';
  readonly dateOrder: DateOrder;
  /** The latest time in it: of two exports, the one with the later is the newer. */
  readonly latest: number;
}
