const signatures: readonly { readonly starts: readonly number[]; readonly message: string }[] = [
  {
    starts: [0x50, 0x4b, 3, 4],
    message: 'This is an Excel workbook or an archive. Save the sheet as CSV and import that file.',
  },
  {
    starts: [0xd0, 0xcf, 0x11, 0xe0],
    message: 'This is an old Excel workbook. Save the sheet as CSV and import that file.',
  },
  { starts: [0x25, 0x50, 0x44, 0x46], message: 'This is a PDF. An import needs a CSV or JSON file.' },
  { starts: [0x89, 0x50, 0x4e, 0x47], message: 'This is a picture. An import needs a CSV or JSON file.' },
  { starts: [0xff, 0xd8, 0xff], message: 'This is a picture. An import needs a CSV or JSON file.' },
  { starts: [0x47, 0x49, 0x46, 0x38], message: 'This is a picture. An import needs a CSV or JSON file.' },
  { starts: [0x1f, 0x8b], message: 'This file is compressed. Unpack it and import the CSV or JSON file inside.' },
];

/** What a merchant picks by mistake, recognised by its first bytes, in plain words; undefined for what may be text. */
export function wrongFormat(bytes: Uint8Array): string | undefined {
  return signatures.find(({ starts }) => starts.every((byte, index) => bytes[index] === byte))?.message;
}
