/** Reads lines and bytes of a stream, one after the other. Rejects if the stream ends or breaks before them. */
export interface ByteReader {
  /** How many bytes were read. */
  readonly offset: number;
  /** Without its end. */
  line(): Promise<string>;
  bytes(count: number): Promise<Uint8Array<ArrayBuffer>>;
  isAtEnd(): Promise<boolean>;
  cancel(): Promise<void>;
}

/** In bytes. A longer line is no line of a backup. */
const maxLine = 2 ** 16;
const lineFeed = 10;

export function byteReader(stream: ReadableStream<Uint8Array<ArrayBuffer>>): ByteReader {
  const reader = stream.getReader();
  let chunk = new Uint8Array();
  let offset = 0;

  /** Resolves to false at the end. */
  async function fill(): Promise<boolean> {
    while (chunk.length === 0) {
      const { value, done } = await reader.read();
      if (done) return false;
      chunk = value;
    }
    return true;
  }

  function take(count: number): Uint8Array<ArrayBuffer> {
    const taken = chunk.subarray(0, count);
    chunk = chunk.subarray(count);
    offset += taken.length;
    return taken;
  }

  async function bytes(count: number): Promise<Uint8Array<ArrayBuffer>> {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let missing = count;
    while (missing > 0) {
      if (!(await fill())) throw new Error('The stream ends too early.');
      const piece = take(missing);
      pieces.push(piece);
      missing -= piece.length;
    }
    return joined(pieces, count);
  }

  return {
    get offset() {
      return offset;
    },
    bytes,
    async line() {
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      for (let size = 0; size < maxLine;) {
        if (!(await fill())) throw new Error('The stream ends too early.');
        const end = chunk.indexOf(lineFeed);
        const piece = take(end < 0 ? chunk.length : end);
        pieces.push(piece);
        size += piece.length;
        if (end < 0) continue;
        take(1);
        return new TextDecoder('utf-8', { fatal: true }).decode(joined(pieces, size));
      }
      throw new Error('The line is too long.');
    },
    isAtEnd: async () => !(await fill()),
    cancel: () => reader.cancel().catch(() => undefined),
  };
}

/** Of an own buffer. */
function joined(pieces: readonly Uint8Array<ArrayBuffer>[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
