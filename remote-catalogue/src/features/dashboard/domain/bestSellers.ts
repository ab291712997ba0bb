import type { Cents } from '@back-office/shared/format';
import { numberOf, type FigureGroup } from '@back-office/shared/ledger';

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
  readonly total: Cents;
  /** Gross sales of everything without a bar, so that bars and others add up to the gross sales of the day. */
  readonly otherGrossSales: Cents;
}

/** The items with the highest gross sales. Heights are proportional to the amounts, but never below the minimum. */
export function itemSalesOf({ figures, groups }: FigureGroup): ItemSales {
  const bestSellers = groups
    .map((group) => ({ name: group.key, grossSales: grossSalesOf(group) }))
    .filter(({ name, grossSales }) => name !== '' && grossSales > 0)
    .slice(0, barCount);
  const highest = bestSellers[0]?.grossSales ?? 0;
  const flat = Array.from({ length: barCount - bestSellers.length }, () => ({ height: minBarHeight, item: undefined }));
  const rising = [...bestSellers].reverse().map((item) => ({ height: heightOf(item.grossSales / highest), item }));
  return {
    bars: [...flat, ...rising],
    bestSellers,
    total: sumOf(bestSellers),
    otherGrossSales: grossSalesOf({ figures }) - sumOf(bestSellers),
  };
}

function grossSalesOf({ figures }: Pick<FigureGroup, 'figures'>): Cents {
  return numberOf(figures['gross-sales']) ?? 0;
}

/** What the card says about the best sellers: they do well if they sold at least as much as those of the prior day. */
export type ItemsVerdict = 'well' | 'less' | 'no comparison' | 'no sales';

export function itemsVerdict(total: Cents, priorTotal: Cents): ItemsVerdict {
  if (total === 0) return 'no sales';
  if (priorTotal === 0) return 'no comparison';
  return total >= priorTotal ? 'well' : 'less';
}

function heightOf(share: number) {
  return Math.max(minBarHeight, Math.round(share * maxBarHeight));
}

function sumOf(items: readonly BestSeller[]): Cents {
  return items.reduce((sum, { grossSales }) => sum + grossSales, 0);
}
