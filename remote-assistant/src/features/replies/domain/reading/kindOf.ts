import type { MeasureId } from '@back-office/shared/ledger';
import type { FoundSense, Sign } from '../language/lexicon';
import { hasCosts } from '../../../../domain/catalog';
import { guideFor, namesGuide } from '../guide';
import { leavingOut } from '../language/plainWords';
import { periodKinds, type Kind } from '../question';
import { asksWhereMost } from './groupingsIn';
import { unrecordedIn } from './limits';
import type { Parts } from './parts';

type Rule = readonly [kind: Kind, holds: (parts: Parts) => boolean];

/** From special to general: the first rule that holds decides. */
const rules: readonly Rule[] = [
  ['figures', (parts) => pointsBack(parts)],
  ['cannot', (parts) => isRequest(parts) && guideFor(parts.texts).length === 0 && unrecordedIn(parts) !== undefined],
  ['guide', isRequest],
  ['transaction', ({ transactionId }) => transactionId !== undefined],
  ['greeting', (parts) => isOnly(parts, 'greeting') || asksHowYouAre(parts)],
  ['thanks', (parts) => isOnly(parts, 'thanks', 'bye', 'praise')],
  ['complaint', (parts) => isOnly(parts, 'complaint')],
  ['note', ({ signs }) => signs.has('note')],
  ['checklist', ({ signs }) => signs.has('checklist')],
  [
    'owed',
    (parts) =>
      hasAny(parts, 'owed', 'stock') &&
      (hasFigure(parts, ...owedFigures) || asksWhatIsOwed(parts) || isOfKept(parts)) &&
      !(hasAny(parts, 'howTo') || /^(?:where|open(?! deposits?\b)|show)\b/.test(parts.texts.join(' '))),
  ],
  [
    'feeOfAmount',
    (parts) =>
      parts.amount !== undefined && hasFigure(parts, 'fees', 'processing-fees', 'invoice-fees') && isAboutFees(parts),
  ],
  ['guide', (parts) => asksHow(parts)],
  ['costs', asksForCosts],
  ['cannot', (parts) => unrecordedIn(parts) !== undefined],
  ['feeOfAmount', (parts) => parts.amount !== undefined && !parts.hasPeriod && isAboutFees(parts)],
  [
    'feeRates',
    (parts) =>
      (hasFigure(parts, ...feeFigures) || (parts.values.has('noFee') && parts.signs.has('why'))) && asksForRates(parts),
  ],
  ['definition', (parts) => asksMeaning(parts)],
  ['guide', (parts) => namesGuide(parts.texts) && !hasSubject(parts) && !parts.hasPeriod],
  ['price', (parts) => isPriceRange(parts)],
  ['stock', (parts) => asksForStock(parts)],
  [
    'price',
    (parts) =>
      parts.signs.has('price') &&
      !parts.hasPeriod &&
      parts.figures.length === 0 &&
      (!isSales(parts) || isExtremePrice(parts)) &&
      (isExtremePrice(parts) ||
        hasGoods(parts) ||
        parts.nouns.has('item-name') ||
        parts.senses.length === 1 ||
        isOfGoodsBefore(parts)),
  ],
  ['unsold', (parts) => parts.signs.has('unsold') && !isOfOtherField(parts)],
  ['transactions', (parts) => asksForTransactions(parts)],
  ['customers', (parts) => asksForCustomers(parts)],
  ['unclear', (parts) => asksHowToDo(parts)],
  ['figures', (parts) => hasSubject(parts) || isModified(parts)],
  ['help', ({ signs }) => signs.has('help')],
  ['guide', (parts) => namesGuide(parts.texts)],
  ['greeting', ({ signs, hasPeriod }) => signs.has('greeting') && !hasPeriod],
  ['thanks', (parts) => hasAny(parts, 'thanks', 'bye') && !parts.hasPeriod],
  ['unclear', () => true],
];

