import { product } from '../reading/numbers';
import { itemOf, lineQuantity } from './lineFacts';
import { defineReader } from './reader';
import { extraLine } from './shopifyOrders';
import { otherCurrency } from './movementFacts';

const orderColumns = {
  date: ['Sale Date'],
  id: ['Order ID'],
  buyer: ['Buyer User ID', 'Buyer'],
  name: ['Full Name'],
  method: ['Payment Method', 'Payment Type'],
  currency: ['Currency'],
  value: ['Order Value'],
  discount: ['Discount Amount'],
  inPersonDiscount: ['InPerson Discount'],
  shippingDiscount: ['Shipping Discount', 'Delivery Discount'],
  shipping: ['Shipping', 'Delivery'],
  tax: ['Sales Tax'],
  total: ['Order Total'],
  status: ['Status'],
  fees: ['Card Processing Fees'],
  adjustedTotal: ['Adjusted Order Total'],
  adjustedFees: ['Adjusted Card Processing Fees'],
} as const;

/**
 * A row per order. Its total contains the tax, or none if it is the sum of the other parts: then Etsy has kept the tax. What
 * else it has above its parts is unknown, and so are the discounts of one below them. An adjusted total is what was left after
 * a refund, zero means no refund.
 */
export const etsyOrders = defineReader<keyof typeof orderColumns>({
  kind: 'etsy-orders',
  label: 'Etsy sold orders',
  family: 'etsy',
  columns: orderColumns,
  required: ['date', 'id', 'value', 'total'],
  currencies: ['currency'],
  amounts: ['value', 'total', 'shipping', 'fees'],
  dateOrder: 'month first',
  isEdited: true,
  read(row) {
    const status = row.text('status');
    if (/^cancel/i.test(status)) return row.skip(`Not sold: ${status}`);
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrency);
    const at = row.time('date');
    const id = row.text('id');
    const [value, total, shipping = 0] = [row.amount('value'), row.amount('total'), row.amount('shipping')];
    if (value === undefined) return row.refuse('value', 'The order value is missing');
    const shippingDiscount = Math.abs(row.amount('shippingDiscount') ?? 0);
    const discounts =
      Math.abs(row.amount('discount') ?? 0) + Math.abs(row.amount('inPersonDiscount') ?? 0) + shippingDiscount;
    const above = total === undefined ? undefined : total - (value + shipping - discounts);
    const tax = row.amount('tax');
    const hasOtherDiscount = above !== undefined && above !== 0 && above < (tax ?? 0);
    const adjusted = row.amount('adjustedTotal') ?? 0;
    const refunded = total === undefined || adjusted === 0 ? 0 : total - adjusted;
    const adjustedFees = row.amount('adjustedFees') ?? 0;
    const fee = refunded !== 0 && adjustedFees !== 0 ? adjustedFees : row.amount('fees');
    row.add({
      role: 'order',
      id,
      key: id,
      at,
      texts: {
        type: 'sale',
        channel: 'Online',
        tender: /credit|card|cc/i.test(row.text('method')) ? 'Card' : row.text('method'),
        customerId: row.text('buyer'),
        customerName: row.text('name'),
        undatedRefunds: refunded === 0 ? '' : 'yes',
      },
      amounts: {
        itemSales: value + shipping,
        serviceCharges: 0,
        returns: 0,
        discounts: hasOtherDiscount ? undefined : discounts,
        comps: 0,
        taxes: above === 0 ? 0 : tax,
        partialRefunds: refunded,
        totalCollected: total === undefined ? undefined : total - refunded,
        fee: fee === undefined ? undefined : Math.abs(fee),
      },
    });
    if (shipping !== 0) row.add(extraLine(id, 'Shipping', shipping, { discount: shippingDiscount }));
  },
});

const itemColumns = {
  date: ['Sale Date'],
  item: ['Item Name'],
  buyer: ['Buyer'],
  quantity: ['Quantity'],
  price: ['Price'],
  discount: ['Discount Amount'],
  shippingDiscount: ['Shipping Discount'],
  shipping: ['Order Shipping'],
  tax: ['Order Sales Tax'],
  itemTotal: ['Item Total'],
  currency: ['Currency'],
  key: ['Transaction ID'],
  id: ['Order ID'],
  variations: ['Variations'],
  sku: ['SKU'],
} as const;

