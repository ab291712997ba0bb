import { addedItemTexts, storedTexts } from '../../ledger/catalog/dimensions';
import {
  agreedItemTexts,
  firstAtLeast,
  type LedgerColumns,
  type PaymentColumns,
  type TextColumn,
} from '../../ledger/columns/columns';
import { indexIn, recordOf } from '../../ledger/columns/emptyColumns';
import { lazyRecord, once } from '../../ledger/columns/keptFor';
import { partOfLine } from '../../ledger/columns/parts';
import { knownAmounts, type KnownAmount } from '../../ledger/catalog/measure';
import {
  type FiguresHeader,
  type IdsHeader,
  type LinesHeader,
  type PackedColumn,
  type TextsHeader,
} from './encodeMonth';
import { longTexts, shortTexts, type AddedPart, type MonthCounts } from './month';
import { textOf, type JoinedTexts, type Packed, type Unpacked } from './packedBytes';
import { withPayments } from './sliceColumns';

/** A record that was read, with its header. */
export interface ReadRecord<Header = unknown> extends Unpacked {
  readonly header: Header;
}

/** Thrown when columns are read whose records are not loaded. Load them and ask again. */
export class MissingPartError extends Error {
  override readonly name = 'MissingPartError';
  readonly columns: LedgerColumns;
  readonly part: AddedPart;

  constructor(columns: LedgerColumns, part: AddedPart) {
    super(`The records "${part}" are not loaded.`);
    this.columns = columns;
    this.part = part;
  }
}

/** Consecutive months as columns. Texts, ids and lines are there once their records were added. */
export interface MonthSpan {
  readonly columns: LedgerColumns;
  /** The records of a part of all months. */
  add(part: AddedPart, records: readonly ReadRecord[]): void;
}

/** Puts months together, in order; each with its numbers of transactions, lines and payments. */
export function createMonthSpan(
  counts: readonly MonthCounts[],
  records: readonly ReadRecord<FiguresHeader>[],
): MonthSpan {
  const rows = placesOf(counts.map(({ transactions }) => transactions));
  const constants = createConstants();
  // Each is put together when a question reads it: few need all.
  const amounts = lazyRecord(knownAmounts, (amount) =>
    joinAmounts(rows, records, (header) => header.amounts[amount], constants),
  );
  const short = lazyRecord(shortTexts, (column) =>
    joinColumns(rows, records, (header) => header.texts[column], constants),
  );
  const hasPayments = counts.some(({ payments: count }) => count > 0);
  const payments = once(() => joinPayments(counts, rows, records, constants));
  let long: ReturnType<typeof joinTexts> | undefined;
  let ids: ReturnType<typeof joinIds> | undefined;
  let lines: LedgerColumns['lines'] | undefined;
  const lacking = new Set(
    knownAmounts.filter((amount) => records.every(({ header }) => isZero(header.amounts[amount]))),
  );
  const columns = {
    length: rows.total,
    days: joinNumbers(rows, records, (header) => header.days, new Int32Array(rows.total)),
    minutes: joinNumbers(rows, records, (header) => header.minutes, new Uint16Array(rows.total)),
    amounts,
    lacks: (amount: KnownAmount) => lacking.has(amount),
    ...(records.some(({ header }) => header.netSales) && { netSales: joinNetSales(rows, records) }),
    texts: lazyRecord(storedTexts, (column) => (isShort(column) ? short[column] : loaded('texts', long)[column])),
    idAt: (index: number) => loaded('ids', ids).idAt(index),
    refundOfAt: (index: number) => loaded('ids', ids).refundOfAt(index),
    get lines() {
      return loaded('lines', lines);
    },
  };
  const span: MonthSpan = {
    columns: hasPayments ? withPayments(columns, payments) : columns,
    add(part, added) {
      if (part === 'texts') long = joinTexts(added as readonly ReadRecord<TextsHeader>[]);
      else if (part === 'ids') ids = joinIds(rows, added as readonly ReadRecord<IdsHeader>[]);
      else lines = joinLines(counts, rows, added as readonly ReadRecord<LinesHeader>[], amounts);
    },
  };
  return span;

  function joinTexts(added: readonly ReadRecord<TextsHeader>[]) {
    return recordOf(longTexts, (column) => joinColumns(rows, added, (header) => header.texts[column], constants));
  }

  function loaded<Value>(part: AddedPart, value: Value | undefined): Value {
    if (value === undefined) throw new MissingPartError(span.columns, part);
    return value;
  }
}

