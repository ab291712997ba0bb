import { dayCount } from '@back-office/shared/format';
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
import { bothPeriods, sameDatesLastYear, usualBaseline } from '../comparison';
import { counts, rates } from '../measures';
import { nameOnlyFields } from './groupingsIn';
import { figuresChanged, hasAny, hasGoods, hasSubject, isSales } from './kindOf';
import { textOf } from '../language/words';
import type { Period } from '../periods/period';
import type { Parts } from './parts';
import { isOfGroups, shareOfEarlier } from './shares';

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

export function edited(parts: Parts, before: Question): Edit {
  // `by month`, after the share of coffee: those of coffee
  const isOfShare = before.share && parts.groupings.some((field) => field !== before.by);
  const earlier: Question = isOfShare
    ? { ...before, filters: [...before.filters, before.share], share: undefined, by: undefined }
    : before;
  const share = shareOfEarlier(parts, earlier);
  // `how much did they sell`, of staff who got tips
  const isOfPeople =
    people.test(parts.texts.join(' ')) &&
    parts.senses.some(({ phrase }) => /^(?:sell|sold|buy|bought|spend|spent)$/.test(phrase));
  const isNewSubject =
    (parts.figures.length > 0 && !isRateOf(parts, earlier)) ||
    (!isRateOf(parts, earlier) &&
      parts.senses.some((one) => (one.phrase !== 'total' || isCount(earlier)) && isSales({ senses: [one] })) &&
      (isOfPeople || namesSales(parts) || !parts.signs.has('refers')) &&
      (parts.groupings.length === 0 || salesBy.test(parts.texts.join(' '))) &&
      !hasAny(parts, 'best', 'worst'));
  const own =
    timesOf(parts, earlier) ??
    figuresChanged(parts) ??
    (parts.figures.length > 0 && !isRateOf(parts, earlier)
      ? (paidEach(parts) ?? parts.figures)
      : isNewSubject && !share
        ? []
        : undefined);
  const compared = comparedWith(parts, earlier);
  const limited = widened(compared ?? share?.filters ?? merged(parts, earlier), parts, earlier);
  const kept = own ?? inUnits(parts, earlier, limited) ?? figuresFor(parts, earlier);
  // Of all ways to pay, not of those that were named.
  const isPart = kept[0] === 'payment-share' && parts.filters.length === 0;
  const filters = isPart ? limited.filter(({ field }) => field !== 'tender') : limited;
  const by =
    share?.by ??
    parts.groupings[0] ??
    (compared
      ? parts.filters[0]?.field
      : (keptGrouping(parts, earlier) ?? impliedGrouping({ ...parts, filters }, earlier)));
  // `what sold best then`, after transactions of a day: an item is a part of them.
  const isPartOfSale = own === undefined && by === 'item-name' && kept.some((id) => ofWholeSales.has(id));
  return {
    kind: 'figures',
    of: earlier,
    figures: isPartOfSale ? [] : kept,
    by,
    filters,
    changes: {
      rank:
        share || by === undefined
          ? undefined
          : (flipped(parts, earlier) ??
            rankOf(parts) ??
            (parts.groupings.length > 0 && !parts.signs.has('which') && !(earlier.byChange && isOnlyField(parts))
              ? undefined
              : earlier.rank)),
      share: share?.share ?? (by === earlier.by ? earlier.share : undefined),
      byChange: asksForChange(parts, earlier) || (earlier.byChange && isOnlyField(parts)),
      baseline: parts.baseline ?? (parts.hasPeriod ? undefined : earlier.baseline),
      ...(earlier.byChange && isOnlyField(parts) && { words: earlier.words }),
      ...sameLastYear(parts, earlier),
      ...beforeWhy({ ...parts, filters }, earlier),
    },
  };
}

/** `sales by month` */
const salesBy =
  /^(?:(?:and|ok|so|now|then|their|his|her|the|show|me) )*(?:sales|revenue|takings|turnover|spend|spending) (?:by|per|each|every) /;

const ofWholeSales: ReadonlySet<MeasureId> = new Set<MeasureId>(['transactions', 'sale-count', 'average-net-sale']);

