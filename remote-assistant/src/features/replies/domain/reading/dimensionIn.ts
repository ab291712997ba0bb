import type { DimensionId } from '@back-office/shared/ledger';
import type { Concept } from '../language/concepts';

/** What figures can be divided by, and what words for each stand for. The first one named counts. */
const dimensions = [
  ['weekday', 'weekday'],
  ['date', 'daily'],
  ['week', 'weekly'],
  ['month', 'monthly'],
  ['hour', 'hourly'],
  ['category', 'category'],
  ['collected-by', 'staff'],
  ['tender', 'mix'],
  ['source', 'source'],
  ['item-name', 'item'],
] as const satisfies readonly (readonly [DimensionId, Concept])[];

export type AskedDimension = (typeof dimensions)[number][0] | 'location';

/** `per employee per hour`: items are named in too many ways to count. */
export function dividesTwice(concepts: ReadonlySet<Concept>): boolean {
  return dimensions.filter(([name, concept]) => name !== 'item-name' && concepts.has(concept)).length > 1;
}

/** What the figures are divided by. A location counts only in `by location`, because `the store` is the whole. */
export function dimensionIn(concepts: ReadonlySet<Concept>, texts: readonly string[]): AskedDimension | undefined {
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
  return named === undefined || named === 'item-name' ? (unitIn(texts) ?? named) : named;
}

/** `best day`, `which month`, `by week`: a unit counts only where it divides or ranks. */
function unitIn(texts: readonly string[]): AskedDimension | undefined {
  for (const [index, text] of texts.entries()) {
    const unit = units.find(([word]) => text === word || text === `${word}s`)?.[1];
    // `best 3 days`
    const before = /^\d+$/.test(texts[index - 1] ?? '') ? texts[index - 2] : texts[index - 1];
    if (unit !== undefined && dividing.has(before ?? '')) return unit;
  }
  return undefined;
}

const units: readonly (readonly [word: string, dimension: AskedDimension])[] = [
  ['day', 'date'],
  ['week', 'week'],
  ['month', 'month'],
  ['hour', 'hour'],
];

const dividing = new Set(
  'by per each every which what best worst top busiest quietest slowest strongest weakest biggest highest lowest'.split(
    ' ',
  ),
);
