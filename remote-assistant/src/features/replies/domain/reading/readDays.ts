import { periodOfComparison, type ComparedPeriods } from '../comparison';
import type { Words } from '../language/words';
import { mentionsWithYears } from '../periods/yearsBeside';
import type { QuestionContext } from '../question';

/** A question or a clause, as far as it is read. */
export interface WordedQuestion {
  readonly words: Words;
  readonly context: QuestionContext;
}

/** Its days, and the words that are not about days. */
export interface DatedQuestion extends WordedQuestion, ComparedPeriods {
  readonly rest: Words;
  readonly hasPeriod: boolean;
}

export function readDays({ words: typed, context }: WordedQuestion): DatedQuestion {
  const { today, earlier, onScreen } = context;
  const { words, mentions } = mentionsWithYears(typed, { today, earlier: earlier?.period ?? onScreen });
  const periods = periodOfComparison(words, mentions, { today, earlier: earlier?.period });
  // So that `first` in `first week of June` is nothing else.
  const others = words.filter((_, index) => !mentions.some(({ start, end }) => start <= index && index < end));
  return {
    words,
    context,
    ...periods,
    rest: withoutGreeting(others),
    hasPeriod: Object.values(periods).some((found) => found !== undefined),
  };
}

/** `good morning` before a question names no time of day. */
function withoutGreeting(words: Words): Words {
  const [good, time] = words.map(({ text }) => text);
  const isGreeting = good === 'good' && ['morning', 'afternoon', 'evening', 'day'].includes(time ?? '');
  return isGreeting && words.length > 2 ? words.slice(2) : words;
}
