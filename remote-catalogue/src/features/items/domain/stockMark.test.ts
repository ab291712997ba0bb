import { stockMark } from './stockMark';

test.each([
  [11, undefined],
  [10, 'Low'],
  [1, 'Low'],
  [0, 'Out'],
  [-3, 'Out'],
  ['-', undefined],
] as const)('stock %s is marked %s', (stock, mark) => expect(stockMark({ stock })).toBe(mark));
