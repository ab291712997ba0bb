import type { Cents } from '@back-office/shared/format';
import type { DashboardData, PaymentType } from './dashboard';

/** The bar and its legend show the first three payment types. */
const maxShown = 3;

export interface PaymentShares {
  readonly shown: readonly ShownPayment[];
  /** Share of the bar for all other payment types, drawn in a neutral color. 1 if there are no shares to show. */
  readonly otherShare: number;
  /** Amount paid with all other payment types. */
  readonly otherAmount: Cents;
}

interface ShownPayment extends PaymentType {
  /** Share of all payments. `undefined` if payments add up to zero or less. */
  readonly share: number | undefined;
  /** Share of the bar, never negative. The widths and `otherShare` fill the bar. */
  readonly width: number;
}

/**
 * Each payment type's share of all payments. If refunds equal or exceed payments, shares are meaningless and the whole bar
 * is neutral.
 */
export function paymentShares(types: DashboardData['paymentTypes']): PaymentShares {
  const hasShares = types.reduce((sum, { amount }) => sum + amount, 0) > 0;
  const widths = types.map(({ percentage }) => (hasShares ? Math.max(0, percentage) : 0));
  const otherShare = widths.slice(maxShown).reduce((sum, width) => sum + width, 0);
  return {
    shown: types.slice(0, maxShown).map((type, index) => ({
      ...type,
      share: hasShares ? type.percentage : undefined,
      width: widths[index] ?? 0,
    })),
    otherShare: hasShares ? otherShare : 1,
    otherAmount: types.slice(maxShown).reduce((sum, { amount }) => sum + amount, 0),
  };
}
