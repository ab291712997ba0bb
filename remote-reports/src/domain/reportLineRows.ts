import { feeKind, tenders, type PaymentMethod, type Tender, type Transaction } from '@back-office/shared/ledger';
import { drillDownLines, type DrillDownLine } from '@back-office/shared/routes';
import { slugOf } from '@back-office/shared/url';

export type RowTest = (row: Transaction) => boolean;

/** A line of the sales summary whose transactions open in a dialog. */
interface DrillDown {
  readonly title: string;
  /** Describes the listed rows to the merchant. */
  readonly rule: string;
  /** Explains the number of transactions beside the line, unless they are those with an amount. */
  readonly countRule?: string;
  readonly includes: RowTest;
}

/** The filters of these six lists are prescribed. */
export const drillDowns: Readonly<Record<DrillDownLine, DrillDown>> = {
  'gross-sales': {
    title: 'Gross sales',
    rule: 'Completed transactions with gross sales',
    includes: ({ status, grossSales }) => status === 'Completed' && grossSales > 0,
  },
  sales: {
    title: 'Sales',
    rule: 'Payments taken in the store',
    includes: ({ id }) => id.startsWith('PAY-'),
  },
  exchanges: {
    title: 'Exchanges',
    rule: 'Exchanges of items',
    includes: ({ id }) => id.startsWith('EXC-'),
  },
  'net-sales': {
    title: 'Net sales',
    rule: 'Completed transactions',
    countRule: 'Transactions counts all completed ones, also those without net sales.',
    includes: ({ status }) => status === 'Completed',
  },
  returns: {
    title: 'Returns',
    rule: 'Transactions with returned items',
    includes: ({ returns }) => returns > 0,
  },
  'deferred-sales': {
    title: 'Deferred sales',
    rule: 'Partially paid transactions',
    countRule: 'Transactions counts partially paid ones, which are listed, and those that redeem a deposit.',
    includes: ({ status }) => status === 'Partially Paid',
  },
};

export const isExchange = drillDowns.exchanges.includes;
export const isNotExchange: RowTest = (row) => !isExchange(row);
export const isOtherKind: RowTest = (row) => !isExchange(row) && !drillDowns.sales.includes(row);
export const isSaleType: RowTest = ({ type }) => type === 'sale';
export const isRefundType: RowTest = ({ type }) => type === 'refund';

export const paidBy: Readonly<Record<PaymentMethod, RowTest>> = {
  card: ({ paymentMethod }) => paymentMethod === 'card',
  cash: ({ paymentMethod }) => paymentMethod === 'cash',
};

export const tenderLines = tenders.map((tender) => ({
  id: tenderLineId(tender),
  tender,
  label: `${tender} tender`,
  among: (row: Transaction) => row.tender === tender,
}));

const isInvoice: RowTest = ({ channel }) => feeKind(channel) === 'invoice';
const isOnlineDeposit: RowTest = (row) => !isInvoice(row) && hasDeposit(row);
const hasDeposit: RowTest = ({ depositCollected, depositRedeemed }) => depositCollected !== 0 || depositRedeemed !== 0;
const hasGross: RowTest = ({ grossSales }) => grossSales !== 0;
const hasReturns: RowTest = ({ returns }) => returns !== 0;
const hasTaxes: RowTest = ({ taxes }) => taxes !== 0;
const hasTips: RowTest = ({ tips }) => tips !== 0;
const hasPayment: RowTest = ({ totalCollected }) => totalCollected !== 0;
const hasFee: RowTest = ({ fee }) => fee !== 0;
const both =
  (one: RowTest, other: RowTest): RowTest =>
  (row) =>
    one(row) && other(row);

interface LineRows {
  /** Names the line where its section is not visible. */
  readonly title: string;
  /** The rows whose figures add up to the line. */
  readonly counts: RowTest;
}

