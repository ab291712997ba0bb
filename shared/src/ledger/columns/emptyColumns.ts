import { knownAmounts, type KnownAmount } from '../catalog/measure';
import { storedTexts, type StoredText } from '../catalog/dimensions';
import type { LedgerColumns, SoldItemFacts, TextColumn } from './columns';

/** Columns that are being written. */
export interface ColumnsDraft {
  readonly days: Int32Array;
  readonly minutes: Uint16Array;
  readonly amounts: Readonly<Record<KnownAmount, Float64Array>>;
  readonly texts: Readonly<Record<StoredText, TextDraft>>;
  readonly starts: Uint32Array;
  readonly itemCodes: Uint32Array;
  readonly quantities: Float64Array;
  readonly returned: Uint8Array;
  readonly weights: Float64Array;
  codeOfItem(item: SoldItemFacts): number;
  finish(ids: Pick<LedgerColumns, 'idAt' | 'refundOfAt'>): LedgerColumns;
}

/** A column of texts that is being written. */
interface TextDraft {
  set(index: number, text: string): void;
  finish(): TextColumn;
}

function createTextDraft(length: number): TextDraft {
  const codes = new Uint32Array(length);
  const known = new Map<string, number>();
  /** Most transactions have the text of the one before. */
  let last: string | undefined;
  let code = 0;
  return {
    set(index, text) {
      if (text !== last) code = indexIn(known, (last = text));
      codes[index] = code;
    },
    finish: () => ({ values: [...known.keys()], codes }),
  };
}

export function textColumnOf(texts: readonly string[]): TextColumn {
  const known = new Map<string, number>();
  const codes = Uint32Array.from(texts, (text) => indexIn(known, text));
  return { values: [...known.keys()], codes };
}

/** Columns for as many transactions and lines, all zero and without texts. */
export function emptyColumns(length: number, lineCount: number): ColumnsDraft {
  const items = new Map<SoldItemFacts, number>();
  const draft = {
    days: new Int32Array(length),
    minutes: new Uint16Array(length),
    amounts: recordOf(knownAmounts, () => new Float64Array(length)),
    texts: recordOf(storedTexts, () => createTextDraft(length)),
    starts: new Uint32Array(length + 1),
    itemCodes: new Uint32Array(lineCount),
    quantities: new Float64Array(lineCount),
    returned: new Uint8Array(lineCount),
    weights: new Float64Array(lineCount),
  };
  return {
    ...draft,
    codeOfItem: (item) => indexIn(items, item),
    finish({ idAt, refundOfAt }) {
      const { days, minutes, amounts, texts, ...lines } = draft;
      return {
        length,
        days,
        minutes,
        amounts,
        texts: recordOf(storedTexts, (column) => texts[column].finish()),
        idAt,
        refundOfAt,
        lines: { ...lines, items: [...items.keys()], amounts: {} },
      };
    },
  };
}

/** The place of a key, which is added if it is new. */
export function indexIn<Key>(known: Map<Key, number>, key: Key): number {
  const index = known.get(key) ?? known.size;
  if (index === known.size) known.set(key, index);
  return index;
}

export function recordOf<Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) {
  // Each transaction that is listed has several: `Object.fromEntries` takes three times as long.
  const record: Partial<Record<Name, Value>> = {};
  for (const name of names) record[name] = valueOf(name);
  return record as Record<Name, Value>;
}
