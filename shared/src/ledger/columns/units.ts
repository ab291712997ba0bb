import { isOfLine, isOfPayment, type DimensionId } from '../catalog/dimensions';
import type { Condition, KnownAmount } from '../catalog/measure';
import { knownTender } from '../model/tenders';
import { isPaymentAmount, type LedgerColumns, type PaymentColumns, type TextColumn } from './columns';
import { lineTexts, paymentColumn, rowColumn } from './dimensionColumn';
import { keptFor } from './keptFor';
import { lineAmount, partOf, partOfLine, type Shares } from './parts';
import { patternsOf } from './patterns';
import type { Question } from './question';
import { filterOfPayments, type Filter } from './select';

/** What is added up: transactions, their lines, or their payments. Those of one transaction are next to each other. */
export interface Units {
  readonly length: number;
  /** The transaction of each unit. */
  readonly rows: Uint32Array;
  /** The line of each unit; -1 for a transaction without items. `undefined` if units are whole transactions. */
  readonly lines: Int32Array | undefined;
  /** Whether the units are all lines from the first one up to the last one. */
  readonly isSpan?: boolean;
  /** The payment of each unit, if payments are told apart. */
  readonly payments?: Uint32Array | undefined;
}

/** `payments` are given if they are told apart. */
export function unitsOf(
  columns: LedgerColumns,
  { of, groupBy = [], filters }: Pick<Question, 'of' | 'groupBy' | 'filters'>,
  rows: Uint32Array,
  payments: PaymentColumns | undefined,
): Units {
  const units = of === 'lines' ? linesOfRows(columns, rows, filters) : wholeRows(rows);
  if (!payments) return units;
  const keepsPayments = of === 'payments' || groupBy.some(isOfPayment);
  return paymentsOfUnits(columns, payments, units, keepsPayments ? filterOfPayments(filters) : undefined);
}

/** The payments of transactions or of their lines that meet a condition. */
function paymentsOfUnits(
  columns: LedgerColumns,
  payments: PaymentColumns,
  units: Units,
  wanted: Condition = { all: [] },
): Units {
  const { starts } = payments;
  const { codes, meeting } = patternsOf(columns, [wanted], payments);
  const meets = meeting(wanted);
  let capacity = 0;
  for (const row of units.rows) capacity += (starts[row + 1] ?? 0) - (starts[row] ?? 0);
  const rows = new Uint32Array(capacity);
  const lines = units.lines && new Int32Array(capacity);
  const found = new Uint32Array(capacity);
  let length = 0;
  for (let unit = 0; unit < units.length; unit++) {
    const row = units.rows[unit] ?? 0;
    for (let payment = starts[row] ?? 0; payment < (starts[row + 1] ?? 0); payment++) {
      if (meets[codes[payment] ?? 0] !== 1) continue;
      rows[length] = row;
      found[length] = payment;
      if (lines) lines[length] = units.lines?.[unit] ?? -1;
      length += 1;
    }
  }
  return {
    length,
    rows: rows.subarray(0, length),
    lines: lines?.subarray(0, length),
    payments: found.subarray(0, length),
  };
}

function wholeRows(rows: Uint32Array): Units {
  return { length: rows.length, rows, lines: undefined };
}

/** The lines of transactions that pass the filters, and transactions without items as one line each. */
function linesOfRows(columns: LedgerColumns, rows: Uint32Array, filters: readonly Filter[]): Units {
  const { starts } = columns.lines;
  let capacity = 0;
  for (const row of rows) capacity += Math.max(1, (starts[row + 1] ?? 0) - (starts[row] ?? 0));
  const all = { rows: new Uint32Array(capacity), lines: new Int32Array(capacity) };
  let length = 0;
  let isSpan = rows.length > 0;
  let next = starts[rows[0] ?? 0] ?? 0;
  for (const row of rows) {
    const first = starts[row] ?? 0;
    const end = starts[row + 1] ?? 0;
    if (first === end) {
      all.rows[length] = row;
      all.lines[length] = -1;
      length += 1;
    }
    if (first === end || first !== next) isSpan = false;
    next = end;
    for (let line = first; line < end; line++) {
      all.rows[length] = row;
      all.lines[length] = line;
      length += 1;
    }
  }
  const byLine = filters.filter(({ field, values }) => isOfLine(field) && values.length > 0);
  return byLine.reduce<Units>((units, filter) => filtered(columns, units, filter), { length, ...all, isSpan });
}

function filtered(columns: LedgerColumns, units: Units, { field, values }: Filter): Units {
  const column = codesOfUnits(columns, units, field);
  const isWanted = column.values.map((value) => values.includes(value));
  const passes = (_: number, unit: number) => isWanted[column.codes[unit] ?? 0] === true;
  const rows = units.rows.filter(passes);
  return { length: rows.length, rows, lines: units.lines?.filter(passes) };
}

