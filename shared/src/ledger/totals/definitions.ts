import type { Cents } from '@back-office/shared/format';
import type { SalesData } from './salesData';

/** A figure that is the plain sum of others. */
interface Definition {
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
