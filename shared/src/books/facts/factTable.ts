import { addedItemTexts } from '../../ledger/catalog/dimensions';
import { agreedItemTexts, type SoldItemFacts } from '../../ledger/columns/columns';
import type { Steps } from '../../loading/steps';
import { createNumberHash } from '../hashOf';
import {
  codeColumn,
  createDictionary,
  detached,
  amountColumn,
  freeArrays,
  risingColumn,
  sparseColumn,
  pieceReader,
  type ColumnPieces,
  type Dictionary,
  type NumberColumn,
} from './column';
import { factAmounts, factTexts, roles, type Fact, type FactAmount, type FactText, type Role } from './fact';

/** The facts of one file as columns, so that millions of rows fit in memory. Only columns that the file has are kept. */
export interface FactTable {
  readonly length: number;
  /** The row of the file, counted from 0, that a fact comes from. */
  readonly rows: Pick<NumberColumn, 'at'>;
  readonly ids: Dictionary;
  readonly idCodes: NumberColumn;
  roleAt(index: number): Role;
  keyAt(index: number): string;
  /** Whether any fact has a key. */
  hasKeys(): boolean;
  /** Epoch milliseconds as written; `NaN` without a time. */
  wallAt(index: number): number;
  zoneAt(index: number): string;
  amountAt(name: FactAmount, index: number): number;
  /** The same of one amount, for whoever reads it again and again. */
  amountsOf(name: FactAmount): (index: number) => number;
  textAt(name: FactText, index: number): string;
  /** The same with the code of each text, which is 0 for none. */
  textsOf(name: FactText | 'key' | 'zone'): CodedTexts;
  /** Whether any fact has such a text. */
  hasText(name: FactText): boolean;
  /** Whether any fact has such an amount. */
  hasAmount(name: FactAmount): boolean;
  itemAt(index: number): SoldItemFacts | undefined;
  /** Each different item once; the first one is none. */
  readonly items: readonly (SoldItemFacts | undefined)[];
  itemCodeAt(index: number): number;
  /**
   * Reads a number that stands for all that a fact says, of the facts that are there: two have the same one if they say the
   * same.
   */
  contents(): (index: number) => number;
  push(row: number, fact: Fact): void;
  /** What is in the table, for another worker. It must not be used any more when the pieces are there. */
  toPieces(): FactPieces;
  /** Adds the facts of the rows from a row on, for `finishInSlices`. */
  append(pieces: FactPieces, firstRow: number): Steps<void>;
  /** All facts are there: gives the memory back that is for adding more. */
  rest(): void;
  /** Gives the memory of a column back, which must not be read any more. */
  free(column: FactColumn): void;
}

export type FactColumn = FactAmount | FactText | 'row' | 'id' | 'role' | 'key' | 'wall' | 'zone' | 'item';

/** A table of facts as it goes to another worker. */
export interface FactPieces {
  readonly length: number;
  readonly ids: readonly string[];
  readonly items: readonly (SoldItemFacts | undefined)[];
  readonly columns: Readonly<Partial<Record<FactColumn, ColumnPieces>>>;
  /** Those of columns of texts. */
  readonly values: Readonly<Partial<Record<FactColumn, readonly string[]>>>;
}

export interface CodedTexts {
  readonly values: readonly string[];
  readonly codeAt: (index: number) => number;
}

function createTextColumn() {
  const dictionary = createDictionary();
  dictionary.codeOf('');
  const codes = sparseColumn(codeColumn, 0);
  return {
    codes,
    coded: { values: dictionary.values, codeAt: codes.at },
    set(index: number, text: string) {
      if (text !== '') codes.set(index, dictionary.codeOf(text));
    },
    at: (index: number) => dictionary.values[codes.at(index)] ?? '',
    codeOf: dictionary.codeOf,
    rest: dictionary.rest,
    toPieces: codes.toPieces,
    free: codes.free,
  };
}

/** Files write times to the second. */
const msPerSecond = 1000;

