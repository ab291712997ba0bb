import { measureOf, valuesOf } from '@back-office/shared/ledger';
import type { FoundSense, Sign } from '../language/lexicon';
import { excluding, fillerWords } from '../language/plainWords';
import type { Kind, Question } from '../question';
import { figuresChanged, hasGoods } from './kindOf';
import type { Parts } from './parts';

/**
 * The words that an answer of this kind has no use for: what they limit or ask for would be left out. A question that has
 * some is not answered.
 */
export function unaccounted(question: Question, parts: Parts): readonly string[] {
  const { kind, by, figures, bound, countBound } = question;
  // `a sale of more than 5 items`, which nothing tells
  const isOfCounts = kind === 'figures' && by !== undefined && measureOf(figures[0] ?? 'net-sales').unit === 'count';
  if (countBound !== undefined && !isOfCounts) return [`${bound ?? ''} ${countBound}`];
  // `why is there no fee on some sales`: what is explained says both.
  const isExplained = parts.signs.has('why') && (kind === 'definition' || kind === 'feeRates');
  // `the last sale of the day yesterday`
  // `the days of June, by day`
  const isOfDays = (text: string) =>
    (text === parts.period?.unit && parts.texts.join(' ').includes(`of the ${text}`)) ||
    (by !== undefined && parts.groupings.includes(by) && text === `${by === 'date' ? 'day' : by}s`);
  // `how much automatic gratuity did we charge`
  const isOfFigure = (text: string) =>
    parts.figures.length > 0 && text === 'charge' && /\bdid (?:we|i|they|you) charge\b/.test(parts.texts.join(' '));
  // `lost to discounts`, `which one lost the most`, beside other days
  const isOfLoss = (text: string) =>
    /^los(?:t|es?)$/.test(text) && (parts.figures.length > 0 || question.baseline !== undefined);
  // `did not sell even once`
  const isOfUnsold = (text: string) => text === 'once' && parts.signs.has('unsold');
  const meant = parts.unused.filter(
    ({ text }) =>
      !isOfDays(text) &&
      !isOfFigure(text) &&
      !isOfLoss(text) &&
      !isOfUnsold(text) &&
      !(isExplained && /^(?:no|not|[a-z]+nt)$/.test(text)),
  );
  // `no tips`: what is limited is named, too.
  const unused = meant.map((word) => {
    const next = parts.rest[parts.rest.indexOf(word) + 1];
    return excluding.has(word.text) && next ? `${word.typed} ${next.typed}` : word.typed;
  });
  if (!own[kind]) return [];
  const isForeign = (sense: FoundSense) => {
    const { signs, figures, fields, values } = sense;
    if (fields.length > 0 || values.length > 0 || (figures.length > 0 && kind !== 'stock' && kind !== 'price'))
      return false;
    return figures.length > 0 || (signs.length > 0 && signs.every((sign) => foreignTo(question, sign, parts)));
  };
  return [
    ...new Set([...unused, ...unfit(question, parts), ...parts.senses.filter(isForeign).map(({ phrase }) => phrase)]),
  ].slice(0, 3);
}

/** Words that are known and do not go with the others: `items per transaction`, `highest net sales` of nothing. */
function unfit(
  question: Question,
  { signs, figures, nouns, senses, texts, filters, limits, amount, bound }: Parts,
): readonly string[] {
  const { kind, by } = question;
  // `items sold under $10 last week`: prices or payments
  if (kind === 'transactions' && amount !== undefined && bound !== 'exactly' && nouns.has('item-name'))
    return [`items ${bound}`];
  if (kind !== 'figures') return [];
  // `bread and coffee`: no sales are of both, and they cannot be added up.
  const [item, category] = (['item-name', 'category'] as const).map((field) => valuesOf(filters, field)[0]);
  if (item && category) return [`${item} and ${category}`];
  // `compare the market stall with the online shop`: no two values of one field
  const isOfFields = filters.length > 1 && filters.every(({ values }) => values.length === 1);
  if (isOfFields && !question.baseline && by === undefined && /\bcompare\b.* (?:with|to|and) /.test(texts.join(' ')))
    return ['compare'];
  // `split tips between me and Theo`: it is not known who asks.
  const isOfTwo = filters.some(({ field, values }) => field === 'collected-by' && values.length > 1);
  if (!isOfTwo && /\b(?:between|vs|versus|against|than|and) me\b|^me (?:and|vs|versus|or)\b/.test(texts.join(' ')))
    return ['me'];
  // `is that money mine`
  const owner = /^(?:and |so )*(?:is|are) (?:it|that|this|those|these) (?:\w+ )?(mine|ours)\b/.exec(texts.join(' '));
  if (owner) return [owner[1] ?? ''];
  const isPerSale = signs.has('quantity') || /\b(?:items?|products?|things) (?:per|a) \w+/.test(texts.join(' '));
  if (figures.includes('average-net-sale') && isPerSale && nouns.has('item-name')) return ['items per transaction'];
  // `did anybody tip more than $4`: figures are sums, which no amount limits; groups are limited by their own figure.
  const limit = texts.find((text) => text.startsWith('$')) ?? texts.find((text) => /\d/.test(text));
  if (amount !== undefined && bound !== 'exactly' && limit && !isBoundOfGroups(question)) return [`${bound} ${limit}`];
  // `sales vs`, and `card vs invoice`, which are no two values of one field
  const versus = texts.findLastIndex((text) => /^(?:vs|versus|than|against)$/.test(text));
  const hasSides =
    question.baseline !== undefined ||
    by !== undefined ||
    limits.length > 0 ||
    Math.max(question.figures.length, figures.length) > 1;
  if (versus >= 0 && !hasSides && (versus === texts.length - 1 || texts[versus] !== 'than'))
    return [texts[versus] ?? ''];
  // `sales by manager`: nothing is divided by a word that has no meaning here.
  const dividing = texts.findIndex(
    (text, at) =>
      (text === 'by' || text === 'per') && fillerWords.has(texts[at + 1] ?? '') && !afterBy.has(texts[at + 1] ?? ''),
  );
  const isSense = senses.some(({ start, end }) => end - start > 1 && start <= dividing && dividing < end);
  if (dividing >= 0 && !isSense) return [`${texts[dividing]} ${texts[dividing + 1] ?? ''}`];
  return [];
}

