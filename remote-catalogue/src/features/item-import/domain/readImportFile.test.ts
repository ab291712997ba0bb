import { readImportFile } from './readImportFile';
import { finish, sourceOf } from './importing.testing';

const bytes = (text: string) => new TextEncoder().encode(text);

const page = 'This is a web page. Save its table as CSV and import that file.';
const image = 'This is an image. Choose a CSV or JSON file.';
const archive = 'This is an archive. Unpack it and import the CSV or JSON file inside.';
const compressed = 'This file is compressed. Unpack it and import the CSV or JSON file inside.';
const xmlSpreadsheet: unknown = expect.stringMatching(/^This is an XML spreadsheet\. .*CSV/);
const spreadsheetXml =
  '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n' +
  '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet/></Workbook>';

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
  ['copied.html', bytes('<table><tr><td>Cup</td></tr></table>'), page],
  ['copied.csv', bytes('<!-- from a page -->\n<tr><td>Cup</td><td>1</td></tr>'), page],
  ['list.xls', bytes(spreadsheetXml), xmlSpreadsheet],
  ['list.xml', bytes(`\ufeff${spreadsheetXml}`), xmlSpreadsheet],
  [
    'list.xml',
    bytes('<?xml version="1.0"?>\n<products><product/></products>'),
    expect.stringMatching(/^This is an XML file/),
  ],
  ['a.svg', bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), image],
  ['a.webp', Uint8Array.from([...bytes('RIFF'), 9, 0, 0, 0, ...bytes('WEBPVP8 ')]), image],
  ['a.bmp', Uint8Array.from([...bytes('BM'), 54, 4, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]), image],
  ['a.tif', Uint8Array.from([...bytes('II'), 42, 0, 8, 0, 0, 0]), image],
  ['a.tif', Uint8Array.from([...bytes('MM'), 0, 42, 0, 0, 0, 8]), image],
  ['a.heic', Uint8Array.from([0, 0, 0, 24, ...bytes('ftypheic'), 0]), image],
  ['a.heic', Uint8Array.from([0, 0, 0, 24, ...bytes('ftypmif1'), 0]), image],
  ['a.rar', Uint8Array.from([...bytes('Rar!'), 0x1a, 7, 1, 0]), archive],
  ['a.7z', Uint8Array.from([...bytes('7z'), 0xbc, 0xaf, 0x27, 0x1c, 0, 4]), archive],
  ['a.tar', Uint8Array.from([...bytes('items.csv'), ...new Uint8Array(248), ...bytes('ustar'), 0]), archive],
  ['a.csv.bz2', Uint8Array.from([...bytes('BZh9'), 0x31, 0x41, 0x59, 0x26, 0x53, 0x59]), compressed],
  ['a.csv.xz', Uint8Array.from([0xfd, ...bytes('7zXZ'), 0, 0]), compressed],
  ['a.csv.gz', Uint8Array.from([0x1f, 0x8b, 8, 0]), compressed],
  ['a.rtf', bytes('{\\rtf1\\ansi Cup 4.50}'), expect.stringMatching(/^This is a text document \(RTF\)/)],
  ['a.mp4', Uint8Array.from([0, 0, 0, 24, ...bytes('ftypisom'), 0]), expect.stringMatching(/^This is a video/)],
  [
    'a.exe',
    Uint8Array.from([...bytes('MZ'), 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0]),
    expect.stringMatching(/not a text file/),
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

test.each([
  'BMI,Price\n1,2\n',
  'II,Price\n1,2\n',
  'MM,Name,Price\n1,Cup,2\n',
  'BZh,Price\n1,2\n',
  '7z,Price\n1,2\n',
  'IDs,Name,Price\n1,Cup,2\n',
  'Name,Price\n\u0000\u0000,2\n',
])('%j is read, although other kinds of files start so', (text) => expect(sourceOf(text).source.rows).toHaveLength(1));

const twoLists = {
  currency: 'EUR',
  customers: [{ name: 'Ada' }, { name: 'Bo' }],
  products: [{ name: 'Cup', price: 4 }, 7],
};

test('of several lists in a JSON file the merchant chooses one, and its lines are those of the file', () => {
  const text = JSON.stringify(twoLists, null, 1);
  const { source } = sourceOf(text, 'shop.json');
  expect([source.lists, source.list]).toEqual([
    [
      { name: 'customers', count: 2 },
      { name: 'products', count: 2 },
    ],
    undefined,
  ]);
  const chosen = finish(readImportFile('shop.json', bytes(text), { list: 'products' }));
  const lines = text.split('\n');
  expect(chosen.ok && [chosen.source.list, chosen.source.header, chosen.source.statedCurrency]).toEqual([
    'products',
    ['name', 'price'],
    'EUR',
  ]);
  expect(chosen.ok && chosen.source.rows.map(({ line }) => line)).toEqual([
    lines.findIndex((line) => line.includes('Cup')),
    lines.findIndex((line) => line.includes('7')) + 1,
  ]);
});

test('a list deeper in objects is found; lists further down are no choice', () => {
  const { source } = sourceOf(JSON.stringify({ data: { shop: { products: [{ name: 'Cup' }] } } }), 'a.json');
  expect([source.header, source.lists]).toEqual([['name'], undefined]);
  expect(
    sourceOf(JSON.stringify({ items: [{ name: 'Cup' }], meta: { links: [{ a: 1 }] } }), 'a.json').source.lists,
  ).toBe(undefined);
});

test('in JSON without line breaks each entry counts as a line', () => {
  const { source } = sourceOf('[{"name":"Cup"},{"name":"Mug"},7]', 'items.json');
  expect(source.rows.map(({ line }) => line)).toEqual([1, 2, 3]);
});

test('text that starts with a bracket but is not JSON is read as CSV', () => {
  expect(sourceOf('[Name],Price\nCup,1\n').source).toMatchObject({ format: 'csv', header: ['[Name]', 'Price'] });
});
