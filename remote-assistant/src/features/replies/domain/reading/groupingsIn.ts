import { dayCount } from '@back-office/shared/format';
import { dimensionOf, isOfLine, type DimensionId, type Filter, type MeasureId } from '@back-office/shared/ledger';
import type { FoundSense, Sign } from '../language/lexicon';
import { textOf } from '../language/words';
import type { Question } from '../question';
import type { Period } from '../periods/period';
import type { NamedQuestion } from './readNames';

interface Groupings {
  readonly groupings: readonly DimensionId[];
  /** Places of words that are used for it and nothing else. */
  readonly used: readonly number[];
}

/** What the question divides or ranks by: `by item`, `which day`, `busiest hour`, `daily`, `who`. */
export function groupingsIn(
  senses: readonly FoundSense[],
  texts: readonly string[],
  signs: ReadonlySet<Sign>,
  filters: readonly Filter[],
  { words, period, baseline, hasPeriod, context: { earlier } }: NamedQuestion,
): Groupings {
  const isRanked = signs.has('best') || signs.has('worst');
  const fields = dividingFields(senses, texts, signs, filters, earlier);
  const isInSense = (place: number) =>
    senses.some(({ start, end }) => end - start > 1 && start <= place && place < end);
  // `hours sat`, but not the working hours of somebody
  const isAloneUnit = !earlier && texts.length < 3 && !filters.some(({ field }) => field === 'collected-by');
  const named = unitIn(texts, isRanked, isAloneUnit, isInSense);
  // `which day grew the most`, after figures by weekday
  // `what day do tips come in best`: on which weekday, as a rule
  const isUsual =
    isRanked &&
    !hasPeriod &&
    (usualDay.test(texts.join(' ')) ||
      (/^(?:is|are|was|were)\b.* days?$/.test(texts.join(' ')) && filters.some(({ field }) => field === 'weekday')));
  const isWeekday = named?.field === 'date' && !hasPeriod && (earlier?.by === 'weekday' || isUsual);
  const unit = named && isWeekday ? { ...named, field: 'weekday' as const } : named;
  const sides = comparedIn(filters).filter((field) => field !== 'weekday' || !baseline);
  // `how much was cash and how much card`
  // `which of Priya and Owen had more tips`
  const isOfSides =
    signs.has('compare') || / and (?:how (?:much|many)|what) /.test(texts.join(' ')) || comparing.test(texts.join(' '));
  const isOfRefunds =
    [...senses, ...(senses.some(({ figures }) => figures.length > 0) || !earlier ? [] : [earlier])].some(
      ({ figures: [id] }) => /^re(?:fund|turn)/.test(id ?? ''),
    ) || earlier?.listed?.type === 'Refund';
  const isWhatFor = earlier !== undefined && senses.some(({ phrase }) => phrase === 'what for');
  const others: readonly (readonly [DimensionId, boolean])[] = [
    [
      'hour',
      signs.has('when') &&
        unit === undefined &&
        (isRanked || /^(?:and |so )*when (?:do|does|did) .*\b(?:sell|buy|go)$/.test(texts.join(' '))),
    ],
    [
      isLong(period ?? earlier?.period) ? 'month' : 'week',
      fields.length === 0 && unit === undefined && isOverTime(textOf(words), filters, isRanked),
    ],
    // `where do most refunds happen`
    ['location', fields.length + sides.length === 0 && asksWhereMost(texts, isRanked)],
    ['collected-by', asksWho(senses, signs, earlier) && !(signs.has('compare') && sides.length > 0)],
    // `top 10 customers by net sales`
    [
      'customer-id',
      // `the most common reason people return things`
      isRanked &&
        fields.length === 0 &&
        signs.has('customer') &&
        senses.some(({ figures: [id] }) => id !== undefined && !isCounted.has(id)),
    ],
    // `what does Simone buy`, `everything Walter bought`
    ['item-name', buying.test(texts.join(' ')) && isOfCustomer([...filters, ...(earlier?.filters ?? [])])],
    // `why do people return things`
    ['refund-reason', signs.has('why') && isOfRefunds],
    // `what for`, after discounts
    ['item-name', isWhatFor && !isOfRefunds],
    // `location 1 vs. location 3`: two sides of the same period.
    ...sides.map((field) => [field, isOfSides || (signs.has('listed') && fields.length === 0)] as const),
  ];
  const all = [...fields, ...(unit ? [unit.field] : []), ...others.flatMap(([field, holds]) => (holds ? [field] : []))];
  // `front counter or café bar, which till`: a till has two names.
  const isTwice = all.includes('device-nickname') && filters.some(({ field }) => field === 'device-nickname');
  const once = new Set(isTwice ? all.filter((field) => field !== 'device-name') : all);
  // `top item per location` is asked back: each is one thing to divide by.
  const isOfEach =
    isRanked &&
    ((fields.includes('item-name') && /\b(?:items?|products?)\b.*\b(?:per|by|each|every) /.test(texts.join(' '))) ||
      bestOfEach.test(texts.join(' ')));
  const each = [
    ...new Set<DimensionId>([...(bestOfEach.test(texts.join(' ')) ? (['item-name'] as const) : []), ...once]),
  ];
  return { groupings: isOfEach ? each : withoutImplied([...once]), used: unit ? [unit.place] : [] };
}

