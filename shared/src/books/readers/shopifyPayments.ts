import type { Fact } from '../facts/fact';
import { nothingSold, otherCurrency, sentence } from './movementFacts';
import { deduction, defineReader } from './reader';

const columns = {
  date: ['Transaction Date'],
  type: ['Type'],
  order: ['Order'],
  brand: ['Card Brand'],
  checkout: ['Checkout'],
  amount: ['Amount'],
  fee: ['Fee'],
  net: ['Net'],
  currency: ['Currency'],
  presentment: ['Presentment Currency'],
  method: ['Payment Method Name'],
} as const;

/** What Shopify Payments charged and paid back, joined to orders by their name. Refunds are negative. */
export const shopifyPayments = defineReader<keyof typeof columns>({
  kind: 'shopify-payments',
  label: 'Shopify payment transactions',
  family: 'shopify',
  columns,
  required: ['date', 'type', 'order', 'amount', 'fee', 'net'],
  currencies: ['currency'],
  amounts: ['amount', 'fee', 'net'],
  refunds: { column: 'type', words: /^refund$/i, size: 'amount' },
  read(row) {
    const type = row.text('type').toLowerCase();
    if (/payout|transfer|reserve|advance|funding/.test(type)) return row.skip(`Money moved, nothing sold: ${type}`);
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrency);
    const at = row.time('date');
    const [amount, net] = [row.amount('amount'), row.amount('net')];
    if (amount === undefined) return row.refuse('amount', 'The amount is missing');
    const fee = deduction(row.amount('fee'), amount, net);
    const order = row.text('order');
    const isCharge = amount >= 0 && /charge(?!back)|sale|capture/.test(type);
    const payment = { tender: 'Card', method: 'card' };
    const paid: Fact['amounts'] = { paid: amount, fee };
    if (isCharge && order !== '') row.add({ role: 'payment', id: order, at, texts: payment, amounts: paid });
    else {
      // A refund, a chargeback or an adjustment is a transaction of its own day.
      const id = `${order || row.text('checkout') || 'shopify'}/${type} ${row.text('date')}`;
      row.add({
        role: 'order',
        id,
        at,
        texts: { type: 'refund', kind: type === 'refund' ? 'Other' : sentence(type), refundOf: order },
        amounts: {
          ...nothingSold,
          partialRefunds: 0 - amount,
          totalCollected: amount,
          fee,
        },
      });
      row.add({ role: 'payment', id, texts: payment, amounts: { ...paid, tips: 0 } });
    }
  },
});
