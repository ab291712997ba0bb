import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { isPlainlyEqual } from './quickEquality.mjs';

const values = fc.anything({ withSparseArray: true, withTypedArray: true, withDate: true, withNullPrototype: true });

test('what is plainly equal is equal in every way, and a plain value is equal to a copy of it', () => {
  fc.assert(
    fc.property(values, values, fc.jsonValue(), (a, b, plain) => {
      if (isPlainlyEqual(a, b)) expect(isDeepStrictEqual(a, b)).toBe(true);
      const copy = (): unknown => JSON.parse(JSON.stringify(plain));
      expect(isPlainlyEqual(copy(), copy())).toBe(true);
    }),
  );
});

test('a part that is another one, is missing, or is there without a value makes a difference', () => {
  const lists: readonly unknown[] = [
    [],
    [1],
    [2],
    ['1'],
    [1, undefined],
    [, 1],
    [undefined, 1],
    Object.assign([1], { more: 1 }),
    { a: 1 },
    { a: 1, b: undefined },
    { a: 1, [Symbol.for('c')]: 1 },
    { b: 1 },
    { a: { b: [0] } },
    { a: { b: [-0] } },
    { a: { b: [NaN] } },
    new Uint8Array([1]),
    new Uint8Array([2]),
    new Int8Array([1]),
    new DataView(new ArrayBuffer(1)),
    new Date(1),
    new Map([[1, 2]]),
    new Error('1'),
    null,
    undefined,
  ];
  for (const [place, a] of lists.entries())
    for (const b of lists.slice(place + 1))
      expect([isPlainlyEqual(a, b), isPlainlyEqual(b, a)]).toEqual([false, false]);
});

test('arrays and numbers that are the same are found so, at any depth', () => {
  const measured = () => ({ length: [1] });
  expect(isPlainlyEqual(measured(), measured())).toBe(true);
  const columns = () => ({ days: new Int32Array([1, 2]), lines: [{ amounts: new Float64Array([NaN, -0]) }] });
  expect(isPlainlyEqual(columns(), columns())).toBe(true);
  const round = () => {
    const list: unknown[] = [];
    list.push(list);
    return list;
  };
  expect(isPlainlyEqual(round(), round())).toBe(false);
});

test('matchers are asked, also deep inside, and what differs is told', () => {
  expect({ a: [{ b: 1 }] }).toEqual({ a: [{ b: expect.any(Number) }] });
  expect({ a: 1, b: undefined }).toEqual({ a: 1 });
  expect({ a: 1, b: undefined }).not.toStrictEqual({ a: 1 });
  expect(() => expect({ a: [1, 2] }).toEqual({ a: [1, 3] })).toThrow(/3/);
});
