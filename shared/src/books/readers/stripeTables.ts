import { defineReader, type Reader } from './reader';
import { movementFacts, otherCurrency } from './movementFacts';
import { isTransfer, movementId } from './stripeFacts';

const balanceColumns = {
  id: ['id'],
  created: ['created'],
  amount: ['amount'],
  fee: ['fee'],
  net: ['net'],
  currency: ['currency'],
  type: ['type'],
  source: ['source'],
  exchangeRate: ['exchange_rate'],
  description: ['description'],
  status: ['status'],
} as const;

const balance = defineReader<keyof typeof balanceColumns>({
  kind: 'stripe-balance-table',
  label: 'Table of Stripe balance transactions',
  family: 'stripe',
  columns: balanceColumns,
  required: ['id', 'created', 'amount', 'fee', 'net', 'currency', 'type', 'source', 'exchangeRate'],
  currencies: ['currency'],
  amounts: ['amount', 'fee', 'net'],
  isMinorUnits: true,
  read(row) {
    const category = row.text('type').toLowerCase();
    if (isTransfer(category)) return row.skip(`Money moved, nothing sold: ${category.replaceAll('_', ' ')}`);
    if (!row.isOwnCurrency(row.text('currency'))) return row.refuse('currency', otherCurrency);
    const at = row.time('created', undefined, 'UTC');
    const [amount, fee] = [row.amount('amount'), row.amount('fee')];
    if (amount === undefined) return row.refuse('amount', 'The amount is missing');
    const id = movementId(category, { movement: row.text('id'), source: row.text('source') });
    for (const fact of movementFacts({ id, at, category, amount, fee })) row.add(fact);
  },
});

const chargeColumns = {
  id: ['id'],
  created: ['created'],
  amount: ['amount'],
  refunded: ['amount_refunded'],
  captured: ['captured'],
  paid: ['paid'],
  status: ['status'],
  currency: ['currency'],
  customerId: ['customer_id'],
  description: ['description'],
} as const;

const isNo = (text: string) => /^(?:false|f|no|0)$/i.test(text);

const charges = defineReader<keyof typeof chargeColumns>({
  kind: 'stripe-charges-table',
  label: 'Table of Stripe charges',
  family: 'stripe',
  columns: chargeColumns,
  required: ['id', 'created', 'amount', 'refunded', 'captured', 'paid', 'status', 'currency'],
  currencies: ['currency'],
  amounts: ['amount', 'refunded'],
  isMinorUnits: true,
  read(row) {
    const status = row.text('status');
    if (status !== 'succeeded' || isNo(row.text('paid')) || isNo(row.text('captured')))
      return row.skip(`Not paid: ${status}`);
    if (!row.isOwnCurrency(row.text('currency'))) return row.refuse('currency', otherCurrency);
    const at = row.time('created', undefined, 'UTC');
    const [amount, refunded = 0] = [row.amount('amount'), row.amount('refunded')];
    if (amount === undefined) return row.refuse('amount', 'The amount is missing');
    row.add({
      role: 'order',
      id: row.text('id'),
      key: row.text('id'),
      at,
      texts: {
        type: 'sale',
        tender: 'Card',
        customerId: row.text('customerId'),
        description: row.text('description'),
        undatedRefunds: refunded === 0 ? '' : 'yes',
      },
      amounts: { partialRefunds: refunded, totalCollected: amount - refunded },
    });
  },
});

const refundColumns = {
  id: ['id'],
  created: ['created'],
  amount: ['amount'],
  charge: ['charge_id'],
  currency: ['currency'],
  status: ['status'],
  reason: ['reason'],
  failure: ['failure_reason'],
} as const;

const refunds = defineReader<keyof typeof refundColumns>({
  kind: 'stripe-refunds-table',
  label: 'Table of Stripe refunds',
  family: 'stripe',
  columns: refundColumns,
  required: ['id', 'created', 'amount', 'charge', 'currency', 'status', 'failure'],
  currencies: ['currency'],
  amounts: ['amount'],
  isMinorUnits: true,
  read(row) {
    const status = row.text('status');
    if (!/^(?:succeeded|pending)$/.test(status)) return row.skip(`Not refunded: ${status}`);
    if (!row.isOwnCurrency(row.text('currency'))) return row.refuse('currency', otherCurrency);
    const at = row.time('created', undefined, 'UTC');
    const amount = row.amount('amount');
    if (amount === undefined) return row.refuse('amount', 'The amount is missing');
    const refundOf = row.text('charge');
    const texts = { refundReason: row.text('reason') };
    const movement = {
      id: row.text('id'),
      at,
      category: 'refund',
      amount: 0 - Math.abs(amount),
      fee: undefined,
      refundOf,
      texts,
    };
    for (const fact of movementFacts(movement)) row.add(fact);
  },
});

const payouts = defineReader({
  kind: 'stripe-payouts-table',
  label: 'Table of Stripe payouts',
  family: 'stripe',
  columns: { id: ['id'], arrival: ['arrival_date', 'Arrival Date (UTC)'], amount: ['amount'], currency: ['currency'] },
  required: ['id', 'arrival', 'amount', 'currency'],
  amounts: [],
  read: (row) => row.skip('Money moved, nothing sold: payout'),
});

const fees = defineReader({
  kind: 'stripe-fees-table',
  label: 'Table of Stripe fees',
  family: 'stripe',
  columns: {
    id: ['balance_transaction_id'],
    index: ['index'],
    amount: ['amount'],
    currency: ['currency'],
    type: ['type'],
  },
  required: ['id', 'index', 'amount', 'currency', 'type'],
  amounts: [],
  read: (row) => row.skip('A part of a fee that the balance transactions have as a whole'),
});

/** The tables of a Stripe account as data pipelines copy them: amounts are whole cents, times UTC. */
export const stripeTables: readonly Reader[] = [balance, charges, refunds, payouts, fees];
