import type { Cents } from '@back-office/shared/format';
import { feeOf, feeRules, noFigures, toSalesData } from '@back-office/shared/ledger';
import { centsOf } from './dollars';

export interface FormulaFunction {
  /** Number of arguments. */
  readonly parameters: number;
  /** In dollars. A result that is an amount is in whole cents. */
  readonly valueOf: (...values: readonly number[]) => number;
  /** The calculation in words of arithmetic, with the arguments as they are shown: `$138.00 × 2.9% + $0.30`. */
  readonly write: (...values: readonly string[]) => string;
}

/** Words that stand for a kind of fee in formulas. */
export const formulaConstants: Readonly<Record<string, number>> = { card: 1, invoice: 2, cash: 3 };

/**
 * What formulas can call. The definitions of sales figures and fees are those of the reports: they are calculated by the
 * ledger.
 */
export const formulaFunctions: Readonly<Record<string, FormulaFunction>> = {
  grossSales: {
    parameters: 2,
    valueOf: (items = 0, serviceCharges = 0) =>
      dollars(toSalesData({ ...noFigures, items: cents(items), setupCost: cents(serviceCharges) }).grossSales),
    write: (items, serviceCharges) => `${items} + ${serviceCharges}`,
  },
  netSales: {
    parameters: 4,
    valueOf: (grossSales = 0, discounts = 0, comps = 0, returns = 0) =>
      dollars(
        toSalesData({
          ...noFigures,
          items: cents(grossSales),
          discounts: -cents(discounts),
          comps: -cents(comps),
          returns: -cents(returns),
        }).netSales,
      ),
    write: (grossSales, ...deductions) => [grossSales, ...withoutZero(deductions)].join(' − '),
  },
  totalSales: {
    parameters: 4,
    valueOf: (netSales = 0, giftCards = 0, taxes = 0, tips = 0) =>
      dollars(
        toSalesData({
          ...noFigures,
          items: cents(netSales),
          giftCardSales: cents(giftCards),
          taxes: cents(taxes),
          tips: cents(tips),
        }).totalSales,
      ),
    write: (netSales, ...addends) => [netSales, ...withoutZero(addends)].join(' + '),
  },
  netTotal: {
    parameters: 2,
    valueOf: (payments = 0, fees = 0) =>
      dollars(toSalesData({ ...noFigures, Card: cents(payments), processingFees: -cents(fees) }).netTotal),
    write: (payments, fees) => `${payments} − ${fees}`,
  },
  /** `fee(138, card)`; the second argument is card, invoice or cash. */
  fee: {
    parameters: 2,
    valueOf: (collected = 0, kind = 0) => dollars(feeOfKind(cents(collected), kind)),
    write: (collected, kind) => {
      if (kind === 'cash') return 'no fee';
      return `${collected} × ${feeRules[kind === 'invoice' ? 'invoice' : 'processing'].text}`;
    },
  },
  /** `percent(138, 8)` is 8% of 138, to the cent. */
  percent: {
    parameters: 2,
    valueOf: (amount = 0, rate = 0) => dollars(cents((amount * rate) / 100)),
    write: (amount, rate) => `${amount} × ${rate}${rate?.endsWith('%') ? '' : '%'}`,
  },
  min: { parameters: 2, valueOf: Math.min, write: (one, other) => `the smaller of ${one} and ${other}` },
  max: { parameters: 2, valueOf: Math.max, write: (one, other) => `the larger of ${one} and ${other}` },
};

/** `netSales(gross, discount, 0, 0)` is written without the zeros that only fill a place. */
function withoutZero(texts: readonly string[]) {
  return texts.filter((text) => text !== '0');
}

function feeOfKind(collected: Cents, kind: number): Cents {
  if (kind === formulaConstants['cash']) return feeOf(collected, 'Cash', 'In-Store');
  if (kind === formulaConstants['invoice']) return feeOf(collected, 'Card', 'Invoice');
  if (kind === formulaConstants['card']) return feeOf(collected, 'Card', 'In-Store');
  throw new RangeError('The second argument of fee is card, invoice or cash.');
}

function cents(amount: number): Cents {
  const exact = centsOf(amount);
  if (exact === undefined) throw new RangeError('The amount is too large to be exact.');
  return exact;
}

function dollars(amount: Cents): number {
  return amount / 100;
}
