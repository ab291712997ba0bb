import type { Concept, FoundConcept } from './language/concepts';
import { averagedFigures, metricIds, metrics, type AveragedFigure, type MetricId } from './metrics';

/** The figures that the question names, the first one first. */
export function metricsIn(found: readonly FoundConcept[], texts: readonly string[]): readonly MetricId[] {
  const sales = placeOfListedSales(found, texts);
  const named = [
    ...new Set(found.flatMap(({ concepts }, place) => (place === sales ? ['netSales' as const] : idsOf(concepts)))),
  ];
  const isSpecial = (id: MetricId) => named.some((other) => other !== id && moreSpecial[id]?.includes(other));
  const figures = named.filter((id) => !isSpecial(id));
  // Beside other figures, refunds are all money paid back, not only returned items.
  const addsPartial = figures.length > 1 && texts.some((text) => /^refund/.test(text));
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
