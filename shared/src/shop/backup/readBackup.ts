import { createPauses } from '../../loading/deadline';
import { hasHash } from '../store/manifest';
import {
  backupSchema,
  BackupError,
  parseHeader,
  parseLine,
  type BackedUpShop,
  type BackupHeader,
  type PartLine,
} from './backupFormat';
import { byteReader, type ByteReader } from './byteReader';
import { checksumOf, crc32, gzipHead, isSame, sealSize } from './sealedGzip';
import { chained } from './writeBackup';

export interface BackupContents extends BackupHeader {
  readonly contents: readonly ShopContents[];
}

interface ShopContents {
  readonly shop: BackedUpShop;
  readonly parts: readonly PartLine[];
}

export interface ReadPart extends PartLine {
  /** Place of its shop in the file. */
  readonly shop: number;
  /** The byte of the uncompressed file at which its content begins. */
  readonly at: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

export interface ReadOptions {
  /** Called with each part after its hash was checked; reading goes on when it resolves. */
  readonly onPart?: (part: ReadPart) => void | Promise<void>;
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Reads a backup from its first to its last byte and checks all of it. Throws a `BackupError`; rejects when canceled. */
export async function readBackup(file: Blob, options: ReadOptions): Promise<BackupContents> {
  const head = await bytesOf(file.slice(0, gzipHead.length));
  if (!isSame(head, gzipHead)) throw new BackupError('foreign');
  const seal = checksumOf(await bytesOf(file.slice(-sealSize)));
  const body = seal === undefined ? file : file.slice(0, -sealSize);
  let [checksum, done] = [0, 0];
  const pause = createPauses();
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    async transform(chunk, controller) {
      checksum = crc32(chunk, checksum);
      done += chunk.length;
      options.onProgress?.(done / body.size);
      for (let at = 0; at < chunk.length;) {
        const size = done <= smallFile ? finePiece : piece;
        controller.enqueue(chunk.subarray(at, at + size));
        at += size;
        await pause();
      }
    },
  });
  const stream = body.stream().pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'));
  const reader = byteReader(stream);
  try {
    const contents = await readContainer(reader, options);
    if (seal === undefined || seal !== checksum) throw damaged(endOfFile, reader);
    return contents;
  } finally {
    await reader.cancel();
  }
}

const endOfFile = 'end of the file';

/**
 * In bytes. What a piece holds in front of a damage is not unpacked, so that in one of a whole small file the damage would
 * have no place.
 */
const finePiece = 512;
const smallFile = 2 ** 18;
/** In bytes. A piece is unpacked at once, into up to a thousand times as many. */
const piece = 2 ** 12;

async function readContainer(reader: ByteReader, { onPart, signal }: ReadOptions): Promise<BackupContents> {
  const first = await reader.line().catch(() => undefined);
  const header = first === undefined ? undefined : parseHeader(first);
  if (first === undefined || !header) throw new BackupError('foreign');
  if (header.schema > backupSchema) throw new BackupError('newer');
  const contents: { readonly shop: BackedUpShop; readonly parts: PartLine[] }[] = [];
  let chain = await chained('', first);
  let count = 0;
  const pause = createPauses();
  for (let last = 'beginning of the file'; ;) {
    signal?.throwIfAborted();
    await pause();
    const { offset } = reader;
    const text = await reader.line().catch(() => undefined);
    const line = text === undefined ? undefined : parseLine(text, header.schema);
    if (text === undefined || !line) throw new BackupError('damaged', { part: `after ${last}`, byte: offset });
    if ('end' in line) {
      const { parts, hash } = line.end;
      const isSameHash = hash === '' || chain === '' || hash === chain;
      const isWhole = isSameHash && parts === count && contents.length === header.shops;
      if (!isWhole || !(await isAtEnd(reader))) throw damaged(endOfFile, reader);
      return { ...header, contents };
    }
    chain = await chained(chain, text);
    if ('shop' in line) {
      contents.push({ shop: line.shop, parts: [] });
      last = `beginning of ${line.shop.name}`;
      continue;
    }
    last = line.part;
    const parts = contents.at(-1)?.parts;
    const at = reader.offset;
    const content = await readPart(reader, line);
    if (!parts || parts.some(({ part }) => part === line.part)) throw damaged(line.part, reader);
    parts.push(line);
    count += 1;
    await onPart?.({ ...line, shop: contents.length - 1, at, content });
  }
}

async function readPart(reader: ByteReader, { part, bytes, hash }: PartLine): Promise<Uint8Array<ArrayBuffer>> {
  const { offset } = reader;
  try {
    const content = await reader.bytes(bytes);
    if ((await hasHash(content.buffer, hash)) && (await reader.line()) === '') return content;
  } catch {
    throw damaged(part, reader);
  }
  throw new BackupError('damaged', { part, byte: offset });
}

function damaged(part: string, { offset }: ByteReader): BackupError {
  return new BackupError('damaged', { part, byte: offset });
}

function isAtEnd(reader: ByteReader): Promise<boolean> {
  return reader.isAtEnd().catch(() => false);
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
