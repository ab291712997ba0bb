import type { Cents } from '@back-office/shared/format';
import { perMille } from './amounts';
import type { Channel, Tender } from './transaction';

/** The texts the merchant reads, and the same rule in thousandths and cents (spec B §9, decision D18). */
export const feeRules = {
  processing: { text: '2.9% + $0.30', rate: 29, fixed: 30 },
  invoice: { text: '3.50% + $0.15', rate: 35, fixed: 15 },
} as const;

export type FeeKind = keyof typeof feeRules;

export function feeKind(channel: Channel): FeeKind {
  return channel === 'Invoice' ? 'invoice' : 'processing';
}

/** Fee of one payment, half a cent up; none on Cash, Other and refunds, and refunds give none back (decision D11). */
export function feeOf(collected: Cents, tender: Tender, channel: Channel): Cents {
  if (collected <= 0 || tender === 'Cash' || tender === 'Other') return 0;
  const { rate, fixed } = feeRules[feeKind(channel)];
  return perMille(collected, rate) + fixed;
}

/** The daily view's sample figure: 2.9 % of payments collected, to the cent, as a negative line (decision D18). */
export function dailyViewFee(paymentsCollected: Cents): Cents {
  return 0 - perMille(Math.max(0, paymentsCollected), feeRules.processing.rate);
}
