import { dayCount } from '@back-office/shared/format';
import { isOfLine, measureOf, type DimensionId, type Filter, type MeasureId } from '@back-office/shared/ledger';
import { sameDatesLastYear, usualBaseline } from '../comparison';
import { textOf } from '../language/words';
import { counts, rates } from '../measures';
import type { Question } from '../question';
import { byOf, people, persons, rankOf, type Edit } from './edit';
import { nameOnlyFields } from './groupingsIn';
import { figuresChanged, hasAny, hasGoods, hasSubject, isSales } from './kindOf';
import { comparedWith, limitsAfter, merged } from './keptLimits';
import type { Parts } from './parts';
import { isOfGroups, shareOfEarlier, type ShareOf } from './shares';

/**
 * The table of what a follow-up keeps: a column for each part of a question, and in it a row for each thing that a turn can say
 * of that part. The first row that gives something decides; what no row decides is as in the question before.
 */
type Column<Value> = readonly ((turn: Turn) => Value | undefined)[];

/** A turn beside the question that it edits. */
interface Turn extends Pick<Parts, 'signs' | 'groupings' | 'texts'> {
  readonly parts: Parts;
  readonly earlier: Question;
  /** The first figure before. */
  readonly figure: MeasureId | undefined;
  readonly text: string;
  /** `as a percentage of sales`, of tips or fees: their rate, not other figures. */
  readonly isRate: boolean;
  /** `what share is Saturday` */
  readonly share: ShareOf | undefined;
  /** `vs granola`, after beans: both, side by side. */
  readonly compared: readonly Filter[] | undefined;
  /** What the figures are limited to then. */
  readonly filters: readonly Filter[];
  readonly isOfGoods: boolean;
}

const none = 'none';

/** Figures that the turn names; none: sales as a whole. */
const named: Column<readonly MeasureId[]> = [
  // `at what time is it busiest`, after the average sale
  ({ text, parts, figure }) =>
    parts.figures.length === 0 && figure?.startsWith('average') && /\b(?:busiest|quietest|slowest)\b/.test(text)
      ? []
      : undefined,
  // `how many times`
  ({ parts, earlier }) => timesOf(parts, earlier),
  // `add the tax`
  ({ parts }) => figuresChanged(parts),
  // `average payment`, `and the tips?`
  ({ parts, isRate }) => (isRate || parts.figures.length === 0 ? undefined : (paidEach(parts) ?? parts.figures)),
  // `what did we sell`, after gift cards
  ({ text, earlier: { by } }) => (by === undefined && soldByAll.test(text) ? [] : undefined),
  // `her sales`
  (turn) => (!turn.isRate && !turn.share && asksForSales(turn) ? [] : undefined),
];

/** The same, counted in another way. */
const counted: Column<readonly MeasureId[]> = [
  // `as a percentage`, of tips
  ({ signs, parts, earlier, figure = 'net-sales' }) =>
    signs.has('share') && !isOfGroups(parts, earlier) ? only(rates[figure]) : undefined,
  // `in percent`, after figures of items or ways to pay
  ({ signs, groupings, earlier }) =>
    signs.has('share') && groupings.length === 0 ? only(shareOfGroups(earlier)) : undefined,
  // `in dollars`
  ({ signs, figure, isOfGoods }) => (signs.has('amount') && figure ? amounts[figure]?.(isOfGoods) : undefined),
  // `on average`
  (turn) => (turn.signs.has('average') && isOneSum(turn) ? ['average-net-sale'] : undefined),
  // `in units`
  (turn) => (turn.signs.has('quantity') ? unitsOf(turn) : undefined),
  // `which items`, after the reasons of refunds
  ({ earlier: { by, figures } }) => (by === 'refund-reason' && figures.length === 0 ? ['refunds'] : undefined),
  // `show by day`, after transactions or customers
  ({ groupings, earlier: { kind, listed: rows } }) => {
    if (kind === 'transactions') return [rows?.behind ?? (rows?.type === 'Refund' ? 'refunds' : 'net-sales')];
    return kind !== 'figures' && kind !== 'unsold' && groupings.length > 0 ? ['transactions'] : undefined;
  },
];

