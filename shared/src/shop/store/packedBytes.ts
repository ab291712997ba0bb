import type { TextLists } from '../../ledger/columns/columns';
import { finish, type Steps } from '../../loading/steps';

/**
 * One record of the browser's database: a header as JSON, then arrays of numbers and texts. A record is one ArrayBuffer, so
 * that it has one hash and can be transferred, downloaded and backed up as it is. Numbers are little-endian.
 */
const arrayTypes = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  i16: Int16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;
type ArrayType = keyof typeof arrayTypes;

type NumberArray = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float64Array;

/** Where an array is in its record. An array whose numbers are all the same is not stored; `null` is unknown. */
export type Packed =
  | { readonly same: number | null; readonly count: number }
  | {
      readonly type: ArrayType;
      readonly at: number;
      readonly count: number;
      /** The number that stands for an unknown one. */
      readonly unknown?: number;
    };

/** Texts, one after the other, with the length of each in UTF-16 units. */
export interface PackedTexts {
  readonly lengths: Packed;
  readonly at: number;
  readonly size: number;
  /** For texts that UTF-8 cannot hold. */
  readonly isWide?: true;
}

/** Texts that mostly list the same pieces, such as the items of sales: each piece once. */
export interface PackedLists {
  readonly pieces: PackedTexts;
  readonly separator: string;
  /** How many pieces each text has. */
  readonly counts: Packed;
  readonly codes: Packed;
}

const alignment = 8;
const aligned = (size: number) => Math.ceil(size / alignment) * alignment;

/**
 * Lays out a record. `NaN` is unknown; negative zero becomes zero. What is added must not change until the record is there:
 * only then it is written, so that there is no copy of it beside the record.
 */
export function createPacker() {
  const parts: ((record: ArrayBuffer, start: number) => void)[] = [];
  let end = 0;

  function place(type: ArrayType, count: number, fill: (array: NumberArray) => void): number {
    const at = end;
    parts.push((record, start) => fill(new arrayTypes[type](record, start + at, count)));
    end += aligned(count * arrayTypes[type].BYTES_PER_ELEMENT);
    return at;
  }

  /**
   * A function is asked for its numbers, a block after the other, again when they are written: a long array need not exist.
   * `onWritten` is called when they are not needed any more.
   */
  function numbers(
    given: NumberArray | readonly number[] | (() => Iterable<Float64Array>),
    onWritten?: () => void,
  ): Packed {
    const blocks = typeof given === 'function' ? given : () => [given];
    let [count, shape] = [0, shapeOf([])];
    for (const block of blocks()) {
      shape = count === 0 ? shapeOf(block) : joined(shape, shapeOf(block));
      count += block.length;
    }
    const { first, isSame, isWhole, hasUnknown, least, most } = shape;
    if (isSame) return { same: Number.isNaN(first) ? null : first + 0, count };
    const type = isWhole ? smallestType(least, most, hasUnknown) : 'f64';
    const unknown = hasUnknown && type !== 'f64' ? unknownOf[type] : undefined;
    const at = place(type, count, (array) => {
      let from = 0;
      for (const block of blocks()) {
        write(block, array.subarray(from, from + block.length), unknown);
        from += block.length;
      }
      onWritten?.();
    });
    return { type, at, count, ...(unknown !== undefined && { unknown }) };
  }

  function texts(values: readonly string[]): PackedTexts {
    const all = values.join('');
    const lengths = numbers(values.map(({ length }) => length));
    const isWide = /\p{Cs}/u.test(all);
    const units = isWide ? unitsOf(all) : new TextEncoder().encode(all);
    const at = place(isWide ? 'u16' : 'u8', units.length, (array) => array.set(units));
    return { lengths, at, size: units.byteLength, ...(isWide && { isWide }) };
  }

  function lists({ pieces, starts, codes }: TextLists, separator: string): PackedLists {
    const counts = Uint32Array.from(starts.subarray(1), (end, index) => end - (starts[index] ?? 0));
    return { pieces: texts(pieces), separator, counts: numbers(counts), codes: numbers(codes) };
  }

  /** Ends with the record of everything that was added. */
  function record(header: object): ArrayBuffer {
    return finish(recordInSteps(header));
  }

  /** As `record`, for `finishInSlices`: each array is a step. */
  function* recordInSteps(header: object): Steps<ArrayBuffer> {
    const text = new TextEncoder().encode(JSON.stringify(header));
    const start = aligned(4 + text.length);
    const bytes = new Uint8Array(start + end);
    new DataView(bytes.buffer).setUint32(0, text.length, true);
    bytes.set(text, 4);
    for (const part of parts) {
      yield;
      part(bytes.buffer, start);
    }
    return bytes.buffer;
  }

  return { numbers, texts, lists, record, recordInSteps };
}

export type Packer = ReturnType<typeof createPacker>;

function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
  return units;
}

function write(values: NumberArray | readonly number[], array: NumberArray, unknown: number | undefined) {
  if (unknown === undefined) return array.set(values);
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? NaN;
    array[index] = Number.isNaN(value) ? unknown : value;
  }
}

/** Whole numbers and others have loops of their own: one loop over arrays of all types takes several times as long. */
function shapeOf(values: ArrayLike<number>) {
  if (values instanceof Float64Array) return shapeOfAny(values);
  return Array.isArray(values) ? shapeOfAny(new Float64Array(values)) : shapeOfWhole(values);
}

function shapeOfWhole(values: ArrayLike<number>) {
  const first = values[0] ?? 0;
  let isSame = true;
  let least = 0;
  let most = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    if (value !== first) isSame = false;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { first, isSame, isWhole: true, hasUnknown: false, least, most };
}

