import fc from 'fast-check';
import { readCsv, restore, writeCsv } from '@back-office/shared/csv';
import { createLineCounter } from './lineCounter';
import { createRecordScanner } from './recordScanner';

/** Scans a text that arrives in pieces of these lengths. */
function scan(text: string, lengths: readonly number[] = [text.length || 1], delimiter = ',') {
  const records: (readonly string[])[] = [];
  const scanner = createRecordScanner(delimiter, (cells) => records.push(cells));
  for (const piece of piecesOf(text, lengths)) scanner.push(piece);
  return { records, ...scanner.end() };
}

function piecesOf(text: string, lengths: readonly number[]): readonly string[] {
  const pieces: string[] = [];
  let at = 0;
  for (let index = 0; at < text.length; index += 1) {
    const length = lengths[index % lengths.length] || 1;
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}

const anyLengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });

test('whatever is written as CSV is read back, however it is cut', () => {
  const cell = fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', ';', 'x', ' ', 'é') });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 8 }),
      anyLengths,
      (rows, lengths) => {
        const text = writeCsv(rows).slice(1);
        expect(scan(text, lengths).records.map((cells) => cells.map(restore))).toEqual(rows);
        expect(scan(text, lengths).records).toEqual(readCsv(text, ',').map(({ cells }) => cells));
      },
    ),
  );
});

test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\n\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb\r', [['a'], ['b']]],
  ['"a ""b""",\n', [['a "b"', '']]],
  ['a,""', [['a', '']]],
  ['say "hi",2', [['say "hi"', '2']]],
  ['', []],
])('%j', (text, records) => expect(scan(text).records).toEqual(records));

test('a quote that is never closed is named by its line', () => {
  expect(scan('a\nb,"c\nd').unclosedQuote).toBe(2);
  expect(scan('a,"b"').unclosedQuote).toBeUndefined();
});

test('lines and words do not depend on how the text is cut', () => {
  const text = fc.string({ unit: fc.constantFrom('\r', '\n', ' ', '\t', 'a', 'ß') });
  fc.assert(
    fc.property(text, anyLengths, (whole, lengths) => {
      const counter = createLineCounter();
      for (const piece of piecesOf(whole, lengths)) counter.push(piece);
      expect(counter.counts()).toEqual({
        lines: whole === '' ? 0 : whole.split(/\r\n|\r|\n/).length - (/[\r\n]$/.test(whole) ? 1 : 0),
        words: whole.split(/\s+/).filter(Boolean).length,
      });
    }),
  );
});
