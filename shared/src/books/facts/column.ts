const chunkBits = 15;
const chunkLength = 2 ** chunkBits;
const chunkMask = chunkLength - 1;

/** Numbers that arrive one after the other. They are kept in pieces of equal length, so that growing copies nothing. */
export interface NumberColumn {
  readonly length: number;
  readonly pieces: readonly Piece[];
  push(value: number): void;
  at(index: number): number;
  /** Gives its memory back at once. It must not be used any more. */
  free(): void;
}

/** Garbage collection gives large arrays back late: they are moved to a place where nothing holds them. */
export function freeArrays(arrays: readonly (ArrayBufferView | undefined)[]) {
  structuredClone(undefined, { transfer: arrays.flatMap((array) => array?.buffer ?? []) });
}

type Piece = Int8Array | Int16Array | Int32Array | Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Arrays of a width, and the whole numbers that they hold. */
interface Width<Array extends Piece> {
  readonly low: number;
  readonly high: number;
  readonly create: (length: number) => Array;
}

const codeWidths = [
  { low: 0, high: 2 ** 8 - 1, create: (length: number) => new Uint8Array(length) },
  { low: 0, high: 2 ** 16 - 1, create: (length: number) => new Uint16Array(length) },
  { low: 0, high: 2 ** 32 - 1, create: (length: number) => new Uint32Array(length) },
] as const;

const amountWidths = [
  { low: -(2 ** 7), high: 2 ** 7 - 1, create: (length: number) => new Int8Array(length) },
  { low: -(2 ** 15), high: 2 ** 15 - 1, create: (length: number) => new Int16Array(length) },
  { low: -(2 ** 31), high: 2 ** 31 - 1, create: (length: number) => new Int32Array(length) },
  { low: NaN, high: NaN, create: (length: number) => new Float64Array(length) },
] as const;

/** A column as it goes to another worker, which takes its pieces over. */
export interface ColumnPieces {
  readonly length: number;
  /** What all of them are, without pieces. */
  readonly constant: number;
  readonly pieces?: readonly Piece[] | undefined;
}

/** Reads the numbers of a column up to its length. */
export function pieceReader({ constant, pieces }: ColumnPieces): (index: number) => number {
  return pieces ? (index) => pieces[index >> chunkBits]?.[index & chunkMask] ?? NaN : () => constant;
}

/** The first piece of a column, so that small files stay small. */
const firstLength = 32;

/** Pieces that are as wide as their numbers need; the last width holds all numbers. */
function createPieces<Array extends Piece>(widths: readonly Width<Array>[]) {
  const pieces: Array[] = [];
  /** Of the last piece. */
  let [width, isWidest, low, high] = [0, false, NaN, NaN];

  function widthFor(value: number, least: number): number {
    const isWhole = Number.isInteger(value) && !Object.is(value, -0);
    const found = widths.findIndex((each, nth) => nth >= least && isWhole && value >= each.low && value <= each.high);
    return found < 0 ? widths.length - 1 : found;
  }

  /** The last piece with room for a number that does not fit in it. */
  function grow(index: number, value: number): Array | undefined {
    const place = index >> chunkBits;
    const piece = pieces[place];
    width = widthFor(value, piece ? width : 0);
    const { low: least = NaN, high: most = NaN, create } = widths[width] ?? {};
    [isWidest, low, high] = [width === widths.length - 1, least, most];
    const hasRoom = piece && (index & chunkMask) < piece.length;
    const larger = piece ? Math.min(chunkLength, piece.length * 2) : firstLength;
    const wider = create?.(hasRoom ? piece.length : place > 0 ? chunkLength : larger);
    if (piece) wider?.set(piece);
    if (wider) pieces[place] = wider;
    return wider;
  }

  return {
    pieces,
    /** The piece for the next number. */
    pieceFor(index: number, value: number): Array | undefined {
      const piece = pieces[index >> chunkBits];
      const isWhole = value >= low && value <= high && Math.trunc(value) === value && (value !== 0 || 1 / value > 0);
      const hasRoom = piece && (index & chunkMask) < piece.length;
      return hasRoom && (isWidest || isWhole) ? piece : grow(index, value);
    },
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
    toPieces: (): ColumnPieces => ({ length, constant, pieces: column?.pieces }),
    free: () => column?.free(),
  };
}

/** Amounts, quantities and times; `NaN` where nothing was pushed. */
export function amountColumn(): NumberColumn {
  const { pieces, pieceFor, free } = createPieces<Int8Array | Int16Array | Int32Array | Float64Array>(amountWidths);
  let length = 0;
  return {
    pieces,
    get length() {
      return length;
    },
    push(value) {
      const piece = pieceFor(length, value);
      if (piece) piece[length & chunkMask] = value;
      length += 1;
    },
    at: (index) => pieces[index >> chunkBits]?.[index & chunkMask] ?? NaN,
    free,
  };
}

/** Codes and positions up to 2^32. It has its own functions, because those that read arrays of many kinds are slow. */
export function codeColumn(): NumberColumn {
  const { pieces, pieceFor, free } = createPieces<Uint8Array | Uint16Array | Uint32Array>(codeWidths);
  let length = 0;
  return {
    pieces,
    get length() {
      return length;
    },
    push(value) {
      const piece = pieceFor(length, value);
      if (piece) piece[length & chunkMask] = value;
      length += 1;
    },
    at: (index) => pieces[index >> chunkBits]?.[index & chunkMask] ?? 0,
    free,
  };
}

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
    /** Of what they are above their place. */
    toPieces: (): ColumnPieces => ({ ...offsets.toPieces(), length }),
    free: offsets.free,
  };
}

/** Each different text once. The code of the first text is 0. */
export interface Dictionary {
  readonly values: readonly string[];
  codeOf(text: string): number;
  find(text: string): number | undefined;
  /** Nothing more is added for now: gives the memory back that is for finding texts. */
  rest(): void;
}

export function createDictionary(): Dictionary {
  const values: string[] = [];
  let codes: Map<string, number> | undefined = new Map();
  /** Rows often say what the row before said. */
  let last = 0;

  const found = () => (codes ??= new Map(values.map((text, code) => [text, code])));

  function lookUp(text: string): number {
    const known = found().get(text);
    if (known !== undefined) return known;
    const own = detached(text);
    found().set(own, values.length);
    return values.push(own) - 1;
  }

  return {
    values,
    find: (text) => found().get(text),
    rest: () => (codes = undefined),
    codeOf: (text) => (values[last] === text ? last : (last = lookUp(text))),
  };
}

/** A copy: a text that was cut from a file would keep all of that piece of the file in memory. */
export function detached(text: string): string {
  return ` ${text}`.slice(1);
}
