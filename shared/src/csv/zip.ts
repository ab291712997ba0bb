import { Zip, ZipPassThrough } from 'fflate';

/**
 * A ZIP file. Nothing in it is compressed: what goes in is compressed already. Files have no time of their own, so that the same
 * files give the same archive. It holds at most 65,000 files and 4 GB.
 */
export function zipOf(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Blob {
  const parts: BlobPart[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(Uint8Array.from(part));
  });
  for (const [name, bytes] of files) {
    const file = new ZipPassThrough(name);
    file.mtime = new Date(1980, 0, 1);
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
