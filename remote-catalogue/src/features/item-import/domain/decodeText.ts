/** By the names that merchants read. */
export type TextEncoding = 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

const labels: Readonly<Record<TextEncoding, string>> = {
  'UTF-8': 'utf-8',
  'UTF-16 LE': 'utf-16le',
  'UTF-16 BE': 'utf-16be',
  'Windows-1252': 'windows-1252',
};

/**
 * Decodes a file whose encoding is `chosen` or else guessed. A byte order mark decides; without one, zero bytes indicate
 * UTF-16. Otherwise the text is UTF-8 if most of its non-ASCII characters are valid, or else Windows-1252, which has a
 * character for every byte. Bytes that are not UTF-8 become U+FFFD. Never throws.
 */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const utf16 = byteOrder(bytes);
  const encoding = chosen ?? (utf16 && (utf16 === 'little' ? 'UTF-16 LE' : 'UTF-16 BE'));
  if (encoding) return { text: decodeAs(bytes, encoding), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    const text = decodeAs(bytes, 'UTF-8');
    return isMostlyValid(text) ? { text, encoding: 'UTF-8' } : decodeText(bytes, 'Windows-1252');
  }
}

function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string {
  const text = new TextDecoder(labels[encoding]).decode(bytes);
  return encoding === 'Windows-1252' ? text.replace(/[\u0080-\u009f]/g, fromWindows) : text;
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

function byteOrder(bytes: Uint8Array): 'little' | 'big' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'little';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'big';
  const sample = bytes.subarray(0, 512 - (512 % 2));
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const many = sample.length / 5;
  if (odd > many && even < odd / 4) return 'little';
  if (even > many && odd < even / 4) return 'big';
  return null;
}

/** 0x80–0x9f in Windows-1252, which Node 20, unlike browsers, decodes as Latin-1. A space means: no character. */
const windowsOnly = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function fromWindows(char: string): string {
  const decoded = windowsOnly[char.charCodeAt(0) - 0x80];
  return decoded && decoded !== ' ' ? decoded : char;
}
