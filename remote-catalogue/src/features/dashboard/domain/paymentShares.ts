import type { Cents } from '@back-office/shared/format';
import type { DashboardData, PaymentType } from './dashboard';

/** Spec A §9: the bar and its legend show so many types. */
const shownTypes = 3;

export interface PaymentShares {
  readonly shown: readonly ShownPayment[];
  /** Share of the bar that stays neutral: the types not shown, or all of it where there is nothing to share out. */
  readonly rest: number;
  /** Paid by the types not shown. */
  readonly restAmount: Cents;
}

interface ShownPayment extends PaymentType {
  /** `undefined` where nothing was paid in all, so that there is nothing to have a share of. */
  readonly share: number | undefined;
  /** Of the bar, never below zero; the widths and `rest` fill it. */
  readonly width: number;
}

/**
 * The bar of decision D17: true shares of all payments. On a day that paid out as much as it took in, or more, shares
 * mean nothing, so the bar stays neutral.
 */
export function paymentShares(types: DashboardData['paymentTypes']): PaymentShares {
  const hasShares = types.reduce((sum, { amount }) => sum + amount, 0) > 0;
  const widths = types.map(({ percentage }) => (hasShares ? Math.max(0, percentage) : 0));
  const rest = widths.slice(shownTypes).reduce((sum, width) => sum + width, 0);
  return {
    shown: types.slice(0, shownTypes).map((type, index) => ({
      ...type,
      share: hasShares ? type.percentage : undefined,
      width: widths[index] ?? 0,
    })),
    rest: hasShares ? rest : 1,
    restAmount: types.slice(shownTypes).reduce((sum, { amount }) => sum + amount, 0),
  };
}
