import type { Cents } from '@back-office/shared/format';
import { dailyViewFee, groupSales, salesDataOf, type GroupBy, type SalesData } from '@back-office/shared/ledger';
import { payMethods, type ScenarioRow } from './scenarioRow';

type RowTest = (row: ScenarioRow) => boolean;

/** A part of a figure: an amount of the report over some of its rows. */
interface Term {
  readonly among: RowTest;
  readonly amountOf: (data: SalesData) => Cents;
}

/** A line of the report. Amounts have the sign that the report shows. */
interface LineDefinition {
  readonly label: string;
  readonly terms: readonly Term[];
}

const all: RowTest = () => true;
const isDeposit: RowTest = ({ depositCollected }) => depositCollected > 0;
const redeemsDeposit: RowTest = ({ depositRedeemed }) => depositRedeemed > 0;
const sellsGiftCard: RowTest = ({ giftCardSales }) => giftCardSales > 0;
const refundsGiftCard: RowTest = ({ giftCardSales }) => giftCardSales < 0;

const deferred = ({ deferredSales }: SalesData) => deferredSales.total;
const collected = ({ totalPaymentsCollected }: SalesData) => totalPaymentsCollected;
const giftCardSales = (data: SalesData) => data.giftCardSales;
const redeemed: Term = { among: redeemsDeposit, amountOf: deferred };

const lines = {
  'gross-sales': line('Gross Sales', ({ grossSales }) => grossSales),
  items: line('Items', ({ items }) => items),
  'service-charges': line('Service Charges', ({ serviceCharges }) => serviceCharges.total),
  returns: line('Returns', (data) => data.returns),
  'discounts-and-comps': line('Discounts & Comps', (data) => data.discountsAndComps),
  'net-sales': line('Net Sales', ({ netSales }) => netSales),
  tax: line('Tax', ({ taxes }) => taxes),
  tip: line('Tip', ({ tips }) => tips),
  'refunds-by-amount': line('Refunds by Amount', ({ partialRefunds }) => partialRefunds),
  'gift-card-sales': line('Gift Card Sales', giftCardSales, sellsGiftCard),
  'partial-payments': line('Partial Payments', deferred, isDeposit),
  'partial-payments-deposit': line('Partial Payments Deposit', deferred, isDeposit),
  'deposit-redeemed': line('Deposit Redeemed', deferred, redeemsDeposit),
  'appointments-deposit': line('Appointments Deposit', deferred, isDeposit),
  'appointments-deposit-redeemed': line('Appointments Deposit Redeemed', deferred, redeemsDeposit),
  'gc-refund': line('GC Refund', giftCardSales, refundsGiftCard),
  'total-sales': line('Total Sales', ({ totalSales }) => totalSales),
  payments: {
    label: 'Payments',
    terms: [
      { among: all, amountOf: collected },
      { among: redeemsDeposit, amountOf: (data) => 0 - deferred(data) },
    ],
  },
  'prior-payments': { label: 'Prior Payments', terms: [redeemed] },
  'total-collected': line('Total Collected', collected),
  ...(Object.fromEntries(
    payMethods.map((method) => [methodLine(method), line(method, collected, (row) => row.method === method)]),
  ) as Record<MethodLineId, LineDefinition>),
  /** No scenario is paid by check. */
  check: line('Check', collected, () => false),
  fees: line('Fees', ({ fees }) => fees.total),
  'net-total': line('Net Total', ({ netTotal }) => netTotal),
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
  if (id === 'processing-fee') return rows.reduce((sum, row) => sum + dailyViewFee(row.totalCollected), 0);
  return sumOf(termsOf(id), ({ among, amountOf }) => amountOf(salesDataOf(rows.filter(among))));
}

/** The rows whose figures add up to the line. */
export function rowsOnLine(id: DeferredLineId, rows: readonly ScenarioRow[]): readonly ScenarioRow[] {
  const terms = termsOf(id);
  return rows.filter((row) => terms.some(({ among, amountOf }) => among(row) && amountOf(salesDataOf([row])) !== 0));
}

/** The figure divided among groups, largest first. They add up to it; groups without an amount are left out. */
export function groupFigures(
  id: DeferredLineId,
  rows: readonly ScenarioRow[],
  groupBy: GroupBy,
): ReadonlyMap<string, Cents> {
  if (id === 'processing-fee') return feesByGroup(rows, groupBy);
  const figures = new Map<string, Cents>();
  for (const { among, amountOf } of termsOf(id)) {
    for (const { name, data } of groupSales(rows.filter(among), groupBy)) {
      figures.set(name, (figures.get(name) ?? 0) + amountOf(data));
    }
  }
  return largestFirst(figures);
}

/** Each group gets the difference that it makes to the fee of all groups before it, so that no cent is lost. */
function feesByGroup(rows: readonly ScenarioRow[], groupBy: GroupBy): ReadonlyMap<string, Cents> {
  const figures = new Map<string, Cents>();
  for (const row of rows) {
    let paid = 0;
    for (const { name, data } of groupSales([row], groupBy)) {
      const before = dailyViewFee(paid);
      paid += data.totalPaymentsCollected;
      figures.set(name, (figures.get(name) ?? 0) + dailyViewFee(paid) - before);
    }
  }
  return largestFirst(figures);
}

function largestFirst(figures: ReadonlyMap<string, Cents>): ReadonlyMap<string, Cents> {
  return new Map([...figures].filter(([, cents]) => cents !== 0).sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)));
}

function termsOf(id: DeferredLineId): readonly Term[] {
  return lines[id].terms;
}

function line(label: string, amountOf: Term['amountOf'], among: RowTest = all): LineDefinition {
  return { label, terms: [{ among, amountOf }] };
}

function methodLine(method: string): MethodLineId {
  return method.toLowerCase().replace(' ', '-') as MethodLineId;
}

function sumOf<Each>(each: readonly Each[], amountOf: (one: Each) => Cents): Cents {
  return each.reduce((sum, one) => sum + amountOf(one), 0);
}