/** `on which days were sales below $400` */
function isBoundOfGroups({ by, figures: [figure], share }: Question): boolean {
  return by !== undefined && share === undefined && (figure === undefined || measureOf(figure).unit === 'money');
}

/** Fillers that `by` can stand before. */
const afterBy = new Set(
  'who whom what which far now then the our my your their its his her this that these those how much any all end us me you them him it itself myself yourself ourselves themselves everybody anybody someone somebody chance mistake and'.split(
    ' ',
  ),
);

/** Signs that go with any question. */
const common: ReadonlySet<Sign> = new Set<Sign>([
  'greeting',
  'thanks',
  'praise',
  'show',
  'where',
  'who',
  'when',
  'which',
  'refers',
  'follows',
  'all',
  'sales',
  'compare',
  'trend',
  'listed',
  'quantity',
  'amount',
  'recap',
  'why',
  'latest',
  'howTo',
]);

const ranking: ReadonlySet<Sign> = new Set<Sign>(['best', 'worst', 'largest']);

/** What goes with the kind besides. Kinds that are not here say no figures, or tell themselves what they did not understand. */
const own: Partial<Record<Kind, ReadonlySet<Sign>>> = {
  figures: new Set<Sign>(['average']),
  unsold: new Set<Sign>(['unsold', 'stock', 'worst']),
  transactions: new Set<Sign>(['largest', 'smallest', 'best', 'worst', 'customer', 'price']),
  customers: new Set<Sign>([
    'customer',
    'newCustomers',
    'returning',
    'feedback',
    'best',
    'worst',
    'largest',
    'average',
    'share',
    'stock',
  ]),
  owed: new Set<Sign>(['owed', 'stock', 'customer', 'price']),
  stock: new Set<Sign>(['stock', 'best', 'worst', 'price']),
  price: new Set<Sign>(['price', 'best', 'worst', 'stock']),
  costs: new Set<Sign>(['profit', 'price', 'best', 'worst', 'largest', 'share', 'stock']),
  definition: new Set<Sign>(['define', 'status', 'change', 'owed', 'howTo', 'share', 'average', 'customer']),
  feeRates: new Set<Sign>(['define', 'share', 'price', 'average', 'change', 'customer']),
};

function foreignTo(question: Question, sign: Sign, parts: Parts): boolean {
  const { kind, rank, byChange, by } = question;
  // `highest net sales` of nothing
  if (kind === 'figures' && ranking.has(sign))
    return rank === undefined && !byChange && by === undefined && !question.baseline && !isChosen(question, parts);
  if (sign === 'flip') return by === undefined;
  if (kind === 'figures' && sign === 'returning') return !parts.figures.includes('returns');
  if (sign === 'share' && question.listed?.behind) return false;
  if (sign === 'change' && figuresChanged(parts)) return false;
  // `when was she here` asks for a time.
  if (kind === 'figures' && sign === 'when' && by === undefined) return true;
  if (common.has(sign) || own[kind]?.has(sign)) return false;
  if (kind !== 'figures') return true;
  if (sign === 'share') return !tellsShares(question);
  if (sign === 'owed') return !parts.figures.includes('taxes');
  if (sign === 'payout') return !parts.figures.includes('net-total');
  if (sign === 'unsold') return by === undefined || by === 'item-name';
  if (sign === 'customer' && by === 'item-name' && rank !== undefined) return false;
  if (sign === 'customer') return question.figures.length === 0 && !parts.signs.has('sales');
  const { earlier } = parts.context;
  const isOfEarlier =
    parts.signs.has('refers') && ((earlier?.figures.length ?? 0) > 0 || earlier?.kind === 'transactions');
  return (
    !(sign === 'stock' && parts.figures.length > 0) &&
    !(sign === 'price' && (parts.figures.length > 0 || isOfEarlier || isPartOfPeriod(parts)))
  );
}

/** `how much of this month is pantry` */
function isPartOfPeriod({ hasPeriod, filters, texts }: Parts): boolean {
  return hasPeriod && filters.some(({ field }) => field === 'category') && /\bhow much\b/.test(texts.join(' '));
}

/** `drill into the top one`: one of the groups of the reply before, or its days. */
function isChosen({ filters, period }: Question, { context: { earlier } }: Parts): boolean {
  const by = earlier?.by;
  return by !== undefined && (filters.some(({ field }) => field === by) || period?.range !== earlier?.period?.range);
}

/** Shares are told of groups, items, and ways to pay, and of changes. */
function tellsShares({ share, by, baseline, figures, filters }: Question): boolean {
  return (
    share !== undefined ||
    by !== undefined ||
    baseline !== undefined ||
    hasGoods({ filters }) ||
    filters.some(({ field }) => field === 'tender') ||
    (figures.length === 1 && figures.some((id) => ratios.has(id)))
  );
}

/** Their replies tell what part of sales they are. */
const ratios: ReadonlySet<string> = new Set([
  'fees',
  'processing-fees',
  'invoice-fees',
  'tips',
  'fee-rate',
  'tip-rate',
  'refunds',
  'returns',
  'discounts',
  'comps',
  'discounts-and-comps',
  'net-sales-share',
  'payment-share',
]);
