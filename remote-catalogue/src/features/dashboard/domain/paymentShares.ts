import { largestRemainder, type Cents } from '@back-office/shared/format';
import { noPaymentShares } from './labels';
import { isKnown, type PaymentType } from './paymentTypes';

/** The bar and its legend show the first three payment types, and those that only the source has. */
const maxShown = 3;

interface Share {
  readonly amount: Cents;
  /** Percent of all payments with one decimal, such as 64.2. `undefined` if payments add up to zero or less. */
  readonly percent: number | undefined;
  /** Share of the bar, never negative. */
  readonly width: number;
}

export interface PaymentShares {
  /** What the bar would not show: no payments, no shares, or one type alone. `undefined` if it has parts. */
  readonly words: string | undefined;
  readonly shown: readonly (Share & Pick<PaymentType, 'id' | 'name' | 'color'>)[];
  /** All other payment types, drawn in a neutral color. */
  readonly other: Share & { readonly names: readonly PaymentType['name'][] };
}

/**
 * Each payment type's share of all payments. The percents add up to 100.0, and the widths fill the bar. If refunds equal
 * or exceed payments, there are no shares. Fewer than two parts are said in words instead of a bar.
 */
export function paymentShares(types: readonly PaymentType[]): PaymentShares {
  const total = sumOf(types);
  const hasShares = total > 0;
  const shown = types.filter(({ name }, index) => index < maxShown || !isKnown(name));
  const others = types.filter((type) => !shown.includes(type));
  const parts = [...shown, { amount: sumOf(others) }];
  const percents = hasShares ? largestRemainder(parts.map(({ amount }) => amount)) : [];
  const widthOf = (amount: Cents) => (hasShares ? Math.max(0, amount / total) : 0);
  return {
    words: wordsFor(types, hasShares),
    shown: shown.map(({ id, name, amount, color }, index) => ({
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
      percent: percents[shown.length],
      width: others.reduce((sum, { amount }) => sum + widthOf(amount), 0),
    },
  };
}

function wordsFor(types: readonly PaymentType[], hasShares: boolean): string | undefined {
  if (types.every(({ amount }) => amount === 0)) return noPaymentShares.none;
  if (!hasShares) return noPaymentShares.refunded;
  const [only, ...more] = types.filter(({ amount }) => amount > 0);
  if (!only || more.length > 0) return undefined;
  return types.some(({ amount }) => amount < 0) ? noPaymentShares.onlyOne(only.name) : noPaymentShares.one(only.name);
}

function sumOf(parts: readonly { readonly amount: Cents }[]): Cents {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
