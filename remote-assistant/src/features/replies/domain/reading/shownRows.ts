import type { DimensionId, Filter } from '@back-office/shared/ledger';
import { monthAround, weekAround } from '../periods/calendar';
import type { Period } from '../periods/period';
import type { Question } from '../question';
import { historyOf, people, persons, unclearEdit, type Edit } from './edit';
import { edited, transactionsOf } from './kept';
import { figuresOfTransactions, hasAny, hasGoods, hasSubject, kindOf, oneSale } from './kindOf';
import type { Parts } from './parts';

/** `the second one`, `which of them …`: of what the reply before listed. */
export async function chosenOf(parts: Parts, earlier: Question): Promise<Edit | undefined> {
  const { ordinal, texts, context, signs } = parts;
  const text = texts.join(' ');
  // `how much was it`, `how did they pay`, `was there a tip`, after the last sale
  if (isOneListed(earlier) && isAboutOne(parts)) {
    const [key] = (await context.shown?.(earlier))?.keys ?? [];
    if (key !== undefined) return transactionOf(earlier, key);
  }
  const other = await otherRow(parts, earlier);
  if (other) return other;
  // `delete the last one`
  if (signs.has('change') && !signs.has('show') && !hasSubject(parts) && !parts.hasPeriod) return undefined;
  const customer = await customerOf(parts, earlier);
  if (customer) return customer;
  const extreme = extremeOf(parts, earlier);
  if (extreme) return extreme;
  const same = earlier.kind === 'transaction' ? transactionOf(earlier, earlier.transactionId) : undefined;
  if (same && (isAboutOne(parts) || asksHowPaid.test(texts.join(' ')))) return same;
  const { isSale, isGroup, named } = pointedAt(parts, earlier);
  const isPointed = isSale || isGroup;
  const isOfThem = /(?<!\blist )\bof (?:them|these|those)\b/.test(text) && !signs.has('all');
  const isLatest = /\b(?:last|latest|first)(?: \d+)? (?:sales?|transactions?|payments?|orders?|refunds?)\b/.test(text);
  if ((ordinal === undefined && !isOfThem && !isPointed) || (isLatest && !/ 1$/.test(text))) {
    const isPlain =
      (hasAny(parts, 'who', 'refers') || people.test(text)) &&
      !hasSubject(parts) &&
      !parts.hasPeriod &&
      !/\bthat day\b/.test(text);
    return isPlain || (signs.has('who') && /\bit\b/.test(text)) ? same : undefined;
  }
  const list = (ordinal !== undefined && listBefore(earlier)) || named?.list || earlier;
  const shown = await context.shown?.(named?.rank ? { ...list, rank: named.rank, count: undefined } : list);
  // `the second one`, after one figure
  if (!shown)
    return ordinal !== undefined && earlier.kind === 'figures' && !parts.hasPeriod ? unclearEdit(earlier) : same;
  const place = ordinal ?? named?.place ?? (isPointed ? 1 : undefined);
  if (place === undefined) return ofAllShown(parts, earlier, shown);
  const key = shown.keys.at(place > 0 ? place - 1 : place);
  if (key === undefined) return unclearEdit(earlier);
  if (shown.by === 'transaction-id') return transactionOf(earlier, key);
  if (list !== earlier) return ofOther(parts, earlier, { field: shown.by, values: [key] });
  return ofGroup(parts, earlier, { by: shown.by, key, isGroup, isRanked: named?.rank !== undefined });
}

/** `the next one`, `and the second biggest`: another row of the list of sales. */
async function otherRow(parts: Parts, earlier: Question): Promise<Edit | undefined> {
  const nth = nthSale(parts, earlier);
  const step = stepOf(parts, earlier);
  if (nth === undefined && step === undefined) return undefined;
  const list = earlier.kind === 'transactions' ? earlier : listBefore(earlier);
  const keys = (list && (await parts.context.shown?.(list))?.keys) ?? [];
  const own = keys.indexOf(earlier.transactionId ?? keys[0] ?? '');
  const key = keys[nth === undefined ? own + (step ?? 0) : nth - 1];
  return key === undefined ? unclearEdit(earlier) : transactionOf(earlier, key);
}

interface Pointed {
  /** `who bought it`, after a list of sales */
  readonly isSale: boolean;
  /** A group of the reply before is meant: a person, a time, or what `named` says. */
  readonly isGroup: boolean;
  readonly named: NamedPlace | undefined;
}

