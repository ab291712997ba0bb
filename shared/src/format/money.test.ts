import fc from 'fast-check';
import { centsText, formatMoney, parseCents, spokenMoney } from './money';

const cents = fc.maxSafeInteger();

test.each([
  [0, '$0.00'],
  [-0, '$0.00'],
  [5, '$0.05'],
  [-5, '($0.05)'],
  [123450, '$1,234.50'],
  [-123450, '($1,234.50)'],
  [9007199254740991, '$90,071,992,547,409.91'],
])('%i cents are written %s', (amount, text) => expect(formatMoney(amount)).toBe(text));

test.each([
  [-123450, 'minus $1,234.50'],
  [123450, '$1,234.50'],
  [-0, '$0.00'],
])('%i cents are spoken as %s', (amount, text) => expect(spokenMoney(amount)).toBe(text));

test.each([
  ['12.50', 1250],
  ['12.5', 1250],
  ['.5', 50],
  ['7.', 700],
  ['1,234,567.89', 123456789],
  ['$1,234.50', 123450],
  ['-$5', -500],
  ['($5.00)', -500],
  ['(0.00)', 0],
  ['  3 ', 300],
  ['0.285', 29],
  ['-0.285', -29],
  ['1.005', 101],
])('%s is %i cents', (text, amount) => expect(parseCents(text)).toBe(amount));

test.each([
  '',
  ' ',
  '.',
  '-',
  '$',
  '1e5',
  'Infinity',
  'NaN',
  '12abc',
  '1.2.3',
  '12,50',
  '1,2345',
  '0x10',
  '１２',
  '--1',
  '(-5)',
  '9'.repeat(20),
])('"%s" is not an amount', (text) => expect(parseCents(text)).toBeUndefined());

test('an amount that is not whole cents throws', () => {
  expect(() => formatMoney(0.5)).toThrow('Money is whole cents; 0.5 is not.');
});

test('a written amount can be read back to the cent', () => {
  fc.assert(fc.property(cents, (amount) => parseCents(centsText(amount)) === amount));
  fc.assert(fc.property(cents, (amount) => parseCents(formatMoney(amount)) === amount));
});

test('amounts written as text add up exactly, unlike floats', () => {
  const texts = Array.from({ length: 1000 }, () => '0.10');
  expect(texts.reduce((sum, text) => sum + (parseCents(text) ?? NaN), 0)).toBe(10000);
});

test('amounts are in parentheses exactly when they are negative', () => {
  fc.assert(fc.property(cents, (amount) => formatMoney(amount).startsWith('(') === amount < 0));
});