/** Fields that are named so that they divide. */
function dividingFields(
  senses: readonly FoundSense[],
  texts: readonly string[],
  signs: ReadonlySet<Sign>,
  filters: readonly Filter[],
  earlier: Question | undefined,
): readonly DimensionId[] {
  const isRanked = signs.has('best') || signs.has('worst');
  return senses.flatMap(({ fields: [field], phrase, start, end }) => {
    // `what are we paying in fees`
    if (field === undefined || (phrase === 'paying' && senses.some(({ figures }) => figures.length > 0))) return [];
    if (isAdverb(phrase, field) || divides(texts, start) || isListed(senses, texts, start)) return [field];
    if (isRanked && rankedNouns.has(field) && !isAfterSign(texts, start) && !/^\d/.test(texts[end] ?? ''))
      return [field];
    if (filters.length === 0 && isAlone(senses, texts, phrase, earlier)) return [field];
    if (
      isLaidOut(texts, end) ||
      isCompound(senses, texts, field, start, end) ||
      (field !== 'item-name' && isCountedField(texts, start))
    )
      return [field];
    return isCompared(signs, phrase, texts, end) ? [field] : [];
  });
}

/** `best seller each month` */
const bestOfEach =
  /\b(?:best|top|worst) (?:sellers?|selling|sold)\b.*\b(?:per|by|each|every) (?:(?:single|one|of|the|our) )*(?:day|week|weekday|month|quarter|year|hour|location|store|shop|category|register|till)s?\b/;

/** What asks for one of two. */
export const comparing = /\bwhich\b.*\b(?:more|less|fewer|better|worse|higher|lower|bigger|smaller|busier|quieter)\b/;

const usualDay =
  /^(?:(?:and|so|ok|on) )*(?:what|which) day (?:do|does|is usually|are usually|usually|normally|typically|tends?|brings?|sells?|makes?|gets?)\b/;

/** `where do most refunds happen`, `which of the three takes most`, but not `where do I see the most popular items` */
export function asksWhereMost(texts: readonly string[], isRanked: boolean): boolean {
  const asked =
    /^(?:and |so )?(?:where (?:do|did|does|are|is|was|were) (?!.*\b(?:see|find|look|go|check|view|open)\b)|which of (?:the|my|our) [2-9] (?!\w+s\b))/;
  return isRanked && asked.test(texts.join(' '));
}

function isLong(period: Period | undefined): boolean {
  return period !== undefined && dayCount(period.range) > 120;
}

/** Customers are ranked by what they paid and how often they came anyway. */
const isCounted: ReadonlySet<MeasureId> = new Set<MeasureId>(['total-payments', 'transactions', 'items-sold']);

const buying =
  /\b(?:what|everything|all|things?|stuff)\b.*\b(?:buys?|bought|buying|orders?|ordered|gets?|purchased?|purchases)\b/;

const comparedFields = [
  'tender',
  'source',
  'channel',
  'location',
  'device-nickname',
  'collected-by',
  'category',
  'item-name',
  'part-of-day',
  'weekday',
] as const;

