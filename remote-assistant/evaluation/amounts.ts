import { addDays, parseCents, type Cents, type DayRange } from '@back-office/shared/format';
import {
  divideCents,
  feeOf,
  figuresOfRows,
  isInTimeRange,
  measureIds,
  measureOf,
  timeRanges,
  valuesOf,
  type DimensionId,
  type FigureGroup,
  type Filter,
  type KnownTransaction,
  type Ledger,
  type MeasureId,
} from '@back-office/shared/ledger';
import { usualBaseline } from '../src/features/replies/domain/comparison';
import { libraryItems } from '../src/domain/catalog';
import type { Question } from '../src/features/replies/domain/question';
import type { Reply } from '../src/features/replies/domain/reply';
import { evaluationDay } from './evaluationDay';

/** Amounts in the reply that are not among the figures of its periods and filters, calculated here from the rows. */
export function wrongAmounts(question: Question, { text }: Reply, ledger: Ledger): readonly string[] {
  const said = text.match(/\(?\$[\d,]+\.\d{2}\)?/g) ?? [];
  if (said.length === 0) return [];
  const { period, baseline, amount, filters } = question;
  const ranges = period ? [period.range, (baseline ?? usualBaseline(period)).range] : [];
  const known = new Set<Cents>(amountsOfFees(amount));
  for (const { price } of libraryItems) if (price !== undefined) known.add(price);
  const row = question.transactionId === undefined ? undefined : ledger.find(question.transactionId);
  if (row) addRow(known, row);
  // The parentheses of a sentence are not those of a negative amount, so a missing one is no difference.
  return said.filter((one) => {
    const cents = parseCents(one.replace(/[()]/g, '')) ?? NaN;
    const isIn = (amounts: ReadonlySet<Cents>) => amounts.has(cents) || amounts.has(0 - cents);
    // Collecting the amounts of a range takes long: done only for what those before do not have.
    return !isIn(known) && ![...ranges, lastThirtyDays].some((range) => isIn(amountsIn(ledger, range, filters)));
  });
}

const amountsByScope = new WeakMap<Ledger, Map<string, ReadonlySet<Cents>>>();

/** All amounts of a range and filters. Kept, because many questions are about the same days. */
function amountsIn(ledger: Ledger, range: DayRange, filters: readonly Filter[]): ReadonlySet<Cents> {
  const kept = amountsByScope.get(ledger) ?? new Map<string, ReadonlySet<Cents>>();
  amountsByScope.set(ledger, kept);
  const key = JSON.stringify([range, filters]);
  const known = kept.get(key);
  if (known) return known;
  const rows = ledger.rowsOf(range).filter((row) => passes(row, filters));
  const paidBy = valuesOf(filters, 'tender');
  const found = new Set<Cents>();
  addAmounts(found, rows);
  if (paidBy.length > 0)
    addAmounts(
      found,
      rows.filter(({ tender }) => paidBy.includes(tender)),
    );
  kept.set(key, found);
  return found;
}

/** All filters but the tender, of which replies also name the whole. */
function passes(row: KnownTransaction, filters: readonly Filter[]): boolean {
  const allows = (field: DimensionId, value: (wanted: string) => boolean) => {
    const wanted = valuesOf(filters, field);
    return wanted.length === 0 || wanted.some(value);
  };
  return (
    allows('location', (one) => one === row.location) &&
    allows('collected-by', (one) => one === row.staffName) &&
    allows('source', (one) => one === row.source) &&
    allows('part-of-day', (one) => timeRanges.some((range) => range === one && isInTimeRange(row.minute, range)))
  );
}

const lastThirtyDays = { from: addDays(evaluationDay, -29), to: evaluationDay };

/** What replies group figures by, and what some of them are about: refunds, cash, exchanges. */
const groupings: readonly DimensionId[] = [
  ...([
    'hour',
    'date',
    'week',
    'month',
    'weekday',
    'item-name',
    'category',
    'collected-by',
    'location',
    'tender',
  ] as const),
  ...(['source', 'customer-id', 'transaction-type', 'payment-method', 'kind'] as const),
];
const moneyMeasures = measureIds.filter((id) => measureOf(id).unit === 'money');

function addAmounts(known: Set<Cents>, rows: readonly KnownTransaction[]) {
  const addGroup = ({ figures, groups }: FigureGroup) => {
    for (const figure of Object.values(figures)) if (typeof figure === 'number') known.add(figure);
    groups.forEach(addGroup);
  };
  for (const field of groupings)
    addGroup(figuresOfRows(rows, { measures: moneyMeasures, groupBy: [field], of: 'lines' }));
  for (const partOf of Object.values(partsOfRow)) {
    const parts = rows.map(partOf).filter((cents) => cents !== 0);
    if (parts.length > 0) known.add(divideCents(sumOf(parts), parts.length));
  }
  rows.forEach((row) => addRow(known, row));
  const isOnWeekend = ({ date }: KnownTransaction) => [0, 6].includes(new Date(date).getUTCDay());
  for (const isWeekend of [true, false])
    addGroup(
      figuresOfRows(
        rows.filter((row) => isOnWeekend(row) === isWeekend),
        { measures: moneyMeasures },
      ),
    );
  const sales = rows.filter(({ type }) => type === 'sale');
  if (sales.length > 0) known.add(divideCents(sumOf(sales.map(({ totalCollected }) => totalCollected)), sales.length));
  for (const id of new Set(sales.map(({ customerId }) => customerId)))
    known.add(sumOf(sales.filter(({ customerId }) => customerId === id).map(({ totalCollected }) => totalCollected)));
}

/** Figures that some rows have, as the rows say them, with the sign of the report. */
export const partsOfRow = {
  'service-charges': ({ serviceCharges }) => serviceCharges,
  returns: ({ returns }) => -returns,
  'discounts-and-comps': ({ discounts, comps }) => -discounts - comps,
  'gift-card-sales': ({ giftCardSales }) => giftCardSales,
  taxes: ({ taxes }) => taxes,
  tips: ({ tips }) => tips,
  'partial-refunds': ({ partialRefunds }) => -partialRefunds,
  fees: ({ fee }) => -fee,
} satisfies Partial<Record<MeasureId, (row: KnownTransaction) => Cents>>;

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function addRow(known: Set<Cents>, { amount, netSales, fee }: KnownTransaction) {
  for (const one of [amount, netSales, fee]) known.add(one);
}

function amountsOfFees(amount: Cents | undefined): readonly Cents[] {
  const card = amount === undefined ? 0 : feeOf(amount, 'Card', 'In-Store');
  const invoice = amount === undefined ? 0 : feeOf(amount, 'Card', 'Invoice');
  const whole = amount ?? 0;
  // The rates are written with amounts: `2.9% + $0.30`.
  return [30, 15, 0, whole, card, invoice, whole - card, whole - invoice];
}
