import type { Day } from '@back-office/shared/format';
import { knownRowAt } from '../columns/rowAt';
import { finish, type Steps } from '../../loading/steps';
import type { KnownTransaction } from '../model/transaction';
import { columnsInSteps } from './generateColumns';
import type { LedgerSource, Occurrence } from './occurrences';

/** The rows of a day in order of time. On closed days there are none. */
export function generateDay(source: LedgerSource, day: Day): readonly KnownTransaction[] {
  return finish(generateDayInSteps(source, day));
}

/** Rows of a step: less than a millisecond of work. */
const rowsPerStep = 256;

/** The same rows, or those of some occurrences, for `finishInSlices`. */
export function* generateDayInSteps(
  source: LedgerSource,
  day: Day,
  isWanted?: (occurrence: Occurrence) => boolean,
): Steps<readonly KnownTransaction[]> {
  const columns = yield* columnsInSteps(source, { from: day, to: day }, isWanted);
  const rows: KnownTransaction[] = [];
  for (let row = 0; row < columns.length; row++) {
    rows.push(knownRowAt(columns, row));
    if (rows.length % rowsPerStep === 0) yield;
  }
  return rows;
}
