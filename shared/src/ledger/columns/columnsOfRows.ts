import { notInFiles, unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { knownAmounts, type KnownAmount } from '../catalog/measure';
import { listPrice, type TransactionLine } from '../model/lines';
import { dayNumber } from '../model/calendar';
import { textOfPayments, type Payment } from '../model/tenders';
import type { Transaction } from '../model/transaction';
import { storedTexts, type LedgerColumns, type PaymentColumns, type StoredText, type TextColumn } from './columns';
import { emptyColumns, type ColumnsDraft } from './emptyColumns';
import { netOf } from './netSales';

/** Rows of a source that sends objects as columns. They are in order of day and time. */
export function columnsOfRows(rows: readonly Transaction[]): LedgerColumns {
  const lineCount = rows.reduce((sum, { lines }) => sum + lines.length, 0);
  return columnsOfBatches([rows], rows.length, lineCount);
}

/**
 * The same of rows that come in batches, `length` of them with at most `maxLines` lines. None is kept. Throws if there are
 * more, because columns would lose them without a word.
 */
export function columnsOfBatches(
  batches: Iterable<readonly Transaction[]>,
  length: number,
  maxLines: number,
): LedgerColumns {
  const draft = emptyColumns(length, maxLines);
  const lines = createLines(draft, maxLines);
  const payments = createPayments(length);
  const amounts = knownAmounts.map((amount) => [amount, draft.amounts[amount]] as const);
  const netSales = new Float64Array(length).fill(NaN);
  const ids: string[] = [];
  const refunds: (string | undefined)[] = [];
  let [index, line] = [0, 0];
  let [date, day] = ['', 0];
  for (const rows of batches)
    for (const row of rows) {
      if (row.date !== date) [date, day] = [row.date, dayNumber(row.date)];
      draft.days[index] = day;
      draft.minutes[index] = row.minute;
      for (const [amount, column] of amounts) column[index] = numberOf(amountOf(row, amount));
      if (row.netSales !== unknown && Number.isNaN(netOf(draft, index))) netSales[index] = row.netSales;
      const texts = textsOf(row);
      for (const column of storedTexts) draft.codes[column][index] = draft.codeOf(column, texts[column]);
      for (const own of row.lines) lines.add(line++, own);
      payments.add(row);
      ids.push(row.id);
      refunds.push(row.refundOf);
      draft.starts[++index] = line;
    }
  if (index > length || line > maxLines) throw new RangeError('There are more transactions or lines than announced.');
  const columns = draft.finish({ idAt: (at) => ids[at] ?? '', refundOfAt: (at) => refunds[at] });
  const split = payments.finish();
  return {
    ...columns,
    lines: { ...columns.lines, amounts: lines.amounts, costs: lines.costs },
    ...(!netSales.every(Number.isNaN) && { netSales }),
    ...(split && { payments: split }),
  };
}

function createLines(draft: ColumnsDraft, count: number) {
  const column = () => new Float64Array(count);
  const amounts = { itemSales: column(), returns: column(), discounts: column(), comps: column(), taxes: column() };
  const costs = column();
  return {
    amounts,
    costs,
    add(at: number, line: TransactionLine) {
      draft.itemCodes[at] = draft.codeOfItem(line.item);
      draft.quantities[at] = line.quantity;
      draft.returned[at] = line.isReturned ? 1 : 0;
      draft.weights[at] = listPrice(line);
      const gross = numberOf(line.gross);
      amounts.itemSales[at] = line.isReturned ? 0 : gross;
      amounts.returns[at] = line.isReturned ? gross : 0;
      amounts.discounts[at] = numberOf(line.discount);
      amounts.comps[at] = numberOf(line.comp);
      amounts.taxes[at] = numberOf(line.tax);
      costs[at] = numberOf(line.cost ?? unknown);
    },
  };
}

/** Columns of payments, if a transaction has several. */
function createPayments(length: number) {
  const starts = new Uint32Array(length + 1);
  const tenders: string[] = [];
  const methods: string[] = [];
  const amounts = { totalCollected: [] as number[], tips: [] as number[], fee: [] as number[] };
  let index = 0;
  let isSplit = false;
  return {
    add(row: Transaction) {
      if (row.payments.length > 1) isSplit = true;
      for (const payment of row.payments.length > 0 ? row.payments : [noPaymentOf(row)]) {
        tenders.push(payment.tender);
        methods.push(methodText(payment));
        amounts.totalCollected.push(numberOf(payment.amount));
        amounts.tips.push(numberOf(payment.tip));
        amounts.fee.push(numberOf(payment.fee));
      }
      starts[++index] = tenders.length;
    },
    finish(): PaymentColumns | undefined {
      if (!isSplit) return undefined;
      return {
        starts,
        texts: { tender: textColumnOf(tenders), paymentMethod: textColumnOf(methods) },
        amounts: {
          totalCollected: Float64Array.from(amounts.totalCollected),
          tips: Float64Array.from(amounts.tips),
          fee: Float64Array.from(amounts.fee),
        },
      };
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
