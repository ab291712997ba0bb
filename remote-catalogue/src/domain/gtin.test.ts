import fc from 'fast-check';
import { gtinKey, gtinWarning } from './gtin';

test.each([
  '96385074',
  '4006381333931',
  '5901234123457',
  '0012345678905',
  '012345678905',
  '036000291452',
  '074470101505',
  '00074470101505',
  '12345678901231',
  '00012345600012',
  '5449000000996',
  ' 4006381333931 ',
  '0 36000 29145 2',
  '',
  '   ',
])('"%s" has no warning', (gtin) => expect(gtinWarning(gtin)).toBeUndefined());

test.each([
  ['12345678901232', 'it should be 1'],
  ['4006381333930', 'it should be 1'],
  ['12345678901', 'this one has 11. A leading zero may be missing.'],
  ['36000291452', 'is it 036000291452?'],
  ['74470101505', 'is it 074470101505?'],
  ['123456789', 'this one has 9.'],
  ['00000000000000', 'All digits are zero'],
  ['4.00638E+12', 'A spreadsheet shortened this number'],
  ['4e12', 'A spreadsheet shortened this number'],
  ['12345.67890.1231', 'A GTIN has only digits'],
  ['A1234567890123', 'A GTIN has only digits'],
  ['abc', 'A GTIN has only digits'],
  ['４００６３８１３３３９３１', 'full-width digits'],
])('the warning for "%s": %s', (gtin, words) => expect(gtinWarning(gtin)).toContain(words));

test('different notations of a number have the same key, invalid ones have none', () => {
  expect(gtinKey('012345678905')).toBe(gtinKey(' 0012345678905'));
  expect(gtinKey('0 36000 29145 2')).toBe('00036000291452');
  expect([gtinKey(''), gtinKey('abc'), gtinKey('4006381333930')]).toEqual([undefined, undefined, undefined]);
});

test('one wrong digit is always detected', () => {
  const body = fc.stringMatching(/^[1-9]\d{11}$/);
  fc.assert(
    fc.property(body, fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
      const valid = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).filter(
        (gtin) => gtinWarning(gtin) === undefined,
      );
      expect(valid).toHaveLength(1);
      const [gtin = ''] = valid;
      const wrong = [...gtin]
        .map((digit, index) => (index === place ? String((Number(digit) + by) % 10) : digit))
        .join('');
      expect(gtinWarning(wrong)).toBeDefined();
    }),
  );
});
