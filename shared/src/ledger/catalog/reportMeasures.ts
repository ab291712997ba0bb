import { isCompleted, isRefund, not } from './conditions';

/** Counts, averages, shares and further sums: what reports, the dashboard and the assistant show. */
export const reportMeasures = {
  transactions: {
    label: 'Transactions',
    formula: { count: 'transactions' },
    rule: 'Transactions = payments and refunds, each counted once',
  },
  'average-net-sale': {
    label: 'Average net sale',
    formula: { quotient: 'net-sales', over: 'transactions' },
    rule: 'Average net sale = net sales ÷ transactions',
    rows: 'net-sales',
  },
  refunds: {
    label: 'Refunds',
    formula: { total: ['returns', 'partial-refunds'] },
    rule: 'Returned items and refunds by amount, before tax',
    lesson: 'partial-refunds',
  },
  'tips-and-gratuity': {
    label: 'Tips and gratuity',
    formula: { total: ['tips', 'auto-gratuity'] },
    rule: 'Tips and auto gratuity together',
  },
  'taxable-sales': {
    label: 'Taxed net sales',
    formula: { total: ['net-sales'], where: not({ amount: 'taxes', is: 'zero' }) },
    rule: 'Net sales of transactions with tax',
  },
  'untaxed-sales': {
    label: 'Untaxed net sales',
    formula: { total: ['net-sales'], where: { amount: 'taxes', is: 'zero' } },
    rule: 'Net sales of transactions without tax',
  },
  'payments-collected': {
    label: 'Payments collected',
    formula: { plus: 'totalCollected', where: { amount: 'totalCollected', is: 'positive' } },
    rule: 'Payments of customers',
    rows: 'total-payments',
  },
  'payments-refunded': {
    label: 'Payments refunded',
    formula: { plus: 'totalCollected', where: { amount: 'totalCollected', is: 'negative' } },
    rule: 'Money paid back to customers',
    rows: 'total-payments',
  },
  'sale-count': {
    label: 'Sale count',
    formula: { count: 'transactions', where: { all: [not(isRefund), isCompleted] } },
    rule: 'Completed sales',
  },
  'return-count': {
    label: 'Refund count',
    formula: {
      count: 'transactions',
      where: { any: [not({ amount: 'returns', is: 'zero' }), not({ amount: 'partialRefunds', is: 'zero' })] },
    },
    rule: 'Transactions with returned items or money',
    rows: 'refunds',
  },
  'discount-count': {
    label: 'Discounts applied',
    formula: { count: 'transactions', where: not({ amount: 'discounts', is: 'zero' }) },
    rule: 'Transactions with a discount',
    rows: 'discounts',
  },
  'comp-count': {
    label: 'Comps',
    formula: { count: 'transactions', where: not({ amount: 'comps', is: 'zero' }) },
    rule: 'Transactions with a comp',
    rows: 'comps',
  },
  'items-sold': {
    label: 'Items sold',
    unit: 'count',
    formula: { plus: 'quantitySold', where: { all: [not(isRefund), isCompleted] } },
    rule: 'Items in completed sales',
    rows: 'items',
  },
  'items-refunded': {
    label: 'Items refunded',
    unit: 'count',
    formula: { plus: 'quantityReturned' },
    rule: 'Items returned, also in exchanges',
    rows: 'returns',
  },
  quantity: {
    label: 'Quantity',
    unit: 'count',
    formula: { total: ['items-sold', 'items-returned'] },
    rule: 'Items sold less items refunded',
    rows: 'transactions',
  },
  'items-returned': {
    label: 'Items returned',
    unit: 'count',
    formula: { minus: 'quantityReturned' },
    rule: 'Items refunded, as a negative number',
    rows: 'returns',
  },
  price: {
    label: 'Price',
    formula: { price: 'list' },
    rule: 'List price per unit',
  },
  'average-sale': {
    label: 'Average sale',
    formula: { quotient: 'total-sales', over: 'sale-count' },
    rule: 'Total sales divided by completed sales',
  },
  'net-sales-share': {
    label: 'Share of net sales',
    formula: { share: 'net-sales' },
    rule: 'Part of all net sales of the report',
  },
  'payment-share': {
    label: 'Share of payments',
    formula: { share: 'total-payments' },
    rule: 'Part of all payments of the report',
  },
  'fee-rate': {
    label: 'Fee rate',
    unit: 'share',
    formula: { quotient: 'fees', over: 'total-payments' },
    rule: 'Fees divided by payments',
  },
  'tip-rate': {
    label: 'Tip rate',
    unit: 'share',
    formula: { quotient: 'tips', over: 'net-sales' },
    rule: 'Tips divided by net sales',
  },
} as const;
