import { formatRange, notInFiles, unknown, weekday, weekdayName, type DayRange } from '@back-office/shared/format';
import {
  figureText as shownText,
  hourLabel,
  periodLabel,
  periodWithin,
  wholePeriod,
  type DimensionId,
  type Figure,
  type MeasureId,
} from '@back-office/shared/ledger';

/** The figure as merchants read it: `–` if it has no meaning. */
export function figureText(figure: Figure, id: MeasureId): string {
  if (figure === undefined) return '–';
  if (figure === unknown) return notInFiles.toLowerCase();
  return shownText(id, figure);
}

/** Names of groups of time, whose keys are no names. `range` is the period that is divided. */
export const timeNames = {
  date: (day) => `${weekday(day)}, ${formatRange({ from: day, to: day })}`,
  weekday: (number) => weekdayName(Number(number)),
  week: (sunday, range) =>
    periodLabel(periodWithin(range, sunday, 'Weekly') ?? wholePeriod(sunday, 'Weekly'), 'Weekly'),
  month: (month) => periodLabel(wholePeriod(`${month}-01`, 'Monthly'), 'Monthly'),
  hour: (key) => hourLabel(Number(key)),
} as const satisfies Partial<Record<DimensionId, (key: string, range: DayRange) => string>>;
