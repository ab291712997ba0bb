import { daysOf, isInRange, type Day, type DayRange } from '@back-office/shared/format';
import { dayOfNumber } from '../model/calendar';
import { generateDay } from './generateDay';
import { partsOfId } from './ids';
import type { LedgerSource } from '../model/ledgerSource';
import type { Transaction } from '../model/transaction';

/** The one source of every figure (decision D13). Equal sources give equal ledgers. */
export interface Ledger extends LedgerSource {
  /** Rows of the days of a range, both ends included, in order of day and time. */
  rowsOf(range: DayRange): readonly Transaction[];
  find(id: string): Transaction | undefined;
}

/** The seed of the sample store: a good ordinary week and a Friday that grew. `?seed=` replaces it. */
export const sampleSeed = 26_553;

/** A report's and the one it is held against. */
const rangesKept = 2;

/**
 * Days are generated when first asked for. Those of the last two ranges are kept, as a screen holds their rows anyway;
 * beside them the latest days of up to `mostRowsBeside` rows.
 */
export function createLedger(source: Partial<LedgerSource> = {}, mostRowsBeside = 200_000): Ledger {
  const { seed = sampleSeed, revision = 0, volume = 1 } = source;
  const kept = new Map<Day, readonly Transaction[]>();
  let asked: readonly DayRange[] = [];

  function rowsOfDay(day: Day) {
    const known = kept.get(day);
    if (known) return known;
    const rows = generateDay({ seed, revision, volume }, day);
    kept.set(day, rows);
    return rows;
  }

  function dropOldest() {
    let beside = 0;
    for (const [day, rows] of [...kept].reverse()) {
      if (asked.some((range) => isInRange(day, range))) continue;
      beside += rows.length;
      if (beside > mostRowsBeside) kept.delete(day);
    }
  }

  return {
    seed,
    revision,
    volume,
    rowsOf(range) {
      asked = [range, ...asked.filter(({ from, to }) => from !== range.from || to !== range.to)].slice(0, rangesKept);
      dropOldest();
      const rows: Transaction[] = [];
      for (const day of daysOf(range)) for (const row of rowsOfDay(day)) rows.push(row);
      return rows;
    },
    find(id) {
      const parts = partsOfId(id);
      if (!parts) return undefined;
      dropOldest();
      return rowsOfDay(dayOfNumber(parts.dayNumber)).find((row) => row.id === id);
    },
  };
}
