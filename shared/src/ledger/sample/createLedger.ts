import { dayCount, daysOf, isInRange, type Day, type DayRange, type Moment } from '@back-office/shared/format';
import { dayOfNumber } from '../model/calendar';
import type { LedgerColumns } from '../columns/columns';
import type { Steps } from '../../loading/steps';
import type { KnownTransaction } from '../model/transaction';
import { templatesPerWeek } from './compiledTemplates';
import { columnsInSteps } from './generateColumns';
import { generateDay } from './generateDay';
import { partsOfId } from './ids';
import { dayOfOccurrence, type LedgerSource } from './occurrences';

/** The one source of every figure. Equal sources give equal ledgers. */
export interface Ledger extends LedgerSource {
  /** The moment after which the ledger has no rows: see `ledgerUntil`. `undefined` if it has no end. */
  readonly until: Moment | undefined;
  /** Rows of the days of a range, both ends included, in order of day and time. */
  rowsOf(range: DayRange): readonly KnownTransaction[];
  /** The transactions of at least a range as columns, for `finishInSlices`. They may reach beyond `until`. */
  columnsInSteps(range: DayRange): Steps<LedgerColumns>;
  /** About how many transactions have to be generated before the columns of a range are known. */
  missingColumns(range: DayRange): number;
  find(id: string): KnownTransaction | undefined;
}

/** Raise it when the same seed and day give other figures. The build reads it from here. */
export const ledgerVersion = '4';

/** The seed of the sample store: an ordinary week and a Friday that grew. `?seed=` replaces it. */
export const sampleSeed = 26_553;

/** The range of a report and the range it is compared with. */
const maxRecentRanges = 2;

/** Those of both ranges of two screens. */
const maxKeptColumns = 4;

/**
 * A ledger without an end; that of a page ends now. Days are generated when they are first needed. The days of the last
 * two ranges are kept, and of other days the latest that have up to `maxOtherRows` rows together.
 */
export function createLedger(source: Partial<LedgerSource> = {}, maxOtherRows = 200_000): Ledger {
  const { seed = sampleSeed, revision = 0, volume = 1 } = source;
  const keptDays = new Map<Day, readonly KnownTransaction[]>();
  let recentRanges: readonly DayRange[] = [];

  function rowsOfDay(day: Day): readonly KnownTransaction[] {
    const rows = keptDays.get(day) ?? generateDay({ seed, revision, volume }, day);
    keptDays.set(day, rows);
    return rows;
  }

  function rowsOf(range: DayRange): readonly KnownTransaction[] {
    const others = recentRanges.filter(({ from, to }) => from !== range.from || to !== range.to);
    recentRanges = [range, ...others].slice(0, maxRecentRanges);
    dropOldDays();
    return daysOf(range).flatMap(rowsOfDay);
  }

  let keptColumns: readonly { readonly range: DayRange; readonly columns: LedgerColumns }[] = [];

  const keptColumnsOf = (wanted: DayRange) =>
    keptColumns.find(({ range: { from, to } }) => from <= wanted.from && wanted.to <= to);

  function* columnsOfRange(range: DayRange): Steps<LedgerColumns> {
    const found = keptColumnsOf(range) ?? { range, columns: yield* columnsInSteps({ seed, revision, volume }, range) };
    keptColumns = [found, ...keptColumns.filter((one) => one !== found)].slice(0, maxKeptColumns);
    return found.columns;
  }

  function dropOldDays() {
    let otherRows = 0;
    for (const [day, rows] of [...keptDays].reverse()) {
      if (recentRanges.some((range) => isInRange(day, range))) continue;
      otherRows += rows.length;
      if (otherRows > maxOtherRows) keptDays.delete(day);
    }
  }

  return {
    seed,
    revision,
    volume,
    until: undefined,
    rowsOf,
    columnsInSteps: columnsOfRange,
    missingColumns: (range) =>
      keptColumnsOf(range) ? 0 : Math.ceil((dayCount(range) * volume * templatesPerWeek) / 7),
    find(id) {
      const parts = partsOfId(id);
      const day = parts && dayOfOccurrence(parts);
      if (day === undefined) return undefined;
      dropOldDays();
      return rowsOfDay(dayOfNumber(day)).find((row) => row.id === id);
    },
  };
}
