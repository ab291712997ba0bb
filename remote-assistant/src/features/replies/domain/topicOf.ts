import type { Concept, FoundConcept } from './language/concepts';
import { averagedFigures, metricIds, metrics, type AveragedFigure, type MetricId } from './metrics';
import type { Dimension, Topic } from './question';

/** What a question contains, from which its topic follows. */
export interface Signals {
  readonly concepts: ReadonlySet<Concept>;
  readonly metrics: readonly MetricId[];
  readonly dimension: Dimension | undefined;
  readonly hasPeriod: boolean;
  readonly hasAmount: boolean;
  readonly hasItems: boolean;
  readonly hasTransactionId: boolean;
  /** `over $100` */
  readonly hasBound: boolean;
  /** `what about fees` after figures asks for figures. */
  readonly isFollowUp: boolean;
  /** `last 5 transactions` */
  readonly asksForLatest: boolean;
  /** `what did not sell` */
  readonly asksForUnsold: boolean;
  /** Words such as `did` and `were`: it is about what happened, not about what something means. */
  readonly isPast: boolean;
  /** `total fees` and `how much in fees` ask for money, not for rates. */
  readonly asksForTotal: boolean;
  /** Starts with `what is`, `what are`, `what's`. */
  readonly asksWhatIs: boolean;
  /** `average tip` */
  readonly isAverage: boolean;
  readonly namesScreen: boolean;
  /** Nothing in it but the concept. */
  readonly isOnly: (concept: Concept) => boolean;
}

type Rule = readonly [topic: Topic, holds: (signals: Signals) => boolean];

/** From special to general: the first rule that holds decides. */
const rules: readonly Rule[] = [
  ['transaction', ({ hasTransactionId }) => hasTransactionId],
  ['greeting', ({ isOnly }) => isOnly('greeting')],
  ['thanks', ({ isOnly }) => isOnly('thanks') || isOnly('bye') || isOnly('praise')],
  ['note', ({ concepts }) => concepts.has('note')],
  ['checklist', ({ concepts }) => concepts.has('checklist')],
  ['unusedGiftCards', ({ concepts }) => concepts.has('giftCard') && concepts.has('unused')],
  ['profit', ({ concepts }) => concepts.has('profit')],
  ['payout', ({ concepts }) => concepts.has('payout')],
  ['forecast', ({ concepts }) => concepts.has('forecast')],
  ['metric', ({ isAverage }) => isAverage],
  ['largest', ({ hasBound }) => hasBound],
  ['largest', ({ asksForLatest }) => asksForLatest],
  [
    'topCustomers',
    ({ concepts, dimension }) =>
      concepts.has('customer') &&
      dimension === undefined &&
      (['best', 'worst', 'largest'] as const).some((one) => concepts.has(one)),
  ],
  ['ranking', ({ asksForUnsold }) => asksForUnsold],
  [
    'feeOfAmount',
    ({ concepts, hasAmount }) =>
      hasAmount &&
      (concepts.has('fee') ||
        concepts.has('card') ||
        concepts.has('invoice') ||
        concepts.has('netTotal') ||
        concepts.has('wallet') ||
        (concepts.has('cash') && concepts.has('collected'))) &&
      !concepts.has('largest'),
  ],
  ['screen', ({ concepts, namesScreen }) => concepts.has('howTo') && concepts.has('change') && namesScreen],
  ['screen', ({ concepts, hasPeriod }) => concepts.has('where') && !hasPeriod],
  [
    'screen',
    ({ concepts, namesScreen, hasPeriod, isPast }) => concepts.has('change') && namesScreen && !hasPeriod && !isPast,
  ],
  [
    'definition',
    ({ concepts, metrics: named, hasPeriod, isPast }) =>
      concepts.has('define') && named.length > 0 && !hasPeriod && !(isPast && named.length < 2),
  ],
  [
    'definition',
    ({ asksWhatIs, metrics: named, hasPeriod, isPast, concepts }) =>
      asksWhatIs && named.length > 0 && !hasPeriod && !isPast && !hasSubject(concepts) && !concepts.has('fee'),
  ],
  [
    'feeRates',
    ({ concepts, hasPeriod, isPast, asksForTotal, isFollowUp }) =>
      concepts.has('fee') && !hasPeriod && !isPast && !asksForTotal && !isFollowUp,
  ],
  ['price', ({ concepts, hasItems }) => concepts.has('price') && hasItems && !concepts.has('sales')],
  ['price', ({ concepts, dimension, hasPeriod }) => concepts.has('price') && dimension === 'item' && !hasPeriod],
  // `what was left after refunds` asks for money.
  ['stock', ({ concepts }) => concepts.has('stock') && !concepts.has('net') && !concepts.has('netTotal')],
  ['largest', ({ concepts }) => concepts.has('largest')],
  [
    'refunds',
    ({ concepts, metrics: named, dimension, hasItems }) =>
      concepts.has('refund') &&
      !hasItems &&
      (dimension === undefined || !(concepts.has('best') || concepts.has('worst'))) &&
      named.every((id) => id === 'returns' || id === 'transactions'),
  ],
  [
    'customers',
    ({ concepts }) => ['newCustomers', 'returning', 'feedback'].some((one) => concepts.has(one as Concept)),
  ],
  ['item', ({ hasItems, concepts, dimension }) => hasItems && !(concepts.has('best') && dimension === 'item')],
  [
    'ranking',
    ({ concepts, dimension, metrics: named }) =>
      (concepts.has('best') || concepts.has('worst')) && (dimension !== undefined || named.length === 0),
  ],
  [
    'customers',
    ({ concepts, metrics: named }) =>
      concepts.has('customer') &&
      !concepts.has('mix') &&
      named.every((id) => id === 'totalPayments' || id === 'transactions'),
  ],
  [
    'breakdown',
    ({ dimension, metrics: named }) =>
      dimension !== undefined && !(dimension === 'tender' && named.every((id) => id === 'totalPayments')),
  ],
  [
    'payments',
    ({ concepts, metrics: named }) =>
      (concepts.has('mix') || concepts.has('card') || concepts.has('cash') || concepts.has('wallet')) &&
      named.every((id) => id === 'totalPayments'),
  ],
  ['metric', ({ metrics: named }) => named.length > 0],
  ['sales', ({ concepts }) => concepts.has('sales') || concepts.has('trend') || concepts.has('recap')],
  ['price', ({ concepts }) => concepts.has('price')],
  ['help', ({ concepts }) => concepts.has('help')],
  ['greeting', ({ concepts, hasPeriod }) => concepts.has('greeting') && !hasPeriod],
  ['thanks', ({ concepts, hasPeriod }) => (concepts.has('thanks') || concepts.has('bye')) && !hasPeriod],
  ['unknown', () => true],
];

