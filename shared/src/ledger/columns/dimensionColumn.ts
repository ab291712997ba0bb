import { notInFiles } from '@back-office/shared/format';
import {
  dimensionOf,
  isOwn,
  type Cases,
  type LineDimension,
  type OwnDimension,
  type PaymentDimension,
  type RowDimension,
} from '../catalog/dimensions';
import { minutesPerDay } from '../model/calendar';
import { customerText } from '../model/transaction';
import { at, textAt, type LedgerColumns, type PaymentColumns, type TextColumn } from './columns';
import { indexIn, textColumnOf } from './emptyColumns';
import { keptFor } from './keptFor';
import { patternsOf } from './patterns';

/** The dimensions of a transaction that follow by no rule of the catalog: the same key has the same text. */
const ownColumns: Readonly<Record<OwnDimension, (columns: LedgerColumns) => TextColumn>> = {
  'transaction-id': (columns) => encoded(columns, identity, (index) => columns.idAt(index)),
  'payment-id': (columns) =>
    encoded(
      columns,
      (index) => (columns.amounts.totalCollected[index] === 0 ? -1 : index),
      (index) => (columns.amounts.totalCollected[index] === 0 ? '' : columns.idAt(index)),
    ),
  customer: (columns) => {
    const { customerId, customerName } = columns.texts;
    return encoded(
      columns,
      (index) => at(customerId.codes, index) * customerName.values.length + at(customerName.codes, index),
      (index) => customerText({ customerId: textAt(customerId, index), customerName: textAt(customerName, index) }),
    );
  },
};

/** The text of each transaction. */
export function rowColumn(columns: LedgerColumns, id: RowDimension): TextColumn {
  return keptColumns(columns, id, () => {
    if (isOwn(id)) return ownColumns[id](columns);
    const { text, cases, ofDay = String, ofMinute } = dimensionOf(id);
    if (text) return columns.texts[text];
    if (cases) return caseColumn(columns, cases);
    if (!ofMinute) return byNumber(columns, (index) => at(columns.days, index), ofDay);
    const { timeZone } = columns.texts;
    const untimed = timeZone.values.indexOf('');
    const timeOf = (index: number) => at(columns.minutes, index) % minutesPerDay;
    if (untimed < 0) return byNumber(columns, timeOf, ofMinute);
    // Only the day of some is known.
    return byNumber(
      columns,
      (index) => (at(timeZone.codes, index) === untimed ? -1 : timeOf(index)),
      (minute) => (minute < 0 ? '' : ofMinute(minute)),
    );
  });
}

/** The text of each payment. */
export function paymentColumn(columns: LedgerColumns, payments: PaymentColumns, id: PaymentDimension): TextColumn {
  return keptColumns(columns, `payments ${id}`, () => {
    const { text, cases } = dimensionOf(id);
    if (cases) return caseColumn(columns, cases, payments);
    return text === 'tender' ? payments.texts.tender : payments.texts.paymentMethod;
  });
}

function caseColumn(columns: LedgerColumns, { when, otherwise }: Cases, payments?: PaymentColumns): TextColumn {
  const conditions = when.map(([condition]) => condition);
  const { codes, count, meeting } = patternsOf(columns, conditions, payments, () => true);
  const met = conditions.map(meeting);
  const textOf = (pattern: number) => {
    const first = met.findIndex((isMet) => isMet[pattern] !== 0);
    return Number.isNaN(met[first]?.[pattern]) ? notInFiles : (when[first]?.[1] ?? otherwise);
  };
  return distinct({ values: Array.from({ length: count }, (_, pattern) => textOf(pattern)), codes });
}

function byNumber(
  columns: LedgerColumns,
  numberAt: (index: number) => number,
  textOf: (value: number) => string,
): TextColumn {
  return distinct(encoded(columns, numberAt, (_, value) => textOf(value)));
}

/** Each text once. */
function distinct({ values, codes }: TextColumn): TextColumn {
  const own = textColumnOf(values);
  return { values: own.values, codes: codes.map((code) => at(own.codes, code)) };
}

const keptRows = new WeakMap<PaymentColumns, Uint32Array>();

/** The transaction of each payment. */
export function rowsOfPayments(payments: PaymentColumns): Uint32Array {
  const known = keptRows.get(payments);
  if (known) return known;
  const { starts, amounts } = payments;
  const rows = new Uint32Array(amounts.fee.length);
  for (let row = 0; row + 1 < starts.length; row++) rows.fill(row, at(starts, row), at(starts, row + 1));
  keptRows.set(payments, rows);
  return rows;
}

/** The text of each line, by its item, and that of a transaction without items. */
export interface LineTexts {
  readonly values: readonly string[];
  readonly codeOfItem: Uint32Array;
  readonly codeWithout: (row: number) => number;
}

const keptTexts = keptFor<LineTexts>();

export function lineTexts(columns: LedgerColumns, id: LineDimension): LineTexts {
  return keptTexts(columns, id, () => {
    const { items } = columns.lines;
    const without = id === 'itemization-type' ? ['Other', 'Gift card'] : [''];
    const { item: fact } = dimensionOf(id);
    const { values, codes } = textColumnOf([...without, ...items.map((item) => (fact ? (item[fact] ?? '') : 'Item'))]);
    const { giftCardSales } = columns.amounts;
    return {
      values,
      codeOfItem: codes.subarray(without.length),
      codeWithout: id === 'itemization-type' ? (row) => (at(giftCardSales, row) === 0 ? 0 : 1) : () => 0,
    };
  });
}

/** The code of a line in such texts; -1 stands for a transaction without items. */
export function codeOfLine(
  { lines: { itemCodes } }: LedgerColumns,
  { codeOfItem, codeWithout }: LineTexts,
  row: number,
  line: number,
): number {
  return line < 0 ? codeWithout(row) : (codeOfItem[itemCodes[line] ?? 0] ?? 0);
}

/** Whether a line has one of some values. */
export function lineTest(columns: LedgerColumns, id: LineDimension, values: readonly string[]) {
  const texts = lineTexts(columns, id);
  const wanted = new Set(values);
  const isWanted = texts.values.map((value) => wanted.has(value));
  return (row: number, line: number) => isWanted[codeOfLine(columns, texts, row, line)] === true;
}

const keptColumns = keptFor<TextColumn>();

/** A column of the texts that keys stand for; `textOf` is asked once for each different key. */
function encoded(
  { length }: Pick<LedgerColumns, 'length'>,
  keyOf: (index: number) => number,
  textOf: (index: number, key: number) => string,
): TextColumn {
  const codes = new Uint32Array(length);
  const values: string[] = [];
  const known = new Map<number, number>();
  for (let index = 0; index < length; index++) {
    const key = keyOf(index);
    const code = indexIn(known, key);
    if (code === values.length) values.push(textOf(index, key));
    codes[index] = code;
  }
  return { values, codes };
}

function identity(value: number): number {
  return value;
}
