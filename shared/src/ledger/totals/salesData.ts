import type { Cents } from '@back-office/shared/format';
import { sumRows, tenderFigure, type Figures } from './figures';
import { tenders, type Tender, type Transaction } from '../model/transaction';

/** Everything a sales report says about some rows (spec B §3). Cents, signed as shown (decision D11). */
export interface SalesData {
  readonly transactions: number;
  readonly grossSales: Cents;
  readonly items: Cents;
  readonly serviceCharges: {
    readonly total: Cents;
    readonly covidServiceCharge: Cents;
    readonly setupCost: Cents;
    readonly autoGratuity: Cents;
  };
  /** Negative, as are the next three. */
  readonly returns: Cents;
  readonly discountsAndComps: Cents;
  readonly discounts: Cents;
  readonly comps: Cents;
  readonly netSales: Cents;
  readonly giftCardSales: Cents;
  readonly taxes: Cents;
  readonly tips: Cents;
  readonly totalSales: Cents;
  /** Negative: refunded by amount. */
  readonly partialRefunds: Cents;
  readonly deferredSales: DeferredSales;
  readonly totalPaymentsCollected: Cents;
  readonly paymentMethods: readonly PaymentLine<'Card' | 'Cash'>[];
  /** The same money by tender. */
  readonly tenders: readonly PaymentLine<Tender>[];
  readonly fees: {
    readonly total: Cents;
    readonly paymentProcessingFees: Cents;
    readonly invoiceFees: Cents;
  };
  readonly netTotal: Cents;
}

export interface PaymentLine<Method extends string> {
  readonly method: Method;
  readonly amount: Cents;
}

/** Money collected before the sale is complete, and used up when it is. */
export interface DeferredSales {
  /** Repeated from above and no part of `total` (decision D11). */
  readonly giftCardSales: Cents;
  readonly invoices: Cents;
  /** Negative. */
  readonly invoiceDepositRedeemed: Cents;
  /** Online orders: paid ahead, less what was handed over. */
  readonly squareOnline: Cents;
  readonly total: Cents;
}

export function salesDataOf(rows: readonly Transaction[]): SalesData {
  return toSalesData(sumRows(rows));
}

/** Spec B §4, decision D12: net = items + charges + returns + discounts/comps; total = net + gift cards + taxes + tips. */
export function toSalesData(figures: Figures): SalesData {
  const { items, covidServiceCharge, setupCost, autoGratuity, returns, discounts, comps } = figures;
  const { giftCardSales, taxes, tips, partialRefunds, processingFees, invoiceFees } = figures;
  const chargesTotal = covidServiceCharge + setupCost + autoGratuity;
  const discountsAndComps = discounts + comps;
  const netSales = items + chargesTotal + returns + discountsAndComps;
  const totalPaymentsCollected = figures.card + figures.cash + figures.digitalWallet + figures.otherTender;
  const feesTotal = processingFees + invoiceFees;
  return {
    transactions: figures.transactions,
    grossSales: items + chargesTotal,
    items,
    serviceCharges: { total: chargesTotal, covidServiceCharge, setupCost, autoGratuity },
    returns,
    discountsAndComps,
    discounts,
    comps,
    netSales,
    giftCardSales,
    taxes,
    tips,
    totalSales: netSales + giftCardSales + taxes + tips,
    partialRefunds,
    deferredSales: deferredOf(figures),
    totalPaymentsCollected,
    paymentMethods: [
      { method: 'Card', amount: totalPaymentsCollected - figures.cash },
      { method: 'Cash', amount: figures.cash },
    ],
    tenders: tenders.map((method) => ({ method, amount: figures[tenderFigure[method]] })),
    fees: { total: feesTotal, paymentProcessingFees: processingFees, invoiceFees },
    netTotal: totalPaymentsCollected + feesTotal,
  };
}

function deferredOf(figures: Figures): DeferredSales {
  const squareOnline = figures.onlineDeposits + figures.onlineDepositsRedeemed;
  return {
    giftCardSales: figures.giftCardSales,
    invoices: figures.invoiceDeposits,
    invoiceDepositRedeemed: figures.invoiceDepositsRedeemed,
    squareOnline,
    total: figures.invoiceDeposits + figures.invoiceDepositsRedeemed + squareOnline,
  };
}