/** What a question points at without saying which place of the list it has. */
function pointedAt(parts: Parts, earlier: Question): Pointed {
  const { texts, signs, hasPeriod } = parts;
  const text = texts.join(' ');
  const isSale =
    earlier.kind === 'transactions' &&
    !hasPeriod &&
    ((/\b(?:it|that 1|that sale|this 1|that transaction)\b/.test(text) &&
      (signs.has('who') || /^(?:what|how (?!m))/.test(text) || signs.has('show'))) ||
      /^(?:and |so )*(?:who|what) .*\bthe (?:customer|buyer|client|cashier|seller)$/.test(text));
  const isPerson =
    people.test(text) &&
    !(isOfSeveral.test(text) && earlier.filters.some((one) => one.field === earlier.by && one.values.length > 1)) &&
    !parts.filters.some(({ field }) => persons.has(field)) &&
    ((earlier.rank !== undefined && (earlier.by === 'collected-by' || earlier.by === 'attributed-to')) ||
      earlier.customersBy !== undefined);
  // `who`, `what sold`, after the best day
  const isOfDay =
    earlier.by === 'date' &&
    earlier.count === undefined &&
    parts.groupings.length === 1 &&
    texts.length < 3 &&
    !hasPeriod;
  const isTime = earlier.rank !== undefined && (isOfDay || namesTime(parts, earlier.by));
  const named = namedPlace(parts, earlier) ?? namedBefore(parts, earlier);
  return { isSale, isGroup: isPerson || isTime || named !== undefined, named };
}

interface ShownGroups {
  readonly by: DimensionId;
  readonly keys: readonly string[];
}

/** `which of them …`: the same groups again, only those if the list was cut. */
function ofAllShown(parts: Parts, earlier: Question, { by, keys }: ShownGroups): Edit {
  const isLimited = earlier.count !== undefined && by !== 'transaction-id';
  return edited(
    {
      ...parts,
      filters: isLimited ? [...parts.filters, { field: by, values: keys }] : parts.filters,
      groupings: parts.groupings.length > 0 ? parts.groupings : earlier.by ? [earlier.by] : [],
    },
    earlier,
  );
}

interface ChosenGroup {
  readonly by: DimensionId;
  readonly key: string;
  /** It was pointed at, not counted. */
  readonly isGroup: boolean;
  /** It was named by its rank. */
  readonly isRanked: boolean;
}

/** The question about one group of the reply before: with its value as a filter, or with its days as the period. */
function ofGroup(parts: Parts, earlier: Question, { by, key, isGroup, isRanked }: ChosenGroup): Edit {
  const isOfOne = isGroup || earlier.customersBy !== undefined;
  const isOfItems = isOfOne && /^(?:and )?whats?\b/.test(parts.texts.join(' ')) && parts.groupings.length === 0;
  const period = periodOfKey(by, key);
  const edit = edited(
    {
      ...parts,
      ordinal: undefined,
      // What is named by its rank is not ranked again.
      ...(isRanked && { signs: new Set([...parts.signs].filter((sign) => sign !== 'best' && sign !== 'worst')) }),
      ...(isOfItems && { groupings: ['item-name'] }),
      filters: period ? parts.filters : [...parts.filters, { field: by, values: [key] }],
    },
    {
      ...earlier,
      rank: undefined,
      count: undefined,
      ...(earlier.kind === 'customers' && { kind: 'figures', figures: [], by: undefined, customersBy: undefined }),
      ...(period && { by: undefined, baseline: undefined }),
    },
  );
  if (!period) return edit;
  const changes = { ...edit.changes, period, periodFrom: 'conversation' as const };
  // `can I see the transactions of that day`, `how many people came that day`
  const own = kindOf({ ...parts, groupings: [] });
  return own === 'transactions' || own === 'customers'
    ? { ...transactionsOf(parts, earlier, { period, periodFrom: 'conversation' }), kind: own }
    : { ...edit, changes };
}

/** `their tips`, after two members of staff: of both */
const isOfSeveral = /\b(?:they|their|them)\b/;