function isZero(packed: Packed): boolean {
  return packed.count === 0 || ('same' in packed && packed.same === 0);
}

function isShort(column: (typeof storedTexts)[number]): column is (typeof shortTexts)[number] {
  return shortTexts.some((each) => each === column);
}

/** Where the values of each month begin in an array of all months. */
interface Places {
  readonly offsets: readonly number[];
  readonly total: number;
}

function placesOf(counts: readonly number[]): Places {
  let total = 0;
  const offsets = counts.map((count) => (total += count) - count);
  return { offsets, total };
}

type PackedOf<Header> = (header: Header) => Packed;

function joinNumbers<Header, Target extends Int32Array | Uint16Array | Uint8Array | Uint32Array | Float64Array>(
  { offsets }: Places,
  records: readonly ReadRecord<Header>[],
  packedOf: PackedOf<Header>,
  target: Target,
): Target {
  records.forEach(({ header, numbersInto }, nth) => numbersInto(packedOf(header), target, offsets[nth] ?? 0));
  return target;
}

/** Columns in which all transactions have the same amount or text share one array: most lack most amounts. */
function createConstants() {
  const amounts = new Map<number, Float64Array>();
  const codes = new Map<number, Uint32Array>();
  return {
    amountsOf(value: number, length: number) {
      const known = amounts.get(value) ?? new Float64Array(length).fill(value);
      amounts.set(value, known);
      return known;
    },
    codesOf(length: number) {
      const known = codes.get(length) ?? new Uint32Array(length);
      codes.set(length, known);
      return known;
    },
  };
}

type Constants = ReturnType<typeof createConstants>;

function joinAmounts<Header>(
  places: Places,
  records: readonly ReadRecord<Header>[],
  packedOf: PackedOf<Header>,
  constants: Constants,
): Float64Array {
  const all = records.map(({ header }) => packedOf(header)).filter(({ count }) => count > 0);
  const values = new Set(all.map((packed) => ('same' in packed ? (packed.same ?? NaN) : 'differs')));
  const [value = 0] = values;
  if (values.size <= 1 && typeof value === 'number') return constants.amountsOf(value, places.total);
  return joinNumbers(places, records, packedOf, new Float64Array(places.total));
}

/** Months in which all net sales follow from other amounts store none. */
function joinNetSales({ offsets, total }: Places, records: readonly ReadRecord<FiguresHeader>[]): Float64Array {
  const joined = new Float64Array(total).fill(NaN);
  records.forEach(({ header, numbersInto }, nth) => {
    if (header.netSales) numbersInto(header.netSales, joined, offsets[nth] ?? 0);
  });
  return joined;
}

/** One dictionary for all months. Those that were stored before there was the column have no texts in it. */
function joinColumns<Header>(
  { offsets, total }: Places,
  records: readonly ReadRecord<Header>[],
  columnOf: (header: Header) => PackedColumn | undefined,
  constants: Constants,
): TextColumn {
  const codeOf = new Map<string, number>();
  const dictionaries = records.map(({ header, texts }) => {
    const column = columnOf(header);
    return Uint32Array.from(column ? texts(column.values) : [''], (text) => indexIn(codeOf, text));
  });
  const values = [...codeOf.keys()];
  if (values.length <= 1) return { values, codes: constants.codesOf(total) };
  const codes = new Uint32Array(total);
  records.forEach(({ header, numbersInto }, nth) => {
    const packed = columnOf(header)?.codes;
    const [offset = 0, end = total] = [offsets[nth], offsets[nth + 1]];
    if (packed) numbersInto(packed, codes, offset);
    const dictionary = dictionaries[nth] ?? new Uint32Array();
    if (!dictionary.every((code, index) => code === index)) renumber(codes, dictionary, offset, end - offset);
  });
  return { values, codes };
}

