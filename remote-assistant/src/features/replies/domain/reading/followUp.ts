import { isOfLine, type DimensionId, type Filter, type MeasureId } from '@back-office/shared/ledger';
import { guideFor } from '../guide';
import type { Sign } from '../language/lexicon';
import { monthAround, weekAround } from '../periods/calendar';
import type { Period } from '../periods/period';
import { periodKinds, type Kind, type Question } from '../question';
import { rates } from '../measures';
import { hasAny, hasGoods, hasSubject, isModified, isSales } from './kindOf';
import type { Parts } from './parts';

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

/** `undefined` if the question is understood by itself. Ellipsis never changes the figure. */
export async function editOf(kind: Kind, parts: Parts, earlier: Question): Promise<Edit | undefined> {
  const chosen = await chosenOf(parts, earlier);
  if (chosen) return chosen;
  const sameGoods = ofSameGoods(kind, parts, earlier);
  if (sameGoods) return sameGoods;
  if (kind === 'guide' || !periodKinds.has(earlier.kind)) return afterTalk(kind, parts, earlier);
  if (kind === 'unclear' ? !isEdit(parts) : !continues(kind, parts, earlier)) return undefined;
  if (isOfCustomers(kind, parts, earlier))
    return {
      kind: earlier.kind,
      of: earlier,
      figures: [],
      by: earlier.by,
      filters: merged(parts, earlier),
      changes: { rank: rankOf(parts) ?? earlier.rank, customersBy: earlier.customersBy, baseline: parts.baseline },
    };
  if (asksForDifference(parts)) return differenceOf(parts, earlier);
  if (
    hasAny(parts, 'show', 'which') &&
    parts.signs.has('refers') &&
    !hasSubject(parts) &&
    parts.groupings.length === 0 &&
    earlier.kind === 'figures'
  )
    return rowsBehind(parts, earlier);
  if (kind !== 'figures' && kind !== 'unclear')
    return { kind, of: earlier, figures: parts.figures, by: parts.groupings[0], filters: merged(parts, earlier) };
  return edited(parts, earlier);
}

/** `how many did we sell` after `do we have honey`, `how much is it` after figures of an item: of the same goods. */
function ofSameGoods(kind: Kind, parts: Parts, earlier: Question): Edit | undefined {
  const { signs, texts } = parts;
  const isOfList = kind === 'stock' || kind === 'price';
  const wasOfList = earlier.kind === 'stock' || earlier.kind === 'price';
  if (!hasGoods(earlier)) return undefined;
  const edit = { kind, of: earlier, figures: parts.figures, by: parts.groupings[0], filters: merged(parts, earlier) };
  if (isOfList) {
    const isOfOthers =
      hasGoods(parts) || signs.has('which') || /\b(?:low|items?|products?|out|reorder)\b/.test(texts.join(' '));
    return isOfOthers && !signs.has('refers') ? undefined : edit;
  }
  if (!wasOfList || (kind !== 'figures' && kind !== 'transactions')) return undefined;
  // `and granola?`
  if (hasGoods(parts)) return hasSubject(parts) || parts.hasPeriod ? undefined : { ...edit, kind: earlier.kind };
  const isOfThem = hasAny(parts, 'refers', 'who', 'quantity') || startsAsFollowUp(parts);
  if (!isOfThem || parts.figures.length > 0) return undefined;
  return { ...edit, figures: signs.has('quantity') ? ['items-sold'] : [], changes: { rank: edit.by && rankOf(parts) } };
}

/** `why?`, `as a percentage`, `and tea?`: it says something of the question before. */
function isEdit({ signs, unused }: Parts): boolean {
  const some: readonly Sign[] = [
    'why',
    'show',
    'share',
    'compare',
    'quantity',
    'amount',
    'all',
    'average',
    'follows',
    'refers',
  ];
  return some.some((sign) => signs.has(sign)) || (unused.length === 1 && signs.size === 0);
}

/** `top 10`, `and in May?` after customers or unsold items are about them. */
function isOfCustomers(kind: Kind, parts: Parts, earlier: Question): boolean {
  const isKept = earlier.kind === 'customers' || earlier.kind === 'unsold';
  return isKept && kind === 'figures' && !hasSubject(parts) && parts.groupings.length === 0;
}

