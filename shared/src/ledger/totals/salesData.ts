import type { Cents } from '@back-office/shared/format';
import { paymentMethods, tenderRules, tenders, type PaymentMethod, type Tender } from '../model/tenders';
import type { Transaction } from '../model/transaction';
import { sumRows, type Figures } from './figures';

/** Everything a sales report says about some rows. Cents, signed as shown: deductions are negative. */
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
  /** Negative: refunded by amount, without goods coming back. */
  readonly partialRefunds: Cents;
  readonly deferredSales: DeferredSales;
  readonly totalPaymentsCollected: Cents;
  readonly paymentMethods: readonly PaymentLine<PaymentMethodLabel>[];
  /** The same money by tender. */
  readonly tenders: readonly PaymentLine<Tender>[];
  readonly fees: {
    readonly total: Cents;
    readonly paymentProcessingFees: Cents;
    readonly invoiceFees: Cents;
  };
  readonly netTotal: Cents;
}

const paymentMethodLabels = { card: 'Card', cash: 'Cash' } as const satisfies Record<PaymentMethod, string>;
type PaymentMethodLabel = (typeof paymentMethodLabels)[PaymentMethod];

export interface PaymentLine<Method extends string> {
  readonly method: Method;
  readonly amount: Cents;
}

/** Money collected before a sale is complete, and redeemed when it is. */
export interface DeferredSales {
  /** Repeated from above for information; not part of `total`. */
  readonly giftCardSales: Cents;
  readonly invoices: Cents;
  /** Negative. */
  readonly invoiceDepositRedeemed: Cents;
  /** Online orders: deposits collected, less deposits redeemed at pickup. */
  readonly squareOnline: Cents;
  readonly total: Cents;
}

export function salesDataOf(rows: readonly Transaction[]): SalesData {
  return toSalesData(sumRows(rows));
}

/** Net sales = items + charges + returns + discounts and comps; total sales = net sales + gift cards + taxes + tips. */
export function toSalesData(figures: Figures): SalesData {
  const { items, covidServiceCharge, setupCost, autoGratuity, returns, discounts, comps } = figures;
  const { giftCardSales, taxes, tips, partialRefunds, processingFees, invoiceFees } = figures;
  const chargesTotal = covidServiceCharge + setupCost + autoGratuity;
  const discountsAndComps = discounts + comps;
  const netSales = items + chargesTotal + returns + discountsAndComps;
  const payments = tenders.map((tender) => ({ method: tender, amount: figures[tender] }));
  const totalPaymentsCollected = sumOf(payments);
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
    paymentMethods: paymentMethods.map((paymentMethod) => ({
      method: paymentMethodLabels[paymentMethod],
      amount: sumOf(payments.filter(({ method }) => tenderRules[method].paymentMethod === paymentMethod)),
    })),
    tenders: payments,
    fees: { total: feesTotal, paymentProcessingFees: processingFees, invoiceFees },
    netTotal: totalPaymentsCollected + feesTotal,
  };
}

function sumOf(payments: readonly PaymentLine<string>[]): Cents {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
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
