import { createPauses } from '../../loading/deadline';
import type { Shop } from '../shopRecord';
import { hashOf } from '../store/manifest';
import { backupFormat, backupSchema, type BackupHeader, type BackupLine } from './backupFormat';
import { crc32, gzipHead, sealOf } from './sealedGzip';

/** Some bytes of a shop under a name that is unique in the shop. */
export interface BackupPart {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface ShopToBackUp {
  readonly shop: Shop;
  parts(): AsyncIterable<BackupPart>;
}

export interface WriteOptions {
  readonly created: Date;
  /** Version of the product. */
  readonly product: string;
  /** Called after each part with its bytes. */
  readonly onPart?: (bytes: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** In bytes. Browsers compress on the main thread, a piece of this size in a few milliseconds, or some twenty if it repeats itself. */
const pieceSize = 2 ** 15;
/** In bytes. A blob copies its bytes at once, and other blobs not at all. */
const copiedSize = 2 ** 21;

/** One file of shops, gzip. Only one part at a time is in memory uncompressed. Rejects when it is canceled. */
export async function writeBackup(shops: readonly ShopToBackUp[], options: WriteOptions): Promise<Blob> {
  const { readable, writable } = new CompressionStream('gzip');
  const file = sealed(readable);
  const writer = writable.getWriter();
  try {
    const pause = createPauses();
    for await (const bytes of container(shops, options))
      for (let from = 0; from < bytes.length; from += pieceSize) {
        options.signal?.throwIfAborted();
        await writer.write(bytes.subarray(from, from + pieceSize));
        await pause();
      }
    await writer.close();
  } catch (error) {
    await Promise.allSettled([writer.abort(error), file]);
    throw error;
  }
  return file;
}

async function* container(shops: readonly ShopToBackUp[], { created, product, onPart }: WriteOptions) {
  let chain = '';
  let count = 0;
  async function line(content: BackupHeader | BackupLine) {
    const text = JSON.stringify(content);
    chain = await chained(chain, text);
    return new TextEncoder().encode(`${text}\n`);
  }
  const header = { format: backupFormat, schema: backupSchema, created: created.toISOString(), product } as const;
  yield line({ ...header, shops: shops.length });
  for (const { shop, parts } of shops) {
    yield line({ shop: { ...shop } });
    for await (const { name, bytes } of parts()) {
      yield line({ part: name, bytes: bytes.length, hash: await hashOf(bytes) });
      yield bytes;
      yield lineEnd;
      count += 1;
      onPart?.(bytes.length);
    }
  }
  yield line({ end: { parts: count, hash: chain } });
}

const lineEnd = new TextEncoder().encode('\n');

/** The hash over all lines so far: each has the hashes of its part, so that this is one of the whole file. */
export function chained(before: string, line: string): Promise<string> {
  return hashOf(new TextEncoder().encode(`${before}\n${line}`));
}

async function sealed(compressed: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const copied: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let [size, checksum] = [0, 0];
  const reader = compressed.getReader();
  for (let { value, done } = await reader.read(); !done && value; { value, done } = await reader.read()) {
    const chunk = value.slice();
    if (size < gzipHead.length) chunk.set(gzipHead.subarray(size, size + chunk.length));
    checksum = crc32(chunk, checksum);
    chunks.push(chunk);
    if (Math.floor(size / copiedSize) < Math.floor((size + chunk.length) / copiedSize)) {
      copied.push(new Blob(chunks));
      chunks = [];
    }
    size += chunk.length;
  }
  return new Blob([...copied, ...chunks, sealOf(checksum)], { type: 'application/gzip' });
}
