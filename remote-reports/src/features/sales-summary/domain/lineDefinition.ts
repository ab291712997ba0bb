import type { Cents } from '@back-office/shared/format';
import type { SalesData, SalesLine, Transaction } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';

export type RowTest = (row: Transaction) => boolean;

/** A line of the report and how its figures come about. Amounts are those of the ledger, signed as shown. */
export interface LineDefinition {
  readonly id: string;
  readonly label: string;
  /** Grey, behind the label. */
  readonly note?: string;
  /** Subtotals stand on a ground of their own. */
  readonly isSubtotal?: boolean;
  /** Said elsewhere too and no part of the sum here (decision D11). */
  readonly isRepeated?: boolean;
  readonly opens?: DrillDownLine;
  readonly amountOf: (data: SalesData) => Cents;
  /** Only these rows make up the line; all of them where it says nothing. Keep its identity: sums are kept by it. */
  readonly among?: RowTest;
  /** Whose transactions are counted: a line of the ledger, or a test of a row. */
  readonly counted?: SalesLine | RowTest;
  readonly rule: string;
  /** Ids of the lines it is the plain sum of. */
  readonly sumOf?: readonly string[];
  readonly blocks?: readonly BlockDefinition[];
}

/** Lines that add up to the one they stand under. */
export interface BlockDefinition {
  readonly heading?: string;
  readonly lines: readonly LineDefinition[];
}