/** Fields with several values; weekends are two days, and rather the days on which others are compared. */
function comparedIn(filters: readonly Filter[]): readonly DimensionId[] {
  const named = comparedFields.filter((field) => filters.some((one) => one.field === field && one.values.length > 1));
  return named.length > 1 ? named.filter((field) => field !== 'weekday') : named;
}

/** `what items sell best at each store`: items only if nothing else is divided by. */
function withoutImplied(fields: readonly DimensionId[]): readonly DimensionId[] {
  return fields.length > 1
    ? fields.filter((field) => field !== 'item-name' || fields.every((one) => isOfLine(one)))
    : fields;
}

/** Phrases such as `daily`, which say that figures are divided. */
function isAdverb(phrase: string, field: DimensionId): boolean {
  if (phrase.includes(' ') && /^(?:in )?(?:by|per|each|every|which|what|how|a|an|of) /.test(phrase)) return true;
  if (
    /ly$/.test(phrase) ||
    /^(?:time of day|rush|peak|busy|times|(?:day|week|month|hour|item) (?:by|to)|top|best)/.test(phrase)
  )
    return true;
  return field === 'tender' || field === 'refund-reason' || field === 'weekday';
}

/** `by staff and location` */
function isListed(senses: readonly FoundSense[], texts: readonly string[], start: number): boolean {
  const before = senses.find(({ end, fields }) => end === start - 1 && fields.length > 0);
  const isListed = /^(?:and|or|by|per)$/.test(texts[start - 1] ?? '');
  // `by hour` is one phrase.
  return before !== undefined && isListed && (/^(?:by|per) /.test(before.phrase) || divides(texts, before.start));
}

const dividing = new Set(
  'by per each every rank which what whose top best worst bottom most least busiest quietest slowest strongest weakest biggest highest lowest fastest popular'.split(
    ' ',
  ),
);
const between = new Set('the our my all of 3 5 10 different single'.split(' '));

/** `by item`, `which of the items`, `top 3 items`. */
function divides(texts: readonly string[], start: number): boolean {
  let place = start - 1;
  while (place >= 0 && (between.has(texts[place] ?? '') || /^\d{1,2}$/.test(texts[place] ?? ''))) place -= 1;
  return dividing.has(texts[place] ?? '');
}

/** With `best` or `most` anywhere, these nouns are what is ranked: `items that sold best`. */
const rankedNouns: ReadonlySet<DimensionId> = new Set<DimensionId>([
  'item-name',
  'category',
  'collected-by',
  'location',
  'channel',
  'source',
  'device-name',
  'weekday',
]);

/** `category mix`, `team performance`, `location sales report` */
function isLaidOut(texts: readonly string[], end: number): boolean {
  const place = /^(?:sales|revenue|tips?|refunds?)$/.test(texts[end] ?? '') ? end + 1 : end;
  return /^(?:mix|performance|breakdown|split|ranking|rankings|distribution|profile|leaderboard|comparison|stats|report|summary|totals)$/.test(
    texts[place] ?? '',
  );
}

/** `staff tips`, `location revenue`: a field directly before what it is asked for, and nothing before it. */
function isCompound(
  senses: readonly FoundSense[],
  texts: readonly string[],
  field: DimensionId,
  start: number,
  end: number,
): boolean {
  const next = senses.find((one) => one.start === end);
  return (
    compounds.has(field) &&
    next !== undefined &&
    (next.figures.length > 0 || /^(?:sales|revenue|takings|numbers|figures|turnover)$/.test(next.phrase)) &&
    texts.slice(0, start).every((text) => /^(?:and|show|me|give|list|get|see|pull|up)$/.test(text))
  );
}

const compounds: ReadonlySet<DimensionId> = new Set<DimensionId>([
  'collected-by',
  'location',
  'category',
  'channel',
  'device-name',
  'item-name',
]);

/** `are Saturdays getting better`, `is it slowing down since April`, `its trend`: over time, unless it is compared with something. */
function isOverTime(text: string, filters: readonly Filter[], isRanked: boolean): boolean {
  if (isRanked || /\b(?:vs|versus|than|against|compared)\b/.test(text)) return false;
  const isOfPart = filters.some(({ field }) => field === 'weekday' || field === 'item-name' || field === 'category');
  return /\btrends?\b/.test(text) || ((isOfPart || /\bsince\b/.test(text)) && changing.test(text));
}

