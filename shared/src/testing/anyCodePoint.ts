import fc from 'fast-check';

/**
 * Any character of Unicode, as the unit of `fc.string`. The library's own `binary` makes a table of all million characters
 * in each test file.
 */
export const anyCodePoint = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point), pointOf);

function pointOf(character: unknown): number {
  const [first, ...others] = typeof character === 'string' ? character : '';
  if (first === undefined || others.length > 0) throw new Error('This is not one character.');
  return first.codePointAt(0) ?? 0;
}
