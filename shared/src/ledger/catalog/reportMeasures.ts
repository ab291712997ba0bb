import { isCompleted, isRefund, isSingle, not } from './conditions';
import { count, figure, listPrice, minus, plus, quotient, share, total } from './measure';

/** Counts, averages, shares and further sums: what reports, the dashboard and the assistant show. */
export const reportMeasures = {
  transactions: figure('Transactions', count(isSingle), {
    rule: 'Transactions = payments and refunds, each counted once',
  }),
  'average-net-sale': figure('Average net sale', quotient('net-sales', 'transactions'), {
    rule: 'Average net sale = net sales ÷ transactions',
    rows: 'net-sales',
  }),
  refunds: figure('Refunds', total(['returns', 'partial-refunds']), {
    rule: 'Returned items and refunds by amount, before tax',
    lesson: 'partial-refunds',
  }),
  'tips-and-gratuity': figure('Tips and gratuity', total(['tips', 'auto-gratuity']), {
    rule: 'Tips and auto gratuity together',
  }),
  'taxable-sales': figure('Taxed net sales', total(['net-sales'], not({ amount: 'taxes', is: 'zero' })), {
    rule: 'Net sales of transactions with tax',
  }),
  'untaxed-sales': figure('Untaxed net sales', total(['net-sales'], { amount: 'taxes', is: 'zero' }), {
    rule: 'Net sales of transactions without tax',
  }),
  'payments-collected': figure(
    'Payments collected',
    plus('totalCollected', { amount: 'totalCollected', is: 'positive' }),
    { rule: 'Payments of customers', rows: 'total-payments' },
  ),
  'payments-refunded': figure(
    'Payments refunded',
    plus('totalCollected', { amount: 'totalCollected', is: 'negative' }),
    { rule: 'Money paid back to customers', rows: 'total-payments' },
  ),
  'sale-count': figure('Sale count', count({ all: [not(isRefund), isCompleted] }), { rule: 'Completed sales' }),
  'return-count': figure(
    'Refund count',
    count({ any: [not({ amount: 'returns', is: 'zero' }), not({ amount: 'partialRefunds', is: 'zero' })] }),
    { rule: 'Transactions with returned items or money', rows: 'refunds' },
  ),
  'discount-count': figure('Discounts applied', count(not({ amount: 'discounts', is: 'zero' })), {
    rule: 'Transactions with a discount',
    rows: 'discounts',
  }),
  'comp-count': figure('Comps', count(not({ amount: 'comps', is: 'zero' })), {
    rule: 'Transactions with a comp',
    rows: 'comps',
  }),
  'items-sold': figure('Items sold', plus('quantitySold', { all: [not(isRefund), isCompleted] }), {
    unit: 'count',
    rule: 'Items in completed sales',
    rows: 'items',
  }),
  'items-refunded': figure('Items refunded', plus('quantityReturned'), {
    unit: 'count',
    rule: 'Items returned, also in exchanges',
    rows: 'returns',
  }),
  quantity: figure('Quantity', total(['items-sold', 'items-returned']), {
    unit: 'count',
    rule: 'Items sold less items refunded',
    rows: 'transactions',
  }),
  'items-returned': figure('Items returned', minus('quantityReturned'), {
    unit: 'count',
    rule: 'Items refunded, as a negative number',
    rows: 'returns',
  }),
  price: figure('Price', listPrice, { rule: 'List price per unit' }),
  'average-sale': figure('Average sale', quotient('total-sales', 'sale-count'), {
    rule: 'Total sales divided by completed sales',
  }),
  'net-sales-share': figure('Share of net sales', share('net-sales'), { rule: 'Part of all net sales of the report' }),
  'payment-share': figure('Share of payments', share('total-payments'), { rule: 'Part of all payments of the report' }),
  'fee-rate': figure('Fee rate', quotient('fees', 'total-payments'), {
    unit: 'share',
    rule: 'Fees divided by payments',
  }),
  'tip-rate': figure('Tip rate', quotient('tips', 'net-sales'), { unit: 'share', rule: 'Tips divided by net sales' }),
};
