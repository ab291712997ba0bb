import type { LedgerColumns } from '../../ledger/columns/columns';
import { rowAt } from '../../ledger/columns/rowAt';
import type { Transaction } from '../../ledger/model/transaction';
import type { FiguresHeader } from './encodeMonth';
import { monthParts, type EncodedMonth } from './month';
import { createMonthSpan, type MonthSpan, type ReadRecord } from './monthSpan';
import { unpack } from './packedBytes';

/** For tests: months put together with all of their parts. */
export function spanOfMonths(months: readonly EncodedMonth[]): MonthSpan {
  const span = createMonthSpan(
    months.map(({ counts }) => counts),
    months.map(({ records }) => unpack(records.figures) as ReadRecord<FiguresHeader>),
  );
  for (const part of monthParts)
    if (part !== 'figures')
      span.add(
        part,
        months.map(({ records }) => unpack(records[part])),
      );
  return span;
}

/** For tests: transactions with what is stored of their items. Those of the sample have stock, too. */
export function storedRowsOf(columns: LedgerColumns): readonly Transaction[] {
  return Array.from({ length: columns.length }, (_, index) => {
    const row = rowAt(columns, index);
    const lines = row.lines.map(({ item: { name, category, sku, unit, price }, ...line }) => ({
      ...line,
      item: { name, category, sku, unit, price },
    }));
    return { ...row, lines };
  });
}
