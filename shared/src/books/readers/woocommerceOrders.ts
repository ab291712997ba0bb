import { capitalized } from '@back-office/shared/format';
import { itemOf } from './lineFacts';
import { defineReader, type Row } from './reader';

type Column = keyof typeof columns;

const columns = {
  date: ['Date'],
  id: ['Order #'],
  total: ['N. Revenue (formatted)'],
  status: ['Status'],
  customer: ['Customer'],
  products: ['Product(s)'],
  sold: ['Items sold'],
  coupons: ['Coupon(s)'],
  net: ['Net Sales', 'N. Revenue', 'Net Revenue'],
  attribution: ['Attribution'],
} as const;

/**
 * Orders of WooCommerce Analytics: the total of the order and its net sales, after coupons and without tax and shipping.
 * An order without a coupon has no discount; what a coupon took off is not in the file. A refund is a row with the number of
 * its order, whose total it repeats. Products have quantities alone: their amounts are unknown, but for the only one of an
 * order.
 */
export const woocommerceOrders = defineReader<Column>({
  kind: 'woocommerce-orders',
  label: 'WooCommerce Analytics orders',
  family: 'woocommerce',
  columns,
  required: ['date', 'id', 'status', 'net'],
  amounts: ['net'],
  formatted: ['total'],
  dateOrder: 'month first',
  isEdited: true,
  read(row) {
    const status = row.text('status').toLowerCase().replace(/^wc-/, '');
    if (/^(?:cancell?ed|failed|pending|pending payment|trash|draft|checkout-draft|auto-draft)$/.test(status))
      return row.skip(`Not sold: ${status}`);
    const at = row.time('date');
    if (row.text('id') === '') row.refuse('id', 'The order number is missing');
    const net = row.amount('net');
    if (net === undefined) return row.refuse('net', 'The net sales are missing');
    const totals = totalsOf(row);
    if (totals === 'no number') return row.refuse('total', 'This is not a number');
    // A refund of shipping alone lowers no net sales.
    const isRefund = net < 0 || (net === 0 && totals !== undefined && totals.left !== totals.ordered);
    const hasDiscount = !row.has('coupons') || row.text('coupons') !== '';
    const id = isRefund ? `${row.text('id')}/refund ${row.text('date')}` : row.text('id');
    row.add({
      role: 'order',
      id,
      key: id,
      at,
      texts: {
        type: isRefund ? 'refund' : 'sale',
        refundOf: isRefund ? row.text('id') : '',
        status: capitalized(status),
        channel: 'Online',
        source: row.text('attribution'),
        customerName: row.text('customer'),
        description: row.text('products'),
      },
      amounts: {
        netSales: net,
        ...(isRefund && { itemSales: 0, serviceCharges: 0, returns: 0 - net, discounts: 0, comps: 0 }),
        ...(!isRefund && { returns: 0, serviceCharges: 0, comps: 0 }),
        ...(!isRefund && !hasDiscount && { itemSales: net, discounts: 0 }),
        ...(totals && { totalCollected: status === 'on-hold' ? 0 : isRefund ? paidBack(net, totals) : totals.ordered }),
      },
    });
    const products = productsOf(row);
    const isAmountKnown = products.length === 1 && (isRefund || !hasDiscount);
    const amounts = isAmountKnown ? { gross: net, discount: 0 } : {};
    for (const { name, quantity } of products) {
      const item = itemOf({ name, gross: isAmountKnown ? net : 0, quantity: { units: quantity, scale: 0 } });
      row.add({ role: 'line', id, at, item, amounts: { ...amounts, quantity: isRefund ? 0 - quantity : quantity } });
    }
  },
});

/** `1× Cap, 2× Mug, large`; none unless they are as many as the file says were sold. */
function productsOf(row: Row<Column>): readonly { readonly name: string; readonly quantity: number }[] {
  const products = row
    .text('products')
    .split(/, (?=-?\d+× )/)
    .map((text) => /^-?(?<quantity>\d+)× (?<name>.+)$/s.exec(text)?.groups ?? {})
    .map(({ name = '', quantity }) => ({ name, quantity: Number(quantity) }));
  const sold = row.number('sold');
  const count = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return count > 0 && sold?.scale === 0 && Math.abs(sold.units) === count ? products : [];
}

interface Totals {
  readonly ordered: number;
  /** What refunds have left of it. */
  readonly left: number;
}

/** `$110.00`, `110,00 € (includes 17,56 € VAT)`, or with refunds the total before and after them: `$110.00 $77.00`. */
function totalsOf(row: Row<Column>): Totals | 'no number' | undefined {
  const text = row.text('total').replace(/\s*\([^()]*\p{L}[^()]*\)$/u, '');
  if (text === '') return undefined;
  const one = row.amountIn(text);
  if (one !== undefined) return { ordered: one, left: one };
  const [ordered, left, ...more] = text.split(/[ \n]+/).map(row.amountIn);
  return ordered === undefined || left === undefined || more.length > 0 ? 'no number' : { ordered, left };
}

/** All that was paid back of the order, if this refund is most of it; else what other refunds had of it is not known. */
function paidBack(net: number, { ordered, left }: Totals): number | undefined {
  if (ordered < 0) return ordered;
  if (left === ordered) return 0 - net === ordered ? net : undefined;
  const refunded = ordered - left;
  return net * -2 > refunded ? 0 - refunded : undefined;
}
