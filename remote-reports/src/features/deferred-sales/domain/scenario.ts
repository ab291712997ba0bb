import { isInRange, type Day, type DayRange } from '@back-office/shared/format';
import type { DeferredLineId } from './deferredLines';
import type { ScenarioRow } from './scenarioRow';

/** An example of a sale that is paid before it is complete. Every figure is a sum of the rows of its story. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** All payments and refunds in order of time, also those before and after the days that the scenario shows. */
  readonly story: readonly ScenarioRow[];
  readonly days: readonly Day[];
  /** Shows the days of its story that are in the date range, if there are any, instead of `days`. */
  readonly followsRange?: true;
  readonly deferredLines: readonly DeferredLineId[];
  /** Gross sales open the page of the full cycle instead of the sales detail. */
  readonly opensFullCycle?: true;
}

export const scenarioKinds = ['Invoices', 'Appointments'] as const;
export type ScenarioKind = (typeof scenarioKinds)[number];

export interface ScenarioGroup {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** `undefined` for a group that is offered beside both. */
  readonly kind: ScenarioKind | undefined;
  readonly scenarios: readonly Scenario[];
}

/** The days of the story that are shown. The range matters only to scenarios that follow it. */
export function shownDays({ days, story, followsRange }: Scenario, range: DayRange): readonly Day[] {
  if (!followsRange) return days;
  const inRange = daysOfStory(story).filter((day) => isInRange(day, range));
  return inRange.length === 0 ? days : inRange;
}

export function shownStory(scenario: Scenario, range: DayRange): readonly ScenarioRow[] {
  const days = shownDays(scenario, range);
  return scenario.story.filter(({ date }) => days.includes(date));
}

/** What happened before the days that are shown. */
export function earlierStory(scenario: Scenario, range: DayRange): readonly ScenarioRow[] {
  const [first = ''] = shownDays(scenario, range);
  return scenario.story.filter(({ date }) => date < first);
}

export function daysOfStory(story: readonly ScenarioRow[]): readonly Day[] {
  return [...new Set(story.map(({ date }) => date))];
}

/** From the first to the last day that is shown. */
export function spanOf(days: readonly Day[]): DayRange {
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}
