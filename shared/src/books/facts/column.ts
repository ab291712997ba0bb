const chunkBits = 15;
const chunkLength = 2 ** chunkBits;
const chunkMask = chunkLength - 1;

/** Numbers that arrive one after the other. They are kept in pieces of equal length, so that growing copies nothing. */
export interface NumberColumn {
  readonly length: number;
  push(value: number): void;
  at(index: number): number;
}

type Piece = Float64Array | Uint32Array | Uint8Array;

/** The first piece of a column, so that small files stay small. */
const firstLength = 32;

function createColumn(create: (length: number) => Piece, missing: number): NumberColumn {
  const pieces: Piece[] = [];
  let length = 0;

  function pieceFor(index: number): Piece {
    const place = index >> chunkBits;
    const piece = pieces[place];
    if (piece && (index & chunkMask) < piece.length) return piece;
    const larger = create(place > 0 ? chunkLength : Math.min(chunkLength, piece ? piece.length * 2 : firstLength));
    if (piece) larger.set(piece);
    pieces[place] = larger;
    return larger;
  }

  return {
    get length() {
      return length;
    },
    push(value) {
      pieceFor(length)[length & chunkMask] = value;
      length += 1;
    },
    at: (index) => pieces[index >> chunkBits]?.[index & chunkMask] ?? missing,
  };
}

/** Amounts, quantities and times; `NaN` where nothing was pushed. */
export const floatColumn = (): NumberColumn => createColumn((length) => new Float64Array(length), NaN);
/** Codes and positions up to 2^32. */
export const codeColumn = (): NumberColumn => createColumn((length) => new Uint32Array(length), 0);
/** Small codes up to 255. */
export const byteColumn = (): NumberColumn => createColumn((length) => new Uint8Array(length), 0);

/** Each different text once. The code of the first text is 0. */
export interface Dictionary {
  readonly values: readonly string[];
  codeOf(text: string): number;
  find(text: string): number | undefined;
}

export function createDictionary(): Dictionary {
  const values: string[] = [];
  const codes = new Map<string, number>();
  return {
    values,
    find: (text) => codes.get(text),
    codeOf(text) {
      const known = codes.get(text);
      if (known !== undefined) return known;
      codes.set(text, values.length);
      return values.push(text) - 1;
    },
  };
}
