import { sumOf } from '../facts/maybe';
import { defineReader, type Row } from './reader';
import { movementFacts, otherCurrency } from './movementFacts';

type Column = keyof typeof columns;

const columns = {
  id: ['id'],
  created: ['Created date (UTC)', 'Created (UTC)', 'Created'],
  amount: ['Amount'],
  refunded: ['Amount Refunded'],
  currency: ['Currency'],
  captured: ['Captured'],
  converted: ['Converted Amount'],
  convertedRefunded: ['Converted Amount Refunded'],
  convertedCurrency: ['Converted Currency'],
  fee: ['Fee'],
  feeTax: ['Taxes On Fee'],
  status: ['Status'],
  refundDate: ['Refunded date (UTC)', 'Refunded date'],
  disputed: ['Disputed Amount'],
  disputeDate: ['Dispute Date (UTC)', 'Dispute Date'],
  disputeStatus: ['Dispute Status'],
  description: ['Description'],
  source: ['Payment Source Type'],
  customerId: ['Customer ID'],
  customerName: ['Customer Email', 'Card Name'],
  location: ['Destination'],
  invoice: ['Invoice Number', 'Invoice ID'],
  charge: ['Charge ID', 'Charge'],
} as const;

const paid = /^(?:paid|succeeded|refunded|partial(?:ly)?[ _]refund(?:ed)?|disputed|dispute.*|captured)$/i;

/** A card whose owner was asked by its bank is `three_d_secure`, or `three_d_secure_2`. */
const ofCard = /card|three_d_secure/i;

/** Lists of payouts, transfers and refunds have the columns of payments, and ids that say what they are. */
const paidOut = /^(?:po|tr|tu)_/;
const paidBack = /^(?:re|pyr)_/;

/**
 * Payments of Stripe in the currency of the charge and in that of the account, with what was refunded of each: the sum of its
 * refunds, on the day of the last one.
 */
export const stripePayments = defineReader<Column>({
  kind: 'stripe-payments',
  label: 'Stripe payments',
  family: 'stripe',
  columns,
  required: ['created', 'amount', 'currency', 'status'],
  never: ['reporting_category', 'balance_transaction_id', 'arrival_date', 'Arrival Date (UTC)', 'Order', 'Net'],
  currencies: ['convertedCurrency', 'currency'],
  amounts: ['amount', 'converted', 'fee', 'feeTax'],
  read(row) {
    const status = row.text('status');
    if (!paid.test(status)) return row.skip(`Not paid: ${status || 'no status'}`);
    if (/^(?:false|no|0)$/i.test(row.text('captured'))) return row.skip('Not captured');
    const at = row.time('created', undefined, 'UTC');
    const money = moneyOf(row);
    if (!money) return row.refuse('currency', otherCurrency);
    const { amount, fee } = money;
    if (amount === undefined) return row.refuse('amount', 'The amount is missing');
    const id = row.text('id');
    if (paidOut.test(id)) return row.skip('Money moved, nothing sold: payout');
    if (paidBack.test(id)) {
      const movement = {
        id,
        at,
        category: 'refund',
        amount: 0 - Math.abs(amount),
        fee: 0,
        refundOf: row.text('charge'),
      };
      for (const fact of movementFacts(movement)) row.add(fact);
      return;
    }
    const refunded = Math.min(money.refunded, amount);
    const disputed = Math.min(money.disputed, amount - refunded);
    const back = [
      { category: 'refund', size: refunded, at: dateOf(row, 'refundDate') },
      { category: 'dispute', size: disputed, at: dateOf(row, 'disputeDate') },
    ].filter(({ size }) => size !== 0);
    const undated = back.reduce((sum, part) => (part.at && id !== '' ? sum : sum + part.size), 0);
    const customer = { customerId: row.text('customerId'), customerName: row.text('customerName') };
    const source = row.text('source');
    const tender = source === '' || ofCard.test(source) ? 'Card' : source;
    row.add({
      role: 'order',
      id,
      key: id,
      at,
      texts: {
        ...customer,
        type: 'sale',
        tender,
        status: /refund|disput/i.test(status) ? status : 'Completed',
        description: row.text('description'),
        channel: row.text('invoice') === '' ? 'Online' : 'Invoice',
        undatedRefunds: undated === 0 ? '' : 'yes',
      },
      amounts: { partialRefunds: undated, totalCollected: amount - undated, fee },
    });
    if (id === '') return;
    for (const { category, size, at: day } of back) {
      if (!day) continue;
      const texts = { ...customer, tender, undatedRefunds: 'yes' };
      const movement = { id: `${id}/${category}`, at: day, category, amount: 0 - size, fee: 0, refundOf: id, texts };
      for (const fact of movementFacts(movement)) row.add(fact);
    }
  },
});

function dateOf(row: Row<Column>, column: 'refundDate' | 'disputeDate') {
  return row.text(column) === '' ? undefined : row.time(column, undefined, 'UTC');
}

/** Amounts in the shop's currency: as they were settled, else as they were charged. The fee is in that of the settlement. */
function moneyOf(row: Row<Column>) {
  const settled = row.text('convertedCurrency') || row.text('currency');
  const isSettled = row.isOwnCurrency(settled);
  const disputed = isMoneyTaken(row) ? 'disputed' : undefined;
  if (isSettled && row.text('converted') !== '') {
    const refunded = row.has('convertedRefunded') ? row.amount('convertedRefunded') : settledPart(row, 'refunded');
    return {
      amount: row.amount('converted'),
      refunded: Math.abs(refunded ?? 0),
      disputed: Math.abs((disputed && settledPart(row, disputed)) ?? 0),
      fee: feeOf(row),
    };
  }
  if (!row.isOwnCurrency(row.text('currency'))) return undefined;
  return {
    amount: row.amount('amount'),
    refunded: Math.abs(row.amount('refunded') ?? 0),
    disputed: Math.abs((disputed && row.amount(disputed)) ?? 0),
    fee: isSettled ? feeOf(row) : undefined,
  };
}

/** What Stripe keeps: the fee, and the tax on it, which the fee of this export is without. */
function feeOf(row: Row<Column>): number | undefined {
  return sumOf([row.amount('fee'), row.amount('feeTax') ?? 0]);
}

/** Stripe takes what is disputed at once, and gives it back if the dispute is won. Warnings take nothing. */
function isMoneyTaken(row: Row<Column>): boolean {
  return row.text('disputed') !== '' && !/won|warning|prevented/i.test(row.text('disputeStatus'));
}

/** Without its own column, a part can be told in the settled currency only if it is nothing or everything. */
function settledPart(row: Row<Column>, column: 'refunded' | 'disputed'): number | undefined {
  const [charged, part = 0] = [row.amount('amount'), row.amount(column)];
  if (part === 0) return 0;
  if (row.text('currency').toUpperCase() === row.text('convertedCurrency').toUpperCase()) return part;
  if (Math.abs(part) === charged) return row.amount('converted');
  row.refuse(column, 'What was paid back is not converted to the currency of the shop');
  return undefined;
}
