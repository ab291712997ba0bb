import { UnreadableFileError, type FileSource } from '../reading/source';

/** Larger workbooks would need more memory than a page has. */
const maxBytes = 50 * 2 ** 20;

export function isWorkbook({ name }: { readonly name: string }): boolean {
  return /\.xls[xm]$/i.test(name);
}

/** Throws an UnreadableFileError for a workbook of more bytes than can be read. */
export function refuseLargeWorkbook(name: string, bytes: number) {
  if (bytes > maxBytes)
    throw new UnreadableFileError(`The workbook "${name}" is larger than 50 MB. Save its sheet as CSV.`);
}

/** All bytes of a workbook, such as one in an archive. Rejects with an UnreadableFileError. */
export async function bytesOfWorkbook({ name, open }: FileSource): Promise<ArrayBuffer> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const piece of open()) {
    refuseLargeWorkbook(name, (length += piece.length));
    pieces.push(new Uint8Array(piece));
  }
  return new Blob(pieces).arrayBuffer();
}
