import { formatRange } from '@back-office/shared/format';
import {
  dimensionIds,
  dimensionOf,
  isMeasureId,
  lessonOf,
  measureIds,
  measureOf,
  wordsOf,
} from '@back-office/shared/ledger';
import { written } from '../references';
import type { Arguments } from '../toolArguments';
import type { ToolResult, ToolSources } from '../tools';

/** What the shop is, and which figures and fields there are. */
export async function describe(
  _: Arguments<'describe'>,
  { port, references, signal }: ToolSources,
): Promise<ToolResult> {
  const facts = await port.describe({ signal });
  const name = (text: string) => written(references, references.add('n', { text }));
  return {
    answer: {
      shop: name(facts.name),
      currency: facts.currency.code,
      timeZone: facts.timeZone,
      days: facts.days ? { ...facts.days, text: name(formatRange(facts.days)) } : 'no sales yet',
      figures: Object.fromEntries(measureIds.map((id) => [id, measureOf(id).label])),
      fields: Object.fromEntries(dimensionIds.map((id) => [id, dimensionOf(id).label])),
      notKnown: facts.unknown,
    },
  };
}

/** A figure in the words of the catalog, and the course that teaches it. */
export async function define({ measure }: Arguments<'define'>, sources: ToolSources): Promise<ToolResult> {
  const { port, references, signal } = sources;
  const { feeRules, unknown } = await port.describe({ signal });
  const { note, rule } = wordsOf(measure, feeRules);
  const lesson = lessonOf(measure);
  const name = (text: string, path?: string) => written(references, references.add('n', { text, path }));
  return {
    answer: {
      label: measureOf(measure).label,
      rule: name([note, rule].filter((text) => text !== undefined).join('. ')),
      ...(isMeasureId(measure) && unknown[measure] !== undefined && { notKnown: unknown[measure] }),
      ...(lesson && { lesson: name(lesson.title, lesson.path) }),
    },
  };
}

/** Where in the product something is seen or done. */
export function screens({ words }: Arguments<'screens'>, { references, screensFor }: ToolSources): ToolResult {
  const found = screensFor(words);
  if (found.length === 0) return { answer: { error: 'No screen or action of the product fits these words.' } };
  const name = (text: string, path?: string) => written(references, references.add('n', { text, path }));
  return { answer: { screens: found.map(({ title, path, how }) => ({ screen: name(title, path), how: name(how) })) } };
}
