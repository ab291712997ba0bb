import { pieceReader, risingColumn, type ColumnPieces } from '../facts/column';
import type { Reader, Row } from '../readers/reader';
import type { CsvRecord } from '../../csv/records';
import type { Steps } from '../../loading/steps';
import { createColumnSums } from './columnSums';
import { isSignOf } from './currencySigns';
import { createFoundFacts, type FactBefore, type MoreFacts } from './foundFacts';
import type { Refusal } from './layer';
import { createNotes, type ReadingNote } from './notes';
import { createNumberReader, type NumbersShown } from './numberReader';
import { decimalMarkOf, readNumber, type DecimalMark } from './numbers';
import { createRowCells, type RowCells } from './rowCells';
import { createTaxNames, type NamedTax } from './taxNames';
import { createRowFate, isBlankCell, nothingToBook, problemOf } from './rowFate';
import { createSumRows } from './sumRows';
import { createTimeReader, dateOfSerial, type DateOrder, type TimeReader } from './times';

export interface RowReading {
  readonly mark: DecimalMark;
  /** Of quantities, which programs may write with a decimal point beside prices with a comma. */
  readonly quantityMark: DecimalMark;
  readonly order: DateOrder;
  /** The merchant has chosen them, whatever the file shows. */
  readonly isMarkChosen: boolean;
  readonly isOrderChosen: boolean;
  /** Years of two digits are more likely near to it. */
  readonly thisYear: number;
  readonly isSignChosen: boolean;
  /** The file writes the amounts of refunds as those of sales. */
  readonly areRefundsPositive: boolean;
  /** Fees are written as what they do to the amount, and not as what was taken. */
  readonly areFeesNegative: boolean;
  /** The currency of the shop; `undefined` takes every currency, for looking at a file. */
  readonly currency: string | undefined;
  /** Decimals of that currency. */
  readonly decimals: number;
  /** Discounts are parts of the price, such as 0.15. */
  readonly areDiscountsRates: boolean;
  /** Amounts without a decimal mark are in the smallest unit. */
  readonly isMinor: boolean;
  readonly isMinorChosen: boolean;
}

/** Reads the records of one file, from its header on, into facts. */
export function createRowReader(reader: Reader, header: readonly string[], reading: RowReading) {
  const parts = createRowParts(reader, header, reading);
  const { cells, numbers, sums, fate, dates, found, notes, taxNames } = parts;
  const { row, begin } = createRow(reader, reading, parts);
  const lines = risingColumn();
  const sumRows = createSumRows(parts, reader, header.length, reading);

  return {
    read(record: CsvRecord) {
      cells.take(record);
      lines.push(record.line);
      fate.begin();
      sums.begin();
      found.begin();
      notes.begin();
      const problem = problemOf(record, header, cells);
      if (problem) return void fate.leaveOut(problem);
      begin();
      reader.read(row);
      if (found.isEmpty()) fate.skip(nothingToBook);
      if (!fate.isOut() || fate.isRefused()) sumRows.skip(record);
      // A row that is skipped begins another sale only if it has a number.
      if (fate.isOut()) return fate.isRefused() || !isBlankCell(cells.at('id')) ? found.forget() : undefined;
      sumRows.countSale();
      found.keep(lines.length - 1);
      sums.keep();
      notes.keep();
      taxNames.keep();
    },
    /** What a row leaves to those after it, if it does not depend on the rows before it. */
    left: (): RowBefore | undefined => {
      const [id, at] = [found.previousId(), found.previousAt()];
      return at && (id !== '' || !cells.has('id')) ? { id, at, dates: dates.times.state() } : undefined;
    },
    follow(before: RowBefore) {
      found.follow(before);
      dates.times.follow(before.dates);
    },
    /** What was read, as plain data; `undefined` if it depends on the rows before it. The reader must not be used any more. */
    shown: (): RowsShown | undefined => (sumRows.mayExist() ? undefined : shownBy(parts, lines)),
    /** Adds the rows after these, which another reader has read, for `finishInSlices`. */
    addAll: (more: RowsShown): Steps<void> => addRows(parts, lines, more),
    result: () => ({
      ...found.result(),
      notes: notes.result(),
      namedTaxes: taxNames.result(),
      lines,
      refused: fate.refused,
      skipped: fate.skipped,
      sums: sums.kept,
      marks: numbers.marks,
      signs: numbers.signs,
      refunds: numbers.refunds,
      fees: numbers.fees,
      discounts: numbers.discounts(),
      datedBy: dates.datedBy(),
      times: dates.times,
      rounding: sums.rounding(),
    }),
  };
}

export type RowParts = ReturnType<typeof createRowParts>;
type Lines = ReturnType<typeof risingColumn>;

function shownBy({ numbers, sums, fate, dates, found, notes, taxNames }: RowParts, lines: Lines): RowsShown {
  const { facts, zones, latest } = found.result();
  return {
    facts: facts.toPieces(),
    zones,
    latest,
    notes: notes.result(),
    namedTaxes: taxNames.result(),
    lines: lines.toPieces(),
    refused: fate.refused,
    skipped: fate.skipped,
    sums: sums.kept,
    rounding: sums.rounding(),
    numbers: numbers.state(),
    dates: dates.state(),
  };
}

function* addRows(
  { numbers, sums, fate, dates, found, notes, taxNames }: RowParts,
  lines: Lines,
  more: RowsShown,
): Steps<void> {
  yield* found.addAll(more, lines.length);
  const above = pieceReader(more.lines);
  for (let nth = 0; nth < more.lines.length; nth += 1) {
    if (nth % addedAtOnce === 0) yield;
    lines.push(nth + above(nth));
  }
  notes.addAll(more.notes);
  taxNames.addAll(more.namedTaxes);
  fate.addAll(more.refused, more.skipped);
  sums.addAll(more.sums, more.rounding);
  numbers.addAll(more.numbers);
  dates.addAll(more.dates);
}

