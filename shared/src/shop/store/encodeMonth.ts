import { addedItemTexts, type AddedItemText } from '../../ledger/catalog/dimensions';
import { agreedItemTexts, type LedgerColumns, type SoldItemFacts, type TextColumn } from '../../ledger/columns/columns';
import { recordOf } from '../../ledger/columns/emptyColumns';
import { finish, type Steps } from '../../loading/steps';
import { listsOf } from '../../ledger/columns/textLists';
import { knownAmounts, type KnownAmount } from '../../ledger/catalog/measure';
import { itemSeparators } from '../../ledger/model/lines';
import type { AgreedText } from '../../ledger/model/transaction';
import {
  checkColumns,
  chunkSchema,
  longTexts,
  magnitudeOf,
  monthOf,
  shortTexts,
  type EncodedMonth,
  type LongText,
  type Month,
  type MonthPart,
  type ShortText,
} from './month';
import { createPacker, type Packed, type PackedLists, type PackedTexts, type Packer } from './packedBytes';
import { sliceColumns } from './sliceColumns';

/** What the header of a record says, beside its part. */
interface Header<Part extends MonthPart> {
  readonly schema: number;
  readonly month: Month;
  readonly part: Part;
}

export interface PackedColumn {
  readonly values: PackedTexts | PackedLists;
  readonly codes: Packed;
}

type ByName<Name extends string, Value> = Readonly<Record<Name, Value>>;

export interface FiguresHeader extends Header<'figures'> {
  readonly days: Packed;
  readonly minutes: Packed;
  readonly amounts: ByName<KnownAmount, Packed>;
  readonly netSales?: Packed;
  /** Without those that are newer than the record. */
  readonly texts: ByName<Extract<ShortText, AgreedText>, PackedColumn> & Partial<ByName<ShortText, PackedColumn>>;
  readonly payments?: {
    readonly counts: Packed;
    readonly texts: ByName<'tender' | 'paymentMethod', PackedColumn>;
    readonly amounts: ByName<'totalCollected' | 'tips' | 'fee', Packed>;
  };
}

export interface TextsHeader extends Header<'texts'> {
  readonly texts: ByName<(typeof longTexts)[number], PackedColumn>;
}

export interface IdsHeader extends Header<'ids'> {
  readonly ids: PackedTexts;
  /** The rows that refer to a sale, and its ids. */
  readonly refunds: { readonly rows: Packed; readonly ids: PackedTexts };
}

export interface LinesHeader extends Header<'lines'> {
  readonly counts: Packed;
  readonly items: {
    readonly texts: ByName<(typeof agreedItemTexts)[number], PackedTexts>;
    /** Those that an item has. */
    readonly added?: Readonly<Partial<Record<AddedItemText, PackedTexts>>>;
    readonly prices: Packed;
  };
  readonly itemCodes: Packed;
  readonly quantities: Packed;
  readonly returned: Packed;
  readonly weights: Packed;
  readonly amounts: Readonly<Partial<Record<KnownAmount, Packed>>>;
  readonly costs?: Packed;
}

/**
 * Lays out the transactions of one month without a loss. The same transactions have the same bytes, whatever dictionaries
 * their columns have. Throws an `UnstorableColumnsError` if an amount is not whole, or a transaction is out of order or of
 * another month.
 */
export function encodeMonth(month: Month, columns: LedgerColumns): EncodedMonth {
  return finish(encodeMonthInSteps(month, columns));
}

