import { netParts, type KnownAmount } from '../catalog/measure';
import type { LedgerColumns } from './columns';
import { partOfPayment, type Units } from './units';

/** Net sales of a transaction as they follow from its other amounts. */
export function netOf({ amounts }: Pick<LedgerColumns, 'amounts'>, row: number): number {
  let net = 0;
  for (const [amount, sign] of netParts) net += sign * (amounts[amount][row] ?? NaN);
  return net;
}

/** Net sales of all transactions, stored or worked out. */
export function netSalesOfRows({ amounts, netSales, length }: LedgerColumns): Float64Array {
  const values = new Float64Array(length);
  for (const [amount, sign] of netParts) {
    const part = amounts[amount];
    for (let row = 0; row < length; row++) values[row] = (values[row] ?? NaN) + sign * (part[row] ?? NaN);
  }
  if (netSales)
    for (let row = 0; row < length; row++) if (Number.isNaN(values[row])) values[row] = netSales[row] ?? NaN;
  return values;
}

/**
 * Net sales of lines or payments, with the given parts of the amounts that they follow from. Those that are stored belong to
 * the whole transaction: payments have their part of them, and one line has all of it, but of several lines nobody knows.
 */
export function netSalesOfUnits(
  columns: LedgerColumns,
  units: Units,
  valuesOf: (amount: KnownAmount) => Float64Array | undefined,
): Float64Array {
  const found = new Float64Array(units.length);
  for (const [amount, sign] of netParts) {
    const values = valuesOf(amount);
    if (values)
      for (let unit = 0; unit < found.length; unit++) found[unit] = (found[unit] ?? NaN) + sign * (values[unit] ?? NaN);
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
