import { netParts, type KnownAmount, type SignedAmounts } from '../catalog/measure';
import { addTo, amountsBetween, type LedgerColumns } from './columns';
import { newArrays, type Scratch } from './scratch';
import { partOfPayment, type Units } from './units';

/** Net sales of a transaction as they follow from its other amounts. */
export function netOf({ amounts }: Pick<LedgerColumns, 'amounts'>, row: number): number {
  let net = 0;
  for (const [amount, sign] of netParts) net += sign * (amounts[amount][row] ?? NaN);
  return net;
}

/** What signed amounts of transactions, lines or payments add up to; `undefined` if these have none of them. */
export function sumOfAmounts(
  parts: SignedAmounts,
  length: number,
  valuesOf: (amount: KnownAmount) => Float64Array | undefined,
  scratch: Scratch,
): Float64Array | undefined {
  let sums: Float64Array | undefined;
  for (const [amount, sign] of parts) {
    const values = valuesOf(amount);
    if (values && !sums && sign === 1) (sums = scratch.numbers(length)).set(values);
    else if (values) addTo((sums ??= scratch.numbers(length)), values, sign);
  }
  return sums;
}

/** Net sales of all transactions, or those from one to, not including, another: stored or worked out. */
export function netSalesOfRows(
  columns: LedgerColumns,
  first = 0,
  end = columns.length,
  scratch: Scratch = newArrays,
): Float64Array | undefined {
  const { netSales } = columns;
  const values = sumOfAmounts(netParts, end - first, (part) => amountsBetween(columns, part, first, end), scratch);
  if (netSales && values)
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
): Float64Array | undefined {
  const found = sumOfAmounts(netParts, units.length, valuesOf, scratch);
  const { netSales, lines } = columns.netSales ? columns : { netSales: undefined, lines: undefined };
  if (!netSales || !found) return found;
  for (let unit = 0; unit < found.length; unit++) {
    const row = units.rows[unit] ?? 0;
    const isOneLine =
      !units.lines || (units.lines[unit] ?? -1) < 0 || lines.starts[row + 1] === (lines.starts[row] ?? 0) + 1;
    if (Number.isNaN(found[unit]) && isOneLine) found[unit] = partOfPayment(columns, units, unit, netSales[row] ?? NaN);
  }
  return found;
}
