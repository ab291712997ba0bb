import { isCanceled, isUnpaid } from './lineFacts';
import { movementFacts, otherCurrency } from './movementFacts';
import { defineReader } from './reader';

const columns = {
  date: ['Date'],
  method: ['Payment method'],
  status: ['Status'],
  id: ['ID'],
  description: ['Description'],
  customerName: ['Consumer name'],
  currency: ['Settlement currency'],
  amount: ['Settlement amount'],
  settlement: ['Settlement reference'],
} as const;

/** A settlement of Mollie: payments, refunds and, in rows without a payment method, the fees of all of them. */
export const mollieSettlement = defineReader<keyof typeof columns>({
  kind: 'mollie-settlement',
  label: 'Mollie settlement',
  family: 'mollie',
  columns,
  required: ['date', 'method', 'status', 'id', 'amount', 'settlement'],
  currencies: ['currency'],
  amounts: ['amount'],
  read(row) {
    const status = row.text('status');
    if (isCanceled(status) || isUnpaid(status) || /^open$/i.test(status)) return row.skip(`Not paid: ${status}`);
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrency);
    const at = row.time('date');
    const amount = row.amount('amount');
    if (amount === undefined) return row.refuse('amount', 'The amount is missing');
    const method = row.text('method').toLowerCase();
    const id = row.text('id');
    const isFee = method === '' && id === '';
    const category = isFee ? 'fee' : /chargeback/.test(method) ? 'dispute' : amount < 0 ? 'refund' : 'charge';
    for (const fact of movementFacts({
      id: id || `${row.text('settlement')}/${row.text('description')}`,
      at,
      category,
      amount,
      // That of a payment is only in the sum of all fees.
      fee: isFee || amount < 0 ? 0 : undefined,
      texts: {
        tender: /card/.test(method) ? 'Card' : row.text('method'),
        description: row.text('description'),
        customerName: row.text('customerName'),
      },
    }))
      row.add(fact);
  },
});