/** The lines of the sales summary, from top to bottom, and both sides of its deposits. */
const lineRows = {
  'gross-sales': { title: 'Gross sales', counts: hasGross },
  items: { title: 'Items', counts: ({ itemSales }) => itemSales !== 0 },
  'service-charges': { title: 'Service charges', counts: ({ serviceCharges }) => serviceCharges !== 0 },
  'covid-service-charge': {
    title: 'COVID service charge',
    counts: ({ charges }) => charges.covidServiceCharge !== 0,
  },
  'setup-cost': { title: 'Setup cost', counts: ({ charges }) => charges.setupCost !== 0 },
  'auto-gratuity': { title: 'Auto gratuity', counts: ({ charges }) => charges.autoGratuity !== 0 },
  sales: { title: 'Sales', counts: both(drillDowns.sales.includes, hasGross) },
  exchanges: { title: 'Exchanges', counts: both(isExchange, hasGross) },
  'other-kinds': { title: 'Other gross sales', counts: both(isOtherKind, hasGross) },
  returns: { title: 'Returns', counts: hasReturns },
  returned: { title: 'Returned for a refund', counts: both(isNotExchange, hasReturns) },
  exchanged: { title: 'Returned in exchange', counts: both(isExchange, hasReturns) },
  'discounts-and-comps': { title: 'Discounts & comps', counts: ({ discounts, comps }) => discounts + comps !== 0 },
  discounts: { title: 'Discounts', counts: ({ discounts }) => discounts !== 0 },
  comps: { title: 'Comps', counts: ({ comps }) => comps !== 0 },
  'net-sales': { title: 'Net sales', counts: ({ netSales }) => netSales !== 0 },
  'gift-card-sales': { title: 'Gift card sales', counts: ({ giftCardSales }) => giftCardSales !== 0 },
  taxes: { title: 'Taxes', counts: hasTaxes },
  'taxes-on-sales': { title: 'Taxes on sales', counts: both(isSaleType, hasTaxes) },
  'taxes-on-refunds': { title: 'Taxes on refunds', counts: both(isRefundType, hasTaxes) },
  tips: { title: 'Tips', counts: hasTips },
  'card-tips': { title: 'Tips on card payments', counts: both(paidBy.card, hasTips) },
  'cash-tips': { title: 'Tips on cash payments', counts: both(paidBy.cash, hasTips) },
  'total-sales': {
    title: 'Total sales',
    counts: ({ netSales, giftCardSales, taxes, tips }) =>
      netSales !== 0 || giftCardSales !== 0 || taxes !== 0 || tips !== 0,
  },
  'deferred-sales': { title: 'Deferred sales', counts: hasDeposit },
  deposits: { title: 'Deposits collected and redeemed', counts: hasDeposit },
  'deposits-collected': { title: 'Deposits collected', counts: ({ depositCollected }) => depositCollected !== 0 },
  'gift-cards-redeemed': { title: 'Gift cards redeemed', counts: ({ giftCardRedeemed }) => giftCardRedeemed !== 0 },
  'deposits-redeemed': { title: 'Deposits redeemed', counts: ({ depositRedeemed }) => depositRedeemed !== 0 },
  invoices: { title: 'Invoice deposits', counts: (row) => isInvoice(row) && row.depositCollected !== 0 },
  'invoice-deposit-redeemed': {
    title: 'Invoice deposit redeemed',
    counts: (row) => isInvoice(row) && row.depositRedeemed !== 0,
  },
  online: { title: 'Online prepayments', counts: isOnlineDeposit },
  'partial-refunds': { title: 'Partial refunds', counts: ({ partialRefunds }) => partialRefunds !== 0 },
  'total-payments': { title: 'Total payments', counts: hasPayment },
  card: { title: 'Card, all but cash', counts: both(paidBy.card, hasPayment) },
  cash: { title: 'Cash', counts: both(paidBy.cash, hasPayment) },
  ...(Object.fromEntries(
    tenderLines.map(({ id, label, among }) => [id, { title: label, counts: both(among, hasPayment) }]),
  ) as Record<TenderLineId, LineRows>),
  fees: { title: 'Fees', counts: hasFee },
  'processing-fees': { title: 'Payment processing fees', counts: (row) => !isInvoice(row) && hasFee(row) },
  'invoice-fees': { title: 'Invoice fees', counts: both(isInvoice, hasFee) },
  'net-total': { title: 'Net total', counts: (row) => hasPayment(row) || hasFee(row) },
  // What reports of the menus are about. The sales summary has no such lines.
  refunds: { title: 'Refunds', counts: ({ returns, partialRefunds }) => returns !== 0 || partialRefunds !== 0 },
  'tips-and-gratuity': {
    title: 'Tips and gratuity',
    counts: ({ tips, charges }) => tips !== 0 || charges.autoGratuity !== 0,
  },
} as const satisfies Record<string, LineRows>;

export type ReportLineId = keyof typeof lineRows;
export const reportLineIds = Object.keys(lineRows) as readonly ReportLineId[];

export function lineTitle(line: ReportLineId): string {
  return lineRows[line].title;
}

/** The rows that the drill-down of the line and the transactions page list. */
export function listsRow(line: ReportLineId): RowTest {
  return isDrillDownLine(line) ? drillDowns[line].includes : lineRows[line].counts;
}

/** Those rows, and the others that the figure of the line counts: what the count beside the line counts. */
export function isOnLine(line: ReportLineId): RowTest {
  const { counts } = lineRows[line];
  if (!isDrillDownLine(line)) return counts;
  const { includes } = drillDowns[line];
  return (row) => includes(row) || counts(row);
}

function isDrillDownLine(line: ReportLineId): line is DrillDownLine {
  return drillDownLines.some((one) => one === line);
}

type Slug<Name extends string> = Name extends `${infer Word} ${infer Rest}`
  ? `${Lowercase<Word>}-${Slug<Rest>}`
  : Lowercase<Name>;

type TenderLineId = `tender-${Slug<Tender>}`;

function tenderLineId(tender: Tender): TenderLineId {
  return `tender-${slugOf(tender)}` as TenderLineId;
}
