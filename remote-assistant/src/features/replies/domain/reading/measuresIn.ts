import type { Concept, FoundConcept } from '../language/concepts';
import { askedMeasures, averagedMeasures, type AskedMeasure } from '../measures';

/** The figures that the question names, the first one first. */
export function measuresIn(found: readonly FoundConcept[], texts: readonly string[]): readonly AskedMeasure[] {
  const sales = placeOfListedSales(found, texts);
  const named = [
    ...new Set(found.flatMap(({ concepts }, place) => (place === sales ? ['net-sales' as const] : idsOf(concepts)))),
  ];
  const isSpecial = (id: AskedMeasure) => named.some((other) => other !== id && moreSpecial[id]?.includes(other));
  const figures = named.filter((id) => !isSpecial(id));
  // Beside other figures, refunds are all money paid back, not only returned items.
  const addsPartial = figures.length > 1 && texts.some((text) => /^refund/.test(text));
  return addsPartial ? figures.flatMap((id) => (id === 'returns' ? [id, 'partial-refunds' as const] : [id])) : figures;
}

function idsOf(concepts: readonly Concept[]): readonly AskedMeasure[] {
  return askedMeasures.filter((id) => concepts.includes(id));
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
export function averagedIn(found: readonly FoundConcept[]): AskedMeasure | undefined {
  for (const [index, { concepts, end }] of found.entries()) {
    const next = found[index + 1];
    if (!concepts.includes('average-net-sale') || next?.start !== end) continue;
    const averaged = averagedMeasures.find((id) => next.concepts.includes(id));
    if (averaged) return averaged;
  }
  return undefined;
}

/** A figure that is left out if a more special one is named too, such as payments beside fees. */
const moreSpecial: Partial<Record<AskedMeasure, readonly AskedMeasure[]>> = {
  'total-payments': [
    'fees',
    'taxes',
    'tips',
    'gift-card-sales',
    'deferred-sales',
    'partial-refunds',
    'returns',
    'discounts-and-comps',
    'service-charges',
    'transactions',
    'average-net-sale',
    'net-total',
  ],
  'net-sales': ['net-total', 'average-net-sale'],
  fees: ['net-total', 'service-charges'],
  returns: ['partial-refunds'],
  transactions: [
    'average-net-sale',
    'fees',
    'taxes',
    'tips',
    'returns',
    'gross-sales',
    'net-sales',
    'discounts-and-comps',
  ],
};
