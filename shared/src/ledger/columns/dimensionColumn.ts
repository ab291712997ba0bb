import { notInFiles } from '@back-office/shared/format';
import {
  dimensionOf,
  isDerived,
  type DerivedDimension,
  type Dimension,
  type LineDimension,
  type PaymentDimension,
  type RowDimension,
} from '../catalog/dimensions';
import { dayOfNumber, minutesPerDay, timeText, weekdayOf, weekStartOf } from '../model/calendar';
import { isInTimeRange, timeRanges } from '../model/timeRange';
import { at, textAt, type LedgerColumns, type PaymentColumns, type TextColumn } from './columns';
import { keptFor } from './keptFor';

/** How the other dimensions of a transaction follow from its columns: the same key has the same text. */
const derived: Readonly<Record<DerivedDimension, (columns: LedgerColumns) => TextColumn>> = {
  'transaction-id': (columns) => encoded(columns, identity, (index) => columns.idAt(index)),
  'payment-id': (columns) =>
    encoded(
      columns,
      (index) => (columns.amounts.totalCollected[index] === 0 ? -1 : index),
      (index) => (columns.amounts.totalCollected[index] === 0 ? '' : columns.idAt(index)),
    ),
  'fee-kind': (columns) => feeKind(columns, columns.amounts.fee, identity),
  customer: (columns) => {
    const { customerId, customerName } = columns.texts;
    return encoded(
      columns,
      (index) => at(customerId.codes, index) * customerName.values.length + at(customerName.codes, index),
      (index) => {
        const [id, name] = [textAt(customerId, index), textAt(customerName, index)];
        return name === '' ? id : `${name} (${id})`;
      },
    );
  },
  date: (columns) => byDay(columns, identity, dayOfNumber),
  week: (columns) => byDay(columns, weekStartOf, dayOfNumber),
  month: (columns) =>
    byDay(
      columns,
      (day) => Number(dayOfNumber(day).slice(0, 7).replace('-', '')),
      (key) => `${Math.floor(key / 100)}-${String(key % 100).padStart(2, '0')}`,
    ),
  weekday: (columns) => byDay(columns, weekdayOf, String),
  hour: (columns) =>
    encoded(
      columns,
      (index) => Math.floor((at(columns.minutes, index) % minutesPerDay) / 60),
      (_, hour) => String(hour).padStart(2, '0'),
    ),
  time: (columns) =>
    encoded(
      columns,
      (index) => at(columns.minutes, index) % minutesPerDay,
      (_, minute) => timeText(minute),
    ),
  'part-of-day': (columns) =>
    encoded(
      columns,
      (index) => timeRanges.findIndex((range, place) => place > 0 && isInTimeRange(at(columns.minutes, index), range)),
      (_, place) => timeRanges[place] ?? '',
    ),
};

/** The text of each transaction. */
export function rowColumn(columns: LedgerColumns, id: RowDimension): TextColumn {
  return keptColumns(columns, id, () => {
    if (isDerived(id)) return derived[id](columns);
    const { text, given } = dimensionOf(id);
    return text ? columns.texts[text] : givenColumn(columns.amounts, given);
  });
}

/** By whether there is an amount: without, with, or unknown. */
function givenColumn(columns: Readonly<Partial<Record<string, Float64Array>>>, given: Dimension['given']): TextColumn {
  const amounts = given?.amounts.flatMap((amount) => columns[amount] ?? []) ?? [];
  const codes = new Uint32Array(amounts[0]?.length ?? 0);
  for (let index = 0; index < codes.length; index++) {
    const sum = amounts.reduce((before, amount) => before + at(amount, index), 0);
    codes[index] = Number.isNaN(sum) ? 2 : Number(sum !== 0);
  }
  return { values: [...(given?.texts ?? []), notInFiles], codes };
}

function feeKind(
  { texts: { channel } }: LedgerColumns,
  fee: Float64Array,
  rowOf: (index: number) => number,
): TextColumn {
  const invoice = channel.values.indexOf('Invoice');
  return encoded(
    fee,
    (index) => {
      if (Number.isNaN(at(fee, index))) return 3;
      return at(fee, index) === 0 ? 0 : channel.codes[rowOf(index)] === invoice ? 1 : 2;
    },
    (_, key) => ['No fee', 'Invoice fee', 'Processing fee', notInFiles][key] ?? '',
  );
}

/** The text of each payment. */
export function paymentColumn(columns: LedgerColumns, payments: PaymentColumns, id: PaymentDimension): TextColumn {
  return keptColumns(columns, `payments ${id}`, () => {
    const { texts, amounts } = payments;
    const { given } = dimensionOf(id);
    if (id === 'tender') return texts.tender;
    if (id === 'payment-method') return texts.paymentMethod;
    if (given) return givenColumn(amounts, given);
    const rows = rowsOfPayments(payments);
    return feeKind(columns, amounts.fee, (payment) => at(rows, payment));
  });
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

export function lineTexts(columns: LedgerColumns, id: LineDimension): LineTexts {
  const { items } = columns.lines;
  const values: string[] = id === 'itemization-type' ? ['Other', 'Gift card'] : [''];
  const codeOfItem = new Uint32Array(items.length);
  const known = new Map(values.map((value, code) => [value, code]));
  const { item: fact } = dimensionOf(id);
  items.forEach((item, index) => {
    const text = fact ? item[fact] : 'Item';
    const code = known.get(text) ?? values.push(text) - 1;
    known.set(text, code);
    codeOfItem[index] = code;
  });
  const { giftCardSales } = columns.amounts;
  return {
    values,
    codeOfItem,
    codeWithout: id === 'itemization-type' ? (row) => (at(giftCardSales, row) === 0 ? 0 : 1) : () => 0,
  };
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
    let code = known.get(key);
    if (code === undefined) {
      code = values.push(textOf(index, key)) - 1;
      known.set(key, code);
    }
    codes[index] = code;
  }
  return { values, codes };
}

function byDay(columns: LedgerColumns, keyOf: (day: number) => number, textOf: (key: number) => string): TextColumn {
  let day = NaN;
  let key = NaN;
  return encoded(
    columns,
    (index) => {
      const next = at(columns.days, index);
      if (next !== day) [day, key] = [next, keyOf(next)];
      return key;
    },
    (_, value) => textOf(value),
  );
}

function identity(value: number): number {
  return value;
}
