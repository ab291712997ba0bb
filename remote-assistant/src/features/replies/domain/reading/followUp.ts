import { measureOf, valuesOf, type Filter } from '@back-office/shared/ledger';
import { guideFor } from '../guide';
import { periodKinds, type Kind, type Question } from '../question';
import { sensesIn, type Sign } from '../language/lexicon';
import { counts } from '../measures';
import { afterTalk } from './afterTalk';
import { guideEdit, historyOf, persons, rankOf, startsAsFollowUp, unclearEdit, type Edit } from './edit';
import { edited, howManyIsThat, sameLastYear, timesOf, transactionsOf } from './kept';
import { merged } from './keptLimits';
import { bothOf, periodsBefore, valuesBefore } from './together';
import {
  figuresOfTransactions,
  hasAny,
  hasGoods,
  hasSubject,
  isModified,
  isRequest,
  isSales,
  namesPart,
  oneSale,
} from './kindOf';
import type { Parts } from './parts';
import { countsVisits, customersBy } from './customers';
import { comparing, groupWord } from './groupingsIn';
import { chosenOf } from './shownRows';

/** `undefined` if the question is understood by itself. Ellipsis never changes the figure. */
export async function editOf(kind: Kind, parts: Parts, earlier: Question): Promise<Edit | undefined> {
  // `and in May?`, after `how do I export this`: of the figures before.
  const figures = earlier.kind === 'guide' ? historyOf(earlier).find((one) => periodKinds.has(one.kind)) : undefined;
  const isOfFigures = kind === 'figures' && !hasSubject(parts) && limitsFigures(parts);
  // `and this month the biggest`, after the items of the biggest sale of last month
  const list =
    earlier.kind === 'transaction' ? historyOf(earlier).find((one) => one.kind === 'transactions') : undefined;
  const isSameList = /\b(?:same|that) list\b/.test(parts.texts.join(' '));
  const isOfList =
    parts.hasPeriod && (isSameList || hasAny(parts, 'best', 'worst', 'largest', 'smallest')) && !hasSubject(parts);
  const isListed = list && (isSameList || ranks(list).length === 0);
  const before = (isOfFigures && figures) || (isOfList && isListed && list) || returnedTo(parts, earlier) || earlier;
  // `only the largest`, after figures by location: of these
  const isOfGroups =
    kind === 'transactions' &&
    before.kind === 'figures' &&
    before.by !== undefined &&
    parts.amount === undefined &&
    !parts.hasPeriod &&
    !hasSubject(parts) &&
    !oneSale.test(parts.texts.join(' '));
  const edit = await editOfOne(isOfGroups ? 'figures' : kind, parts, before);
  const again = edit && (edit.of.kind === 'figures' ? {} : sameLastYear(parts, edit.of));
  return edit && { ...edit, changes: { ...again, ...edit.changes } };
}

/** `back to the honey`, after something else: the latest question before that was about it. */
function returnedTo({ texts, filters, figures, groupings }: Parts, earlier: Question): Question | undefined {
  if (!texts.join(' ').startsWith('now back')) return undefined;
  const isOf = (one: Question) =>
    filters.some(({ field, values }) => valuesOf(one.filters, field).some((value) => values.includes(value))) ||
    figures.some((id) => one.figures.includes(id)) ||
    groupings.some((field) => field === one.by);
  const limits = ({ by, filters: own }: Question) => own.length + (by === undefined ? 0 : 1);
  return historyOf(earlier)
    .filter(isOf)
    .toSorted((one, other) => limits(one) - limits(other))[0];
}

/** It names days, values, or what to divide by, and nothing that is done. */
function limitsFigures(parts: Parts): boolean {
  const isDivided = parts.groupings.length > 0 && /\b(?:by|per|each|every)\b/.test(parts.texts.join(' '));
  return (parts.hasPeriod || parts.filters.length > 0 || isDivided) && !hasAny(parts, 'change', 'howTo', 'where');
}

