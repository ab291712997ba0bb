import { valuesOf, type DimensionId, type Filter } from '@back-office/shared/ledger';
import { sensesIn } from '../language/lexicon';
import { excluding, fillerWords, leavingOut } from '../language/plainWords';
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
 * `sales without location 2`: of all other locations; `remove Theo` and `add Theo`, after figures by staff: of one less or
 * one more. What cannot be left out, such as one of many items, stays in the words, which then have no use in the question.
 */
export function withValueSets(named: NamedQuestion): NamedQuestion {
  const texts = named.rest.map(({ text }) => text);
  const isTurn = named.context.earlier !== undefined;
  const span = excludedPlaces(texts) ?? (isTurn ? (commandPlaces(texts) ?? restPlaces(texts)) : undefined);
  if (!span) return named;
  const { filters, isWhole } = span.change === 'rest' ? filtersBefore(named) : filtersBetween(named, span);
  const limits = filters.map((filter) => changedValues(filter, span.change, named));
  if (!isWhole || limits.length === 0 || limits.some((filter) => filter === undefined)) {
    // A command that names a value and cannot be followed is not left out.
    const markerEnd = span.markerEnd ?? (filters.length > 0 && span.change === 'remove' ? span.start + 1 : undefined);
    return markerEnd === undefined ? named : withOneMarker(named, span.start, markerEnd);
  }
  return {
    ...named,
    rest: [...named.rest.slice(0, span.start), ...named.rest.slice(span.end)],
    limits: [...named.limits, ...limits.filter((filter) => filter !== undefined)],
  };
}

interface NamedValues {
  readonly filters: readonly Filter[];
  /** They name nothing else. */
  readonly isWhole: boolean;
}

/** What the words of the span name. */
function filtersBetween(named: NamedQuestion, { from, to }: Span): NamedValues {
  const words = named.rest.slice(from, to);
  const senses = sensesIn(words.map(({ text }) => text));
  const values = new Set(senses.flatMap((one) => one.values));
  const found = filtersIn({ ...named, rest: words, period: undefined }, senses, values);
  const isUsed = (at: number) =>
    found.used.includes(at) || senses.some(({ start, end, values: own }) => own.length > 0 && start <= at && at < end);
  // `the catering category`
  const isField = (at: number) =>
    senses.some(
      ({ start, end, fields }) =>
        start <= at && at < end && fields.some((one) => found.filters.some(({ field }) => field === one)),
    );
  const isWhole = words.every(
    ({ text, typed }, at) =>
      isUsed(at) ||
      isField(at) ||
      /^(?:-|and|or|nor|again)$/.test(text) ||
      /^ones?$/.test(typed) ||
      fillerWords.has(text),
  );
  return { filters: found.filters, isWhole };
}

function filtersBefore({ context }: NamedQuestion): NamedValues {
  const last = context.earlier?.filters.findLast(({ field }) => fewValues.has(field));
  return { filters: last ? [last] : [], isWhole: true };
}

/** `other than` as one word, which has no use in the question. */
function withOneMarker(named: NamedQuestion, marker: number, markerEnd: number): NamedQuestion {
  const typed = named.rest.slice(marker, markerEnd).map((word) => word.typed);
  const rest = [
    ...named.rest.slice(0, marker),
    { text: 'except', typed: typed.join(' ') },
    ...named.rest.slice(markerEnd),
  ];
  return { ...named, rest };
}

/** The values that count then; none: all of the field. They are seen from those that counted before. */
function changedValues(
  { field, values }: Filter,
  change: Span['change'],
  { names, context }: NamedQuestion,
): Filter | undefined {
  const before = valuesOf(context.earlier?.filters ?? [], field);
  const all = (names as Partial<Record<DimensionId, readonly string[]>>)[field] ?? [];
  if (change === 'add') {
    const isDivided = context.earlier?.by === field && before.length === 0;
    const more = [...new Set([...before, ...values])];
    return { field, values: isDivided || all.every((value) => more.includes(value)) ? [] : more };
  }
  const isOfThose = change === 'remove' && values.every((value) => before.includes(value));
  if (!fewValues.has(field) && !isOfThose) return undefined;
  const others = (before.length > 0 && change === 'remove' ? before : all).filter((value) => !values.includes(value));
  return others.length === 0 ? undefined : { field, values: others };
}

