import { activeItem } from './activeItem';

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
