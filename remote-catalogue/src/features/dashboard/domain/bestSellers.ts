import { negated, sumOf, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import type { FigureGroup } from '@back-office/shared/ledger';

/** The card has this many bars, whatever the day sold. */
export const barCount = 11;
const minBarHeight = 4;
/** Height of the chart. All heights are in px. */
export const maxBarHeight = 92;

interface BestSeller {
  readonly name: string;
  readonly grossSales: Cents;
}

interface ItemBar {
  readonly height: number;
  /** `undefined` on the flat bars of a day that sold fewer items. */
  readonly item: BestSeller | undefined;
}

export interface ItemSales {
  /** From the lowest to the highest. */
  readonly bars: readonly ItemBar[];
  /** The best sellers, highest first. */
  readonly bestSellers: readonly BestSeller[];
  /** Gross sales of the best sellers together. */
  readonly total: Cents | Unknown;
  /** Gross sales of everything without a bar, so that bars and others add up to the gross sales of the day. */
  readonly otherGrossSales: Cents | Unknown;
}

/**
 * The items with the highest gross sales. Heights are proportional to the amounts, but never below the minimum. Which items
 * sold best is unknown if the gross sales of one are, or if nothing that sold has a name.
 */
export function itemSalesOf({ figures, groups }: FigureGroup): ItemSales {
  const all = figures['gross-sales'] ?? unknown;
  const bestSellers = groups
    .flatMap(({ key: name, figures: { 'gross-sales': grossSales } }) =>
      all !== unknown && name !== '' && typeof grossSales === 'number' && grossSales > 0 ? { name, grossSales } : [],
    )
    .slice(0, barCount);
  const isNamed = all !== unknown && (all <= 0 || bestSellers.length > 0);
  const total = isNamed ? sumOf(bestSellers.map(({ grossSales }) => grossSales)) : unknown;
  const highest = bestSellers[0]?.grossSales ?? 0;
  const flat = Array.from({ length: barCount - bestSellers.length }, () => ({ height: minBarHeight, item: undefined }));
  const rising = [...bestSellers].reverse().map((item) => ({ height: heightOf(item.grossSales / highest), item }));
  return {
    bars: [...flat, ...rising],
    bestSellers,
    total,
    otherGrossSales: sumOf([all, negated(total)]),
  };
}

/** What the card says about the best sellers: they do well if they sold at least as much as those of the prior day. */
export type ItemsVerdict = 'well' | 'less' | 'no comparison' | 'no sales' | Unknown;

export function itemsVerdict(total: Cents | Unknown, priorTotal: Cents | Unknown): ItemsVerdict {
  if (total === unknown) return unknown;
  if (total === 0) return 'no sales';
  if (priorTotal === 0 || priorTotal === unknown) return 'no comparison';
  return total >= priorTotal ? 'well' : 'less';
}

function heightOf(share: number) {
  return Math.max(minBarHeight, Math.round(share * maxBarHeight));
}
