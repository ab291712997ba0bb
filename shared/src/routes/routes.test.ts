import { activeItem, hasFigures, isUnder, paths } from './routes';

test.each([
  ['/items', '/items', true],
  ['/items/', '/items', true],
  ['/items/library', '/items', true],
  ['/items-old', '/items', false],
  ['/', '/', true],
  ['/items', '/', false],
])('%s is under %s: %s', (path, prefix, expected) => expect(isUnder(path, prefix)).toBe(expected));

test.each([
  ['/reports/taxes?from=2025-06-22#top', ['/', '/reports'], true],
  ['/?rev=2', ['/', '/reports'], true],
  ['/items', ['/', '/reports'], false],
  ['/reports-old', ['/', '/reports'], false],
  ['/items', undefined, true],
])('where %s is one of the screens with figures %j: %s', (address, figurePaths, expected) =>
  expect(hasFigures(address, figurePaths)).toBe(expected),
);

test('the path table', () => {
  expect(Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path(':id')]))).toMatchSnapshot();
});

const items = [
  { label: 'Home', path: '/', isExact: true },
  { label: 'Items', path: '/items' },
  { label: 'Library', path: '/items/library' },
  { label: 'Once', path: '/once', isExact: true },
  { label: 'Reports', path: '/reports', alsoUnder: ['/transactions'] },
  { label: 'Nowhere' },
];

test.each([
  ['/', 'Home'],
  ['/items', 'Items'],
  ['/items/other', 'Items'],
  ['/items/library/x', 'Library'],
  ['/items-old', undefined],
  ['/once', 'Once'],
  ['/once/more', undefined],
  ['/transactions', 'Reports'],
  ['/elsewhere', undefined],
])('at %s the active item is %s', (path, label) => expect(activeItem(path, items)?.label).toBe(label));
