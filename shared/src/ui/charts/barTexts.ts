import { totalOf, type BarCategory } from './barStack';

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
  readonly value: number;
  /** Index of the series; undefined for the sum. */
  readonly mark: number | 'comparison' | undefined;
}

/** The values of a bar, in reading order. */
export function factsOf({ values, compared }: BarCategory, names: BarNames): readonly BarFact[] {
  const facts: BarFact[] = names.series.map((name, index) => ({ name, value: values[index] ?? 0, mark: index }));
  if (names.totalName !== undefined) facts.push({ name: names.totalName, value: totalOf(values), mark: undefined });
  if (names.comparison !== undefined && compared !== undefined)
    facts.push({ name: names.comparison, value: compared, mark: 'comparison' });
  return facts;
}

/** `Jun 22: Net sales $310.00, Prior week $295.00` */
export function barName(category: BarCategory, names: BarNames, speak: (value: number) => string): string {
  const facts = factsOf(category, names).map(({ name, value }) => `${name} ${speak(value)}`);
  return `${category.name}: ${facts.join(', ')}`;
}

/** The text alternative: the number of bars or points, the first and the last, the highest and the lowest. */
export function describeBars(
  categories: readonly BarCategory[],
  speak: (value: number) => string,
  noun: 'bar' | 'point' = 'bar',
): string {
  const [first, ...others] = categories.map(({ name, values }) => ({ name, value: totalOf(values) }));
  if (!first) return '';
  const last = others.at(-1);
  if (!last) return `1 ${noun}, ${first.name}: ${speak(first.value)}.`;
  const highest = others.reduce((most, bar) => (bar.value > most.value ? bar : most), first);
  const lowest = others.reduce((least, bar) => (bar.value < least.value ? bar : least), first);
  const span = `${categories.length} ${noun}s, ${first.name} to ${last.name}.`;
  return `${span} Highest: ${highest.name}, ${speak(highest.value)}. Lowest: ${lowest.name}, ${speak(lowest.value)}.`;
}
