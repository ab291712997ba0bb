import { isOfLine, isOfPayment, type DimensionId } from '../catalog/dimensions';
import type { Condition, KnownAmount } from '../catalog/measure';
import { knownTender } from '../model/tenders';
import { isPaymentAmount, type LedgerColumns, type PaymentColumns, type TextColumn } from './columns';
import { codeOfLine, lineTest, lineTexts, paymentColumn, rowColumn } from './dimensionColumn';
import { keptFor } from './keptFor';
import { lineAmount, partOf, partOfLine, type Shares } from './parts';
import { patternsOf } from './patterns';
import type { Question } from './question';
import { newArrays, type Scratch } from './scratch';
import { filterOfPayments, type Filter } from './select';

/** What is added up: transactions, their lines, or their payments. Those of one transaction are next to each other. */
export interface Units {
  readonly length: number;
  readonly rows: Uint32Array;
  /** The line of each unit; -1 for a transaction without items. `undefined` if units are whole transactions. */
  readonly lines: Int32Array | undefined;
  /** Whether none is left out from the first one up to the last one: of whole transactions, lines or payments. */
  readonly isSpan: boolean;
  /** The payment of each unit, if payments are told apart. */
  readonly payments?: Uint32Array | undefined;
}

/** `payments` are given if they are told apart. */
export function unitsOf(
  columns: LedgerColumns,
  question: Pick<Question, 'of' | 'groupBy' | 'filters'>,
  rows: Uint32Array,
  payments: PaymentColumns | undefined,
): Units {
  return unitsReader(columns, question, payments, newArrays)(rows);
}

/** What is added up of some transactions and then of others. */
export function unitsReader(
  columns: LedgerColumns,
  { of, groupBy = [], filters }: Pick<Question, 'of' | 'groupBy' | 'filters'>,
  payments: PaymentColumns | undefined,
  scratch: Scratch,
): (rows: Uint32Array) => Units {
  const linesOf = of === 'lines' ? linesReader(columns, filters, scratch) : wholeRows;
  if (!payments) return linesOf;
  const keepsPayments = of === 'payments' || groupBy.some(isOfPayment);
  const wanted: Condition = (keepsPayments && filterOfPayments(filters)) || { all: [] };
  const { codes, meeting } = patternsOf(columns, [wanted], payments);
  const meets = meeting(wanted);
  const isWanted = (payment: number) => meets[codes[payment] ?? 0] === 1;
  return (rows) => paymentsOfUnits(payments, linesOf(rows), isWanted, scratch);
}

/** The wanted payments of transactions or of their lines. */
function paymentsOfUnits(
  { starts }: PaymentColumns,
  units: Units,
  isWanted: (payment: number) => boolean,
  scratch: Scratch,
): Units {
  let capacity = 0;
  for (const row of units.rows) capacity += (starts[row + 1] ?? 0) - (starts[row] ?? 0);
  const rows = scratch.codes(capacity);
  const lines = units.lines && scratch.places(capacity);
  const found = scratch.codes(capacity);
  let length = 0;
  for (let unit = 0; unit < units.length; unit++) {
    const row = units.rows[unit] ?? 0;
    for (let payment = starts[row] ?? 0; payment < (starts[row + 1] ?? 0); payment++) {
      if (!isWanted(payment)) continue;
      rows[length] = row;
      found[length] = payment;
      if (lines) lines[length] = units.lines?.[unit] ?? -1;
      length += 1;
    }
  }
  const places = found.subarray(0, length);
  return {
    length,
    rows: rows.subarray(0, length),
    lines: lines?.subarray(0, length),
    payments: places,
    isSpan: !lines && isSpan(places),
  };
}

function wholeRows(rows: Uint32Array): Units {
  return { length: rows.length, rows, lines: undefined, isSpan: isSpan(rows) };
}