function shapeOfAny(values: Float64Array) {
  const first = values[0] ?? 0;
  let isSame = true;
  let isWhole = true;
  let hasUnknown = false;
  let least = 0;
  let most = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? NaN;
    if (Number.isNaN(value)) {
      hasUnknown = true;
      if (!Number.isNaN(first)) isSame = false;
      continue;
    }
    if (value !== first) isSame = false;
    if (value < least) least = value;
    if (value > most) most = value;
    if (!Number.isInteger(value)) isWhole = false;
  }
  return { first, isSame, isWhole, hasUnknown, least, most };
}

/** Of numbers and those after them. */
function joined(one: ReturnType<typeof shapeOf>, other: ReturnType<typeof shapeOf>) {
  return {
    first: one.first,
    isSame:
      one.isSame &&
      other.isSame &&
      (one.first === other.first || (Number.isNaN(one.first) && Number.isNaN(other.first))),
    isWhole: one.isWhole && other.isWhole,
    hasUnknown: one.hasUnknown || other.hasUnknown,
    least: Math.min(one.least, other.least),
    most: Math.max(one.most, other.most),
  };
}

const limits = {
  u8: [0, 0xff],
  i8: [-0x80, 0x7f],
  u16: [0, 0xffff],
  i16: [-0x8000, 0x7fff],
  u32: [0, 0xffff_ffff],
  i32: [-0x8000_0000, 0x7fff_ffff],
  f64: [-Infinity, Infinity],
} as const satisfies Record<ArrayType, readonly [number, number]>;

/** The limit of each type that amounts reach least often. */
const unknownOf: Readonly<Record<ArrayType, number>> = {
  u8: limits.u8[1],
  i8: limits.i8[0],
  u16: limits.u16[1],
  i16: limits.i16[0],
  u32: limits.u32[1],
  i32: limits.i32[0],
  f64: NaN,
};

function smallestType(least: number, most: number, hasUnknown: boolean): ArrayType {
  const types = Object.keys(limits) as readonly ArrayType[];
  const fits = (type: ArrayType) => {
    const [low, high] = limits[type];
    if (!hasUnknown) return least >= low && most <= high;
    return low < 0 ? least > low && most <= high : least >= low && most < high;
  };
  return types.find(fits) ?? 'f64';
}

/** Reads a record. Throws if its bytes are not one. */
export function unpack(record: ArrayBuffer) {
  const size = record.byteLength < 4 ? 0 : new DataView(record).getUint32(0, true);
  if (size === 0 || 4 + size > record.byteLength) throw new Error('The record is cut off.');
  const header: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(record, 4, size)));
  const start = aligned(4 + size);

  /** Writes numbers into a longer array. */
  function numbersInto(packed: Packed, target: NumberArray, offset: number): void {
    if ('same' in packed) {
      target.fill(packed.same ?? NaN, offset, offset + packed.count);
      return;
    }
    target.set(arrayOf(packed), offset);
    const { unknown, count } = packed;
    if (unknown === undefined) return;
    for (let index = offset; index < offset + count; index++) if (target[index] === unknown) target[index] = NaN;
  }

  /** Reads one number after the other where it is: `NaN` where it is unknown, and beyond the end. */
  function numbersOf(packed: Packed): (index: number) => number {
    if ('same' in packed) {
      const { same, count } = packed;
      return (index) => (index < count ? (same ?? NaN) : NaN);
    }
    const array = arrayOf(packed);
    const { unknown } = packed;
    return (index) => {
      const value = array[index] ?? NaN;
      return value === unknown ? NaN : value;
    };
  }

  function arrayOf({ type, at, count }: Extract<Packed, { readonly type: ArrayType }>): NumberArray {
    return new arrayTypes[type](record, start + at, count);
  }

  /** Where each text ends, and all texts as one: few of them may ever be needed. */
  function joinedTexts({ lengths, at, size: byteLength, isWide }: PackedTexts): JoinedTexts {
    const bytes = new Uint8Array(record, start + at, byteLength);
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const all = isWide ? wideText(new Uint16Array(record, start + at, byteLength / 2)) : decoder.decode(bytes);
    const ends = new Uint32Array(lengths.count);
    numbersInto(lengths, ends, 0);
    for (let index = 1; index < ends.length; index++) ends[index] = (ends[index - 1] ?? 0) + (ends[index] ?? 0);
    return { all, ends };
  }

  function texts(packed: PackedTexts | PackedLists): readonly string[] {
    if ('pieces' in packed) return textsOfLists(packed);
    const joined = joinedTexts(packed);
    return Array.from(joined.ends, (_, index) => textOf(joined, index));
  }

  function textsOfLists({ pieces, separator, counts, codes }: PackedLists): readonly string[] {
    const values = texts(pieces);
    const [countAt, codeAt] = [numbersOf(counts), numbersOf(codes)];
    let at = 0;
    return Array.from({ length: counts.count }, (_, index) => {
      const end = at + countAt(index);
      let text = values[codeAt(at)] ?? '';
      for (at += 1; at < end; at += 1) text += separator + (values[codeAt(at)] ?? '');
      return text;
    });
  }

  return { header, numbersInto, numbersOf, joinedTexts, texts };
}

export type Unpacked = ReturnType<typeof unpack>;

export interface JoinedTexts {
  readonly all: string;
  readonly ends: Uint32Array;
}

export function textOf({ all, ends }: JoinedTexts, index: number): string {
  return all.slice(index === 0 ? 0 : ends[index - 1], ends[index]);
}

function wideText(units: Uint16Array): string {
  let text = '';
  const step = 8_192;
  for (let from = 0; from < units.length; from += step)
    text += String.fromCharCode(...units.subarray(from, from + step));
  return text;
}