/** A row per item. Shipping and sales tax are those of the order, repeated on each of its rows. */
export const etsyItems = defineReader<keyof typeof itemColumns>({
  kind: 'etsy-items',
  label: 'Etsy sold order items',
  family: 'etsy',
  columns: itemColumns,
  required: ['date', 'item', 'quantity', 'price', 'itemTotal', 'id'],
  currencies: ['currency'],
  amounts: ['price', 'itemTotal'],
  dateOrder: 'month first',
  read(row) {
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrency);
    const at = row.time('date');
    const id = row.text('id');
    if (id === '') row.refuse('id', 'The order ID is missing');
    const [quantity, price] = [row.number('quantity'), row.number('price')];
    if (!quantity || !price) return row.refuse(quantity ? 'price' : 'quantity', 'The number is missing');
    const gross = row.rounded(product(quantity, price));
    row.add({
      role: 'line',
      id,
      key: row.text('key'),
      at,
      texts: { channel: 'Online', customerId: row.text('buyer') },
      // Names of Etsy stay without their variation, which often has the wishes of the customer.
      item: {
        ...itemOf({ name: row.text('item'), sku: row.text('sku'), gross, quantity }),
        ...(row.text('variations') !== '' && { variation: row.text('variations') }),
      },
      amounts: { gross, quantity: lineQuantity(gross, quantity), discount: Math.abs(row.amount('discount') ?? 0) },
    });
    const taxes = row.amount('tax');
    if (taxes !== undefined) row.add({ role: 'order', id, key: id, at, amounts: { taxes } });
    const shipping = row.amount('shipping') ?? 0;
    const discount = Math.abs(row.amount('shippingDiscount') ?? 0);
    if (shipping !== 0) row.add(extraLine(id, 'Shipping', shipping, { discount }));
  },
});

const paymentColumns = {
  key: ['Payment ID'],
  id: ['Order ID'],
  date: ['Order Date'],
  buyer: ['Buyer Username', 'Buyer'],
  name: ['Buyer Name'],
  gross: ['Gross Amount'],
  fees: ['Fees'],
  net: ['Net Amount'],
  adjustedGross: ['Adjusted Gross'],
  adjustedFees: ['Adjusted Fees'],
  refund: ['Refund Amount'],
  currency: ['Currency'],
  type: ['Payment Type'],
} as const;

/** A row per payment, with what was left of it and its fees after a refund. */
export const etsyPayments = defineReader<keyof typeof paymentColumns>({
  kind: 'etsy-payments',
  label: 'Etsy payments',
  family: 'etsy',
  columns: paymentColumns,
  required: ['key', 'id', 'date', 'gross', 'fees', 'net'],
  currencies: ['currency'],
  amounts: ['gross', 'fees', 'net'],
  dateOrder: 'month first',
  isEdited: true,
  read(row) {
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrency);
    const at = row.time('date');
    const gross = row.amount('gross');
    if (gross === undefined) return row.refuse('gross', 'The amount is missing');
    const [adjusted = 0, adjustedFees = 0] = [row.amount('adjustedGross'), row.amount('adjustedFees')];
    const refunded = Math.abs(row.amount('refund') ?? (adjusted === 0 ? 0 : gross - adjusted));
    const fee = refunded !== 0 && adjustedFees !== 0 ? adjustedFees : row.amount('fees');
    row.add({
      role: 'order',
      id: row.text('id'),
      key: row.text('key'),
      at,
      texts: {
        type: 'sale',
        channel: 'Online',
        tender: /cc|card/i.test(row.text('type')) ? 'Card' : row.text('type'),
        customerId: row.text('buyer'),
        customerName: row.text('name'),
        undatedRefunds: refunded === 0 ? '' : 'yes',
      },
      amounts: {
        partialRefunds: refunded,
        totalCollected: gross - refunded,
        fee: fee === undefined ? undefined : Math.abs(fee),
      },
    });
  },
});