/** The kind of one question, whatever was said before. */
export function kindOf(parts: Parts): Kind {
  return rules.find(([, holds]) => holds(parts))?.[0] ?? 'unclear';
}

/** `what do we still owe`, `paid for and not picked up`, of gift cards and deposits alike */
function asksWhatIsOwed({ figures, texts, signs }: Parts): boolean {
  if (signs.has('owed') && /\bnot picked up\b/.test(texts.join(' '))) return true;
  return figures.length === 0 && /\b(?:we|i) (?:still )?owe\b(?! (?:in )?tax)/.test(texts.join(' '));
}

/** `remaining balance`, after gift cards or deposits */
function isOfKept({ signs, hasPeriod, filters, figures, context: { earlier } }: Parts): boolean {
  const isKept = (id: MeasureId) => /^(?:gift-card|deposit)/.test(id);
  const isAfter = earlier?.figures.some(isKept) === true && figures.every(isKept);
  return signs.has('owed') && isAfter && !hasPeriod && filters.length === 0;
}

export const owedFigures: readonly MeasureId[] = ['gift-card-sales', 'deposits-collected', 'deferred-sales'];
const feeFigures: readonly MeasureId[] = ['fees', 'processing-fees', 'invoice-fees', 'fee-rate'];

export function hasAny({ signs }: Pick<Parts, 'signs'>, ...some: readonly Sign[]): boolean {
  return some.some((sign) => signs.has(sign));
}

function hasFigure({ figures }: Parts, ...some: readonly MeasureId[]): boolean {
  return some.some((id) => figures.includes(id));
}

/** Items or categories are named. */
export function hasGoods({ filters }: Pick<Parts, 'filters'>): boolean {
  return filters.some(({ field }) => field === 'item-name' || field === 'category');
}

/** `the cheapest thing we sell` */
function isExtremePrice({ texts }: Parts): boolean {
  return /\b(?:cheapest|most expensive)\b/.test(texts.join(' '));
}

/** `items under $10`, `do we sell anything over $100`: prices of the item list, not payments. */
function isPriceRange(parts: Parts): boolean {
  const { amount, texts, hasPeriod, nouns, figures } = parts;
  if (amount === undefined || hasPeriod || figures.length > 0 || isPast(texts)) return false;
  const isOfThings = /^(?:what (?:do|can|could) |.*\b(?:anything|everything|something)\b)/.test(texts.join(' '));
  return (nouns.has('item-name') || hasGoods(parts) || isOfThings) && !hasAny(parts, 'who', 'customer', 'refers');
}

/** `how much is it`, `price per bottle`, after items or categories. */
function isOfGoodsBefore({ signs, texts, context: { earlier } }: Parts): boolean {
  return (signs.has('refers') || texts.length < 4) && earlier !== undefined && hasGoods(earlier);
}

/** Days, a field to divide by, or what figures are limited to. */
export function namesPart({ hasPeriod, groupings, filters }: Parts): boolean {
  return hasPeriod || groupings.length > 0 || filters.length > 0;
}

/** `the same thing by day`, `can I see it online`: figures that were answered before, with another part of them. */
function pointsBack(parts: Parts): boolean {
  const { earlier } = parts.context;
  return (
    earlier !== undefined &&
    periodKinds.has(earlier.kind) &&
    (parts.signs.has('refers') || parts.groupings.length > 0) &&
    namesPart(parts) &&
    !hasSubject(parts) &&
    !hasAny(parts, ...ownVerbs) &&
    !asksForBestCustomers.test(parts.texts.join(' ')) &&
    unrecordedIn(parts) === undefined
  );
}

/** A whole question, whatever was asked before. */
const asksForBestCustomers =
  /^(?:(?:and|so|ok|then) )*(?:who|which|what) (?:is|are|was|were) (?:my|our|the) (?:best|top|biggest) (?:customer|client|guest|regular|spender|buyer)s?(?: (?:in|on|for|of|during))?$/;

