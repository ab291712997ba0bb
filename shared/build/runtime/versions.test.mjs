import { compareVersions, satisfy } from './versions.mjs';

test.each([
  ['1.2.0', '^1.2.0', true],
  ['1.10.0', '^1.9.3', true],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['19.2.0-rc.1', '^19.0.0', true],
  ['19.0.0-rc.1', '^19.0.0', false],
  ['19.3.1+build-5', '^19.3.0', true],
  ['1.2.0', '<=1.10.0', true],
  ['1.10.0', '<=1.10.0', true],
  ['1.10.1', '<=1.10.0', false],
  ['0', '<=1.0.0', true],
])('%s satisfies %s: %s', (version, range, expected) => {
  expect(satisfy(version, range)).toBe(expected);
});

test('a range of another kind is an error and never a match', () => {
  expect(() => satisfy('1.2.0', '~1.2.0')).toThrow('~1.2.0: only ^ and <= are known.');
});

test('a release comes after what was published before it', () => {
  expect(['1.0.0', '0.9.0', '1.0.0-rc.1', '1.10.0', '1.9.0'].sort(compareVersions)).toEqual([
    '0.9.0',
    '1.0.0-rc.1',
    '1.0.0',
    '1.9.0',
    '1.10.0',
  ]);
});
