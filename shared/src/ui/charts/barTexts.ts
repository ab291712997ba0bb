import { notInFiles, unknown, type Unknown } from '@back-office/shared/format';
import { totalOf, type BarCategory } from './barStack';
import { withReasons } from './parts';

export interface BarNames {
  /** Names of the series, one for each value of a category. */
  readonly series: readonly string[];
  /** Name of the sum of a stack, such as `Total sales`. */
  readonly totalName?: string | undefined;
  /** Name of what each bar is compared with, such as `Prior week`. */
  readonly comparison?: string | undefined;
}

export interface BarFact {
  readonly name: string;
  readonly value: number | Unknown;
  /** Index of the series; undefined for the sum. */
  readonly mark: number | 'comparison' | undefined;
}

/** The values of a bar, in reading order. */
export function factsOf(category: BarCategory, names: BarNames): readonly BarFact[] {
  const { values, compared } = category;
  const facts: BarFact[] = names.series.map((name, index) => ({ name, value: values[index] ?? 0, mark: index }));
  if (names.totalName !== undefined) facts.push({ name: names.totalName, value: totalOf(category), mark: undefined });
  if (names.comparison !== undefined && compared !== undefined)
    facts.push({ name: names.comparison, value: compared, mark: 'comparison' });
  return facts;
}

/** `Jun 22: Net sales $310.00, Prior week $295.00` */
export function barName(category: BarCategory, names: BarNames, speak: (value: number | Unknown) => string): string {
  const facts = factsOf(category, names).map(({ name, value }) => `${name} ${speak(value)}`);
  return withReasons(`${category.name}: ${facts.join(', ')}`, [category]);
}

/** The text alternative: the number of bars or points, the first and the last, the highest and the lowest. */
export function describeBars(
  categories: readonly BarCategory[],
  speak: (value: number | Unknown) => string,
  noun: 'bar' | 'point' = 'bar',
): string {
  const [first] = categories;
  const last = categories.at(-1);
  if (!first || !last) return '';
  if (first === last) return `1 ${noun}, ${first.name}: ${speak(totalOf(first))}.`;
  const known = categories.flatMap((category) => {
    const value = totalOf(category);
    return value === unknown ? [] : { name: category.name, value };
  });
  const said = (word: string, isMore: (value: number, than: number) => boolean) => {
    if (known.length === 0) return [];
    const { name, value } = known.reduce((best, bar) => (isMore(bar.value, best.value) ? bar : best));
    return [`${word}: ${name}, ${speak(value)}.`];
  };
  const gaps = categories.length - known.length;
  return [
    `${categories.length} ${noun}s, ${first.name} to ${last.name}.`,
    ...said('Highest', (value, than) => value > than),
    ...said('Lowest', (value, than) => value < than),
    ...(gaps > 0 ? [withReasons(`${notInFiles}: ${gaps}`, categories)] : []),
  ].join(' ');
}