/** What a question says that is more than figures of something. */
const ownVerbs: readonly Sign[] = [
  'change',
  'where',
  'stock',
  'price',
  'unsold',
  'customer',
  'feedback',
  'unrecorded',
  'profit',
  'forecast',
  'payout',
  'why',
];

/** Nothing is in it but one of these. */
function isOnly({ senses, hasPeriod, filters, unused }: Parts, ...some: readonly Sign[]): boolean {
  const isSmall = ({ signs }: FoundSense) =>
    signs.some((sign) => some.includes(sign) || sign === 'follows' || sign === 'refers');
  return (
    senses.some(({ signs }) => signs.some((sign) => some.includes(sign))) &&
    senses.every(isSmall) &&
    !hasPeriod &&
    filters.length === 0 &&
    unused.length === 0
  );
}

/** `hi, how are you today` names a day and asks for nothing. */
function asksHowYouAre(parts: Parts): boolean {
  const isAsked = parts.senses.some(({ signs, phrase }) => signs.includes('greeting') && phrase.startsWith('how'));
  const isDay = !parts.hasPeriod || parts.period?.unit === 'day';
  return isAsked && isDay && !hasSubject(parts) && parts.unused.length === 0;
}

/** How to do something, or where to find it. */
function asksHow(parts: Parts): boolean {
  const { signs, senses, texts, productWords, hasPeriod, figures, groupings, context } = parts;
  if (guideFor(productWords).length === 0 || asksWhereMost(texts, hasAny(parts, 'best', 'worst'))) return false;
  // `can I get refunds as well`, after figures
  const isMore = context.earlier && periodKinds.has(context.earlier.kind) && signs.has('follows') && figures.length > 0;
  if (findsSale.test(texts.join(' ')) && (hasPeriod || hasGoods(parts))) return false;
  if (figuresChanged(parts) || (isMore && !hasAny(parts, 'change', 'where'))) return false;
  const first = texts.find(
    (text) => !/^(?:please|i|you|could|would|just|hey|hi|ok|want|need|to|like|can|my|the|all|we)$/.test(text),
  );
  // `setup cost` names a figure and asks for nothing to be done.
  const isFigure = senses.some(({ figures: named, phrase }) => named.length > 0 && phrase.split(' ')[0] === first);
  // `change in transactions` is no command.
  const isNoun = first === 'change' && /^(?:in|of|from|between)$/.test(texts[texts.indexOf(first) + 1] ?? '');
  const isCommand = !isFigure && !isNoun && !(first === 'take' && hasPeriod) && commands.test(first ?? '');
  const isFile = /\b(?:csv|excel|xlsx|spreadsheets?|(?:as|in|into|to) an? (?:\w+ )?file)\b/.test(texts.join(' '));
  if (isFigure && hasPeriod && !isFile && !/\b(?:how|where|which)\b/.test(texts.join(' '))) return false;
  if (signs.has('howTo') && (signs.has('change') || signs.has('where'))) return true;
  if (asksForPart.test(texts.join(' '))) return true;
  if (isCommand || isFile) return true;
  if (hasPeriod || isPast(texts)) return false;
  if (signs.has('howTo') && !/^how much|^how many/.test(texts.join(' '))) return true;
  const isOfSale = parts.amount !== undefined || isSaleWith.test(texts.join(' '));
  if (signs.has('where')) return !hasAny(parts, 'best', 'worst') && groupings.length < 2 && !isOfSale;
  return signs.has('change') && !isNoun && figures.length === 0 && !isSales(parts);
}

/** `add the tax`, `with tips as well`, `drop the tax`, after figures: those with it or without it. */
export function figuresChanged({ texts, figures, hasPeriod, context: { earlier } }: Parts) {
  if (earlier?.kind !== 'figures' || figures.length === 0 || hasPeriod) return undefined;
  const before = earlier.figures.length > 0 ? earlier.figures : (['net-sales'] as const);
  if (adding.test(texts.join(' '))) return [...new Set([...before, ...figures])];
  const others = before.filter((id) => !figures.includes(id));
  const isPart = others.length > 0 && figures.every((id) => before.includes(id));
  return isPart && dropping.test(texts.join(' ')) ? others : undefined;
}

