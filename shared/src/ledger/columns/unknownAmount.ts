import { unknown, type Cents, type Unknown } from '@back-office/shared/format';

/** The amount of a transaction, from its column. */
export function amountAt(amounts: Float64Array, index: number): Cents | Unknown {
  return orUnknown(amounts[index] ?? NaN);
}

/** Columns have `NaN` for what is unknown. */
export function orUnknown<Value>(value: Value): Value | Unknown {
  return Number.isNaN(value) ? unknown : value;
}
