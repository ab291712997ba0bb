import type { Cents, Day } from '@back-office/shared/format';
import { feeKind, feeRules, feeText, filterRows, type GroupBy, type Scope } from '@back-office/shared/ledger';
import { figureOf, groupFigures, lineLabel, methodLines, rowsOnLine, type DeferredLineId } from './deferredLines';
import { shownDays, shownStory, type Scenario } from './scenario';
import type { ScenarioRow } from './scenarioRow';

/** A scenario with its figures, all of them sums of its rows. */
export interface ScenarioReport {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly salesSections: readonly ScenarioSection[];
  readonly paymentSections: readonly ScenarioSection[];
  /** Payments and refunds that pass the filters. */
  readonly rows: readonly ScenarioRow[];
  readonly days: readonly Day[];
}

export interface ScenarioSection {
  /** Empty for the first section of a column. */
  readonly title: string;
  readonly lines: readonly ScenarioLine[];
  readonly total?: ScenarioLine;
}

export interface ScenarioLine {
  readonly id: DeferredLineId;
  readonly label: string;
  readonly amount: Cents;
  /** Gray text after the label. */
  readonly note?: string | undefined;
  /** Part of the line above it. */
  readonly isDetail?: boolean;
  readonly isSubtotal?: boolean;
  /** The number of rows that the amount is the sum of. */
  readonly count: number;
  /** Amounts that add up to it, if metrics are grouped. */
  readonly groups: readonly (readonly [name: string, amount: Cents])[];
}

type Shape = Pick<ScenarioLine, 'isDetail' | 'isSubtotal'> & { readonly id: DeferredLineId };

const sales: readonly Shape[] = [
  { id: 'gross-sales' },
  { id: 'items', isDetail: true },
  { id: 'service-charges', isDetail: true },
  { id: 'returns' },
  { id: 'discounts-and-comps' },
  { id: 'net-sales', isSubtotal: true },
  { id: 'tax' },
  { id: 'tip' },
  { id: 'refunds-by-amount' },
];

export function scenarioReport(
  scenario: Scenario,
  { range, filters }: Scope,
  groupBy: GroupBy = 'All',
): ScenarioReport {
  const { id, title, description, deferredLines } = scenario;
  const days = shownDays(scenario, range);
  const rows = filterRows(shownStory(scenario, range), { filters });
  const lineOf = (shape: Shape): ScenarioLine => scenarioLine(shape, rows, groupBy);
  return {
    id,
    title,
    description,
    rows,
    days,
    salesSections: [
      { title: '', lines: sales.map(lineOf) },
      { title: 'Deferred sales', lines: deferredLines.map((line) => lineOf({ id: line })) },
      { title: '', lines: [], total: { ...lineOf({ id: 'total-collected' }), label: totalLabel(rows) } },
    ],
    paymentSections: [
      {
        title: '',
        lines: [lineOf({ id: 'payments' }), lineOf({ id: 'prior-payments' })],
        total: lineOf({ id: 'total-collected' }),
      },
      {
        title: 'By method',
        lines: methodLines.map((line) => lineOf({ id: line })),
        total: lineOf({ id: 'total-collected' }),
      },
      {
        title: 'Fees',
        lines: [{ ...lineOf({ id: 'fees' }), note: feeNote(rows) }],
        total: lineOf({ id: 'net-total' }),
      },
    ],
  };
}

function scenarioLine(shape: Shape, rows: readonly ScenarioRow[], groupBy: GroupBy): ScenarioLine {
  return {
    ...shape,
    label: lineLabel(shape.id),
    amount: figureOf(shape.id, rows),
    count: rowsOnLine(shape.id, rows).length,
    groups: groupBy === 'All' ? [] : [...groupFigures(shape.id, rows, groupBy)],
  };
}

/** What was collected, seen from the side of sales. */
function totalLabel(rows: readonly ScenarioRow[]): string {
  const isCollected = rows.some(({ depositCollected }) => depositCollected > 0);
  const isRedeemed = rows.some(({ depositRedeemed }) => depositRedeemed > 0);
  if (isCollected && isRedeemed) return 'Total sales and deferred sales';
  if (isCollected) return 'Total sales plus deposit';
  return isRedeemed ? 'Total sales less deposit redeemed' : 'Total sales';
}

/** The rates that were charged; none without a fee. */
function feeNote(rows: readonly ScenarioRow[]): string | undefined {
  const kinds = new Set(rows.filter(({ fee }) => fee > 0).map(({ channel }) => feeKind(channel)));
  const texts = [...kinds].map(
    (kind) => `${feeText(feeRules[kind])} per ${kind === 'invoice' ? 'invoice' : 'payment'}`,
  );
  return texts.join(', ') || undefined;
}
