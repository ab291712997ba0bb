import { knownAmounts } from '../catalog/measure';
import type { LineItem } from '../model/basket';
import { dayOfNumber, timeText } from '../model/calendar';
import type { Feedback, Transaction } from '../model/transaction';
import { furtherAmounts, salesAmounts } from '../model/transactionAmounts';
import type { LedgerColumns } from './columns';
import { textAt } from './dimensionColumn';
import { recordOf } from './emptyColumns';

/** A transaction as an object, for the few that a screen lists. */
export function rowAt(columns: LedgerColumns, index: number): Transaction {
  const minute = columns.minutes[index] ?? 0;
  const amounts = recordOf(knownAmounts, (amount) => columns.amounts[amount][index] ?? NaN);
  const text = (column: keyof LedgerColumns['texts']) => textAt(columns.texts[column], index);
  return {
    id: columns.idAt(index),
    date: dayOfNumber(columns.days[index] ?? 0),
    time: timeText(minute),
    timeZone: text('timeZone'),
    type: text('type') === 'Refund' ? 'refund' : 'sale',
    description: text('description'),
    items: text('items'),
    staff: text('staff'),
    paymentMethod: text('paymentMethod') === 'Cash' ? 'cash' : 'card',
    ...salesAmounts(amounts),
    channel: text('channel'),
    device: text('device'),
    deviceNickname: text('deviceNickname'),
    source: text('source'),
    staffName: text('staffName'),
    totalCollected: amounts.totalCollected,
    status: text('status'),
    location: text('location'),
    refundReason: text('refundReason'),
    tender: text('tender'),
    customerId: text('customerId'),
    customerName: text('customerName'),
    feedback: feedbackOf(text('feedback')),
    refundOf: columns.refundOfAt(index),
    ...furtherAmounts(amounts),
    minute,
    basket: basketAt(columns, index),
  };
}

function feedbackOf(text: string): Feedback | undefined {
  return text === 'positive' || text === 'negative' ? text : undefined;
}

function basketAt({ lines }: LedgerColumns, index: number): readonly LineItem[] {
  const basket: LineItem[] = [];
  for (let line = lines.starts[index] ?? 0; line < (lines.starts[index + 1] ?? 0); line++) {
    const item = lines.items[lines.itemCodes[line] ?? 0];
    if (!item) continue;
    const quantity = lines.quantities[line] ?? 0;
    basket.push(lines.returned[line] === 1 ? { item, quantity, isReturned: true } : { item, quantity });
  }
  return basket;
}