/** A thing that a turn can do with the question before; `undefined` if it does something else. */
type Rule = (parts: Parts, earlier: Question, kind: Kind) => Edit | undefined | Promise<Edit | undefined>;

/** Turns that point at what was answered, or ask something of it, from special to general. */
const pointing: readonly Rule[] = [
  sumOf,
  whichOfValues,
  chosenOf,
  personOf,
  bothOf,
  whoCame,
  meaningOf,
  lastVisitOf,
  rankedAgain,
  placeOf,
  ofSameGoods,
];

/** Turns that go on with figures or lists. What none of them is changes some parts of the question and keeps the others: `kept.ts`. */
const continuing: readonly Rule[] = [
  otherSale,
  (parts, earlier, kind) => (isOfList(kind, parts, earlier) ? listAgain(parts, earlier) : undefined),
  (parts, earlier, kind) =>
    isHowManyOf(parts, earlier) || asksWhoPaid(kind, parts, earlier) ? rowsBehind(parts, earlier) : undefined,
  (parts, earlier) => (asksForDifference(parts, earlier) ? differenceOf(parts, earlier) : undefined),
  (parts, earlier) => (asksForRows(parts, earlier) ? rowsBehind(parts, earlier) : undefined),
  ofOtherKind,
];

async function editOfOne(kind: Kind, parts: Parts, earlier: Question): Promise<Edit | undefined> {
  if (kind === 'cannot' || kind === 'owed' || isRequest(parts)) return undefined;
  const pointed = await firstOf(pointing, parts, earlier, kind);
  if (pointed) return pointed;
  if (kind === 'guide' || !periodKinds.has(earlier.kind)) return afterTalk(kind, parts, earlier);
  if (kind === 'unclear' ? !isEdit(parts) : !continues(kind, parts, earlier)) return undefined;
  return (await firstOf(continuing, parts, earlier, kind)) ?? edited(parts, earlier);
}

async function firstOf(rules: readonly Rule[], ...asked: Parameters<Rule>): Promise<Edit | undefined> {
  for (const rule of rules) {
    const edit = await rule(...asked);
    if (edit) return edit;
  }
  return undefined;
}

/** `largest first`, after refunds over $20; stock or customers, after figures. */
function ofOtherKind(parts: Parts, earlier: Question, kind: Kind): Edit | undefined {
  if (kind === 'figures' || kind === 'unclear') return undefined;
  const { amount, bound } = earlier;
  const isBound = kind === earlier.kind && parts.amount === undefined && !hasSubject(parts);
  const edit = { kind, of: earlier, figures: parts.figures, by: parts.groupings[0], filters: merged(parts, earlier) };
  return isBound ? { ...edit, changes: { amount, bound } } : edit;
}

/** `who`, after the number of customers: these. */
function whoCame(parts: Parts, earlier: Question): Edit | undefined {
  const isAsked = earlier.kind === 'customers' && parts.signs.has('who') && !hasSubject(parts) && !parts.hasPeriod;
  if (!isAsked || parts.groupings.length > 0 || parts.texts.length > 5) return undefined;
  const { customersBy: by = 'visits' } = earlier;
  const filters = merged(parts, earlier);
  return { kind: 'customers', of: earlier, figures: [], by: undefined, filters, changes: { customersBy: by } };
}

/** `what did she sell`, after two members of staff side by side: the one who was named last, or nobody. */
function personOf(parts: Parts, earlier: Question): Edit | undefined {
  const isPerson = ({ field }: Pick<Filter, 'field'>) => persons.has(field);
  const isAsked = /\b(?:he|she|him|her|his|hers)\b/.test(parts.texts.join(' ')) && !parts.filters.some(isPerson);
  const isOfMany = earlier.filters.some((one) => isPerson(one) && one.values.length > 1);
  if (!isAsked || !(isOfMany || (earlier.by !== undefined && persons.has(earlier.by)))) return undefined;
  const one = historyOf(earlier)
    .flatMap(({ filters }) => filters)
    .find((filter) => isPerson(filter) && filter.values.length === 1);
  return one ? edited({ ...parts, filters: [...parts.filters, one] }, earlier) : unclearEdit(earlier);
}

