import { defineReader } from './reader';

const columns = {
  date: ['Date'],
  id: ['Order #'],
  total: ['N. Revenue (formatted)'],
  status: ['Status'],
  customer: ['Customer'],
  products: ['Product(s)'],
  coupons: ['Coupon(s)'],
  net: ['Net Sales', 'N. Revenue', 'Net Revenue'],
  attribution: ['Attribution'],
} as const;

/**
 * Orders of WooCommerce Analytics: the total of the order and its net sales, after coupons and without tax and shipping.
 * An order without a coupon has no discount; what a coupon took off is not in the file.
 */
export const woocommerceOrders = defineReader<keyof typeof columns>({
  kind: 'woocommerce-orders',
  label: 'WooCommerce Analytics orders',
  family: 'woocommerce',
  columns,
  required: ['date', 'id', 'status', 'net'],
  amounts: ['net', 'total'],
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
    const total = row.has('total') ? row.amount('total') : undefined;
    const isRefund = net < 0;
    const hasDiscount = !row.has('coupons') || row.text('coupons') !== '';
    const id = isRefund ? `${row.text('id')}/refund` : row.text('id');
    row.add({
      role: 'order',
      id,
      key: `${id} ${isRefund ? row.text('date') : ''}`,
      ...(at && { at }),
      texts: {
        type: isRefund ? 'refund' : 'sale',
        refundOf: isRefund ? row.text('id') : '',
        status: status === 'completed' ? 'Completed' : status.charAt(0).toUpperCase() + status.slice(1),
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
        ...(total !== undefined && {
          totalCollected: status === 'on-hold' ? 0 : isRefund ? 0 - Math.abs(total) : total,
        }),
      },
    });
  },
});