export function topicOf(signals: Signals): Topic {
  return rules.find(([, holds]) => holds(signals))?.[0] ?? 'unknown';
}

/** `What are the best items` asks for no definition. */
function hasSubject(concepts: ReadonlySet<Concept>) {
  return (['best', 'worst', 'largest', 'stock', 'compare', 'trend', 'breakdown'] as const).some((concept) =>
    concepts.has(concept),
  );
}

/** The figures that the question names, the first one first. */
export function metricsIn(found: readonly FoundConcept[], texts: readonly string[]): readonly MetricId[] {
  const sales = placeOfListedSales(found, texts);
  const named = [
    ...new Set(found.flatMap(({ concepts }, place) => (place === sales ? ['netSales' as const] : idsOf(concepts)))),
  ];
  const isSpecial = (id: MetricId) => named.some((other) => other !== id && moreSpecial[id]?.includes(other));
  const figures = named.filter((id) => !isSpecial(id));
  // Beside sales, refunds are all money paid back, not only returned items.
  const addsPartial = sales !== undefined && texts.some((text) => /^refund/.test(text));
  return addsPartial ? figures.flatMap((id) => (id === 'returns' ? [id, 'partialRefunds' as const] : [id])) : figures;
}

function idsOf(concepts: readonly Concept[]): readonly MetricId[] {
  return metricIds.filter((id) => concepts.includes(metrics[id].concept));
}

