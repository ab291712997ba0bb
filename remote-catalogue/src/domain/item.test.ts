import { isBlankText, stockMark } from './item';

test.each(['', ' ', '\u0000', '\u200b\u200d', '\ufeff', '\u00ad', '\u2800', '\u3164', '\u202e \u2066', '\u00a0\t\r\n'])(
  '%j shows nothing',
  (text) => expect(isBlankText(text)).toBe(true),
);

test.each(['0', '-', '.', 'a\u0000', '\u200b茶', '👨\u200d👩\u200d👧', 'é', '\u0301e'])('%j is a name', (text) =>
  expect(isBlankText(text)).toBe(false),
);

test.each([
  [11, undefined],
  [10, 'Low'],
  [1, 'Low'],
  [0, 'Out'],
  [-3, 'Out'],
  ['-', undefined],
] as const)('stock %s is marked %s', (stock, mark) => expect(stockMark({ stock })).toBe(mark));

test.each([
  ['its own level', { stock: 12, lowStock: 12 }, 'Low'],
  ['a level of 0', { stock: 1, lowStock: 0 }, undefined],
  ['the level of a variation', { stock: 42, variations: [{ stock: 40 }, { stock: 2, lowStock: 2 }] }, 'Low'],
  ['levels of variations above which all are', { stock: 5, variations: [{ stock: 5, lowStock: 4 }] }, undefined],
  ['a variation that is out', { stock: 40, variations: [{ stock: 0 }, { stock: 40 }] }, 'Low'],
  [
    'a variation below zero beside one with a level',
    { stock: 37, variations: [{ stock: -3 }, { stock: 40, lowStock: 5 }] },
    'Low',
  ],
  [
    'a variation that is not counted',
    { stock: 40, variations: [{ stock: '-', lowStock: 9 }, { stock: 40 }] },
    undefined,
  ],
] as const)('an item is marked by %s', (_rule, stocked, mark) => expect(stockMark(stocked)).toBe(mark));
