import type { Fact } from '../facts/fact';
import { flagOf, isCanceled, isCash, isPaidBack, isPartlyPaidBack, isUnpaid } from './lineFacts';
import { sumOf } from '../facts/maybe';
import { defineReader, type Row } from './reader';
import { otherCurrencies, sentence } from './movementFacts';

export type PlainOrderColumn = keyof typeof plainOrderColumns;

export const plainOrderColumns = {
  id: ['id', 'order_id', 'order_number'],
  date: ['order_date', 'ordered_at', 'created_at', 'date'],
  time: ['time'],
  customerId: ['user_id', 'customer_id', 'customer'],
  customerName: ['customer_name'],
  status: ['status', 'order_status', 'payment_status', 'financial_status', 'order_state'],
  subtotal: ['subtotal', 'order_subtotal', 'net_sales'],
  discount: ['discount', 'discounts', 'discount_amount', 'discount_total', 'total_discount', 'total_discounts'],
  tax: ['tax_paid', 'tax', 'taxes', 'tax_amount', 'tax_total', 'total_tax'],
  shipping: ['shipping', 'shipping_total', 'shipping_amount', 'shipping_cost', 'total_shipping'],
  shippingTax: ['shipping_tax_total', 'shipping_tax', 'total_shipping_tax'],
  paidBack: ['is_refunded', 'fully_refunded', 'was_refunded'],
  refunded: ['refunded', 'refunded_total', 'refunded_amount', 'refund_amount', 'amount_refunded', 'total_refunded'],
  tip: ['tip', 'tips'],
  fee: ['fee', 'fees'],
  count: [],
  total: ['order_total', 'total', 'total_amount', 'amount'],
  tender: ['payment_method', 'tender'],
  location: ['store_id', 'location', 'store'],
  staff: ['staff', 'employee'],
  device: [],
  currency: ['currency', 'order_currency'],
} as const;

/** A row per order, as shop systems keep it in a table. Amounts without any decimals are in the smallest unit. */
export const plainOrders = defineReader<PlainOrderColumn>({
  kind: 'orders-table',
  label: 'Table of orders',
  family: 'tables',
  columns: plainOrderColumns,
  required: ['id', 'date', 'customerId'],
  // Orders that are repeated for each of their payments.
  never: ['quantity', 'unit_price', 'balance_transaction_id', 'payment_amount', 'tender_amount'],
  currencies: ['currency'],
  amounts: ['subtotal', 'total'],
  fees: { column: 'fee', size: 'total' },
  isMinorUnits: true,
  isEdited: true,
  read(row) {
    const status = row.text('status');
    const at = row.time('date', row.has('time') ? 'time' : undefined);
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrencies);
    const amounts = orderAmounts(row);
    row.add({
      role: 'order',
      id: row.text('id'),
      key: row.text('id'),
      at,
      texts: {
        void: isCanceled(status) ? `Not sold: ${status}` : '',
        status: status === '' || status === 'completed' ? 'Completed' : sentence(status),
        customerId: row.text('customerId'),
        customerName: row.text('customerName'),
        location: row.text('location'),
        staff: row.text('staff'),
        device: row.text('device'),
        tender: row.text('tender'),
        method: isCash(row.text('tender')) ? 'cash' : 'card',
        undatedRefunds: amounts.partialRefunds ? 'yes' : '',
      },
      amounts,
    });
  },
});

/** The tax, and that of shipping if the total shows that it stands apart. */
function taxOf(row: Row<PlainOrderColumn>): number | undefined {
  const [total, subtotal, tax] = [row.amount('total'), row.amount('subtotal'), row.amount('tax')];
  const ofShipping = row.amount('shippingTax') ?? 0;
  const beside = sumOf([total, 0 - (subtotal ?? 0), 0 - (row.amount('shipping') ?? 0), 0 - ofShipping]);
  if (ofShipping === 0 || subtotal === undefined || tax === undefined || beside === undefined) return tax;
  const discounts = Math.abs(row.amount('discount') ?? 0);
  return [tax, tax - discounts].includes(beside) ? tax + ofShipping : tax;
}

function countOf(row: Row<PlainOrderColumn>): number | undefined {
  const count = row.number('count');
  return count && count.units / 10 ** count.scale;
}

/** What a row says of the amounts of an order. */
export function orderAmounts(row: Row<PlainOrderColumn>): Fact['amounts'] {
  const [total, tax, fee] = [row.amount('total'), taxOf(row), row.amount('fee')];
  // Nobody writes that there was no tip.
  const tips = row.has('tip') ? (row.amount('tip') ?? 0) : undefined;
  const taken = sumOf([tax, row.has('tip') ? tips : 0]);
  const discounts = row.has('discount') ? Math.abs(row.amount('discount') ?? 0) : 0;
  const left = total === undefined || taken === undefined ? undefined : total - taken;
  const { net, isTipOutside } = netOf(row, left, { tax: tax ?? 0, tips: tips ?? 0, discounts });
  const collected = sumOf([total, isTipOutside ? tips : 0]);
  const stated = refundedOf(row, total);
  const isRefundKnown = !Number.isNaN(stated);
  const refunded = isRefundKnown ? stated : undefined;
  const isReturn = net !== undefined && net < 0;
  return {
    ...(net !== undefined && {
      serviceCharges: 0,
      comps: 0,
      discounts: isReturn ? 0 - discounts : discounts,
      itemSales: isReturn ? 0 : net + discounts,
      returns: isReturn ? discounts - net : 0,
    }),
    ...(row.has('count') && { count: countOf(row) }),
    taxes: tax,
    tips,
    fee,
    ...(refunded !== undefined && { partialRefunds: refunded }),
    totalCollected: !isRefundKnown
      ? undefined
      : total === undefined || !isUnpaid(row.text('status'))
        ? sumOf([collected, 0 - (refunded ?? 0)])
        : 0,
  };
}

