import fc from 'fast-check';
import { createLineCounter } from './lineCounter';

test('lines and words do not depend on how the text is cut', () => {
  const text = fc.string({ unit: fc.constantFrom('\r', '\n', ' ', '\t', 'a', 'ß') });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), (whole, length) => {
      const counter = createLineCounter();
      for (let at = 0; at < whole.length; at += length) counter.push(whole.slice(at, at + length));
      expect(counter.counts()).toEqual({
        lines: whole === '' ? 0 : whole.split(/\r\n|\r|\n/).length - (/[\r\n]$/.test(whole) ? 1 : 0),
        words: whole.split(/\s+/).filter(Boolean).length,
      });
    }),
  );
});
