import type { Day } from '@back-office/shared/format';
import { fiveDollars, scaled, taxOn, type Factor } from '../model/amounts';
import { dayNumber, isClosed, timeText, timeZoneOf, weekdayOf } from '../model/calendar';
import { draw } from './draw';
import { depositBefore, depositOf, factorOf, returnedOf, saleBefore, type EntryOn } from './earlierRows';
import { entries, jitter, noCharges } from './entries';
import { feeOf } from '../model/fees';
import { idOf, repeated } from './ids';
import type { LedgerSource } from '../model/ledgerSource';
import type { ServiceCharges, Transaction } from '../model/transaction';
import { customerOf, feedbackOf } from './visits';

/** The rows of a day in order of time; none on the two closed days. */
export function generateDay(source: LedgerSource, day: Day): readonly Transaction[] {
  const number = dayNumber(day);
  if (isClosed(day)) return [];
  const timeZone = timeZoneOf(number);
  const rows: Transaction[] = [];
  for (const entry of entries[weekdayOf(number)] ?? []) {
    const { refundOf, redeems } = entry;
    const today: EntryToday = {
      on: { entry, number },
      day,
      timeZone,
      minute: entry.minute + (draw(source.seed, number, entry.row, 0) % jitter),
      id: idOf(entry, number),
      refunded: refundOf && saleBefore(number, refundOf),
      redeemed: redeems && depositBefore(number, redeems),
    };
    for (let repeat = 0; repeat < source.volume; repeat++) rows.push(transactionOf(today, source, repeat));
  }
  return rows;
}

interface EntryToday {
  readonly on: EntryOn;
  readonly day: Day;
  readonly timeZone: string;
  /** Of the first row; repeats follow in the gap to the next entry. */
  readonly minute: number;
  readonly id: string;
  readonly refunded: EntryOn | undefined;
  readonly redeemed: EntryOn | undefined;
}

function transactionOf(today: EntryToday, source: LedgerSource, repeat: number): Transaction {
  const { on, refunded, redeemed } = today;
  const { entry, number } = on;
  const { till } = entry;
  const factor = factorOf(on, source, repeat);
  const chance = draw(source.seed, number, entry.row, repeat);

  const charges = chargesOf(entry.charges, factor);
  const serviceCharges = charges.covidServiceCharge + charges.setupCost + charges.autoGratuity;
  const itemSales = scaled(entry.sold, factor);
  const returns = refunded ? returnedOf(entry, refunded, source, repeat) : scaled(entry.returned, factor);
  const discounts = scaled(entry.discount, factor);
  const comps = scaled(entry.comp, factor);
  const grossSales = itemSales + serviceCharges;
  const netSales = grossSales - returns - discounts - comps;
  const taxes = entry.isUntaxed ? 0 : taxOn(netSales);
  const tips = scaled(entry.tip, factor);
  const giftCardSales = scaled(entry.giftCard, factor, fiveDollars);
  const partialRefunds = scaled(entry.refundedAmount, factor);
  const depositCollected = depositOf(on, source, repeat);
  const depositRedeemed = redeemed ? depositOf(redeemed, source, repeat) : 0;
  const totalCollected = netSales + giftCardSales + taxes + tips + depositCollected - depositRedeemed - partialRefunds;
  const minute = today.minute + Math.floor((repeat * entry.spread) / source.volume);

  return {
    id: repeated(today.id, repeat),
    date: today.day,
    time: timeText(minute),
    timeZone: today.timeZone,
    type: refunded ? 'refund' : 'sale',
    description: entry.description,
    items: entry.items,
    staff: entry.staff,
    paymentMethod: entry.tender === 'Cash' ? 'cash' : 'card',
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
    channel: till.channel,
    device: till.device,
    deviceNickname: till.deviceNickname,
    source: till.source,
    staffName: entry.staff,
    totalCollected,
    status: entry.deposit === 0 ? 'Completed' : 'Partially Paid',
    location: till.location,
    refundReason: entry.refundReason,
    tender: entry.tender,
    customerId: refunded
      ? customerOf(source.seed, refunded.number, refunded.entry.visitor, repeat)
      : customerOf(source.seed, number, entry.visitor, repeat),
    feedback: refunded ? undefined : feedbackOf(chance),
    refundOf: refunded && repeated(idOf(refunded.entry, refunded.number), repeat),
    charges,
    itemSales,
    depositCollected,
    depositRedeemed,
    fee: feeOf(totalCollected, entry.tender, till.channel),
    minute,
    basket: entry.basket,
  };
}

function chargesOf(charges: ServiceCharges, factor: Factor): ServiceCharges {
  if (charges === noCharges) return noCharges;
  return {
    covidServiceCharge: scaled(charges.covidServiceCharge, factor),
    setupCost: scaled(charges.setupCost, factor),
    autoGratuity: scaled(charges.autoGratuity, factor),
  };
}
