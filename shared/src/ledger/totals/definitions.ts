import { formatMoney, type Cents } from '@back-office/shared/format';
import type { SalesData } from './salesData';

/** A figure that is the plain sum of others. */
export interface Definition {
  /** In words, for merchants. */
  readonly rule: string;
  readonly amountOf: (data: SalesData) => Cents;
  /** Signed as shown: deductions are negative. */
  readonly addendsOf: (data: SalesData) => readonly Cents[];
}

/** What figures mean, worded once for every screen that shows them. */
export const definitions = {
  grossSales: {
    rule: 'Gross sales = items + service charges',
    amountOf: ({ grossSales }) => grossSales,
    addendsOf: ({ items, serviceCharges }) => [items, serviceCharges.total],
  },
  netSales: {
    rule: 'Net sales = gross sales + returns + discounts & comps. Returns and discounts & comps are negative.',
    amountOf: ({ netSales }) => netSales,
    addendsOf: ({ grossSales, returns, discountsAndComps }) => [grossSales, returns, discountsAndComps],
  },
} as const satisfies Record<string, Definition>;

/** What the badges of `changeBadgeOf` say. */
export const changeRule =
  'Change = (current − earlier) ÷ earlier, both without their signs. Green is good for sales and red is bad, so more returns are + in red. N/A means no change, or nothing to compare with.';

/** The sum with its numbers: `In this report: $853.93 + ($60.85) + ($16.99) = $776.09`. */
export function inThisReport({ addendsOf, amountOf }: Omit<Definition, 'rule'>, data: SalesData): string {
  return `In this report: ${addendsOf(data).map(formatMoney).join(' + ')} = ${formatMoney(amountOf(data))}`;
}
