import { formatRange, weekday, weekdayName, type DayRange } from '@back-office/shared/format';
import { hourLabel, periodLabel, periodWithin, wholePeriod, type DimensionId } from '@back-office/shared/ledger';

/** Names of groups of time, whose keys are no names. `range` is the period that is divided. */
export const timeNames = {
  date: (day) => `${weekday(day)}, ${formatRange({ from: day, to: day })}`,
  weekday: (number) => weekdayName(Number(number)),
  week: (sunday, range) =>
    periodLabel(periodWithin(range, sunday, 'Weekly') ?? wholePeriod(sunday, 'Weekly'), 'Weekly'),
  month: (month) => periodLabel(wholePeriod(`${month}-01`, 'Monthly'), 'Monthly'),
  hour: (key) => hourLabel(Number(key)),
} as const satisfies Partial<Record<DimensionId, (key: string, range: DayRange) => string>>;