/** Whether a question goes on with the one before: it names no figure of its own, or begins or refers as a follow-up does. */
function continues(kind: Kind, parts: Parts, earlier: Question): boolean {
  if (
    kind === 'definition' ||
    kind === 'stock' ||
    kind === 'price' ||
    kind === 'feeOfAmount' ||
    kind === 'feeRates' ||
    kind === 'owed'
  )
    return false;
  // `which items made the difference`
  const isOfDifference = earlier.baseline !== undefined && parts.signs.has('compare') && !parts.hasPeriod;
  return (
    isOfDifference || startsAsFollowUp(parts) || parts.signs.has('refers') || !hasSubject(parts) || isFragment(parts)
  );
}

function startsAsFollowUp({ words }: Parts): boolean {
  const text = words.map((word) => word.text).join(' ');
  return /^(?:and|what about|how about|ok|okay|also|only|just|now|then|same|but|so|no|or|vs|compared?|for|in|at)\b/.test(
    text,
  );
}

/** `by quantity`, `pastries by month`: too short to be a question of its own. */
function isFragment({ texts, signs, hasPeriod }: Parts): boolean {
  return texts.length < 3 && !hasPeriod && (signs.has('quantity') || signs.has('amount') || signs.has('share'));
}

function edited(parts: Parts, earlier: Question): Edit {
  const isNewSubject =
    parts.figures.length > 0 ||
    (isSales(parts) && !parts.signs.has('refers') && parts.groupings.length === 0 && !hasAny(parts, 'best', 'worst'));
  const own = parts.figures.length > 0 ? parts.figures : isNewSubject ? [] : undefined;
  const compared = comparedWith(parts, earlier);
  const filters = compared ?? merged(parts, earlier);
  const figures = own ?? inUnits(parts, earlier, filters) ?? figuresFor(parts, earlier);
  return {
    kind: 'figures',
    of: earlier,
    figures,
    by: parts.groupings[0] ?? (compared ? parts.filters[0]?.field : keptGrouping(parts, earlier)),
    filters,
    changes: {
      rank: rankOf(parts) ?? (parts.groupings.length > 0 && !parts.signs.has('which') ? undefined : earlier.rank),
      byChange: asksForChange(parts, earlier),
      baseline: parts.baseline ?? (parts.hasPeriod ? undefined : earlier.baseline),
    },
  };
}

/** Of customers or transactions, the figure that goes with them. */
function figuresFor(parts: Parts, { kind, figures, listed }: Question): readonly MeasureId[] {
  if (kind === 'figures' || kind === 'unsold') return figures;
  if (kind === 'transactions') return listed?.type === 'Refund' ? ['refunds'] : ['net-sales'];
  return parts.groupings.length > 0 ? ['transactions'] : figures;
}

