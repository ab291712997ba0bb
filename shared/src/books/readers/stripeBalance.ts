import { sumOf } from '../facts/maybe';
import { deduction, defineReader, type Row } from './reader';
import { movementFacts, otherCurrency } from './movementFacts';
import { isChargeCategory, isTransfer, movementId } from './stripeFacts';

const columns = {
  id: ['balance_transaction_id', 'id'],
  created: ['created_utc', 'created', 'Created (UTC)', 'Created date (UTC)'],
  currency: ['currency'],
  gross: ['gross', 'Amount'],
  fee: ['fee', 'Fees'],
  feeTax: ['Taxes On Fee'],
  net: ['net'],
  category: ['reporting_category', 'type'],
  description: ['description'],
  charge: ['charge_id'],
  source: ['source_id', 'source'],
  customerId: ['customer_id'],
  customerName: ['customer_name'],
} as const;

/** Every movement of a Stripe balance: the itemized report, and the export of the balance history. */
export const stripeBalance = defineReader<keyof typeof columns>({
  kind: 'stripe-balance',
  label: 'Stripe balance, itemized',
  family: 'stripe',
  columns,
  required: ['id', 'created', 'currency', 'gross', 'fee', 'net', 'category'],
  never: ['exchange_rate', 'Order number', 'Order'],
  currencies: ['currency'],
  amounts: ['gross', 'fee', 'net'],
  refunds: { column: 'category', words: /^(?:payment_)?(?:partial_)?refund$/i, size: 'gross' },
  read(row) {
    const category = row.text('category').toLowerCase();
    if (isTransfer(category)) return row.skip(`Money moved, nothing sold: ${category.replaceAll('_', ' ')}`);
    if (!row.isOwnCurrency(row.text('currency'))) return row.refuse('currency', otherCurrency);
    const at = row.time('created', undefined, 'UTC');
    const [amount, net] = [row.amount('gross'), row.amount('net')];
    if (amount === undefined) return row.refuse('gross', 'The amount is missing');
    const written = feeOf(row, amount, net);
    const fee = written === undefined ? undefined : amount + written === net ? 0 - written : written;
    const source = row.text('source');
    const charge = row.text('charge');
    const id = movementId(category, { movement: row.text('id'), source, charge });
    const texts = {
      description: row.text('description'),
      customerId: row.text('customerId'),
      customerName: row.text('customerName'),
    };
    const refundOf = isChargeCategory(category) ? '' : charge;
    for (const fact of movementFacts({
      id,
      at,
      category,
      amount,
      fee: fee ?? deduction(written, amount, net),
      refundOf,
      texts,
    }))
      row.add(fact);
  },
});

/** With the tax on the fee where the file has it in a column of its own: the net amount shows whether the fee is without it. */
function feeOf(row: Row<keyof typeof columns>, amount: number, net: number | undefined): number | undefined {
  const fee = row.amount('fee');
  const whole = sumOf([fee, row.amount('feeTax') ?? 0]);
  return whole !== undefined && Math.abs(whole) === Math.abs(amount - (net ?? NaN)) ? whole : fee;
}
