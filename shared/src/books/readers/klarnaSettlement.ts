import { movementFacts, otherCurrency } from './movementFacts';
import { defineReader } from './reader';

const columns = {
  type: ['type'],
  detail: ['detailed_type'],
  amount: ['amount'],
  currency: ['currency_code', 'settlement_currency'],
  sold: ['sale_date', 'order_date'],
  captured: ['capture_date'],
  order: ['order_id'],
  capture: ['capture_id'],
  refund: ['refund_id'],
  reference: ['merchant_reference1', 'merchant_reference_1'],
} as const;

/** The settlement report of Klarna: a row for each capture, its fees, and what was returned. Fees are rows of their own. */
export const klarnaSettlement = defineReader<keyof typeof columns>({
  kind: 'klarna-settlement',
  label: 'Klarna settlement',
  family: 'klarna',
  columns,
  required: ['type', 'amount', 'currency', 'captured', 'order'],
  currencies: ['currency'],
  amounts: ['amount'],
  read(row) {
    const type = row.text('type').toUpperCase();
    if (!row.isOwnCurrency(row.text('currency'))) return row.refuse('currency', otherCurrency);
    const category = categories[type];
    if (category === undefined)
      return row.skip(`Money moved, nothing sold: ${type.toLowerCase().replaceAll('_', ' ')}`);
    const amount = row.amount('amount');
    if (amount === undefined) return row.refuse('amount', 'The amount is missing');
    const [order, detail] = [row.text('order'), row.text('detail').toLowerCase()];
    const id = row.text('capture') || order;
    const at = row.time('captured');
    for (const fact of movementFacts({
      id:
        category === 'charge'
          ? id
          : `${row.text('refund') || id}/${category === 'fee' ? detail || 'fee' : type.toLowerCase()}`,
      at,
      category,
      amount,
      fee: 0,
      refundOf: category === 'refund' || category === 'dispute' ? id : '',
      texts: { tender: 'Klarna', channel: 'Online', description: row.text('reference') },
    }))
      row.add(fact);
  },
});

const categories: Readonly<Record<string, string>> = {
  SALE: 'charge',
  FEE: 'fee',
  FEE_REFUND: 'fee',
  RETURN: 'refund',
  CHARGEBACK: 'dispute',
  REVERSAL: 'dispute',
};
