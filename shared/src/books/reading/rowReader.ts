import { risingColumn } from '../facts/column';
import { createFactTable } from '../facts/factTable';
import type { Fact, LocalTime } from '../facts/fact';
import type { Reader, Row } from '../readers/reader';
import type { CsvRecord } from '../../csv/records';
import type { Refusal } from './layer';
import { isSignOf } from './currencySigns';
import { createNotes } from './notes';
import { createNumberReader } from './numberReader';
import { decimalMarkOf, inUnits, readNumber, type DecimalMark, type PlainNumber } from './numbers';
import { createRowCells, type RowCells } from './rowCells';
import { createTimeReader, dateOfSerial, type DateOrder } from './times';

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

/** Rows whose first filled cell says so are sums of others: `Grand total`, `Total for July`, `Totals (12)`. */
const totalPattern =
  /^(?:(?:grand |sub|sub |report |net |gross |overall )?totals?|total général|totaux|total general|(?:zwischen|gesamt|end)?summe|gesamt|somme|sum|totale|totaal|totalt|suma)(?: (?:for|of|par|per|pro|für|du|del) .*|:.*|\s*\(.*\))?$/i;

/** Whether a cell is the name of a row of sums. */
export function isTotal(cell: string): boolean {
  return cell.length < maxTotalLength && totalPattern.test(cell);
}

const maxTotalLength = 40;

