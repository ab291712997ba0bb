import { dayCount } from '@back-office/shared/format';
import { isOfLine, isSum, type DimensionId, type MeasureId } from '@back-office/shared/ledger';
import { lastDays, lastMonths, lastWeek } from '../comparison';
import { guideFor } from '../guide';
import { sensesIn } from '../language/lexicon';
import { knownWords } from '../language/plainWords';
import { textOf } from '../language/words';
import { averagedMeasures, counts, rates } from '../measures';
import { movedBy } from '../periods/period';
import { periodKinds, type Kind, type ListedTransactions, type Question } from '../question';
import { unaccounted } from './account';
import { unmet } from './checks';
import { customersBy } from './customers';
import { byOf, rankOf, type Edit } from './edit';
import { extremeFigure, figureHad, hasAny, hasGoods, hasSubject, isSales } from './kindOf';
import { limitOf, unrecordedIn } from './limits';
import type { Parts } from './parts';
import { shareOf } from './shares';

/** What the question leaves out comes from the question before, from the screen, or is usual. */
export function completeQuestion(kind: Kind, parts: Parts, edit: Edit | undefined): Question {
  const { signs, context, groupings } = parts;
  const share = edit || kind !== 'figures' ? undefined : shareOf(parts);
  const by = edit ? edit.by : (share?.by ?? byOf(kind, parts));
  const figures = figuresOf(kind, parts, edit);
  const question: Question = {
    kind,
    figures,
    by: kind === 'customers' ? undefined : by,
    weekdaySets: parts.weekdaySets,
    rank: by && rankOf(parts),
    byChange: by !== undefined && ((signs.has('trend') && hasAny(parts, 'best', 'worst')) || ranksChange(parts)),
    count: parts.count,
    isAverage: isAveraged(parts, figures, by),
    ...chosenPeriod(kind, parts),
    baseline: parts.baseline,
    filters: withoutOwnTender(
      figures,
      edit ? edit.filters : ownFilters(kind, share ? { ...parts, filters: share.filters } : parts),
    ),
    share: share?.share,
    listed: kind === 'transactions' ? listedOf(parts, edit?.of) : undefined,
    amount: parts.amount,
    bound: parts.bound,
    countBound: parts.countBound,
    isInvoice: parts.values.has('invoice') || figures.includes('invoice-fees'),
    transactionId: parts.transactionId,
    customersBy: customersBy(kind, parts),
    guide: kind === 'guide' ? guideFor(wordsOfPlace(parts)) : [],
    words: kind === 'guide' ? parts.productWords : parts.texts,
    asksWhy: signs.has('why'),
    problem: undefined,
    unclear: [],
    previous: context.earlier,
    ...edit?.changes,
  };
  const ranked = overLonger(question);
  const own = [...unaccounted(ranked, parts), ...(groupings.length > 1 ? groupings : [])];
  const unread = own.length > 0 ? own : unmet(ranked, parts);
  const unclear = unread.length > 0 || !edit ? unread : unclearBefore(parts, edit.of);
  return { ...ranked, unclear, problem: problemOf(ranked, parts) };
}

/** `which items sold more in June than in May` */
function ranksChange({ texts, baseline }: Parts): boolean {
  return baseline !== undefined && /\bwhich\b.*\b(?:more|less|fewer|better|worse)\b.*\bthan\b/.test(texts.join(' '));
}

/** `May was bad, or was it April, which month was the worst this year`: one month is no ranking, so those of the year are ranked. */
function overLonger(question: Question): Question {
  const { by, rank, period, baseline } = question;
  const days = period && dayCount(period.range);
  const isOne =
    days !== undefined &&
    ((by === 'month' && days <= 31) || (by === 'week' && days <= 7) || (by === 'date' && days === 1));
  const isLonger = days !== undefined && baseline && dayCount(baseline.range) > days;
  return rank && isOne && isLonger ? { ...question, period: baseline, baseline: undefined } : question;
}

/**
 * `only location 2`, after sales of something unknown, is about that still, unless it is a question of its own, or names the
 * goods, people, figures, or groups that the unknown word may have stood for.
 */
