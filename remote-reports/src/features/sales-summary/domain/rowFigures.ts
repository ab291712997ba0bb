import { lineCounts, salesDataOf, type SalesData, type Transaction } from '@back-office/shared/ledger';
import type { LineDefinition, RowTest } from './lineDefinition';

/** What some rows add up to, and how many of them are behind a line. Sums are made once for each part of the rows. */
export interface RowFigures {
  readonly data: SalesData;
  dataOf(line: Pick<LineDefinition, 'among'>): SalesData;
  /** `undefined` for lines that count nothing. */
  countOf(line: Pick<LineDefinition, 'among' | 'counted'>): number | undefined;
}

export function figuresOf(rows: readonly Transaction[]): RowFigures {
  const data = salesDataOf(rows);
  const parts = new Map<RowTest, { readonly rows: readonly Transaction[]; readonly data: SalesData }>();
  let counts: ReturnType<typeof lineCounts> | undefined;

  function partOf(test: RowTest | undefined) {
    if (!test) return { rows, data };
    const known = parts.get(test);
    if (known) return known;
    const own = rows.filter(test);
    const part = { rows: own, data: salesDataOf(own) };
    parts.set(test, part);
    return part;
  }

  return {
    data,
    dataOf: ({ among }) => partOf(among).data,
    countOf({ among, counted }) {
      if (counted === undefined) return undefined;
      if (typeof counted === 'string') return (counts ??= lineCounts(rows))[counted];
      let count = 0;
      for (const row of partOf(among).rows) if (counted(row)) count += 1;
      return count;
    },
  };
}