/** `explain that`, `how is it calculated`, `what exactly is that figure`: what was answered before. */
function meaningOf(parts: Parts, earlier: Question): Edit | undefined {
  const { signs, texts, figures, groupings, filters, hasPeriod } = parts;
  const isPlain =
    figures.length + groupings.length + filters.length === 0 && !hasPeriod && !hasAny(parts, 'compare', 'who');
  const isAsked =
    (signs.has('define') && !texts.includes('same')) ||
    /^(?:and |so |ok )*what (?:exactly |really |precisely )?(?:is|are|does) (?:that|this|it|those)(?: (?:figure|number))?$/.test(
      texts.join(' '),
    );
  const isNamed = earlier.kind === 'guide' && earlier.figures.length > 0;
  const isKnown = isNamed || periodKinds.has(earlier.kind) || /^(?:definition|feeRates)$/.test(earlier.kind);
  if (!isPlain || !isAsked || !isKnown) return undefined;
  const meant = earlier.figures.length > 0 ? earlier.figures : (['net-sales'] as const);
  return { kind: 'definition', of: earlier, figures: meant, by: undefined, filters: earlier.filters };
}

/** `when was she here last`, after figures of a customer */
function lastVisitOf(parts: Parts, earlier: Question): Edit | undefined {
  const text = parts.texts.join(' ');
  const isOfCustomer = earlier.filters.some(({ field }) => field === 'customer' || field === 'customer-id');
  if (!isOfCustomer || !/\bwhen\b|\b(?:last|first|latest) (?:visit|purchase|order)\b/.test(text)) return undefined;
  const order = /\bfirst\b/.test(text) ? 'first' : 'latest';
  return transactionsOf(parts, earlier, { listed: { type: 'Sale', order, isDetailed: true } });
}

/** `and the worst day?`, after what sold on the best one: of the ranking that it is one of. */
function rankedAgain(parts: Parts, earlier: Question): Edit | undefined {
  const { groupings, figures, hasPeriod, texts, filters } = parts;
  const [by] = groupings;
  const isOne = groupings.length === 0 && filters.length === 0 && /\b(?:1|one)$/.test(texts.join(' '));
  if ((groupings.length !== 1 && !isOne) || figures.length > 0 || hasPeriod || !rankOf(parts)) return undefined;
  if (isOne ? earlier.by !== undefined || earlier.kind !== 'figures' : earlier.by === by) return undefined;
  const ranking = historyOf(earlier).find((one) => (isOne ? one.by : one.by === by) && one.rank !== undefined);
  const isWithin = ranking?.period?.unit !== earlier.period?.unit && earlier.periodFrom === 'conversation';
  return ranking && isWithin
    ? { ...edited(parts, ranking), changes: { rank: rankOf(parts), period: ranking.period } }
    : undefined;
}

/** `where do I see that`: the screen of what was answered before. `can you do it`: how, as nothing is done here. */
function placeOf(parts: Parts, earlier: Question): Edit | undefined {
  const isOfDoing =
    parts.signs.has('where') || /\b(?:you|u) (?:just |please )*do (?:it|that|this)\b/.test(parts.texts.join(' '));
  if (earlier.kind === 'guide' && isOfDoing && hasAny(parts, 'refers')) return guideEdit(earlier, earlier.words);
  const isAsked =
    /^(?:(?:and|ok|so|but|thanks|cool|great|show me) )*(?:where|which (?:screen|page|report)|how (?:do|can) i (?:see|find))\b/;
  // What was paid ahead is in one place, however it is called.
  const isOwed = earlier.kind === 'owed' || earlier.figures.some((id) => /^de(?:posit|ferred)/.test(id));
  if (
    !isAsked.test(parts.texts.join(' ')) ||
    parts.groupings.includes('location') ||
    hasSubject(parts) ||
    (guideFor(parts.texts).length > 0 && !isOwed)
  )
    return undefined;
  const names = earlier.figures.map((id) => measureOf(id).label.toLowerCase());
  const words = isOwed
    ? ['see', 'deferred', 'sales']
    : `see ${names.join(' ')} ${earlier.by ? groupWord(earlier.by) : ''} ${screenWords[earlier.kind] ?? ''}`.split(' ');
  return guideEdit(earlier, words);
}

