import fc from 'fast-check';
import { decimalText, parseDecimal, rescale } from './decimal';

const decimal = fc.record({ units: fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), scale: fc.nat(12) });

test('a written decimal of any length can be read back', () => {
  fc.assert(fc.property(decimal, (value) => expect(parseDecimal(decimalText(value))).toEqual(value)));
});

test('more decimals change nothing, and fewer change it by half a step at most', () => {
  fc.assert(
    fc.property(decimal, fc.nat(12), (value, scale) => {
      const rounded = rescale(value, scale);
      const common = Math.max(value.scale, scale);
      const difference = rescale(rounded, common).units - rescale(value, common).units;
      const magnitude = difference < 0n ? -difference : difference;
      expect(magnitude * 2n <= 10n ** BigInt(common - scale) && (scale < value.scale || difference === 0n)).toBe(true);
    }),
  );
});

test.each([
  ['2.345', 2, '2.35'],
  ['-2.345', 2, '-2.35'],
  ['2.3449', 2, '2.34'],
  ['-0.001', 2, '0.00'],
  ['5', 0, '5'],
])('%s to %i decimals is %s', (text, scale, rounded) => {
  const value = parseDecimal(text);
  expect(value && decimalText(rescale(value, scale))).toBe(rounded);
});