/** `how many times`, `how many transactions is that`, after discounts: the number of them. */
export function timesOf({ senses, texts }: Parts, { figures: [figure] }: Question): readonly MeasureId[] | undefined {
  const isAsked = senses.some(({ phrase }) => phrase === 'how many times') || howManyIsThat.test(texts.join(' '));
  const counted =
    figure && (counts[figure] ?? (figure === 'refunds' || figure === 'returns' ? 'return-count' : undefined));
  return isAsked && counted ? [counted] : undefined;
}

export const howManyIsThat =
  /\bhow many (?:(?:transactions|payments|orders|sales|tickets|receipts|of them) )?(?:(?:is|was|were|are|makes?) (?:that|it|they|those|this|them|there)|(?:did )?(?:that|it) (?:come|came) to)$/;

/** `average payment` */
function paidEach({ signs, figures: [first, ...others] }: Parts): readonly MeasureId[] | undefined {
  const isPaid = /^(?:total-payments|transactions|sale-count)$/.test(first ?? '') && others.length === 0;
  return isPaid && signs.has('average') ? ['average-net-sale'] : undefined;
}

/** `her sales`, but not `as a percentage of sales` */
function namesSales({ senses, signs }: Parts): boolean {
  return !signs.has('share') && senses.some(({ phrase }) => /^(?:sales|revenue|takings|turnover)$/.test(phrase));
}

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

/** `and last year?`, after a month or a quarter: the same days of it. */
export function sameLastYear(parts: Parts, { period }: Question): Partial<Question> {
  const isWhole = parts.signs.has('all') || /\b(?:whole|full|entire|total|fiscal)\b/.test(textOf(parts.words));
  const isAsked = parts.period?.name === 'last year' && !parts.baseline && !hasSubject(parts) && !isWhole;
  if (!isAsked || !period || dayCount(period.range) > 184) return {};
  return { period: sameDatesLastYear(period, parts.context.today) };
}

/** `why is granola so low`, after a ranking: beside the days before. */
function beforeWhy(parts: Parts, { by, period, baseline }: Question): Partial<Question> {
  const isAsked = parts.signs.has('why') && by !== undefined && hasGoods(parts) && !parts.hasPeriod && !baseline;
  return isAsked && period ? { baseline: usualBaseline(period, parts.context.today) } : {};
}

/** After a count, `the total` is money; after an amount it is of the same. */
function isCount({ figures: [figure] }: Question): boolean {
  return figure !== undefined && measureOf(figure).unit === 'count';
}

/** `as a percentage of sales`, of tips or fees */
function isRateOf(parts: Parts, earlier: Question): boolean {
  const { signs, figures } = parts;
  const [figure] = earlier.figures;
  return (
    signs.has('share') &&
    !isOfGroups(parts, earlier) &&
    figures.every((id) => id === 'total-payments' || id === 'net-sales' || id === figure) &&
    figure !== undefined &&
    rates[figure] !== undefined
  );
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
  // `what gets returned most`
  const isBroughtBack = parts.texts[0] === 'what' && parts.figures.every((id) => id === 'returns' || id === 'refunds');
  // `all locations last week`, `how is the team doing`, `everyone's tips`
  const all = parts.senses.find(({ signs }) => signs.includes('all'));
  const isEach =
    all !== undefined &&
    !parts.context.earlier?.filters.length &&
    (/^(?:everyones?|all staff)$/.test(all.phrase) ||
      (parts.figures.length === 0 &&
        /^all |team$|^every(?:one|body)$/.test(all.phrase) &&
        (all.start === 0 || /^(?:hows?|what)\b|\bfor all\b/.test(parts.texts.join(' ')))));
  const [each] = isEach ? fieldsOfAll(all.phrase) : [];
  if (each !== undefined && each !== 'part-of-day') return each;
  if (hasAny(parts, 'best', 'worst') && (parts.figures.length === 0 || isBroughtBack) && !isOfItems) return 'item-name';
  // `what did we sell`: its items.
  return parts.nouns.has('item-name') && /^whats? /.test(parts.texts.join(' ')) && !parts.signs.has('quantity')
    ? 'item-name'
    : undefined;
}