const screenWords: Partial<Record<Kind, string>> = {
  figures: 'sales summary',
  transactions: 'transactions',
  transaction: 'transactions',
  customers: 'customer directory',
  owed: 'deferred',
  stock: 'inventory',
  price: 'items',
  unsold: 'items',
};

/** `how many did we sell` after `do we have honey`, `how much is it` after figures of an item: of the same goods. */
function ofSameGoods(parts: Parts, earlier: Question, kind: Kind): Edit | undefined {
  const { signs, texts } = parts;
  const isOfList = kind === 'stock' || kind === 'price';
  const wasOfList = earlier.kind === 'stock' || earlier.kind === 'price';
  const edit = { kind, of: earlier, figures: parts.figures, by: parts.groupings[0], filters: merged(parts, earlier) };
  const isOfGoods = kind === 'figures' || kind === 'transactions';
  // `and granola?`, after stock or prices
  if (wasOfList && isOfGoods && hasGoods(parts))
    return hasSubject(parts) || parts.hasPeriod ? undefined : { ...edit, kind: earlier.kind };
  // `and at the warehouse`, after stock
  const isOfPlace = parts.filters.length > 0 && parts.filters.every(({ field }) => field === 'location');
  if (earlier.kind === 'stock' && isOfGoods && isOfPlace && !hasSubject(parts) && !parts.hasPeriod)
    return { ...edit, kind: 'stock' };
  if (!hasGoods(earlier)) return undefined;
  if (isOfList) {
    const isOfOthers =
      hasGoods(parts) ||
      (signs.has('which') && !/\bwhat price\b/.test(texts.join(' '))) ||
      /\b(?:low|items?|products?|out|reorder)\b/.test(texts.join(' '));
    return isOfOthers && !signs.has('refers') ? undefined : edit;
  }
  if (!wasOfList || !isOfGoods) return undefined;
  const isOfThem =
    hasAny(parts, 'refers', 'who', 'quantity') || startsAsFollowUp(parts) || texts.length < 2 || texts.at(-1) === 'any';
  const { figures } = parts;
  if (!isOfThem || (figures.length > 0 && !/\b(?:it|that|those|these|them|1)\b/.test(texts.join(' '))))
    return undefined;
  return {
    ...edit,
    figures: figures.length === 0 && signs.has('quantity') ? ['items-sold'] : figures,
    changes: { rank: edit.by && rankOf(parts) },
  };
}

/** `why?`, `as a percentage`, `and tea?`: it says something of the question before. */
function isEdit({ signs, unused, texts }: Parts): boolean {
  // `how much`, after days
  if (/^(?:(?:and|so|ok|but) )*how (?:much|many)(?: (?:is|was|were|did) (?:it|that|they))?$/.test(texts.join(' ')))
    return true;
  const some = /^(?:why|show|share|compare|quantity|amount|all|average|follows|refers|flip)$/;
  return [...signs].some((sign) => some.test(sign)) || (unused.length === 1 && signs.size === 0);
}

