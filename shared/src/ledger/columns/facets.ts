import type { DimensionId } from '../catalog/dimensions';
import type { LedgerColumns } from './columns';
import { selectRows, type Scope } from './select';
import { codesOfUnits, linesOfRows, wholeRows } from './units';
import { isOfLine } from '../catalog/dimensions';

/** A value of a dimension, and how many transactions have it. */
export interface Facet {
  readonly value: string;
  readonly transactions: number;
}

/** The values of a dimension in a scope, the most frequent first. A transaction counts once for each of its values. */
export function facetsOf(columns: LedgerColumns, scope: Scope, field: DimensionId): readonly Facet[] {
  const rows = selectRows(columns, scope);
  const units = isOfLine(field) ? linesOfRows(columns, rows, []) : wholeRows(rows);
  const { values, codes } = codesOfUnits(columns, units, field);
  const counts = new Uint32Array(values.length);
  const last = new Int32Array(values.length).fill(-1);
  for (let unit = 0; unit < units.length; unit++) {
    const code = codes[unit] ?? 0;
    const row = units.rows[unit] ?? 0;
    if (last[code] === row) continue;
    last[code] = row;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return values
    .map((value, code) => ({ value, transactions: counts[code] ?? 0 }))
    .filter(({ transactions }) => transactions > 0)
    .sort((one, other) => other.transactions - one.transactions);
}
