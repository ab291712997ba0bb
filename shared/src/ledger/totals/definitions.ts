import { formatMoney, type Cents } from '@back-office/shared/format';
import { feeRules } from '../model/fees';
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
  discountsAndComps: {
    rule: 'Discounts & comps = discounts + comps, as a negative amount',
    amountOf: ({ discountsAndComps }) => discountsAndComps,
    addendsOf: ({ discounts, comps }) => [discounts, comps],
  },
  totalSales: {
    rule: 'Total sales = net sales + gift card sales + taxes + tips',
    amountOf: ({ totalSales }) => totalSales,
    addendsOf: ({ netSales, giftCardSales, taxes, tips }) => [netSales, giftCardSales, taxes, tips],
  },
  deferredSales: {
    rule: 'Deferred sales = money collected before a sale is completed, minus deposits redeemed on completion',
    amountOf: ({ deferredSales }) => deferredSales.total,
    addendsOf: ({ deferredSales }) => [
      deferredSales.invoices,
      deferredSales.invoiceDepositRedeemed,
      deferredSales.squareOnline,
    ],
  },
  totalPayments: {
    rule: 'Total payments = total sales + deferred sales + partial refunds',
    amountOf: ({ totalPaymentsCollected }) => totalPaymentsCollected,
    addendsOf: ({ totalSales, deferredSales, partialRefunds }) => [totalSales, deferredSales.total, partialRefunds],
  },
  fees: {
    rule: 'Fees = payment processing fees + invoice fees, as a negative amount',
    amountOf: ({ fees }) => fees.total,
    addendsOf: ({ fees }) => [fees.paymentProcessingFees, fees.invoiceFees],
  },
  netTotal: {
    rule: 'Net total = total payments + fees',
    amountOf: ({ netTotal }) => netTotal,
    addendsOf: ({ totalPaymentsCollected, fees }) => [totalPaymentsCollected, fees.total],
  },
} as const satisfies Record<string, Definition>;

/** What other lines of the report mean. */
export const lineRules = {
  serviceCharges: 'Service charges = COVID service charge + setup cost + auto gratuity',
  returns:
    'Returns = returned for a refund + returned in exchange. Items count at the price they sold for, as a negative amount. Refunds by amount are under Partial refunds; Returns and Refunds on the dashboard shows both.',
  partialRefunds:
    'Refunds of an amount without returned items, as a negative amount. Returned items are under Returns; Returns and Refunds on the dashboard shows both.',
  discounts: 'Price reductions given to customers',
  comps: 'Items and services given free of charge',
  giftCardSales: 'Gift cards sold. They are not taxed and not part of net sales.',
  taxes: 'Taxes = taxes on sales + taxes on refunds. Taxes on refunds are negative.',
  tips: 'Tips = tips on card payments + tips on cash payments',
  processingFees: `${feeRules.processing.text} per card or digital wallet payment, rounded to the cent. Cash and Other payments have no fee. Refunds do not return fees.`,
  invoiceFees: `${feeRules.invoice.text} per invoice payment, rounded to the cent`,
} as const;

/** What the badges of `changeBadgeOf` say. */
export const changeRule =
  'Change = (current − earlier) ÷ earlier, both without their signs. Green is good for sales and red is bad, so more returns are + in red. N/A means no change, nothing to compare with, or that the sign changed: from a gain to a loss there is no percentage.';

/** The sum with its numbers: `In this report: $853.93 + ($60.85) + ($16.99) = $776.09`. */
export function inThisReport({ addendsOf, amountOf }: Omit<Definition, 'rule'>, data: SalesData): string {
  return `In this report: ${addendsOf(data).map(formatMoney).join(' + ')} = ${formatMoney(amountOf(data))}`;
}
