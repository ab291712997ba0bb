import type { Cents } from '@back-office/shared/format';
import { knownAmounts, type KnownAmount } from '../catalog/measure';
import { storedTexts } from '../catalog/dimensions';
import { dayOfNumber } from '../model/calendar';
import type { TransactionLine } from '../model/lines';
import type { Payment, PaymentMethod } from '../model/tenders';
import { clockTime, type Feedback, type KnownTransaction, type Transaction } from '../model/transaction';
import { at, orUnknown, textAt, type LedgerColumns } from './columns';
import { recordOf } from './emptyColumns';
import { lineAmount } from './parts';

/** A transaction as an object, for the few that a screen lists. */
export function rowAt(columns: LedgerColumns, index: number): Transaction {
  const row: Transaction = knownRowAt(columns, index);
  return {
    ...withUnknown(row),
    charges: withUnknown(row.charges),
    payments: row.payments.map(withUnknown),
    lines: row.lines.map(withUnknown),
  };
}

function withUnknown<Unsure extends object>(amounts: Unsure): Unsure {
  if (!Object.values(amounts).some(Number.isNaN)) return amounts;
  const entries = Object.entries(amounts).map(([name, value]) => [name, orUnknown(value)]);
  return Object.fromEntries(entries) as Unsure;
}

/** From columns in which all amounts are known, as those of the sample. */
export function knownRowAt(columns: LedgerColumns, index: number): KnownTransaction {
  const minute = columns.minutes[index] ?? 0;
  const { covidServiceCharge, setupCost, autoGratuity, totalCollected, ...amounts } = recordOf(
    knownAmounts,
    (amount) => columns.amounts[amount][index] ?? NaN,
  );
  const serviceCharges = covidServiceCharge + setupCost + autoGratuity;
  const grossSales = amounts.itemSales + serviceCharges;
  const net = grossSales - amounts.returns - amounts.discounts - amounts.comps;
  const texts = recordOf(storedTexts, (name) => textAt(columns.texts[name], index));
  return {
    ...texts,
    ...amounts,
    id: columns.idAt(index),
    date: dayOfNumber(columns.days[index] ?? 0),
    time: clockTime({ minute, timeZone: texts.timeZone }),
    minute,
    type: texts.type === 'Refund' ? 'refund' : 'sale',
    paymentMethod: methodOf(texts.paymentMethod),
    feedback: feedbackOf(texts.feedback),
    refundOf: columns.refundOfAt(index),
    amount: totalCollected,
    totalCollected,
    charges: { covidServiceCharge, setupCost, autoGratuity },
    serviceCharges,
    grossSales,
    netSales: Number.isNaN(net) ? (columns.netSales?.[index] ?? NaN) : net,
    payments: paymentsAt(columns, index),
    lines: linesAt(columns, index),
  };
}

function feedbackOf(text: string): Feedback | undefined {
  return text === 'positive' || text === 'negative' ? text : undefined;
}

function methodOf(text: string): PaymentMethod {
  return text === 'Cash' ? 'cash' : 'card';
}

function paymentsAt(columns: LedgerColumns, index: number): readonly Payment<Cents>[] {
  // Without payments of their own, each transaction is one.
  const { texts, amounts } = columns.payments ?? columns;
  const [first, end] = columns.payments
    ? [at(columns.payments.starts, index), at(columns.payments.starts, index + 1)]
    : [index, index + 1];
  const found: Payment<Cents>[] = [];
  for (let place = first; place < end; place++) {
    const tender = textAt(texts.tender, place);
    if (tender === '') continue;
    found.push({
      tender,
      paymentMethod: methodOf(textAt(texts.paymentMethod, place)),
      amount: amounts.totalCollected[place] ?? NaN,
      tip: amounts.tips[place] ?? NaN,
      fee: amounts.fee[place] ?? NaN,
    });
  }
  return found;
}

function linesAt(columns: LedgerColumns, index: number): readonly TransactionLine<Cents>[] {
  const { starts, items, itemCodes, quantities, returned, costs } = columns.lines;
  const found: TransactionLine<Cents>[] = [];
  for (let line = starts[index] ?? 0; line < (starts[index + 1] ?? 0); line++) {
    const item = items[itemCodes[line] ?? 0];
    if (!item) continue;
    const part = (amount: KnownAmount) => lineAmount(columns, index, line, amount);
    const isReturned = returned[line] === 1;
    const gross = part(isReturned ? 'returns' : 'itemSales');
    const [discount, comp, tax] = [part('discounts'), part('comps'), part('taxes')];
    const cost = costs?.[line] ?? NaN;
    found.push({
      item,
      quantity: quantities[line] ?? 0,
      ...(isReturned && { isReturned }),
      gross,
      discount,
      comp,
      tax,
      net: (isReturned ? 0 - gross : gross) - discount - comp,
      ...(!Number.isNaN(cost) && { cost }),
    });
  }
  return found;
}