function unclearBefore(parts: Parts, { unclear, figures, words }: Question): readonly string[] {
  const unknown = unclear.filter((word) => /^\p{L}+$/u.test(word) && !knownWords.has(word));
  const namesFigures = figures.length > 0 || isSales({ senses: sensesIn(words) });
  const isOfGroups = unknown.some((word) => new RegExp(`\\b(?:by|per) (?:the |each )?${word}$`).test(words.join(' ')));
  const isResolved =
    parts.filters.some(({ field }) => goodsOrPeople.has(field)) ||
    (hasSubject(parts) && (parts.hasPeriod || !namesFigures)) ||
    (isOfGroups && parts.groupings.length > 0);
  return isResolved ? [] : unknown;
}

const goodsOrPeople: ReadonlySet<DimensionId> = new Set<DimensionId>([
  'item-name',
  'category',
  'collected-by',
  'customer',
  'customer-id',
]);

function problemOf({ kind }: Question, parts: Parts): string | undefined {
  if (kind === 'cannot') return unrecordedIn(parts);
  if (kind === 'unclear' || kind === 'guide' || kind === 'transaction') return undefined;
  return parts.problem ?? (periodKinds.has(kind) ? limitOf(parts) : undefined);
}

function figuresOf(kind: Kind, parts: Parts, edit: Edit | undefined): readonly MeasureId[] {
  if (edit) return edit.figures;
  const { figures, signs, nouns } = parts;
  if (kind === 'definition' && signs.has('status')) return [];
  // In other questions, `items sold` are what sales are divided by.
  if (kind === 'definition' && figures.length === 0 && /\bitems sold\b/.test(parts.texts.join(' ')))
    return ['items-sold'];
  const [first, ...others] = figures;
  // Reports have both under much the same name.
  if (kind === 'definition' && first === 'average-net-sale' && /\baverage sale\b/.test(parts.texts.join(' ')))
    return [first, 'average-sale', ...others];
  const rate = kind === 'figures' && signs.has('share') && first && rates[first];
  if (rate) return [rate];
  // `what share of payments is contactless`: of all payments, not of these.
  if (first === 'payment-share' && parts.filters.length > 0) return ['total-payments'];
  const by = byOf(kind, parts);
  // `how many invoices`
  const isCounted = /\bhow many (?:invoices|bookings|appointments|online)\b/.test(parts.texts.join(' '));
  // `how many card payments`, `average cash sale`: figures of the payments that are named, not their sum.
  const isOfPayments =
    first === 'total-payments' ||
    parts.filters.some(
      ({ field }) =>
        field === 'tender' || (first === undefined && (field === 'source' || field === 'channel') && isCounted),
    );
  if (kind === 'figures' && isOfPayments && figures.length < 2 && !hasGoods(parts) && by !== 'date') {
    const isOfPeople = /\bhow many (?:people|folks)\b/.test(parts.texts.join(' '));
    if ((signs.has('quantity') || isOfPeople) && by === undefined) return ['transactions'];
    if (signs.has('average') && (first === undefined || first === 'total-payments')) return ['average-net-sale'];
  }
  // `customers per hour`: who came is not known for each hour, but how often something was bought.
  if (
    kind === 'figures' &&
    figures.length === 0 &&
    by !== undefined &&
    signs.has('customer') &&
    (signs.has('quantity') ||
      /\b(?:come|comes|came|coming|(?:most|fewest|more) (?:people|customers|clients|guests|folks))\b/.test(
        parts.texts.join(' '),
      ))
  )
    return ['transactions'];
  // `items sold by category`, but not `which items sold best`.
  const isSold =
    parts.senses.some(({ phrase }) => / sold$/.test(phrase)) && by !== 'item-name' && !hasAny(parts, 'best', 'worst');
  if (kind !== 'figures' || !(signs.has('quantity') || isSold)) return figures;
  const isOfGoods = hasGoods(parts) || nouns.has('item-name') || (by !== undefined && isOfLine(by));
  if (first === 'refunds' || first === 'returns') return [isOfGoods ? 'items-refunded' : 'return-count'];
  const counted = first && counts[first];
  if (counted) return [counted];
  return first === undefined && (isOfGoods || isSales(parts)) ? ['items-sold'] : figures;
}

/** `average tip`, and `how many tips`: most transactions have none; `how many transactions per day`. */
function isAveraged({ signs, texts }: Parts, [figure]: readonly MeasureId[], by: DimensionId | undefined): boolean {
  const isTime = by === 'date' || by === 'week' || by === 'month';
  const isPerTime = /\bhow (?:many|much)\b.*\b(?:per|a|each|every) (?:day|week|month)\b/.test(texts.join(' '));
  if (isTime) return (signs.has('average') || isPerTime) && (figure === undefined || isSum(figure));
  return by === undefined && hasSign(signs) && averagedMeasures.some((id) => id === figure);
  function hasSign(all: Parts['signs']) {
    return all.has('average') || all.has('quantity');
  }
}

