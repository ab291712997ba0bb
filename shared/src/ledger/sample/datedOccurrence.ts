import type { Cents, Day } from '@back-office/shared/format';
import type { KnownAmount } from '../catalog/measure';
import { fiveDollars, scale, taxOn } from '../model/amounts';
import { dayOfNumber, timeZoneOf } from '../model/calendar';
import { feeOf } from '../model/fees';
import type { Tender } from '../model/tenders';
import type { Feedback } from '../model/transaction';
import { sampleCustomers } from './customers';
import { cardsUsedBy, giftCardsRedeemed } from './giftCards';
import { idOf } from './ids';
import {
  depositOf,
  factorOf,
  occurrencesOn,
  redeemedDeposit,
  refundedSale,
  returnedOf,
  type LedgerSource,
  type Occurrence,
} from './occurrences';
import { randomInteger } from './random';

/** An occurrence with everything that its repeats have in common. */
export interface DatedOccurrence {
  readonly occurrence: Occurrence;
  /** The day on which it takes place. */
  readonly day: Day;
  readonly timeZone: string;
  readonly id: string;
  readonly refunded: Occurrence | undefined;
  readonly redeemed: Occurrence | undefined;
  /** Those that pay for it. */
  readonly giftCards: readonly Occurrence[];
  readonly tender: Tender;
}

export function datedOccurrencesOn(today: number): readonly DatedOccurrence[] {
  const [day, timeZone] = [dayOfNumber(today), timeZoneOf(today)];
  return occurrencesOn(today).map((occurrence) => {
    const { template, dayNumber } = occurrence;
    const { refundOf, redeems } = template;
    const giftCards = cardsUsedBy(occurrence);
    return {
      occurrence,
      day,
      timeZone,
      id: idOf(template, dayNumber),
      refunded: refundOf && refundedSale(dayNumber, refundOf),
      redeemed: redeems && redeemedDeposit(dayNumber, redeems),
      giftCards,
      // Gift cards are part of what merchants see as other tenders.
      tender: giftCards.length > 0 ? 'Other' : template.tender,
    };
  });
}

/** The amounts of a transaction, in cents. */
export function amountsOf(dated: DatedOccurrence, source: LedgerSource, repeat: number): Record<KnownAmount, Cents> {
  const { occurrence, refunded, redeemed, giftCards, tender } = dated;
  const { template } = occurrence;
  const { charges } = template;
  const factor = factorOf(occurrence, source, repeat);
  const itemSales = scale(template.sold, factor);
  const covidServiceCharge = scale(charges.covidServiceCharge, factor);
  const setupCost = scale(charges.setupCost, factor);
  const autoGratuity = scale(charges.autoGratuity, factor);
  const returns = refunded ? returnedOf(template, refunded, source, repeat) : scale(template.returned, factor);
  const discounts = scale(template.discount, factor);
  const comps = scale(template.comp, factor);
  const netSales = itemSales + covidServiceCharge + setupCost + autoGratuity - returns - discounts - comps;
  const taxes = template.isUntaxed ? 0 : taxOn(netSales);
  const tips = scale(template.tip, factor);
  const giftCardSales = scale(template.giftCard, factor, fiveDollars);
  const partialRefunds = scale(template.refundedAmount, factor);
  const depositCollected = depositOf(occurrence, source, repeat);
  const depositRedeemed = redeemed ? depositOf(redeemed, source, repeat) : 0;
  const totalCollected = netSales + giftCardSales + taxes + tips + depositCollected - depositRedeemed - partialRefunds;
  return {
    itemSales,
    covidServiceCharge,
    setupCost,
    autoGratuity,
    returns,
    discounts,
    comps,
    giftCardSales,
    taxes,
    tips,
    partialRefunds,
    depositCollected,
    depositRedeemed,
    giftCardRedeemed: giftCardsRedeemed(giftCards, occurrence, source, repeat),
    fee: feeOf(totalCollected, tender, template.register.channel),
    totalCollected,
  };
}

/** Templates of a day with the same customer number have the same customer. Index into `sampleCustomers`. */
export function customerIndexOf({ occurrence, refunded }: DatedOccurrence, seed: number, repeat: number): number {
  const { template, dayNumber } = refunded ?? occurrence;
  return randomInteger(seed, dayNumber, 100 + template.customer, repeat) % sampleCustomers.length;
}

/** Three sales in ten get positive feedback, one in sixteen negative. */
export function feedbackOf(
  { occurrence, refunded }: DatedOccurrence,
  seed: number,
  repeat: number,
): Feedback | undefined {
  if (refunded) return undefined;
  const { template, dayNumber } = occurrence;
  const share = (randomInteger(seed, dayNumber, template.index, repeat) >>> 8) % 1000;
  if (share < 300) return 'positive';
  return share < 362 ? 'negative' : undefined;
}
