import { addDays, type Day, type DayRange } from '@back-office/shared/format';
import {
  monthOf,
  monthRange,
  oneDay,
  quarterOf,
  quarterRange,
  weekAround,
  weekendBefore,
  yearOf,
  yearRange,
} from './calendar';
import { movedBy } from './period';

const units = ['day', 'week', 'weekend', 'month', 'quarter', 'year'] as const;

export type Unit = (typeof units)[number];

/** Plurals count. */
export function unitOf(text: string): Unit | undefined {
  const singular = text.replace(/s$/, '');
  return units.find((unit) => unit === singular);
}

/** Whole units seen from a day: 0 contains it, -1 is the one before. A weekend counts as begun from its Saturday on. */
export function wholeUnit(unit: Unit, day: Day, step: number): DayRange {
  switch (unit) {
    case 'day':
      return oneDay(addDays(day, step));
    case 'week':
      return movedBy(weekAround(day), 7 * step);
    case 'weekend': {
      const latest = weekendBefore(day);
      const isOn = day <= latest.to;
      // During the week, "this weekend" is the coming one and "last weekend" the one before it.
      return movedBy(latest, 7 * (isOn ? step : step + 1));
    }
    case 'month':
      return monthRange(yearOf(day), monthOf(day) + step);
    case 'quarter':
      return quarterRange(yearOf(day), quarterOf(day) + step);
    case 'year':
      return yearRange(yearOf(day) + step);
  }
}
