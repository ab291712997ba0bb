import type { Cents } from '@back-office/shared/format';
import type { KnownAmount } from '../catalog/measure';
import { at } from '../columns/columns';
import { fiveDollars, oneDollar, scale, taxOn } from '../model/amounts';
import { timeZoneOf } from '../model/calendar';
import { feeBy, feeRuleOf } from '../model/fees';
import type { Tender } from '../model/tenders';
import type { Feedback } from '../model/transaction';
import { sampleCustomers } from './customers';
import { amountUsed, cardsUsedBy } from './giftCards';
import { idOf } from './ids';
import {
  depositOf,
  factorsOf,
  occurrencesOn,
  redeemedDeposit,
  refundedSale,
  returnedOf,
  type LedgerSource,
  type Occurrence,
  type RowSpan,
} from './occurrences';
import { randomFrom, randomStart } from './random';

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

/** Writes the amounts of repeats of an occurrence, in cents. Before that, all are 0. */
export function writeAmounts(
  amounts: Readonly<Record<KnownAmount, Float64Array>>,
  span: RowSpan,
  { occurrence, refunded, redeemed, giftCards, tender }: DatedOccurrence,
  source: LedgerSource,
): void {
  const { template } = occurrence;
  const { from, count, firstRepeat } = span;
  const factors = factorsOf(occurrence, source, span);
  const writeScaled = (amount: KnownAmount, listed: Cents, step?: Cents) =>
    fillScaled(amounts[amount], from, listed, factors, step);
  writeScaled('itemSales', template.sold);
  writeScaled('covidServiceCharge', template.charges.covidServiceCharge);
  writeScaled('setupCost', template.charges.setupCost);
  writeScaled('autoGratuity', template.charges.autoGratuity);
  if (refunded) {
    for (let nth = 0; nth < count; nth++)
      amounts.returns[from + nth] = returnedOf(template, refunded, source, firstRepeat + nth);
  } else writeScaled('returns', template.returned);
  writeScaled('discounts', template.discount);
  writeScaled('comps', template.comp);
  writeScaled('giftCardSales', template.giftCard, fiveDollars);
  writeScaled('tips', template.tip);
  writeScaled('partialRefunds', template.refundedAmount);
  writeScaled('depositCollected', template.deposit, oneDollar);
  if (redeemed)
    for (let nth = 0; nth < count; nth++)
      amounts.depositRedeemed[from + nth] = depositOf(redeemed, source, firstRepeat + nth);
  for (const card of giftCards) {
    const amountAt = amountUsed(card, occurrence, source);
    for (let nth = 0; nth < count; nth++)
      amounts.giftCardRedeemed[from + nth] = at(amounts.giftCardRedeemed, from + nth) + amountAt(firstRepeat + nth);
  }
  writeTotals(amounts, from, from + count, template.isUntaxed);
  const feeRule = feeRuleOf(tender, template.register.channel);
  for (let row = from; row < from + count; row++) amounts.fee[row] = feeBy(feeRule, at(amounts.totalCollected, row));
}

/** A function of its own, because the engine compiles the loop for itself: most of the time goes into such loops. */
function fillScaled(column: Float64Array, from: number, listed: Cents, factors: Float64Array, step?: Cents): void {
  // Most transactions lack most amounts.
  if (listed === 0) return;
  for (let nth = 0; nth < factors.length; nth++) column[from + nth] = scale(listed, at(factors, nth), step);
}

function writeTotals(
  amounts: Readonly<Record<KnownAmount, Float64Array>>,
  from: number,
  end: number,
  isUntaxed: boolean,
): void {
  const { itemSales, covidServiceCharge, setupCost, autoGratuity, returns, discounts, comps } = amounts;
  const { giftCardSales, taxes, tips, partialRefunds, depositCollected, depositRedeemed, totalCollected } = amounts;
  for (let row = from; row < end; row++) {
    const gross = at(itemSales, row) + at(covidServiceCharge, row) + at(setupCost, row) + at(autoGratuity, row);
    const netSales = gross - at(returns, row) - at(discounts, row) - at(comps, row);
    const tax = isUntaxed ? 0 : taxOn(netSales);
    const deposits = at(depositCollected, row) - at(depositRedeemed, row);
    taxes[row] = tax;
    totalCollected[row] = netSales + at(giftCardSales, row) + tax + at(tips, row) + deposits - at(partialRefunds, row);
  }
}

/** Templates of a day with the same customer number have the same customer. Writes indices into `sampleCustomers`. */
export function writeCustomers(
  codes: Uint32Array,
  { from, count, firstRepeat }: RowSpan,
  { occurrence, refunded }: DatedOccurrence,
  seed: number,
): void {
  const { template, dayNumber } = refunded ?? occurrence;
  const start = randomStart(seed, dayNumber, 100 + template.customer);
  for (let nth = 0; nth < count; nth++)
    codes[from + nth] = randomFrom(start, firstRepeat + nth) % sampleCustomers.length;
}

/** Three sales in ten get positive feedback, one in sixteen negative. */
export function writeFeedback(
  codes: Uint32Array,
  { from, count, firstRepeat }: RowSpan,
  { occurrence: { template, dayNumber }, refunded }: DatedOccurrence,
  seed: number,
  code: Readonly<Record<Feedback | 'none', number>>,
): void {
  const start = randomStart(seed, dayNumber, template.index);
  for (let nth = 0; nth < count; nth++) {
    const share = refunded ? 999 : (randomFrom(start, firstRepeat + nth) >>> 8) % 1000;
    codes[from + nth] = share < 300 ? code.positive : share < 362 ? code.negative : code.none;
  }
}