function renumber(codes: Uint32Array, dictionary: Uint32Array, offset: number, count: number): void {
  for (let index = offset; index < offset + count; index++) codes[index] = dictionary[codes[index] ?? 0] ?? 0;
}

/** The first place of each transaction, from how many each has. */
function startsOf(places: Places, total: number, writeCounts: (counts: Uint32Array) => void): Uint32Array {
  const starts = new Uint32Array(places.total + 1);
  writeCounts(starts.subarray(1));
  for (let row = 1; row < starts.length; row++) starts[row] = (starts[row] ?? 0) + (starts[row - 1] ?? 0);
  if (starts[places.total] !== total) throw new Error('The lines or payments of a month are not complete.');
  return starts;
}

/** Transactions of a month without payments of their own have one each. */
function joinPayments(
  counts: readonly MonthCounts[],
  rows: Places,
  records: readonly ReadRecord<FiguresHeader>[],
  constants: Constants,
): PaymentColumns {
  const places = placesOf(counts.map(({ payments, transactions }) => payments || transactions));
  const starts = startsOf(rows, places.total, (into) =>
    records.forEach(({ header: { payments }, numbersInto }, nth) => {
      const [offset = 0, count = 0] = [rows.offsets[nth], counts[nth]?.transactions];
      if (payments) numbersInto(payments.counts, into, offset);
      else into.fill(1, offset, offset + count);
    }),
  );
  const columnOf = (column: 'tender' | 'paymentMethod') =>
    joinColumns(places, records, ({ payments, texts }) => (payments?.texts ?? texts)[column], constants);
  const amountOf = (amount: 'totalCollected' | 'tips' | 'fee') => {
    const joined = new Float64Array(places.total);
    return joinNumbers(places, records, (header) => (header.payments ?? header).amounts[amount], joined);
  };
  return {
    starts,
    texts: recordOf(['tender', 'paymentMethod'], columnOf),
    amounts: recordOf(['totalCollected', 'tips', 'fee'], amountOf),
  };
}

function joinLines(
  counts: readonly MonthCounts[],
  rows: Places,
  records: readonly ReadRecord<LinesHeader>[],
  amountsOfRows: LedgerColumns['amounts'],
): LedgerColumns['lines'] {
  const places = placesOf(counts.map(({ lines }) => lines));
  const { total } = places;
  const numbers = <Target extends Uint8Array | Float64Array>(packedOf: PackedOf<LinesHeader>, target: Target) =>
    joinNumbers(places, records, packedOf, target);
  const starts = startsOf(rows, total, (into) => {
    joinNumbers(rows, records, (header) => header.counts, into);
  });
  const lines = {
    starts,
    ...joinItems(places, records),
    quantities: numbers((header) => header.quantities, new Float64Array(total)),
    returned: numbers((header) => header.returned, new Uint8Array(total)),
    weights: numbers((header) => header.weights, new Float64Array(total)),
  };
  const amounts: Partial<Record<KnownAmount, Float64Array>> = {};
  for (const amount of knownAmounts) {
    if (!records.some(({ header }) => header.amounts[amount])) continue;
    const joined = new Float64Array(total);
    records.forEach(({ header, numbersInto }, nth) => {
      const own = header.amounts[amount];
      if (own) numbersInto(own, joined, places.offsets[nth] ?? 0);
      else divideAmount(joined, nth, amount);
    });
    amounts[amount] = joined;
  }
  const hasCosts = records.some(({ header }) => header.costs);
  const costs = hasCosts ? numbers(costsOf, new Float64Array(total)) : undefined;
  return { ...lines, amounts, ...(costs && { costs }) };

  /** For a month that has not this amount of its lines, while another has. */
  function divideAmount(joined: Float64Array, nth: number, amount: KnownAmount) {
    const [from = 0, count = 0] = [rows.offsets[nth], counts[nth]?.transactions];
    for (let row = from; row < from + count; row++) {
      const value = amountsOfRows[amount][row] ?? NaN;
      for (let line = starts[row] ?? 0; line < (starts[row + 1] ?? 0); line++)
        joined[line] = value === 0 ? 0 : partOfLine({ lines }, value, row, line, amount);
    }
  }
}