export function rankOf(parts: Parts): Question['rank'] {
  if (hasAny(parts, 'worst')) return isWorstOfLosses(parts) ? 'best' : 'worst';
  // `which location sold more`: the one that sold most.
  const isMore = parts.texts.includes('more') && hasAny(parts, 'which', 'who');
  return isMore || hasAny(parts, 'best', 'largest') ? 'best' : undefined;
}

/** `worst month for refunds`: the one with most of them. */
function isWorstOfLosses({ texts, figures, context: { earlier } }: Parts): boolean {
  const [figure = earlier?.figures[0]] = figures;
  const text = texts.join(' ');
  return (worstUnit.test(text) || /\bworst$/.test(text)) && figure !== undefined && losses.has(figure);
}

const worstUnit =
  /\bworst (?:day|weekday|week|month|quarter|year|hour|item|product|location|store|shop|category|person|cashier)s?\b/;

const losses: ReadonlySet<MeasureId> = new Set<MeasureId>([
  'refunds',
  'returns',
  'return-count',
  'items-refunded',
  'partial-refunds',
  'discounts',
  'comps',
  'discounts-and-comps',
]);

/** `flip it`: the lowest first in place of the highest. */
function flipped({ signs }: Parts, { rank }: Question): Question['rank'] {
  if (!signs.has('flip')) return undefined;
  return rank === 'worst' ? 'best' : 'worst';
}

/** `which dropped most` */
function asksForChange(parts: Parts, earlier: Question): boolean {
  return (
    parts.signs.has('trend') &&
    hasAny(parts, 'best', 'worst', 'which') &&
    (parts.groupings.length > 0 || earlier.by !== undefined)
  );
}

/** `and items?`, after figures by another field */
function isOnlyField({ senses, figures, filters, hasPeriod, unused }: Parts): boolean {
  const isPlain = figures.length === 0 && filters.length === 0 && !hasPeriod && unused.length === 0;
  return isPlain && nameOnlyFields(senses);
}

/** What was divided by stays so, unless one of its values is named now. */
function keptGrouping(parts: Parts, earlier: Question): DimensionId | undefined {
  const { by } = earlier;
  const isSum = parts.senses.some(({ phrase }) => /^(?:overall|in total|all together|total)$/.test(phrase));
  // `how much of that was at the market stall`
  const isPart =
    parts.filters.length > 0 && /\bhow (?:much|many) of (?:that|it|this|those|them)\b/.test(parts.texts.join(' '));
  if (isPart || (isSum && !parts.signs.has('share'))) return undefined;
  // `and how much tax did we collect`, after who gave the most discounts
  const isOfShop = /\bhow (?:much|many) .*\bdid (?:we|i)\b/.test(parts.texts.join(' '));
  if (earlier.rank !== undefined && parts.figures.length > 0 && isOfShop) return undefined;
  // `how much did he spend`, after what he bought
  const isSpent = /\bhow much (?:\w+ ){1,4}(?:spen[dt]|pa(?:y|id))\b/.test(parts.texts.join(' '));
  if (by === 'item-name' && isSpent && earlier.filters.some(({ field }) => persons.has(field))) return undefined;
  // `discounts she gave`, after what she sold: hers, not those of the items.
  const isOfOne = earlier.filters.length > 0 && parts.texts.includes('its');
  if (parts.figures.length > 0 && by === 'item-name' && (isOfOne || people.test(parts.texts.join(' '))))
    return undefined;
  const isOf = (field: DimensionId) =>
    field === by || [customers, places].some((some) => some.has(field) && by !== undefined && some.has(by));
  const isNamed = by !== undefined && parts.filters.some(({ field, values }) => isOf(field) && values.length === 1);
  return isNamed ? undefined : by;
}

const customers: ReadonlySet<DimensionId> = new Set<DimensionId>(['customer', 'customer-id']);
/** A place is also named by what stands there. */
const places: ReadonlySet<DimensionId> = new Set<DimensionId>(['location', 'device-name', 'device-nickname']);

