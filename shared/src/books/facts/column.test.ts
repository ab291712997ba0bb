import fc from 'fast-check';
import { amountColumn, codeColumn, createDictionary } from './column';

const edges = [0, -0, 127, 128, -129, 32_768, -32_769, 2 ** 31, -(2 ** 31) - 1, 0.5, NaN, 2 ** 53 - 1];
const amount = fc.oneof(fc.constantFrom(...edges), fc.integer(), fc.integer({ min: -9, max: 9 }));

test('numbers of any width are read as they were added, and nothing where none was', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { maxLength: 200 }),
      fc.array(fc.nat(2 ** 32 - 1), { maxLength: 200 }),
      (all, codes) => {
        const [amounts, ofCodes] = [amountColumn(), codeColumn()];
        for (const value of all) amounts.push(value);
        for (const code of codes) ofCodes.push(code);
        expect(all.map((_, index) => amounts.at(index))).toEqual(all);
        expect(codes.map((_, index) => ofCodes.at(index))).toEqual(codes);
        expect([amounts.at(all.length + 40), ofCodes.at(codes.length + 40)]).toEqual([NaN, 0]);
      },
    ),
  );
});

test('a wide number among thousands of narrow ones changes none of them', () => {
  const column = amountColumn();
  const values = Array.from({ length: 100_000 }, (_, nth) => (nth === 70_000 ? 1.5 : nth % 100));
  for (const value of values) column.push(value);
  expect(values.every((value, nth) => column.at(nth) === value)).toBe(true);
  column.free();
  expect(column.at(5)).toBeNaN();
});

test('texts that are added after a rest have the codes that they had before it', () => {
  const dictionary = createDictionary();
  expect(['a', 'b', 'a'].map(dictionary.codeOf)).toEqual([0, 1, 0]);
  dictionary.rest();
  expect(['c', 'b', 'a'].map(dictionary.codeOf)).toEqual([2, 1, 0]);
  expect(['b', 'd'].map(dictionary.find)).toEqual([1, undefined]);
});
