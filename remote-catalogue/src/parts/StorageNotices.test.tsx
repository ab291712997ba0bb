import { expectAllDamageKept } from '@back-office/shared/testing';
import { testItem } from '../domain/items.testing';
import { CategoriesProvider } from '../state/categories';
import { ItemsProvider } from '../state/items';
import { StorageNotices } from './StorageNotices';

const ui = (
  <ItemsProvider>
    <CategoriesProvider>
      <StorageNotices />
    </CategoriesProvider>
  </ItemsProvider>
);
const values: readonly (readonly [key: string, good: unknown])[] = [
  ['items', [testItem({ id: 'a' }), testItem({ id: 'b' })]],
  ['items-search', 'mug'],
  ['items-selected', ['a', 'b']],
  ['items-loading', true],
  ['items-error', 'Storage is full.'],
  ['back-office:categories', [{ id: 'a', name: 'Tea' }]],
];

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each(values)(
  '%s: whatever the damage, nothing is lost and each visit says so until it is discarded',
  async (key, good) => {
    const damaged = await expectAllDamageKept({ key, good, ui });
    expect(damaged.length).toBeGreaterThanOrEqual(9);
  },
);