/** The same for `finishInSlices`: each record is a step. */
export function* encodeMonthInSteps(month: Month, columns: LedgerColumns): Steps<EncodedMonth> {
  checkColumns(month, columns);
  const { length, days, amounts, payments } = columns;
  const deferred = ['depositCollected', 'depositRedeemed', 'giftCardSales', 'giftCardRedeemed'] as const;
  const magnitudes = knownAmounts.map((amount) => [amount, magnitudeOf(amounts[amount])] as const);
  yield;
  const figures = figuresRecord(month, columns);
  yield;
  const texts = textsRecord(month, columns);
  yield;
  const ids = idsRecord(month, columns);
  yield;
  return {
    month,
    counts: {
      transactions: length,
      lines: spanOf(columns.lines.starts, length).count,
      payments: payments ? spanOf(payments.starts, length).count : 0,
    },
    days: { first: days[0] ?? 0, last: days[length - 1] ?? 0 },
    magnitudes: Object.fromEntries(magnitudes.filter(([, size]) => size > 0)),
    hasDeferred: deferred.some((amount) => amounts[amount].some((value) => value !== 0)),
    records: { figures, texts, ids, lines: linesRecord(month, columns) },
  };
}

function headerOf<Part extends MonthPart>(month: Month, part: Part): Header<Part> {
  return { schema: chunkSchema, month, part };
}

function figuresRecord(month: Month, columns: LedgerColumns): ArrayBuffer {
  const { length, days, minutes, amounts, texts, payments } = columns;
  const packer = createPacker();
  const netSales = columns.netSales?.subarray(0, length);
  const header: FiguresHeader = {
    ...headerOf(month, 'figures'),
    days: packer.numbers(days.subarray(0, length)),
    minutes: packer.numbers(minutes.subarray(0, length)),
    amounts: recordOf(knownAmounts, (amount) => packer.numbers(amounts[amount].subarray(0, length))),
    ...(netSales && !netSales.every(Number.isNaN) && { netSales: packer.numbers(netSales) }),
    texts: recordOf(shortTexts, (column) => packColumn(packer, texts[column], 0, length)),
    ...(payments && { payments: packPayments(packer, payments, length) }),
  };
  return packer.record(header);
}

function packPayments(
  packer: Packer,
  { starts, texts, amounts }: NonNullable<LedgerColumns['payments']>,
  length: number,
): NonNullable<FiguresHeader['payments']> {
  const { first, count, counts } = spanOf(starts, length);
  return {
    counts: packer.numbers(counts),
    texts: recordOf(['tender', 'paymentMethod'], (column) => packColumn(packer, texts[column], first, count)),
    amounts: recordOf(['totalCollected', 'tips', 'fee'], (amount) =>
      packer.numbers(amounts[amount].subarray(first, first + count)),
    ),
  };
}

function textsRecord(month: Month, { texts, length }: LedgerColumns): ArrayBuffer {
  const packer = createPacker();
  const header: TextsHeader = {
    ...headerOf(month, 'texts'),
    texts: recordOf(longTexts, (column) => {
      const separator = listSeparators[column];
      return separator === undefined
        ? packColumn(packer, texts[column], 0, length)
        : packLists(packer, texts[column], length, separator);
    }),
  };
  return packer.record(header);
}

/** Of texts that list the items of a sale: as wholes they would be most of what a shop stores. */
const listSeparators: Readonly<Partial<Record<LongText, string>>> = itemSeparators;

function packLists(packer: Packer, column: TextColumn, length: number, separator: string): PackedColumn {
  if (column.lists)
    return { values: packer.lists(column.lists, separator), codes: packer.numbers(column.codes.subarray(0, length)) };
  const { values, codes } = usedTexts(column, 0, length);
  return { values: packer.lists(listsOf(values, separator), separator), codes: packer.numbers(codes) };
}

function idsRecord(month: Month, columns: LedgerColumns): ArrayBuffer {
  const packer = createPacker();
  const ids: string[] = [];
  const rows: number[] = [];
  const refunded: string[] = [];
  for (let row = 0; row < columns.length; row++) {
    ids.push(columns.idAt(row));
    const sale = columns.refundOfAt(row);
    if (sale === undefined) continue;
    rows.push(row);
    refunded.push(sale);
  }
  const header: IdsHeader = {
    ...headerOf(month, 'ids'),
    ids: packer.texts(ids),
    refunds: { rows: packer.numbers(rows), ids: packer.texts(refunded) },
  };
  return packer.record(header);
}

