import fc from 'fast-check';
import { neutralize, restore, writeCsv } from './writeCsv';

test.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-5', "'-5"],
  ['@home', "'@home"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ["'=1", "''=1"],
  ["''-", "'''-"],
  ["'tis", "'tis"],
  ['a=b', 'a=b'],
  ['', ''],
])('%j is written as %j', (text, neutral) => {
  expect(neutralize(text)).toBe(neutral);
  expect(restore(neutral)).toBe(text);
});

test('neutralizing is lossless, and no neutralized text is a formula', () => {
  const starts = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a') });
  fc.assert(
    fc.property(starts, (text) => {
      expect(restore(neutralize(text))).toBe(text);
      expect(neutralize(text)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

test('a file starts with a byte order mark, quotes what needs it and ends each row with CRLF', () => {
  expect(
    writeCsv([
      ['Name', 'Stock', 'Skip'],
      ['Mug, "big"', -3, true],
      [' a ', 0, false],
    ]),
  ).toBe('\uFEFFName,Stock,Skip\r\n"Mug, ""big""",-3,true\r\n" a ",0,false\r\n');
});

test('a decimal keeps its zeros and its sign, and a formula is not accepted as one', () => {
  expect(writeCsv([[{ decimal: '-12.50' }, '-12.50', { decimal: '0.00' }]])).toBe("\uFEFF-12.50,'-12.50,0.00\r\n");
  for (const decimal of ['=1', '-1+1', '1e5', '', '-', '($5.00)', ' 1.00'])
    expect(() => writeCsv([[{ decimal }]])).toThrow('A decimal cell is written like -12.50');
});
