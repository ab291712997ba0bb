import { movementFacts, otherCurrency } from './movementFacts';
import { defineReader } from './reader';

const columns = {
  id: ['entity_id'],
  type: ['type'],
  debit: ['debit'],
  credit: ['credit'],
  amount: ['amount'],
  currency: ['currency'],
  fee: ['fee'],
  created: ['created_at'],
  settlement: ['settlement_id'],
  payment: ['payment_id'],
  order: ['order_id'],
  method: ['method'],
} as const;

const moved = /settlement|transfer|reserve|ondemand/i;

/**
 * The settlement report of Razorpay. What came in and the amount of the payment show the fee with the tax on it, which is no
 * tax on sales.
 */
export const razorpaySettlement = defineReader<keyof typeof columns>({
  kind: 'razorpay-settlement',
  label: 'Razorpay settlements',
  family: 'razorpay',
  columns,
  required: ['id', 'type', 'debit', 'credit', 'amount', 'fee', 'created', 'settlement'],
  currencies: ['currency'],
  amounts: ['debit', 'credit', 'amount', 'fee'],
  dateOrder: 'day first',
  read(row) {
    const type = row.text('type').toLowerCase();
    if (moved.test(type)) return row.skip(`Money moved, nothing sold: ${type}`);
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrency);
    const size = row.amount('amount');
    if (size === undefined) return row.refuse('amount', 'The amount is missing');
    const net = (row.amount('credit') ?? 0) - (row.amount('debit') ?? 0);
    const amount = net < 0 ? 0 - Math.abs(size) : Math.abs(size);
    for (const fact of movementFacts({
      id: row.text('id'),
      at: row.time('created'),
      category: type,
      amount,
      fee: amount - net,
      refundOf: type === 'refund' ? row.text('payment') : '',
      texts: {
        channel: 'Online',
        tender: /^card$/i.test(row.text('method')) ? 'Card' : row.text('method'),
        description: row.text('order'),
      },
    }))
      row.add(fact);
  },
});
