import { notInFiles, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { dayOfNumber, timeText } from '../../ledger/model/calendar';
import { itemsText, linesDescription, type TransactionLine } from '../../ledger/model/lines';
import { paidBy, type Payment } from '../../ledger/model/tenders';
import type { SoldItemFacts } from '../../ledger/columns/columns';
import type { Transaction } from '../../ledger/model/transaction';
import { factTexts, type FactAmount, type FactText } from '../facts/fact';
import {
  compareTexts,
  indexOfRef,
  layerOfRef,
  type BooksPlan,
  type FactRef,
  type PlannedTransaction,
} from './planBooks';
import { tieLines, type BookedLine } from './tieLines';

type Maybe = number | undefined;

/** Makes transactions of planned ones. */
export function createAssembler({ layers, settings }: BooksPlan, refundsOf: ReadonlyMap<string, number>) {
  const tableOf = (ref: FactRef) => layers[layerOfRef(ref)]?.facts;
  const amountOf = (ref: FactRef, name: FactAmount): Maybe => {
    const amount = tableOf(ref)?.amountAt(name, indexOfRef(ref)) ?? NaN;
    return Number.isNaN(amount) ? undefined : amount;
  };
  const kindOfRef = (ref: FactRef) => layers[layerOfRef(ref)]?.kind ?? '';
  const textOf = (ref: FactRef, name: FactText) => tableOf(ref)?.textAt(name, indexOfRef(ref)) ?? '';

  const textsThere = new Set(factTexts.filter((name) => layers.some(({ facts }) => facts.hasText(name))));

  /** The sum over some facts; `undefined` if there is none, or if one does not say. */
  function total(refs: readonly FactRef[], name: FactAmount): Maybe {
    let sum = 0;
    for (const ref of refs) {
      const amount = amountOf(ref, name);
      if (amount === undefined) return undefined;
      sum += amount;
    }
    return refs.length === 0 ? undefined : sum;
  }

  function linesOf(refs: readonly FactRef[]): BookedLine[] {
    const lines = refs.map((ref): BookedLine => {
      const gross = amountOf(ref, 'gross') ?? 0;
      const quantity = amountOf(ref, 'quantity') ?? 1;
      const isReturned = gross < 0 || (gross === 0 && quantity < 0);
      return {
        item: tableOf(ref)?.itemAt(indexOfRef(ref)) ?? {
          name: 'Unnamed item',
          category: '',
          sku: '',
          unit: '',
          price: 0,
        },
        quantity: Math.abs(quantity),
        isReturned,
        gross: Math.abs(gross),
        discount: amountOf(ref, 'discount'),
        comp: amountOf(ref, 'comp') ?? 0,
        tax: amountOf(ref, 'tax'),
        cost: amountOf(ref, 'cost'),
      };
    });
    return lines.sort(compareLines);
  }

  return function assemble({ id, family, day, minute, facts }: PlannedTransaction): Transaction {
    const orders: FactRef[] = [];
    const lineFacts: FactRef[] = [];
    const paymentFacts: FactRef[] = [];
    for (const ref of facts) {
      const role = tableOf(ref)?.roleAt(indexOfRef(ref));
      (role === 'line' ? lineFacts : role === 'order' ? orders : paymentFacts).push(ref);
    }
    const firstText = (name: FactText) => {
      if (!textsThere.has(name)) return '';
      let first = '';
      for (const ref of facts) {
        const text = textOf(ref, name);
        if (text !== '' && (first === '' || text < first)) first = text;
      }
      return first;
    };
    const kinds = orders.length < 2 ? undefined : [...new Set(orders.map(kindOfRef))].sort(compareTexts);
    /** Files of two kinds may know the same amount: then it counts once. */
    const fromOrders = (name: FactAmount) =>
      kinds
        ? firstKnown(kinds, (kind) =>
            total(
              orders.filter((ref) => kindOfRef(ref) === kind),
              name,
            ),
          )
        : total(orders, name);
    const tied = tieLines(linesOf(lineFacts), {
      itemSales: fromOrders('itemSales'),
      returns: fromOrders('returns'),
      discounts: fromOrders('discounts'),
      comps: fromOrders('comps'),
      taxes: fromOrders('taxes'),
    });
    const { itemSales, returns, discounts, comps, taxes } = tied;
    const serviceCharges = fromOrders('serviceCharges') ?? (lineFacts.length > 0 ? 0 : undefined);
    const grossSales = plus(itemSales, serviceCharges);
    const net = plus(grossSales, minus(returns), minus(discounts), minus(comps)) ?? fromOrders('netSales');
    const dated = firstText('undatedRefunds') === '' ? 0 : (refundsOf.get(`${family} ${id}`) ?? 0);
    const partial = fromOrders('partialRefunds');
    const moved = partial === undefined ? 0 : Math.min(partial, dated);
    const collected =
      plus(fromOrders('totalCollected'), moved) ?? (paymentFacts.length > 0 ? total(paymentFacts, 'paid') : undefined);
    const tips = fromOrders('tips') ?? total(paymentFacts, 'tips');
    const fee = feeOf(fromOrders('fee'), collected);

    function feeOf(ofOrder: Maybe, paid: Maybe): Maybe {
      if (ofOrder !== undefined) return ofOrder;
      // The fee of a part that no payment names is not known.
      return paid !== undefined && total(paymentFacts, 'paid') === paid ? total(paymentFacts, 'fee') : undefined;
    }

    const payments = paymentsOf(
      paymentFacts.map((ref) => ({
        tender: textOf(ref, 'tender') || 'Other',
        isCash: textOf(ref, 'method') === 'cash',
        amount: amountOf(ref, 'paid'),
        tip: amountOf(ref, 'tips'),
        fee: amountOf(ref, 'fee'),
      })),
      { amount: collected, tip: tips, fee, tender: firstText('tender'), isCash: firstText('method') === 'cash' },
    );
    const lines = tied.lines.map(lineOf);
    const type = typeOf(firstText('type'), itemSales, returns, collected);
    const refundOf = firstText('refundOf');
    const amounts = known({
      amount: collected,
      grossSales,
      serviceCharges,
      returns,
      discounts,
      comps,
      netSales: net,
      giftCardSales: fromOrders('giftCardSales'),
      taxes,
      tips,
      partialRefunds: partial === undefined ? undefined : partial - moved,
      totalCollected: collected,
      itemSales,
      depositCollected: fromOrders('depositCollected'),
      depositRedeemed: fromOrders('depositRedeemed'),
      giftCardRedeemed: fromOrders('giftCardRedeemed'),
      fee,
    });
    return {
      id,
      kind: firstText('kind') || kindOf(type, itemSales, returns),
      date: dayOfNumber(day),
      time: timeText(minute % 1440),
      timeZone: settings.timeZone ?? '',
      type,
      description: firstText('description') || linesDescription(lines),
      items: itemsText(lines),
      staff: firstText('staff'),
      staffName: firstText('staff'),
      channel: firstText('channel'),
      device: firstText('device'),
      deviceNickname: firstText('deviceNickname'),
      source: firstText('source'),
      status: firstText('status') || 'Completed',
      location: firstText('location'),
      refundReason: firstText('refundReason'),
      customerId: firstText('customerId'),
      customerName: firstText('customerName'),
      feedback: undefined,
      refundOf: refundOf === '' || refundOf === id ? undefined : refundOf,
      charges: known({
        covidServiceCharge: plus(serviceCharges, minus(serviceCharges)),
        setupCost: plus(serviceCharges, minus(serviceCharges)),
        autoGratuity: serviceCharges,
      }),
      minute,
      payments,
      lines,
      ...paidBy(payments),
      ...amounts,
    };
  };
}

interface PaidPart {
  readonly tender: string;
  readonly isCash: boolean;
  readonly amount: Maybe;
  readonly tip: Maybe;
  readonly fee: Maybe;
}

/** The payments of a transaction. What the named ones do not cover is one more; what nobody paid has none. */
function paymentsOf(named: readonly PaidPart[], whole: PaidPart): readonly Payment[] {
  const paid = sumOf(named.map(({ amount }) => amount));
  const rest = plus(whole.amount, minus(paid));
  const parts = [...named];
  if (named.length === 0 && whole.amount !== 0) parts.push({ ...whole, tender: whole.tender || notInFiles });
  else if (named.length > 0 && rest !== undefined && rest !== 0)
    parts.push({ tender: 'Other', isCash: false, amount: rest, tip: undefined, fee: undefined });
  const ties = (name: 'tip' | 'fee') => sumOf(parts.map((part) => part[name])) === whole[name];
  const [tipsTie, feesTie] = [ties('tip'), ties('fee')];
  const only = parts.length === 1;
  return parts
    .map((part): Payment => ({
      tender: part.tender,
      paymentMethod: part.isCash ? 'cash' : 'card',
      amount: orUnknown(part.amount),
      tip: orUnknown(only ? whole.tip : tipsTie ? part.tip : undefined),
      fee: orUnknown(only ? whole.fee : feesTie ? part.fee : undefined),
    }))
    .sort((one, other) => compareTexts(one.tender, other.tender) || Number(other.amount) - Number(one.amount));
}

function lineOf({
  item,
  quantity,
  isReturned,
  gross,
  discount,
  comp,
  tax,
  cost,
  isUntied,
}: BookedLine): TransactionLine {
  if (isUntied) {
    const all = { gross: unknown, discount: unknown, comp: unknown, tax: unknown, net: unknown } as const;
    return { item, quantity, ...(isReturned && { isReturned }), ...all };
  }
  const net = plus(isReturned ? 0 - gross : gross, minus(discount), minus(comp));
  return {
    item,
    quantity,
    ...(isReturned && { isReturned }),
    gross,
    discount: orUnknown(discount),
    comp: orUnknown(comp),
    tax: orUnknown(tax),
    net: orUnknown(net),
    ...(cost !== undefined && { cost }),
  };
}

/** By what they say, so that the order of the files does not matter. */
function compareLines(one: BookedLine, other: BookedLine): number {
  return (
    compareItems(one.item, other.item) ||
    Number(one.isReturned) - Number(other.isReturned) ||
    one.quantity - other.quantity ||
    one.gross - other.gross ||
    (one.discount ?? -1) - (other.discount ?? -1) ||
    (one.tax ?? -1) - (other.tax ?? -1)
  );
}

function compareItems(one: SoldItemFacts, other: SoldItemFacts): number {
  if (one === other) return 0;
  return (
    compareTexts(one.name, other.name) ||
    compareTexts(one.sku, other.sku) ||
    one.price - other.price ||
    compareTexts(one.category, other.category) ||
    compareTexts(one.unit, other.unit)
  );
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

function firstKnown<Key>(keys: readonly Key[], valueOf: (key: Key) => Maybe): Maybe {
  for (const key of keys) {
    const value = valueOf(key);
    if (value !== undefined) return value;
  }
  return undefined;
}

function plus(...parts: readonly Maybe[]): Maybe {
  return sumOf(parts);
}

function sumOf(parts: readonly Maybe[]): Maybe {
  let sum = 0;
  for (const part of parts) {
    if (part === undefined) return undefined;
    sum += part;
  }
  return sum;
}

function minus(amount: Maybe): Maybe {
  return amount === undefined ? undefined : 0 - amount;
}

function orUnknown(amount: Maybe): Cents | Unknown {
  return amount === undefined ? unknown : amount + 0;
}

function known<Name extends string>(amounts: Readonly<Record<Name, Maybe>>): Record<Name, Cents | Unknown> {
  const result = {} as Record<Name, Cents | Unknown>;
  for (const name in amounts) result[name] = orUnknown(amounts[name]);
  return result;
}