function linesRecord(month: Month, { lines, length }: LedgerColumns): ArrayBuffer {
  const packer = createPacker();
  const { first, count, counts } = spanOf(lines.starts, length);
  const end = first + count;
  const { items, codes } = usedItems(lines.items, lines.itemCodes.subarray(first, end));
  const added = addedItemTexts
    .filter((text) => items.some((item) => item[text] !== undefined))
    .map((text) => [text, packer.texts(items.map((item) => item[text] ?? ''))] as const);
  const ownAmounts = knownAmounts.flatMap((amount) => {
    const own = lines.amounts[amount];
    return own ? [[amount, packer.numbers(own.subarray(first, end))] as const] : [];
  });
  const header: LinesHeader = {
    ...headerOf(month, 'lines'),
    counts: packer.numbers(counts),
    items: {
      texts: recordOf(agreedItemTexts, (text) => packer.texts(items.map((item) => item[text]))),
      ...(added.length > 0 && { added: Object.fromEntries(added) }),
      prices: packer.numbers(items.map(({ price }) => price)),
    },
    itemCodes: packer.numbers(codes),
    quantities: packer.numbers(lines.quantities.subarray(first, end)),
    returned: packer.numbers(lines.returned.subarray(first, end)),
    weights: packer.numbers(lines.weights.subarray(first, end)),
    amounts: Object.fromEntries(ownAmounts),
    ...(lines.costs && { costs: packer.numbers(lines.costs.subarray(first, end)) }),
  };
  return packer.record(header);
}

/** How many lines or payments each transaction has, and where those of the first begin. */
function spanOf(starts: Uint32Array, length: number) {
  const counts = new Uint32Array(length);
  for (let row = 0; row < length; row++) counts[row] = (starts[row + 1] ?? 0) - (starts[row] ?? 0);
  const first = starts[0] ?? 0;
  return { first, count: (starts[length] ?? first) - first, counts };
}

function packColumn(packer: Packer, column: TextColumn, first: number, count: number): PackedColumn {
  const { values, codes } = usedTexts(column, first, count);
  return { values: packer.texts(values), codes: packer.numbers(codes) };
}

/** Only the texts that occur, in order of appearance. */
function usedTexts({ codes, values }: TextColumn, first: number, count: number) {
  return renumbered(codes.subarray(first, first + count), (code) => values[code] ?? '');
}

function usedItems(items: readonly SoldItemFacts[], itemCodes: Uint32Array) {
  const keyOf = (item: SoldItemFacts) =>
    JSON.stringify([...agreedItemTexts, ...addedItemTexts, 'price' as const].map((fact) => item[fact] ?? ''));
  const keys = items.map(keyOf);
  const byKey = new Map(items.map((item, code) => [keys[code] ?? '', item]));
  const used = renumbered(itemCodes, (code) => keys[code] ?? '');
  return { items: used.values.flatMap((key) => byKey.get(key) ?? []), codes: used.codes };
}

/** Numbers the values that occur in order of appearance; codes with the same value become one. */
function renumbered(codes: Uint32Array, valueOf: (code: number) => string) {
  const codeOf = new Map<string, number>();
  const newCodes: number[] = [];
  const result = new Uint32Array(codes.length);
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 0;
    let next = newCodes[code];
    if (next === undefined) {
      const value = valueOf(code);
      next = codeOf.get(value) ?? codeOf.size;
      codeOf.set(value, next);
      newCodes[code] = next;
    }
    result[index] = next;
  }
  return { values: [...codeOf.keys()], codes: result };
}

/** The transactions of some columns, month by month. */
export function monthsOf(columns: LedgerColumns): ReadonlyMap<Month, LedgerColumns> {
  const months = new Map<Month, LedgerColumns>();
  let from = 0;
  while (from < columns.length) {
    const month = monthOf(columns.days[from] ?? 0);
    let to = from + 1;
    // Most transactions are of the same day as the one before.
    while (
      to < columns.length &&
      (columns.days[to] === columns.days[to - 1] || monthOf(columns.days[to] ?? 0) === month)
    )
      to += 1;
    months.set(month, sliceColumns(columns, from, to));
    from = to;
  }
  return months;
}