function createTableParts() {
  const rows = risingColumn();
  const ids = createDictionary();
  const idCodes = codeColumn();
  const roleCodes = sparseColumn(codeColumn, 0);
  const keys = createTextColumn();
  const walls = sparseColumn(amountColumn, NaN);
  const zones = createTextColumn();
  const items = createItemColumn();
  const texts = Object.fromEntries(factTexts.map((name) => [name, createTextColumn()]));
  const amounts = Object.fromEntries(factAmounts.map((name) => [name, sparseColumn(amountColumn, NaN)]));
  const contents = [
    roleCodes,
    keys.codes,
    walls,
    zones.codes,
    items.codes,
    ...Object.values(amounts),
    ...Object.values(texts).map(({ codes }) => codes),
  ];
  const ofTexts: Readonly<Partial<Record<FactColumn, ReturnType<typeof createTextColumn>>>> = {
    key: keys,
    zone: zones,
    ...texts,
  };
  const ofNumbers: Readonly<Partial<Record<FactColumn, ReturnType<typeof sparseColumn>>>> = {
    role: roleCodes,
    wall: walls,
    ...amounts,
  };
  const columns: Readonly<Partial<Record<FactColumn, Pick<NumberColumn, 'free'>>>> = {
    row: rows,
    id: idCodes,
    item: items,
    ...ofTexts,
    ...ofNumbers,
  };
  return {
    rows,
    ids,
    idCodes,
    roleCodes,
    keys,
    walls,
    zones,
    items,
    texts,
    amounts,
    contents,
    ofTexts,
    ofNumbers,
    columns,
  };
}

export function createFactTable(): FactTable {
  const parts = createTableParts();
  const { rows, ids, idCodes, roleCodes, keys, walls, zones, items, texts, amounts, contents, columns, ofTexts } =
    parts;
  const contentHash = createNumberHash();
  let length = 0;
  return {
    get length() {
      return length;
    },
    rows,
    ids,
    idCodes,
    roleAt: (index) => roles[roleCodes.at(index)] ?? 'order',
    keyAt: (index) => keys.at(index),
    hasKeys: () => !keys.codes.isEmpty,
    wallAt: (index) => walls.at(index) * msPerSecond,
    zoneAt: (index) => zones.at(index),
    amountAt: (name, index) => amounts[name]?.at(index) ?? NaN,
    amountsOf: (name) => amounts[name]?.at ?? (() => NaN),
    textAt: (name, index) => texts[name]?.at(index) ?? '',
    textsOf: (name) => (name === 'key' ? keys : name === 'zone' ? zones : (texts[name] ?? createTextColumn())).coded,
    hasText: (name) => texts[name]?.codes.isEmpty === false,
    hasAmount: (name) => amounts[name]?.isEmpty === false,
    itemAt: (index) => items.values[items.codes.at(index)],
    items: items.values,
    itemCodeAt: (index) => items.codes.at(index),
    contents() {
      const filled = contents.filter(({ isEmpty }) => !isEmpty);
      return (index) => {
        contentHash.begin();
        contentHash.add(idCodes.at(index));
        for (const column of filled) contentHash.add(column.at(index));
        return contentHash.end();
      };
    },
    push(row, fact) {
      rows.push(row);
      idCodes.push(ids.codeOf(fact.id));
      roleCodes.set(length, roles.indexOf(fact.role));
      keys.set(length, fact.key ?? '');
      if (fact.at) {
        walls.set(length, fact.at.wall / msPerSecond);
        zones.set(length, fact.at.zone);
      }
      items.set(length, fact.item);
      for (const name in fact.texts) {
        const text = fact.texts[name as FactText] ?? '';
        if (text !== '') texts[name]?.set(length, text);
      }
      for (const name in fact.amounts) {
        const amount = fact.amounts[name as FactAmount];
        if (amount !== undefined && !Number.isNaN(amount)) amounts[name]?.set(length, amount);
      }
      length += 1;
    },
    toPieces: () => piecesOf(parts, length),
    *append(added, firstRow) {
      yield* appendPieces(parts, added, length, firstRow);
      length += added.length;
    },
    rest() {
      ids.rest();
      for (const [, { rest }] of entriesOf(ofTexts)) rest();
    },
    free(column) {
      columns[column]?.free();
    },
  };
}

type TableParts = ReturnType<typeof createTableParts>;

function piecesOf({ rows, ids, idCodes, items, ofNumbers, ofTexts }: TableParts, length: number): FactPieces {
  return {
    length,
    ids: ids.values,
    items: items.values,
    columns: {
      row: rows.toPieces(),
      id: { length, constant: 0, pieces: idCodes.pieces },
      item: items.codes.toPieces(),
      ...mapped(ofNumbers, (column) => column.toPieces()),
      ...mapped(ofTexts, (column) => column.toPieces()),
    },
    values: mapped(ofTexts, ({ coded }) => coded.values),
  };
}

/** A few milliseconds of work. */
const addedAtOnce = 2 ** 15;

