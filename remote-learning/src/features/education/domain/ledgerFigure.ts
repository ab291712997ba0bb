import type { Cents } from '@back-office/shared/format';
import type { SalesData } from '@back-office/shared/ledger';

/**
 * Figures of the sales summary that a course can use. Deductions are positive here, because course texts subtract them:
 * Net Sales = Gross Sales - Discounts - Comps - Returns.
 */
export const ledgerFigures = {
  items: ({ items }) => items,
  serviceCharges: ({ serviceCharges }) => serviceCharges.total,
  grossSales: ({ grossSales }) => grossSales,
  returns: ({ returns }) => 0 - returns,
  discounts: ({ discounts }) => 0 - discounts,
  comps: ({ comps }) => 0 - comps,
  netSales: ({ netSales }) => netSales,
  giftCardSales: ({ giftCardSales }) => giftCardSales,
  taxes: ({ taxes }) => taxes,
  tips: ({ tips }) => tips,
  totalSales: ({ totalSales }) => totalSales,
  partialRefunds: ({ partialRefunds }) => 0 - partialRefunds,
  /** Deposits collected on invoices. */
  invoiceDeposits: ({ deferredSales }) => deferredSales.invoices,
  invoiceDepositsRedeemed: ({ deferredSales }) => 0 - deferredSales.invoiceDepositRedeemed,
  /** Deposits of online orders, less those redeemed. */
  onlineDeposits: ({ deferredSales }) => deferredSales.squareOnline,
  /** Deposits collected less deposits redeemed. */
  deferredSales: ({ deferredSales }) => deferredSales.total,
  totalPayments: ({ totalPaymentsCollected }) => totalPaymentsCollected,
  cardPayments: ({ paymentMethods }) => amountOf(paymentMethods, 'Card'),
  cashPayments: ({ paymentMethods }) => amountOf(paymentMethods, 'Cash'),
  processingFees: ({ fees }) => 0 - fees.paymentProcessingFees,
  invoiceFees: ({ fees }) => 0 - fees.invoiceFees,
  fees: ({ fees }) => 0 - fees.total,
  netTotal: ({ netTotal }) => netTotal,
} as const satisfies Record<string, (data: SalesData) => Cents>;

export type LedgerFigure = keyof typeof ledgerFigures;

/** In dollars, the unit of formulas. */
export function ledgerFigureOf(name: LedgerFigure, data: SalesData): number {
  // `+ 0` turns negative zero into zero.
  return ledgerFigures[name](data) / 100 + 0;
}

function amountOf(payments: SalesData['paymentMethods'], method: 'Card' | 'Cash'): Cents {
  return payments.find((payment) => payment.method === method)?.amount ?? 0;
}
