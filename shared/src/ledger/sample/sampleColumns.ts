import { dayCount, type DayRange, type Moment } from '@back-office/shared/format';
import type { LedgerColumns } from '../columns/columns';
import { finish, type Steps } from '../../loading/steps';
import { templatesPerWeek } from './compiledTemplates';
import { columnsInSteps } from './generateColumns';
import type { LedgerSource } from './occurrences';

/** The one source of every figure, without its transactions as objects (`createLedger`). Equal sources give equal figures. */
export interface SampleColumns extends LedgerSource {
  /** The moment after which the ledger has no rows: see `columnsUntil`. `undefined` if it has no end. */
  readonly until: Moment | undefined;
  /** The same without an end. */
  readonly whole: SampleColumns;
  /** The transactions of at least a range as columns, for `finishInSlices`. They may reach beyond `until`. */
  columnsInSteps(range: DayRange): Steps<LedgerColumns>;
  /** About how many transactions have to be generated before the columns of a range are known. */
  missingColumns(range: DayRange): number;
}

/** The seed of the sample store: an ordinary week and a Friday that grew. `?seed=` replaces it. */
export const sampleSeed = 26_553;

/** Those of both ranges of two screens. */
const maxKeptColumns = 4;

/** Without an end; the ledger of a page ends now. Days are generated when they are first needed. */
export function createSampleColumns(source: Partial<LedgerSource> = {}): SampleColumns {
  const { seed = sampleSeed, revision = 0, volume = 1 } = source;
  let keptColumns: readonly { readonly range: DayRange; readonly columns: LedgerColumns }[] = [];

  const keptColumnsOf = (wanted: DayRange) =>
    keptColumns.find(({ range: { from, to } }) => from <= wanted.from && wanted.to <= to);

  function* columnsOfRange(range: DayRange): Steps<LedgerColumns> {
    const found = keptColumnsOf(range) ?? { range, columns: yield* columnsInSteps({ seed, revision, volume }, range) };
    keptColumns = [found, ...keptColumns.filter((one) => one !== found)].slice(0, maxKeptColumns);
    return found.columns;
  }

  return {
    seed,
    revision,
    volume,
    until: undefined,
    get whole() {
      return this;
    },
    columnsInSteps: columnsOfRange,
    missingColumns: (range) =>
      keptColumnsOf(range) ? 0 : Math.ceil((dayCount(range) * volume * templatesPerWeek) / 7),
  };
}

/** The same without what happens after a moment. Both keep the same columns. */
export function columnsUntil({ whole, ...source }: SampleColumns, until: Moment): SampleColumns {
  const upTo = ({ from, to }: DayRange) => ({ from, to: to < until.day ? to : until.day });
  return {
    ...source,
    until,
    whole,
    columnsInSteps: (range) => whole.columnsInSteps(upTo(range)),
    missingColumns: (range) => whole.missingColumns(upTo(range)),
  };
}

/**
 * The moment of the latest row that has happened, or the first minute of the day: a ledger that ends there has the same
 * rows as one that ends now, but changes only when a row is added. Under a volume rows are added all the time.
 */
export function latestMoment(source: LedgerSource, now: Moment): Moment {
  if (source.volume > 1) return now;
  const { minutes } = finish(columnsInSteps(source, { from: now.day, to: now.day }));
  // Rows are in order of time.
  return { day: now.day, minute: minutes.findLast((minute) => minute <= now.minute) ?? 0 };
}
