import { addDays, shiftRange, type Day, type DayRange } from '@back-office/shared/format';

/** A named period, such as `Last week`. */
export interface DatePreset {
  readonly label: string;
  readonly range: DayRange;
}

/** The usual periods as of `today`. Weeks, months and years are whole, so that stepping moves to the next whole one. */
export function presetsOf(today: Day): readonly DatePreset[] {
  const oneDay = { from: today, to: today };
  const week = weekOf(today);
  const month = monthOf(today);
  const year = today.slice(0, 4);
  return [
    { label: 'Today', range: oneDay },
    { label: 'Yesterday', range: shiftRange(oneDay, -1) },
    { label: 'This week', range: week },
    { label: 'Last week', range: shiftRange(week, -1) },
    { label: 'This month', range: month },
    { label: 'Last month', range: monthOf(addDays(month.from, -1)) },
    { label: 'Last 30 days', range: { from: addDays(today, -29), to: today } },
    { label: 'This year', range: { from: `${year}-01-01`, to: `${year}-12-31` } },
  ];
}

/** Sunday to Saturday. */
function weekOf(day: Day): DayRange {
  const from = addDays(day, -new Date(day).getUTCDay());
  return { from, to: addDays(from, 6) };
}

function monthOf(day: Day): DayRange {
  const from = firstOfMonth(day);
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}