/** `where do I see what was paid up front`: what is paid ahead is in one place, however it is called. */
function wordsOfPlace({ texts, productWords, figures }: Parts): readonly string[] {
  return figures.includes('deposits-collected') && texts.includes('where')
    ? ['see', 'deferred', 'sales']
    : productWords;
}

/** `cash tips, only the cash ones` */
function withoutOwnTender(figures: readonly MeasureId[], filters: Question['filters']): Question['filters'] {
  const isOfTender = figures.length > 0 && figures.every((id) => id === 'cash-tips' || id === 'card-tips');
  return isOfTender ? filters.filter(({ field }) => field !== 'tender') : filters;
}

/** A question that names no days is about those of the screen, with its filters. */
function ownFilters(kind: Kind, { filters, context, hasPeriod }: Parts): Question['filters'] {
  const { earlier, onScreen } = context;
  if (earlier || hasPeriod || !onScreen || !periodKinds.has(kind)) return filters;
  return [...filters, ...onScreen.filters.filter(({ field }) => filters.every((one) => one.field !== field))];
}

/** Named, or that of the conversation, or that on screen, or the last 30 days. Also questions without figures keep it. */
function chosenPeriod(kind: Kind, parts: Parts): Pick<Question, 'period' | 'periodFrom'> {
  const {
    period,
    signs,
    context: { today, earlier, onScreen },
  } = parts;
  // `last Thursday`, after yesterday, which is one
  const isSame =
    period?.isWeekday &&
    period.range.from === earlier?.period?.range.from &&
    /\blast (?:sun|mon|tue|wed|thu|fri|sat)/.test(textOf(parts.words));
  const named = isSame ? { ...period, range: movedBy(period.range, -7) } : period;
  if (named) return { period: named, periodFrom: 'question' };
  if (!periodKinds.has(kind)) return { period: earlier?.period, periodFrom: 'conversation' };
  // `is it like that on every Sunday`, after one day
  const isOfDays = parts.limits.some(({ field }) => field === 'weekday');
  const isOneDay = earlier?.period?.range.from === earlier?.period?.range.to;
  if (earlier?.period && !(isOfDays && isOneDay)) return { period: earlier.period, periodFrom: 'conversation' };
  if (onScreen) return { period: onScreen.period, periodFrom: 'screen' };
  // `which month was the worst`
  const usual = signs.has('recap')
    ? lastWeek(today)
    : parts.groupings[0] === 'month'
      ? lastMonths(today)
      : lastDays(today);
  return { period: usual, periodFrom: 'default' };
}

function listedOf(parts: Parts, before?: Question): ListedTransactions {
  const { signs, figures, texts, amount, bound, count } = parts;
  const text = texts.join(' ');
  // `only those over $50`, after a list of refunds
  const isSame = figures.length === 0 && !/\b(?:sales?|payments?|orders?)\b/.test(text);
  const kept = isSame ? before?.listed : undefined;
  const isRefund =
    figures.some((id) => id === 'refunds' || id === 'returns' || id === 'return-count') || /\brefunds?\b/.test(text);
  const isAny =
    figures.includes('transactions') && !hasAny(parts, 'largest', 'smallest', 'best') && bound === undefined;
  const order =
    signs.has('smallest') || bound === 'under' || (signs.has('worst') && !signs.has('latest'))
      ? 'smallest'
      : /\b(?:first|1st)(?: \d+)? (?:tickets?|receipts?|sales?|transactions?|payments?|orders?)\b/.test(text)
        ? 'first'
        : hasAny(parts, 'largest', 'best') || bound === 'over'
          ? 'largest'
          : 'latest';
  const isDetailed =
    (amount !== undefined && bound === 'exactly') ||
    hasAny(parts, 'who', 'define', 'when') ||
    parts.groupings.includes('hour') ||
    (/\bwhats? /.test(text) && /\b(?:in|on)\b/.test(text) && count === undefined && !signs.has('share'));
  const behind = extremeFigure(parts);
  if (behind) return { type: undefined, order: signs.has('worst') ? 'smallest' : 'largest', behind, isDetailed: false };
  const type = isRefund ? 'Refund' : isAny ? undefined : 'Sale';
  return { type: kept ? kept.type : type, order, behind: figureHad(parts) ?? kept?.behind, isDetailed };
}