/** `top 10`, `only Maya`, `and in May?` after customers, unsold items, or transactions are about them. */
function isOfList(kind: Kind, parts: Parts, earlier: Question): boolean {
  if (earlier.kind === 'transactions') return isOfTransactions(kind, parts, earlier);
  const isSame =
    kind === 'figures' || (kind === 'customers' && earlier.customersBy !== undefined && countsVisits(parts));
  // `how much`, after who paid the most
  const isAmount =
    earlier.customersBy !== undefined &&
    /^(?:and |so )*how much(?: (?:was|is) (?:it|that))?$/.test(parts.texts.join(' '));
  return earlier.kind !== 'figures' && (isSame || isAmount) && !hasSubject(parts) && parts.groupings.length === 0;
}

/** `forget the $100 limit` */
function ofAnyAmount({ texts }: Parts): boolean {
  return /\bany amount\b/.test(texts.join(' '));
}

/** The same list, with what is named now. */
function listAgain(parts: Parts, earlier: Question): Edit {
  const { kind, by, rank, listed, count } = earlier;
  // `how much was it for Clara`, after those who paid the most: hers.
  if (earlier.customersBy && parts.filters.some(({ field }) => field === 'customer'))
    return { kind: 'figures', of: earlier, figures: [], by: undefined, filters: merged(parts, earlier) };
  const { amount, bound } = ofAnyAmount(parts) ? { amount: undefined, bound: undefined } : earlier;
  const ranked = earlier.customersBy && (customersBy(kind, parts) ?? earlier.customersBy);
  return {
    kind,
    of: earlier,
    figures: [],
    by,
    filters: merged(parts, earlier),
    changes: {
      ...{ listed, amount, bound, customersBy: ranked, baseline: parts.baseline },
      rank: rankOf(parts) ?? rank,
      count: parts.count ?? count,
    },
  };
}

/** `vs May`, after the biggest sale of June: that of May. */
function otherSale(parts: Parts, earlier: Question): Edit | undefined {
  const { baseline: period } = parts;
  const isOne = earlier.kind === 'transactions' && /^(?:largest|smallest)$/.test(earlier.listed?.order ?? '');
  if (!isOne || !period || hasSubject(parts) || parts.groupings.length > 0) return undefined;
  const edit = listAgain(parts, earlier);
  return { ...edit, changes: { ...edit.changes, period, periodFrom: 'question', baseline: undefined } };
}

/** `only Maya`, `in May`, after a list of transactions; `how many are there` needs its bound, or what they have. */
function isOfTransactions(kind: Kind, parts: Parts, earlier: Question): boolean {
  // `only the ones Theo took`
  const isOwn = parts.figures.some((id) => id !== 'total-payments');
  const isNew = hasSubject(parts) && (isOwn || !parts.signs.has('refers'));
  if (earlier.kind === 'transactions' && ofAnyAmount(parts)) return true;
  if (earlier.kind !== 'transactions' || parts.groupings.length > 0 || isNew) return false;
  if (parts.signs.has('quantity') || (earlier.amount !== undefined && parts.signs.has('all')))
    return earlier.bound !== undefined || earlier.listed?.behind !== undefined;
  const isPlain =
    !hasAny(parts, 'trend', 'compare', 'share', 'average', 'customer') && !hasAny(parts, ...ranks(earlier));
  return kind === 'figures' && isPlain && isModified(parts) && parts.baseline === undefined;
}

/** `and this month the biggest`, after the biggest one of last month, ranks transactions again. */
function ranks({ listed }: Question): readonly Sign[] {
  return /^(?:largest|smallest)$/.test(listed?.order ?? '') ? [] : ['best', 'worst'];
}

const ofThemselves: ReadonlySet<Kind> = new Set(['definition', 'stock', 'price', 'feeOfAmount', 'feeRates', 'owed']);