/** The code of each unit, from those of all transactions or payments at the ascending places of the units. */
export function codesAt(allCodes: Uint32Array, { lines, payments, rows }: Units, places: Uint32Array): Uint32Array {
  // The payments of a few transactions can be as many as there are transactions in all.
  const areDistinct = !lines && !(payments && places === rows);
  if (areDistinct && places.length === allCodes.length) return allCodes;
  const codes = new Uint32Array(places.length);
  for (let unit = 0; unit < codes.length; unit++) codes[unit] = allCodes[places[unit] ?? 0] ?? 0;
  return codes;
}

/** A dimension of each unit. */
export function codesOfUnits(columns: LedgerColumns, units: Units, id: DimensionId): TextColumn {
  const { rows, lines, length, payments } = units;
  if (!isOfLine(id)) {
    const isPaid = payments && columns.payments && isOfPayment(id);
    const { values, codes } = isPaid ? paymentColumn(columns, columns.payments, id) : rowColumn(columns, id);
    return { values, codes: codesAt(codes, units, isPaid ? payments : rows) };
  }
  const codes = new Uint32Array(length);
  const { values, codeOfItem, codeWithout } = lineTexts(columns, id);
  const { itemCodes } = columns.lines;
  for (let unit = 0; unit < length; unit++) {
    const line = lines?.[unit] ?? -1;
    codes[unit] = line < 0 ? codeWithout(rows[unit] ?? 0) : (codeOfItem[itemCodes[line] ?? 0] ?? 0);
  }
  return { values, codes };
}

/**
 * The part of an amount that each line has, in whole cents: what the source knows of the line, else in proportion to list
 * price × quantity. Returns are divided among the returned items, every other amount among those sold. The parts of a
 * transaction add up to its amount.
 */
export function lineAmounts(
  columns: LedgerColumns,
  { rows, lines, length, isSpan = false }: Units,
  amount: KnownAmount,
): Float64Array {
  const whole = columns.amounts[amount];
  const own = columns.lines.amounts[amount];
  const [firstLine = 0] = lines ?? [];
  if (own && isSpan) return own.subarray(firstLine, firstLine + length);
  const found = new Float64Array(length);
  for (let unit = 0; unit < length; unit++) {
    const row = rows[unit] ?? 0;
    const line = lines?.[unit] ?? -1;
    found[unit] = line < 0 ? (whole[row] ?? NaN) : lineAmount(columns, row, line, amount);
  }
  return found;
}

/**
 * The part of an amount that each payment has: what the source knows of the payment, else in proportion to what was paid,
 * both divided among the lines if these are told apart. What gift cards paid is divided among payments with other tenders.
 */
export function paymentAmounts(
  columns: LedgerColumns,
  payments: PaymentColumns,
  { rows, lines, length, payments: places }: Units,
  amount: KnownAmount,
): Float64Array {
  const own = isPaymentAmount(amount) ? payments.amounts[amount] : undefined;
  const shares = sharesOf(columns, payments);
  const kinds = amount === 'giftCardRedeemed' ? shares.isOther : undefined;
  const { starts } = payments;
  const whole = columns.amounts[amount];
  const found = new Float64Array(length);
  for (let unit = 0; unit < length; unit++) {
    const row = rows[unit] ?? 0;
    const line = lines?.[unit] ?? -1;
    const payment = places?.[unit] ?? 0;
    if (own) {
      const value = own[payment] ?? NaN;
      found[unit] = line < 0 || value === 0 ? value : partOfLine(columns, value, row, line, amount);
    } else {
      const value = line < 0 ? (whole[row] ?? NaN) : lineAmount(columns, row, line, amount);
      const isSplit = (starts[row + 1] ?? 0) - (starts[row] ?? 0) > 1;
      found[unit] = isSplit && value !== 0 ? partOf(shares, value, row, payment, kinds, 1) : value;
    }
  }
  return found;
}

/** The part that the payment of a unit has of an amount of its transaction; all of it if payments are not told apart. */
export function partOfPayment(columns: LedgerColumns, { rows, payments }: Units, unit: number, value: number): number {
  if (!payments || !columns.payments || value === 0 || Number.isNaN(value)) return value;
  return partOf(sharesOf(columns, columns.payments), value, rows[unit] ?? 0, payments[unit] ?? 0, undefined, 1);
}

const keptShares = keptFor<Shares & { readonly isOther: Uint8Array }>();

function sharesOf(columns: LedgerColumns, { starts, amounts, texts: { tender } }: PaymentColumns) {
  return keptShares(columns, '', () => {
    const isOther = tender.values.map((value) => Number(knownTender(value) === 'Other'));
    return {
      starts,
      weights: amounts.totalCollected.map(Math.abs),
      isOther: Uint8Array.from(tender.codes, (code) => isOther[code] ?? 0),
    };
  });
}
