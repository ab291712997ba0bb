import fc from 'fast-check';
import { cut, plainText } from './plainText';

test.each([
  ['Net sales came to **$2,253.15**.', 'Net sales came to $2,253.15.'],
  ['# Sales\n\nGood *week*, `ok`', 'Sales Good week, ok'],
  ['- one\n- two\n1. three', 'one two three'],
  ['[Open the report](/reports?from=2025-06-22)', 'Open the report'],
  ['| Day | Net |\n|---|--:|\n| Tue | $1 |', 'Day, Net; Tue, $1;'],
  ['| | Jun 1 |\n|---|--:|\n| Net | $1 |', 'Jun 1; Net, $1;'],
  ['Cookies \\| Large, 5 \\* 3 \\[new\\]', 'Cookies | Large, 5 * 3 [new]'],
  ['```\ncode\n```', 'code'],
  ['2 * 3 * 4 and a_b_c stay', '2 * 3 * 4 and a_b_c stay'],
  ['', ''],
])('the plain text of %j is %j', (markdown, text) => expect(plainText(markdown)).toBe(text));

test.each([
  ['a'.repeat(50), 'a'.repeat(50)],
  ['a'.repeat(51), `${'a'.repeat(50)}...`],
  ['😀'.repeat(51), `${'😀'.repeat(50)}...`],
  ['  two\n lines ', 'two lines'],
])('%j is cut to %j', (text, expected) => expect(cut(text, 50)).toBe(expected));

test('a cut text never has more code points than its length and the three dots', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) =>
      expect([...cut(text, 50)].length).toBeLessThanOrEqual(53),
    ),
  );
});
