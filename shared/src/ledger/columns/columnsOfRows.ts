import { knownAmounts, type KnownAmount } from '../catalog/measure';
import { listPrice } from '../model/basket';
import { dayNumber } from '../model/calendar';
import type { Transaction } from '../model/transaction';
import { storedTexts, type LedgerColumns, type StoredText } from './columns';
import { emptyColumns } from './emptyColumns';

/** Rows of a source that sends objects as columns. They are in order of day and time. */
export function columnsOfRows(rows: readonly Transaction[]): LedgerColumns {
  const draft = emptyColumns(
    rows.length,
    rows.reduce((sum, { basket }) => sum + basket.length, 0),
  );
  let line = 0;
  rows.forEach((row, index) => {
    draft.days[index] = dayNumber(row.date);
    draft.minutes[index] = row.minute;
    for (const amount of knownAmounts) draft.amounts[amount][index] = amountOf(row, amount);
    const texts = textsOf(row);
    for (const column of storedTexts) draft.codes[column][index] = draft.codeOf(column, texts[column]);
    for (const lineItem of row.basket) {
      draft.itemCodes[line] = draft.codeOfItem(lineItem.item);
      draft.quantities[line] = lineItem.quantity;
      draft.returned[line] = lineItem.isReturned ? 1 : 0;
      draft.weights[line] = listPrice(lineItem);
      line += 1;
    }
    draft.starts[index + 1] = line;
  });
  return draft.finish({ idAt: (index) => rows[index]?.id ?? '', refundOfAt: (index) => rows[index]?.refundOf });
}

function amountOf(row: Transaction, amount: KnownAmount): number {
  if (amount === 'covidServiceCharge' || amount === 'setupCost' || amount === 'autoGratuity')
    return row.charges[amount];
  return row[amount];
}

function textsOf(row: Transaction): Readonly<Record<StoredText, string>> {
  return {
    kind: kindOf(row.id),
    type: row.type === 'refund' ? 'Refund' : 'Sale',
    description: row.description,
    items: row.items,
    staff: row.staff,
    staffName: row.staffName,
    paymentMethod: row.paymentMethod === 'cash' ? 'Cash' : 'Card',
    tender: row.tender,
    channel: row.channel,
    device: row.device,
    deviceNickname: row.deviceNickname,
    source: row.source,
    status: row.status,
    location: row.location,
    refundReason: row.refundReason,
    customerId: row.customerId,
    customerName: row.customerName,
    feedback: row.feedback ?? '',
    timeZone: row.timeZone,
  };
}

/** Rows of the first version of the port say what kind they are by their id. */
function kindOf(id: string): string {
  if (id.startsWith('PAY-')) return 'Sale';
  return id.startsWith('EXC-') ? 'Exchange' : 'Other';
}
