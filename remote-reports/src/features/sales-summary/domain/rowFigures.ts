import { rowsBehind, rowsMeeting, salesDataOf, type SalesData, type Transaction } from '@back-office/shared/ledger';
import { countCondition } from '../../../domain/reportLineRows';
import { lineWithRows, type LineDefinition } from './lineDefinition';

/** The sums of some rows, and how many of the rows each line counts. */
export interface RowFigures {
  readonly data: SalesData;
  dataOf(line: Pick<LineDefinition, 'id' | 'isAmongOwn'>): SalesData;
  countOf(line: Pick<LineDefinition, 'id'>): number;
}

export function figuresOf(rows: readonly Transaction[]): RowFigures {
  const data = salesDataOf(rows);

  return {
    data,
    dataOf: (line) => (line.isAmongOwn ? salesDataOf(rowsMeeting(rows, rowsBehind(lineWithRows(line)))) : data),
    countOf: (line) => rowsMeeting(rows, countCondition(lineWithRows(line))).length,
  };
}
