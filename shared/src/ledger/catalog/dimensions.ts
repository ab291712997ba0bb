import { dayOfNumber, timeText, weekdayOf, weekStartOf } from '../model/calendar';
import { agreedTexts, channels, locations, type AddedText, type AgreedText } from '../model/transaction';
import { isInTimeRange, statusChoices, timeRanges } from '../model/filters';
import { tenders } from '../model/tenders';
import { sources, staffNames } from '../sample/registers';
import { weeksRule } from '../totals/periods';
import { agreedItemTexts } from '../columns/columns';
import type { Condition, KnownAmount } from './measure';

/** What the values of a dimension are: days `2025-06-22`, months `2025-06`, hours `00` to `23`, weekdays `0` (Sunday) to `6`. */
export type DimensionUnit = 'text' | 'date' | 'week' | 'month' | 'hour' | 'weekday';

/** How screens filter by a dimension. Values are those of the dimension, such as `08` for an hour. */
export interface FilterOffer {
  /** The parameter of its values in addresses, if not the id of the dimension. */
  readonly param?: string;
  /** Names its chip, if not the label of the dimension. */
  readonly label?: string;
  /** Values with a place in the order of lists, written as slugs in addresses. */
  readonly choices?: readonly string[];
  /** There are no other values, in any source. */
  readonly isFixed?: true;
  /** Has one value at most. */
  readonly isSingle?: true;
}

/** The text of the first condition that a transaction or payment meets, else the last text; unknown where a condition is. */
export interface Cases<Field extends string = RowDimension> {
  readonly when: readonly (readonly [Condition<Field>, string])[];
  readonly otherwise: string;
}

/** Something that transactions, their lines or their payments are grouped, filtered and listed by. Merchants read "field". */
export type Dimension = Named &
  Facts & { readonly cases?: Cases; readonly text?: StoredText; readonly item?: ItemText };

interface Named {
  readonly label: string;
  readonly unit: DimensionUnit;
  readonly description: string;
  /** What can differ within a transaction: its lines, its payments, or nothing. */
  readonly of: 'transaction' | 'line' | 'payment';
}

interface Facts {
  readonly unit?: DimensionUnit;
  /** What a group without a value is called, if not `No device nickname`. */
  readonly noValue?: string;
  /** What groups are called after "by", if not the label: `item`, `day`. */
  readonly word?: string;
  /** The text of the transaction that it is. One that is not agreed is stored too, and empty where a source lacks it. */
  readonly text?: string;
  /** The text of the item of a line that it is. One that is not agreed is stored too, and empty where a source lacks it. */
  readonly item?: string;
  /** What it is in which case. */
  readonly cases?: Cases<string>;
  /** What it is of the day, counted from January 1, 1970. */
  readonly ofDay?: (day: number) => string;
  /** What it is of the time, in minutes since midnight; empty where only the day of a transaction is known. */
  readonly ofMinute?: (minute: number) => string;
  /** Absent if no screen filters by it. */
  readonly filter?: FilterOffer;
}

type Row<Of extends Named['of'], Own extends Facts> = Named & Own & { readonly of: Of };

function rowsOf<const Of extends Named['of']>(of: Of) {
  return <const Own extends Facts>(label: string, description: string, own: Own): Row<Of, Own> => ({
    unit: 'text',
    label,
    description,
    of,
    ...own,
  });
}

const line = rowsOf('line');
const transaction = rowsOf('transaction');
const payment = rowsOf('payment');

function noneOf(...amounts: readonly KnownAmount[]) {
  return { all: amounts.map((amount) => ({ amount, is: 'zero' }) as const) };
}

const noTime = 'No time given';

/**
 * Every field of the ledger, in the order of addresses and filter chips: first what a figure of a report can be about, then
 * the filters of the transactions page. A new one is a row here that says what it is called, what it reads or by which rule
 * it follows, and how screens filter by it; a screen that offers it as a filter, grouping or column names its id.
 */
