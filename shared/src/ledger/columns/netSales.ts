import { netParts, type KnownAmount } from '../catalog/measure';
import { addTo, type LedgerColumns } from './columns';
import type { Scratch } from './scratch';
import { partOfPayment, type Units } from './units';

/** Net sales of a transaction as they follow from its other amounts. */
export function netOf({ amounts }: Pick<LedgerColumns, 'amounts'>, row: number): number {
  let net = 0;
  for (const [amount, sign] of netParts) net += sign * (amounts[amount][row] ?? NaN);
  return net;
}

/** An amount of the transactions from one to, not including, another; `undefined` if it is known that none has it. */
export function amountsBetween(
  { amounts, lacks }: Pick<LedgerColumns, 'amounts' | 'lacks'>,
  amount: KnownAmount,
  first: number,
  end: number,
): Float64Array | undefined {
  return lacks?.(amount, first, end) ? undefined : amounts[amount].subarray(first, end);
}

/** Net sales of all transactions, or those from one to, not including, another: stored or worked out. */
export function netSalesOfRows(
  columns: LedgerColumns,
  first = 0,
  end = columns.length,
  values: Float64Array = new Float64Array(end - first),
): Float64Array {
  const { netSales } = columns;
  for (const [amount, sign] of netParts) {
    const part = amountsBetween(columns, amount, first, end);
    if (part) addTo(values, part, sign);
  }
  if (netSales)
    for (let nth = 0; nth < values.length; nth++)
      if (Number.isNaN(values[nth])) values[nth] = netSales[first + nth] ?? NaN;
  return values;
}

/**
 * Net sales of transactions, lines or payments, with the given parts of the amounts that they follow from. Those that are
 * stored belong to the whole transaction: payments have their part of them, and one line has all of it, but of several lines
 * nobody knows.
 */
export function netSalesOfUnits(
  columns: LedgerColumns,
  units: Units,
  valuesOf: (amount: KnownAmount) => Float64Array | undefined,
  scratch: Scratch,
): Float64Array {
  const found = scratch.numbers(units.length);
  for (const [amount, sign] of netParts) {
    const values = valuesOf(amount);
    if (values) addTo(found, values, sign);
  }
  const { netSales, lines } = columns.netSales ? columns : { netSales: undefined, lines: undefined };
  if (!netSales) return found;
  for (let unit = 0; unit < found.length; unit++) {
    const row = units.rows[unit] ?? 0;
    const isOneLine =
      !units.lines || (units.lines[unit] ?? -1) < 0 || lines.starts[row + 1] === (lines.starts[row] ?? 0) + 1;
    if (Number.isNaN(found[unit]) && isOneLine) found[unit] = partOfPayment(columns, units, unit, netSales[row] ?? NaN);
  }
  return found;
}
