import { notInFiles } from '@back-office/shared/format';
import type { ColumnRow } from '../../ledger/columns/columnsOfRows';
import { dayOfNumber } from '../../ledger/model/calendar';
import { paidBy } from '../../ledger/model/tenders';
import { clockTime } from '../../ledger/model/transaction';
import type { FactAmount } from '../facts/fact';
import { createFactReader, type TransactionFacts } from './factReader';
import { minus, orUnknown, plus, sumOf, type Maybe } from '../facts/maybe';
import { lineOf, paymentsOf } from './parts';
import type { BooksPlan, PlannedTransaction } from './planBooks';
import { isSumOfSales } from './saleCounts';
import { tieLines } from './tieLines';

/** Makes transactions of planned ones. Texts that list their items are left out. */
export function createAssembler({ layers, settings, refunds }: BooksPlan) {
  const read = createFactReader(layers);
  const dateOf = createDates();
  return function assemble({ id, family, day, minute, isTimed, facts: refs }: PlannedTransaction): ColumnRow {
    const facts = read(refs);
    const refundOf = facts.text('refundOf');
    const dated = refundOf === '' ? refunds.ofSale(family, id) : refunds.besidesSum(family, refundOf);
    const { lines: tied, amounts } = amountsOf(facts, dated);
    const { itemSales, returns, serviceCharges, totalCollected, tips, fee } = amounts;
    const payments = paymentsOf(facts.payments, {
      amount: totalCollected,
      tip: tips,
      fee,
      tender: facts.text('tender'),
      isCash: facts.text('method') === 'cash',
    });
    const lines = tied.map(lineOf);
    const type = typeOf(facts.text('type'), itemSales, returns, totalCollected);
    // Files do not say which kind a service charge is.
    const none = orUnknown(plus(serviceCharges, minus(serviceCharges)));
    const { text } = facts;
    const { tender, paymentMethod } = paidBy(payments);
    const timeZone = isTimed ? (settings.timeZone ?? '') : '';
    // Field by field: with copies of parts of it, each of millions of transactions takes twice the time.
    return {
      id,
      kind: text('kind') || kindOf(type, itemSales, returns),
      date: dateOf(day),
      time: clockTime({ minute, timeZone }),
      timeZone,
      type,
      staff: text('staff'),
      staffName: text('staff'),
      channel: text('channel'),
      device: text('device'),
      deviceNickname: text('deviceNickname'),
      source: text('source'),
      status: isSumOfSales(layers, refs) ? notInFiles : text('status') || 'Completed',
      location: text('location'),
      refundReason: text('refundReason'),
      customerId: text('customerId'),
      customerName: text('customerName'),
      description: text('description') || undefined,
      items: undefined,
      feedback: undefined,
      refundOf: refundOf === '' || refundOf === id ? undefined : refundOf,
      charges: { covidServiceCharge: none, setupCost: none, autoGratuity: orUnknown(serviceCharges) },
      minute,
      payments,
      lines,
      tender,
      paymentMethod,
      itemSales: orUnknown(itemSales),
      serviceCharges: orUnknown(serviceCharges),
      grossSales: orUnknown(amounts.grossSales),
      returns: orUnknown(returns),
      discounts: orUnknown(amounts.discounts),
      comps: orUnknown(amounts.comps),
      netSales: orUnknown(amounts.netSales),
      taxes: orUnknown(amounts.taxes),
      tips: orUnknown(tips),
      fee: orUnknown(fee),
      giftCardSales: orUnknown(amounts.giftCardSales),
      partialRefunds: orUnknown(amounts.partialRefunds),
      depositCollected: orUnknown(amounts.depositCollected),
      depositRedeemed: orUnknown(amounts.depositRedeemed),
      giftCardRedeemed: orUnknown(amounts.giftCardRedeemed),
      totalCollected: orUnknown(totalCollected),
      amount: orUnknown(totalCollected),
    };
  };
}

/** Transactions come in order of their days. */
function createDates() {
  let last = { day: NaN, date: '' };
  return (day: number) => {
    if (day !== last.day) last = { day, date: dayOfNumber(day) };
    return last.date;
  };
}

/** `dated`: what refunds that are transactions themselves have paid back. */
function amountsOf(facts: TransactionFacts, dated: number) {
  const { ofPayments } = facts;
  const converted = convertedAmounts(facts);
  const ofOrder = (name: FactAmount) => converted?.[name] ?? facts.ofOrder(name);
  const giftCardSales = ofOrder('giftCardSales');
  const stated = {
    itemSales: ofOrder('itemSales'),
    returns: ofOrder('returns'),
    discounts: ofOrder('discounts'),
    comps: ofOrder('comps'),
    taxes: ofOrder('taxes'),
  };
  const { lines, itemSales, returns, discounts, comps, taxes } = tieLines(facts.lines, stated, giftCardSales);
  const serviceCharges = ofOrder('serviceCharges') ?? (facts.hasLines ? 0 : undefined);
  const grossSales = plus(itemSales, serviceCharges);
  const partial = ofOrder('partialRefunds');
  const moved = partial === undefined || facts.text('undatedRefunds') === '' ? 0 : Math.min(partial, dated);
  const paid = ofPayments('paid');
  const totalCollected = plus(ofOrder('totalCollected'), moved) ?? paid;
  // The fee of a part that no payment names is not known.
  const paidFee = paid !== undefined && paid === totalCollected ? ofPayments('fee') : undefined;
  const amounts = {
    itemSales,
    serviceCharges,
    grossSales,
    returns,
    discounts,
    comps,
    netSales: sumOf([grossSales, minus(returns), minus(discounts), minus(comps)]) ?? ofOrder('netSales'),
    taxes,
    tips: ofOrder('tips') ?? ofPayments('tips'),
    fee: ofOrder('fee') ?? paidFee,
    giftCardSales,
    partialRefunds: plus(partial, 0 - moved),
    depositCollected: ofOrder('depositCollected'),
    depositRedeemed: ofOrder('depositRedeemed'),
    giftCardRedeemed: ofOrder('giftCardRedeemed'),
    totalCollected,
  };
  return { lines, amounts };
}

/** An amount in another currency is to what came in for it as its net amount is. */
function convertedAmounts({ ofOrder, text }: TransactionFacts): Partial<Record<FactAmount, number>> | undefined {
  if (text('conversion') === '') return undefined;
  const [paid, net, came] = [ofOrder('foreignPaid'), ofOrder('foreignNet'), ofOrder('convertedNet')];
  if (paid === undefined || came === undefined || !net) return undefined;
  const totalCollected = Math.round((paid * came) / net);
  const partialRefunds = text('type') === 'refund' ? 0 - totalCollected : 0;
  return { totalCollected, partialRefunds, fee: totalCollected - came };
}

function typeOf(stated: string, itemSales: Maybe, returns: Maybe, collected: Maybe): 'sale' | 'refund' {
  if (stated === 'refund' || stated === 'sale') return stated;
  if (itemSales === undefined || returns === undefined) return (collected ?? 0) < 0 ? 'refund' : 'sale';
  return itemSales === 0 && returns > 0 ? 'refund' : 'sale';
}

function kindOf(type: 'sale' | 'refund', itemSales: Maybe, returns: Maybe): string {
  if (type === 'refund') return 'Other';
  return (itemSales ?? 0) > 0 && (returns ?? 0) > 0 ? 'Exchange' : 'Sale';
}