function costsOf({ costs, itemCodes }: LinesHeader): Packed {
  return costs ?? { same: null, count: itemCodes.count };
}

function joinItems({ offsets, total }: Places, records: readonly ReadRecord<LinesHeader>[]) {
  const codeOf = new Map<string, number>();
  const items: LedgerColumns['lines']['items'][number][] = [];
  const itemCodes = new Uint32Array(total);
  records.forEach(({ header, texts, numbersInto }, nth) => {
    const [name = [], category = [], sku = [], unit = []] = agreedItemTexts.map((text) =>
      texts(header.items.texts[text]),
    );
    const added = addedItemTexts.flatMap((text) => {
      const packed = header.items.added?.[text];
      return packed ? [[text, texts(packed)] as const] : [];
    });
    const prices = new Float64Array(name.length);
    numbersInto(header.items.prices, prices, 0);
    const dictionary = Uint32Array.from(name, (_, code) => {
      const item = {
        name: name[code] ?? '',
        category: category[code] ?? '',
        sku: sku[code] ?? '',
        unit: unit[code] ?? '',
        price: prices[code] ?? NaN,
        ...Object.fromEntries(added.flatMap(([text, all]) => (all[code] ? [[text, all[code]]] : []))),
      };
      const place = indexIn(codeOf, JSON.stringify(item));
      items[place] ??= item;
      return place;
    });
    const offset = offsets[nth] ?? 0;
    numbersInto(header.itemCodes, itemCodes, offset);
    renumber(itemCodes, dictionary, offset, header.itemCodes.count);
  });
  return { items, itemCodes };
}

/** Ids stay one text for each month, because few are ever read. */
function joinIds({ offsets }: Places, records: readonly ReadRecord<IdsHeader>[]) {
  const months = records.map(readIds);
  const monthAt = (index: number) => firstAtLeast(offsets, index + 1) - 1;
  return {
    idAt(index: number): string {
      const nth = monthAt(index);
      const month = months[nth];
      return month ? textOf(month.ids, index - (offsets[nth] ?? 0)) : '';
    },
    refundOfAt(index: number): string | undefined {
      const nth = monthAt(index);
      return months[nth]?.refundOfAt(index - (offsets[nth] ?? 0));
    },
  };
}

export interface MonthIds {
  readonly ids: JoinedTexts;
  refundOfAt(row: number): string | undefined;
  /** The place of a transaction, -1 if the month has it not. */
  rowOf(id: string): number;
  /** The places of the transactions that refer to a sale. */
  rowsReferringTo(id: string): readonly number[];
}

export function readIds({ header, joinedTexts, numbersInto }: ReadRecord<IdsHeader>): MonthIds {
  const ids = joinedTexts(header.ids);
  const refunds = joinedTexts(header.refunds.ids);
  const rows = new Uint32Array(header.refunds.rows.count);
  numbersInto(header.refunds.rows, rows, 0);
  return {
    ids,
    refundOfAt(row) {
      const place = firstAtLeast(rows, row);
      return rows[place] === row ? textOf(refunds, place) : undefined;
    },
    rowOf: (id) => placesOfText(ids, id)[0] ?? -1,
    rowsReferringTo: (id) => placesOfText(refunds, id).flatMap((place) => rows[place] ?? []),
  };
}

function placesOfText({ all, ends }: JoinedTexts, wanted: string): readonly number[] {
  const found: number[] = [];
  if (wanted === '') return found;
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
    const place = firstAtLeast(ends, at + 1);
    const start = place === 0 ? 0 : ends[place - 1];
    if (start === at && ends[place] === at + wanted.length) found.push(place);
  }
  return found;
}
