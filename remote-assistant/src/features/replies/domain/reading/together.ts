import { valuesOf, type Filter } from '@back-office/shared/ledger';
import { bothPeriods } from '../comparison';
import type { Period } from '../periods/period';
import type { Question } from '../question';
import { historyOf, unclearEdit, type Edit } from './edit';
import { edited } from './kept';
import { hasAny } from './kindOf';
import type { Parts } from './parts';

/** `both together`, `best of the three`, `add them up`: of the periods, or the values, that were answered before. */
export function bothOf(parts: Parts, earlier: Question): Edit | undefined {
  const text = parts.texts.join(' ');
  // `those two weeks`
  const [, number, unit] =
    /\b(?:of|all|for|those|these|both) (?:the )?([2-6])(?: (day|week|month|quarter|year)s)?\b/.exec(text) ?? [];
  const isTogether = parts.texts.length < 5 && /\b(?:together|combined)\b/.test(text);
  const isAny = parts.texts.includes('jointly');
  if (!isTogether && !isAny && number === undefined && !/\bboth\b/.test(text)) return undefined;
  if (parts.signs.has('all') || parts.figures.length > 0) return undefined;
  const count = isAny ? undefined : Number(number ?? 2);
  // `the whole week for both`: of the two people, not of the two days.
  const periods = parts.hasPeriod ? undefined : periodsBefore(earlier, count, unit !== undefined);
  const values = periods || parts.filters.length > 0 ? undefined : valuesBefore(earlier, count);
  if ((parts.hasPeriod || parts.filters.length > 0) && !periods && !values) return undefined;
  const isOfOne = hasAny(parts, 'which', 'who', 'compare');
  const groupings = isOfOne && values && parts.groupings.length === 0 ? [values.field] : parts.groupings;
  const filters = earlier.filters.map((one) => (one.field === values?.field ? values : one));
  const edit = edited({ ...parts, groupings }, { ...earlier, filters });
  // `which of the two was better` compares them.
  const sum = periods && !(isOfOne && periods.length === 2) ? bothPeriods(periods) : undefined;
  if (periods && (sum || periods.length === 2))
    return {
      ...edit,
      figures: earlier.figures,
      changes: {
        ...edit.changes,
        ...(sum ? { period: sum } : isOfOne ? laterBeside(periods) : { baseline: periods[1] }),
      },
    };
  if (values) return { ...edit, figures: earlier.figures };
  // `add them up`, after figures by day or a list of refunds
  if (isAny && earlier.bound === undefined && (earlier.by !== undefined || earlier.kind === 'transactions'))
    return { ...edit, by: undefined };
  const hasTwo = earlier.by !== undefined || earlier.baseline || earlier.filters.some((one) => one.values.length > 1);
  return hasTwo ? undefined : unclearEdit(earlier);
}

/** The change is that of the later one. */
function laterBeside(periods: readonly Period[]): Partial<Question> {
  const [baseline, period] = periods.toSorted((one, other) => (one.range.from < other.range.from ? -1 : 1));
  return { period, baseline };
}

/** The periods of the last questions, or of all that ask for the same; `undefined`: there is only one. */
export function periodsBefore(
  earlier: Question,
  count: number | undefined,
  isNamed = false,
): readonly Period[] | undefined {
  const asked = ({ figures, filters }: Question) => JSON.stringify([figures, filters]);
  const history = historyOf(earlier);
  const others = history.findIndex((one) => asked(one) !== asked(earlier));
  const same = count === undefined && others >= 0 ? history.slice(0, others) : history;
  const periods = distinct(
    same.flatMap(({ period }) => (period ? [period] : [])),
    ({ range }) => range.from + range.to,
  ).slice(0, count);
  const isOfPeriods =
    isNamed || JSON.stringify(earlier.period?.range) !== JSON.stringify(earlier.previous?.period?.range);
  return isOfPeriods && periods.length >= (count ?? 2) ? periods : undefined;
}

/** After Owen and then Maya, both of them: the values to which the questions before limit a field, in the same days. */
export function valuesBefore(earlier: Question, count?: number): Filter | undefined {
  const isSame = ({ period }: Question) => JSON.stringify(period?.range) === JSON.stringify(earlier.period?.range);
  const before = historyOf(earlier).filter(isSame);
  for (const { field, values } of earlier.filters) {
    // They are named together already.
    if (values.length === count) return { field, values };
    const sets = before.map(({ filters }) => valuesOf(filters, field)).filter((own) => own.length > 0);
    const some = distinct(sets, (own) => own.join())
      .slice(0, count)
      .toReversed();
    if (some.length >= (count ?? 2)) return { field, values: [...new Set(some.flat())] };
  }
  return undefined;
}

function distinct<One>(all: readonly One[], keyOf: (one: One) => string): readonly One[] {
  return all.filter((one, place) => all.findIndex((other) => keyOf(other) === keyOf(one)) === place);
}