const groups: Column<DimensionId | typeof none> = [
  ({ share }) => share?.by,
  // `by day`
  ({ groupings }) => groupings[0],
  ({ compared, parts }) => (compared ? parts.filters[0]?.field : undefined),
  // `and in May?`
  (turn) => (leavesGroups.some((leaves) => leaves(turn)) ? undefined : turn.earlier.by),
  // `all of them`, `everyone`, after one of a field
  ({
    parts: { senses },
    earlier: {
      filters: [only, ...others],
    },
  }) =>
    others.length === 0 && senses.some(({ phrase }) => /^(?:all of them|everyone)$/.test(phrase))
      ? only?.field
      : undefined,
  // `what did she sell`
  ({ text, parts }) => (soldByOne.test(text) && !hasGoods(parts) ? 'item-name' : undefined),
  // `the lowest one`, after one figure: of nothing
  ({ groupings, text }) => (groupings.length === 0 && oneOfThem.test(text) ? none : undefined),
  // `what sold best`
  ({ parts, filters }) => byOf('figures', { ...parts, filters }),
];

/** What is not divided as before. */
const leavesGroups: readonly ((turn: Turn) => boolean)[] = [
  // `how much of that was at the market stall`
  ({ parts, text }) => parts.filters.length > 0 && /\bhow (?:much|many) of (?:that|it|this|those|them)\b/.test(text),
  // `in total`
  ({ parts, signs }) => !signs.has('share') && parts.senses.some(({ phrase }) => totals.test(phrase)),
  // `and how much tax did we collect`, after who gave the most discounts
  ({ parts, earlier, text }) =>
    earlier.rank !== undefined && parts.figures.length > 0 && /\bhow (?:much|many) .*\bdid (?:we|i)\b/.test(text),
  // `how much did he spend`, after what he bought
  ({ earlier: { by, filters }, text }) =>
    by === 'item-name' && spending.test(text) && filters.some(({ field }) => persons.has(field)),
  // `discounts she gave`, after what she sold: hers, not those of the items
  ({ parts, earlier: { by, filters }, texts, text }) =>
    by === 'item-name' &&
    parts.figures.length > 0 &&
    ((filters.length > 0 && texts.includes('its')) || people.test(text)),
  // `the tips of that day`, after its hours
  ({ earlier: { by }, text }) => by === 'hour' && /\bthat day\b/.test(text),
  // `only location 2`, after locations
  ({ parts, earlier: { by } }) =>
    parts.filters.some(
      ({ field, values }) => by !== undefined && values.length === 1 && (field === by || isAlike(field, by)),
    ),
];

const order: Column<NonNullable<Question['rank']> | typeof none> = [
  ({ share }) => share && none,
  // `flip it`
  ({ signs, earlier }) => (signs.has('flip') ? (earlier.rank === 'worst' ? 'best' : 'worst') : undefined),
  // `which one was best`
  ({ parts }) => rankOf(parts),
  // `by day`, but not `which day`
  (turn) => (turn.groupings.length > 0 && !turn.signs.has('which') && !changesAgain(turn) ? none : undefined),
];

/** The question before with what the turn changes. */
export function edited(parts: Parts, before: Question): Edit {
  const turn = turnOf(parts, ofItsShare(parts, before));
  const { earlier, filters } = turn;
  const by = keptOrNone(groups, turn, undefined);
  const own = kept(named, turn, undefined);
  const told = own ?? kept(counted, turn, earlier.figures);
  // Of all ways to pay, not of those that were named.
  const isPart = told[0] === 'payment-share' && parts.filters.length === 0;
  // `what sold best then`, after transactions of a day: an item is a part of them.
  const isPartOfSale = own === undefined && by === 'item-name' && told.some((id) => ofWholeSales.has(id));
  const isChange = changesAgain(turn);
  const rank = by && keptOrNone(order, turn, earlier.rank);
  return {
    kind: 'figures',
    of: earlier,
    figures: isPartOfSale ? [] : told,
    by,
    filters: isPart ? filters.filter(({ field }) => field !== 'tender') : filters,
    changes: {
      rank,
      // Of the best five, `in percent` is of these.
      count: parts.count ?? (rank && by === earlier.by ? earlier.count : undefined),
      share: turn.share?.share ?? (by === earlier.by ? earlier.share : undefined),
      byChange: isChange || asksForChange(turn),
      // `vs May` stays until other days are named.
      baseline: parts.baseline ?? (parts.hasPeriod ? undefined : earlier.baseline),
      ...(isChange && { words: earlier.words }),
      ...sameLastYear(parts, earlier),
      ...besideWhy(turn),
    },
  };
}

