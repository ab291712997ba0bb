import { addDays, dayCount } from '@back-office/shared/format';
import {
  isOfLine,
  measureOf,
  valuesOf,
  type DimensionId,
  type Filter,
  type MeasureId,
} from '@back-office/shared/ledger';
import { guideFor } from '../guide';
import type { Kind, Question } from '../question';
import { sameDatesLastYear } from '../comparison';
import { counts, rates } from '../measures';
import { hasAny, hasGoods, hasSubject, isSales } from './kindOf';
import type { Parts } from './parts';
import { shareOfEarlier } from './shares';

/** A follow-up as an edit of the question before: what it takes over, and what it changes. */
export interface Edit {
  readonly kind: Kind;
  /** The question that is edited. */
  readonly of: Question;
  readonly figures: readonly MeasureId[];
  readonly by: DimensionId | undefined;
  readonly filters: readonly Filter[];
  readonly changes?: Partial<Question>;
}

export function edited(parts: Parts, earlier: Question): Edit {
  const share = shareOfEarlier(parts, earlier);
  // `how much did they sell`, of staff who got tips
  const isOfPeople =
    people.test(parts.texts.join(' ')) &&
    parts.senses.some(({ phrase }) => /^(?:sell|sold|buy|bought|spend|spent)$/.test(phrase));
  const isNewSubject =
    parts.figures.length > 0 ||
    (!isRateOf(parts, earlier) &&
      parts.senses.some((one) => (one.phrase !== 'total' || isCount(earlier)) && isSales({ senses: [one] })) &&
      (isOfPeople || !parts.signs.has('refers')) &&
      parts.groupings.length === 0 &&
      !hasAny(parts, 'best', 'worst'));
  const own = parts.figures.length > 0 ? parts.figures : isNewSubject && !share ? [] : undefined;
  const compared = comparedWith(parts, earlier);
  const filters = widened(compared ?? share?.filters ?? merged(parts, earlier), parts, earlier);
  const figures = own ?? inUnits(parts, earlier, filters) ?? figuresFor(parts, earlier);
  const by =
    share?.by ??
    parts.groupings[0] ??
    (compared
      ? parts.filters[0]?.field
      : (keptGrouping(parts, earlier) ?? impliedGrouping({ ...parts, filters }, earlier)));
  return {
    kind: 'figures',
    of: earlier,
    figures,
    by,
    filters,
    changes: {
      rank:
        share || by === undefined
          ? undefined
          : (rankOf(parts) ?? (parts.groupings.length > 0 && !parts.signs.has('which') ? undefined : earlier.rank)),
      share: share?.share ?? (by === earlier.by ? earlier.share : undefined),
      byChange: asksForChange(parts, earlier),
      baseline: parts.baseline ?? (parts.hasPeriod ? undefined : earlier.baseline),
      ...sameLastYear(parts, earlier),
    },
  };
}

/** `by location`, `who had more`, after one of them: of the last two that were named, else of all. */
function widened(filters: readonly Filter[], { groupings: [by], filters: own }: Parts, { previous }: Question) {
  return filters.flatMap((filter) => {
    const isOne = filter.field === by && filter.values.length === 1 && own.every(({ field }) => field !== by);
    if (!isOne) return [filter];
    const both = [...new Set([...valuesOf(previous?.filters ?? [], by), ...filter.values])];
    return both.length > 1 ? [{ ...filter, values: both }] : [];
  });
}

/** `and last year?`, after a month or a quarter: the same days of it. */
function sameLastYear(parts: Parts, { period }: Question): Partial<Question> {
  const isAsked = parts.period?.name === 'last year' && parts.baseline === undefined && !hasSubject(parts);
  if (!isAsked || !period || dayCount(period.range) > 92) return {};
  return { period: sameDatesLastYear(period, parts.context.today) };
}

/** After a count, `the total` is money; after an amount it is of the same. */
function isCount({ figures: [figure] }: Question): boolean {
  return figure !== undefined && measureOf(figure).unit === 'count';
}