/** Of ascending places without repeats: whether none is left out. */
function isSpan(places: Uint32Array): boolean {
  return (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
}

/** The lines of transactions that pass the filters, and transactions without items as one line each. */
function linesReader(
  columns: LedgerColumns,
  filters: readonly Filter[],
  scratch: Scratch,
): (rows: Uint32Array) => Units {
  const passing = filters.flatMap(({ field, values }) =>
    isOfLine(field) && values.length > 0 ? [lineTest(columns, field, values)] : [],
  );
  const passes = (row: number, line: number) => passing.every((passesOne) => passesOne(row, line));
  const keepsAll = passing.length === 0;
  const { starts } = columns.lines;
  return (rows) => {
    let capacity = 0;
    for (const row of rows) capacity += Math.max(1, (starts[row + 1] ?? 0) - (starts[row] ?? 0));
    const all = { rows: scratch.codes(capacity), lines: scratch.places(capacity) };
    let length = 0;
    let isWhole = rows.length > 0;
    let next = starts[rows[0] ?? 0] ?? 0;
    for (const row of rows) {
      const first = starts[row] ?? 0;
      const end = starts[row + 1] ?? 0;
      if (first === end && (keepsAll || passes(row, -1))) {
        all.rows[length] = row;
        all.lines[length++] = -1;
      }
      if (first === end || first !== next) isWhole = false;
      next = end;
      for (let line = first; line < end; line++) {
        if (!keepsAll && !passes(row, line)) {
          isWhole = false;
          continue;
        }
        all.rows[length] = row;
        all.lines[length++] = line;
      }
    }
    return { length, rows: all.rows.subarray(0, length), lines: all.lines.subarray(0, length), isSpan: isWhole };
  };
}

/** What some transactions or payments have. */
export function valuesAt(all: Float64Array, places: Uint32Array, scratch: Scratch): Float64Array {
  const values = scratch.numbers(places.length);
  for (let unit = 0; unit < values.length; unit++) values[unit] = all[places[unit] ?? 0] ?? NaN;
  return values;
}

/** As `valuesAt`, of codes. `isSpan`: none is left out from the first place up to the last one. */
export function codesAt(all: Uint32Array, places: Uint32Array, isSpan: boolean, scratch: Scratch): Uint32Array {
  if (isSpan) return all.subarray(places[0], (places[0] ?? 0) + places.length);
  const codes = scratch.codes(places.length);
  for (let unit = 0; unit < codes.length; unit++) codes[unit] = all[places[unit] ?? 0] ?? 0;
  return codes;
}

export function codesOfUnits(
  columns: LedgerColumns,
  units: Units,
  id: DimensionId,
  scratch: Scratch = newArrays,
): TextColumn {
  const { rows, lines, length, payments } = units;
  if (!isOfLine(id)) {
    const isPaid = payments && columns.payments && isOfPayment(id);
    const { values, codes } = isPaid ? paymentColumn(columns, columns.payments, id) : rowColumn(columns, id);
    const arePlaces = units.isSpan && !lines && Boolean(isPaid) === Boolean(payments);
    return { values, codes: codesAt(codes, isPaid ? payments : rows, arePlaces, scratch) };
  }
  const codes = scratch.codes(length);
  const texts = lineTexts(columns, id);
  for (let unit = 0; unit < length; unit++)
    codes[unit] = codeOfLine(columns, texts, rows[unit] ?? 0, lines?.[unit] ?? -1);
  return { values: texts.values, codes };
}

/**
 * The part of an amount that each line has, in whole cents: what the source knows of the line, else in proportion to list
 * price × quantity. Returns are divided among the returned items, every other amount among those sold. The parts of a
 * transaction add up to its amount.
 */
export function lineAmounts(
  columns: LedgerColumns,
  { rows, lines, length, isSpan: isWhole }: Units,
  amount: KnownAmount,
  scratch: Scratch,
): Float64Array {
  const whole = columns.amounts[amount];
  const own = columns.lines.amounts[amount];
  const [firstLine = 0] = lines ?? [];
  if (own && isWhole) return own.subarray(firstLine, firstLine + length);
  const found = scratch.numbers(length);
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
  scratch: Scratch,
): Float64Array {
  const own = isPaymentAmount(amount) ? payments.amounts[amount] : undefined;
  const shares = sharesOf(columns, payments);
  const kinds = amount === 'giftCardRedeemed' ? shares.isOther : undefined;
  const { starts } = payments;
  const whole = columns.amounts[amount];
  const found = scratch.numbers(length);
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
