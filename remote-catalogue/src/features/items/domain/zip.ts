import { crc32 } from '@back-office/shared/shop/backup';

/** A file of a ZIP archive. */
export interface ZipFile {
  /** With its folders: `Mug/1.jpg`. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The format counts files in 16 bits and bytes in 32. */
const maxFiles = 65_000;
const maxBytes = 4_000_000_000;

/** Nothing is compressed: photos are already. Names are UTF-8. Throws a `RangeError` if it is more than a ZIP file holds. */
export function zipOf(files: readonly ZipFile[]): readonly Uint8Array<ArrayBuffer>[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (files.length > maxFiles || total > maxBytes) throw new RangeError('Too much for one ZIP archive.');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name);
    const facts = [...commonFacts, u32(crc32(bytes)), u32(bytes.length), u32(bytes.length), u16(path.length), u16(0)];
    const head = joined([u32(0x04034b50), ...facts, path]);
    directory.push(joined([u32(0x02014b50), u16(20), ...facts, u16(0), u16(0), u16(0), u32(0), u32(offset), path]));
    parts.push(head, bytes);
    offset += head.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = u16(files.length);
  parts.push(...directory, joined([u32(0x06054b50), u16(0), u16(0), count, count, u32(size), u32(offset), u16(0)]));
  return parts;
}

/** Version 2.0, UTF-8 names, no compression, midnight of 1 January 1980. */
const commonFacts = [u16(20), u16(0x0800), u16(0), u16(0), u16(0x0021)];

function u16(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff);
}

function u32(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, (value >>> 24) & 0xff);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
