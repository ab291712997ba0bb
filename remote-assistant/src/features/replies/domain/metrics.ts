import { definitions, divideCents, lineRules, type MeasureId, type SalesData } from '@back-office/shared/ledger';
import type { Concept } from './language/concepts';

/** A figure of the sales summary that can be asked for. */
export interface Metric {
  readonly label: string;
  readonly kind: 'money' | 'count';
  /** `undefined` if there is nothing to divide by. */
  readonly valueOf: (data: SalesData) => number | undefined;
  readonly rule: string;
  /** Its line in the sales summary and its list of transactions. */
  readonly line?: MeasureId;
  readonly concept: Concept;
}

/** In the order of the sales summary. Rules are those of the report. */
export const metrics = {
  grossSales: {
    label: 'Gross sales',
    kind: 'money',
    valueOf: definitions.grossSales.amountOf,
    rule: definitions.grossSales.rule,
    line: 'gross-sales',
    concept: 'gross',
  },
  serviceCharges: {
    label: 'Service charges',
    kind: 'money',
    valueOf: ({ serviceCharges }) => serviceCharges.total,
    rule: lineRules.serviceCharges,
    line: 'service-charges',
    concept: 'charge',
  },
  returns: {
    label: 'Returns',
    kind: 'money',
    valueOf: ({ returns }) => returns,
    rule: lineRules.returns,
    line: 'returns',
    concept: 'refund',
  },
  discountsAndComps: {
    label: 'Discounts & comps',
    kind: 'money',
    valueOf: definitions.discountsAndComps.amountOf,
    rule: definitions.discountsAndComps.rule,
    line: 'discounts-and-comps',
    concept: 'discount',
  },
  comps: {
    label: 'Comps',
    kind: 'money',
    valueOf: ({ comps }) => comps,
    rule: lineRules.comps,
    line: 'comps',
    concept: 'comp',
  },
  netSales: {
    label: 'Net sales',
    kind: 'money',
    valueOf: definitions.netSales.amountOf,
    rule: definitions.netSales.rule,
    line: 'net-sales',
    concept: 'net',
  },
  giftCardSales: {
    label: 'Gift card sales',
    kind: 'money',
    valueOf: ({ giftCardSales }) => giftCardSales,
    rule: lineRules.giftCardSales,
    line: 'gift-card-sales',
    concept: 'giftCard',
  },
  taxes: {
    label: 'Taxes',
    kind: 'money',
    valueOf: ({ taxes }) => taxes,
    rule: lineRules.taxes,
    line: 'taxes',
    concept: 'tax',
  },
  tips: {
    label: 'Tips',
    kind: 'money',
    valueOf: ({ tips }) => tips,
    rule: lineRules.tips,
    line: 'tips',
    concept: 'tip',
  },
  totalSales: {
    label: 'Total sales',
    kind: 'money',
    valueOf: definitions.totalSales.amountOf,
    rule: definitions.totalSales.rule,
    line: 'total-sales',
    concept: 'totalSales',
  },
  deferredSales: {
    label: 'Deferred sales',
    kind: 'money',
    valueOf: definitions.deferredSales.amountOf,
    rule: definitions.deferredSales.rule,
    line: 'deferred-sales',
    concept: 'deferred',
  },
  partialRefunds: {
    label: 'Partial refunds',
    kind: 'money',
    valueOf: ({ partialRefunds }) => partialRefunds,
    rule: lineRules.partialRefunds,
    line: 'partial-refunds',
    concept: 'partialRefund',
  },
  totalPayments: {
    label: 'Total payments collected',
    kind: 'money',
    valueOf: definitions.totalPayments.amountOf,
    rule: definitions.totalPayments.rule,
    line: 'total-payments',
    concept: 'collected',
  },
  fees: {
    label: 'Fees',
    kind: 'money',
    valueOf: definitions.fees.amountOf,
    rule: definitions.fees.rule,
    line: 'fees',
    concept: 'fee',
  },
  netTotal: {
    label: 'Net total',
    kind: 'money',
    valueOf: definitions.netTotal.amountOf,
    rule: definitions.netTotal.rule,
    line: 'net-total',
    concept: 'netTotal',
  },
  transactions: {
    label: 'Transactions',
    kind: 'count',
    valueOf: ({ transactions }) => transactions,
    rule: 'Transactions = payments and refunds, each counted once',
    concept: 'count',
  },
  averageNetSale: {
    label: 'Average net sale',
    kind: 'money',
    valueOf: ({ netSales, transactions }) => (transactions === 0 ? undefined : divideCents(netSales, transactions)),
    rule: 'Average net sale = net sales ÷ transactions',
    concept: 'average',
  },
} as const satisfies Record<string, Metric>;

/** Figures that only some transactions have, so that their average is one per transaction that has them. */
export const averagedFigures = [
  'serviceCharges',
  'returns',
  'discountsAndComps',
  'giftCardSales',
  'taxes',
  'tips',
  'partialRefunds',
  'fees',
] as const satisfies readonly (keyof typeof metrics)[];

export type AveragedFigure = (typeof averagedFigures)[number];
export type MetricId = keyof typeof metrics;
export const metricIds = Object.keys(metrics) as readonly MetricId[];

export function metricOf(id: MetricId): Metric {
  return metrics[id];
}
