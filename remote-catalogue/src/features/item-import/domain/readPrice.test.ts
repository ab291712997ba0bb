import { readPrice } from './readPrice';

test.each([
  ['12.5', '$12.50'],
  ['12', '$12.00'],
  ['007', '$7.00'],
  ['.5', '$0.50'],
  ['$1,234.50', '$1234.50'],
  ['1,234', '$1234.00'],
  ["1'234.50", '$1234.50'],
  ['1 234.50', '$1234.50'],
  ['$100.00/ea', '$100.00/ea'],
  ['USD 3.20 / lb', '$3.20/lb'],
  ['-5', '$-5.00'],
  ['-$5', '$-5.00'],
  ['$-5.00', '$-5.00'],
  ['($5.00)', '$-5.00'],
  ['€ 4.20', '$4.20'],
  ['4.20 EUR', '$4.20'],
  ['45.0000', '$45.00'],
  ['1.005', '$1.01'],
  ['0', '$0.00'],
  ['-0', '$0.00'],
])('with a decimal point, %s is %s', (cell, text) => {
  expect(readPrice(cell, '.')).toMatchObject({ kind: 'price', text });
});

test.each([
  ['12,50', '$12.50'],
  ['12,5', '$12.50'],
  ['1.234,50', '$1234.50'],
  ['1 234,50 €', '$1234.50'],
  ['1.234', '$1234.00'],
  ['12', '$12.00'],
])('with a decimal comma, %s is %s', (cell, text) => {
  expect(readPrice(cell, ',')).toMatchObject({ kind: 'price', text });
});

test.each([
  '12,5O',
  '1e5',
  '1.2.3',
  'Infinity',
  'NaN',
  '12abc',
  '12,50',
  '1,2345',
  '--1',
  '(-5)',
  '$',
  '-',
  '/ea',
  '0x10',
  '１２',
  '10 - 20',
  '$$5',
  'free',
  '9'.repeat(99),
  '9'.repeat(20),
  '-12345678901234567890',
  '١٢',
])('%s is not a price', (cell) => expect(readPrice(cell, '.')).toEqual({ kind: 'invalid' }));

test.each(['1,234', '12.50', '1.2.3', '1,2,3', '1.23,4.5'])(
  'with a decimal comma, %s is ambiguous and not a price',
  (cell) => expect(readPrice(cell, ',')).toEqual({ kind: 'invalid' }),
);

test.each(['', ' ', '\u00a0'])('%j is blank', (cell) => expect(readPrice(cell, '.')).toEqual({ kind: 'blank' }));

test('a price says whether it was rounded', () => {
  expect(readPrice('1.005', '.')).toHaveProperty('isRounded', true);
  expect(readPrice('1.5000', '.')).not.toHaveProperty('isRounded');
});
