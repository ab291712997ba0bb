import type { SampleColumns } from '../sample/sampleColumns';
import { figuresOfColumns } from './figuresOfColumns';
import { lateAnswers, type LateName } from './lateAnswers';
import { questionNames, type LedgerPort } from './ledgerPort';
import { sampleDescription, sampleReader } from './sampleReader';

/** The sample as a port that answers figures at once, and all else as soon as its code is there. */
export function figuresFirst(columns: SampleColumns): LedgerPort {
  const reader = sampleReader(columns);
  let own: Partial<LedgerPort> = {};
  const answerOf = (name: LateName) => {
    if (!own[name]) own = { ...lateAnswers.current().customers?.(reader), ...lateAnswers.current().others?.(reader) };
    return own[name] as ((...asked: readonly unknown[]) => unknown) | undefined;
  };
  const late = questionNames
    .filter((name): name is LateName => name !== 'describe' && name !== 'figures')
    .map((name) => [
      name,
      (...asked: readonly unknown[]) => {
        const answer = answerOf(name);
        return answer ? answer(...asked) : lateAnswers.load().then(() => answerOf(name)?.(...asked));
      },
    ]);
  return {
    ...sampleDescription(columns),
    figures: figuresOfColumns(reader),
    ...(Object.fromEntries(late) as Pick<LedgerPort, LateName>),
  };
}