/** `as a percentage of sales`, of tips or fees */
function isRateOf({ signs, figures }: Parts, earlier: Question): boolean {
  const [figure] = earlier.figures;
  return signs.has('share') && figures.length === 0 && figure !== undefined && rates[figure] !== undefined;
}

/** Of customers or transactions, the figure that goes with them. */
function figuresFor(parts: Parts, { kind, figures, listed }: Question): readonly MeasureId[] {
  if (kind === 'figures' || kind === 'unsold') return figures;
  if (kind === 'transactions') return [listed?.behind ?? (listed?.type === 'Refund' ? 'refunds' : 'net-sales')];
  return parts.groupings.length > 0 ? ['transactions'] : figures;
}

/** What figures are divided by. */
export function byOf(kind: Kind, parts: Parts): DimensionId | undefined {
  const [named] = parts.groupings;
  if (kind !== 'figures' || named !== undefined) return named;
  // `on a typical Friday`: of all Fridays.
  if (parts.signs.has('average') && parts.limits.length > 0 && parts.figures.length === 0) return 'date';
  const isOfItems = parts.filters.some(({ field }) => field === 'item-name');
  if (hasAny(parts, 'best', 'worst') && parts.figures.length === 0 && !isOfItems) return 'item-name';
  // `what did we sell`: its items.
  return parts.nouns.has('item-name') && /^whats? /.test(parts.texts.join(' ')) && !parts.signs.has('quantity')
    ? 'item-name'
    : undefined;
}

export function rankOf(parts: Parts): Question['rank'] {
  if (hasAny(parts, 'worst')) return 'worst';
  // `which location sold more`: the one that sold most.
  const isMore = parts.texts.includes('more') && hasAny(parts, 'which', 'who');
  return isMore || hasAny(parts, 'best', 'largest') ? 'best' : undefined;
}

/** `which dropped most` */
function asksForChange(parts: Parts, earlier: Question): boolean {
  return (
    parts.signs.has('trend') &&
    hasAny(parts, 'best', 'worst', 'which') &&
    (parts.groupings.length > 0 || earlier.by !== undefined)
  );
}

/** What was divided by stays so, unless one of its values is named now. */
function keptGrouping(parts: Parts, earlier: Question): DimensionId | undefined {
  const { by } = earlier;
  if (parts.senses.some(({ phrase }) => /^(?:overall|in total|all together|total)$/.test(phrase))) return undefined;
  const isOf = (field: DimensionId) => field === by || (by === 'customer-id' && field === 'customer');
  const isNamed = by !== undefined && parts.filters.some(({ field, values }) => isOf(field) && values.length === 1);
  return isNamed ? undefined : by;
}

/** `what sold best`: items. `all of them`, `everyone`, after one of a field: each of its values. */
function impliedGrouping(parts: Parts, { filters }: Question): DimensionId | undefined {
  const { senses } = parts;
  const [only, ...others] = filters;
  const isEach = others.length === 0 && senses.some(({ phrase }) => /^(?:all of them|everyone)$/.test(phrase));
  return (isEach ? only?.field : undefined) ?? byOf('figures', parts);
}

/** `in units`, `by quantity`, `in money`, `as a percentage`: the same subject, counted in another way. */
function inUnits(
  { signs, senses, groupings }: Parts,
  earlier: Question,
  filters: readonly Filter[],
): readonly MeasureId[] | undefined {
  const rate = signs.has('share') && rates[earlier.figures[0] ?? 'net-sales'];
  if (rate) return [rate];
  if (signs.has('amount') && earlier.figures.includes('items-sold')) return ['gross-sales'];
  const [figure] = earlier.figures;
  const isOfGoods = (earlier.by !== undefined && isOfLine(earlier.by)) || hasGoods({ filters });
  const isOfSales = !isOfGoods && (figure === undefined || figure === 'net-sales' || figure === 'total-payments');
  if (
    signs.has('average') &&
    (isOfSales || figure === 'transactions') &&
    earlier.by === undefined &&
    groupings.length === 0
  )
    return ['average-net-sale'];
  if (!signs.has('quantity')) return undefined;
  const counted = figure && counts[figure];
  if (counted) return [counted];
  if (isOfSales && senses.some(({ phrase }) => /^(?:how many|how often|number of|count)$/.test(phrase)))
    return ['transactions'];
  if (figure === 'refunds' || figure === 'returns') return isOfGoods ? ['items-refunded'] : ['return-count'];
  return isOfGoods || figure === undefined || figure === 'gross-sales' || figure === 'net-sales'
    ? ['items-sold']
    : undefined;
}