/** `what sold best`: items. `all of them`, `everyone`, after one of a field: each of its values. */
function impliedGrouping(parts: Parts, { filters }: Question): DimensionId | undefined {
  const { senses } = parts;
  const [only, ...others] = filters;
  const isEach = others.length === 0 && senses.some(({ phrase }) => /^(?:all of them|everyone)$/.test(phrase));
  if (isEach) return only?.field;
  if (soldByOne.test(parts.texts.join(' ')) && !hasGoods(parts)) return 'item-name';
  // `the lowest one`, after one figure: of nothing
  const isOfNone =
    parts.groupings.length === 0 && /\b(?:1|one|ones|first)$|\bwhich (?:1|one)\b/.test(parts.texts.join(' '));
  return isOfNone ? undefined : byOf('figures', parts);
}

/** `what did she sell` */
const soldByOne =
  /\bwhat (?:else )?(?:did|does|do|has|have) (?:he|she|they|that \w+|it|people|folks|customers|guests|clients|everyone|everybody|we|i)\b.*\b(?:sell|sold|buy|bought|move)\b/;

/** `in units`, `by quantity`, `in money`, `as a percentage`: the same subject, counted in another way. */
function inUnits(parts: Parts, earlier: Question, filters: readonly Filter[]): readonly MeasureId[] | undefined {
  const { signs, senses, groupings, limits } = parts;
  const rate = signs.has('share') && !isOfGroups(parts, earlier) && rates[earlier.figures[0] ?? 'net-sales'];
  if (rate) return [rate];
  const part = signs.has('share') && groupings.length === 0 && earlier.by !== undefined && shareOfGroups(earlier);
  if (part) return [part];
  if (signs.has('amount') && earlier.figures.includes('items-sold')) return ['gross-sales'];
  const [figure] = earlier.figures;
  const whole = figure && wholes[figure];
  if (signs.has('amount') && whole) return whole;
  const isOfGoods = (earlier.by !== undefined && isOfLine(earlier.by)) || hasGoods({ filters });
  if (signs.has('amount') && (figure === 'transactions' || figure === 'sale-count'))
    return isOfGoods ? ['gross-sales'] : [];
  const isOfSales = !isOfGoods && (figure === undefined || figure === 'net-sales' || figure === 'total-payments');
  if (
    signs.has('average') &&
    (isOfSales || figure === 'transactions') &&
    earlier.by === undefined &&
    groupings.length === 0 &&
    limits.length === 0
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

/** `in dollars`, after shares */
const wholes: Partial<Record<MeasureId, readonly MeasureId[]>> = {
  'payment-share': ['total-payments'],
  'net-sales-share': [],
};

/** `in percent`, after sales of items or ways to pay: the share of each. */
function shareOfGroups({ by, figures: [figure = 'net-sales'] }: Question): MeasureId | undefined {
  if (by === 'tender' || by === 'payment-method') return figure === 'total-payments' ? 'payment-share' : undefined;
  const isOfGoods = by === 'item-name' || by === 'category';
  return isOfGoods && /^(?:net|gross)-sales$/.test(figure) ? 'net-sales-share' : undefined;
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

function fieldsOfAll(phrase: string): readonly DimensionId[] {
  if (/locations|stores|shops|everywhere/.test(phrase)) return ['location'];
  if (/staff|employees|every(?:one|body)|team/.test(phrase)) return ['collected-by'];
  if (phrase === 'all categories') return ['category', 'item-name'];
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

export const persons: ReadonlySet<DimensionId> = new Set<DimensionId>([
  'collected-by',
  'attributed-to',
  'customer',
  'customer-id',
]);

export const people = /\b(?:he|she|they|him|his|her|their)\b/;

/** The questions before, the latest first. */
export function historyOf(earlier: Question): readonly Question[] {
  return earlier.previous ? [earlier, ...historyOf(earlier.previous)] : [earlier];
}

/** `both together`, `best of the three`, `add them up`: of the periods, or the values, that were answered before. */
export function bothOf(parts: Parts, earlier: Question): Edit | undefined {
  const text = parts.texts.join(' ');
  // `those two weeks`
  const [, number, unit] =
    /\b(?:of|all|for|those|these|both) (?:the )?([2-6])(?: (day|week|month|quarter|year)s)?\b/.exec(text) ?? [];
  const isTogether = parts.texts.length < 5 && /\b(?:together|combined)\b/.test(text);
  const isAny = parts.texts.includes('jointly');
  if (!isTogether && !isAny && number === undefined && !/\bboth\b/.test(text)) return undefined;
  if (parts.signs.has('all') || parts.figures.length > 0) return undefined;
  const count = isAny ? undefined : Number(number ?? 2);
  // `the whole week for both`: of the two people, not of the two days.
  const periods = parts.hasPeriod ? undefined : periodsBefore(earlier, count, unit !== undefined);
  const values = periods || parts.filters.length > 0 ? undefined : valuesBefore(earlier, count);
  if ((parts.hasPeriod || parts.filters.length > 0) && !periods && !values) return undefined;
  const isOfOne = hasAny(parts, 'which', 'who', 'compare');
  const groupings = isOfOne && values && parts.groupings.length === 0 ? [values.field] : parts.groupings;
  const filters = earlier.filters.map((one) => (one.field === values?.field ? values : one));
  const edit = edited({ ...parts, groupings }, { ...earlier, filters });
  // `which of the two was better` compares them.
  const sum = periods && !(isOfOne && periods.length === 2) ? bothPeriods(periods) : undefined;
  if (periods && (sum || periods.length === 2))
    return {
      ...edit,
      figures: earlier.figures,
      changes: {
        ...edit.changes,
        ...(sum ? { period: sum } : isOfOne ? laterBeside(periods) : { baseline: periods[1] }),
      },
    };
  if (values) return { ...edit, figures: earlier.figures };
  // `add them up`, after figures by day or a list of refunds
  if (isAny && earlier.bound === undefined && (earlier.by !== undefined || earlier.kind === 'transactions'))
    return { ...edit, by: undefined };
  const hasTwo = earlier.by !== undefined || earlier.baseline || earlier.filters.some((one) => one.values.length > 1);
  return hasTwo ? undefined : unclearEdit(earlier);
}

/** The change is that of the later one. */
function laterBeside(periods: readonly Period[]): Partial<Question> {
  const [baseline, period] = periods.toSorted((one, other) => (one.range.from < other.range.from ? -1 : 1));
  return { period, baseline };
}

/** What a turn points at is not there. */
export function unclearEdit(of: Question): Edit {
  return { kind: 'unclear', of, figures: [], by: undefined, filters: [] };
}

/** The periods of the last questions, or of all that ask for the same; `undefined`: there is only one. */
export function periodsBefore(
  earlier: Question,
  count: number | undefined,
  isNamed = false,
): readonly Period[] | undefined {
  const asked = ({ figures, filters }: Question) => JSON.stringify([figures, filters]);
  const history = historyOf(earlier);
  const others = history.findIndex((one) => asked(one) !== asked(earlier));
  const same = count === undefined && others >= 0 ? history.slice(0, others) : history;
  const periods = distinct(
    same.flatMap(({ period }) => (period ? [period] : [])),
    ({ range }) => range.from + range.to,
  ).slice(0, count);
  const isOfPeriods =
    isNamed || JSON.stringify(earlier.period?.range) !== JSON.stringify(earlier.previous?.period?.range);
  return isOfPeriods && periods.length >= (count ?? 2) ? periods : undefined;
}

/** After Owen and then Maya, both of them: the values to which the questions before limit a field, in the same days. */
export function valuesBefore(earlier: Question, count?: number): Filter | undefined {
  const isSame = ({ period }: Question) => JSON.stringify(period?.range) === JSON.stringify(earlier.period?.range);
  const before = historyOf(earlier).filter(isSame);
  for (const { field, values } of earlier.filters) {
    // They are named together already.
    if (values.length === count) return { field, values };
    const sets = before.map(({ filters }) => valuesOf(filters, field)).filter((own) => own.length > 0);
    const some = distinct(sets, (own) => own.join())
      .slice(0, count)
      .toReversed();
    if (some.length >= (count ?? 2)) return { field, values: [...new Set(some.flat())] };
  }
  return undefined;
}

function distinct<One>(all: readonly One[], keyOf: (one: One) => string): readonly One[] {
  return all.filter((one, place) => all.findIndex((other) => keyOf(other) === keyOf(one)) === place);
}