const dropping = new RegExp(
  `^(?:(?:and|now|ok|then|please|can you|could you) )*(?:${leavingOut}|take out|leave out)\\b`,
);

const adding =
  /^(?:(?:and|now|ok|then|please|can you|could you) )*(?:add|include|append|plus|also|(?:together|along) with|throw in|put in)\b|\b(?:too|as well)$/;

/** `which screen lets me …`, `is there a course about …`, `where do I tap`, `how do I get the report to …`: whatever figures it names. */
const asksForPart =
  /^(?:and |so |ok )*(?:which|what) (?:screen|page|tab|menu|button)\b|\bis there (?:an? |any )?(?:\w+ )?(?:course|lesson|training|tutorial|video|screen|page|button|setting|shortcut|guide|class|webinar)\b|\bwhere (?:do|can|should|could|might|would|must) (?:i|we|he|she|they) (?:tap|put|enter|type|press|click|log|record|fill|write|look|search|read|change|see|view)\b|\bhow (?:do|can|could|would|should) i compare (?!to\b|with\b|against\b)|\bhow (?:do|can) (?:i|we) (?:get|make|let|have) (?:the|my|our|a|this|that) (?:\w+ )?(?:summary|report|screen|page|dashboard|view|table|chart|widget)\b/;

/** `how can I make more money`: nothing that the product does, and no figure either. */
function asksHowToDo({ texts, figures, groupings, filters, hasPeriod, context }: Parts): boolean {
  const isAsked = /^(?:so |and |ok )*how (?:do|can|could|would|should) (?:i|we|you)\b(?! (?:do|see|find)\b)/.test(
    texts.join(' '),
  );
  return isAsked && !context.earlier && !hasPeriod && figures.length + groupings.length + filters.length === 0;
}

/** `can you refund the last order`, but not `refund reasons`; `order more beans` */
export function isRequest({ texts }: Parts): boolean {
  return requests.some((request) => request.test(texts.join(' ')));
}

const asked =
  '^(?:(?:yo|hey|hi|hello|ok|please|pls|can|could|would|will|ask|you|i|we|want|need|to|how|do|just|go|ahead|and) )*';

const requests = [
  new RegExp(
    `${asked}(?:refund|reverse|void) (?:the|this|that|a|an|my|it|him|her|his|their|them|order|sale|payment|transaction|customer|[a-z]{1,3}-\\d+)\\b`,
  ),
  new RegExp(
    `${asked}(?:ring up|ring through|put through|process|issue|make|give|start) (?:me )?(?:a|an|this|that|my|his|her|their|him|them) (?:a )?(?:full |partial )?(?:refund|sale|return|payment)\\b`,
  ),
  new RegExp(`${asked}(?:give|hand|send|pay) .{1,60}\\bmoney back\\b`),
  new RegExp(`${asked}(?:re)?order (?:more|some|new)\\b(?!.*\\bsupplier)`),
];

const commands =
  /^(?:change|charge|save|create|add|delete|remove|edit|modify|update|rename|import|export|download|upload|print|issue|archive|schedule|cancel|email|send|backup|restore|switch|undo|reset|setup|install|connect|invite|hire|transfer|merge|duplicate|customize|hide|bulk|scan|attach|set|turn|move|rearrange|open|go|take|navigate)$/;

const pastWords = new Set(
  'did was were paid had got made took sold earned spent went charged gave came brought'.split(' '),
);

function isPast(texts: readonly string[]): boolean {
  return texts.some((text) => pastWords.has(text));
}

