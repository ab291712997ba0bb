import { channels, locations } from '../model/transaction';
import { statusChoices } from '../model/filters';
import { tenders } from '../model/tenders';
import { timeRanges } from '../model/timeRange';
import { sources, staffNames } from '../sample/registers';
import type { DimensionId } from '../catalog/dimensions';
import type { Filter } from '../columns/select';

interface FilterField {
  /** The parameter of its values in addresses. */
  readonly param: string;
  /** Names its chip. */
  readonly label: string;
  /** Values with a place in the order of lists, written as slugs in addresses. */
  readonly choices?: readonly string[];
  /** There are no other values, in any source. */
  readonly isFixed?: true;
  /** Has one value at most. */
  readonly isSingle?: true;
}

/**
 * What screens filter by, in the order of addresses and chips: first what a figure of a report can be about, then the
 * filters of the transactions page. A screen that offers a field names its id. Values are those of the dimension, such as
 * `08` for an hour.
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
  channel: { param: 'channel', label: 'Channel', choices: channels },
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
  'fee-charged': { param: 'fees', label: 'Fees', choices: ['With fee', 'Without fee'], isFixed: true },
} as const satisfies Partial<Record<DimensionId, FilterField>>;

export type FilterFieldId = keyof typeof fields;
export const filterFieldIds = Object.keys(fields) as readonly FilterFieldId[];

/** Keeps the transactions that have one of the values; those with several items, if one item has it. */
export interface FieldFilter extends Filter {
  readonly field: FilterFieldId;
}

export function filterField(id: FilterFieldId): FilterField {
  return fields[id];
}

export function isFilterField(id: string): id is FilterFieldId {
  return Object.hasOwn(fields, id);
}

export function valuesOf(filters: readonly Filter[], id: DimensionId): readonly string[] {
  return filters.find(({ field }) => field === id)?.values ?? [];
}

/** The filters with other values of one field: at most one filter for each field, and all in the order of the fields. */
export function withFilter(
  filters: readonly Filter[],
  id: FilterFieldId,
  values: readonly string[],
): readonly FieldFilter[] {
  return filterFieldIds.flatMap((field) => {
    const chosen = field === id ? inOrder(field, values) : valuesOf(filters, field);
    return chosen.length > 0 ? [{ field, values: chosen }] : [];
  });
}

/** The filters in the order of the fields, as far as they have a place in addresses. Of two of one field the last counts. */
export function fieldFilters(filters: readonly Filter[]): readonly FieldFilter[] {
  return filters.reduce<readonly FieldFilter[]>(
    (all, { field, values }) => (isFilterField(field) ? withFilter(all, field, values) : all),
    [],
  );
}

/** The choices of the field in their order, then other values as given. */
export function inOrder(id: FilterFieldId, values: readonly string[]): readonly string[] {
  const { choices = [], isFixed } = filterField(id);
  const others = isFixed ? [] : values.filter((value) => !choices.includes(value));
  return [...new Set([...choices.filter((choice) => values.includes(choice)), ...others])];
}
