import { dayCount, type Day, type DayRange } from '@back-office/shared/format';
import {
  allAnswers,
  dimensionOf,
  hoursBetween,
  mapAnswer,
  periodKey,
  periodsOf,
  type Answer,
  type AskOptions,
  type DimensionId,
  type FiguresAnswer,
  type LedgerPort,
  type Scope,
} from '@back-office/shared/ledger';
import type { ReportDefinition } from './definition';
import { periodLengths } from './groupTexts';
import { questionOf } from './reportQuestion';
import { reportResult, type ReportResult } from './reportResult';

export interface LedgerReport {
  /** What was asked for. */
  readonly scope: Scope;
  readonly range: DayRange;
  readonly result: ReportResult;
  /** If the source could not count all transactions: how many it did count, and how many there are. */
  readonly part: FiguresAnswer['part'];
}

export function askReport(
  port: Pick<LedgerPort, 'figures' | 'facets'>,
  definition: ReportDefinition,
  scope: Scope,
  today: Day,
  signal?: AbortSignal,
): Answer<LedgerReport> {
  const options = signal && { signal };
  const answers = allAnswers(
    port.figures(questionOf(definition, scope), options),
    expectedGroups(port, definition.groupBy[0], scope, options),
  );
  return mapAnswer(answers, ([answer, expected]) => {
    const days = { range: scope.range, today };
    return {
      scope,
      range: scope.range,
      result: reportResult(definition, answer, { expected, days }),
      part: answer.part,
    };
  });
}

/** Days, weeks and months of the range, and hours between the first and the last sale, have a row even without sales. */
function expectedGroups(
  port: Pick<LedgerPort, 'facets'>,
  outermost: DimensionId | undefined,
  scope: Scope,
  options: AskOptions | undefined,
): Answer<readonly string[]> {
  if (outermost !== 'hour') return outermost ? expectedPeriods(outermost, scope.range) : [];
  return mapAnswer(port.facets({ scope, field: 'hour' }, options), ({ values }) =>
    hoursBetween(values.map(({ value }) => value)),
  );
}

/** Longer ranges show only days with sales. */
const maxEmptyDays = 400;

/** The days, weeks or months of a range; none for other groups. */
export function expectedPeriods(field: DimensionId, range: DayRange): readonly string[] {
  const length = periodLengths[dimensionOf(field).unit];
  if (!length || (length === 'Daily' && dayCount(range) > maxEmptyDays)) return [];
  return periodsOf(range, length).map(({ from }) => periodKey(from, length));
}