/** Whether a question goes on with the one before: it leaves out its days or its figure, or begins or refers as a follow-up does. */
function continues(kind: Kind, parts: Parts, earlier: Question): boolean {
  if (ofThemselves.has(kind)) return false;
  // `location 1`, and then `sales, last month`
  if (timesOf(parts, earlier)) return true;
  if (earlier.figures.length === 0 && earlier.periodFrom === 'default' && !isSales({ senses: sensesIn(earlier.words) }))
    return true;
  // `what sold best last month` asks for its own.
  const isOwn =
    hasSubject(parts) ||
    (rankOf(parts) !== undefined && /^what(?:s| is| are)? (?:sold|sells|selling)\b/.test(parts.texts.join(' ')));
  return !parts.hasPeriod || startsAsFollowUp(parts) || parts.signs.has('refers') || !isOwn;
}

/** `what’s the difference`, `which was better`, `which week was better`: of the two that were answered before. */
function asksForDifference(parts: Parts, earlier: Question): boolean {
  const { signs, hasPeriod, filters, groupings, texts } = parts;
  // `all of them side by side`
  if (hasPeriod || filters.length > 0 || texts.join(' ').startsWith('all of them')) return false;
  const unit = earlier.period?.unit === 'day' ? 'date' : earlier.period?.unit;
  const isOfUnit =
    groupings.length === 1 && groupings[0] === unit && earlier.previous?.period?.unit === earlier.period?.unit;
  // `which one sold more`, after two items
  const isOfTwo =
    /^(?:and |so )*which (?:1|of them|of those)? ?(?:\w+ )*(?:more|most|best|better|higher|stronger)$/.test(
      texts.join(' '),
    );
  const hasTwo = valuesBefore(earlier, 2) ?? (earlier.by === undefined ? periodsBefore(earlier, 2) : undefined);
  if (isOfTwo && !signs.has('trend') && groupings.length === 0 && parts.figures.length === 0 && hasTwo) return true;
  // `so did it go up`, after two periods
  const isOfChange = signs.has('trend') && signs.has('refers') && !hasAny(parts, 'best', 'worst', 'which', 'why');
  if (isOfChange && hasTwo && earlier.baseline === undefined && !hasSubject(parts) && groupings.length === 0)
    return true;
  // `top 3` compares nothing.
  const isCompared = parts.senses.some((one) => one.signs.includes('compare') && !one.signs.includes('best'));
  return isCompared && !hasSubject(parts) && (groupings.length === 0 || signs.has('who') || isOfUnit);
}

function differenceOf(parts: Parts, earlier: Question): Edit {
  const { baseline } = earlier;
  const values = valuesBefore(earlier, 2);
  if (values) {
    const filters = earlier.filters.map((one) => (one.field === values.field ? values : one));
    return {
      ...edited(parts, earlier),
      figures: earlier.figures,
      by: values.field,
      filters,
      changes: { rank: rankOf(parts) },
    };
  }
  // `side by side`, after one week, the one before, and a location: these two
  const one = earlier.period;
  const isOfOthers = (period: Question['period']) => JSON.stringify(period?.range) !== JSON.stringify(one?.range);
  const other = historyOf(earlier).find(({ period }) => period && isOfOthers(period))?.period;
  const isOther = one && other;
  // The change is that of the later one.
  const [early, late] = isOther && one.range.from < other.range.from ? [one, other] : [other, one];
  const compared = isOther && !baseline ? { baseline: early, period: late } : { baseline };
  return {
    ...edited(parts, earlier),
    kind: earlier.kind,
    by: earlier.by,
    changes: { rank: earlier.rank, ...compared },
  };
}

/** `which grew most vs May`, `which of those had more tips`, after location 1, then 2, then 3: one of them. */
function whichOfValues(parts: Parts, earlier: Question): Edit | undefined {
  const { texts, groupings, figures, filters, nouns } = parts;
  const text = texts.join(' ');
  const isAsked =
    /^(?:(?:and|so|ok) )*(?:which|who)\b/.test(text) &&
    (rankOf(parts) !== undefined || parts.signs.has('trend') || comparing.test(text));
  const isOfThem = /\b(?:of (?:them|they|those|these|the 2)|which 1)\b/.test(text);
  const isPlain = filters.length + nouns.size === 0 && (figures.length === 0 || isOfThem);
  const values = isAsked && isPlain && earlier.by === undefined ? valuesBefore(earlier) : undefined;
  if (!values || groupings.some((field) => field !== values.field)) return undefined;
  return edited({ ...parts, groupings: [values.field], filters: [values] }, earlier);
}

