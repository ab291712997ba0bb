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
  /** Of each item the quantity that came last, and what it is: a piece or, as a negative place in `several`, some. */
  const quantities: number[] = [];
  const piecesOfItems: number[] = [];
  const several: (readonly number[])[] = [[]];
  const known = new Map<string, number>();
  let pieces = new Uint32Array(length);
  let end = 0;
  const starts = [0];
  /** The last value with a hash, and for each value the one before it with the same. */
  const newest = new Map<number, number>();
  const before: number[] = [];

  function pieceOf(line: ListedLine, itemCode: number): number {
    if (quantities[itemCode] === line.quantity) return piecesOfItems[itemCode] ?? 0;
    const name = nameOf(line);
    let piece = known.get(name);
    if (piece === undefined) {
      const own = dictionary.codesOf(name);
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

  function add(piece: number) {
    if (end === pieces.length) {
      const larger = new Uint32Array(Math.max(16, end * 2));
      larger.set(pieces);
      pieces = larger;
    }
    pieces[end++] = piece;
  }

  /** Whether a value has the pieces from a place on. */
  function isSame(value: number, from: number): boolean {
    const start = starts[value] ?? 0;
    const count = (starts[value + 1] ?? 0) - start;
    if (count !== end - from) return false;
    for (let nth = 0; nth < count; nth += 1) if (pieces[start + nth] !== pieces[from + nth]) return false;
    return true;
  }

  /** The value of the pieces that were added last, which are taken away again if there is one with the same. */
  function closed(): number {
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
  }

  function set(index: number, text: string) {
    dictionary.codesOf(text).forEach(add);
    codes[index] = closed();
  }

  return {
    set,
    setItems(index, lines, itemCodes, firstLine) {
      if (lines.length === 0) return set(index, '');
      let at = firstLine;
      for (const line of lines) {
        const piece = pieceOf(line, itemCodes[at++] ?? 0);
        if (piece >= 0) add(piece);
        else several[0 - piece]?.forEach(add);
      }
      codes[index] = closed();
    },
    finish() {
      const lists = { pieces: dictionary.pieces(), starts: new Uint32Array(starts), codes: pieces.slice(0, end) };
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