/** `and the second biggest`, after the biggest sale or one of its list */
function nthSale({ texts, filters, hasPeriod }: Parts, { kind }: Question): number | undefined {
  const isOfSales = kind === 'transaction' || kind === 'transactions';
  const [, top, nth = top] =
    /^(?:(?:and|ok|so|then|whats|what|is|was|the|now|show|me) )*(?:top (2)|(third|fourth|fifth|[3-9]th|3rd)) (?:biggest|largest|highest|best|smallest|lowest|latest)(?: (?:1|one|sale|order|transaction|payment|refund))?$/.exec(
      texts.join(' '),
    ) ?? [];
  if (!isOfSales || nth === undefined || hasPeriod || filters.length > 0) return undefined;
  return { third: 3, fourth: 4, fifth: 5 }[nth] ?? Number.parseInt(nth, 10);
}

/** `and the one before that`, `the next one`, after one sale of a list: how many rows further down. */
function stepOf({ words, texts, filters }: Parts, { kind }: Question): number | undefined {
  const text = words.map((word) => word.text).join(' ');
  const isOfOne = kind === 'transaction' && filters.length === 0 && texts.length < 6;
  if (
    isOfOne &&
    /^(?:(?:and|ok|so|now) )*the (?:next|following|(?:1|one) (?:before|after)(?: (?:that|it|this))?|previous)(?: (?:1|one))?$/.test(
      text,
    )
  )
    return /\bafter\b/.test(text) ? -1 : 1;
  return undefined;
}

/** `the last sale`, `biggest refund in June` */
function isOneListed(question: Question): boolean {
  const { kind, count, amount, words, previous } = question;
  if (kind !== 'transactions' || (count ?? 1) !== 1 || amount !== undefined) return false;
  // `and the week before`, after it
  return words.some((word) => oneSale.test(word)) || (previous !== undefined && isOneListed(previous));
}

function isAboutOne({ hasPeriod, filters, groupings, texts, figures, signs, ordinal, count }: Parts): boolean {
  const text = texts.join(' ');
  const isPlain = !hasPeriod && filters.length === 0 && ordinal === undefined && count === undefined;
  // `where was that`, which is read as `by location`
  if (isPlain && text === 'by location') return true;
  const isAsked =
    /^(?:and |so |ok )*(?:how|when|what|which|who|was|were|did|is|has|have|any)\b(?! (?:about|else|many)\b)/.test(text);
  const isOfIt =
    /\b(?:it|that|this|they|them|he|she|him|her|there|the (?:customer|buyer|amount|total|tip|tax|fee|item|cashier|receipt))s?\b/.test(
      text,
    ) || /^(?:and |so |ok )*(?:how|how much|when|who|what time|how much (?:tips?|tax|fees?|discount))$/.test(text);
  const isOfOthers =
    /\b(?:else|usually|normally|often|before|overall|more|most|other|all|average|compared?|that day)\b/.test(text);
  const isOwn = figures.every((id) => id === 'total-payments' || figuresOfTransactions.includes(id));
  return isPlain && isAsked && isOfIt && isOwn && !isOfOthers && groupings.length < 2 && !signs.has('best');
}

/** `card or cash`, after one sale */
const asksHowPaid =
  /^(?:(?:and|so|was|it|that|this|did|they|he|she|pay|paid|in|by|with|on) )*(?:card|cash|wallet)(?: or (?:by |in |with )?(?:card|cash|wallet))?$/;

/** `what else did they buy this year`, after one transaction: the figures of its customer. */
async function customerOf(parts: Parts, earlier: Question): Promise<Edit | undefined> {
  const text = parts.texts.join(' ');
  const isOfOthers =
    parts.hasPeriod || /\b(?:else|other|others|another|usually|normally|often|before|overall)\b/.test(text);
  if (earlier.kind !== 'transaction' || !isOfOthers || !(people.test(text) || /\bcustomer\b/.test(text)))
    return undefined;
  const shown = await parts.context.shown?.(earlier);
  const customer = shown && 'customers' in shown ? shown.customers?.[0] : undefined;
  if (!customer) return undefined;
  return edited(
    {
      ...parts,
      filters: [...parts.filters, { field: 'customer-id', values: [customer] }],
      groupings: parts.groupings.length === 0 && /^(?:and )?what\b/.test(text) ? ['item-name'] : parts.groupings,
    },
    { ...earlier, kind: 'figures', figures: [], transactionId: undefined },
  );
}

