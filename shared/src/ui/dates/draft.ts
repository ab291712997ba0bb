import { pluralize, dayCount, shortDayAndYear, type Day, type DayRange } from '@back-office/shared/format';
import { readDay } from './typedDay';

export type DayField = 'from' | 'to';

/** A range while it is being chosen, by typing or in the calendar. */
export interface Draft {
  /** The text of the fields, valid or not. */
  readonly texts: Readonly<Record<DayField, string>>;
  /** Fields that show their problem: not while their text is still being typed. */
  readonly checked: Readonly<Record<DayField, boolean>>;
  /** The last valid range; the calendar shows it. */
  readonly range: DayRange;
  /** The day the calendar shows. */
  readonly shownDay: Day;
}

export type Problems = Readonly<Partial<Record<DayField, string>>>;

export function draftOf(range: DayRange): Draft {
  return {
    texts: { from: shortDayAndYear(range.from), to: shortDayAndYear(range.to) },
    checked: { from: false, to: false },
    range,
    shownDay: range.from,
  };
}

export function withTyped(draft: Draft, field: DayField, text: string): Draft {
  const texts = { ...draft.texts, [field]: text };
  return { ...draft, texts, range: readRange(texts) ?? draft.range, shownDay: readDay(text).day ?? draft.shownDay };
}

/** The field lost the focus: its problem shows, and a valid day is written out. */
export function withLeft(draft: Draft, field: DayField): Draft {
  const { day } = readDay(draft.texts[field]);
  const text = day === undefined ? draft.texts[field] : shortDayAndYear(day);
  return { ...draft, texts: { ...draft.texts, [field]: text }, checked: { ...draft.checked, [field]: true } };
}

export function withChosen(draft: Draft, range: DayRange): Draft {
  return { ...draftOf(range), checked: allChecked, shownDay: draft.shownDay };
}

export function withShownDay(draft: Draft, shownDay: Day): Draft {
  return { ...draft, shownDay };
}

export function withAllChecked(draft: Draft): Draft {
  return { ...draft, checked: allChecked };
}

const allChecked = { from: true, to: true };

/** The range in the fields; undefined if a day is invalid or the range ends before it starts. */
export function readRange({ from, to }: Draft['texts']): DayRange | undefined {
  const range = { from: readDay(from).day, to: readDay(to).day };
  return range.from !== undefined && range.to !== undefined && range.from <= range.to
    ? { from: range.from, to: range.to }
    : undefined;
}

export interface RangeLimits {
  /** The last day that can be chosen. */
  readonly today: Day;
  readonly maxDays?: number | undefined;
}

/** The problems that prevent applying the draft. A problem of the whole range is reported at the last day. */
export function problemsOf({ texts }: Draft, { today, maxDays }: RangeLimits): Problems {
  const from = readDay(texts.from);
  const to = readDay(texts.to);
  if (from.problem !== undefined || to.problem !== undefined)
    return { ...(from.problem && { from: from.problem }), ...(to.problem && { to: to.problem }) };
  const isAhead = { from: from.day > today, to: to.day > today };
  const ahead = `Choose a day up to today, ${shortDayAndYear(today)}.`;
  if (isAhead.from || isAhead.to) return { ...(isAhead.from && { from: ahead }), ...(isAhead.to && { to: ahead }) };
  if (to.day < from.day) return { to: 'Choose a day on or after From.' };
  if (maxDays !== undefined && dayCount({ from: from.day, to: to.day }) > maxDays)
    return { to: `Choose at most ${pluralize(maxDays, 'day')}.` };
  return {};
}

/** The problems to show; a problem of the whole range shows as soon as either field was left. */
export function shownProblems(draft: Draft, limits: RangeLimits): Problems {
  const { from, to } = problemsOf(draft, limits);
  const isOfBoth = readDay(draft.texts.to).day !== undefined;
  return {
    ...(from && draft.checked.from && { from }),
    ...(to && (draft.checked.to || (isOfBoth && draft.checked.from)) && { to }),
  };
}
