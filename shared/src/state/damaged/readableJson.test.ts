import fc from 'fast-check';
import { readableJson } from './readableJson';

test.each<[string, unknown]>([
  ['["a","b","c', ['a', 'b']],
  ['["a","b",', ['a', 'b']],
  ['[1,2,3', [1, 2]],
  ['{"a":["x","y"],"b":["z', { a: ['x', 'y'], b: [] }],
  ['{"a":1,"b"', { a: 1 }],
  ['{"a":1,b:2}', { a: 1 }],
  ['[{"id":"a"},{"id":"b","na', [{ id: 'a' }, { id: 'b' }]],
  ['["a"] trailing', ['a']],
  ['["a","b"]["c"]', ['a', 'b']],
  ['', undefined],
  ['hello', undefined],
  ['{', {}],
  ['["\\ud83d",', ['\ud83d']],
])('%s is read as far as it goes', (text, value) => {
  expect(readableJson(text)).toEqual({ value, isWhole: false });
});

test('a text that is cut off anywhere never throws, and a whole one is read as it is', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, at) => {
      expect(readableJson(json)).toEqual({ value: JSON.parse(json) as unknown, isWhole: true });
      expect(() => readableJson(json.slice(0, at % (json.length + 1)))).not.toThrow();
    }),
  );
});

test('a very deep text is given up', () => {
  expect(readableJson('['.repeat(200_000)).isWhole).toBe(false);
});