function rankOf(parts: Parts): Question['rank'] {
  return parts.signs.has('worst') ? 'worst' : hasAny(parts, 'best', 'largest') ? 'best' : undefined;
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
  const isNamed = by !== undefined && parts.filters.some(({ field, values }) => field === by && values.length === 1);
  return isNamed ? undefined : by;
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
function merged(parts: Parts, earlier: Question): readonly Filter[] {
  const own = new Set(parts.filters.map(({ field }) => field));
  const replaces = (one: DimensionId) =>
    own.has(one) || groupsOfFields.some((group) => group.includes(one) && group.some((field) => own.has(field)));
  const isAll = parts.signs.has('all');
  const named = new Set(
    parts.senses.filter(({ signs }) => signs.includes('all')).flatMap(({ phrase }) => fieldsOfAll(phrase)),
  );
  const kept = earlier.filters.filter(
    ({ field }) => !replaces(field) && !(isAll && (named.size === 0 || named.has(field))),
  );
  // Figures of other items are not those of their category.
  return [...kept, ...parts.filters];
}

const groupsOfFields: readonly (readonly DimensionId[])[] = [
  ['item-name', 'category'],
  ['part-of-day', 'hour'],
  ['tender', 'payment-method'],
  ['source', 'channel'],
];

function fieldsOfAll(phrase: string): readonly DimensionId[] {
  if (/locations|stores|shops|everywhere/.test(phrase)) return ['location'];
  if (/staff|everyone/.test(phrase)) return ['collected-by'];
  if (/items|categories|everything/.test(phrase)) return ['item-name', 'category'];
  return /day/.test(phrase) ? ['part-of-day', 'hour'] : [];
}

/** `what’s the difference`, `which was better`: of the two periods or values that were answered before. */
function asksForDifference(parts: Parts): boolean {
  return (
    parts.signs.has('compare') &&
    !hasSubject(parts) &&
    !parts.hasPeriod &&
    parts.filters.length === 0 &&
    parts.groupings.length === 0
  );
}

function differenceOf(parts: Parts, earlier: Question): Edit {
  const { previous, baseline } = earlier;
  const isOther = previous?.period && JSON.stringify(previous.period.range) !== JSON.stringify(earlier.period?.range);
  return {
    ...edited(parts, earlier),
    kind: earlier.kind,
    changes: { rank: earlier.rank, baseline: baseline ?? (isOther ? previous.period : undefined) },
  };
}

/** `show them`: the transactions behind the figures. */
function rowsBehind(parts: Parts, earlier: Question): Edit {
  const [figure] = earlier.figures;
  const isRefund = figure === 'refunds' || figure === 'returns' || figure === 'return-count';
  const behind = isRefund ? undefined : figure;
  return transactionsOf(parts, earlier, {
    listed: { type: isRefund ? 'Refund' : undefined, order: 'latest', behind, isDetailed: false },
  });
}

/** A list of transactions in place of the figures before. */
function transactionsOf(parts: Parts, earlier: Question, changes: Partial<Question>): Edit {
  const filters = merged(parts, earlier);
  return { kind: 'transactions', of: earlier, figures: [], by: undefined, filters, changes };
}

/** `the second one`, `which of them …`: of what the reply before listed. */
async function chosenOf(parts: Parts, earlier: Question): Promise<Edit | undefined> {
  const { ordinal, texts, context, signs } = parts;
  const text = texts.join(' ');
  const isOfThem = /\bof (?:them|these|those)\b/.test(text) && !signs.has('all');
  const isThat =
    /\b(?:it|that 1|that sale|this 1|that transaction)\b/.test(text) &&
    earlier.kind === 'transactions' &&
    (signs.has('who') || /^what/.test(text) || signs.has('show'));
  const isLatest = /\b(?:last|latest|first)(?: \d+)? (?:sales?|transactions?|payments?|orders?|refunds?)\b/.test(text);
  const isPerson =
    people.test(text) &&
    ((earlier.rank !== undefined && (earlier.by === 'collected-by' || earlier.by === 'attributed-to')) ||
      earlier.customersBy !== undefined);
  const isThatTime = earlier.rank !== undefined && namesTime(parts, earlier.by);
  const extreme = extremeOf(parts, earlier);
  if (extreme) return extreme;
  if ((ordinal === undefined && !isOfThem && !isThat && !isPerson && !isThatTime) || (isLatest && !/ 1$/.test(text))) {
    return earlier.kind === 'transaction' && hasAny(parts, 'who', 'refers') && !hasSubject(parts) && !parts.hasPeriod
      ? again(earlier)
      : earlier.kind === 'transaction' && signs.has('who') && /\bit\b/.test(text)
        ? again(earlier)
        : undefined;
  }
  const shown = await context.shown?.(earlier);
  if (!shown) return earlier.kind === 'transaction' ? again(earlier) : undefined;
  const place = ordinal ?? (isThat || isPerson || isThatTime ? 1 : undefined);
  if (place === undefined) {
    const isLimited = earlier.count !== undefined && shown.by !== 'transaction-id';
    return edited(
      {
        ...parts,
        filters: isLimited ? [...parts.filters, { field: shown.by, values: shown.keys }] : parts.filters,
        groupings: parts.groupings.length > 0 ? parts.groupings : earlier.by ? [earlier.by] : [],
      },
      earlier,
    );
  }
  const key = shown.keys.at(place > 0 ? place - 1 : place);
  if (key === undefined) return undefined;
  if (shown.by === 'transaction-id')
    return {
      kind: 'transaction',
      of: earlier,
      figures: [],
      by: undefined,
      filters: [],
      changes: { transactionId: key },
    };
  const isOfItems = (isPerson || isThatTime) && /^(?:and )?what\b/.test(text) && parts.groupings.length === 0;
  const period = periodOfKey(shown.by, key);
  const edit = edited(
    {
      ...parts,
      ordinal: undefined,
      ...(isOfItems && { groupings: ['item-name'] }),
      filters: period ? parts.filters : [...parts.filters, { field: shown.by, values: [key] }],
    },
    {
      ...earlier,
      rank: undefined,
      count: undefined,
      ...(earlier.kind === 'customers' && { kind: 'figures', figures: [], by: undefined, customersBy: undefined }),
      ...(period && { by: undefined, baseline: undefined }),
    },
  );
  return period ? { ...edit, changes: { ...edit.changes, period, periodFrom: 'conversation' } } : edit;
}

/** `that day`, after a ranking of days. */
function namesTime({ senses }: Pick<Parts, 'senses'>, by: DimensionId | undefined): boolean {
  const word = by === 'date' ? 'day' : by;
  return senses.some(({ phrase }) => phrase === `that ${word}`);
}

/** The days of a group of time. */
function periodOfKey(by: DimensionId, key: string): Period | undefined {
  if (by === 'date') return { range: { from: key, to: key }, unit: 'day' };
  if (by === 'week') return { range: weekAround(key), unit: 'week' };
  return by === 'month' ? { range: monthAround(`${key}-01`), unit: 'month' } : undefined;
}

/** `the biggest one`, after refunds or transactions. */
function extremeOf(parts: Parts, earlier: Question): Edit | undefined {
  const [figure] = earlier.figures;
  const isRefund = figure === 'refunds' || figure === 'returns' || earlier.listed?.type === 'Refund';
  const isOne = / (?:1|one|ones)$/.test(parts.texts.join(' ')) && hasAny(parts, 'best', 'worst', 'largest', 'smallest');
  if (!isOne || !(isRefund || earlier.kind === 'transactions')) return undefined;
  const order = hasAny(parts, 'worst', 'smallest') ? 'smallest' : 'largest';
  return transactionsOf(parts, earlier, {
    listed: { type: isRefund ? 'Refund' : earlier.listed?.type, order, isDetailed: false },
    rank: undefined,
    count: undefined,
  });
}

const people = /\b(?:he|she|they|him|his|her|their)\b/;

function again(earlier: Question): Edit {
  return {
    kind: 'transaction',
    of: earlier,
    figures: [],
    by: undefined,
    filters: [],
    changes: { transactionId: earlier.transactionId },
  };
}

/** `and transactions?` after `how do I export items`. */
function ofGuide(parts: Parts, earlier: Question): Edit | undefined {
  if (earlier.kind !== 'guide' || parts.hasPeriod) return undefined;
  const words = [...earlier.words.filter((word) => isVerb(word)), ...parts.texts];
  const guide = guideFor(words);
  return guide.length === 0
    ? undefined
    : { kind: 'guide', of: earlier, figures: [], by: undefined, filters: [], changes: { guide, words } };
}

function isVerb(word: string): boolean {
  return /^(?:how|do|can|i|export|import|add|create|delete|edit|change|print|download|where|find|undo|rename|move)$/.test(
    word,
  );
}

/** After a definition or talk, a question takes its figures and its period at most. */
function afterTalk(kind: Kind, parts: Parts, earlier: Question): Edit | undefined {
  if (kind === 'unclear' || kind === 'guide') return ofGuide(parts, earlier);
  const isShort = parts.texts.length < 4;
  if (earlier.kind === 'guide' && kind === 'figures' && isShort && startsAsFollowUp(parts))
    return ofGuide(parts, earlier);
  const isAboutIt =
    earlier.kind === 'definition' &&
    earlier.figures.length > 0 &&
    kind === 'figures' &&
    parts.figures.length === 0 &&
    (parts.signs.has('refers') || !hasSubject(parts)) &&
    isModified(parts);
  if (!isAboutIt) return undefined;
  return {
    kind: 'figures',
    of: { ...earlier, filters: [] },
    figures: earlier.figures,
    by: parts.groupings[0],
    filters: parts.filters,
  };
}
