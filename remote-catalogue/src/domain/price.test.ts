import fc from 'fast-check';
import { isPrice, priceInUnit, priceLabel, priceText, splitPrice, stepPrice, stepWeight } from './price';

test.each([
  ['$100.00/ea', '100.00', '/ea'],
  ['$1,100.00/lb', '1100.00', '/lb'],
  ['$12.50', '12.50', ''],
  ['$-5.00', '-5.00', ''],
  ['-$5.00/kg', '-5.00', '/kg'],
  ['($5.00)/ea', '-5.00', '/ea'],
  ['$80.00/half day', '80.00', '/half day'],
  ['$0.0005/ea', '0.0005', '/ea'],
  ['', '', ''],
  ['Market price', 'Market price', ''],
  ['on request/ea', 'on request/ea', ''],
])('%s is split into %s and "%s"', (price, amount, suffix) => expect(splitPrice(price)).toEqual({ amount, suffix }));

test.each([
  ['$3.00/ea', 'Per pound', '$3.00/lb'],
  ['$1,100.00', 'Per item', '$1,100.00/ea'],
  ['($5.00)/kg', 'Per liter', '($5.00)/L'],
  ['$80.00/half day', 'Per item', '$80.00/ea'],
  ['Market price', 'Per pound', 'Market price'],
  ['on request/ea', 'Per pound', 'on request/ea'],
])('%s in the unit %s is %s', (price, unit, text) => expect(priceInUnit(price, unit)).toBe(text));

test.each(['12.50', '12', '.5', '12.', '1,234.50', '-5', '0', '$12.50', '$1,100.00/ea', ' 7 '])(
  '%s is a price',
  (entry) => expect(isPrice(entry)).toBe(true),
);

test.each([
  '1e5',
  'Infinity',
  'NaN',
  '12abc',
  '1.2.3',
  '12,50',
  '1,23',
  '0x1F',
  '-',
  '.',
  '$',
  '12/dozen',
  '１２',
  '١٢',
  '12345678901234567890.1',
  '-12345678901234567890',
  '9'.repeat(400),
  'twelve',
])('%s is not a price', (entry) => expect(isPrice(entry)).toBe(false));

test.each([
  ['12.50', '', '$12.50'],
  ['12.5', '', '$12.50'],
  ['1,200', '/lb', '$1200.00/lb'],
  ['-5', '', '$-5.00'],
  ['2.675', '', '$2.68'],
  ['1000000000000', '', '$1000000000000.00'],
  ['', '', '$0.00'],
])('the entry "%s" with "%s" is stored as %s', (entry, suffix, text) => expect(priceText(entry, suffix)).toBe(text));

test.each([
  ['$1200.00/lb', '$1,200.00/lb'],
  ['$-5.00', '($5.00)'],
  ['$0.0005/ea', '$0.0005/ea'],
  ['Market price', 'Market price'],
  ['', ''],
])('the stored price %s is shown as %s', (price, label) => expect(priceLabel(price)).toBe(label));

test.each([
  ['12.50', 1, '12.51'],
  ['12.50', -1, '12.49'],
  ['1,200', 1, '1200.01'],
  ['0.29', 1, '0.30'],
  ['', 1, '0.01'],
  ['abc', 1, '0.01'],
  ['0.00', -1, '0.00'],
  ['0.005', -1, '0.000'],
  ['-3', -1, '-3.01'],
  ['12.50', 100, '13.50'],
])('from "%s", %i steps lead to %s', (entry, steps, next) => expect(stepPrice(entry, steps)).toBe(next));

test('weights change by 0.01 kg and keep finer digits', () => {
  expect([stepWeight('0.38', 1), stepWeight('0.375', 1), stepWeight('', -1)]).toEqual(['0.39', '0.385', '0.00']);
});

test('a hundred steps up are one dollar, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const entry = priceText(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`).slice(1);
      let stepped = entry;
      for (let step = 0; step < 100; step += 1) stepped = stepPrice(stepped, 1);
      expect(priceText(stepped)).toBe(priceText(stepPrice(entry, 100)));
    }),
    { numRuns: 30 },
  );
});

test('a stored price is split into the same number and its unit', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('', '/ea', '/lb', '/kg', '/L', '/half day'), (cents, suffix) => {
      const entry = `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
      expect(splitPrice(priceText(entry, suffix))).toEqual({ amount: cents === 0 ? '0.00' : entry, suffix });
    }),
  );
});

test('priceText throws for an entry that is not a price', () => {
  expect(() => priceText('12abc')).toThrow('"12abc" is not a price: check it with isPrice first.');
});