function isAboutFees(parts: Parts): boolean {
  const { values, signs, figures } = parts;
  const isFee = hasFigure(parts, ...feeFigures, 'net-total');
  const isPlain = figures.every((id) => id === 'total-payments' || id === 'transactions');
  // `and on a 200 sale?`, after the rates
  const isMore = isPlain && /^fee/.test(parts.context.earlier?.kind ?? '');
  const isPaid = (values.size > 0 && isPlain) || isMore || signs.has('share');
  return (
    (isFee || isPaid) && !hasAny(parts, 'largest', 'smallest', 'latest', 'who', 'show') && parts.bound === 'exactly'
  );
}

/** `what percent do you take`, `what are your card fees`; `total fees` and `how much in fees` ask for money. */
function asksForRates(parts: Parts): boolean {
  const { texts, hasPeriod, groupings, context } = parts;
  if (hasPeriod || isPast(texts) || groupings.length > 0 || texts.includes('total')) return false;
  // `what does fee rate mean`
  if (hasFigure(parts, 'fee-rate') && texts.some((text) => /^means?$/.test(text))) return false;
  // `as a percentage`, after fees of a period
  const isAsked = hasAny(parts, 'which', 'share', 'howTo', 'define', 'why') || texts.includes('charge');
  // `fees as %`, after fees of a period
  if (
    context.earlier?.kind === 'figures' &&
    hasFigure({ ...parts, figures: context.earlier.figures }, ...feeFigures) &&
    !hasAny(parts, 'which', 'howTo', 'define', 'why')
  )
    return false;
  const isFollowUp = hasAny(parts, 'follows', 'refers', 'best', 'worst') || /^(?:as|in)$/.test(texts[0] ?? '');
  if (context.earlier && (isFollowUp || (!isAsked && periodKinds.has(context.earlier.kind)))) return false;
  return parts.signs.has('share') || !texts.includes('much') || texts.includes('charge');
}

function asksMeaning(parts: Parts): boolean {
  const { signs, figures, nouns, hasPeriod, texts, groupings } = parts;
  // `why are gift cards not in gross sales`
  if (signs.has('why') && figures.length > 1 && !hasGoods(parts)) return true;
  if (hasPeriod || hasGoods(parts)) return false;
  const isNamed = figures.length > 0 || signs.has('status');
  // `is tax in gross sales`
  const isPart = figures.length > 1 && /^(?:is|are|does|do) .* in (?:the )?(?:gross|net|total)\b/.test(texts.join(' '));
  if (signs.has('define') || isPart) return isNamed || nouns.size > 0;
  const start = texts.join(' ');
  const asksWhatIs =
    /^(?:so |and |ok )?(?:what (?:is|are|s|a|an)|whats|what's) (?!my |our |its |their |his |her |the (?:total|average|best|worst))/.test(
      `${start} `,
    );
  const isAsked = asksWhatIs || / (?:what (?:is|are) (?:it|that|they|those)|what does (?:it|that) mean)$/.test(start);
  if (!isAsked || isPast(texts) || texts.includes('much') || groupings.length > 0) return false;
  // `whats selling` asks for items.
  if (parts.senses.some(asksWhatSells)) return false;
  const isPlain = !hasAny(parts, 'best', 'worst', 'largest', 'stock', 'trend', 'listed', 'average', 'quantity');
  if (hasAny(parts, 'latest', 'smallest')) return false;
  return isPlain && (isNamed || (nouns.size > 0 && !isSales(parts) && texts.length < 6));
}

/** `whats been selling` */
function asksWhatSells({ phrase, fields }: FoundSense): boolean {
  return fields.length > 0 && /^whats? /.test(phrase);
}

/** `locations with no sales` are not items. */
function isOfOtherField({ nouns, filters, texts }: Parts): boolean {
  if (/\b(?:days?|weeks?|months?|hours?) (?:with|had|have|has|without|were|did)\b/.test(texts.join(' '))) return true;
  const isLimited = filters.some(({ field }) => nouns.has(field));
  return !nouns.has('item-name') && !isLimited && [...nouns].some((field) => field !== 'category');
}

