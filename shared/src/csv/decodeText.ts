export interface DecodedText {
  readonly text: string;
  /** The name that merchants read, such as `UTF-8`. */
  readonly encoding: 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252';
}

/**
 * Decodes a file of unknown encoding. A byte order mark decides; without one, zero bytes indicate UTF-16. Otherwise the
 * text is UTF-8 if it is valid, or else Windows-1252, which has a character for every byte. Never throws.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = byteOrder(bytes);
  if (utf16 === 'little') return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16 LE' };
  if (utf16 === 'big') return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16 BE' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text: text.replace(/[\u0080-\u009f]/g, fromWindows), encoding: 'Windows-1252' };
  }
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
