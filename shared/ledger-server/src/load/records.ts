import { dayOfNumber } from '../../../src/ledger/model/calendar';
import { dimensionIds, isOfLine, isOfPayment, storedTexts } from '../../../src/ledger/catalog/dimensions';
import { isQuantity, type Summand } from '../../../src/ledger/catalog/measure';
import { textAt, type LedgerColumns, type PaymentColumns } from '../../../src/ledger/columns/columns';
import { columnsOfRows } from '../../../src/ledger/columns/columnsOfRows';
import { lineTexts, paymentColumn } from '../../../src/ledger/columns/dimensionColumn';
import { newArrays } from '../../../src/ledger/columns/scratch';
import { amountValues } from '../../../src/ledger/columns/sums';
import { unitsOf, type Units } from '../../../src/ledger/columns/units';
import type { Transaction } from '../../../src/ledger/model/transaction';
import { amountColumns, textColumns, unitAmounts } from '../columnNames';
import type { Cell } from '../database/database';
import { searchTexts } from '../sql/search';
import { firstsOf, lineBits, paymentBits } from './firsts';

type Rows = readonly (readonly Cell[])[];

/** Rows of the tables for some transactions, and what is known of them. */
export interface Records {
  readonly transactions: Rows;
  readonly lines: Rows;
  readonly payments: Rows;
  readonly splitLines: Rows;
  /** Amounts that a transaction, a line or a payment does not know. */
  readonly missing: ReadonlySet<Summand>;
  /** Amounts that some transactions do not know, and those that some know. */
  readonly lacking: ReadonlySet<Summand>;
  readonly held: ReadonlySet<Summand>;
  readonly hasSplit: boolean;
}

const key = ['shop', 'day', 'place'];
const repeated = ['kind', 'type', 'status', 'channel'] as const;

/** The columns of each table in the order of the cells. */
export const recordColumns = {
  transactions: [...key, 'minute', 'id', 'refund_of', ...textColumns, ...amountColumns, 'search_id', 'search_text'],
  lines: [...key, 'line', 'item', 'is_returned', 'quantity', 'cost', ...repeated, ...amountColumns, 'firsts'],
  payments: [...key, 'payment', 'is_split', 'tender', 'payment_method', ...repeated, ...amountColumns, 'firsts'],
  splitLines: [...key, 'line', 'payment', ...amountColumns],
} as const;

/** What stands for the item of a transaction without lines. */
export const noItem = { other: 1, giftCard: 2 } as const;

interface RecordOptions {
  readonly shop: number;
  /** Of each row. */
  readonly places: readonly number[];
  readonly itemNumber: (item: Transaction['lines'][number]['item']) => number;
}

/**
 * Works out what the tables have of transactions that are in order of day and minute. Amounts are divided among lines and
 * payments by the column engine itself, so that the database has nothing to do but add them up.
 */
export function recordsOf(rows: readonly Transaction[], { shop, places, itemNumber }: RecordOptions): Records {
  const columns = columnsOfRows(rows);
  const payments = columns.payments ?? onePaymentEach(columns);
  const withPayments: LedgerColumns = { ...columns, payments };
  const all = Uint32Array.from(rows, (_, index) => index);
  const split = all.filter((row) => paymentCount(payments, row) > 1);
  const { amountsOf, missing, lacking, held } = createAmountReader();
  const keyOf = (row: number): readonly Cell[] => [shop, dayOfNumber(columns.days[row] ?? 0), places[row] ?? 0];
  const repeatedOf = (row: number) => repeated.map((name) => textAt(columns.texts[name], row));

  const whole = unitsOf(columns, { of: 'transactions', filters: [] }, all, undefined);
  const ofLines = unitsOf(columns, { of: 'lines', filters: [] }, all, undefined);
  const ofPayments = unitsOf(withPayments, { of: 'payments', filters: [] }, all, payments);
  const ofSplit = unitsOf(withPayments, { of: 'lines', groupBy: ['tender'], filters: [] }, split, payments);
  const [rowAmounts, lineAmounts, paymentAmounts, splitAmounts] = [
    amountsOf(columns, whole),
    amountsOf(columns, ofLines),
    amountsOf(withPayments, ofPayments),
    amountsOf(withPayments, ofSplit),
  ];
  const itemOf = (row: number, line: number) => {
    const item = rows[row]?.lines[line]?.item;
    return item ? itemNumber(item) : columns.amounts.giftCardSales[row] === 0 ? noItem.other : noItem.giftCard;
  };
  const firstLines = firstBits(ofLines, lineTextsOf(columns, ofLines));
  const firstPayments = firstBits(ofPayments, paymentTextsOf(withPayments, payments, ofPayments));
  return {
    missing,
    lacking,
    held,
    hasSplit: split.length > 0,
    transactions: rows.map((row, index) => [
      ...keyOf(index),
      row.minute,
      row.id,
      row.refundOf ?? null,
      ...storedTexts.map((name) => textAt(columns.texts[name], index)),
      ...rowAmounts(index),
      ...searchCells(row),
    ]),
    lines: Array.from(ofLines.rows, (row, unit) => {
      const number = lineNumber(columns, ofLines, unit);
      const line = rows[row]?.lines[number];
      const cost = line?.cost;
      return [
        ...keyOf(row),
        number,
        itemOf(row, number),
        line?.isReturned === true,
        line?.quantity ?? 0,
        typeof cost === 'number' ? cost : null,
        ...repeatedOf(row),
        ...lineAmounts(unit),
        firstLines[unit] ?? 0,
      ];
    }),
    payments: Array.from(ofPayments.rows, (row, unit) => {
      const place = ofPayments.payments?.[unit] ?? 0;
      return [
        ...keyOf(row),
        paymentNumber(payments, ofPayments, unit),
        paymentCount(payments, row) > 1,
        textAt(payments.texts.tender, place),
        textAt(payments.texts.paymentMethod, place),
        ...repeatedOf(row),
        ...paymentAmounts(unit),
        firstPayments[unit] ?? 0,
      ];
    }),
    splitLines: Array.from(ofSplit.rows, (row, unit) => [
      ...keyOf(row),
      lineNumber(columns, ofSplit, unit),
      paymentNumber(payments, ofSplit, unit),
      ...splitAmounts(unit),
    ]),
  };
}

