import type { SoldItemFacts, TextColumn, TextLists } from './columns';
import { indexIn } from './emptyColumns';
import { once } from './keptFor';

/** A text column that is being written as lists of pieces. */
export interface TextListDraft {
  set(index: number, text: string): void;
  /** The names of items, one after the other. `itemCode`: equal items have equal ones. */
  setItems(index: number, lines: readonly ListedLine[], itemCodes: Uint32Array, firstLine: number): void;
  finish(): TextColumn;
}

interface ListedLine {
  readonly item: SoldItemFacts;
  readonly quantity: number;
}

/**
 * Texts that list the items of sales. They are kept as their pieces: as whole texts, putting them together, telling which of
 * them are equal and taking them apart again for the store took a quarter of the time of an import.
 */
export function createTextListDraft(
  length: number,
  separator: string,
  nameOf: (line: ListedLine) => string,
): TextListDraft {
  const codes = new Uint32Array(length);
  const dictionary = createPieces(separator);
  const values = createValues(length);
  const items = createItemPieces(dictionary, nameOf);

  function set(index: number, text: string) {
    dictionary.codesOf(text).forEach(values.add);
    codes[index] = values.close();
  }

  return {
    set,
    setItems(index, lines, itemCodes, firstLine) {
      if (lines.length === 0) return set(index, '');
      let at = firstLine;
      for (const line of lines) items.addTo(values.add, line, itemCodes[at++] ?? 0);
      codes[index] = values.close();
    },
    finish() {
      const lists = { pieces: dictionary.pieces(), ...values.finish() };
      const valuesOnce = once(() => textsOf(lists, separator));
      return {
        codes,
        lists,
        get values() {
          return valuesOnce();
        },
      };
    },
  };
}

/** The pieces of the names of items. */
function createItemPieces({ codesOf }: ReturnType<typeof createPieces>, nameOf: (line: ListedLine) => string) {
  /** Of each item the quantity that came last, and what it is: a piece or, as a negative place in `several`, some. */
  const quantities: number[] = [];
  const piecesOfItems: number[] = [];
  const several: (readonly number[])[] = [[]];
  const known = new Map<string, number>();

  function pieceOf(line: ListedLine, itemCode: number): number {
    if (quantities[itemCode] === line.quantity) return piecesOfItems[itemCode] ?? 0;
    const name = nameOf(line);
    let piece = known.get(name);
    if (piece === undefined) {
      const own = codesOf(name);
      piece = own.length === 1 ? (own[0] ?? 0) : 1 - several.push(own);
      known.set(name, piece);
    }
    while (quantities.length < itemCode) {
      quantities.push(NaN);
      piecesOfItems.push(0);
    }
    quantities[itemCode] = line.quantity;
    piecesOfItems[itemCode] = piece;
    return piece;
  }

  return {
    addTo(add: (piece: number) => void, line: ListedLine, itemCode: number) {
      const piece = pieceOf(line, itemCode);
      if (piece >= 0) add(piece);
      else several[0 - piece]?.forEach(add);
    },
  };
}

/** Lists of pieces, each different one once. */
function createValues(length: number) {
  let pieces = new Uint32Array(length);
  let end = 0;
  const starts = [0];
  /** The last value with a hash, and for each value the one before it with the same. */
  const newest = new Map<number, number>();
  const before: number[] = [];

  /** Whether a value has the pieces from a place on. */
  function isSame(value: number, from: number): boolean {
    const start = starts[value] ?? 0;
    const count = (starts[value + 1] ?? 0) - start;
    if (count !== end - from) return false;
    for (let nth = 0; nth < count; nth += 1) if (pieces[start + nth] !== pieces[from + nth]) return false;
    return true;
  }

  return {
    add(piece: number) {
      if (end === pieces.length) {
        const larger = new Uint32Array(Math.max(16, end * 2));
        larger.set(pieces);
        pieces = larger;
      }
      pieces[end++] = piece;
    },
    /** The value of the pieces that were added last, which are taken away again if there is one with the same. */
    close(): number {
      const from = starts[starts.length - 1] ?? 0;
      let hash = 0;
      for (let at = from; at < end; at += 1) hash = Math.imul(hash ^ (pieces[at] ?? 0), 0x9e3779b1) >>> 2;
      const last = newest.get(hash) ?? -1;
      for (let value = last; value >= 0; value = before[value] ?? -1)
        if (isSame(value, from)) {
          end = from;
          return value;
        }
      const value = before.push(last) - 1;
      newest.set(hash, value);
      starts.push(end);
      return value;
    },
    finish: () => ({ starts: new Uint32Array(starts), codes: pieces.slice(0, end) }),
  };
}

/** Texts as lists. Any text can be one: without the separator it is one piece. */
export function listsOf(texts: readonly string[], separator: string): TextLists {
  const { codesOf, pieces } = createPieces(separator);
  const starts = new Uint32Array(texts.length + 1);
  const codes: number[] = [];
  for (const [index, text] of texts.entries()) starts[index + 1] = codes.push(...codesOf(text));
  return { pieces: pieces(), starts, codes: new Uint32Array(codes) };
}

/** The pieces of texts, numbered in order of appearance. */
function createPieces(separator: string) {
  const codeOf = new Map<string, number>();
  return {
    codesOf: (text: string): readonly number[] => text.split(separator).map((piece) => indexIn(codeOf, piece)),
    pieces: () => [...codeOf.keys()],
  };
}

function textsOf({ pieces, starts, codes }: TextLists, separator: string): readonly string[] {
  return Array.from({ length: starts.length - 1 }, (_, value) => {
    const own = codes.subarray(starts[value], starts[value + 1]);
    return Array.from(own, (code) => pieces[code] ?? '').join(separator);
  });
}
