import type { Day } from '@back-office/shared/format';
import { fiveDollars, scale, taxOn, type Factor } from '../model/amounts';
import { dayNumber as dayNumberOf, timeText, timeZoneOf } from '../model/calendar';
import { feeOf } from '../model/fees';
import { tenderRules } from '../model/tenders';
import type { Feedback, ServiceCharges, Transaction } from '../model/transaction';
import { noCharges } from './compiledTemplates';
import { sampleCustomers, type Customer } from './customers';
import { cardsUsedBy, giftCardsRedeemed } from './giftCards';
import { idOf, repeatId } from './ids';
import {
  depositOf,
  factorOf,
  minuteOf,
  occurrencesOn,
  redeemedDeposit,
  refundedSale,
  returnedOf,
  type LedgerSource,
  type Occurrence,
} from './occurrences';
import { randomInteger } from './random';
import { finish, type Steps } from './steps';

/** The rows of a day, or of some of its occurrences, in order of time. On closed days there are none. */
export function generateDay(
  source: LedgerSource,
  day: Day,
  isWanted?: (occurrence: Occurrence) => boolean,
): readonly Transaction[] {
  return finish(generateDayInSteps(source, day, isWanted));
}

/** Rows of a step: less than a millisecond of work. */
const rowsPerStep = 256;

/** The same rows, for `finishInSlices`. */
export function* generateDayInSteps(
  source: LedgerSource,
  day: Day,
  isWanted: (occurrence: Occurrence) => boolean = () => true,
): Steps<readonly Transaction[]> {
  const today = dayNumberOf(day);
  const timeZone = timeZoneOf(today);
  const rows: Transaction[] = [];
  const occurrences = occurrencesOn(today).filter(isWanted);
  for (const occurrence of occurrences) {
    const { template, dayNumber } = occurrence;
    const { refundOf, redeems } = template;
    const dated: DatedOccurrence = {
      occurrence,
      day,
      timeZone,
      id: idOf(template, dayNumber),
      refunded: refundOf && refundedSale(dayNumber, refundOf),
      redeemed: redeems && redeemedDeposit(dayNumber, redeems),
      giftCards: cardsUsedBy(occurrence),
    };
    for (let repeat = 0; repeat < source.volume; repeat++) {
      rows.push(transactionOf(dated, source, repeat));
      if (rows.length % rowsPerStep === 0) yield;
    }
  }
  // Only what was moved here from a closed day is not in order yet.
  return occurrences.some(({ dayNumber }) => dayNumber !== today) ? rows.sort((a, b) => a.minute - b.minute) : rows;
}

/** An occurrence with everything that its repeats have in common. */
interface DatedOccurrence {
  readonly occurrence: Occurrence;
  readonly day: Day;
  readonly timeZone: string;
  readonly id: string;
  readonly refunded: Occurrence | undefined;
  readonly redeemed: Occurrence | undefined;
  /** Those that pay for it. */
  readonly giftCards: readonly Occurrence[];
}

function transactionOf(dated: DatedOccurrence, source: LedgerSource, repeat: number): Transaction {
  const { occurrence, refunded, redeemed, giftCards } = dated;
  const { template, dayNumber } = occurrence;
  const { register } = template;
  const factor = factorOf(occurrence, source, repeat);
  const random = randomInteger(source.seed, dayNumber, template.index, repeat);

  const charges = chargesOf(template.charges, factor);
  const serviceCharges = charges.covidServiceCharge + charges.setupCost + charges.autoGratuity;
  const itemSales = scale(template.sold, factor);
  const returns = refunded ? returnedOf(template, refunded, source, repeat) : scale(template.returned, factor);
  const discounts = scale(template.discount, factor);
  const comps = scale(template.comp, factor);
  const grossSales = itemSales + serviceCharges;
  const netSales = grossSales - returns - discounts - comps;
  const taxes = template.isUntaxed ? 0 : taxOn(netSales);
  const tips = scale(template.tip, factor);
  const giftCardSales = scale(template.giftCard, factor, fiveDollars);
  const partialRefunds = scale(template.refundedAmount, factor);
  const depositCollected = depositOf(occurrence, source, repeat);
  const depositRedeemed = redeemed ? depositOf(redeemed, source, repeat) : 0;
  const totalCollected = netSales + giftCardSales + taxes + tips + depositCollected - depositRedeemed - partialRefunds;
  const customer = customerOf(refunded ?? occurrence, source.seed, repeat);
  const minute = minuteOf(occurrence, source, repeat);
  // Gift cards are part of what merchants see as other tenders.
  const tender = giftCards.length > 0 ? 'Other' : template.tender;

  return {
    id: repeatId(dated.id, repeat),
    date: dated.day,
    time: timeText(minute),
    timeZone: dated.timeZone,
    type: refunded ? 'refund' : 'sale',
    description: template.description,
    items: template.items,
    staff: template.staff,
    paymentMethod: tenderRules[tender].paymentMethod,
    amount: totalCollected,
    grossSales,
    serviceCharges,
    returns,
    discounts,
    comps,
    netSales,
    giftCardSales,
    taxes,
    tips,
    partialRefunds,
    channel: register.channel,
    device: register.device,
    deviceNickname: register.deviceNickname,
    source: register.source,
    staffName: template.staff,
    totalCollected,
    status: template.deposit === 0 ? 'Completed' : 'Partially Paid',
    location: register.location,
    refundReason: template.refundReason,
    tender,
    customerId: customer.id,
    customerName: customer.name,
    feedback: refunded ? undefined : feedbackOf(random),
    refundOf: refunded && repeatId(idOf(refunded.template, refunded.dayNumber), repeat),
    charges,
    itemSales,
    depositCollected,
    depositRedeemed,
    giftCardRedeemed: giftCardsRedeemed(giftCards, occurrence, source, repeat),
    fee: feeOf(totalCollected, tender, register.channel),
    minute,
    basket: template.basket,
  };
}

function chargesOf(charges: ServiceCharges, factor: Factor): ServiceCharges {
  if (charges === noCharges) return noCharges;
  return {
    covidServiceCharge: scale(charges.covidServiceCharge, factor),
    setupCost: scale(charges.setupCost, factor),
    autoGratuity: scale(charges.autoGratuity, factor),
  };
}

/** Templates of a day with the same customer number have the same customer. */
function customerOf({ template, dayNumber }: Occurrence, seed: number, repeat: number): Customer {
  const index = randomInteger(seed, dayNumber, 100 + template.customer, repeat) % sampleCustomers.length;
  return sampleCustomers[index] ?? noCustomer;
}

const noCustomer: Customer = { id: '', name: '' };

/** Three sales in ten get positive feedback, one in sixteen negative. */
function feedbackOf(random: number): Feedback | undefined {
  const share = (random >>> 8) % 1000;
  if (share < 300) return 'positive';
  return share < 362 ? 'negative' : undefined;
}
