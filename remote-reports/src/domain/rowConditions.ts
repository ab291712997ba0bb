import { isOfLine, type DimensionId, type Filter } from '@back-office/shared/ledger';
import { withParams } from '@back-office/shared/url';
import { groupLabel } from './reports/fieldTexts';

/**
 * What a figure of a report can be about, beyond the filters of the transactions page: the parameter of its address, and
 * the label of its chip. Values are those of the dimension, such as `08` for an hour.
 */
const conditions = {
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
} as const satisfies Partial<Record<DimensionId, { readonly param: string; readonly label: string }>>;

export type ConditionField = keyof typeof conditions;
export const conditionFields = Object.keys(conditions) as readonly ConditionField[];

/** Keeps the transactions that have one of the values; those with several items, if one item has it. */
export interface RowCondition extends Filter {
  readonly field: ConditionField;
}

export function isConditionField(field: DimensionId): field is ConditionField {
  return field in conditions;
}

/** Whether a report counts only a part of each transaction: that of the items that meet the conditions. */
export function isPartOfTransactions(chosen: readonly RowCondition[]): boolean {
  return chosen.some(({ field }) => isOfLine(field));
}

/** `Weekday: Monday` */
export function conditionLabel({ field }: RowCondition, value: string): string {
  return `${conditions[field].label}: ${groupLabel(field, value)}`;
}

/** The conditions of an address such as `?item=House+Granola&hour=08`. */
export function conditionsOf(params: URLSearchParams): readonly RowCondition[] {
  return conditionFields.flatMap((field) => {
    const values = [...new Set(params.getAll(conditions[field].param))];
    return values.length > 0 ? [{ field, values }] : [];
  });
}

export function withConditions(params: URLSearchParams, chosen: readonly RowCondition[]): URLSearchParams {
  const valuesOf = (field: ConditionField) => chosen.find((condition) => condition.field === field)?.values ?? [];
  return withParams(
    params,
    Object.fromEntries(conditionFields.map((field) => [conditions[field].param, valuesOf(field)])),
  );
}