/** The place of a unit's line in its transaction; -1 for a transaction without lines. */
function lineNumber({ lines }: LedgerColumns, units: Units, unit: number): number {
  const line = units.lines?.[unit] ?? -1;
  return line < 0 ? -1 : line - (lines.starts[units.rows[unit] ?? 0] ?? 0);
}

function paymentNumber({ starts }: PaymentColumns, units: Units, unit: number): number {
  return (units.payments?.[unit] ?? 0) - (starts[units.rows[unit] ?? 0] ?? 0);
}

function searchCells(row: Transaction): readonly Cell[] {
  const { id, text } = searchTexts(row);
  return [id, text];
}

/** Reads amounts, and keeps which of them something does not know. */
function createAmountReader() {
  const missing = new Set<Summand>();
  const lacking = new Set<Summand>();
  const held = new Set<Summand>();

  function amountsOf(from: LedgerColumns, units: Units): (unit: number) => readonly Cell[] {
    const values = unitAmounts.map((amount) => {
      const found = amountValues(from, units, amount, newArrays);
      if (!found) return () => 0;
      const isOfRows = !units.lines && !units.payments;
      const at = (unit: number) => found[unit] ?? NaN;
      for (let unit = 0; unit < units.length; unit++) {
        const isUnknown = Number.isNaN(at(unit));
        if (isUnknown) missing.add(amount);
        if (!isOfRows) continue;
        if (isUnknown) lacking.add(amount);
        // That a transaction sold no items does not show that there are items in the files.
        else if (!isQuantity(amount) || at(unit) !== 0) held.add(amount);
      }
      return at;
    });
    return (unit) => values.map((at) => at(unit));
  }

  return { amountsOf, missing, lacking, held };
}

function paymentCount({ starts }: PaymentColumns, row: number): number {
  return (starts[row + 1] ?? 0) - (starts[row] ?? 0);
}

/** Payments as columns for transactions that have one each. */
function onePaymentEach({ length, texts, amounts }: LedgerColumns): PaymentColumns {
  const { totalCollected, tips, fee } = amounts;
  return {
    starts: Uint32Array.from({ length: length + 1 }, (_, index) => index),
    texts: { tender: texts.tender, paymentMethod: texts.paymentMethod },
    amounts: { totalCollected, tips, fee },
  };
}

type TextsOfUnit = (unit: number) => Readonly<Record<number, string>>;

function lineTextsOf(columns: LedgerColumns, { rows, lines }: Units): TextsOfUnit {
  const fields = dimensionIds.filter(isOfLine).flatMap((id) => {
    const bit = lineBits[id];
    return bit === undefined ? [] : [[bit, lineTexts(columns, id)] as const];
  });
  return (unit) =>
    Object.fromEntries(
      fields.map(([bit, { values, codeOfItem, codeWithout }]) => {
        const line = lines?.[unit] ?? -1;
        const code = line < 0 ? codeWithout(rows[unit] ?? 0) : codeOfItem[columns.lines.itemCodes[line] ?? 0];
        return [bit, values[code ?? 0] ?? ''];
      }),
    );
}

function paymentTextsOf(columns: LedgerColumns, payments: PaymentColumns, { payments: places }: Units): TextsOfUnit {
  const fields = dimensionIds.filter(isOfPayment).flatMap((id) => {
    const bit = paymentBits[id];
    return bit === undefined ? [] : [[bit, paymentColumn(columns, payments, id)] as const];
  });
  return (unit) => Object.fromEntries(fields.map(([bit, column]) => [bit, textAt(column, places?.[unit] ?? 0)]));
}

/** The bits of each unit, of one transaction after the other. */
function firstBits({ rows, length }: Units, textsOf: TextsOfUnit): readonly number[] {
  const bits: number[] = [];
  for (let first = 0; first < length;) {
    let end = first + 1;
    while (end < length && rows[end] === rows[first]) end += 1;
    const start = first;
    bits.push(...firstsOf(Array.from({ length: end - first }, (_, nth) => textsOf(start + nth))));
    first = end;
  }
  return bits;
}