/** The list that the question before is about one of, such as the customers of whom one was chosen. */
function listBefore(earlier: Question): Question | undefined {
  const before = historyOf(earlier).slice(1);
  if (earlier.kind === 'transaction') return before.find(({ kind }) => kind === 'transactions');
  const isIn = (some: Question['filters'], field: DimensionId | undefined) => some.some((one) => one.field === field);
  return before.find((one) => {
    const field = one.customersBy ? 'customer-id' : one.by;
    return isIn(earlier.filters, field) && !isIn(one.filters, field);
  });
}

/** `and the second`, after figures of the first one of a list: the same of another one of it. */
function ofOther(parts: Parts, earlier: Question, named: Filter): Edit {
  const others = earlier.filters.filter(({ field }) => field !== named.field);
  return edited({ ...parts, ordinal: undefined }, { ...earlier, filters: [...others, named] });
}

/** `that day`, after a ranking of days; `who was working then`. */
function namesTime({ senses, texts }: Pick<Parts, 'senses' | 'texts'>, by: DimensionId | undefined): boolean {
  const word = by === 'date' || by === 'weekday' ? 'day' : by;
  const isTime = /^(?:date|week|month|hour|weekday|part-of-day)$/.test(by ?? '');
  const isThen = isTime && texts.length > 2 && texts.at(-1) === 'then' && !ranksAgain.test(texts.join(' '));
  return isThen || senses.some(({ phrase }) => phrase === `that ${word}`) || texts.join(' ').includes(`that ${word} `);
}

/** `and the busiest one then` */
const ranksAgain = /\b(?:best|worst|most|least|\w+est) (?:1|one|ones)\b/;

const bestWords = 'top|best|biggest|highest|leading|strongest|busiest|largest';
const worstWords = 'worst|lowest|bottom|weakest|smallest|slowest|quietest';
const anyNoun = '1|one|guy|person|place|thing';

/** `that person`, `only the top one`, `the loser`, `the other one`: one of the groups of the reply before, in its order. */
function namedPlace(
  { texts, groupings, signs, filters: own }: Parts,
  { by: field, rank, filters, count, customersBy }: Question,
): NamedPlace | undefined {
  const by = field ?? (customersBy && 'customer-id');
  if (by === undefined) return undefined;
  // `why?`, after which one dropped most
  if (signs.has('why') && rank !== undefined && groupings.length + own.length === 0 && texts.length < 6)
    return { place: 1 };
  const text = texts.join(' ');
  const nouns = [anyNoun, ...(nounsOf[by] ?? [by])].join('|');
  if (/\bthe (?:winner|leader)\b/.test(text)) return { place: 1, rank: 'best' };
  if (/\bthe (?:loser|runner up)\b/.test(text)) return { place: text.includes('loser') ? -1 : 2, rank: 'best' };
  const isOfTwo = filters.some(({ field, values }) => field === by && values.length === 2);
  if ((rank !== undefined || isOfTwo) && /\bthe other (?:1|one|person|guy)\b/.test(text))
    return { place: 2, ...(isOfTwo && { rank: 'best' }) };
  if (rank !== undefined && /^(?:location|device)/.test(by) && /\bthere$/.test(text)) return { place: 1 };
  // `what items are in it`, `how did it do each month`: of the one that is ranked first
  if (rank !== undefined && count === undefined && /\b(?:its|(?:in|of|for|on|at|with|during|did|does) it)\b/.test(text))
    return { place: 1 };
  if (
    (rank !== undefined || customersBy !== undefined) &&
    new RegExp(`\\bthat (?:(?:\\w+est|busy|slow|quiet|good|bad|big|top|best|worst) )?(?:${nouns})\\b`).test(text)
  )
    return { place: 1 };
  if (groupings.includes(by)) return undefined;
  const isNamed = (words: string) =>
    new RegExp(`\\b(?:only|just|of|for|in|at|about|from) the (?:${words}) (?:${nouns})\\b`).test(text) ||
    new RegExp(`^(?:the )?(?:${words}) (?:${nouns}) (?:what|who|how|where|by)\\b`).test(text) ||
    new RegExp(`\\bwhat(?:s| has| did| does) the (?:${words}) (?:${nouns}) (?:\\w+ )*(?:buy|sell|order|do)`).test(text);
  if (isNamed(bestWords)) return { place: 1, rank: 'best' };
  return isNamed(worstWords) ? { place: 1, rank: 'worst' } : undefined;
}

