import fc from 'fast-check';
import { sliceSize, UnreadableFile, type AnalysisSource } from './analysisSource';
import { analyzeFile } from './analyzeFile';

function source(name: string, content: string | Uint8Array): AnalysisSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, size: bytes.length, read: async (from, to) => bytes.slice(from, to) };
}

const analyze = (name: string, content: string | Uint8Array) => analyzeFile(source(name, content), () => undefined);

test('a CSV table has lines, rows, columns, and sums', async () => {
  expect(
    await analyze('prices.CSV', '\uFEFFItem,Price,Date\r\n"Honey, 350 g",$12.00,2025-06-22\r\nKnife,129.5,\r\n'),
  ).toEqual({
    kind: 'table',
    format: 'CSV table',
    lines: 3,
    rows: 2,
    columns: [
      { name: 'Item', kind: 'text', filled: 2 },
      { name: 'Price', kind: 'number', filled: 2, sum: '141.50', min: '$12.00', max: '129.5' },
      { name: 'Date', kind: 'date', filled: 1, min: '2025-06-22', max: '2025-06-22' },
    ],
    groups: [
      {
        column: 'Item',
        of: ['Price'],
        groups: [
          { key: 'Honey, 350 g', rows: 1, sums: ['12.00'] },
          { key: 'Knife', rows: 1, sums: ['129.5'] },
        ],
      },
    ],
    notes: [],
  });
});

test('a decimal comma counts for the whole table', async () => {
  const { columns } = await analyze('a.csv', 'Supplier;Amount;Tax\nMill;1.200;0,45\nDairy;30;1,05\n');
  expect(columns?.map(({ sum }) => sum)).toEqual([undefined, '1230', '1.50']);
});

test('a column with more than 100 values has no groups', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => `Item ${index},${index % 2 ? 'odd' : 'even'},1`);
  const { groups } = await analyze('a.csv', ['Item,Kind,Price', ...rows].join('\n'));
  expect(groups).toEqual([
    {
      column: 'Kind',
      of: ['Price'],
      groups: [
        { key: 'even', rows: 150, sums: ['150'] },
        { key: 'odd', rows: 150, sums: ['150'] },
      ],
    },
  ]);
});

test('a table with semicolons, without names and with ragged rows says so', async () => {
  const { columns, rows, notes } = await analyze('a.csv', '1;2\n3;4\n5\n6;7;8\n');
  expect(rows).toBe(4);
  expect(columns?.map(({ name, sum }) => [name, sum])).toEqual([
    ['Column 1', '15'],
    ['Column 2', '13'],
  ]);
  expect(notes).toEqual([
    'Cells are separated by semicolons.',
    '1 row has fewer cells than the head.',
    '1 row has more cells than the head.',
  ]);
});

test.each([
  ['a,b\n1,"2\n3,4\n', 'A quote in line 2 is never closed, so it was read as text.'],
  ['a,b\n1,"2\n"3,4\n', 'Quotes in 2 lines are never closed, the first in line 2, so they were read as text.'],
])('a quote that is never closed spoils its own line only: %j', async (text, note) => {
  expect(await analyze('a.csv', text)).toMatchObject({ rows: 2, notes: [note] });
});

test('an empty table is no failure', async () => {
  expect(await analyze('a.csv', '')).toMatchObject({ lines: 0, rows: 0, columns: [], notes: ['The file is empty.'] });
});

test('sums do not depend on where the slices end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 40 }),
      fc.nat(60),
      async (amounts, shift) => {
        // A long first cell moves the end of the first slice through the rows.
        const filler = 'é'.repeat((sliceSize - 120) / 2) + 'x'.repeat(shift);
        const text = `Name,Amount\n"${filler}",0\n${amounts.map((amount) => `"ü,""${amount}",${amount}.25`).join('\n')}`;
        const { columns } = await analyze('a.csv', text);
        const expected = amounts.reduce((sum, amount) => sum + BigInt(amount) * 100n + (amount < 0 ? -25n : 25n), 0n);
        expect(BigInt(columns?.[1]?.sum?.replace('.', '') ?? '')).toBe(expected);
      },
    ),
    { numRuns: 20 },
  );
});