/** `how much is that all together`, after a list of transactions: their sum. */
function sumOf(parts: Parts, earlier: Question): Edit | undefined {
  const { texts, hasPeriod, groupings, filters, figures } = parts;
  const isAsked =
    /\b(?:all together|altogether|in total|jointly)\b|\bhow much (?:was|were|are|is) all of\b|^(?:and )?(?:the )?(?:total|sum)$/;
  const isPlain =
    !hasPeriod && groupings.length + filters.length + figures.length === 0 && !parts.signs.has('quantity');
  const isOfAll =
    earlier.kind === 'transactions' && earlier.bound === undefined && earlier.listed?.isDetailed === false;
  return isPlain && isOfAll && isAsked.test(texts.join(' '))
    ? { ...edited(parts, earlier), figures: edited({ ...parts, senses: [] }, earlier).figures, by: undefined }
    : undefined;
}

/** `how many transactions was that`, after tips: those that have some. */
function isHowManyOf({ texts, groupings }: Parts, { figures: [figure], by, filters }: Question): boolean {
  const isAsked = by === undefined && groupings.length === 0 && howManyIsThat.test(texts.join(' '));
  return isAsked && figuresOfTransactions.some((id) => id === figure && !counts[id]) && !hasGoods({ filters });
}

/** `show them`, `show me the transactions` */
function asksForRows(parts: Parts, earlier: Question): boolean {
  if (!hasAny(parts, 'show', 'which') || parts.groupings.length > 0 || earlier.kind !== 'figures') return false;
  if (/^(?:and |now |ok )*(?:list|details|show(?: me)?)(?: (?:all|it))*$/.test(parts.texts.join(' ')))
    return earlier.by === undefined;
  if (hasAny(parts, 'average', 'share', 'quantity', 'amount', 'compare')) return false;
  const isOfSome = parts.senses.some(({ phrase }) => /^(?:them|these|those|ones|which ones)$/.test(phrase));
  return (parts.signs.has('refers') && !hasSubject(parts) && (isOfSome || !namesPart(parts))) || namesRows(parts);
}

/** `who paid them`, after deposits: the payments with their customers, not all customers of these days. */
function asksWhoPaid(kind: Kind, parts: Parts, { kind: before, figures: [figure] }: Question): boolean {
  const isOther =
    figure !== undefined && !/^(?:net-sales|gross-sales|total-payments|transactions|sale-count)$/.test(figure);
  const isOfThem = parts.signs.has('refers') && parts.figures.every((id) => id === 'total-payments' || id === figure);
  return (
    kind === 'customers' && before === 'figures' && isOther && isOfThem && !parts.hasPeriod && !parts.signs.has('share')
  );
}

function namesRows({ signs, texts, hasPeriod, filters }: Parts): boolean {
  const isPlain = !hasPeriod && filters.length === 0;
  return (
    isPlain &&
    signs.has('show') &&
    /\b(?:the|those|these|his|her|their|its) (?:transactions|payments|orders|purchases|receipts|sales|refunds|tickets|checks|bills)$/.test(
      texts.join(' '),
    )
  );
}

/** `show them`: the transactions behind the figures. */
function rowsBehind(parts: Parts, earlier: Question): Edit {
  const [figure] = earlier.figures;
  const isRefund = figure === 'refunds' || figure === 'returns' || figure === 'return-count';
  const behind = isRefund || figure === 'transactions' ? undefined : figure;
  return transactionsOf(parts, earlier, {
    listed: { type: isRefund ? 'Refund' : undefined, order: 'latest', behind, isDetailed: false },
  });
}
