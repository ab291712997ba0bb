import { daysOf, type Day, type DayRange } from '@back-office/shared/format';
import { dayOfNumber } from './calendar';
import { generateDay } from './generateDay';
import { partsOfId } from './ids';
import type { LedgerSource } from './ledgerSource';
import type { Transaction } from './transaction';

/** The one source of every figure (decision D13). Equal sources give equal ledgers. */
export interface Ledger extends LedgerSource {
  /** Rows of the days of a range, both ends included, in order of day and time. */
  rowsOf(range: DayRange): readonly Transaction[];
  find(id: string): Transaction | undefined;
}

/** The seed of the sample store: a good ordinary week and a Friday that grew. `?seed=` replaces it. */
export const sampleSeed = 26_553;

/** Days are generated when first asked for and kept until they hold this many rows. */
const mostRowsKept = 200_000;

export function createLedger(source: Partial<LedgerSource> = {}): Ledger {
  const { seed = sampleSeed, revision = 0, volume = 1 } = source;
  const kept = new Map<Day, readonly Transaction[]>();
  let rowsKept = 0;

  function rowsOfDay(day: Day) {
    const known = kept.get(day);
    if (known) return known;
    const rows = generateDay({ seed, revision, volume }, day);
    if (rowsKept + rows.length > mostRowsKept) {
      kept.clear();
      rowsKept = 0;
    }
    kept.set(day, rows);
    rowsKept += rows.length;
    return rows;
  }

  return {
    seed,
    revision,
    volume,
    rowsOf(range) {
      const rows: Transaction[] = [];
      for (const day of daysOf(range)) for (const row of rowsOfDay(day)) rows.push(row);
      return rows;
    },
    find(id) {
      const parts = partsOfId(id);
      return parts && rowsOfDay(dayOfNumber(parts.dayNumber)).find((row) => row.id === id);
    },
  };
}