/** `margin of the mug`, `what do the beans cost me`, where costs are entered; of past sales they are not known. */
function asksForCosts({ texts, signs, filters, nouns, figures, hasPeriod, context: { catalog } }: Parts): boolean {
  const text = texts.join(' ');
  const isAsked = (signs.has('profit') && !otherCosts.test(text)) || ownCosts.test(text);
  const isOfItems = hasGoods({ filters }) || nouns.has('item-name');
  // `cost me` alone are fees.
  return isAsked && isOfItems && figures.every((id) => id === 'fees') && !hasPeriod && hasCosts(catalog);
}

const ownCosts = /\bcosts? (?:me|us|my|our)\b/;
const otherCosts = /\b(?:expenses?|payroll|wages?|labou?r|salar(?:y|ies)|rent|operating|overheads?|break even)\b/;

/** `how many mugs are in the downtown shop`: of goods, at a location. */
function isCountedAt({ texts, filters, figures, hasPeriod }: Parts): boolean {
  return (
    countedAt.test(texts.join(' ')) &&
    hasGoods({ filters }) &&
    filters.some(({ field }) => field === 'location') &&
    figures.length === 0 &&
    !hasPeriod
  );
}

export const countedAt = /^(?:(?:and|so|ok) )*how (?:many|much) .*\b(?:are|is)(?: there)?(?: left)? (?:in|at|on)\b/;

/** `what runs low`; `how many do we have` needs items. */
function asksForStock(parts: Parts): boolean {
  const { signs, figures, hasPeriod, nouns, senses } = parts;
  if (isCountedAt(parts)) return true;
  if (!signs.has('stock') || signs.has('why') || figures.length > 0 || hasPeriod || signs.has('customer')) return false;
  const isPlain = senses.some((one) => one.signs.includes('stock') && !/ have$|^have /.test(one.phrase));
  return isPlain || hasGoods(parts) || nouns.has('item-name');
}

const soldThings = /^(?:transactions|refunds|returns|total-payments|sale-count|return-count)$/;

/** Figures that single transactions have, so that one of them has the highest. */
export const figuresOfTransactions: readonly MeasureId[] = [
  'discounts',
  'comps',
  'tips',
  'fees',
  'taxes',
  'service-charges',
  'gift-card-sales',
];

/** `biggest discount`, `highest tip`: the transactions that have the most of a figure. */
export function extremeFigure(parts: Parts): MeasureId | undefined {
  const { signs, figures, groupings, filters, nouns, context, texts, hasPeriod } = parts;
  // `most tips`, after figures by staff, ranks these.
  if (
    context.earlier?.by !== undefined &&
    !hasPeriod &&
    /\b(?:most|least|fewest|(?:highest|lowest) first)\b/.test(texts.join(' '))
  )
    return undefined;
  const isRanked = signs.has('best') || signs.has('worst') || signs.has('largest');
  const [first] = figures;
  if (!isRanked || figures.length !== 1 || groupings.length > 0 || nouns.has('item-name') || hasGoods({ filters }))
    return undefined;
  return figuresOfTransactions.find((id) => id === first);
}

/** `how many sales had a tip`: the transactions that have some of a figure. */
export function figureHad({ signs, figures, groupings, texts }: Parts): MeasureId | undefined {
  const text = texts.join(' ');
  const isHad =
    /\b(?:(?:sales?|orders?|transactions?|payments?) (?:had|have|with|got|included?)|(?:people|customers?|clients?|guests?) (?:leave|left|give|gave|get|got|use|used|pay|paid)) (?:(?:a|an|any) )?\w/;
  // `what percent of customers tip`
  const isOfPeople =
    hasAny({ signs }, 'share') && signs.has('customer') && !/\b(?:do|does|did) (?:people|customers)\b/.test(text);
  const isListed = groupings.length === 0 && (hasAny({ signs }, 'show', 'share') || /^how many|number of/.test(text));
  return isListed && (isOfPeople || isHad.test(text))
    ? figuresOfTransactions.find((id) => figures.includes(id))
    : undefined;
}

