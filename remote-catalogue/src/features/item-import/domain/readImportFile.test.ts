import { readImportFile } from './readImportFile';
import { sourceOf } from './previewOf.testing';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['empty.csv', bytes(''), 'This file is empty.'],
  ['blank.csv', bytes(' \r\n \r\n'), 'This file is empty.'],
  [
    'list.xlsx',
    Uint8Array.from([0x50, 0x4b, 3, 4, 0]),
    'This is an Excel workbook or an archive. Save the sheet as CSV and import that file.',
  ],
  ['list.pdf', bytes('%PDF-1.7'), 'This is a PDF. An import needs a CSV or JSON file.'],
  ['list.json', bytes('{"name": '), expect.stringMatching(/^This file is not valid JSON: /)],
  ['list.json', bytes('{"name": "Cup"}'), 'This JSON file holds no list of items.'],
  ['big.csv', new Uint8Array(50 * 1024 * 1024 + 1), 'File "big.csv" is too large. Maximum size is 50MB.'],
])('%s is refused in plain words', (name, content, message) => {
  expect(readImportFile(name, content)).toEqual({ ok: false, message });
});

test('a file says how it was read', () => {
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

test('a title, the sep line of a spreadsheet and empty rows are no part of the table', () => {
  const { source } = sourceOf('sep=;\nPrice list 2025\n\nName;Price\n;\nCup;1\n');
  expect([source.header, source.headerLine, source.rows]).toEqual([
    ['Name', 'Price'],
    4,
    [{ index: 0, line: 6, cells: ['Cup', '1'] }],
  ]);
});

test('neutralised cells are read as the text they stand for', () => {
  expect(sourceOf("Name,Price\n'=SUM(A1),1\n").source.rows[0]?.cells).toEqual(['=SUM(A1)', '1']);
});

test('column names without rows are a list of nothing', () => {
  expect(sourceOf('Name,Price\n').source.rows).toEqual([]);
  expect(sourceOf('[]', 'items.json').source.rows).toEqual([]);
});

test('a list that starts with a bracket and is no JSON is CSV', () => {
  expect(sourceOf('[Name],Price\nCup,1\n').source).toMatchObject({ format: 'csv', header: ['[Name]', 'Price'] });
});
