import { isUnder, ownerOf, owners, paths } from './routes';

test('no prefix lies below another one', () => {
  const all = Object.entries(owners).flatMap(([owner, prefixes]) => prefixes.map((prefix) => ({ owner, prefix })));
  const overlaps = all.flatMap((one) =>
    all.filter((other) => other !== one && isUnder(other.prefix, one.prefix)).map((other) => [one, other]),
  );
  expect(overlaps).toEqual([]);
});

test('every path has an owner', () => {
  const addresses = Object.values(paths).map((path) => path('x'));
  expect(addresses.filter((address) => ownerOf(address, owners) === undefined)).toEqual([]);
});

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
