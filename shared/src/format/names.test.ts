import { compareNames } from './names';

test('names are in natural order', () => {
  const names = ['Table 10', 'éclair', 'table 2', 'Zebra', 'Table 2', 'Eclair', '10 cm', '9 cm', 'Table 1'];
  expect(names.toSorted(compareNames)).toEqual([
    ...['9 cm', '10 cm', 'Eclair', 'éclair', 'Table 1', 'table 2', 'Table 2', 'Table 10', 'Zebra'],
  ]);
});

test('only equal names compare as equal', () => {
  expect(compareNames('Cup', 'Cup')).toBe(0);
  expect(compareNames('cup', 'Cup')).not.toBe(0);
});
