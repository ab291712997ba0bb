import type { Cents } from '@back-office/shared/format';
import {
  dailyViewFee,
  dimensionOf,
  figuresOfRows,
  filterRows,
  rowsBehind,
  type Condition,
  type FigureGroup,
  type GroupBy,
  type MeasureId,
} from '@back-office/shared/ledger';
import { groupFields } from '../../../domain/reportControls';
import { payMethods, type ScenarioRow } from './scenarioRow';

/** A part of a line: a figure of the catalog over some of the rows. */
interface Term {
  readonly measure: MeasureId;
  readonly where?: Condition;
  readonly isSubtracted?: boolean;
}

/** A line of the report. Amounts have the sign that the report shows. */
interface LineDefinition {
  readonly label: string;
  readonly terms: readonly Term[];
}

const isDeposit: Condition = { amount: 'depositCollected', is: 'positive' };
const redeemsDeposit: Condition = { amount: 'depositRedeemed', is: 'positive' };
const redeemed: Term = { measure: 'deferred-sales', where: redeemsDeposit };

const lines = {
  'gross-sales': line('Gross Sales', 'gross-sales'),
  items: line('Items', 'items'),
  'service-charges': line('Service Charges', 'service-charges'),
  returns: line('Returns', 'returns'),
  'discounts-and-comps': line('Discounts & Comps', 'discounts-and-comps'),
  'net-sales': line('Net Sales', 'net-sales'),
  tax: line('Tax', 'taxes'),
  tip: line('Tip', 'tips'),
  'refunds-by-amount': line('Refunds by Amount', 'partial-refunds'),
  'gift-card-sales': line('Gift Card Sales', 'gift-card-sales', { amount: 'giftCardSales', is: 'positive' }),
  'partial-payments': line('Partial Payments', 'deferred-sales', isDeposit),
  'partial-payments-deposit': line('Partial Payments Deposit', 'deferred-sales', isDeposit),
  'deposit-redeemed': line('Deposit Redeemed', 'deferred-sales', redeemsDeposit),
  'appointments-deposit': line('Appointments Deposit', 'deferred-sales', isDeposit),
  'appointments-deposit-redeemed': line('Appointments Deposit Redeemed', 'deferred-sales', redeemsDeposit),
  'gc-refund': line('GC Refund', 'gift-card-sales', { amount: 'giftCardSales', is: 'negative' }),
  'total-sales': line('Total Sales', 'total-sales'),
  payments: { label: 'Payments', terms: [{ measure: 'total-payments' }, { ...redeemed, isSubtracted: true }] },
  'prior-payments': { label: 'Prior Payments', terms: [redeemed] },
  'total-collected': line('Total Collected', 'total-payments'),
  ...(Object.fromEntries(
    payMethods.map((method) => [methodLine(method), line(method, 'total-payments', { field: 'tender', is: method })]),
  ) as Record<MethodLineId, LineDefinition>),
  /** No scenario is paid by check. */
  check: { label: 'Check', terms: [] },
  fees: line('Fees', 'fees'),
  'net-total': line('Net Total', 'net-total'),
  'processing-fee': { label: 'Processing Fee', terms: [] },
  'free-processing': { label: 'Free Processing', terms: [] },
} as const satisfies Record<string, LineDefinition>;

export type DeferredLineId = keyof typeof lines;
export const deferredLineIds = Object.keys(lines) as readonly DeferredLineId[];

type MethodLineId = 'card' | 'cash' | 'bank-transfer' | 'gift-card' | 'external' | 'house-account' | 'other';
export const methodLines: readonly MethodLineId[] = payMethods.map(methodLine);

export function lineLabel(id: DeferredLineId): string {
  return lines[id].label;
}

/** What the rows add up to on a line. */
export function figureOf(id: DeferredLineId, rows: readonly ScenarioRow[]): Cents {
  return groupFigures(id, rows, 'All').get('All') ?? 0;
}

/** The rows whose figures add up to the line. */
export function rowsOnLine(id: DeferredLineId, rows: readonly ScenarioRow[]): readonly ScenarioRow[] {
  const behind = termsOf(id).map(({ measure, where }): Condition => ({
    all: [rowsBehind(measure), ...(where ? [where] : [])],
  }));
  return filterRows(rows, { where: { any: behind } });
}

/** The figure divided among groups, largest first. They add up to it; groups without an amount are left out. */
export function groupFigures(
  id: DeferredLineId,
  rows: readonly ScenarioRow[],
  groupBy: GroupBy,
): ReadonlyMap<string, Cents> {
  const figures = new Map<string, Cents>();
  const add = ({ key }: FigureGroup, amount: Cents) => {
    const name = groupBy === 'All' ? groupBy : key || (dimensionOf('item-name').noValue ?? '');
    figures.set(name, (figures.get(name) ?? 0) + amount);
  };
  for (const term of termsOf(id)) for (const group of groupsOf(term, rows, groupBy)) add(group, amountOf(term, group));
  if (id === 'processing-fee') for (const row of rows) addFee(row);
  return new Map([...figures].filter(([, cents]) => cents !== 0).sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)));

  /** Each group gets the difference that it makes to the fee of all groups before it, so that no cent is lost. */
  function addFee(row: ScenarioRow) {
    let paid = 0;
    const payments: Term = { measure: 'total-payments' };
    for (const group of groupsOf(payments, [row], groupBy)) {
      const before = dailyViewFee(paid);
      paid += amountOf(payments, group);
      add(group, dailyViewFee(paid) - before);
    }
  }
}

/** A part of a line by group; the whole of it without a grouping. */
function groupsOf({ measure, where }: Term, rows: readonly ScenarioRow[], by: GroupBy): readonly FigureGroup[] {
  const groupBy = by === 'All' ? [] : [groupFields[by]];
  const whole = figuresOfRows(rows, { measures: [measure], where, of: 'lines', groupBy });
  return by === 'All' ? [whole] : whole.groups;
}

function amountOf({ measure, isSubtracted }: Term, { figures }: FigureGroup): Cents {
  const amount = Number(figures[measure] ?? 0);
  return isSubtracted ? 0 - amount : amount;
}

function termsOf(id: DeferredLineId): readonly Term[] {
  return lines[id].terms;
}

function line(label: string, measure: MeasureId, where?: Condition): LineDefinition {
  return { label, terms: [where ? { measure, where } : { measure }] };
}

function methodLine(method: string): MethodLineId {
  return method.toLowerCase().replace(' ', '-') as MethodLineId;
}