/** What the first row of a column gives that gives something, else what was before. */
function kept<Value, Before>(column: Column<Value>, turn: Turn, before: Before) {
  for (const cell of column) {
    const value = cell(turn);
    if (value !== undefined) return value;
  }
  return before;
}

/** A column whose rows may also give nothing. */
function keptOrNone<Value, Before>(column: Column<Value | typeof none>, turn: Turn, before: Before) {
  const value = kept(column, turn, before);
  return value === none ? undefined : (value as Exclude<typeof value, typeof none>);
}

function turnOf(parts: Parts, earlier: Question): Turn {
  const share = shareOfEarlier(parts, earlier);
  const compared = comparedWith(parts, earlier);
  const filters = limitsAfter(parts, earlier, share);
  const { signs, groupings, texts } = parts;
  return {
    ...{ parts, earlier, share, compared, filters, signs, groupings, texts },
    figure: earlier.figures[0],
    text: texts.join(' '),
    isRate: isRateOf(parts, earlier),
    isOfGoods: (earlier.by !== undefined && isOfLine(earlier.by)) || hasGoods({ filters }),
  };
}

/** `by month`, after the share of coffee: the sales of coffee. */
function ofItsShare({ groupings }: Parts, before: Question): Question {
  const { share, by, filters } = before;
  return share && groupings.some((field) => field !== by)
    ? { ...before, filters: [...filters, share], share: undefined, by: undefined }
    : before;
}

