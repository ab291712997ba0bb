import { isUnder, paths } from './routes';

test.each([
  ['/items', '/items', true],
  ['/items/', '/items', true],
  ['/items/library', '/items', true],
  ['/items-old', '/items', false],
  ['/', '/', true],
  ['/items', '/', false],
])('%s is under %s: %s', (path, prefix, expected) => expect(isUnder(path, prefix)).toBe(expected));

test('the path table', () => {
  expect(Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path(':id')]))).toMatchSnapshot();
});
