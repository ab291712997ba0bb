import {
  feeChoices,
  isOfLine,
  locations,
  sources,
  staffNames,
  statusChoices,
  tenders,
  timeRanges,
  type DimensionId,
  type Filter,
} from '@back-office/shared/ledger';
import { fromSlug, slugOf } from '@back-office/shared/url';
import { groupLabel } from './reports/fieldTexts';

interface TransactionField {
  /** The parameter of its values in the address. */
  readonly param: string;
  /** Names its chip. */
  readonly label: string;
  /** Values with a place in the order of lists, written as slugs in the address. */
  readonly choices?: readonly string[];
  /** There are no other values, in any source. */
  readonly isFixed?: true;
  /** Has one value at most. */
  readonly isSingle?: true;
}

/**
 * What the transactions page filters by, in the order of its address and its chips: first what a figure of a report can
 * be about, then the filters of the page itself. Values are those of the dimension, such as `08` for an hour.
 */
const fields = {
  'item-name': { param: 'item', label: 'Item' },
  category: { param: 'category', label: 'Category' },
  'reporting-category': { param: 'reporting-category', label: 'Reporting category' },
  sku: { param: 'sku', label: 'SKU' },
  unit: { param: 'unit', label: 'Unit' },
  hour: { param: 'hour', label: 'Hour' },
  weekday: { param: 'weekday', label: 'Weekday' },
  time: { param: 'at', label: 'Time' },
  'time-zone': { param: 'time-zone', label: 'Time zone' },
  channel: { param: 'channel', label: 'Channel' },
  'device-name': { param: 'device', label: 'Device' },
  'device-nickname': { param: 'nickname', label: 'Device nickname' },
  'itemization-type': { param: 'itemization', label: 'Itemization type' },
  'discount-use': { param: 'discount', label: 'Discount' },
  'refund-reason': { param: 'reason', label: 'Refund reason' },
  'fee-kind': { param: 'fee-type', label: 'Fee type' },
  customer: { param: 'customer-name', label: 'Customer' },
  'customer-id': { param: 'customer', label: 'Customer ID' },
  'transaction-id': { param: 'transaction', label: 'Transaction ID' },
  'payment-id': { param: 'payment', label: 'Payment ID' },
  'attributed-to': { param: 'employee', label: 'Employee' },
  'part-of-day': {
    param: 'time',
    label: 'Time of day',
    choices: timeRanges.filter((range) => range !== 'All day'),
    isFixed: true,
    isSingle: true,
  },
  'payment-method': { param: 'method', label: 'Payment method', choices: ['Card', 'Cash'], isFixed: true },
  'transaction-type': { param: 'type', label: 'Type', choices: ['Sale', 'Refund'], isFixed: true },
  'transaction-status': { param: 'status', label: 'Status', choices: statusChoices },
  tender: { param: 'tender', label: 'Tender', choices: tenders },
  location: { param: 'location', label: 'Locations', choices: locations },
  source: { param: 'source', label: 'Source', choices: sources },
  'collected-by': { param: 'staff', label: 'Team member', choices: staffNames },
  'fee-charged': { param: 'fees', label: 'Fees', choices: feeChoices, isFixed: true },
} as const satisfies Partial<Record<DimensionId, TransactionField>>;

export type TransactionFieldId = keyof typeof fields;
export const transactionFieldIds = Object.keys(fields) as readonly TransactionFieldId[];

/** Keeps the transactions that have one of the values; those with several items, if one item has it. */
export interface TransactionFilter extends Filter {
  readonly field: TransactionFieldId;
}

export function transactionField(id: TransactionFieldId): TransactionField {
  return fields[id];
}

export function isTransactionField(id: string): id is TransactionFieldId {
  return Object.hasOwn(fields, id);
}

/** The filters that the page always shows, beside the time of day. */
export const mainFields = ['payment-method', 'transaction-type', 'transaction-status'] as const;
/** Shown by More filters. */
export const moreFields = ['tender', 'location', 'source', 'collected-by', 'fee-charged'] as const;
/** Each has a chip with its choices. */
export const choiceFields = ['part-of-day', ...mainFields, ...moreFields] as const;

export function valuesOf(filters: readonly Filter[], id: TransactionFieldId): readonly string[] {
  return filters.find(({ field }) => field === id)?.values ?? [];
}

/** The filters with other values of one field: at most one filter for each field, and all in the order of the fields. */
export function withFilter(
  filters: readonly TransactionFilter[],
  id: TransactionFieldId,
  values: readonly string[],
): readonly TransactionFilter[] {
  return transactionFieldIds.flatMap((field) => {
    const chosen = field === id ? inOrder(field, values) : valuesOf(filters, field);
    return chosen.length > 0 ? [{ field, values: chosen }] : [];
  });
}

/** The filters with others, as far as the page has their fields. Of two filters of one field the last counts. */
export function withFilters(
  filters: readonly TransactionFilter[],
  others: readonly Filter[],
): readonly TransactionFilter[] {
  return others.reduce(
    (all, { field, values }) => (isTransactionField(field) ? withFilter(all, field, values) : all),
    filters,
  );
}

/** The choices of the field in their order, then other values as given. */
export function inOrder(id: TransactionFieldId, values: readonly string[]): readonly string[] {
  const { choices = [], isFixed } = transactionField(id);
  const others = isFixed ? [] : values.filter((value) => !choices.includes(value));
  return [...new Set([...choices.filter((choice) => values.includes(choice)), ...others])];
}

/** What is shown while the field has no filter. */
export function noChoice(id: TransactionFieldId): string {
  return id === 'part-of-day' ? 'All day' : 'All';
}

/** Whether a report counts only a part of each transaction: that of the items that pass the filters. */
export function isPartOfTransactions(filters: readonly Filter[]): boolean {
  return filters.some(({ field }) => isOfLine(field));
}

/** `card` reads `Card`. */
export function choiceLabel(choice: string): string {
  return choice.charAt(0).toUpperCase() + choice.slice(1);
}

/** `Weekday: Monday` */
export function filterLabel(id: TransactionFieldId, value: string): string {
  return `${transactionField(id).label}: ${groupLabel(id, value)}`;
}

/** The filters of an address such as `?method=card&item=House+Granola&hour=08`. Ignores values that a fixed field has not. */
export function filtersOf(params: URLSearchParams): readonly TransactionFilter[] {
  return transactionFieldIds.reduce<readonly TransactionFilter[]>((filters, id) => {
    const { param, isSingle } = transactionField(id);
    const given = params.getAll(param).map((text) => readValue(id, text));
    return withFilter(filters, id, isSingle ? given.slice(0, 1) : given);
  }, []);
}

/** The parameters of filters, for `withParams`. */
export function filterParams(filters: readonly TransactionFilter[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    transactionFieldIds.map((id) => [
      transactionField(id).param,
      valuesOf(filters, id).map((value) => writtenValue(id, value)),
    ]),
  );
}

/** A choice is written as its slug. Quotes mark another value that would be read as a choice. */
function writtenValue(id: TransactionFieldId, value: string): string {
  const { choices } = transactionField(id);
  if (!choices) return value;
  if (choices.includes(value)) return slugOf(value);
  return fromSlug(choices, value) !== undefined || quoted.test(value) ? `"${value}"` : value;
}

function readValue(id: TransactionFieldId, text: string): string {
  const { choices } = transactionField(id);
  if (!choices) return text;
  const inQuotes = quoted.exec(text)?.[1];
  return inQuotes ?? fromSlug(choices, text) ?? text;
}

const quoted = /^"(.*)"$/s;