test.each([
  ['UTF-16 LE', Uint8Array.from([0xff, 0xfe, 0x61, 0, 0x0a, 0, 0xe9, 0])],
  ['UTF-16 BE', Uint8Array.from([0xfe, 0xff, 0, 0x61, 0, 0x0a, 0, 0xe9])],
  ['Windows-1252', Uint8Array.from([0x61, 0x0a, 0xe9])],
])('a text in %s is read and says so', async (encoding, bytes) => {
  expect(await analyze('a.txt', bytes)).toEqual({
    kind: 'text',
    format: 'Text',
    lines: 2,
    words: 2,
    notes: [`The text is encoded as ${encoding}.`],
  });
});

test('a list in JSON is read like a table', async () => {
  const list = [{ name: 'Tea', price: 4.5, tags: ['x'] }, { name: 'Cup', price: 1 }, 7];
  expect(await analyze('a.json', JSON.stringify(list))).toEqual({
    kind: 'json',
    format: 'JSON file',
    lines: 1,
    rows: 3,
    columns: [
      { name: 'name', kind: 'text', filled: 2 },
      { name: 'price', kind: 'number', filled: 2, sum: '5.5', min: '1', max: '4.5' },
      { name: 'tags', kind: 'text', filled: 1 },
    ],
    groups: [
      {
        column: 'name',
        of: ['price'],
        groups: [
          { key: 'Tea', rows: 1, sums: ['4.5'] },
          { key: 'Cup', rows: 1, sums: ['1'] },
        ],
      },
    ],
    notes: ['1 entry is no object.'],
  });
});

test('an object in JSON names its keys', async () => {
  expect((await analyze('a.json', '{"a":1,"b":2}')).notes).toEqual(['It contains an object with 2 keys: a, b.']);
});

const png = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 128, 0, 0, 1, 224,
]);
const gif = Uint8Array.from([...'GIF89a'].map((sign) => sign.charCodeAt(0)).concat([128, 2, 224, 1]));
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 1, 224, 2, 128, 3, 0, 0, 0, 0]);

test.each([
  ['a.png', png, 'PNG image'],
  ['a.gif', gif, 'GIF image'],
  ['a.jpg', jpeg, 'JPEG image'],
  ['a.JPEG', jpeg, 'JPEG image'],
  ['a.svg', new TextEncoder().encode('<?xml version="1.0"?><svg width="640px" height="480">'), 'SVG image'],
])('%s is 640 × 480', async (name, bytes, format) =>
  expect(await analyze(name, bytes)).toEqual({ kind: 'image', format, width: 640, height: 480, notes: [] }),
);

test('an SVG without a size has its proportions', async () => {
  expect((await analyze('a.svg', '<svg viewBox="0 0 24 12">')).notes).toEqual([
    'It scales to any size; its proportions are 24 to 12.',
  ]);
});

test('documents are known by their first bytes', async () => {
  expect(await analyze('a.pdf', '%PDF-1.7\n…')).toMatchObject({
    kind: 'document',
    format: 'PDF document',
    notes: ['It is written in PDF 1.7.', 'I read its type and size, not its text.'],
  });
  expect(await analyze('a.docx', 'PK\u0003\u0004…')).toMatchObject({ format: 'Word document' });
  expect(await analyze('a.doc', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]))).toMatchObject({
    format: 'Word 97–2003 document',
  });
});

test.each([
  ['a.csv', png],
  ['a.txt', Uint8Array.from([0, 1, 2])],
  ['a.json', '{"a":'],
  ['a.json', ''],
  ['a.png', gif],
  ['a.jpg', png],
  ['a.gif', ''],
  ['a.svg', '<html>'],
  ['a.pdf', 'no pdf'],
  ['a.docx', 'text'],
  ['a.exe', 'text'],
])('%s with other content is not read', async (name, content) => {
  await expect(analyze(name, content)).rejects.toThrow(UnreadableFile);
});

test('the progress rises to the whole', async () => {
  const shares: number[] = [];
  await analyzeFile(source('a.txt', 'x'.repeat(sliceSize * 3 + 5)), (share) => shares.push(share));
  expect(shares).toHaveLength(4);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
});

test('long texts that begin alike are not added up as one', async () => {
  const long = 'x'.repeat(80);
  const facts = await analyze('a.csv', `Note,Staff,Amount\n${long}A,Ann,1\n${long}B,Ann,2\ny,Bob,3\n`);
  expect(facts.groups?.map(({ column }) => column)).toEqual(['Staff']);
});