const all = {
  'item-name': line('Item name', 'Name of the item sold or returned', {
    item: 'name',
    noValue: 'No item',
    word: 'item',
    filter: { param: 'item', label: 'Item' },
  }),
  category: line('Category', 'Category of the item', { item: 'category', noValue: 'No category', filter: {} }),
  'reporting-category': line('Reporting category', 'Category under which the item is reported', {
    item: 'category',
    noValue: 'No category',
    filter: {},
  }),
  sku: line('SKU', 'Stock keeping unit of the item', { item: 'sku', noValue: 'No SKU', word: 'SKU', filter: {} }),
  'variation-name': line('Variation name', 'Variation of the item, such as its size', {
    item: 'variation',
    noValue: 'No variation',
    word: 'variation',
    filter: { param: 'variation', label: 'Variation' },
  }),
  unit: line('Unit', 'Unit in which the item is sold', { item: 'unit', filter: {} }),
  kind: transaction('Kind', 'Sale, exchange, or other: invoices, appointments, and online orders', { text: 'kind' }),
  date: transaction('Date', 'Day of the transaction', { unit: 'date', word: 'day', ofDay: dayOfNumber }),
  week: transaction('Week', 'Weeks start on the weekday that is usual where the shop is', {
    unit: 'week',
    ofDay: (day) => dayOfNumber(weekStartOf(day)),
  }),
  month: transaction('Month', 'Calendar month', { unit: 'month', ofDay: (day) => dayOfNumber(day).slice(0, 7) }),
  hour: transaction('Hour', 'Hour of the day', {
    unit: 'hour',
    noValue: noTime,
    ofMinute: (minute) => String(Math.floor(minute / 60)).padStart(2, '0'),
    filter: {},
  }),
  weekday: transaction('Weekday', 'Day of the week', {
    unit: 'weekday',
    ofDay: (day) => String(weekdayOf(day)),
    filter: {},
  }),
  time: transaction('Time', 'Time of the transaction', {
    noValue: noTime,
    ofMinute: timeText,
    filter: { param: 'at' },
  }),
  'time-zone': transaction('Time zone', 'Time zone of the location', { text: 'timeZone', filter: {} }),
  channel: transaction('Channel', 'In-Store, In-Person, Online, Invoice, or Appointment', {
    text: 'channel',
    filter: { choices: channels },
  }),
  'device-name': transaction('Device name', 'Device that took the payment', {
    text: 'device',
    word: 'device',
    filter: { param: 'device', label: 'Device' },
  }),
  'device-nickname': transaction('Device nickname', 'Name you gave the device', {
    text: 'deviceNickname',
    filter: { param: 'nickname' },
  }),
  'itemization-type': line('Itemization type', 'Item, gift card, or other', { filter: { param: 'itemization' } }),
  'discount-use': transaction('Discount', 'Whether a discount or comp was given', {
    cases: { when: [[noneOf('discounts', 'comps'), 'Without discount']], otherwise: 'With discount' },
    filter: { param: 'discount' },
  }),
  'refund-reason': transaction('Refund reason', 'Reason given for a refund', {
    text: 'refundReason',
    noValue: 'No reason given',
    word: 'reason',
    filter: { param: 'reason' },
  }),
  'fee-kind': payment('Fee type', 'Processing, invoice, or no fee', {
    cases: {
      when: [
        [noneOf('fee'), 'No fee'],
        [{ field: 'channel', is: 'Invoice' }, 'Invoice fee'],
      ],
      otherwise: 'Processing fee',
    },
    filter: { param: 'fee-type' },
  }),
  customer: transaction('Customer', 'Name and ID of the customer', { filter: { param: 'customer-name' } }),
  'customer-id': transaction('Customer ID', 'ID of the customer', {
    text: 'customerId',
    filter: { param: 'customer' },
  }),
  'transaction-id': transaction('Transaction ID', 'ID of the transaction', { filter: { param: 'transaction' } }),
  'payment-id': transaction('Payment ID', 'ID of the payment, if money was paid', { filter: { param: 'payment' } }),
  'attributed-to': transaction('Attributed to employee', 'Team member credited with the sale', {
    text: 'staff',
    noValue: 'No employee',
    word: 'employee',
    filter: { param: 'employee', label: 'Employee' },
  }),
  'part-of-day': transaction('Part of day', 'Morning from 5 AM, afternoon from noon, evening from 5 PM', {
    noValue: noTime,
    ofMinute: (minute) => timeRanges.slice(1).find((range) => isInTimeRange(minute, range)) ?? '',
    filter: {
      param: 'time',
      label: 'Time of day',
      choices: timeRanges.filter((range) => range !== 'All day'),
      isFixed: true,
      isSingle: true,
    },
  }),
  'payment-method': payment('Payment method', 'Card or cash', {
    text: 'paymentMethod',
    filter: { param: 'method', choices: ['Card', 'Cash'], isFixed: true },
  }),
  'transaction-type': transaction('Transaction type', 'Sale or refund', {
    text: 'type',
    filter: { param: 'type', label: 'Type', choices: ['Sale', 'Refund'], isFixed: true },
  }),
  'transaction-status': transaction('Transaction status', 'Completed or partially paid', {
    text: 'status',
    filter: { param: 'status', label: 'Status', choices: statusChoices },
  }),
  tender: payment('Tender', 'Card, cash, digital wallet, or other', { text: 'tender', filter: { choices: tenders } }),
  location: transaction('Location', 'Location of the sale', {
    text: 'location',
    filter: { label: 'Locations', choices: locations },
  }),
  source: transaction('Source', 'Product that took the payment', { text: 'source', filter: { choices: sources } }),
  'collected-by': transaction('Collected by employee', 'Team member who took the payment', {
    text: 'staffName',
    noValue: 'No team member',
    word: 'team member',
    filter: { param: 'staff', label: 'Team member', choices: staffNames },
  }),
  'fee-charged': payment('Fees', 'With or without a fee', {
    cases: { when: [[noneOf('fee'), 'Without fee']], otherwise: 'With fee' },
    filter: { choices: ['With fee', 'Without fee'], isFixed: true, param: 'fees' },
  }),
} as const;

