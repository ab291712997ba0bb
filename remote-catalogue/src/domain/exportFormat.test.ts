import fc from 'fast-check';
import { anyCodePoint } from '@back-office/shared/testing/anyCodePoint';
import { formatLocations, parseLocations } from './exportFormat';

const name = fc.oneof(
  fc.string({ unit: anyCodePoint, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...';\\e ,"\'\r\n\t=+-@', '\uFEFF', '😀'), maxLength: 8 }),
);

test('several locations in one cell are read back unchanged, whatever their names', () => {
  fc.assert(fc.property(fc.array(name), (names) => expect(parseLocations(formatLocations(names))).toEqual(names)));
});