/** Reads the records of one file, from its header on, into facts. */
export function createRowReader(reader: Reader, header: readonly string[], reading: RowReading) {
  const cells = createRowCells(reader, header);
  const numbers = createNumberReader(cells, reading, reading.decimals === 0 ? reader.amounts : []);
  const sums = createColumnSums(header.length, reading.decimals);
  const fate = createRowFate(cells);
  const dates = createDateCells(cells, reading, fate.refuse);
  const found = createFoundFacts();
  const notes = createNotes(cells, reader, header);
  const lines = risingColumn();
  /** Of the row that is being read. */
  let isTurned = false;

  /** Whether the row is a refund whose amounts are to be turned. */
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

  /** Whether a row has nothing but amounts, which are the sums of the columns above. */
  function isOfSums(record: CsvRecord): boolean {
    let isSum = false;
    for (const [place, cell] of record.cells.entries()) {
      if (isBlankCell(cell)) continue;
      const number = readNumber(cell, reading.mark);
      if (!number) return false;
      const sum = sums.kept[place] ?? NaN;
      if (Number.isNaN(sum)) continue;
      const amount = reading.isMinor && number.scale === 0 ? number.units : inUnits(number, reading.decimals);
      if (amount !== sum) return false;
      isSum ||= sum !== 0;
    }
    return isSum && found.rows() > 1;
  }

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
      isTurned = isTurnedRefund();
      if (reader.fees) numbers.countFee(reader.fees);
      numbers.countDiscount();
      reader.read(row);
      if (found.isEmpty()) fate.skip(nothingToBook);
      if (fate.isRefused() && isOfSums(record)) fate.skipRefused(totalOfFile);
      if (fate.isRefused() && isHeading(record, header.length)) fate.skipRefused(headingOfFile);
      // A row that is skipped begins another sale only if it has a number.
      if (fate.isOut()) return fate.isRefused() || !isBlankCell(cells.at('id')) ? found.forget() : undefined;
      found.keep(lines.length - 1);
      sums.keep();
      notes.keep();
    },
    result: () => ({
      ...found.result(),
      notes: notes.result(),
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

/** The facts of the rows that are kept. */
function createFoundFacts() {
  const facts = createFactTable();
  const zones = new Map<string, number>();
  /** The zone of the last facts and how many these are: nearly all have that of the one before. */
  const run = { zone: '', count: 0 };
  let latest = -Infinity;
  let previousId = '';
  let previousAt: LocalTime | undefined;
  let rows = 0;
  /** Of the row that is being read, and how many these are: the list is that of the rows before. */
  const pending: Fact[] = [];
  let count = 0;

  function countZones() {
    if (run.count > 0) zones.set(run.zone, (zones.get(run.zone) ?? 0) + run.count);
    run.count = 0;
  }

  return {
    previousId: () => previousId,
    previousAt: () => previousAt,
    isEmpty: () => count === 0,
    /** How many rows have been kept. */
    rows: () => rows,
    begin() {
      count = 0;
    },
    add(fact: Fact) {
      pending[count++] = fact;
    },
    /** Rows below one that is left out, which leave their id blank, are not of the row above it. */
    forget() {
      const left = count === 0 ? undefined : pending[0];
      previousId = left?.id ?? '';
      previousAt = left?.at;
    },
    keep(row: number) {
      rows += 1;
      for (let nth = 0; nth < count; nth += 1) {
        const fact = pending[nth];
        if (!fact) break;
        facts.push(row, fact);
        previousId = fact.id;
        if (!fact.at) continue;
        previousAt = fact.at;
        if (fact.at.zone !== run.zone) {
          countZones();
          run.zone = fact.at.zone;
        }
        run.count += 1;
        if (fact.at.wall > latest) latest = fact.at.wall;
      }
    },
    result() {
      countZones();
      return { facts, zones, latest };
    },
  };
}

/** Which rows are refused or skipped, and why: a row has one reason, the first. */
function createRowFate(cells: RowCells) {
  const refused: Refusal[] = [];
  const skipped = new Map<string, number>();
  let [isOut, isRefused] = [false, false];

  function skip(reason: string) {
    if (isOut) return;
    isOut = true;
    skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  }

  return {
    refused,
    skipped,
    isOut: () => isOut,
    isRefused: () => isRefused,
    begin() {
      isOut = isRefused = false;
    },
    skip,
    /** Skips the row that was refused last. */
    skipRefused(reason: string) {
      refused.pop();
      isOut = isRefused = false;
      skip(reason);
    },
    refuse(column: string, reason: string) {
      if (isOut) return;
      isOut = isRefused = true;
      refused.push({ line: cells.line(), column: cells.nameOf(column), value: cells.at(column), reason });
    },
    /** A row that is no row of the file's table. */
    leaveOut({ isWrong, reason }: RowProblem) {
      if (!isWrong) return skip(reason);
      isOut = isRefused = true;
      refused.push({ line: cells.line(), column: '', value: cells.all().join(',').slice(0, 200), reason });
    },
  };
}

/** The sums of the columns of amounts over the rows that are kept, and what rounding has added. */
function createColumnSums(columns: number, decimals: number) {
  const kept = Array.from({ length: columns }, () => NaN);
  let rounding = 0;
  // Of the row that is being read. Readers may ask for an amount several times; it counts once.
  const places: number[] = [];
  const amounts = new Float64Array(columns);
  const rowOfAmount = new Uint32Array(columns);
  let row = 0;
  let count = 0;
  let roundingOfRow = 0;
  return {
    kept,
    rounding: () => rounding,
    begin() {
      row += 1;
      count = 0;
      roundingOfRow = 0;
    },
    /** In the smallest unit. */
    rounded(value: PlainNumber): number {
      const whole = inUnits(value, decimals);
      if (value.scale > decimals) roundingOfRow += whole - value.units / 10 ** (value.scale - decimals);
      return whole;
    },
    add(place: number, amount: number) {
      places[count++] = place;
      amounts[place] = amount;
      rowOfAmount[place] = row;
    },
    /** What was added to a column; `undefined` if nothing was yet. */
    ofRow: (place: number): number | undefined => (rowOfAmount[place] === row ? amounts[place] : undefined),
    keep() {
      for (let nth = 0; nth < count; nth += 1) {
        const place = places[nth] ?? -1;
        kept[place] = (Number.isNaN(kept[place]) ? 0 : (kept[place] ?? 0)) + (amounts[place] ?? 0);
      }
      rounding += roundingOfRow;
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

const totalOfFile = 'A total of the file';
const headingOfFile = 'A heading of the file';
const nothingToBook = 'There is nothing to book in it';

/** A row of one text, such as the name of the item that the rows below are of, or a note below the table. */
function isHeading({ cells }: CsvRecord, width: number): boolean {
  const [first, ...others] = cells.filter((cell) => !isBlankCell(cell));
  if (first === undefined || others.length > 0 || first !== cells[0] || !/\p{L}/u.test(first)) return false;
  // A row whose cells were not split is no heading.
  return (first.match(/[,;|\t]/g) ?? []).length < width - 1;
}

function isBlankCell(cell: string): boolean {
  return cell.trim() === '';
}

interface RowProblem {
  /** Refused and said, not just skipped. */
  readonly isWrong: boolean;
  readonly reason: string;
}

function problemOf({ cells, problem }: CsvRecord, header: readonly string[], { at }: RowCells): RowProblem | undefined {
  if (problem) return { isWrong: true, reason: 'A quote is opened and never closed' };
  if (cells.length > header.length && cells.slice(header.length).some((cell) => cell.trim() !== ''))
    return { isWrong: true, reason: `The row has ${cells.length} cells, the header ${header.length}` };
  const first = cells.find((cell) => cell !== '') ?? '';
  const text = trimmed(first);
  // Spreadsheets write rows of nothing but delimiters below the last one.
  if (text === '' && cells.every(isBlankCell)) return { isWrong: false, reason: nothingToBook };
  // What has a number and a date is an item of that name.
  if (isTotal(text) && (isBlankCell(at('id')) || isBlankCell(at('date')) || isTotal(at('id').trim())))
    return { isWrong: false, reason: totalOfFile };
  if (cells[0] === header[0] && cells.every((cell, index) => cell === header[index]))
    return { isWrong: false, reason: 'The header again' };
  return undefined;
}
