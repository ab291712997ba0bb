import { notInFiles, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { knownAmounts, type KnownAmount } from '../catalog/measure';
import { listPrice, type TransactionLine } from '../model/lines';
import { dayNumber } from '../model/calendar';
import { textOfPayments, type Payment } from '../model/tenders';
import type { Transaction } from '../model/transaction';
import { storedTexts, type LedgerColumns, type PaymentColumns, type StoredText, type TextColumn } from './columns';
import { emptyColumns, recordOf } from './emptyColumns';
import { netOf } from './netSales';

/** Rows of a source that sends objects as columns. They are in order of day and time. */
export function columnsOfRows(rows: readonly Transaction[]): LedgerColumns {
  const lineCount = rows.reduce((sum, { lines }) => sum + lines.length, 0);
  const draft = emptyColumns(rows.length, lineCount);
  const lineAmounts = recordOf(amountsOfLines, () => new Float64Array(lineCount));
  const costs = new Float64Array(lineCount);
  const netSales = new Float64Array(rows.length).fill(NaN);
  let line = 0;
  rows.forEach((row, index) => {
    draft.days[index] = dayNumber(row.date);
    draft.minutes[index] = row.minute;
    for (const amount of knownAmounts) draft.amounts[amount][index] = numberOf(amountOf(row, amount));
    if (row.netSales !== unknown && Number.isNaN(netOf(draft, index))) netSales[index] = row.netSales;
    const texts = textsOf(row);
    for (const column of storedTexts) draft.codes[column][index] = draft.codeOf(column, texts[column]);
    for (const own of row.lines) {
      draft.itemCodes[line] = draft.codeOfItem(own.item);
      draft.quantities[line] = own.quantity;
      draft.returned[line] = own.isReturned ? 1 : 0;
      draft.weights[line] = listPrice(own);
      for (const amount of amountsOfLines) lineAmounts[amount][line] = numberOf(lineAmountOf(own, amount));
      costs[line] = numberOf(own.cost ?? unknown);
      line += 1;
    }
    draft.starts[index + 1] = line;
  });
  const columns = draft.finish({
    idAt: (index) => rows[index]?.id ?? '',
    refundOfAt: (index) => rows[index]?.refundOf,
  });
  const isSplit = rows.some(({ payments }) => payments.length > 1);
  return {
    ...columns,
    lines: { ...columns.lines, amounts: lineAmounts, costs },
    ...(!netSales.every(Number.isNaN) && { netSales }),
    ...(isSplit && { payments: paymentColumnsOf(rows) }),
  };
}

function paymentColumnsOf(rows: readonly Transaction[]): PaymentColumns {
  const starts = new Uint32Array(rows.length + 1);
  const payments = rows.flatMap((row, index) => {
    const own = row.payments.length > 0 ? row.payments : [noPaymentOf(row)];
    starts[index + 1] = (starts[index] ?? 0) + own.length;
    return own;
  });
  return {
    starts,
    texts: {
      tender: textColumnOf(payments.map(({ tender }) => tender)),
      paymentMethod: textColumnOf(payments.map(methodText)),
    },
    amounts: {
      totalCollected: Float64Array.from(payments, ({ amount }) => numberOf(amount)),
      tips: Float64Array.from(payments, ({ tip }) => numberOf(tip)),
      fee: Float64Array.from(payments, ({ fee }) => numberOf(fee)),
    },
  };
}

/** What a transaction that nobody paid has in the place of payments: zero, or unknown where the transaction does not know it. */
function noPaymentOf({ totalCollected, tips, fee }: Transaction): Payment {
  return { tender: '', paymentMethod: 'card', amount: totalCollected, tip: tips, fee };
}

function methodText({ tender, paymentMethod }: Payment): string {
  if (tender === '' || tender === notInFiles) return tender;
  return paymentMethod === 'cash' ? 'Cash' : 'Card';
}

function textColumnOf(texts: readonly string[]): TextColumn {
  const values = [...new Set(texts)];
  const codeOf = new Map(values.map((value, code) => [value, code]));
  return { values, codes: Uint32Array.from(texts, (text) => codeOf.get(text) ?? 0) };
}

/** Columns have `NaN` for what is unknown. */
function numberOf(amount: Cents | Unknown): number {
  return amount === unknown ? NaN : amount;
}

const amountsOfLines = [
  'itemSales',
  'returns',
  'discounts',
  'comps',
  'taxes',
] as const satisfies readonly KnownAmount[];

function lineAmountOf(
  { isReturned, gross, discount, comp, tax }: TransactionLine,
  amount: LineAmount,
): Cents | Unknown {
  switch (amount) {
    case 'itemSales':
      return isReturned ? 0 : gross;
    case 'returns':
      return isReturned ? gross : 0;
    case 'discounts':
      return discount;
    case 'comps':
      return comp;
    case 'taxes':
      return tax;
  }
}

type LineAmount = (typeof amountsOfLines)[number];

function amountOf(row: Transaction, amount: KnownAmount): Cents | Unknown {
  if (amount === 'covidServiceCharge' || amount === 'setupCost' || amount === 'autoGratuity')
    return row.charges[amount];
  return row[amount];
}

function textsOf(row: Transaction): Readonly<Record<StoredText, string>> {
  return {
    kind: row.kind,
    type: row.type === 'refund' ? 'Refund' : 'Sale',
    description: row.description,
    items: row.items,
    staff: row.staff,
    staffName: row.staffName,
    paymentMethod: textOfPayments(row.payments, methodText),
    tender: textOfPayments(row.payments, ({ tender }) => tender),
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