interface Span {
  readonly change: 'remove' | 'add' | 'rest';
  /** All words of it. */
  readonly start: number;
  readonly end: number;
  /** The words that name values. */
  readonly from: number;
  readonly to: number;
  /** The end of the words that limit by themselves, such as `other than`. */
  readonly markerEnd?: number;
}

/** The word that excludes, and the words after it that belong to it. */
function excludedPlaces(texts: readonly string[]): Span | undefined {
  const senses = sensesIn(texts);
  const isInPhrase = (at: number) => senses.some(({ start, end }) => end - start > 1 && start <= at && at < end);
  const start = texts.findIndex((text, at) => !isInPhrase(at) && (excluding.has(text) || isPair(texts, at)));
  if (start < 0) return undefined;
  const markerEnd = start + (excluding.has(texts[start] ?? '') ? 1 : 2);
  return { change: 'remove', start, markerEnd, ...namedAfter(texts, markerEnd) };
}

/** `remove Theo`, `take coffee out`, `invoices out`, `add location 1`, `put coffee back` */
function commandPlaces(texts: readonly string[]): Span | undefined {
  const start = texts.findIndex((text) => Object.values(commands).some((verbs) => verbs.test(text)));
  const verb = texts[start] ?? '';
  const particles = texts.slice(start + 1);
  const isOut = particles.some((text) => /^(?:out|off|away|rid)$/.test(text));
  const isBack = particles.some((text) => /^(?:back|in|again)$/.test(text));
  if (commands.remove.test(verb) || (commands.movesOut.test(verb) && isOut))
    return { change: 'remove', start, ...namedAfter(texts, start + 1) };
  if (commands.add.test(verb) || (commands.movesBack.test(verb) && isBack))
    return { change: 'add', start, ...namedAfter(texts, start + 1) };
  return /^(?:out|excluded|aside|removed)$/.test(texts.at(-1) ?? '') && texts.length < 5
    ? { change: 'remove', start: 0, end: texts.length, from: 0, to: texts.length - 1 }
    : undefined;
}

const commands = {
  remove: new RegExp(`^(?:${leavingOut})$`),
  movesOut: /^(?:take|leave|cut|kick|throw|pull|get|filter)$/,
  add: /^(?:add|include|plus)$/,
  movesBack: /^(?:put|bring|take)$/,
};

/** `the rest`, `everyone else`: all that did not count before. */
function restPlaces(texts: readonly string[]): Span | undefined {
  const start = texts.findIndex((text, at) => /^(?:rest|others)$/.test(text) || texts[at + 1] === 'else');
  if (start < 0 || texts.length > 5 || texts.some((text) => /^(?:compared?|vs|versus|than|what|how)$/.test(text)))
    return undefined;
  return { change: 'rest', start, end: texts.length, from: start, to: start };
}

function namedAfter(texts: readonly string[], place: number): Pick<Span, 'from' | 'to' | 'end'> {
  let from = place;
  while (leading.has(texts[from] ?? '')) from += 1;
  const found = texts.findIndex((text, at) => at > from && ending.has(text));
  const to = found < 0 ? texts.length : found;
  return { from, to, end: to };
}

/** `other than`, `apart from` */
function isPair(texts: readonly string[], at: number): boolean {
  return /^(?:other than|apart from|aside from)$/.test(`${texts[at]} ${texts[at + 1]}`);
}

const leading = new Set('counting including the for at in on by from with of our any out away off rid back'.split(' '));
const ending = new Set(
  'at in on for by from last this with only just but per sell sold make made take took ring rang earn earned'.split(
    ' ',
  ),
);