/** `biggest sale`, `last 5 transactions`, `refunds over $50`, `the sale of $63.20` */
function asksForTransactions(parts: Parts): boolean {
  const { signs, figures, texts, amount, groupings } = parts;
  if (extremeFigure(parts) !== undefined || figureHad(parts) !== undefined) return true;
  const isRow = figures.every((id) => soldThings.test(id));
  if (!isRow || groupings.some((field) => field !== 'collected-by' && field !== 'hour')) return false;
  const text = texts.join(' ');
  if (amount !== undefined && parts.bound !== 'exactly' && isOfSellers.test(text) && !oneSale.test(text)) return false;
  if (/^(?:which|what|any|list|how many) (?:days?|nights?|weeks?|months?|hours?)\b/.test(text)) return false;
  return (
    hasAny(parts, 'largest', 'smallest') ||
    (hasAny(parts, 'best', 'worst') && oneSale.test(text)) ||
    (amount !== undefined && !signs.has('average')) ||
    (parts.values.has('partiallyPaid') && (/^(?:list|show|which)\b/.test(text) || !hasSubject(parts))) ||
    rowPhrases.some((phrase) => phrase.test(text)) ||
    // `biggest one last weekend`, before anything was asked
    (!parts.context.earlier && /^(?:the )?(?:biggest|largest|smallest) (?:1|one)$/.test(text)) ||
    // `someone brought beans back, who rang it up`
    (!parts.context.earlier && /\bwho (?:rang|rung|handled|processed|served) (?:it|that|them|him|her)\b/.test(text)) ||
    // `when did Simone last come in`
    (parts.filters.some(({ field }) => field === 'customer') && (signs.has('when') || wasHere.test(text))) ||
    (hasAny(parts, 'show') && figures.includes('transactions') && !signs.has('quantity') && !signs.has('average'))
  );
}

/** `has Clara been in lately` */
const wasHere =
  /^(?:(?:and|so) )*(?:has|have|did|was|is) .*\b(?:been|come|came|visit|visited) (?:in|by|here|round|around|back|us)\b/;

/** `which staff sold more than $3,000`, `customers who spent over $500` */
const isOfSellers =
  /\b(?:staff|employees?|people|who|customers?|clients?|guests?)\b.*\b(?:made|sold|sell|earned|brought|took|spent|spend|paid|bought)\b/;

export const oneSale = /\b(?:sale|order|transaction|payment|ticket|receipt|refund|tab|bill|check|purchase|invoice)\b/;

/** `the sale with the platter on it` */
const isSaleWith =
  /\b(?:the|that|a|any) (?:sale|order|transaction|payment|receipt|ticket|refund)s? (?:with|containing|where|that (?:had|has)|which (?:had|has)) (?!(?:a|the|any) (?:tip|discount)|tips|discounts)/;

/** `find me that refund`, `I need to find the sale` */
const findsSale =
  /\b(?:find|track down|pull up|dig up|look up|locate)(?: me| us)? (?:the|that|this|his|her|their|a|an) (?:sale|order|transaction|payment|ticket|receipt|refund|return|purchase)\b/;

/** `last 5 transactions`, `refund history`, `what was on it`, `what was in the order` */
const rowPhrases: readonly RegExp[] = [
  isSaleWith,
  findsSale,
  /\b(?:last|latest|recent|newest|first|1st)(?: \d+)? (?:sales?|transactions?|payments?|orders?|refunds?|receipts?|tickets?|checks?|invoices?|bills?|customer|client|guest|buyer)\b/,
  /\b(?:see|view|look at) (?:all |the |those |these |each |every )+(?:transactions?|receipts?|tickets?)\b/,
  /\b(?:sales?|transactions?|payments?|orders?|refunds?) (?:list|history)\b/,
  /\b(?:list|show(?: me)?)(?: me)?(?: (?:all|every|each|of|the|my|our|any))* (?:refunds?|returns|payments|orders)\b/,
  /\blist (?:me )?(?:out )?(?:(?:all|every|each|of|the|my|our|single|individual) )*sales?(?! (?:summary|by|per)\b)\b/,
  /\b(?:transactions?|payments?|orders?|sales|invoices?)\b.* list\b/,
  /\b(?:each|every|individual|single) (?:sale|transaction|payment|order|refund)s? (?:separately|individually|of|from|on)\b/,
  /^which (?:of )?(?:the |our |my )?(?:transactions|payments|orders|refunds)\b/,
  // `last friday every sale`
  /^(?:(?:show|me|list|give|see|all|please|i|want|need|to|and|ok) )*(?:every|each) (?:single )?(?:sale|transaction|order|payment|refund|receipt|ticket)$/,
  /\bwhat(?:s| was| is| were) (?:in|on) (?:it|that|the (?:sale|order|invoice|payment|transaction|receipt|ticket))\b/,
];

