import type { EncodingExample } from './importTypes';
import { decodeText, type TextEncoding } from './decodeText';

/** Encodings in which a file without a byte order mark can look right. */
const choices: readonly TextEncoding[] = ['UTF-8', 'Windows-1252'];
/** Bytes of context on both sides of the shown character. */
const context = 12;

/** The same words of a file in each encoding; none if the file is plain ASCII or UTF-16. */
export function encodingExamples(bytes: Uint8Array, encoding: TextEncoding): readonly EncodingExample[] {
  if (!choices.includes(encoding)) return [];
  const at = firstInvalid(bytes) ?? bytes.findIndex((byte) => byte > 0x7f);
  if (at === -1 || startsWithMark(bytes)) return [];
  const piece = bytes.subarray(wordStart(bytes, at), wordEnd(bytes, at));
  return choices.map((choice) => ({
    encoding: choice,
    example: decodeText(piece, choice)
      .text.replace(/[\s";]+/g, ' ')
      .trim(),
  }));
}

/** The first byte that is not part of a UTF-8 character. */
function firstInvalid(bytes: Uint8Array): number | undefined {
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (byte < 0xc2 || byte > 0xf4) return at;
    for (let next = at + 1; next < at + length; next += 1) if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return at;
    at += length - 1;
  }
  return undefined;
}

/** A byte order mark leaves no choice. */
function startsWithMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function wordStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && at - start < context && !isBreak(bytes[start - 1])) start -= 1;
  return start;
}

function wordEnd(bytes: Uint8Array, at: number): number {
  let end = at + 1;
  while (end < bytes.length && end - at < context && !isBreak(bytes[end])) end += 1;
  return end;
}

/** Line breaks, and what ends a cell. */
function isBreak(byte: number | undefined): boolean {
  return byte === 10 || byte === 13 || byte === 44 || byte === 59 || byte === 9;
}