/**
 * What is left of the total without tax and tip, if the subtotal leads to it: before or after the discount, with or without
 * shipping and tax. It may also show that the total is without the tip. A subtotal that does not stands as it is.
 */
function netOf(
  row: Row<PlainOrderColumn>,
  left: number | undefined,
  { tax, tips, discounts }: { tax: number; tips: number; discounts: number },
): { net: number | undefined; isTipOutside: boolean } {
  const written = row.amount('subtotal');
  const shipping = row.amount('shipping') ?? 0;
  if (written === undefined) return { net: left, isTipOutside: false };
  if (left === undefined) {
    // Without the tax, it is not known what the total has beside the subtotal.
    const total = row.amount('total');
    const isBeside = total !== undefined && Math.abs(written + shipping) <= Math.abs(total);
    return { net: isBeside ? written + shipping : written, isTipOutside: false };
  }
  const sums = [written, written - discounts, written + shipping, written + shipping - discounts];
  const leadsTo = (amount: number) => sums.includes(amount) || sums.includes(amount + tax);
  if (leadsTo(left)) return { net: left, isTipOutside: false };
  return leadsTo(left + tips) ? { net: left + tips, isTipOutside: true } : { net: written, isTipOutside: false };
}

/**
 * What was paid back of an order; all of it, if its status or a column such as `Refunded?` says so and no column how much.
 * NaN if it is not known.
 */
function refundedOf(row: Row<PlainOrderColumn>, total: number | undefined): number | undefined {
  const text = row.text('refunded');
  // A `1` beside a total such as 25.00 is a yes.
  const isOne = text === '1' && /[.,]\d\d$/.test(row.text('total'));
  const amount = isOne || flagOf(text) !== undefined ? undefined : row.amount('refunded');
  if (amount) return Math.abs(amount);
  const status = row.text('status');
  const flag = flagOf(text) ?? flagOf(row.text('paidBack'));
  if (total !== undefined && total > 0 && (isOne || flag || isPaidBack(status))) return total;
  if (isPartlyPaidBack(status) && (total ?? 1) > 0) {
    row.note('status', 'says that some of a sale was paid back, and no column how much');
    return NaN;
  }
  return amount !== undefined || row.has('refunded') || row.has('paidBack') ? 0 : undefined;
}

const paymentColumns = {
  id: ['id', 'payment_id'],
  order: ['order_id'],
  date: ['created_at', 'payment_date', 'date', 'paid_at'],
  tender: ['payment_method', 'method', 'tender'],
  amount: ['amount'],
  status: ['status', 'result'],
  currency: ['currency'],
} as const;

/** A row per payment, joined to a table of orders by the order's id. */
export const plainPayments = defineReader<keyof typeof paymentColumns>({
  kind: 'payments-table',
  label: 'Table of payments',
  family: 'tables',
  columns: paymentColumns,
  required: ['id', 'order', 'tender', 'amount'],
  // Of exports with tips, fees or refunds beside the amount, only who knows them can say what the amount contains.
  never: ['balance_transaction_id', 'tip_amount', 'tip', 'fee', 'fees', 'net', 'refund_amount', 'refunded'],
  currencies: ['currency'],
  amounts: ['amount'],
  isMinorUnits: true,
  read(row) {
    const status = row.text('status');
    if (isCanceled(status) || isUnpaid(status)) return row.skip(`Not paid: ${status}`);
    const amount = row.amount('amount');
    if (amount === undefined) return row.refuse('amount', 'The amount is missing');
    const tender = tenderName(row.text('tender'));
    const at = row.text('date') === '' ? undefined : row.time('date');
    row.add({
      role: 'payment',
      id: row.text('order'),
      key: row.text('id'),
      at,
      texts: { tender, method: isCash(tender) ? 'cash' : 'card' },
      amounts: { paid: amount },
    });
  },
});

/** `credit_card` as `Card`. */
function tenderName(method: string): string {
  if (/^(?:credit|debit)?[ _]?card$/i.test(method)) return 'Card';
  return method === '' ? 'Other' : sentence(method.toLowerCase());
}

const customerColumns = {
  id: ['id', 'customer_id'],
  first: ['first_name', 'name'],
  last: ['last_name', 'email'],
} as const;

/** Customers sell nothing, but stand beside orders in one folder. */
export const plainCustomers = defineReader<keyof typeof customerColumns>({
  kind: 'customers-table',
  label: 'Table of customers',
  family: 'tables',
  columns: customerColumns,
  required: ['id', 'first', 'last'],
  never: ['amount', 'total', 'order_id', 'quantity', 'status', 'type'],
  amounts: [],
  read: (row) => row.skip('A customer: nothing sold'),
});