function asksForCustomers(parts: Parts): boolean {
  const { signs, figures, groupings, texts } = parts;
  const isCounted = figures.every((id) => id === 'total-payments' || id === 'transactions');
  if (hasGoods(parts) && figures.includes('returns')) return false;
  // `what percent is that of what people paid`, after fees
  if (hasAny(parts, 'share') && parts.signs.has('refers') && parts.context.earlier?.kind === 'figures') return false;
  if (hasAny(parts, 'newCustomers', 'returning', 'feedback'))
    return figures.every((id) => id === 'returns' || id === 'total-payments' || id === 'transactions');
  if (groupings.some((field) => field === 'customer-id')) return isCounted;
  // `what share of customers pay by phone`, `how many people paid with their phone`: payments
  const isCountedBy = hasAny(parts, 'share', 'quantity') || /^how many (?:people|folks)\b/.test(texts.join(' '));
  const isOfTender = isCountedBy && parts.filters.some(({ field }) => field === 'tender');
  if (!signs.has('customer') || !isCounted || groupings.length > 0 || isOfTender) return false;
  if (hasAny(parts, 'best', 'worst', 'largest') && !parts.nouns.has('item-name')) return true;
  if (parts.senses.some(({ phrase }) => / per (?:customer|visit)/.test(phrase))) return true;
  if (texts.includes('much') || signs.has('average')) return false;
  return signs.has('quantity') || !isSales(parts) || /^(?:customers|visitors|guests|clients)\b/.test(texts.join(' '));
}

const salesWords = new Set(
  'sales|sale|sell|sells|sold|selling|revenue|revenues|turnover|income|takings|earn|earned|earnings|earning|make|made|making|money|performance|perform|performed|recap|bring in|brings in|brought in|take|took|taken|rake in|pull in|pulled in|pulls in|ring up|rung up|rang up|gross income|sales figures|sales numbers|bring|brings|brought|total|numbers|results|buy|bought|buying|purchase|purchases|purchased|spent|spend|book|booked|move|moved|moving'.split(
    '|',
  ),
);

/** It names sales themselves, not only a verb that goes with any figure. */
export function isSales({ senses }: { readonly senses: readonly Pick<FoundSense, 'phrase'>[] }): boolean {
  return senses.some(({ phrase }) => salesWords.has(phrase));
}

/** It says itself what figures it asks for. */
export function hasSubject(parts: Parts): boolean {
  // `what is the total`, after another question, is one of its figures.
  const senses = parts.context.earlier ? parts.senses.filter(({ phrase }) => phrase !== 'total') : parts.senses;
  return parts.figures.length > 0 || isSales({ senses }) || hasAny(parts, 'recap');
}

/** It says which part of figures it asks for, such as their days. */
export function isModified(parts: Parts): boolean {
  const { groupings, filters, hasPeriod, senses, signs } = parts;
  return (
    groupings.length > 0 ||
    filters.length > 0 ||
    hasPeriod ||
    signs.has('trend') ||
    signs.has('best') ||
    signs.has('worst') ||
    senses.some((one) => one.signs.includes('sales') || asksWhatSells(one))
  );
}
