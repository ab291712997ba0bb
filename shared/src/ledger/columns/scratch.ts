/**
 * Arrays for what is worked out of one block of transactions, used again for the next one: writing into new memory takes
 * many times as long as the work itself (`docs/decisions/0010-column-engine.md`).
 */
export interface Scratch {
  /** All zero, like those of `codes` and `places`. */
  numbers(length: number): Float64Array;
  codes(length: number): Uint32Array;
  places(length: number): Int32Array;
}

/** Arrays to keep. */
export const newArrays: Scratch = {
  numbers: (length) => new Float64Array(length),
  codes: (length) => new Uint32Array(length),
  places: (length) => new Int32Array(length),
};

/** Arrays that are good until `release`. */
export interface ReusedScratch extends Scratch {
  /** How much is in use, for `release`. */
  used(): number;
  /** Gives back all arrays that were taken since so much was in use. */
  release(used: number): void;
}

const firstSize = 1 << 16;
const alignment = 8;

export function createScratch(): ReusedScratch {
  let buffer = new ArrayBuffer(firstSize);
  let end = 0;

  function room(bytes: number): readonly [buffer: ArrayBuffer, from: number] {
    const from = end;
    end += Math.ceil(bytes / alignment) * alignment;
    // Arrays that were taken before keep the old buffer.
    if (end > buffer.byteLength) buffer = new ArrayBuffer(2 * end);
    return [buffer, from];
  }

  return {
    numbers: (length) => new Float64Array(...room(8 * length), length).fill(0),
    codes: (length) => new Uint32Array(...room(4 * length), length).fill(0),
    places: (length) => new Int32Array(...room(4 * length), length).fill(0),
    used: () => end,
    release(used) {
      end = used;
    },
  };
}
