import { valuesOf, type DimensionId, type Filter } from '@back-office/shared/ledger';
import { sensesIn } from '../language/lexicon';
import { excluding, fillerWords } from '../language/plainWords';
import { filtersIn } from './filtersIn';
import type { NamedQuestion } from './readNames';

/** Fields with few values, so that all the others can be named. */
const fewValues: ReadonlySet<DimensionId> = new Set<DimensionId>([
  'location',
  'source',
  'channel',
  'tender',
  'category',
  'collected-by',
  'device-name',
  'device-nickname',
]);

/**
 * `sales without location 2`: of all other locations. What cannot be left out, such as one of many items, stays in the words,
 * which then have no use in the question.
 */
export function withoutExcluded(named: NamedQuestion): NamedQuestion {
  const span = excludedPlaces(named.rest.map(({ text }) => text));
  if (!span) return named;
  const words = named.rest.slice(span.from, span.to);
  const senses = sensesIn(words.map(({ text }) => text));
  const values = new Set(senses.flatMap((one) => one.values));
  const excluded = filtersIn({ ...named, rest: words, period: undefined }, senses, values);
  const isUsed = (at: number) =>
    excluded.used.includes(at) ||
    senses.some(({ start, end, values: own }) => own.length > 0 && start <= at && at < end);
  const isWhole = words.every(({ text }, at) => isUsed(at) || /^(?:-|and|or|nor)$/.test(text) || fillerWords.has(text));
  const others = excluded.filters.map((filter) => otherValues(filter, named));
  if (!isWhole || others.length === 0 || others.some((filter) => filter === undefined))
    return withOneMarker(named, span);
  return {
    ...named,
    rest: [...named.rest.slice(0, span.marker), ...named.rest.slice(span.to)],
    limits: [...named.limits, ...others.filter((filter) => filter !== undefined)],
  };
}

/** `other than` as one word, which has no use in the question. */
function withOneMarker(named: NamedQuestion, { marker, markerEnd }: Span): NamedQuestion {
  const typed = named.rest.slice(marker, markerEnd).map((word) => word.typed);
  const rest = [
    ...named.rest.slice(0, marker),
    { text: 'except', typed: typed.join(' ') },
    ...named.rest.slice(markerEnd),
  ];
  return markerEnd - marker > 1 ? { ...named, rest } : named;
}

/** All other values of the field: of those that count so far, if a question before limits it. */
function otherValues({ field, values }: Filter, { names, context }: NamedQuestion): Filter | undefined {
  if (!fewValues.has(field)) return undefined;
  const before = valuesOf(context.earlier?.filters ?? [], field);
  const all = before.length > 0 ? before : ((names as Partial<Record<DimensionId, readonly string[]>>)[field] ?? []);
  const others = all.filter((value) => !values.includes(value));
  return others.length === 0 ? undefined : { field, values: others };
}

interface Span {
  readonly marker: number;
  readonly markerEnd: number;
  readonly from: number;
  readonly to: number;
}

/** The word that excludes, and the words after it that belong to it. */
function excludedPlaces(texts: readonly string[]): Span | undefined {
  const senses = sensesIn(texts);
  const isInPhrase = (at: number) => senses.some(({ start, end }) => end - start > 1 && start <= at && at < end);
  const marker = texts.findIndex((text, at) => !isInPhrase(at) && (excluding.has(text) || isPair(texts, at)));
  if (marker < 0) return undefined;
  const markerEnd = marker + (excluding.has(texts[marker] ?? '') ? 1 : 2);
  let from = markerEnd;
  while (leading.has(texts[from] ?? '')) from += 1;
  const end = texts.findIndex((text, at) => at > from && ending.has(text));
  return { marker, markerEnd, from, to: end < 0 ? texts.length : end };
}

/** `other than`, `apart from` */
function isPair(texts: readonly string[], at: number): boolean {
  return /^(?:other than|apart from|aside from)$/.test(`${texts[at]} ${texts[at + 1]}`);
}

const leading = new Set('counting including the for at in on by from with of our any'.split(' '));
const ending = new Set(
  'at in on for by from last this with only just but per sell sold make made take took ring rang earn earned'.split(
    ' ',
  ),
);
