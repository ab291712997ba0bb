import { salesDataOf, type SalesData, type Transaction } from '@back-office/shared/ledger';
import { isOnLine, type RowTest } from '../../../domain/reportLineRows';
import { lineWithRows, type LineDefinition } from './lineDefinition';

/** The sums of some rows, and how many of the rows each line counts. Sums are cached for each `among` test. */
export interface RowFigures {
  readonly data: SalesData;
  dataOf(line: Pick<LineDefinition, 'among'>): SalesData;
  countOf(line: Pick<LineDefinition, 'id'>): number;
}

export function figuresOf(rows: readonly Transaction[]): RowFigures {
  const data = salesDataOf(rows);
  const subsets = new Map<RowTest, SalesData>();

  return {
    data,
    dataOf({ among }) {
      if (!among) return data;
      const cached = subsets.get(among);
      if (cached) return cached;
      const subset = salesDataOf(rows.filter(among));
      subsets.set(among, subset);
      return subset;
    },
    countOf(line) {
      const isCounted = isOnLine(lineWithRows(line));
      let count = 0;
      for (const row of rows) if (isCounted(row)) count += 1;
      return count;
    },
  };
}
