import fc from 'fast-check';
import { anyCodePoint } from '@back-office/shared/testing/anyCodePoint';
import { decodeEntities, plainText } from './plainText';

test.each([
  ['paragraphs', '<p>One</p>\n<p>Two &amp; three</p>', 'One\n\nTwo & three'],
  ['a list', 'Has:<ul><li>cups</li><li>pots</li></ul>', 'Has:\n• cups\n• pots'],
  ['line breaks', 'a<br>b<br/>c<BR />d', 'a\nb\nc\nd'],
  ['inline tags', '<b>Big</b> <a href="https://x.test/?a=1&b=2" class=\'y\'>cup</a>', 'Big cup'],
  ['table cells', '<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
  ['scripts and styles', 'a<script>alert("<b>x</b>")</script><style>p{}</style>b', 'ab'],
  ['an unclosed script', 'a<script>alert(1)', 'a<script>alert(1)'],
  ['an unclosed comment', 'a <!-- b', 'a <!-- b'],
  ['sizes that look like tags', 'Sizes <S> <M> <L>', 'Sizes <S> <M> <L>'],
  ['half of a pair', 'a</b> <i>c', 'a</b> <i>c'],
  ['comments', 'a<!-- <p>no</p> -->b', 'ab'],
  ['entities', '&lt;b&gt; &quot;x&quot; &#8364; &#x41; &nbsp;&hellip; &Uuml;', '<b> "x" € A \u00a0… Ü'],
  ['an unknown entity', 'a &constructor; &nope; & b', 'a &constructor; &nope; & b'],
  ['what is no tag', '3 < 5 and x <y> 7 <3', '3 < 5 and x <y> 7 <3'],
  ['plain lines', 'one\n  two  \n\nthree', 'one\n  two  \n\nthree'],
])('%s', (_name, html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  ['<b>Big</b>', ['formatting']],
  ['a<!-- b -->', ['a comment']],
  ['<script>x</script><img src="a.png">', ['a script or style', 'an image or video']],
  ['<a href="https://x.test">x</a>', ['the address of a link', 'formatting']],
  ['Sizes <S> & <M>', []],
])('what is removed from %s is reported', (html, expected) => {
  const removed: string[] = [];
  plainText(html, (what) => removed.push(what));
  expect([...new Set(removed)]).toEqual(expected);
});

test('entities outside Unicode are kept as text', () => {
  expect(decodeEntities('&#0;&#x110000;&#xd800;')).toBe('&#0;&#x110000;&#xd800;');
});

test('text without markup is only trimmed', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCodePoint }), (text) => {
      fc.pre(!/[<&]/.test(text));
      expect(plainText(text)).toBe(text.trim());
    }),
  );
});

test.each(['<', '<a', '<!--', '<script>', '<p ', '&', '&lt', ' \n'])(
  'a long run of %j is processed quickly',
  (piece) => {
    const began = process.cpuUsage().user;
    plainText(piece.repeat(100_000 / piece.length));
    expect((process.cpuUsage().user - began) / 1000).toBeLessThan(2_000);
  },
);
