import type { Cents } from '@back-office/shared/format';
import type { KnownAmount } from '../catalog/measure';
import { at } from '../columns/dimensionColumn';
import { fiveDollars, oneDollar, scale, taxOn } from '../model/amounts';
import { timeZoneOf } from '../model/calendar';
import { feeOf } from '../model/fees';
import type { Tender } from '../model/tenders';
import type { Feedback } from '../model/transaction';
import { sampleCustomers } from './customers';
import { amountUsed, cardsUsedBy } from './giftCards';
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
  /** The day on which it takes place, in days since 1970. */
  readonly today: number;
  readonly timeZone: string;
  readonly id: string;
  readonly refunded: Occurrence | undefined;
  readonly redeemed: Occurrence | undefined;
  /** Those that pay for it. */
  readonly giftCards: readonly Occurrence[];
  readonly tender: Tender;
}

export function datedOccurrencesOn(today: number): readonly DatedOccurrence[] {
  const timeZone = timeZoneOf(today);
  return occurrencesOn(today).map((occurrence) => {
    const { template, dayNumber } = occurrence;
    const { refundOf, redeems } = template;
    const giftCards = cardsUsedBy(occurrence);
    return {
      occurrence,
      today,
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

/** Writes the amounts of repeats of an occurrence, in cents, from a row on. Before that, all are 0. */
export function writeAmounts(
  amounts: Readonly<Record<KnownAmount, Float64Array>>,
  { from, count, firstRepeat }: { readonly from: number; readonly count: number; readonly firstRepeat: number },
  { occurrence, refunded, redeemed, giftCards, tender }: DatedOccurrence,
  source: LedgerSource,
): void {
  const { template } = occurrence;
  const factors = Array.from({ length: count }, (_, nth) => factorOf(occurrence, source, firstRepeat + nth));
  const write = (column: Float64Array, valueOf: (nth: number) => Cents) => {
    for (let nth = 0; nth < count; nth++) column[from + nth] = valueOf(nth);
  };
  const writeScaled = (column: Float64Array, listed: Cents, step?: Cents) => {
    // Most transactions lack most amounts.
    if (listed !== 0) write(column, (nth) => scale(listed, factors[nth] ?? NaN, step));
  };
  const { itemSales, covidServiceCharge, setupCost, autoGratuity, returns, discounts, comps } = amounts;
  const { giftCardSales, taxes, tips, partialRefunds, depositCollected, depositRedeemed } = amounts;
  const { totalCollected, giftCardRedeemed, fee } = amounts;
  writeScaled(itemSales, template.sold);
  writeScaled(covidServiceCharge, template.charges.covidServiceCharge);
  writeScaled(setupCost, template.charges.setupCost);
  writeScaled(autoGratuity, template.charges.autoGratuity);
  if (refunded) write(returns, (nth) => returnedOf(template, refunded, source, firstRepeat + nth));
  else writeScaled(returns, template.returned);
  writeScaled(discounts, template.discount);
  writeScaled(comps, template.comp);
  writeScaled(giftCardSales, template.giftCard, fiveDollars);
  writeScaled(tips, template.tip);
  writeScaled(partialRefunds, template.refundedAmount);
  writeScaled(depositCollected, template.deposit, oneDollar);
  if (redeemed) write(depositRedeemed, (nth) => depositOf(redeemed, source, firstRepeat + nth));
  const used = giftCards.map((card) => amountUsed(card, occurrence, source));
  if (used.length > 0)
    write(giftCardRedeemed, (nth) => used.reduce((sum, amountAt) => sum + amountAt(firstRepeat + nth), 0));
  for (let row = from; row < from + count; row++) {
    const gross = at(itemSales, row) + at(covidServiceCharge, row) + at(setupCost, row) + at(autoGratuity, row);
    const netSales = gross - at(returns, row) - at(discounts, row) - at(comps, row);
    const tax = template.isUntaxed ? 0 : taxOn(netSales);
    const deposits = at(depositCollected, row) - at(depositRedeemed, row);
    const collected = netSales + at(giftCardSales, row) + tax + at(tips, row) + deposits - at(partialRefunds, row);
    taxes[row] = tax;
    totalCollected[row] = collected;
    fee[row] = feeOf(collected, tender, template.register.channel);
  }
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
