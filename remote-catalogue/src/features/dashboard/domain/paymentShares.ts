import { largestRemainder, type Cents } from '@back-office/shared/format';
import type { DashboardData, PaymentType } from './dashboard';

/** The bar and its legend show the first three payment types. */
const maxShown = 3;

interface Share {
  readonly amount: Cents;
  /** Percent of all payments with one decimal, such as 64.2. `undefined` if payments add up to zero or less. */
  readonly percent: number | undefined;
  /** Share of the bar, never negative. */
  readonly width: number;
}

export interface PaymentShares {
  readonly shown: readonly (Share & Pick<PaymentType, 'id' | 'name' | 'color'>)[];
  /** All other payment types, drawn in a neutral color. The whole bar if there are no shares to show. */
  readonly other: Share & { readonly names: readonly PaymentType['name'][] };
}

/**
 * Each payment type's share of all payments. The percents add up to 100.0, and the widths fill the bar. If refunds equal
 * or exceed payments, shares are meaningless and the whole bar is neutral.
 */
export function paymentShares(types: DashboardData['paymentTypes']): PaymentShares {
  const total = sumOf(types);
  const hasShares = total > 0;
  const others = types.slice(maxShown);
  const parts = [...types.slice(0, maxShown), { amount: sumOf(others) }];
  const percents = hasShares ? largestRemainder(parts.map(({ amount }) => amount)) : [];
  const widthOf = (amount: Cents) => (hasShares ? Math.max(0, amount / total) : 0);
  return {
    shown: types.slice(0, maxShown).map(({ id, name, amount, color }, index) => ({
      id,
      name,
      color,
      amount,
      percent: percents[index],
      width: widthOf(amount),
    })),
    other: {
      names: others.map(({ name }) => name),
      amount: sumOf(others),
      percent: percents[maxShown],
      width: hasShares ? others.reduce((sum, { amount }) => sum + widthOf(amount), 0) : 1,
    },
  };
}

function sumOf(parts: readonly { readonly amount: Cents }[]): Cents {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
