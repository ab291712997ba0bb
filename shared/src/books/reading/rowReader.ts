import { risingColumn } from '../facts/column';
import { createFactTable } from '../facts/factTable';
import type { Fact } from '../facts/fact';
import { headerName, type Reader, type Row } from '../readers/reader';
import type { CsvRecord } from '../../csv/records';
import type { Refusal } from './layer';
import { decimalMarkOf, inUnits, isBlank, readNumber, type DecimalMark, type PlainNumber } from './numbers';
import { createTimeReader, type DateOrder } from './times';

export interface RowReading {
  readonly mark: DecimalMark;
  readonly order: DateOrder;
  /** The merchant has chosen them, whatever the file shows. */
  readonly isMarkChosen: boolean;
  readonly isOrderChosen: boolean;
  readonly isSignChosen: boolean;
  /** The file writes the amounts of refunds as those of sales. */
  readonly areRefundsPositive: boolean;
  /** The currency of the shop; `undefined` takes every currency, for looking at a file. */
  readonly currency: string | undefined;
  /** Decimals of that currency. */
  readonly decimals: number;
  /** Amounts without a decimal mark are in the smallest unit. */
  readonly isMinor: boolean;
}

/** Rows whose first filled cell says so are sums of others. */
const totalPattern = /^(?:grand |sub|report )?totals?:?$/i;

/** Reads the records of one file, from its header on, into facts. */
export function createRowReader(reader: Reader, header: readonly string[], reading: RowReading) {
  const places = placesOf(reader, header);
  const facts = createFactTable();
  const times = createTimeReader(reading.order);
  const lines = risingColumn();
  const refused: Refusal[] = [];
  const skipped = new Map<string, number>();
  const sums = header.map(() => NaN);
  const marks: MarkCounts = { own: 0, other: 0, unsure: 0, firstOwn: '', firstOther: '', firstUnsure: '' };
  const signs = { negative: 0, positive: 0, firstNegative: '' };
  const refunds: RefundSigns = { negative: 0, positive: 0, firstNegative: '', firstPositive: '' };
  let datedBy = '';
  const zones = new Map<string, number>();
  let rounding = 0;
  let latest = -Infinity;
  // Of the row that is being read.
  let cells: readonly string[] = [];
  let line = 0;
  let pending: Fact[] = [];
  const pendingPlaces: number[] = [];
  const pendingAmounts: number[] = [];
  let pendingSums = 0;
  let pendingRounding = 0;
  let isOut = false;
  let isTurned = false;
  let previousId = '';

  const cellOf = (column: string) => {
    const place = places.get(column);
    return place === undefined ? '' : (cells[place] ?? '');
  };

  function refuse(column: string, reason: string) {
    if (isOut) return;
    isOut = true;
    const name = header[places.get(column) ?? -1] ?? reader.columns[column]?.[0] ?? column;
    refused.push({ line, column: name.trim(), value: cellOf(column), reason });
  }

  function skip(reason: string) {
    if (isOut) return;
    isOut = true;
    skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  }

  function number(column: string): PlainNumber | undefined {
    const cell = cellOf(column);
    if (isBlank(cell)) return undefined;
    const read = readNumber(cell, reading.mark);
    if (!read) {
      const shown = decimalMarkOf(cell);
      if (shown !== undefined && shown !== reading.mark) {
        marks.other += 1;
        marks.firstOther ||= placeOf(column);
      }
      refuse(column, 'This is not a number');
      return undefined;
    }
    if (mayBeUnsure(cell, read) && decimalMarkOf(cell) === undefined) {
      marks.unsure += 1;
      marks.firstUnsure ||= placeOf(column);
    } else if (read.scale > 0) {
      marks.own += 1;
      marks.firstOwn ||= placeOf(column);
    }
    if (read.units < 0) {
      signs.negative += 1;
      signs.firstNegative ||= placeOf(column);
    } else if (read.units > 0) signs.positive += 1;
    return read;
  }

  /** Whether the row is a refund whose amounts are to be turned. */
  function isTurnedRefund(): boolean {
    if (!reader.refunds?.words.test(cellOf(reader.refunds.column))) return false;
    const { size } = reader.refunds;
    const units = readNumber(cellOf(size), reading.mark)?.units ?? 0;
    if (units < 0) {
      refunds.negative += 1;
      refunds.firstNegative ||= placeOf(size);
    } else if (units > 0) {
      refunds.positive += 1;
      refunds.firstPositive ||= placeOf(size);
    }
    return reading.areRefundsPositive;
  }

  /** `12.50 (line 3, Price)`: what shows how a file is to be read. */
  function placeOf(column: string): string {
    return `${cellOf(column).trim()} (line ${line}, ${(header[places.get(column) ?? -1] ?? column).trim()})`;
  }

  function rounded(value: PlainNumber): number {
    const { value: whole, isExact } = inUnits(value, reading.decimals);
    if (!isExact) pendingRounding += whole - value.units / 10 ** (value.scale - reading.decimals);
    return whole;
  }

  const row: Row<string> = {
    has: (column) => places.has(column),
    text: (column) => trimmed(cellOf(column)),
    number,
    rounded,
    amount(column) {
      const read = number(column);
      if (!read) return undefined;
      const amount = reading.isMinor && read.scale === 0 ? read.units : rounded(read);
      if (!Number.isSafeInteger(amount)) refuse(column, 'This amount is too large');
      pendingPlaces[pendingSums] = places.get(column) ?? -1;
      pendingAmounts[pendingSums++] = amount;
      return isTurned && (reader.refunds?.columns?.includes(column) ?? true) ? 0 - amount : amount;
    },
    amountIn(text) {
      const read = readNumber(text, decimalMarkOf(text) ?? reading.mark);
      return read && rounded(read);
    },
    time(date, time, zone = '') {
      const cell = cellOf(date);
      const read = time === undefined ? times.read(cell, zone) : times.readBoth(cell.trim(), cellOf(time), zone);
      if (!read) refuse(date, cell.trim() === '' ? 'The date is missing' : 'This is not a date');
      if (datedBy === '' && times.decidedBy() !== '') datedBy = placeOf(date);
      return read;
    },
    isOwnCurrency: (code) => reading.currency === undefined || code.toUpperCase() === reading.currency,
    refuse,
    skip,
    add: (fact) => pending.push(fact),
    get previousId() {
      return previousId;
    },
  };

  function keep() {
    const index = lines.length - 1;
    for (const fact of pending) {
      facts.push(index, fact);
      previousId = fact.id;
      if (!fact.at) continue;
      zones.set(fact.at.zone, (zones.get(fact.at.zone) ?? 0) + 1);
      if (fact.at.wall > latest) latest = fact.at.wall;
    }
    for (let nth = 0; nth < pendingSums; nth += 1) {
      const place = pendingPlaces[nth] ?? -1;
      sums[place] = (Number.isNaN(sums[place]) ? 0 : (sums[place] ?? 0)) + (pendingAmounts[nth] ?? 0);
    }
    rounding += pendingRounding;
  }

  function read(record: CsvRecord) {
    cells = record.cells;
    line = record.line;
    lines.push(line);
    isOut = false;
    pending = [];
    pendingSums = 0;
    pendingRounding = 0;
    const problem = problemOf(record, header);
    if (problem === 'header') skip('The header again');
    else if (problem === 'total') skip('A total of the file');
    else if (problem === 'empty') skip(nothingToBook);
    else if (problem) {
      isOut = true;
      refused.push({ line, column: '', value: cells.join(',').slice(0, 200), reason: problem });
    } else {
      isTurned = isTurnedRefund();
      reader.read(row);
      if (!isOut && pending.length === 0) skip(nothingToBook);
      if (!isOut) keep();
    }
  }

  return {
    read,
    result: () => ({
      facts,
      lines,
      refused,
      skipped,
      sums,
      marks,
      signs,
      refunds,
      datedBy,
      zones,
      times,
      rounding,
      latest,
    }),
  };
}

