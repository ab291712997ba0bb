const chunkBits = 15;
const chunkLength = 2 ** chunkBits;
const chunkMask = chunkLength - 1;

/** Numbers that arrive one after the other. They are kept in pieces of equal length, so that growing copies nothing. */
export interface NumberColumn {
  readonly length: number;
  push(value: number): void;
  at(index: number): number;
  /** Gives its memory back at once. It must not be used any more. */
  free(): void;
}

/** Garbage collection gives large arrays back late: they are moved to a place where nothing holds them. */
export function freeArrays(arrays: readonly (ArrayBufferView | undefined)[]) {
  structuredClone(undefined, { transfer: arrays.flatMap((array) => array?.buffer ?? []) });
}

type Piece = Uint32Array | Uint8Array;

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
    free: () => freeArrays(pieces.splice(0)),
  };
}

/**
 * The same for numbers that may all be equal, such as the role of the facts of a file: these take no room. `set` fills
 * what was left out with `missing`, and so does reading beyond the end.
 */
export function sparseColumn(create: () => NumberColumn, missing: number) {
  let column: NumberColumn | undefined;
  let constant = missing;
  let length = 0;

  function append(value: number) {
    if (!column) {
      if (length === 0) constant = value;
      if (Object.is(value, constant)) {
        length += 1;
        return;
      }
      column = create();
      for (let index = 0; index < length; index += 1) column.push(constant);
    }
    column.push(value);
    length += 1;
  }

  return {
    get isEmpty() {
      return length === 0;
    },
    set(index: number, value: number) {
      while (length < index) append(missing);
      append(value);
    },
    at(index: number): number {
      if (index >= length) return missing;
      return column ? column.at(index) : constant;
    },
    free: () => column?.free(),
  };
}

/** Amounts, quantities and times; `NaN` where nothing was pushed. A piece of whole numbers takes half the room. */
export function amountColumn(): NumberColumn {
  const pieces: (Int32Array | Float64Array)[] = [];
  let length = 0;

  function pieceFor(index: number, value: number): Int32Array | Float64Array {
    const place = index >> chunkBits;
    const piece = pieces[place];
    const fits = Number.isInteger(value) && Math.abs(value) <= maxInteger && !Object.is(value, -0);
    const hasRoom = piece && (index & chunkMask) < piece.length;
    if (hasRoom && (fits || piece instanceof Float64Array)) return piece;
    const room = hasRoom
      ? piece.length
      : place > 0
        ? chunkLength
        : Math.min(chunkLength, piece ? piece.length * 2 : firstLength);
    const isWhole = fits && (!piece || piece instanceof Int32Array);
    const larger = isWhole ? new Int32Array(room) : new Float64Array(room);
    if (piece) for (let at = 0; at < piece.length; at += 1) larger[at] = piece[at] ?? 0;
    pieces[place] = larger;
    return larger;
  }

  return {
    get length() {
      return length;
    },
    push(value) {
      pieceFor(length, value)[length & chunkMask] = value;
      length += 1;
    },
    at: (index) => pieces[index >> chunkBits]?.[index & chunkMask] ?? NaN,
    free: () => freeArrays(pieces.splice(0)),
  };
}

const maxInteger = 2 ** 31 - 1;
/** Numbers that rise by one from place to place, such as lines: they take room only where they do not. */
export function risingColumn() {
  const offsets = sparseColumn(amountColumn, 0);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value: number) {
      offsets.set(length, value - length);
      length += 1;
    },
    at: (index: number) => index + offsets.at(index),
    free: offsets.free,
  };
}

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
  /** Rows often say what the row before said. */
  let last = 0;

  function lookUp(text: string): number {
    const known = codes.get(text);
    if (known !== undefined) return known;
    const own = detached(text);
    codes.set(own, values.length);
    return values.push(own) - 1;
  }

  return {
    values,
    find: (text) => codes.get(text),
    codeOf: (text) => (values[last] === text ? last : (last = lookUp(text))),
  };
}

/** A copy: a text that was cut from a file would keep all of that piece of the file in memory. */
export function detached(text: string): string {
  return ` ${text}`.slice(1);
}
