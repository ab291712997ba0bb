import { lineList } from './lineList';
import type { Reader } from './reader';
import { extraLine } from './shopifyOrders';

/** The reports of all orders of Amazon: a row per item. Its price is that of all its pieces. */
export const amazonOrders: Reader = {
  ...lineList,
  kind: 'amazon-orders',
  label: 'Amazon orders',
  family: 'amazon-orders',
  columns: {
    id: ['amazon-order-id', 'order-id'],
    date: ['purchase-date'],
    status: ['order-status'],
    item: ['product-name'],
    sku: ['sku'],
    quantity: ['quantity', 'quantity-purchased'],
    amount: ['item-price'],
    tax: ['item-tax'],
    discount: ['item-promotion-discount'],
    currency: ['currency'],
    shipping: ['shipping-price'],
    shippingTax: ['shipping-tax'],
    shippingDiscount: ['ship-promotion-discount'],
    wrap: ['gift-wrap-price'],
    wrapTax: ['gift-wrap-tax'],
  },
  required: ['id', 'date', 'item', 'quantity', 'amount', 'tax'],
  amounts: ['amount', 'tax', 'shipping'],
  read(row) {
    if (/^pending$/i.test(row.text('status'))) return row.skip('Not paid: pending');
    lineList.read(row);
    const id = row.text('id');
    const add = (name: string, gross = 0, tax = 0, discount = 0) => {
      if (gross !== 0) row.add({ ...extraLine(id, name, gross, { tax, discount }), key: '', at: row.time('date') });
    };
    add('Shipping', row.amount('shipping'), row.amount('shippingTax'), Math.abs(row.amount('shippingDiscount') ?? 0));
    add('Gift wrap', row.amount('wrap'), row.amount('wrapTax'));
  },
};
