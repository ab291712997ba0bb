import { firstDay, lastDay, type DayRange } from '@back-office/shared/format';
import type { LedgerColumns } from '../columns/columns';
import { finish, finishInSlices, type Steps } from '../../loading/steps';
import type { SampleColumns } from '../sample/sampleColumns';
import type { Answer } from './answer';
import type { ColumnsReader } from './figuresOfColumns';
import { sampleFacts } from './ledgerFacts';
import type { AskOptions, LedgerPort } from './ledgerPort';

/** Reads the columns of the sample, which answer each question. */
export interface SampleReader extends ColumnsReader {
  readonly ledger: SampleColumns;
  inSlices<Result>(start: () => Steps<Result>, signal?: AbortSignal): Promise<Result>;
}

/**
 * Everything is there at once, so that a screen has its figures in its first render; only the many rows of a high
 * `?volume=` are generated and added up in slices. Generating `maxRowsAtOnce` takes less than a frame, and so does adding
 * up ten times as many.
 */
export function sampleReader(ledger: SampleColumns, maxRowsAtOnce = 5_000): SampleReader {
  const inSlices = createQueue();
  return {
    ledger,
    inSlices,
    until: ledger.until,
    columnsOf(range: DayRange, { signal }: AskOptions = {}): Answer<LedgerColumns> {
      const isLarge = ledger.volume > 1 && ledger.missingColumns(range) > maxRowsAtOnce;
      return isLarge ? inSlices(() => ledger.columnsInSteps(range), signal) : finish(ledger.columnsInSteps(range));
    },
    addUp: (steps, rows, { signal } = {}) =>
      rows > 10 * maxRowsAtOnce ? inSlices(() => steps, signal) : finish(steps),
  };
}

export function sampleDescription(ledger: SampleColumns): Pick<LedgerPort, 'version' | 'describe'> {
  const version = [ledger.seed, ledger.revision, ledger.volume, ledger.until?.day, ledger.until?.minute].join('-');
  return {
    version,
    describe: () => ({ version, ...sampleFacts, days: { from: firstDay, to: ledger.until?.day ?? lastDay } }),
  };
}

/** Work in slices, one after the other, because the next question often needs the days of the one before. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function inSlices<Result>(start: () => Steps<Result>, signal?: AbortSignal): Promise<Result> {
    const result = last.then(() => finishInSlices(start(), { signal }));
    last = result.catch(() => undefined);
    return result;
  };
}
