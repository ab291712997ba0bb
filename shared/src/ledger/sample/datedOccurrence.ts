import type { Cents } from '@back-office/shared/format';
import { netParts, type KnownAmount, type SignedAmounts } from '../catalog/measure';
import { addTo, at } from '../columns/columns';
import { fiveDollars, oneDollar, scale, taxOn } from '../model/amounts';
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
  readonly id: string;
  readonly refunded: Occurrence | undefined;
  readonly redeemed: Occurrence | undefined;
  /** Those that pay for it. */
  readonly giftCards: readonly Occurrence[];
  readonly tender: Tender;
}

export function datedOccurrencesOn(today: number): readonly DatedOccurrence[] {
  return occurrencesOn(today).map((occurrence) => {
    const { template, dayNumber } = occurrence;
    const { refundOf, redeems } = template;
    const giftCards = cardsUsedBy(occurrence);
    return {
      occurrence,
      today,
      id: idOf(template, dayNumber),
      refunded: refundOf && refundedSale(dayNumber, refundOf),
      redeemed: redeems && redeemedDeposit(dayNumber, redeems),
      giftCards,
      // Gift cards are part of what merchants see as other tenders.
      tender: giftCards.length > 0 ? 'Other' : template.tender,
    };
  });
}

/** What is collected, beside net sales and taxes, each with its sign. */
const collectedParts: SignedAmounts = [
  ['giftCardSales', 1],
  ['tips', 1],
  ['depositCollected', 1],
  ['depositRedeemed', -1],
  ['partialRefunds', -1],
];

/**
 * Writes the amounts of repeats of an occurrence, in cents. Before that, all are 0. Amounts that it has not are neither
 * written nor read, because the first use of memory takes longer than all the rest. Returns those that it has.
 */
export function writeAmounts(
  amounts: Readonly<Record<KnownAmount, Float64Array>>,
  span: RowSpan,
  { occurrence, refunded, redeemed, giftCards, tender }: DatedOccurrence,
  source: LedgerSource,
): Iterable<KnownAmount> {
  const { template } = occurrence;
  const { from, count, firstRepeat } = span;
  const factors = factorsOf(occurrence, source, span);
  const written = new Map<KnownAmount, Float64Array>();
  const write = (amount: KnownAmount) => {
    const own = amounts[amount].subarray(from, from + count);
    written.set(amount, own);
    return own;
  };
  const writeScaled = (amount: KnownAmount, listed: Cents, step?: Cents) => {
    if (listed !== 0) fillScaled(write(amount), listed, factors, step);
  };
  writeScaled('itemSales', template.sold);
  writeScaled('covidServiceCharge', template.charges.covidServiceCharge);
  writeScaled('setupCost', template.charges.setupCost);
  writeScaled('autoGratuity', template.charges.autoGratuity);
  if (!refunded) writeScaled('returns', template.returned);
  else if (template.returned !== 0) {
    const returns = write('returns');
    for (let nth = 0; nth < count; nth++) returns[nth] = returnedOf(template, refunded, source, firstRepeat + nth);
  }
  writeScaled('discounts', template.discount);
  writeScaled('comps', template.comp);
  writeScaled('giftCardSales', template.giftCard, fiveDollars);
  writeScaled('tips', template.tip);
  writeScaled('partialRefunds', template.refundedAmount);
  writeScaled('depositCollected', template.deposit, oneDollar);
  if (redeemed) {
    const deposits = write('depositRedeemed');
    for (let nth = 0; nth < count; nth++) deposits[nth] = depositOf(redeemed, source, firstRepeat + nth);
  }
  for (const card of giftCards) {
    const amountAt = amountUsed(card, occurrence, source);
    const redeemedBefore = write('giftCardRedeemed');
    for (let nth = 0; nth < count; nth++) redeemedBefore[nth] = at(redeemedBefore, nth) + amountAt(firstRepeat + nth);
  }
  const [collected, taxes] = [write('totalCollected'), write('taxes')];
  addParts(collected, netParts, written);
  if (!template.isUntaxed) writeTaxes(taxes, collected);
  addTo(collected, taxes, 1);
  addParts(collected, collectedParts, written);
  const feeRule = feeRuleOf(tender, template.register.channel);
  const fees = feeRule && write('fee');
  if (fees) for (let nth = 0; nth < count; nth++) fees[nth] = feeBy(feeRule, at(collected, nth));
  return written.keys();
}

/** A function of its own, because the engine compiles the loop for itself: most of the time goes into such loops. */
function fillScaled(column: Float64Array, listed: Cents, factors: Float64Array, step?: Cents): void {
  for (let nth = 0; nth < factors.length; nth++) column[nth] = scale(listed, at(factors, nth), step);
}

function addParts(sums: Float64Array, parts: SignedAmounts, written: ReadonlyMap<KnownAmount, Float64Array>): void {
  for (const [amount, sign] of parts) {
    const values = written.get(amount);
    if (values) addTo(sums, values, sign);
  }
}

function writeTaxes(taxes: Float64Array, netSales: Float64Array): void {
  for (let nth = 0; nth < taxes.length; nth++) taxes[nth] = taxOn(at(netSales, nth));
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

export const feedbackTexts = ['', 'positive', 'negative'] as const satisfies readonly ('' | Feedback)[];

/** Three sales in ten get positive feedback, one in sixteen negative. Writes indices into `feedbackTexts`. */
export function writeFeedback(
  codes: Uint32Array,
  { from, count, firstRepeat }: RowSpan,
  { occurrence: { template, dayNumber }, refunded }: DatedOccurrence,
  seed: number,
): void {
  const start = randomStart(seed, dayNumber, template.index);
  for (let nth = 0; nth < count; nth++) {
    const share = refunded ? 999 : (randomFrom(start, firstRepeat + nth) >>> 8) % 1000;
    codes[from + nth] = share < 300 ? 1 : share < 362 ? 2 : 0;
  }
}
