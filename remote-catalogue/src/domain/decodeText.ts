import { byteOrder, decodeWindows } from '@back-office/shared/csv';

/** By the names that merchants read. */
export type TextEncoding = 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

const labels: Readonly<Record<Exclude<TextEncoding, 'Windows-1252'>, string>> = {
  'UTF-8': 'utf-8',
  'UTF-16 LE': 'utf-16le',
  'UTF-16 BE': 'utf-16be',
};

/**
 * Decodes a file whose encoding is `chosen` or else guessed. A byte order mark decides; without one, zero bytes indicate
 * UTF-16. Otherwise the text is UTF-8 if most of its non-ASCII characters are valid, or else Windows-1252, which has a
 * character for every byte. Bytes that are not UTF-8 become U+FFFD. Never throws.
 */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const encoding = chosen ?? byteOrder(bytes);
  if (encoding) return { text: decodeAs(bytes, encoding), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    const text = decodeAs(bytes, 'UTF-8');
    return isMostlyValid(text) ? { text, encoding: 'UTF-8' } : decodeText(bytes, 'Windows-1252');
  }
}

function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string {
  return encoding === 'Windows-1252' ? decodeWindows(bytes) : new TextDecoder(labels[encoding]).decode(bytes);
}

/** Whether a text was UTF-8, except for a few bytes that another program has added. */
function isMostlyValid(text: string): boolean {
  let balance = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) balance -= 1;
    else if (code > 0x7f) balance += 1;
  }
  return balance > 0;
}
