/** The message for a file that its first bytes show to be no text; undefined for any other. */
export function refuseBytes(bytes: Uint8Array): string | undefined {
  return signatures.find(({ starts, at = 0 }) => starts.every((byte, index) => isAt(bytes, at + index, byte)))?.message;
}

/** The message for text that is no list of items: pages, other formats, and what is no text at all. */
export function refuseText(text: string): string | undefined {
  const start = text.slice(0, 4_096);
  if (xml.test(start)) {
    if (/<svg\b/i.test(start)) return image;
    if (/urn:schemas-microsoft-com:office:spreadsheet|opendocument\.spreadsheet|<(?:\w+:)?workbook\b/i.test(start))
      return xmlSpreadsheet;
    return /<html\b/i.test(start) ? webPage : otherXml;
  }
  if (page.test(start)) return webPage;
  return isBinary(start) ? 'This is not a text file. Choose a CSV or JSON file.' : undefined;
}

const workbook = 'Save the sheet as CSV and import that file.';
const image = 'This is an image. Choose a CSV or JSON file.';
const archive = 'This is an archive. Unpack it and import the CSV or JSON file inside.';
const compressed = 'This file is compressed. Unpack it and import the CSV or JSON file inside.';
const recording = 'This is a video or a recording. Choose a CSV or JSON file.';
const webPage = 'This is a web page. Save its table as CSV and import that file.';
const xmlSpreadsheet = `This is an XML spreadsheet. Open it in a spreadsheet program. ${workbook}`;
const otherXml = 'This is an XML file. Export the items as CSV or JSON and import that file.';

interface Signature {
  /** Bytes; a letter stands for its code, and `null` for any byte. */
  readonly starts: readonly (number | null)[];
  readonly at?: number;
  readonly message: string;
}

function isAt(bytes: Uint8Array, index: number, byte: number | null): boolean {
  return byte === null ? index < bytes.length : bytes[index] === byte;
}

function letters(text: string): readonly number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

/** HEIC and AVIF pictures are kept in the same container as videos. */
const pictureBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'avif', 'avis'];

/** The first bytes of files that merchants pick by mistake. */
const signatures: readonly Signature[] = [
  ...[
    [3, 4],
    [5, 6],
    [7, 8],
  ].map((part) => ({
    starts: [...letters('PK'), ...part],
    message: `This is an Excel workbook or an archive. ${workbook}`,
  })),
  { starts: [0xd0, 0xcf, 0x11, 0xe0], message: `This is an old Excel workbook. ${workbook}` },
  { starts: letters('%PDF'), message: 'This is a PDF. Choose a CSV or JSON file.' },
  {
    starts: letters('{\\rtf'),
    message: 'This is a text document (RTF). Copy its table into a spreadsheet and save it as CSV.',
  },
  { starts: [0x89, ...letters('PNG')], message: image },
  { starts: [0xff, 0xd8, 0xff], message: image },
  { starts: letters('GIF8'), message: image },
  { starts: [...letters('RIFF'), null, null, null, null, ...letters('WEBP')], message: image },
  // Behind the size of the file are four zero bytes; a header may start with `BM`, too.
  { starts: [...letters('BM'), null, null, null, null, 0, 0, 0, 0], message: image },
  { starts: [...letters('II'), 42, 0], message: image },
  { starts: [...letters('MM'), 0, 42], message: image },
  { starts: letters('8BPS'), message: image },
  ...pictureBrands.map((brand) => ({ starts: letters(`ftyp${brand}`), at: 4, message: image })),
  { starts: letters('ftyp'), at: 4, message: recording },
  { starts: [...letters('RIFF'), null, null, null, null], message: recording },
  { starts: letters('OggS'), message: recording },
  { starts: [...letters('ID3'), null, 0], message: recording },
  { starts: [...letters('Rar!'), 0x1a, 7], message: archive },
  { starts: [...letters('7z'), 0xbc, 0xaf, 0x27, 0x1c], message: archive },
  { starts: letters('ustar'), at: 257, message: archive },
  { starts: [0x1f, 0x8b], message: compressed },
  { starts: [0x1f, 0x9d], message: compressed },
  { starts: [...letters('BZh'), null, 0x31, 0x41, 0x59, 0x26], message: compressed },
  { starts: [0xfd, ...letters('7zXZ'), 0], message: compressed },
  { starts: [0x28, 0xb5, 0x2f, 0xfd], message: compressed },
  { starts: letters('SQLite format 3'), message: 'This is a database. Export its items as CSV and import that file.' },
];

const xml = /^\s*<(?:\?xml\b|(?:\w+:)?workbook\b|svg\b)/i;

/** A saved sign-in page, a table that a shop calls an Excel file, or a table that was copied from a page. */
const page =
  /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|meta|body|style|title|link|div|center|table|thead|tbody|tr)\b/i;

/** A text file may have a stray control character in a name, but not many and not in its first line. */
function isBinary(start: string): boolean {
  const controls = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;
  const [firstLine = ''] = start.split(/[\r\n]/, 1);
  return (
    controls.test(firstLine) &&
    (start.slice(0, 1_024).match(controls) ?? []).length > Math.min(start.length, 1_024) / 10
  );
}

/** Bytes: 50 MB, as for attachments. A larger file ends in a message and not in a frozen page. */
export const maxFileSize = 50 * 1024 * 1024;

/** The same message as for attachments. */
export function fileTooLarge(fileName: string): string {
  return `File "${fileName}" is too large. Maximum size is 50MB.`;
}
