import { unknown, type Cents, type Unknown } from '@back-office/shared/format';
import { knownAmounts, type KnownAmount } from '../catalog/measure';
import {
  fullNameOf,
  itemSeparators,
  linesDescription,
  listPrice,
  shortNameOf,
  type TransactionLine,
} from '../model/lines';
import { dayNumber } from '../model/calendar';
import { paymentMethodText, textOfPayments, type Payment } from '../model/tenders';
import type { Transaction } from '../model/transaction';
import { addedTexts, storedTexts, type StoredText } from '../catalog/dimensions';
import type { LedgerColumns, PaymentColumns } from './columns';
import { emptyColumns, recordOf, textColumnOf, type ColumnsDraft } from './emptyColumns';
import { netOf } from './netSales';
import { finish, type Steps } from '../../loading/steps';
import { createTextListDraft } from './textLists';

/** The texts that list the items of a transaction. */
type LineText = keyof typeof itemSeparators;

/** A transaction whose texts follow from its lines where they are left out. */
export type ColumnRow = Omit<Transaction, LineText> & Readonly<Partial<Record<LineText, string | undefined>>>;

/** Rows of a source that sends objects as columns. They are in order of day and time. */
export function columnsOfRows(rows: readonly Transaction[]): LedgerColumns {
  const lineCount = rows.reduce((sum, { lines }) => sum + lines.length, 0);
  return finish(columnsInSteps([rows], rows.length, lineCount));
}

/**
 * The same of rows that come in batches, each of which is a step, `length` of them with at most `maxLines` lines. None is kept. Throws if there are
 * more, because columns would lose them without a word.
 */
export function* columnsInSteps(
  batches: Iterable<readonly ColumnRow[]>,
  length: number,
  maxLines: number,
): Steps<LedgerColumns> {
  const draft = emptyColumns(length, maxLines);
  const lines = createLines(draft, maxLines);
  const payments = createPayments(length);
  const amounts = knownAmounts.map((amount) => ({ read: amountReaders[amount], column: draft.amounts[amount] }));
  const texts = storedTexts.flatMap((column) =>
    isLineText(column) ? [] : [{ read: textReaders[column], column: draft.texts[column] }],
  );
  const lineTexts = createLineTexts(draft, length);
  const netSales = new Float64Array(length).fill(NaN);
  const ids: string[] = [];
  const refunds: (string | undefined)[] = [];
  let [index, line] = [0, 0];
  let [date, day] = ['', 0];
  for (const rows of batches) {
    yield;
    for (const row of rows) {
      if (row.date !== date) [date, day] = [row.date, dayNumber(row.date)];
      draft.days[index] = day;
      draft.minutes[index] = row.minute;
      for (const { read, column } of amounts) column[index] = numberOf(read(row));
      if (row.netSales !== unknown && Number.isNaN(netOf(draft, index))) netSales[index] = row.netSales;
      for (const { read, column } of texts) column.set(index, read(row));
      for (const own of row.lines) lines.add(line++, own);
      lineTexts.set(index, row);
      payments.add(row);
      ids.push(row.id);
      refunds.push(row.refundOf);
      draft.starts[++index] = line;
    }
  }
  if (index > length || line > maxLines) throw new RangeError('There are more transactions or lines than announced.');
  const columns = draft.finish({ idAt: (at) => ids[at] ?? '', refundOfAt: (at) => refunds[at] });
  const split = payments.finish();
  return {
    ...columns,
    texts: { ...columns.texts, ...lineTexts.finish() },
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

function isLineText(text: StoredText): text is LineText {
  return text in itemSeparators;
}

function createLineTexts(draft: ColumnsDraft, length: number) {
  const description = createTextListDraft(length, itemSeparators.description, shortNameOf);
  const items = createTextListDraft(length, itemSeparators.items, fullNameOf);
  return {
    /** Of a transaction whose lines are there. */
    set(index: number, row: ColumnRow) {
      const { lines } = row;
      const firstLine = draft.starts[index] ?? 0;
      const own = row.description ?? (isPlainList(lines) ? undefined : linesDescription(lines));
      if (own !== undefined) description.set(index, own);
      else description.setItems(index, lines, draft.itemCodes, firstLine);
      if (row.items !== undefined) items.set(index, row.items);
      else items.setItems(index, lines, draft.itemCodes, firstLine);
    },
    finish: () => ({ description: description.finish(), items: items.finish() }),
  };
}

/** Whether a description just lists the names of the items. That of an exchange says what came back for what. */
function isPlainList(lines: readonly TransactionLine[]): boolean {
  return lines.every(({ isReturned }) => isReturned === lines[0]?.isReturned);
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
    add(row: Pick<Transaction, 'payments' | 'totalCollected' | 'tips' | 'fee'>) {
      if (row.payments.length > 1) isSplit = true;
      for (const payment of row.payments.length > 0 ? row.payments : [noPaymentOf(row)]) {
        tenders.push(payment.tender);
        methods.push(paymentMethodText(payment));
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
function noPaymentOf({ totalCollected, tips, fee }: Pick<Transaction, 'totalCollected' | 'tips' | 'fee'>): Payment {
  return { tender: '', paymentMethod: 'card', amount: totalCollected, tip: tips, fee };
}

/** Columns have `NaN` for what is unknown. */
function numberOf(amount: Cents | Unknown): number {
  return amount === unknown ? NaN : amount;
}

/** A function for each amount: with its name as an index, reading it takes ten times as long. */
export const amountReaders: Readonly<Record<KnownAmount, (row: ColumnRow) => Cents | Unknown>> = {
  itemSales: (row) => row.itemSales,
  covidServiceCharge: (row) => row.charges.covidServiceCharge,
  setupCost: (row) => row.charges.setupCost,
  autoGratuity: (row) => row.charges.autoGratuity,
  returns: (row) => row.returns,
  discounts: (row) => row.discounts,
  comps: (row) => row.comps,
  giftCardSales: (row) => row.giftCardSales,
  taxes: (row) => row.taxes,
  tips: (row) => row.tips,
  partialRefunds: (row) => row.partialRefunds,
  depositCollected: (row) => row.depositCollected,
  depositRedeemed: (row) => row.depositRedeemed,
  giftCardRedeemed: (row) => row.giftCardRedeemed,
  totalCollected: (row) => row.totalCollected,
  fee: (row) => row.fee,
};

const textReaders: Readonly<Record<Exclude<StoredText, LineText>, (row: ColumnRow) => string>> = {
  ...recordOf(addedTexts, (text) => (row: ColumnRow) => row[text] ?? ''),
  kind: (row) => row.kind,
  type: (row) => (row.type === 'refund' ? 'Refund' : 'Sale'),
  staff: (row) => row.staff,
  staffName: (row) => row.staffName,
  paymentMethod: (row) => textOfPayments(row.payments, paymentMethodText),
  tender: (row) => textOfPayments(row.payments, ({ tender }) => tender),
  channel: (row) => row.channel,
  device: (row) => row.device,
  deviceNickname: (row) => row.deviceNickname,
  source: (row) => row.source,
  status: (row) => row.status,
  location: (row) => row.location,
  refundReason: (row) => row.refundReason,
  customerId: (row) => row.customerId,
  customerName: (row) => row.customerName,
  feedback: (row) => row.feedback ?? '',
  timeZone: (row) => row.timeZone,
};
