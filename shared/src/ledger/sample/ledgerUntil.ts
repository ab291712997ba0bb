import type { DayRange, Moment } from '@back-office/shared/format';
import { hasHappened } from '../model/calendar';
import type { KnownTransaction } from '../model/transaction';
import type { Ledger } from './createLedger';
import { generateDay } from './generateDay';

/** The same ledger without what happens after a moment. Both keep the same generated days. */
export function ledgerUntil(ledger: Ledger, until: Moment): Ledger {
  const upTo = ({ from, to }: DayRange) => ({ from, to: to < until.day ? to : until.day });
  const happened = (rows: readonly KnownTransaction[]) => {
    // Rows are in order of time.
    const count = rows.findLastIndex((row) => hasHappened(row, until)) + 1;
    return count === rows.length ? rows : rows.slice(0, count);
  };
  return {
    ...ledger,
    until,
    rowsOf: (range) => happened(ledger.rowsOf(upTo(range))),
    columnsInSteps: (range) => ledger.columnsInSteps(upTo(range)),
    missingColumns: (range) => ledger.missingColumns(upTo(range)),
    find(id) {
      const row = ledger.find(id);
      return row && hasHappened(row, until) ? row : undefined;
    },
  };
}

/**
 * The moment of the latest row that has happened, or the first minute of the day: a ledger that ends there has the same
 * rows as one that ends now, but changes only when a row is added. Under a volume rows are added all the time.
 */
export function latestMoment(ledger: Ledger, now: Moment): Moment {
  if (ledger.volume > 1) return now;
  const rows = generateDay(ledger, now.day).filter((row) => hasHappened(row, now));
  return { day: now.day, minute: rows.at(-1)?.minute ?? 0 };
}
