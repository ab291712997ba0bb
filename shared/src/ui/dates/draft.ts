import { pluralize, dayCount, type Day, type DayRange } from '@back-office/shared/format';
import { readDay, writeDay } from './typedDay';

export type DayField = 'from' | 'to';

/** A range while it is being chosen, by typing or in the calendar. */
export interface Draft {
  /** What the fields hold, readable or not. */
  readonly texts: Readonly<Record<DayField, string>>;
  /** Only these fields show what is wrong with them: nobody is corrected while typing. */
  readonly checked: Readonly<Record<DayField, boolean>>;
  /** The last range that could be read; the calendar shows it. */
  readonly range: DayRange;
  /** The day the calendar has turned to. */
  readonly turnedTo: Day;
}

export type Problems = Readonly<Partial<Record<DayField, string>>>;

export function draftOf(range: DayRange): Draft {
  return {
    texts: { from: writeDay(range.from), to: writeDay(range.to) },
    checked: { from: false, to: false },
    range,
    turnedTo: range.from,
  };
}

export function withTyped(draft: Draft, field: DayField, text: string): Draft {
  const texts = { ...draft.texts, [field]: text };
  return { ...draft, texts, range: readRange(texts) ?? draft.range, turnedTo: readDay(text).day ?? draft.turnedTo };
}

/** The field was left: its problem shows, and a day that could be read is written the way it was understood. */
export function withLeft(draft: Draft, field: DayField): Draft {
  const { day } = readDay(draft.texts[field]);
  const text = day === undefined ? draft.texts[field] : writeDay(day);
  return { ...draft, texts: { ...draft.texts, [field]: text }, checked: { ...draft.checked, [field]: true } };
}

export function withChosen(draft: Draft, range: DayRange): Draft {
  return { ...draftOf(range), checked: allChecked, turnedTo: draft.turnedTo };
}

export function withTurned(draft: Draft, turnedTo: Day): Draft {
  return { ...draft, turnedTo };
}

export function withAllChecked(draft: Draft): Draft {
  return { ...draft, checked: allChecked };
}

const allChecked = { from: true, to: true };

/** The range the fields say; nothing while one cannot be read or it ends before it begins. */
export function readRange({ from, to }: Draft['texts']): DayRange | undefined {
  const range = { from: readDay(from).day, to: readDay(to).day };
  return range.from !== undefined && range.to !== undefined && range.from <= range.to
    ? { from: range.from, to: range.to }
    : undefined;
}

/** Everything that keeps the draft from being applied. What is wrong with both days together stands at the last one. */
export function problemsOf({ texts }: Draft, maxDays: number | undefined): Problems {
  const from = readDay(texts.from);
  const to = readDay(texts.to);
  if (from.problem !== undefined || to.problem !== undefined)
    return { ...(from.problem && { from: from.problem }), ...(to.problem && { to: to.problem }) };
  if (to.day < from.day) return { to: 'Choose a day on or after From.' };
  if (maxDays !== undefined && dayCount({ from: from.day, to: to.day }) > maxDays)
    return { to: `Choose at most ${pluralize(maxDays, 'day')}.` };
  return {};
}

/** What the fields show: a problem of both days shows as soon as one of them was left. */
export function shownProblems(draft: Draft, maxDays: number | undefined): Problems {
  const { from, to } = problemsOf(draft, maxDays);
  const isOfBoth = readDay(draft.texts.to).day !== undefined;
  return {
    ...(from && draft.checked.from && { from }),
    ...(to && (draft.checked.to || (isOfBoth && draft.checked.from)) && { to }),
  };
}
