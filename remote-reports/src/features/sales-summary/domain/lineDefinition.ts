import type { Cents } from '@back-office/shared/format';
import type { PaymentMethod, SalesData, SalesLine, Transaction } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';

export type RowTest = (row: Transaction) => boolean;

/** A line of the report and how its figures are calculated. Amounts have the sign that the report shows. */
export interface LineDefinition {
  readonly id: string;
  readonly label: string;
  /** Gray text after the label. */
  readonly note?: string;
  /** Subtotals have a background color. */
  readonly isSubtotal?: boolean;
  /** Already counted in another line: shown for information and left out of the sum. */
  readonly isRepeated?: boolean;
  readonly opens?: DrillDownLine;
  readonly amountOf: (data: SalesData) => Cents;
  /** The rows that the line sums; all rows by default. Sums are cached by function identity, so share the function. */
  readonly among?: RowTest;
  /** Which transactions are counted: those of a ledger line, or those that pass a test. */
  readonly counted?: SalesLine | RowTest;
  /** Explains the figure to the merchant. */
  readonly rule: string;
  /** Ids of the lines whose plain sum it is. */
  readonly sumOf?: readonly string[];
  readonly blocks?: readonly BlockDefinition[];
}

/** Lines that add up to the line above them. */
export interface BlockDefinition {
  readonly heading?: string;
  readonly lines: readonly LineDefinition[];
}

export const paidBy: Readonly<Record<PaymentMethod, RowTest>> = {
  card: ({ paymentMethod }) => paymentMethod === 'card',
  cash: ({ paymentMethod }) => paymentMethod === 'cash',
};
