import { byteOrder, decodeWindows } from '../../csv/encoding';

/** By the names that merchants read. */
export type FileEncoding = 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252';

export interface ByteDecoder {
  decode(bytes: Uint8Array): string;
  end(): string;
  readonly encoding: FileEncoding;
  /** Whether all bytes so far were UTF-8, so that those after them can be read without them. */
  readonly isPlain: boolean;
}

/**
 * Decodes a file that arrives in pieces. A byte order mark decides; without one, zero bytes indicate UTF-16. Otherwise
 * it is UTF-8 until a byte is not: if everything before it was ASCII, the rest is Windows-1252, else the byte is U+FFFD.
 */
export function createByteDecoder(head: Uint8Array): ByteDecoder {
  const wide = byteOrder(head);
  if (wide) {
    const decoder = new TextDecoder(wide === 'UTF-16 LE' ? 'utf-16le' : 'utf-16be');
    return {
      encoding: wide,
      isPlain: false,
      decode: (bytes) => decoder.decode(bytes, { stream: true }),
      end: () => decoder.decode(),
    };
  }
  return createNarrowDecoder();
}

function createNarrowDecoder(): ByteDecoder {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
  let encoding: FileEncoding = 'UTF-8';
  let [isAscii, isPlain] = [true, true];
  let rest = new Uint8Array();

  function decodeWhole(bytes: Uint8Array): string {
    if (encoding === 'Windows-1252') return decodeWindows(bytes);
    try {
      const text = strict.decode(bytes);
      isAscii &&= text.length === bytes.length;
      return text;
    } catch {
      isPlain = false;
      if (!isAscii || hasLongCharacters(lenient.decode(bytes))) return lenient.decode(bytes);
      encoding = 'Windows-1252';
      return decodeWindows(bytes);
    }
  }

  return {
    get encoding() {
      return encoding;
    },
    get isPlain() {
      return isPlain;
    },
    decode(bytes) {
      const all = rest.length > 0 ? joined(rest, bytes) : bytes;
      const end = encoding === 'UTF-8' ? endOfCharacters(all) : all.length;
      rest = all.slice(end);
      return decodeWhole(all.subarray(0, end));
    },
    end: () => decodeWhole(rest),
  };
}

/** Whether a text was UTF-8, except for a few bytes that another program has added. */
function hasLongCharacters(text: string): boolean {
  let balance = 0;
  for (const char of text) {
    if (char === '\ufffd') balance -= 1;
    else if (char > '\u007f') balance += 1;
  }
  return balance > 0;
}

/** Up to where the bytes are whole characters: the last up to three may begin one that is not complete. */
function endOfCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const wanted = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return wanted > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