const dimensions: Readonly<Record<DimensionId, Dimension>> = all;

/** The dimensions whose row states something. */
type DimensionsWith<Fact> = {
  [Id in DimensionId]: (typeof all)[Id] extends Fact ? Id : never;
}[DimensionId];

export type DimensionId = keyof typeof all;
export type LineDimension = DimensionsWith<{ readonly of: 'line' }>;
export type RowDimension = Exclude<DimensionId, LineDimension>;
export type PaymentDimension = DimensionsWith<{ readonly of: 'payment' }>;
export type FilterFieldId = DimensionsWith<{ readonly filter: FilterOffer }>;
/** Those of transactions that are neither a stored text nor follow by a rule of their row. */
export type OwnDimension = Exclude<
  RowDimension,
  DimensionsWith<{ text: string } | { cases: unknown } | { ofDay: unknown } | { ofMinute: unknown }>
>;

type TextOf<Row> = Row extends { readonly text: infer Text } ? Text : never;
/** A text that is stored with each transaction. Other dimensions follow from these. */
export type StoredText = AgreedText | TextOf<(typeof all)[DimensionId]>;

export const addedTexts = Object.values(dimensions).flatMap(({ text }) => (text && isAdded(text) ? [text] : []));
export const storedTexts: readonly StoredText[] = [...agreedTexts, ...addedTexts];

type ItemTextOf<Row> = Row extends { readonly item: infer Text } ? Text : never;
/** A text that is stored with each item of a line. */
type ItemText = ItemTextOf<(typeof all)[DimensionId]>;
export type AddedItemText = Exclude<ItemText, (typeof agreedItemTexts)[number]>;

export const addedItemTexts = Object.values(dimensions).flatMap(({ item }) =>
  item !== undefined && isAddedItem(item) ? [item] : [],
);

function isAddedItem(text: ItemText): text is AddedItemText {
  return !agreedItemTexts.some((agreed) => agreed === text);
}

function isAdded(text: StoredText): text is AddedText {
  return !agreedTexts.some((agreed) => agreed === text);
}

export const dimensionIds = Object.keys(dimensions) as readonly DimensionId[];

export function dimensionOf(id: DimensionId): Dimension {
  return dimensions[id];
}

/** What a dimension is in the shop of the page: for weeks, on which day they start. */
export function descriptionOf(id: DimensionId): string {
  const { unit, description } = dimensions[id];
  return unit === 'week' ? weeksRule() : description;
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

export function isOwn(id: RowDimension): id is OwnDimension {
  const { text, cases, ofDay, ofMinute } = dimensionOf(id);
  return !text && !cases && !ofDay && !ofMinute;
}
