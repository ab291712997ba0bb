import { knownAmounts, type KnownAmount } from '../catalog/measure';
import { storedTexts, type LedgerColumns, type SoldItemFacts, type StoredText } from './columns';

/** Columns that are being written. */
export interface ColumnsDraft {
  readonly days: Int32Array;
  readonly minutes: Uint16Array;
  readonly amounts: Readonly<Record<KnownAmount, Float64Array>>;
  readonly codes: Readonly<Record<StoredText, Uint32Array>>;
  readonly starts: Uint32Array;
  readonly itemCodes: Uint32Array;
  readonly quantities: Float64Array;
  readonly returned: Uint8Array;
  readonly weights: Float64Array;
  /** The code of a text in its column; a new one if the text is new. */
  codeOf(column: StoredText, text: string): number;
  codeOfItem(item: SoldItemFacts): number;
  finish(ids: Pick<LedgerColumns, 'idAt' | 'refundOfAt'>): LedgerColumns;
}

/** Columns for as many transactions and lines, all zero and without texts. */
export function emptyColumns(length: number, lineCount: number): ColumnsDraft {
  const texts = recordOf(storedTexts, () => new Map<string, number>());
  /** Most transactions have the text of the one before. */
  const last = recordOf(storedTexts, () => ({ text: undefined as string | undefined, code: 0 }));
  const items = new Map<SoldItemFacts, number>();
  const draft = {
    days: new Int32Array(length),
    minutes: new Uint16Array(length),
    amounts: recordOf(knownAmounts, () => new Float64Array(length)),
    codes: recordOf(storedTexts, () => new Uint32Array(length)),
    starts: new Uint32Array(length + 1),
    itemCodes: new Uint32Array(lineCount),
    quantities: new Float64Array(lineCount),
    returned: new Uint8Array(lineCount),
    weights: new Float64Array(lineCount),
  };
  return {
    ...draft,
    codeOf(column, text) {
      const before = last[column];
      if (before.text !== text) last[column] = { text, code: indexIn(texts[column], text) };
      return last[column].code;
    },
    codeOfItem: (item) => indexIn(items, item),
    finish({ idAt, refundOfAt }) {
      const { days, minutes, amounts, codes, ...lines } = draft;
      return {
        length,
        days,
        minutes,
        amounts,
        texts: recordOf(storedTexts, (column) => ({ values: [...texts[column].keys()], codes: codes[column] })),
        idAt,
        refundOfAt,
        lines: { ...lines, items: [...items.keys()], amounts: {} },
      };
    },
  };
}

function indexIn<Key>(known: Map<Key, number>, key: Key): number {
  const index = known.get(key) ?? known.size;
  if (index === known.size) known.set(key, index);
  return index;
}

export function recordOf<Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
