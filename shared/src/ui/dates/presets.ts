import {
  addDays,
  dayCount,
  firstDay,
  firstWeekday,
  maxRangeDays,
  shiftRange,
  type Day,
  type DayRange,
} from '@back-office/shared/format';

/** A named period, such as `Last week`. */
export interface DatePreset {
  readonly label: string;
  readonly range: DayRange;
}

/** The usual periods as of `today`. None goes beyond it: a period that is still running ends today. */
export function presetsOf(today: Day): readonly DatePreset[] {
  const oneDay = { from: today, to: today };
  const { week, month, quarter, year } = runningPeriods(today);
  const toDate = ({ from }: DayRange): DayRange => ({ from, to: today });
  return [
    { label: 'Today', range: oneDay },
    { label: 'Yesterday', range: shiftRange(oneDay, -1) },
    { label: 'This week', range: toDate(week) },
    { label: 'Last week', range: shiftRange(week, -1) },
    { label: 'This month', range: toDate(month) },
    { label: 'Last month', range: monthOf(addDays(month.from, -1)) },
    { label: 'Last 7 days', range: { from: addDays(today, -6), to: today } },
    { label: 'Last 30 days', range: { from: addDays(today, -29), to: today } },
    { label: 'This quarter', range: toDate(quarter) },
    { label: 'This year', range: toDate(year) },
  ];
}

/**
 * Periods of the days that a shop has sales on: all of them, if they are not too many for a range, and of a shop whose sales
 * ended before this week the last month and the last year with sales, because the usual periods have none.
 */
export function presetsOfShop(days: DayRange, today: Day): readonly DatePreset[] {
  const all = { from: days.from, to: days.to < today ? days.to : today };
  const { month, year } = runningPeriods(days.to);
  const last = [
    { label: 'Most recent month', range: month },
    { label: 'Most recent year', range: year },
  ];
  return [
    ...(isBeforeThisWeek(days.to, today) ? last.filter(({ range }) => range.to < today) : []),
    ...(all.from <= all.to && dayCount(all) <= maxRangeDays ? [{ label: 'All time', range: all }] : []),
  ];
}

/** Whether a day is before the week of today. */
export function isBeforeThisWeek(day: Day, today: Day): boolean {
  return day < runningPeriods(today).week.from;
}

/**
 * The range that an arrow leads to: as many days before or after. From a week, month, quarter or year that is still
 * running, back leads to the whole one before it. Forward ends today; `undefined` if there are no such days.
 */
export function stepRange(range: DayRange, direction: -1 | 1, today: Day): DayRange | undefined {
  const next = (direction === -1 && wholeBefore(range, today)) || shiftRange(range, direction);
  if (next.from < firstDay || (direction === 1 && next.from > today)) return undefined;
  return next.from <= today && today < next.to ? { from: next.from, to: today } : next;
}

/** A range of one day is stepped by days, also on the first day of a week or month. */
function wholeBefore({ from, to }: DayRange, today: Day): DayRange | undefined {
  if (to !== today || from === to) return undefined;
  const { week, month, quarter, year } = runningPeriods(today);
  if (from === week.from) return shiftRange(week, -1);
  const before = addDays(from, -1);
  if (from === month.from) return monthOf(before);
  if (from === quarter.from) return runningPeriods(before).quarter;
  return from === year.from ? runningPeriods(before).year : undefined;
}

/** The whole week, which begins as the page's locale says, month, quarter and year that a day is in. */
function runningPeriods(day: Day) {
  const weekStart = addDays(day, -((new Date(day).getUTCDay() - firstWeekday() + 7) % 7));
  const year = day.slice(0, 4);
  const quarterMonth = 1 + 3 * Math.floor((Number(day.slice(5, 7)) - 1) / 3);
  const quarterStart = `${year}-${String(quarterMonth).padStart(2, '0')}-01`;
  return {
    week: { from: weekStart, to: addDays(weekStart, 6) },
    month: monthOf(day),
    quarter: { from: quarterStart, to: monthOf(addDays(quarterStart, 63)).to },
    year: { from: `${year}-01-01`, to: `${year}-12-31` },
  };
}

function monthOf(day: Day): DayRange {
  const from = firstOfMonth(day);
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}
