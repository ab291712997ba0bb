import { largestRemainder, notInFiles, sumOf, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { noPaymentShares } from './labels';
import { isRest, type PaymentType } from './paymentTypes';

interface Share {
  readonly amount: Cents | Unknown;
  /** Percent of all payments with one decimal, such as 64.2. `undefined` if payments add up to zero or less, or are unknown. */
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
  const total = amountOf(types);
  const whole = total === unknown || total <= 0 ? undefined : total;
  const shown = types.filter(({ name }) => !isRest(name));
  const others = types.filter(({ name }) => isRest(name));
  const parts = [...shown, { amount: amountOf(others) }];
  const percents = whole === undefined ? [] : largestRemainder(parts.map(({ amount }) => Number(amount)));
  const widthOf = (amount: Cents | Unknown) => (whole === undefined ? 0 : Math.max(0, Number(amount) / whole));
  return {
    words: wordsFor(types, whole !== undefined),
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
      amount: amountOf(others),
      percent: percents[shown.length],
      width: others.reduce((sum, { amount }) => sum + widthOf(amount), 0),
    },
  };
}

function wordsFor(types: readonly PaymentType[], hasShares: boolean): string | undefined {
  if (types.some(({ amount }) => amount === unknown)) return notInFiles;
  if (types.every(({ amount }) => amount === 0)) return noPaymentShares.none;
  if (!hasShares) return noPaymentShares.refunded;
  const [only, ...more] = types.filter(({ amount }) => Number(amount) > 0);
  if (!only || more.length > 0) return undefined;
  return types.some(({ amount }) => Number(amount) < 0)
    ? noPaymentShares.onlyOne(only.name)
    : noPaymentShares.one(only.name);
}

function amountOf(parts: readonly { readonly amount: Cents | Unknown }[]): Cents | Unknown {
  return sumOf(parts.map(({ amount }) => amount));
}
