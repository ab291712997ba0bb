import { readImportFile } from './readImportFile';
import { finish, sourceOf } from './testing';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['empty.csv', bytes(''), 'This file is empty.'],
  ['blank.csv', bytes(' \r\n \r\n'), 'This file is empty.'],
  [
    'list.xlsx',
    Uint8Array.from([0x50, 0x4b, 3, 4, 0]),
    'This is an Excel workbook or an archive. Save the sheet as CSV and import that file.',
  ],
  ['list.pdf', bytes('%PDF-1.7'), 'This is a PDF. Choose a CSV or JSON file.'],
  ['list.json', bytes('{"name": '), expect.stringMatching(/^This file is not valid JSON: /)],
  ['list.json', bytes('{"name": "Cup"}'), 'This JSON file does not contain a list of items.'],
  ['big.csv', new Uint8Array(50 * 1024 * 1024 + 1), 'File "big.csv" is too large. Maximum size is 50MB.'],
])('%s is refused with a message', (name, content, message) => {
  expect(finish(readImportFile(name, content))).toEqual({ ok: false, message });
});

test('the source describes how the file was read', () => {
  const { source } = sourceOf('\uFEFF Name ;"Price"\r\n"a\nb";1\r\nc;2\r\n', 'prices.csv');
  expect(source).toEqual({
    fileName: 'prices.csv',
    bytes: 33,
    format: 'csv',
    encoding: 'UTF-8',
    delimiter: ';',
    header: ['Name', 'Price'],
    headerLine: 1,
    rows: [
      { index: 0, line: 2, cells: ['a\nb', '1'] },
      { index: 1, line: 4, cells: ['c', '2'] },
    ],
  });
});

test('a title, a sep line and empty rows are not part of the table', () => {
  const { source } = sourceOf('sep=;\nPrice list 2025\n\nName;Price\n;\nCup;1\n');
  expect([source.header, source.headerLine, source.rows]).toEqual([
    ['Name', 'Price'],
    4,
    [{ index: 0, line: 6, cells: ['Cup', '1'] }],
  ]);
});

test('cells that our export neutralized are restored', () => {
  expect(sourceOf("Name,Price\n'=SUM(A1),1\n").source.rows[0]?.cells).toEqual(['=SUM(A1)', '1']);
});

test('a file with only a header has no rows', () => {
  expect(sourceOf('Name,Price\n').source.rows).toEqual([]);
  expect(sourceOf('[]', 'items.json').source.rows).toEqual([]);
});

test('text that starts with a bracket but is not JSON is read as CSV', () => {
  expect(sourceOf('[Name],Price\nCup,1\n').source).toMatchObject({ format: 'csv', header: ['[Name]', 'Price'] });
});
