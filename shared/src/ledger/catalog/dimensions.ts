/** What the values of a dimension are: days `2025-06-22`, months `2025-06`, hours `00` to `23`, weekdays `0` (Sunday) to `6`. */
export type DimensionUnit = 'text' | 'date' | 'week' | 'month' | 'hour' | 'weekday';

/** Something that transactions, their lines or their payments are grouped, filtered and listed by. Merchants read "field". */
export interface Dimension {
  readonly label: string;
  readonly unit: DimensionUnit;
  readonly description: string;
  /** What can differ within a transaction: its lines, its payments, or nothing. */
  readonly of: 'transaction' | 'line' | 'payment';
  /** What a group without a value is called, if not `No device nickname`. */
  readonly noValue?: string;
  /** What groups are called after "by", if not the label: `item`, `day`. */
  readonly word?: string;
}

type Facts = Pick<Dimension, 'noValue' | 'word'> & { readonly unit?: DimensionUnit };

function of(
  kind: Dimension['of'],
  label: string,
  description: string,
  { unit = 'text', ...facts }: Facts = {},
): Dimension {
  return { label, unit, description, of: kind, ...facts };
}

const line = (label: string, description: string, facts?: Facts) => of('line', label, description, facts);
const transaction = (label: string, description: string, facts?: Facts) => of('transaction', label, description, facts);
const payment = (label: string, description: string) => of('payment', label, description);

const lineDimensions = {
  'item-name': line('Item name', 'Name of the item sold or returned', { noValue: 'No item', word: 'item' }),
  'itemization-type': line('Itemization type', 'Item, gift card, or other'),
  sku: line('SKU', 'Stock keeping unit of the item', { noValue: 'No item', word: 'SKU' }),
  unit: line('Unit', 'Unit in which the item is sold'),
  category: line('Category', 'Category of the item', { noValue: 'No item' }),
  'reporting-category': line('Reporting category', 'Category under which the item is reported', { noValue: 'No item' }),
} as const;

const transactionDimensions = {
  kind: transaction('Kind', 'Sale, exchange, or other: invoices, appointments, and online orders'),
  location: transaction('Location', 'Location of the sale'),
  channel: transaction('Channel', 'In-Store, In-Person, Online, Invoice, or Appointment'),
  source: transaction('Source', 'Product that took the payment'),
  'device-name': transaction('Device name', 'Device that took the payment', { word: 'device' }),
  'device-nickname': transaction('Device nickname', 'Name you gave the device'),
  'transaction-id': transaction('Transaction ID', 'ID of the transaction'),
  'payment-id': transaction('Payment ID', 'ID of the payment, if money was paid'),
  'payment-method': payment('Payment method', 'Card or cash'),
  'transaction-status': transaction('Transaction status', 'Completed or partially paid'),
  'transaction-type': transaction('Transaction type', 'Sale or refund'),
  'attributed-to': transaction('Attributed to employee', 'Team member credited with the sale', {
    noValue: 'No employee',
    word: 'employee',
  }),
  'collected-by': transaction('Collected by employee', 'Team member who took the payment', {
    noValue: 'No team member',
    word: 'team member',
  }),
  tender: payment('Tender', 'Card, cash, digital wallet, or other'),
  'discount-use': transaction('Discount', 'Whether a discount or comp was given'),
  'refund-reason': transaction('Refund reason', 'Reason given for a refund', {
    noValue: 'No reason given',
    word: 'reason',
  }),
  'fee-kind': payment('Fee type', 'Processing, invoice, or no fee'),
  'fee-charged': payment('Fees', 'With or without a fee'),
  customer: transaction('Customer', 'Name and ID of the customer'),
  'customer-id': transaction('Customer ID', 'ID of the customer'),
  date: transaction('Date', 'Day of the transaction', { unit: 'date', word: 'day' }),
  week: transaction('Week', 'Weeks start on Sunday', { unit: 'week' }),
  month: transaction('Month', 'Calendar month', { unit: 'month' }),
  weekday: transaction('Weekday', 'Day of the week', { unit: 'weekday' }),
  hour: transaction('Hour', 'Hour of the day', { unit: 'hour' }),
  time: transaction('Time', 'Time of the transaction'),
  'time-zone': transaction('Time zone', 'Time zone of the location'),
  'part-of-day': transaction('Part of day', 'Morning from 5 AM, afternoon from noon, evening from 5 PM'),
} as const;

/**
 * Every field of the ledger. A new one is a row here and its column in `columns/dimensionColumn.ts`; screens that offer
 * it as a filter, grouping or column name its id.
 */
export const dimensions = { ...lineDimensions, ...transactionDimensions } as const satisfies Record<string, Dimension>;

export type LineDimension = keyof typeof lineDimensions;
export type RowDimension = keyof typeof transactionDimensions;
export type PaymentDimension = 'payment-method' | 'tender' | 'fee-kind' | 'fee-charged';
export type DimensionId = keyof typeof dimensions;
export const dimensionIds = Object.keys(dimensions) as readonly DimensionId[];

export function dimensionOf(id: DimensionId): Dimension {
  return dimensions[id];
}

export function isDimensionId(id: string): id is DimensionId {
  return Object.hasOwn(dimensions, id);
}

/** Whether the lines of a transaction can differ in it. */
export function isOfLine(id: DimensionId): id is LineDimension {
  return dimensions[id].of === 'line';
}

/** Whether the payments of a transaction can differ in it. */
export function isOfPayment(id: DimensionId): id is PaymentDimension {
  return dimensions[id].of === 'payment';
}