/** Whether a number may have another decimal mark: `1.234` and `1,234`. */
function mayBeUnsure(cell: string, { scale }: PlainNumber): boolean {
  return scale === 3 || (scale === 0 && cell.length > 4 && (cell.includes(',') || cell.includes('.')));
}

/** How many refunds have which sign, with the first of each and where it is. */
interface RefundSigns {
  negative: number;
  positive: number;
  firstNegative: string;
  firstPositive: string;
}

/** How many amounts show which decimal mark, with the first of each and where it is. */
interface MarkCounts {
  own: number;
  other: number;
  /** Could have either. */
  unsure: number;
  firstOwn: string;
  firstOther: string;
  firstUnsure: string;
}

/** Most cells have no space at their ends, and looking is cheaper than trimming. */
function trimmed(cell: string): string {
  const [first, last] = [cell.charCodeAt(0), cell.charCodeAt(cell.length - 1)];
  return first > 32 && first < 127 && last > 32 && last < 127 ? cell : cell.trim();
}

export type RowResult = ReturnType<ReturnType<typeof createRowReader>['result']>;

const nothingToBook = 'There is nothing to book in it';

function isBlankCell(cell: string): boolean {
  return cell.trim() === '';
}

function problemOf({ cells, problem }: CsvRecord, header: readonly string[]): string | undefined {
  if (problem) return 'A quote is opened and never closed';
  if (cells.length > header.length && cells.slice(header.length).some((cell) => cell.trim() !== ''))
    return `The row has ${cells.length} cells, the header ${header.length}`;
  const first = cells.find((cell) => cell !== '') ?? '';
  // Spreadsheets write rows of nothing but delimiters below the last one.
  if (first.trim() === '' && cells.every(isBlankCell)) return 'empty';
  if (first.length < 20 && totalPattern.test(first.trim())) return 'total';
  if (cells[0] === header[0] && cells.every((cell, index) => cell === header[index])) return 'header';
  return undefined;
}

/** Where each column of a reader is in a header. */
export function placesOf(reader: Reader, header: readonly string[]): ReadonlyMap<string, number> {
  const nameOf = reader.isExact ? (name: string) => name : headerName;
  const names = header.map(nameOf);
  const places = new Map<string, number>();
  for (const [column, synonyms] of Object.entries(reader.columns)) {
    for (const synonym of synonyms) {
      const place = names.indexOf(nameOf(synonym));
      if (place < 0) continue;
      places.set(column, place);
      break;
    }
  }
  return places;
}
