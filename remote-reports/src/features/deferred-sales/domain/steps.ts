import { isInRange, type Day, type DayRange } from '@back-office/shared/format';
import { hourLabel, hoursBetween, partOfPeriod, periodLabel, periodsOf, withPart } from '@back-office/shared/ledger';
import { timeFields, type TimeSteps } from '../../../domain/reportControls';
import { groupWord } from '../../../domain/reports/groupTexts';
import type { ScenarioRow } from './scenarioRow';
import { daysOfStory } from './scenario';

/** An hour, day, week or month with its payments and refunds. */
export interface Step {
  readonly key: string;
  /** `Jul 20 – 26 (so far)` if the range has the period in part. */
  readonly label: string;
  readonly isPart?: boolean;
  /** The scenario takes place on a day outside the date range. */
  readonly isOutside: boolean;
  readonly rows: readonly ScenarioRow[];
}

/** `day` */
export function stepName(time: TimeSteps): string {
  return groupWord(timeFields[time]);
}

/**
 * Steps in order of time that add up to all rows. The steps of the date range are listed with and without payments, and
 * days outside it only if something happens on them. Hours are hours of the day, all days together.
 */
export function stepsOf(
  rows: readonly ScenarioRow[],
  range: DayRange,
  granularity: TimeSteps,
  today: Day,
): readonly Step[] {
  if (granularity === 'Hourly') return hoursOf(rows);
  const days = daysOfStory(rows);
  const stepsIn = (days: DayRange, isOutside: boolean): readonly Step[] =>
    periodsOf(days, granularity).map((own) => {
      // A day outside the range stands for itself, not for a part of its week or month.
      const part = partOfPeriod(own, isOutside ? 'Daily' : granularity, today);
      return {
        key: own.from,
        label: withPart(periodLabel(own, granularity), part),
        ...(part !== undefined && { isPart: true }),
        isOutside,
        rows: rows.filter(({ date }) => isInRange(date, own)),
      };
    });
  const outside = (isThere: (day: string) => boolean) =>
    days.filter(isThere).flatMap((day) => stepsIn({ from: day, to: day }, true));
  return [...outside((day) => day < range.from), ...stepsIn(range, false), ...outside((day) => day > range.to)];
}

/** From the first hour with a payment to the last. */
function hoursOf(rows: readonly ScenarioRow[]): readonly Step[] {
  const hours = rows.map(({ minute }) => Math.floor(minute / 60));
  return hoursBetween(hours.map(String)).map((key) => ({
    key,
    label: hourLabel(Number(key)),
    isOutside: false,
    rows: rows.filter((_row, place) => hours[place] === Number(key)),
  }));
}