/** `at that location`, some questions after the ranking of locations. */
function namedBefore({ texts }: Parts, earlier: Question): NamedPlace | undefined {
  const text = texts.join(' ');
  const isOf = (by: DimensionId | undefined) =>
    by !== undefined && new RegExp(`\\bthat (?:${(nounsOf[by] ?? [by]).join('|')})\\b`).test(text);
  const list = historyOf(earlier).find(({ by, rank }) => isOf(by) && rank !== undefined);
  const isLimited = earlier.filters.some(({ field }) => field === list?.by);
  return list && list !== earlier && !isLimited && list.by !== 'date' ? { place: 1, list } : undefined;
}

interface NamedPlace {
  readonly place: number;
  /** How the groups are ranked to find it. */
  readonly rank?: Question['rank'];
  /** The question whose groups are meant. */
  readonly list?: Question;
}

const staffNouns = ['employee', 'cashier', 'colleague', 'lady', 'man', 'woman', 'girl', 'staff', 'member'];
const nounsOf: Partial<Record<DimensionId, readonly string[]>> = {
  'item-name': ['item', 'product', 'article', 'seller'],
  'collected-by': staffNouns,
  'attributed-to': staffNouns,
  location: ['location', 'store', 'shop', 'branch', 'site'],
  category: ['category', 'department'],
  'customer-id': ['customer', 'client'],
  'device-name': ['register', 'device', 'till', 'terminal'],
  'device-nickname': ['register', 'device', 'till', 'terminal'],
  tender: ['tender', 'method'],
  'refund-reason': ['reason'],
  date: ['day'],
};

/** The days of a group of time. */
function periodOfKey(by: DimensionId, key: string): Period | undefined {
  if (by === 'date') return { range: { from: key, to: key }, unit: 'day' };
  if (by === 'week') return { range: weekAround(key), unit: 'week' };
  return by === 'month' ? { range: monthAround(`${key}-01`), unit: 'month' } : undefined;
}

/** `the biggest one`, after refunds or transactions. */
function extremeOf(parts: Parts, earlier: Question): Edit | undefined {
  const [figure] = earlier.figures;
  const isRefund = /^re(?:fund|turn)/.test(figure ?? '') || earlier.listed?.type === 'Refund';
  const isSale = figure === 'sale-count' || figure === 'transactions';
  // `the biggest one, what's in it`
  const named = /(?:^(?:(?:and|ok|so|the|whats) )*[a-z]+|(?:^| )(?:1|one|ones)(?<question> whats?\b.*)?)$/.exec(
    parts.texts.join(' '),
  );
  // `which one was the lowest`, `worst first`, `only the top 3`
  const isRanked =
    earlier.kind === 'transactions' &&
    parts.groupings.length === 0 &&
    /^(?:(?:and|ok|so|only|just|the) )*(?:which (?:1|of (?:them|those|these))? ?(?:was|is|were|are) the \w+|\w+ first|(?:top|best|worst|bottom|biggest|largest|smallest) \d+)$/.test(
      parts.texts.join(' '),
    );
  const isOne = (named !== null || isRanked) && hasAny(parts, 'best', 'worst', 'largest', 'smallest');
  const behind = figuresOfTransactions.find((id) => id === figure);
  // `biggest`, after sales online
  const isOfSales =
    earlier.kind === 'figures' &&
    (figure === undefined || /^(?:net-sales|gross-sales|total-payments)$/.test(figure)) &&
    !hasGoods(earlier) &&
    /^(?:(?:and|ok|so|the|whats) )*(?:biggest|largest|smallest)(?: (?:1|one))?$/.test(parts.texts.join(' '));
  if (
    !isOne ||
    earlier.by !== undefined ||
    !(isRefund || isSale || isOfSales || behind || earlier.kind === 'transactions')
  )
    return undefined;
  const order = hasAny(parts, 'worst', 'smallest') ? 'smallest' : 'largest';
  return transactionsOf(parts, earlier, {
    listed: {
      type: isRefund ? 'Refund' : isSale || isOfSales ? 'Sale' : earlier.listed?.type,
      order,
      behind,
      isDetailed: named?.groups?.['question'] !== undefined,
    },
    rank: undefined,
    count: parts.count,
  });
}

function transactionOf(earlier: Question, transactionId: string | undefined): Edit {
  return { kind: 'transaction', of: earlier, figures: [], by: undefined, filters: [], changes: { transactionId } };
}