/** A few milliseconds of work. */
const addedAtOnce = 2 ** 15;

/** What rows leave to those after them. */
export interface RowBefore extends FactBefore {
  readonly dates: ReturnType<TimeReader['state']>;
}

/** What rows have shown, as plain data. */
export interface RowsShown extends MoreFacts {
  readonly notes: readonly ReadingNote[];
  readonly namedTaxes: readonly NamedTax[];
  /** What each line is above the place of its row. */
  readonly lines: ColumnPieces;
  readonly refused: readonly Refusal[];
  readonly skipped: ReadonlyMap<string, number>;
  readonly sums: readonly number[];
  readonly rounding: number;
  readonly numbers: NumbersShown;
  readonly dates: ReturnType<ReturnType<typeof createDateCells>['state']>;
}

function createRowParts(reader: Reader, header: readonly string[], reading: RowReading) {
  const cells = createRowCells(reader, header);
  const fate = createRowFate(cells);
  return {
    cells,
    fate,
    numbers: createNumberReader(cells, reading, reading.decimals === 0 ? reader.amounts : []),
    sums: createColumnSums(header.length, reading.decimals),
    dates: createDateCells(cells, reading, fate.refuse),
    found: createFoundFacts(),
    notes: createNotes(cells, reader, header),
    taxNames: createTaxNames(cells, header, reading),
  };
}

/** The row that is being read, as readers see it. `begin` is called for each. */
function createRow(reader: Reader, reading: RowReading, { cells, numbers, sums, fate, dates, found, notes }: RowParts) {
  /** Whether it is a refund whose amounts are to be turned. */
  let isTurned = false;

  function isTurnedRefund(): boolean {
    if (!reader.refunds?.words.test(cells.at(reader.refunds.column))) return false;
    numbers.countRefund(reader.refunds.size);
    return reading.areRefundsPositive;
  }

  /** The amount of one cell, as it is written. */
  function amountAt(column: string): number | undefined {
    const place = cells.placeOf(column);
    const known = sums.ofRow(place);
    if (known !== undefined) return known;
    const read = numbers.read(column, fate.refuse);
    if (!read) return undefined;
    const amount = reading.isMinor && read.scale === 0 ? read.units : sums.rounded(read);
    if (!Number.isSafeInteger(amount)) fate.refuse(column, 'This amount is too large');
    sums.add(place, amount);
    return amount;
  }

  const row: Row<string> = {
    has: cells.has,
    nameOf: cells.nameOf,
    text: (column) => trimmed(cells.at(column)),
    number: (column) => numbers.read(column, fate.refuse),
    rounded: sums.rounded,
    amount(column) {
      let amount = amountAt(column);
      for (const other of cells.besides(column)) {
        const more = amountAt(other);
        if (more !== undefined) amount = (amount ?? 0) + more;
      }
      if (amount === undefined) return undefined;
      if (reading.areFeesNegative && column === reader.fees?.column) return 0 - amount;
      return isTurned && (reader.refunds?.columns?.includes(column) ?? true) ? 0 - amount : amount;
    },
    amountIn(text) {
      const read = readNumber(text, decimalMarkOf(text) ?? reading.mark);
      return read && sums.rounded(read);
    },
    time: dates.read,
    isOwnCurrency: (code) =>
      reading.currency === undefined || code.toUpperCase() === reading.currency || isSignOf(code, reading.currency),
    isForeign: (column) => row.text(column) !== '' && !row.isOwnCurrency(row.text(column)),
    areDiscountsRates: reading.areDiscountsRates,
    refuse: fate.refuse,
    skip: fate.skip,
    note: notes.add,
    add: found.add,
    get previousId() {
      return found.previousId();
    },
    get previousAt() {
      return found.previousAt();
    },
  };

  return {
    row,
    begin() {
      isTurned = isTurnedRefund();
      if (reader.fees) numbers.countFee(reader.fees);
      numbers.countDiscount();
    },
  };
}

/** The times of the rows, and the cell that has shown the order of day and month. */
function createDateCells(
  cells: RowCells,
  { order, thisYear }: RowReading,
  refuse: (column: string, reason: string) => void,
) {
  const times = createTimeReader(order, thisYear);
  let datedBy = '';
  return {
    times,
    datedBy: () => datedBy,
    state: () => ({ times: times.state(), datedBy }),
    addAll(more: { readonly times: ReturnType<TimeReader['state']>; readonly datedBy: string }) {
      times.addAll(more.times);
      datedBy ||= more.datedBy;
    },
    read(date: string, time?: string, zone = '') {
      const cell = cells.at(date);
      const readText = (text: string) =>
        time === undefined ? times.read(text, zone) : times.readBoth(text.trim(), cells.at(time), zone);
      const read = readText(cell) ?? readText(dateOfSerial(cell.trim()) ?? '');
      if (!read) refuse(date, cell.trim() === '' ? 'The date is missing' : 'This is not a date');
      if (datedBy === '' && times.decidedBy() !== '') datedBy = cells.quote(date);
      return read;
    },
  };
}

/** Most cells have no space at their ends, and looking is cheaper than trimming. */
function trimmed(cell: string): string {
  if (cell === '') return cell;
  const [first, last] = [cell.charCodeAt(0), cell.charCodeAt(cell.length - 1)];
  return first > 32 && first < 127 && last > 32 && last < 127 ? cell : cell.trim();
}

export type RowResult = ReturnType<ReturnType<typeof createRowReader>['result']>;
