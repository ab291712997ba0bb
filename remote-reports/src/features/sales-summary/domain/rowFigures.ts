import { lineCounts, salesDataOf, type SalesData, type Transaction } from '@back-office/shared/ledger';
import type { LineDefinition, RowTest } from './lineDefinition';

/** The sums of some rows, and how many of the rows each line counts. Sums are cached for each `among` test. */
export interface RowFigures {
  readonly data: SalesData;
  dataOf(line: Pick<LineDefinition, 'among'>): SalesData;
  /** `undefined` for lines that count nothing. */
  countOf(line: Pick<LineDefinition, 'among' | 'counted'>): number | undefined;
}

export function figuresOf(rows: readonly Transaction[]): RowFigures {
  const all = { rows, data: salesDataOf(rows) };
  const subsets = new Map<RowTest, typeof all>();
  let counts: ReturnType<typeof lineCounts> | undefined;

  function subsetOf(test: RowTest | undefined) {
    if (!test) return all;
    const cached = subsets.get(test);
    if (cached) return cached;
    const passing = rows.filter(test);
    const subset = { rows: passing, data: salesDataOf(passing) };
    subsets.set(test, subset);
    return subset;
  }

  return {
    data: all.data,
    dataOf: ({ among }) => subsetOf(among).data,
    countOf({ among, counted }) {
      if (counted === undefined) return undefined;
      if (typeof counted === 'string') return (counts ??= lineCounts(rows))[counted];
      let count = 0;
      for (const row of subsetOf(among).rows) if (counted(row)) count += 1;
      return count;
    },
  };
}
