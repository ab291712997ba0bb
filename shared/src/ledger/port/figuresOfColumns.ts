import type { DayRange, Moment } from '@back-office/shared/format';
import type { LedgerColumns } from '../columns/columns';
import { figuresInSteps } from '../columns/figures';
import type { Scope } from '../columns/select';
import type { Steps } from '../../loading/steps';
import { allAnswers, mapAnswer, type Answer } from './answer';
import type { AskOptions, LedgerPort } from './ledgerPort';

/** What every ledger answers from that has its transactions as columns. */
export interface ColumnsReader {
  /** The transactions of at least a range. They may reach beyond `until`. */
  columnsOf(range: DayRange, options?: AskOptions): Answer<LedgerColumns>;
  /** The moment after which nothing counts. */
  readonly until: Moment | undefined;
  /** Does the work of a question about so many transactions: at once, or in slices. */
  addUp<Result>(steps: Steps<Result>, rows: number, options?: AskOptions): Answer<Result>;
}

export function figuresOfColumns({ columnsOf, until, addUp }: ColumnsReader): LedgerPort['figures'] {
  return (question, options) => {
    const asked = {
      ...endedBy(question, until),
      baseline: question.baseline && endedBy(question.baseline, until),
    };
    const baselineColumns = asked.baseline ? columnsOf(asked.baseline.range, options) : undefined;
    return mapAnswer(allAnswers(columnsOf(asked.range, options), baselineColumns), ([columns, ofBaseline]) =>
      addUp(figuresInSteps(columns, asked, ofBaseline), columns.length + (ofBaseline?.length ?? 0), options),
    );
  };
}

/** The same question, of nothing after a moment. */
export function endedBy<Asked extends Pick<Scope, 'until'>>(asked: Asked, until: Moment | undefined): Asked {
  return { ...asked, until: earlierOf(asked.until, until) };
}

/** The earlier of two moments, as far as they are given. */
export function earlierOf(one: Moment | undefined, other: Moment | undefined): Moment | undefined {
  if (!one || !other) return one ?? other;
  return one.day < other.day || (one.day === other.day && one.minute < other.minute) ? one : other;
}