/** `getting busier`, `slowing down`: what changes little by little. */
export const changing =
  /\b(?:getting|becoming|improving|trending|growing|declining|shrinking|dropping|rising|falling|slowing|picking up|dying|going (?:up|down))\b/;

/** `stores this month`; `and items?`, after figures by another field */
function isAlone(
  senses: readonly FoundSense[],
  texts: readonly string[],
  phrase: string,
  earlier: Question | undefined,
): boolean {
  const isFirst = texts[0] === phrase && /^(?:staff|\w+s)$/.test(phrase);
  return (isFirst || (earlier?.by !== undefined && texts.length < 4)) && nameOnlyFields(senses);
}

/** Besides words that begin a later turn, such as `and`. */
export function nameOnlyFields(senses: readonly FoundSense[]): boolean {
  return senses.every(({ fields, signs }) => fields.length > 0 || signs.every((sign) => sign === 'follows'));
}

/** `how many tills took money` */
function isCountedField(texts: readonly string[], start: number): boolean {
  return (
    (texts[start - 1] === 'many' && texts[start - 2] === 'how') ||
    (texts[start - 1] === 'any' && /s$/.test(texts[start] ?? ''))
  );
}

/** `of the items`, `at the store`: part of something else. */
function isAfterSign(texts: readonly string[], start: number): boolean {
  return (
    /^(?:at|in|for|from|my|our|this)$/.test(texts[start - 1] ?? '') || /^(?:at|in|for)$/.test(texts[start - 2] ?? '')
  );
}

/** `compare locations` */
function isCompared(signs: ReadonlySet<Sign>, phrase: string, texts: readonly string[], end: number): boolean {
  const isListed =
    signs.has('listed') &&
    /^(?:breakdown|split|break|broken)$/.test(texts.find((text) => /^(?:break|split|broken)/.test(text)) ?? '');
  return (
    phrase.endsWith('s') &&
    ((signs.has('compare') && texts[end] !== 'than') || isListed) &&
    texts.slice(0, end).some((text) => /^compar|break|split/.test(text))
  );
}

const units: readonly (readonly [word: string, field: DimensionId])[] = [
  ['day', 'date'],
  ['week', 'week'],
  ['month', 'month'],
  ['hour', 'hour'],
];

/** `best day`, `which month`: a unit counts only where it divides or ranks. */
function unitIn(texts: readonly string[], isRanked: boolean, isAlone: boolean, isInSense: (place: number) => boolean) {
  for (const [place, text] of texts.entries()) {
    if (isInSense(place)) continue;
    const field = units.find(([word]) => text === word || text === `${word}s`)?.[1];
    if (
      field !== undefined &&
      (isRanked ||
        (isAlone && place === 0 && text.endsWith('s')) ||
        divides(texts, place) ||
        /^(?:time|sales)$/.test(texts[place - 1] ?? ''))
    )
      return { field, place };
  }
  return undefined;
}

function isOfCustomer(filters: readonly Filter[]): boolean {
  return filters.some(({ field }) => field === 'customer' || field === 'customer-id');
}

/** `who sold the most` is about staff, `who bought the most` about customers. */
function asksWho(senses: readonly FoundSense[], signs: ReadonlySet<Sign>, earlier: Question | undefined): boolean {
  // `who`, after the number of customers
  if (earlier?.kind === 'customers' && senses.every((one) => one.figures.length === 0 && !one.signs.includes('sales')))
    return false;
  if (!signs.has('who') || senses.some(({ fields }) => fields.includes('customer-id'))) return false;
  // `who made refunds`: the refunds say for whom and by whom.
  const isOfRefunds = senses.some(({ figures: [id] }) => id === 'refunds' || id === 'returns');
  if (isOfRefunds && !signs.has('best') && !signs.has('worst')) return false;
  return !signs.has('customer') && !senses.some(({ phrase }) => customerVerbs.has(phrase));
}

const customerVerbs = new Set('buy bought spend spent paid pay pays visited came returned return'.split(' '));

/** What groups are called: `item`, `member of staff`. */
export function groupWord(field: DimensionId): string {
  if (field === 'collected-by' || field === 'attributed-to') return 'member of staff';
  const { word, label } = dimensionOf(field);
  return word ?? label.toLowerCase();
}
