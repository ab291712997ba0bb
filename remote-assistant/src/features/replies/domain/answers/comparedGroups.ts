import { daysOf, formatDecimal, sumOf } from '@back-office/shared/format';
import { divideCents, isSum, measureOf, valuesOf, type MeasureId } from '@back-office/shared/ledger';
import { timeNames } from '../../../../domain/figureTexts';
import { bold, listOf, paragraphs, plain } from '../../../../domain/writeMarkdown';
import { weekdayNumber } from '../periods/calendar';
import type { Period } from '../periods/period';
import type { Divided } from './groups';
import { figureText, type Scoped } from './scope';

/** One of two that are compared. */
interface Side {
  readonly name: string;
  readonly value: number;
}

/** Some weekdays. */
interface DaysSide extends Side {
  /** How many such days the period has. */
  readonly days: number;
}

/**
 * Which of two is higher, and by how much: two chosen groups, or two sets of weekdays. `undefined` if the question compares
 * no two, or if a figure is unknown.
 */
export function comparisonText({ question, period }: Scoped, { id, by, groups }: Divided): string | undefined {
  if (by === 'weekday') {
    const sides = question.weekdaySets && weekdaySides(question.weekdaySets, period, { id, groups });
    return sides && paragraphs(sidesText(id, sides.map(averageOf(id)), ' per day'), sumsText(id, sides));
  }
  if (valuesOf(question.filters, by).length !== 2) return undefined;
  const sides = groups.flatMap(({ name, value }) => (typeof value === 'number' ? [{ name, value }] : []));
  return sidesText(id, sides);
}

/** Weekends beside the other days, under a list of all weekdays. */
export function weekendsText({ question, period }: Scoped, { id, by, groups }: Divided): string | undefined {
  if (by !== 'weekday' || question.weekdaySets || valuesOf(question.filters, by).length > 0) return undefined;
  const keys = groups.map(({ key }) => key);
  const sides = weekdaySides([weekends, keys.filter((key) => !weekends.includes(key))], period, { id, groups });
  return sides && sumsText(id, sides);
}

/** `**Maya Duarte had the higher net sales**: $5,420.85, $3,024.76 more than Owen Reyes.` */
function sidesText(id: MeasureId, sides: readonly Side[], per = ''): string | undefined {
  // The most refunds are the largest amount paid back, which is negative.
  const isNegative = sides.every(({ value }) => value <= 0);
  const ordered = sides.toSorted((one, other) => (isNegative ? one.value - other.value : other.value - one.value));
  const [higher, lower, ...others] = ordered;
  if (!higher || !lower || others.length > 0) return undefined;
  const { label, unit } = measureOf(id);
  const what = `${label.toLowerCase()}${per}`;
  if (higher.value === lower.value) return `${bold(`Both had the same ${what}`)}: ${valueText(id, higher.value)}.`;
  // Shares differ in percentage points, and a loss is not so much less than a gain.
  const isApart = unit === 'share' || (lower.value < 0 && !isNegative);
  const beside = isApart
    ? `against ${valueText(id, lower.value)} of ${plain(lower.name)}`
    : `${valueText(id, Math.abs(higher.value - lower.value))} more than ${plain(lower.name)}`;
  const more = unit === 'money' && !isNegative ? 'the higher' : 'more';
  return `${bold(`${plain(higher.name)} had ${more} ${what}`)}: ${valueText(id, higher.value)}, ${beside}.`;
}

/** `undefined` if the parts of the figure do not add up, or if there is no such day. */
function weekdaySides(
  sets: readonly (readonly string[])[],
  { range }: Period,
  { id, groups }: Pick<Divided, 'id' | 'groups'>,
): readonly DaysSide[] | undefined {
  const sides = sets.flatMap((set): readonly DaysSide[] => {
    const value = sumOf(groups.filter(({ key }) => set.includes(key)).map((group) => group.value ?? 0));
    const days = daysOf(range).filter((day) => set.includes(String(weekdayNumber(day)))).length;
    return typeof value === 'number' && days > 0 ? [{ name: daysText(set), value, days }] : [];
  });
  return isSum(id) && sides.length === sets.length ? sides : undefined;
}

/** Sums say little where a period has more of some days. */
function averageOf(id: MeasureId) {
  const isMoney = measureOf(id).unit === 'money';
  return ({ name, value, days }: DaysSide): Side => ({
    name,
    value: isMoney ? divideCents(value, days) : value / days,
  });
}

function sumsText(id: MeasureId, sides: readonly DaysSide[]): string {
  const sums = sides.map(
    ({ name, value, days }) =>
      `${name} came to ${bold(valueText(id, value))} in ${days} ${days === 1 ? 'day' : 'days'}`,
  );
  return `${sums.join('; ')}.`;
}

const weekends = ['6', '0'];

/** `Monday to Thursday`, `Saturday and Sunday` */
function daysText(days: readonly string[]): string {
  const names = days.map((day) => timeNames.weekday(day));
  const isRow = days.every((day, at) => at === 0 || Number(day) === (Number(days[at - 1]) + 1) % 7);
  return isRow && days.length > 2 ? `${names[0]} to ${names.at(-1)}` : listOf(names);
}

/** Averages of numbers have one decimal. */
function valueText(id: MeasureId, value: number): string {
  return measureOf(id).unit === 'count' && !Number.isInteger(value) ? formatDecimal(value, 1) : figureText(value, id);
}
