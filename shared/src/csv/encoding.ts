/** The order of the bytes of UTF-16: a byte order mark decides, without one the zero bytes; `undefined` for other encodings. */
export function byteOrder(bytes: Uint8Array): 'UTF-16 LE' | 'UTF-16 BE' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16 LE';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16 BE';
  const sample = bytes.subarray(0, 512 - (512 % 2));
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const many = sample.length / 5;
  if (odd > many && even < odd / 4) return 'UTF-16 LE';
  if (even > many && odd < even / 4) return 'UTF-16 BE';
  return undefined;
}

/** 0x80–0x9f in Windows-1252, which Node 20, unlike browsers, decodes as Latin-1. A space means: no character. */
const windowsOnly = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Decodes Windows-1252, which has a character for every byte. */
export function decodeWindows(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes).replace(/[\u0080-\u009f]/g, (char) => {
    const decoded = windowsOnly[char.charCodeAt(0) - 0x80];
    return decoded && decoded !== ' ' ? decoded : char;
  });
}
