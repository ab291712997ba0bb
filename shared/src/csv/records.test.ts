import fc from 'fast-check';
import { anyCodePoint } from '../testing/anyCodePoint';
import { createCsvReader, csvBatches, readCsv, type CsvRecord } from './records';
import { writeCsv } from './writeCsv';

const lines = (text: string, delimiter = ',') =>
  readCsv(text, delimiter).map((record) => [record.line, ...record.cells]);

test.each([
  [
    'LF',
    'a,b\n1,2\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'CRLF',
    'a,b\r\n1,2\r\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'CR alone',
    'a,b\r1,2',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'LF and CRLF mixed',
    'a,b\n1,2\r\n3,4\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
      [3, '3', '4'],
    ],
  ],
  [
    'no newline at the end',
    'a,b\n1,"2"',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  ['doubled quotes', '"say ""hi""",2', [[1, 'say "hi"', '2']]],
  [
    'columns padded to one width',
    'name , note\na    , "x, ""y"""  ,1\n  "b" , "c',
    [
      [1, 'name ', ' note'],
      [2, 'a    ', 'x, "y"', '1'],
      [3, 'b', ' "c'],
    ],
  ],
  ['a padded cell that only begins with a quoted word', ' "Best" mug,2', [[1, ' "Best" mug', '2']]],
  ['a quote inside an unquoted cell', '5" pipe,2', [[1, '5" pipe', '2']]],
  [
    'spaces after a closing quote',
    '"a" ,"b" \r\n"c","d"  ',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    'quoted newlines count as lines',
    '"a\nb\r\nc",1\nx,2',
    [
      [1, 'a\nb\r\nc', '1'],
      [4, 'x', '2'],
    ],
  ],
  [
    'a CR at the end of a quoted last cell stays',
    'x,"a\r"\r\ny,z\r\n',
    [
      [1, 'x', 'a\r'],
      [2, 'y', 'z'],
    ],
  ],
  [
    'a quote and CR at the end of an unquoted last cell',
    'x,5"\r\n"y",z\r\n',
    [
      [1, 'x', '5"'],
      [2, 'y', 'z'],
    ],
  ],
  [
    'ragged rows stay as they are',
    'a,b\n1\n1,2,3',
    [
      [1, 'a', 'b'],
      [2, '1'],
      [3, '1', '2', '3'],
    ],
  ],
  [
    'blank lines are dropped and counted',
    'a,b\n\n  \n1,2',
    [
      [1, 'a', 'b'],
      [4, '1', '2'],
    ],
  ],
  ['nothing', '', []],
])('%s', (_name, text, expected) => {
  expect(lines(text)).toEqual(expected);
});

test('a single misplaced quote is kept as text', () => {
  expect(lines('"5" pipe",2\nx,3')).toEqual([
    [1, '5" pipe', '2'],
    [2, 'x', '3'],
  ]);
});

test('an unclosed quote affects only its own line', () => {
  expect(readCsv('a,b\n"x,1\ny,2\nz,3\n', ',')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['"x', '1'], problem: 'unclosed quote' },
    { line: 3, cells: ['y', '2'] },
    { line: 4, cells: ['z', '3'] },
  ]);
});

test('an unclosed quote does not swallow rows up to the next quoted cell', () => {
  expect(readCsv('a,b\n"x,1\ny,2\n"z",3\n', ',').map((record) => [record.line, record.problem])).toEqual([
    [1, undefined],
    [2, 'unclosed quote'],
    [3, undefined],
    [4, undefined],
  ]);
});

test('thousands of unclosed quotes are read in reasonable time, and each is reported', () => {
  const text = `a,b\n${'"x,1\ny,2\n'.repeat(20_000)}`;
  const records = readCsv(text, ',');
  expect(records).toHaveLength(40_001);
  expect(records.filter((record) => record.problem)).toHaveLength(20_000);
  expect(records.at(-1)).toEqual({ line: 40_001, cells: ['y', '2'] });
});

function readPieces(text: string, length: number): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  const reader = createCsvReader(',', (record) => records.push(record));
  for (let at = 0; at < text.length; at += length) reader.push(text.slice(at, at + length));
  reader.end();
  return records;
}

test('any text is read the same in pieces, however it is cut', () => {
  const text = fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '\uFEFF', 'x', ' '), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), (whole, length) => {
      expect(readPieces(whole, length)).toEqual(readCsv(whole, ','));
    }),
    { numRuns: 2_000 },
  );
});

test('a line break alone, a CR or an LF, is kept as the first line of the file has it', () => {
  expect(lines('a,b\r"c\nd",2\rx,3')).toEqual([
    [1, 'a', 'b'],
    [2, 'c\nd', '2'],
    [3, 'x', '3'],
  ]);
  expect(lines('a,b\nc\rd,2')).toEqual([
    [1, 'a', 'b'],
    [2, 'c\rd', '2'],
  ]);
});

test('a text that is written as a formula for spreadsheets is that text', () => {
  const [record] = readCsv('="00120","=""00121""",="",=1+1,="a"b\n', ',');
  expect(record?.cells).toEqual(['00120', '00121', '=""', '=1+1', '="a"b']);
});

test('batches report their progress and contain the same records', () => {
  const text = `a,b\n${'"1\n1",2\n'.repeat(25)}`;
  const batches = [...csvBatches(text, ',', 10)];
  expect(batches.map((batch) => batch.records.length)).toEqual([10, 10, 6]);
  expect(batches.at(-1)?.done).toBe(1);
  expect(batches.flatMap((batch) => batch.records)).toEqual(readCsv(text, ','));
});

test.each([['"\r'], ['\r"\r'], ['"\r"\r']])('a quote before a carriage return is kept: %j', (cell) => {
  expect(readCsv(`a,0,"${cell.replaceAll('"', '""')}"\r\n`, ',')[0]?.cells).toEqual(['a', '0', cell]);
});

test('whatever is written is read back, record by record', () => {
  const cell = fc.oneof(
    fc.string({ unit: anyCodePoint }),
    fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '\t', ';', "'", '=', ' ', '\uFEFF', 'x') }),
  );
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 8 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 3 }), (written, batchSize) => {
      const text = writeCsv(written).slice(1);
      const read = [...csvBatches(text, ',', batchSize)].flatMap((batch) => batch.records);
      expect(read.map((record) => record.cells)).toEqual(
        written.map((row) => row.map((one) => (/^'*[=+\-@\t\r]/.test(one) ? `'${one}` : one))),
      );
    }),
  );
});