/** `her sales`, but not `as a percentage of sales` */
function asksForSales({ parts, earlier, text, signs, groupings }: Turn): boolean {
  const { senses } = parts;
  // After a count, `the total` is money; after an amount it is of the same.
  const [figure] = earlier.figures;
  const isCount = figure !== undefined && measureOf(figure).unit === 'count';
  const names = (phrases: RegExp) => senses.some(({ phrase }) => phrases.test(phrase));
  // `how much did they sell`, of staff who got tips
  const isOfPeople = people.test(text) && names(/^(?:sell|sold|buy|bought|spend|spent)$/);
  const isNamed = !signs.has('share') && names(/^(?:sales|revenue|takings|turnover)$/);
  return (
    senses.some((one) => (one.phrase !== 'total' || isCount) && isSales({ senses: [one] })) &&
    (isOfPeople || isNamed || !signs.has('refers')) &&
    (groupings.length === 0 || salesBy.test(text)) &&
    !hasAny({ signs }, 'best', 'worst')
  );
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

/** `and last year?`, after a month or a quarter: the same days of it. */
export function sameLastYear(parts: Parts, { period }: Question): Partial<Question> {
  const isWhole = parts.signs.has('all') || /\b(?:whole|full|entire|total|fiscal)\b/.test(textOf(parts.words));
  const isAsked = parts.period?.name === 'last year' && !parts.baseline && !hasSubject(parts) && !isWhole;
  if (!isAsked || !period || dayCount(period.range) > 184) return {};
  return { period: sameDatesLastYear(period, parts.context.today) };
}

/** `in dollars`, after shares or numbers */
const amounts: Partial<Record<MeasureId, (isOfGoods: boolean) => readonly MeasureId[]>> = {
  'items-sold': () => ['gross-sales'],
  'payment-share': () => ['total-payments'],
  'net-sales-share': () => [],
  transactions: (isOfGoods) => (isOfGoods ? ['gross-sales'] : []),
  'sale-count': (isOfGoods) => (isOfGoods ? ['gross-sales'] : []),
};

/** `in percent`, after sales of items or ways to pay: the share of each. */
function shareOfGroups({ by, figures: [figure = 'net-sales'] }: Question): MeasureId | undefined {
  if (by === 'tender' || by === 'payment-method') return figure === 'total-payments' ? 'payment-share' : undefined;
  const isOfGoods = by === 'item-name' || by === 'category';
  return isOfGoods && /^(?:net|gross)-sales$/.test(figure) ? 'net-sales-share' : undefined;
}

/** Sums of sales as a whole. */
function isOfSales({ figure, isOfGoods }: Turn): boolean {
  return !isOfGoods && (figure === undefined || figure === 'net-sales' || figure === 'total-payments');
}

function isOneSum(turn: Turn): boolean {
  const { figure, groupings, parts, earlier } = turn;
  const isWhole = earlier.by === undefined && groupings.length + parts.limits.length === 0;
  return isWhole && (figure === 'transactions' || isOfSales(turn));
}

function unitsOf(turn: Turn): readonly MeasureId[] | undefined {
  const { figure, isOfGoods, parts } = turn;
  if (figure && counts[figure]) return [counts[figure]];
  const isCounted = parts.senses.some(({ phrase }) => /^(?:how many|how often|number of|count)$/.test(phrase));
  if (isCounted && isOfSales(turn)) return ['transactions'];
  if (figure === 'refunds' || figure === 'returns') return isOfGoods ? ['items-refunded'] : ['return-count'];
  return isOfGoods || figure === undefined || /^(?:gross|net)-sales$/.test(figure) ? ['items-sold'] : undefined;
}

/** `as a percentage of sales`, of tips or fees */
function isRateOf(parts: Parts, earlier: Question): boolean {
  const [figure] = earlier.figures;
  const isSame = (id: MeasureId) => id === 'total-payments' || id === 'net-sales' || id === figure;
  return (
    parts.signs.has('share') &&
    !isOfGroups(parts, earlier) &&
    parts.figures.every(isSame) &&
    figure !== undefined &&
    rates[figure] !== undefined
  );
}

function only(id: MeasureId | undefined): readonly MeasureId[] | undefined {
  return id && [id];
}

const totals = /^(?:overall|in total|all together|total)$/;
const spending = /\bhow much (?:\w+ ){1,4}(?:spen[dt]|pa(?:y|id))\b/;
const oneOfThem = /\b(?:1|one|ones|first)$|\bwhich (?:1|one)\b/;

const soldByAll = /^(?:(?:and|so|ok|then) )*what (?:did|do|have) (?:we|i|they) (?:sell|sold)\b/;

/** `what did she sell` */
const soldByOne =
  /\bwhat (?:else )?(?:did|does|do|has|have) (?:he|she|they|that \w+|it|people|folks|customers|guests|clients|everyone|everybody|we|i)\b.*\b(?:sell|sold|buy|bought|move|order)\b/;

/** Customers, and places, which are also named by what stands there, have two names. */
function isAlike(one: DimensionId, other: DimensionId): boolean {
  return twoNames.some((group) => group.includes(one) && group.includes(other));
}

const twoNames: readonly (readonly DimensionId[])[] = [
  ['customer', 'customer-id'],
  ['location', 'device-name', 'device-nickname'],
];

/** `which dropped most` */
function asksForChange({ signs, groupings, earlier }: Turn): boolean {
  return (
    signs.has('trend') &&
    hasAny({ signs }, 'best', 'worst', 'which') &&
    (groupings.length > 0 || earlier.by !== undefined)
  );
}

/** `and items?`, after figures by another field of which those were asked that changed most */
function changesAgain({ earlier, parts: { senses, figures, filters, hasPeriod, unused } }: Turn): boolean {
  const isPlain = figures.length + filters.length + unused.length === 0 && !hasPeriod;
  return earlier.byChange && isPlain && nameOnlyFields(senses);
}

/** `why is granola so low`, after a ranking: beside the days before. */
function besideWhy({ parts, filters, signs, earlier: { by, period, baseline } }: Turn): Partial<Question> {
  const isAsked = signs.has('why') && by !== undefined && hasGoods({ filters }) && !parts.hasPeriod && !baseline;
  return isAsked && period ? { baseline: usualBaseline(period, parts.context.today) } : {};
}

/** A list of transactions in place of the figures before. */
export function transactionsOf(parts: Parts, earlier: Question, changes: Partial<Question>): Edit {
  return { kind: 'transactions', of: earlier, figures: [], by: undefined, filters: merged(parts, earlier), changes };
}