/** Adds facts with their own codes. The memory of each column is given back when it was added. */
function* appendPieces(
  { rows, ids, idCodes, items, ofNumbers, ofTexts }: TableParts,
  added: FactPieces,
  from: number,
  firstRow: number,
): Steps<void> {
  function* copy(name: FactColumn, set: (index: number, value: number) => void): Steps<void> {
    const own = added.columns[name];
    if (!own) return;
    const at = pieceReader(own);
    for (let index = 0; index < own.length; index += 1) {
      if (index % addedAtOnce === 0) yield;
      set(index, at(index));
    }
    freeArrays(own.pieces ?? []);
  }
  yield* copy('row', (index, above) => rows.push(firstRow + index + above));
  const idCodeOf = yield* codesOf(added.ids, ids.codeOf);
  yield* copy('id', (_, code) => idCodes.push(idCodeOf[code] ?? 0));
  const itemCodeOf = yield* codesOf(added.items, (item) => (item ? items.codeOf(item) : 0));
  yield* copy('item', (index, code) => items.codes.set(from + index, itemCodeOf[code] ?? 0));
  for (const [name, { set }] of entriesOf(ofNumbers)) yield* copy(name, (index, value) => set(from + index, value));
  for (const [name, { codes, codeOf }] of entriesOf(ofTexts)) {
    const ownCodeOf = yield* codesOf(added.values[name] ?? [], codeOf);
    yield* copy(name, (index, code) => codes.set(from + index, ownCodeOf[code] ?? 0));
  }
}

function* codesOf<Value>(values: readonly Value[], codeOf: (value: Value) => number): Steps<Uint32Array> {
  const codes = new Uint32Array(values.length);
  for (const [index, value] of values.entries()) {
    if (index % addedAtOnce === 0) yield;
    codes[index] = codeOf(value);
  }
  return codes;
}

function entriesOf<Column>(columns: Readonly<Partial<Record<FactColumn, Column>>>): readonly [FactColumn, Column][] {
  return Object.entries(columns) as [FactColumn, Column][];
}

function mapped<Column, Value>(
  columns: Readonly<Partial<Record<FactColumn, Column>>>,
  valueOf: (column: Column) => Value,
): Partial<Record<FactColumn, Value>> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, valueOf(column)]));
}

function createItemColumn() {
  const items: (SoldItemFacts | undefined)[] = [undefined];
  /** The codes of the items with one SKU or, without any, one name, by their price, in which most of these differ. */
  const codesOf = new Map<string, { last: number; readonly byPrice: Map<number, number[]> }>();
  const codes = sparseColumn(codeColumn, 0);

  function codeOf(item: SoldItemFacts): number {
    const known = codesOf.get(item.sku || item.name);
    if (!known) {
      const code = add(item);
      const key = items[code]?.sku || items[code]?.name || '';
      codesOf.set(key, { last: code, byPrice: new Map([[item.price, [code]]]) });
      return code;
    }
    // Most items have one price for a long time.
    if (isSameItem(items[known.last], item)) return known.last;
    const candidates = known.byPrice.get(item.price);
    const found = candidates?.find((code) => isSameItem(items[code], item));
    known.last = found ?? add(item);
    if (found !== undefined) return found;
    if (candidates) candidates.push(known.last);
    else known.byPrice.set(item.price, [known.last]);
    return known.last;
  }

  function add(item: SoldItemFacts): number {
    const own = { ...item };
    for (const text of agreedItemTexts) own[text] = detached(item[text]);
    for (const text of addedItemTexts) if (item[text] !== undefined) own[text] = detached(item[text]);
    return items.push(own) - 1;
  }

  return {
    values: items,
    codes,
    codeOf,
    free: codes.free,
    set(index: number, item: SoldItemFacts | undefined) {
      if (item) codes.set(index, codeOf(item));
    },
  };
}

function isSameItem(one: SoldItemFacts | undefined, other: SoldItemFacts): boolean {
  return (
    one !== undefined &&
    one.price === other.price &&
    one.name === other.name &&
    one.sku === other.sku &&
    one.category === other.category &&
    one.unit === other.unit &&
    addedItemTexts.every((text) => one[text] === other[text])
  );
}

/** Items are the same if all that every file knows of them is. The name has the variation too. */
export function itemKey({ name, category, sku, unit, price }: SoldItemFacts): string {
  return `${name}\u0000${category}\u0000${sku}\u0000${unit}\u0000${price}`;
}
