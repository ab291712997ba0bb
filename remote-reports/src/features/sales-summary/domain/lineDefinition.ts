import type { Cents } from '@back-office/shared/format';
import type { MeasureId, SalesData } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';

/** A line of the report and how its figures are calculated. Amounts have the sign that the report shows. */
export interface LineDefinition {
  readonly id: MeasureId | RepeatedLineId;
  readonly label: string;
  /** Gray text after the label. */
  readonly note?: string;
  /** Subtotals have a background color. */
  readonly isSubtotal?: boolean;
  /** Already counted in another line: shown for information and left out of the sum. */
  readonly isRepeated?: boolean;
  readonly opens?: DrillDownLine;
  readonly amountOf: (data: SalesData) => Cents;
  /** Whether it sums only the transactions behind it; all by default. */
  readonly isAmongOwn?: boolean;
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

/** Lines shown again under another one. */
const repeated = {
  'net-of-gross-sales': 'gross-sales',
  'net-of-returns': 'returns',
  'net-of-discounts-and-comps': 'discounts-and-comps',
  'deferred-gift-card-sales': 'gift-card-sales',
} as const satisfies Record<string, MeasureId>;

type RepeatedLineId = keyof typeof repeated;

/** The line whose transactions belong to a definition: the line itself, or the one that it repeats. */
export function lineWithRows({ id }: Pick<LineDefinition, 'id'>): MeasureId {
  return isRepeatedId(id) ? repeated[id] : id;
}

function isRepeatedId(id: LineDefinition['id']): id is RepeatedLineId {
  return id in repeated;
}
