import 'fake-indexeddb/auto';
import { removeShopData } from './shopData';

test('what a tab remembers of a shop goes with its data, and that of other shops stays', async () => {
  const kept = ['back-office:recent', 'back-office:shop:bakery-2:back-office:recent', 'back-office:overrides'];
  const removed = [
    'back-office:shop:bakery-1:back-office:recent',
    'back-office:shop:bakery-1:back-office:visit-period',
  ];
  for (const key of [...kept, ...removed]) sessionStorage.setItem(key, '[]');
  localStorage.setItem('back-office:shop:bakery-1:items', '[]');
  expect(await removeShopData({ id: 'bakery-1', source: 'browser' })).toEqual({ ok: true });
  expect(Object.keys(sessionStorage).toSorted()).toEqual(kept.toSorted());
  expect(localStorage).toHaveLength(0);
});