/** In `sales and refunds` or `tips, sales and fees`, sales are one of several figures; elsewhere they are the whole. */
function placeOfListedSales(found: readonly FoundConcept[], texts: readonly string[]): number | undefined {
  const place = found.findIndex(({ start, end }) => salesNouns.has(texts.slice(start, end).join(' ')));
  const sales = found[place];
  if (!sales) return undefined;
  let [start, end] = [sales.start, sales.end];
  const isListed = (text: string | undefined) => listing.has(text ?? '');
  const figureAt = (holds: (one: FoundConcept) => boolean) =>
    found.find((one) => holds(one) && idsOf(one.concepts).length > 0);
  let figures = 0;
  for (;;) {
    while (isListed(texts[end])) end += 1;
    while (isListed(texts[start - 1])) start -= 1;
    const next = figureAt((one) => one.start === end);
    const before = figureAt((one) => one.end === start);
    if (!next && !before) break;
    figures += 1;
    end = next?.end ?? end;
    start = before?.start ?? start;
  }
  const isList = texts.slice(start, end).some((text) => listing.has(text));
  return figures > 0 && isList ? place : undefined;
}

const salesNouns = new Set(['sales', 'revenue', 'takings', 'turnover']);
const listing = new Set(['and', 'plus', 'also']);

/** The figure of `average tip`: one that not every transaction has, named directly after the word. */
export function averagedIn(found: readonly FoundConcept[]): AveragedFigure | undefined {
  for (const [index, { concepts, end }] of found.entries()) {
    const next = found[index + 1];
    if (!concepts.includes('average') || next?.start !== end) continue;
    const averaged = averagedFigures.find((id) => next.concepts.includes(metrics[id].concept));
    if (averaged) return averaged;
  }
  return undefined;
}

/** A figure that is left out if a more special one is named too, such as payments beside fees. */
const moreSpecial: Partial<Record<MetricId, readonly MetricId[]>> = {
  totalPayments: [
    'fees',
    'taxes',
    'tips',
    'giftCardSales',
    'deferredSales',
    'partialRefunds',
    'returns',
    'discountsAndComps',
    'serviceCharges',
    'transactions',
    'averageNetSale',
    'netTotal',
  ],
  netSales: ['netTotal', 'averageNetSale'],
  fees: ['netTotal', 'serviceCharges'],
  returns: ['partialRefunds'],
  transactions: ['averageNetSale', 'fees', 'taxes', 'tips', 'returns', 'grossSales', 'netSales', 'discountsAndComps'],
};

const dimensions: readonly (readonly [Dimension, Concept])[] = [
  ['weekday', 'weekday'],
  ['day', 'daily'],
  ['week', 'weekly'],
  ['month', 'monthly'],
  ['hour', 'hourly'],
  ['category', 'category'],
  ['staff', 'staff'],
  ['tender', 'mix'],
  ['source', 'source'],
  ['item', 'item'],
];

/** What the figures are divided by. A location counts only in `by location`, because `the store` is the whole. */
export function dimensionIn(concepts: ReadonlySet<Concept>, texts: readonly string[]): Dimension | undefined {
  // `when are we busiest`
  if (texts.includes('when') && (concepts.has('best') || concepts.has('worst'))) return 'hour';
  const isLocations = texts.some(
    (text, index) =>
      (/^(?:locations|stores|branches|shops)$/.test(text) && texts[index - 1] !== 'all') ||
      (/^(?:location|store|branch|shop)$/.test(text) &&
        ['by', 'per', 'each', 'which', 'what', 'best', 'worst', 'top'].includes(texts[index - 1] ?? '')),
  );
  const named = dimensions.find(([, concept]) => concepts.has(concept))?.[0];
  if (isLocations && named === undefined) return 'location';
  return named === undefined || named === 'item' ? (unitIn(texts) ?? named) : named;
}

/** `best day`, `which month`, `by week`: a unit counts only where it divides or ranks. */
function unitIn(texts: readonly string[]): Dimension | undefined {
  for (const [index, text] of texts.entries()) {
    const unit = /^(day|week|month|hour)s?$/.exec(text)?.[1] as 'day' | 'week' | 'month' | 'hour' | undefined;
    // `best 3 days`
    const before = /^\d+$/.test(texts[index - 1] ?? '') ? texts[index - 2] : texts[index - 1];
    if (unit !== undefined && dividing.has(before ?? '')) return unit;
  }
  return undefined;
}

const dividing = new Set(
  'by per each every which what best worst top busiest quietest slowest strongest weakest biggest highest lowest'.split(
    ' ',
  ),
);
