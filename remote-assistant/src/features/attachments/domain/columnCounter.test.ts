import fc from 'fast-check';
import { createColumnCounter } from './columnCounter';
import { createExactSum, parseNumber } from './exactSum';

function factsOf(...cells: string[]) {
  const counter = createColumnCounter();
  for (const cell of cells) counter.add(cell);
  return counter.facts('x');
}

test.each([
  ['12', 12, 0],
  ['1,234.50', 123_450, 2],
  ['$1,234.50', 123_450, 2],
  ['-5', -5, 0],
  ['-$5.00', -500, 2],
  ['$-5', -5, 0],
  ['($7.25)', -725, 2],
  ['.5', 5, 1],
  ['€ 3', 3, 0],
  ['+4', 4, 0],
  ['12%', 12, 0],
])('"%s" is a number', (text, units, scale) => expect(parseNumber(text)).toEqual({ units, scale }));

test.each([
  '',
  '-',
  '1,23',
  '12,50',
  '1e5',
  '1.2.3',
  '12 kg',
  'Infinity',
  '(5',
  '0x1f',
  '2025-06-22',
  '12345678901234567',
])('"%s" is no number', (text) => expect(parseNumber(text)).toBeUndefined());

test('sums of decimals are exact', () => {
  const decimal = fc.record({ units: fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), scale: fc.nat(6) });
  fc.assert(
    fc.property(fc.array(decimal, { maxLength: 200 }), (numbers) => {
      const sum = createExactSum();
      for (const one of numbers) sum.add(one);
      const millionths = numbers.reduce(
        (total, { units, scale }) => total + BigInt(units) * 10n ** BigInt(6 - scale),
        0n,
      );
      const [whole = '', fraction = ''] = sum.text().replace('-', '').split('.');
      expect(BigInt(whole + fraction.padEnd(6, '0'))).toBe(millionths < 0n ? -millionths : millionths);
      expect(sum.text().startsWith('-')).toBe(millionths < 0n);
    }),
  );
});

test('a column of numbers has their sum and its smallest and largest as they are written', () => {
  expect(factsOf('$1,000.10', '', '(5)', ' 20 ')).toEqual({
    name: 'x',
    kind: 'number',
    filled: 3,
    sum: '1015.10',
    min: '(5)',
    max: '$1,000.10',
  });
});

test('percentages have no sum', () =>
  expect(factsOf('5%', '10%')).toEqual({ name: 'x', kind: 'number', filled: 2, min: '5%', max: '10%' }));

test('a column of dates has its first and last', () => {
  expect(factsOf('6/28/2025', '2025-06-22')).toEqual({
    name: 'x',
    kind: 'date',
    filled: 2,
    min: '2025-06-22',
    max: '6/28/2025',
  });
});

test.each([
  [['1', 'two'], 'text'],
  [['2025-02-30'], 'text'],
  [['2025-06-22', '5'], 'text'],
  [['5', '2025-06-22'], 'text'],
  [['', ' '], 'empty'],
])('%j is %s', (cells, kind) => expect(factsOf(...cells).kind).toBe(kind));
