import { UnreadableFileError, type FileSource } from './source';

/** A file of which any part can be read, such as a Blob. */
export interface RandomAccess {
  readonly size: number;
  read(from: number, to: number): Promise<Uint8Array>;
}

export function isArchive({ name }: { readonly name: string }): boolean {
  return /\.zip$/i.test(name);
}

export function randomAccessTo(file: Blob): RandomAccess {
  return {
    size: file.size,
    read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
  };
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** The end of the directory is within the last 64 kB, because a comment may follow it. */
const longestEnd = 22 + 65_535;
const [stored, deflated] = [0, 8];

/** The text files and workbooks in a ZIP archive; others are left out. Rejects with an UnreadableFileError. */
export async function filesInZip(name: string, archive: RandomAccess): Promise<readonly FileSource[]> {
  const tail = await archive.read(Math.max(0, archive.size - longestEnd), archive.size);
  const end = lastSignature(tail);
  if (end === undefined)
    throw new UnreadableFileError(`The archive "${name}" is damaged: its list of files is missing.`);
  const { getUint16, getUint32 } = littleEndian(tail.subarray(end));
  const [count, size, from] = [getUint16(10), getUint32(12), getUint32(16)];
  if (from === 0xffffffff) throw new UnreadableFileError(`The archive "${name}" is too large. Unpack it first.`);
  const directory = await archive.read(from, from + size);
  const sources: FileSource[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(directory.subarray(at));
    if (!entry) throw new UnreadableFileError(`The archive "${name}" is damaged: its list of files ends too early.`);
    at += entry.length;
    if (isListFile(entry.path)) sources.push(sourceOf(archive, entry));
  }
  if (sources.length === 0) throw new UnreadableFileError(`The archive "${name}" has no CSV file and no workbook.`);
  return sources;
}

interface Entry {
  readonly path: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedSize: number;
  readonly offset: number;
  readonly length: number;
}

function readEntry(bytes: Uint8Array): Entry | undefined {
  if (bytes.length < 46) return undefined;
  const { getUint16, getUint32 } = littleEndian(bytes);
  if (getUint32(0) !== entrySignature) return undefined;
  const [nameLength, extraLength, commentLength] = [getUint16(28), getUint16(30), getUint16(32)];
  return {
    path: new TextDecoder().decode(bytes.subarray(46, 46 + nameLength)),
    isEncrypted: (getUint16(8) & 1) === 1,
    method: getUint16(10),
    packedSize: getUint32(20),
    offset: getUint32(42),
    length: 46 + nameLength + extraLength + commentLength,
  };
}

function sourceOf(archive: RandomAccess, { path, method, isEncrypted, packedSize, offset }: Entry): FileSource {
  return {
    name: path,
    async *open() {
      if (isEncrypted) throw new UnreadableFileError(`"${path}" has a password. Unpack it first.`);
      if (method !== stored && method !== deflated)
        throw new UnreadableFileError(`"${path}" is packed in a way that cannot be read. Unpack it first.`);
      const { getUint16 } = littleEndian(await archive.read(offset, offset + 30));
      const from = offset + 30 + getUint16(26) + getUint16(28);
      const packed = packedStream(archive, from, from + packedSize);
      const reader = (
        method === stored ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))
      ).getReader();
      try {
        for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
      } catch {
        throw new UnreadableFileError(`"${path}" is damaged in its archive.`);
      } finally {
        await reader.cancel().catch(() => undefined);
      }
    },
  };
}

const pieceLength = 256 * 1024;

function packedStream(archive: RandomAccess, from: number, to: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = from;
  return new ReadableStream({
    async pull(controller) {
      if (at >= to) return controller.close();
      const end = Math.min(at + pieceLength, to);
      // A copy, because streams take whole buffers.
      controller.enqueue(new Uint8Array(await archive.read(at, end)));
      at = end;
    },
  });
}

function isListFile(path: string): boolean {
  return /\.(?:csv|tsv|txt|xls[xm])$/i.test(path) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(path);
}

function lastSignature(bytes: Uint8Array): number | undefined {
  for (let at = bytes.length - 22; at >= 0; at -= 1)
    if (bytes[at] === 0x50 && littleEndian(bytes.subarray(at)).getUint32(0) === endSignature) return at;
  return undefined;
}

function littleEndian(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    getUint16: (at: number) => view.getUint16(at, true),
    getUint32: (at: number) => view.getUint32(at, true),
  };
}
