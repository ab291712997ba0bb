import type { LedgerColumns } from './columns';
import { selectRows } from './select';
import { codesOfUnits, unitsOf } from './units';
import { isOfLine, isOfPayment } from '../catalog/dimensions';
import { maxFacets, type FacetsQuestion } from './question';

/** A value of a dimension, and how many transactions have it. */
export interface Facet {
  readonly value: string;
  readonly transactions: number;
}

export interface FacetsAnswer {
  readonly values: readonly Facet[];
  /** Number of values, also of those beyond the limit. */
  readonly total: number;
}

/** The values of a dimension in a scope, the most frequent first. A transaction counts once for each of its values. */
export function facetsOf(columns: LedgerColumns, { scope, field, text = '', limit }: FacetsQuestion): FacetsAnswer {
  const rows = selectRows(columns, scope);
  const of = isOfLine(field) ? 'lines' : 'transactions';
  const units = unitsOf(columns, { of, filters: [] }, rows, isOfPayment(field) ? columns.payments : undefined);
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
  const wanted = comparable(text.trim());
  const found = values
    .map((value, code) => ({ value, transactions: counts[code] ?? 0 }))
    .filter(({ value, transactions }) => transactions > 0 && (wanted === '' || comparable(value).includes(wanted)))
    .sort((one, other) => other.transactions - one.transactions);
  return { values: found.slice(0, Math.min(limit ?? maxFacets, maxFacets)), total: found.length };
}

/** Without case and accents. */
export function comparable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
