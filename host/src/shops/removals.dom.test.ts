import type { ToastMessage } from '@back-office/shared/contract';
import { createShopList, type Shop } from '@back-office/shared/shop';
import { fakeClock, settle } from '../testing/fakeClock';
import { bakery, storeShops } from '../testing/ownShop';
import { undoTime } from '../shell/undoTime';
import { finishRemovals } from './removals';

beforeEach(() => localStorage.clear());

async function visit(deletedAt: number, now: number, isGoing = false) {
  storeShops({ ...bakery, removedAt: deletedAt, ...(isGoing && { isGoing }) } as Shop);
  const shops = createShopList({ locks: undefined });
  const toasts: ToastMessage[] = [];
  const removed: string[] = [];
  const clock = fakeClock();
  finishRemovals({
    show: (toast) => toasts.push(toast),
    shops,
    clock,
    now: () => now,
    removeData: async ({ id }) => {
      removed.push(id);
      return { ok: true };
    },
  });
  await settle();
  return { shops, toasts, removed, clock };
}

test('a shop can be put back until its time is over, and its data stay', async () => {
  const { shops, toasts, removed, clock } = await visit(1_000, 6_000);
  expect(toasts).toMatchObject([{ message: 'Corner Bakery deleted', lifetime: undoTime - 5_000 }]);
  toasts[0]?.action?.onPress();
  await clock.pass(undoTime);
  expect(removed).toEqual([]);
  expect(shops.read()).toEqual([bakery]);
  expect(toasts[1]?.message).toBe('Corner Bakery is back');
});

test('after a restore the toast says so, and Undo opens the shop of before beside the restored one', async () => {
  const restored = { ...bakery, id: 'bakery-2', formerIds: [bakery.id] };
  storeShops({ ...bakery, removedAt: 1_000 } as Shop, restored);
  const shops = createShopList({ locks: undefined });
  const toasts: ToastMessage[] = [];
  const opened: string[] = [];
  const usual = { shops, clock: fakeClock(), now: () => 1_000, openPage: (address: string) => opened.push(address) };
  finishRemovals({ ...usual, show: (toast) => toasts.push(toast), shown: restored });
  expect(toasts).toMatchObject([{ message: 'Corner Bakery was replaced by a backup' }]);
  toasts[0]?.action?.onPress();
  await settle();
  expect(opened).toEqual([expect.stringContaining(`shop=${bakery.id}`)]);
  expect(shops.read().map(({ id, name }) => [id, name])).toEqual([
    [bakery.id, 'Corner Bakery'],
    ['bakery-2', 'Corner Bakery (restored)'],
  ]);
});

test('when its time is over, its data go and it leaves the list', async () => {
  const { shops, removed, clock } = await visit(1_000, 1_000);
  await clock.pass(undoTime - 1);
  expect(removed).toEqual([]);
  await clock.pass(1);
  expect(removed).toEqual([bakery.id]);
  expect([shops.read(), shops.removed()]).toEqual([[], []]);
});

test.each([
  ['was deleted long ago', 0, false],
  ['was being removed when the page was closed', 999_000, true],
])('a shop that %s is removed by the next page without an Undo', async (_, deletedAt, isGoing) => {
  const { shops, toasts, removed, clock } = await visit(deletedAt, 1_000_000, isGoing);
  await clock.pass(0);
  expect([toasts, removed, shops.removed()]).toEqual([[], [bakery.id], []]);
});

test('a shop that another tab put back stays', async () => {
  const { shops, removed, clock } = await visit(1_000, 1_000);
  await createShopList({ locks: undefined }).putBack(bakery.id);
  await clock.pass(undoTime);
  expect(removed).toEqual([]);
  expect(shops.read()).toEqual([bakery]);
});
