import { daysOf, isInRange, type Day, type DayRange } from '@back-office/shared/format';
import { dayOfNumber, hasHappened } from '../model/calendar';
import type { KnownTransaction } from '../model/transaction';
import { generateDay } from './generateDay';
import { partsOfId } from './ids';
import { dayOfOccurrence, type LedgerSource } from './occurrences';
import { createSampleColumns, type SampleColumns } from './sampleColumns';

/** The sample ledger with its transactions as objects too. Equal sources give equal ledgers. */
export interface Ledger extends SampleColumns {
  /** Rows of the days of a range, both ends included, in order of day and time. */
  rowsOf(range: DayRange): readonly KnownTransaction[];
  find(id: string): KnownTransaction | undefined;
}

/** Raise it when the same seed and day give other figures. The build reads it from here. */
export const ledgerVersion = '4';

/** The range of a report and the range it is compared with. */
const maxRecentRanges = 2;

/**
 * A ledger without an end; that of a page ends now. Days are generated when they are first needed. The days of the last
 * two ranges are kept, and of other days the latest that have up to `maxOtherRows` rows together.
 */
export function createLedger(source: Partial<LedgerSource> = {}, maxOtherRows = 200_000): Ledger {
  return withDays(createSampleColumns(source), maxOtherRows);
}

/** The same with its transactions as objects. Those of one source keep the same days, whatever their ends. */
export function ledgerOfColumns(columns: SampleColumns): Ledger {
  const { whole, until } = columns;
  const ledger = ledgers.get(whole) ?? withDays(whole);
  if (!until) return ledger;
  const happened = (rows: readonly KnownTransaction[]) => {
    // Rows are in order of time.
    const count = rows.findLastIndex((row) => hasHappened(row, until)) + 1;
    return count === rows.length ? rows : rows.slice(0, count);
  };
  return {
    ...columns,
    rowsOf: ({ from, to }) => happened(ledger.rowsOf({ from, to: to < until.day ? to : until.day })),
    find(id) {
      const row = ledger.find(id);
      return row && hasHappened(row, until) ? row : undefined;
    },
  };
}

const ledgers = new WeakMap<SampleColumns, Ledger>();

function withDays(columns: SampleColumns, maxOtherRows = 200_000): Ledger {
  const keptDays = new Map<Day, readonly KnownTransaction[]>();
  let recentRanges: readonly DayRange[] = [];

  function rowsOfDay(day: Day): readonly KnownTransaction[] {
    const rows = keptDays.get(day) ?? generateDay(columns, day);
    keptDays.set(day, rows);
    return rows;
  }

  function dropOldDays() {
    let otherRows = 0;
    for (const [day, rows] of [...keptDays].reverse()) {
      if (recentRanges.some((range) => isInRange(day, range))) continue;
      otherRows += rows.length;
      if (otherRows > maxOtherRows) keptDays.delete(day);
    }
  }

  const ledger: Ledger = {
    ...columns,
    rowsOf(range) {
      const others = recentRanges.filter(({ from, to }) => from !== range.from || to !== range.to);
      recentRanges = [range, ...others].slice(0, maxRecentRanges);
      dropOldDays();
      return daysOf(range).flatMap(rowsOfDay);
    },
    find(id) {
      const parts = partsOfId(id);
      const day = parts && dayOfOccurrence(parts);
      if (day === undefined) return undefined;
      dropOldDays();
      return rowsOfDay(dayOfNumber(day)).find((row) => row.id === id);
    },
  };
  ledgers.set(columns.whole, ledger);
  return ledger;
}
