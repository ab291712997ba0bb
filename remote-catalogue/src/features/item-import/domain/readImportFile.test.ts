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
  [
    'list.csv',
    bytes('\n<!DOCTYPE html>\n<html><title>Sign in</title></html>'),
    'This is a web page. Save its table as CSV and import that file.',
  ],
  [
    'list.xls',
    bytes('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table></table>'),
    'This is a web page. Save its table as CSV and import that file.',
  ],
  ['list.json', bytes('{"name": '), expect.stringMatching(/^This file is not valid JSON: /)],
  ['list.json', bytes('{"name": "Cup"}'), 'This JSON file does not contain a list of items.'],
  ['numbers.json', bytes('[1, 2]'), 'This JSON file does not contain a list of items.'],
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
    encodings: [],
    delimiter: ';',
    header: ['Name', 'Price'],
    headerLine: 1,
    headerRows: [
      { line: 1, cells: ['Name', 'Price'] },
      { line: 2, cells: ['a\nb', '1'] },
      { line: 4, cells: ['c', '2'] },
    ],
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

test('the apostrophe before a formula is removed in our own files only', () => {
  const cells = (header: string) => sourceOf(`${header}\n'@home' mug,1\n`).source.rows[0]?.cells[0];
  expect(cells('Name,Price')).toBe("'@home' mug");
  expect(cells('Line,Reason')).toBe("@home' mug");
});

const likelyHeader = (text: string) => {
  const { source } = sourceOf(text);
  return [source.headerLine, source.header[0], source.rows[0]?.line];
};

test.each([
  ['the row with names, below a title of two cells', 'Price list,2025\nArtikel,Preis\nKlavier,1\n', [2, 'Artikel', 3]],
  ['none, if the first row has numbers', 'Klavier;1.200\nGeige;800\n', [0, 'Column 1', 1]],
  ['the first row, if its names are unknown', 'Foo;Bar\nGeige;800\n', [1, 'Foo', 2]],
])('the header is %s', (_name, text, expected) => expect(likelyHeader(text)).toEqual(expected));

test('the merchant can choose another header row, or none', () => {
  const read = (headerLine: number) => {
    const result = finish(readImportFile('a.csv', bytes('Artikel;Preis\nName;Price\nCup;1\n'), { headerLine }));
    return result.ok && [result.source.header, result.source.rows.map(({ line }) => line), result.mapping];
  };
  expect(read(2)).toEqual([['Name', 'Price'], [3], ['name', 'price']]);
  expect(read(0)).toEqual([
    ['Column 1', 'Column 2'],
    [1, 2, 3],
    [null, null],
  ]);
});

test('one byte of another encoding does not garble the file, and both encodings show an example', () => {
  const content = Uint8Array.from([...bytes('Name;Price\nKäse Möhren;1\nBrötchen;1\nCaf'), 0xe9, ...bytes(';2\n')]);
  const { source } = sourceOf(content);
  expect(source.encoding).toBe('UTF-8');
  expect(source.rows[0]?.cells[0]).toBe('Käse Möhren');
  expect(source.encodings).toEqual([
    { encoding: 'UTF-8', example: 'Caf\uFFFD' },
    { encoding: 'Windows-1252', example: 'Café' },
  ]);
  const chosen = finish(readImportFile('a.csv', content, { encoding: 'Windows-1252' }));
  expect(chosen.ok && [chosen.source.encoding, chosen.source.rows[2]?.cells[0]]).toEqual(['Windows-1252', 'Café']);
});

test('plain ASCII leaves no choice of an encoding', () => {
  expect(sourceOf('Name;Price\nCup;1\n').source.encodings).toEqual([]);
});

test('a file with only a header has no rows', () => {
  expect(sourceOf('Name,Price\n').source.rows).toEqual([]);
  expect(sourceOf('[]', 'items.json').source.rows).toEqual([]);
});

test('a cell with a tag is no web page', () => {
  expect(sourceOf('<b>Name</b>,Price\nCup,1\n').source.rows).toHaveLength(1);
});

test('in JSON without line breaks each entry counts as a line', () => {
  const { source } = sourceOf('[{"name":"Cup"},{"name":"Mug"},7]', 'items.json');
  expect(source.rows.map(({ line }) => line)).toEqual([1, 2, 3]);
});

test('text that starts with a bracket but is not JSON is read as CSV', () => {
  expect(sourceOf('[Name],Price\nCup,1\n').source).toMatchObject({ format: 'csv', header: ['[Name]', 'Price'] });
});