/** `vs granola`, after beans: both, side by side. */
function comparedWith(parts: Parts, earlier: Question): readonly Filter[] | undefined {
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
  const isAll = parts.signs.has('all');
  const named = new Set(
    parts.senses.filter(({ signs }) => signs.includes('all')).flatMap(({ phrase }) => fieldsOfAll(phrase)),
  );
  const isOfNamed = earlier.filters.some(({ field }) => named.has(field));
  const kept = earlier.filters.filter(({ field }) => !replaces(field) && !(isAll && (!isOfNamed || named.has(field))));
  // Figures of other items are not those of their category.
  return [...kept, ...parts.filters].filter(({ values }) => values.length > 0);
}

const groupsOfFields: readonly (readonly DimensionId[])[] = [
  ['item-name', 'category'],
  ['part-of-day', 'hour'],
  ['tender', 'payment-method'],
  ['source', 'channel'],
  ['customer', 'customer-id'],
];

function fieldsOfAll(phrase: string): readonly DimensionId[] {
  if (/locations|stores|shops|everywhere/.test(phrase)) return ['location'];
  if (/staff|everyone/.test(phrase)) return ['collected-by'];
  if (/items|categories|everything/.test(phrase)) return ['item-name', 'category'];
  return /day/.test(phrase) ? ['part-of-day', 'hour'] : [];
}

/** What these words say of the product; `undefined` if that is nothing. */
export function guideEdit(of: Question, words: readonly string[]): Edit | undefined {
  const guide = guideFor(words);
  return guide.length === 0
    ? undefined
    : { kind: 'guide', of, figures: [], by: undefined, filters: [], changes: { guide, words } };
}

/** A list of transactions in place of the figures before. */
export function transactionsOf(parts: Parts, earlier: Question, changes: Partial<Question>): Edit {
  const filters = merged(parts, earlier);
  return { kind: 'transactions', of: earlier, figures: [], by: undefined, filters, changes };
}

export function startsAsFollowUp({ words }: Parts): boolean {
  const text = words.map((word) => word.text).join(' ');
  return /^(?:and|what about|how about|ok|okay|also|only|just|without|except|excluding|not|now|then|same|but|so|no|or|vs|compared?|for|in|at)\b|\b(?:instead|too|as well)$/.test(
    text,
  );
}

export const people = /\b(?:he|she|they|him|his|her|their)\b/;

/** `both together`: of the two periods, or the two values of a field, that were answered before. */
export function bothOf(parts: Parts, earlier: Question): Edit | undefined {
  const { previous, period } = earlier;
  const isBoth =
    parts.texts.length < 5 &&
    !parts.signs.has('all') &&
    /\b(?:both|together|combined|added up)\b/.test(parts.texts.join(' '));
  if (!isBoth || parts.hasPeriod || parts.figures.length > 0 || !period || !previous?.period) return undefined;
  const edit = { ...edited(parts, earlier), figures: earlier.figures, by: earlier.by };
  const [first, second] = [previous.period.range, period.range].toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  );
  if (first && second && addDays(first.to, 1) === second.from)
    return {
      ...edit,
      changes: { ...edit.changes, period: { range: { from: first.from, to: second.to }, unit: 'days' } },
    };
  const filters = earlier.filters.map(({ field, values }) => ({
    field,
    values: [...new Set([...valuesOf(previous.filters, field), ...values])],
  }));
  const isOther = JSON.stringify(filters) !== JSON.stringify(earlier.filters);
  return first?.from === second?.from && first?.to === second?.to && isOther ? { ...edit, filters } : undefined;
}
