import {
  formatMoney,
  formatPercent,
  isSampleLocale,
  pageFormat,
  samplePageFormat,
  type Cents,
} from '@back-office/shared/format';
import { perMille } from './amounts';
import { knownTender, tenderRules } from './tenders';

/** What is charged per payment. */
export interface FeeRule {
  /** Short, such as `2.9% + $0.30`. */
  readonly text: string;
  /** In full, in sentences for merchants. */
  readonly rule: string;
  /** In thousandths of the payment, and in cents. */
  readonly rate: number;
  readonly fixed: Cents;
}

/** Those of the sample. Another shop says its own in `LedgerFacts`. */
export const feeRules = {
  processing: {
    text: '2.9% + $0.30',
    rule: '2.9% + $0.30 per card or digital wallet payment, rounded to the cent. Cash and Other payments have no fee. Refunds do not return fees.',
    rate: 29,
    fixed: 30,
  },
  invoice: {
    text: '3.50% + $0.15',
    rule: '3.50% + $0.15 per invoice payment, rounded to the cent',
    rate: 35,
    fixed: 15,
  },
} as const satisfies Readonly<Record<FeeKind, FeeRule>>;

/**
 * A rule of the sample where it is an example in any shop: `2,9 % + 0,30 €`. A dollar stands for a hundred of the smallest
 * units of the shop's currency, so that rate and fixed part keep their proportion.
 */
export function feeText({ text, rate, fixed }: FeeRule): string {
  const isSample = isSampleLocale() && pageFormat().currency === samplePageFormat.currency;
  return isSample ? text : `${formatPercent(rate / 1000, 1)} + ${formatMoney(fixed)}`;
}

export type FeeKind = 'processing' | 'invoice';

export function feeKind(channel: string): FeeKind {
  return channel === 'Invoice' ? 'invoice' : 'processing';
}

/** Fee of one payment, half a cent rounded up. Some tenders have none. Refunds are free and return no fee. */
export function feeOf(collected: Cents, tender: string, channel: string): Cents {
  return feeBy(feeRuleOf(tender, channel), collected);
}

/** The rule of the sample for a payment; `undefined` if its tender has no fee. */
export function feeRuleOf(tender: string, channel: string): FeeRule | undefined {
  return tenderRules[knownTender(tender)].hasFee ? feeRules[feeKind(channel)] : undefined;
}

/** What a rule charges for one payment, half a cent rounded up. Refunds are free and return no fee. */
export function feeBy(rule: FeeRule | undefined, collected: Cents): Cents {
  return rule && collected > 0 ? perMille(collected, rule.rate) + rule.fixed : 0;
}

/** The daily view's sample figure: 2.9% of the payments collected, to the cent, as a negative line. */
export function dailyViewFee(paymentsCollected: Cents): Cents {
  return 0 - perMille(Math.max(0, paymentsCollected), feeRules.processing.rate);
}
