import 'fake-indexeddb/auto';
import { openDatabase } from '../database/openDatabase';
import { databaseBytes } from './databaseBytes';

const shop = { id: 'corner-bakery-k3f1', source: 'browser' } as const;

async function fill(name: string, count: number) {
  const database = await openDatabase<unknown>(name, { parts: undefined, lists: undefined });
  for (let key = 0; key < count; key += 1) await database.put('parts', { text: 'x'.repeat(996) }, key);
  if (count > 0) await database.put('lists', new ArrayBuffer(500), 'current');
  database.close();
}

test('what a shop has in databases is measured by some of the records, apart from its sales and from other shops', async () => {
  expect(await databaseBytes(shop)).toEqual({ own: 0, others: 0 });
  await fill(`back-office:shop:${shop.id}`, 7);
  await fill(`back-office:shop:${shop.id}:back-office:list:items`, 50);
  await fill(`back-office:shop:${shop.id}:back-office:photos`, 2);
  await fill(`back-office:shop:${shop.id}:back-office:conversations`, 0);
  await fill('back-office:shop:florist-0000', 3);
  expect(await databaseBytes(shop)).toEqual({ own: 53_000, others: 3_500 });
});
