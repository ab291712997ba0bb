import { valuesOf, type DimensionId, type Filter } from '@back-office/shared/ledger';
import type { Question } from '../question';
import { fieldsOfAll, people, persons } from './edit';
import type { Parts } from './parts';
import type { ShareOf } from './shares';

/** What figures are limited to after a turn: the column of the table in `kept.ts` that merges instead of choosing. */
export function limitsAfter(parts: Parts, earlier: Question, share: ShareOf | undefined): readonly Filter[] {
  return widened(comparedWith(parts, earlier) ?? share?.filters ?? merged(parts, earlier), parts, earlier);
}

/** `vs granola`, after beans: both, side by side. */
export function comparedWith(parts: Parts, earlier: Question): readonly Filter[] | undefined {
  const [own, ...others] = parts.filters;
  const before = earlier.filters.find(({ field }) => field === own?.field);
  if (!own || !before || others.length > 0 || parts.hasPeriod || !parts.signs.has('compare')) return undefined;
  const values = [...new Set([...before.values, ...own.values])];
  return earlier.filters.map((one) => (one === before ? { ...one, values } : one));
}

/** A field that the question does not limit is limited as before; `all locations` takes the limit away. */
export function merged(parts: Parts, earlier: Question): readonly Filter[] {
  const own = new Set(parts.filters.map(({ field }) => field));
  const replaces = (one: DimensionId) =>
    own.has(one) || groupsOfFields.some((group) => group.includes(one) && group.some((field) => own.has(field)));
  // `Saturdays overall this year` are those of the same item.
  const isSum = parts.hasPeriod || parts.limits.length > 0 || /\bhow (?:much|many)\b/.test(parts.texts.join(' '));
  const isAll = parts.senses.some(
    ({ signs, phrase }) => signs.includes('all') && !(isSum && /^(?:overall|in total|all together)$/.test(phrase)),
  );
  const named = new Set(
    parts.senses.filter(({ signs }) => signs.includes('all')).flatMap(({ phrase }) => fieldsOfAll(phrase)),
  );
  const isOfNamed = earlier.filters.some(({ field }) => named.has(field));
  const isOfPerson = people.test(parts.texts.join(' '));
  const takesAway = (field: DimensionId) =>
    isAll &&
    (isOfNamed ? named.has(field) : !(isOfPerson && persons.has(field)) && !(named.size > 0 && isGoods(field)));
  const isGoods = (field: DimensionId) => field === 'item-name' || field === 'category';
  const kept = earlier.filters.filter(({ field }) => !replaces(field) && !takesAway(field));
  // Figures of other items are not those of their category.
  return [...kept, ...parts.filters].filter(({ values }) => values.length > 0);
}

const groupsOfFields: readonly (readonly DimensionId[])[] = [
  ['item-name', 'category'],
  ['part-of-day', 'hour'],
  ['tender', 'payment-method'],
  ['source', 'channel', 'device-nickname', 'device-name'],
  ['customer', 'customer-id'],
];

/** `by location`, `who had more`, after one of them: of the last two that were named, else of all. */
function widened(
  filters: readonly Filter[],
  { groupings: [by], filters: own, texts, signs }: Parts,
  { previous }: Question,
) {
  // `which part of day is best`: of all
  const isOfAll =
    texts.some((text) => /^(?:all|each|every)$/.test(text)) ||
    (signs.has('which') && texts.some((text) => /^(?:best|worst|most|least)$/.test(text)));
  return filters.flatMap((filter) => {
    const isOne = filter.field === by && filter.values.length === 1 && own.every(({ field }) => field !== by);
    if (filter.field === by && (texts.includes('all') || (isOne && isOfAll))) return [];
    if (!isOne) return [filter];
    const both = [...new Set([...valuesOf(previous?.filters ?? [], by), ...filter.values])];
    return both.length > 1 ? [{ ...filter, values: both }] : [];
  });
}
