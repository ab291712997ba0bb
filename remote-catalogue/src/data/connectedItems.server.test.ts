import 'fake-indexeddb/auto';
import { httpDocuments } from '@back-office/shared/ledger/http';
import { asOneAction, unsentEdits } from '@back-office/shared/state';
import { startDocumentServer } from '../../../shared/ledger-server/src/ledgerServer.testing';
import { fakeStorage } from '../../../shared/src/testing/fakeStorage';
import { testItem } from '../domain/items.testing';
import { createBrowserItemsStore } from './browserItemsStore';
import { createBrowserStockStore } from './stockStore';

let server: Awaited<ReturnType<typeof startDocumentServer>>;
let token: string;

beforeAll(async () => {
  // Stored values tell the page of their changes.
  Object.assign(globalThis, { window: new EventTarget() });
  server = await startDocumentServer(600);
});
beforeEach(async () => {
  token = await server.addShop();
});
afterAll(async () => {
  await server?.close();
});

/** The lists of the shop in the browser of a machine. */
function openMachine(namespace: string, storage = fakeStorage()) {
  const requests: { readonly method: string; readonly bytes: number }[] = [];
  const counted: typeof fetch = async (address, init) => {
    const response = await fetch(address, init);
    const body = typeof init?.body === 'string' ? init.body : '';
    requests.push({ method: init?.method ?? '', bytes: body.length + (await response.clone().text()).length });
    return response;
  };
  const documents = httpDocuments({ url: server.url, headers: { Authorization: `Bearer ${token}` }, fetch: counted });
  const options = { namespace, storage, locks: undefined, documents, isOwnShop: true };
  const items = createBrowserItemsStore(options);
  // As a screen does.
  items.subscribe(() => undefined);
  const stock = createBrowserStockStore(options);
  return {
    ...{ namespace, storage, documents, items, stock, requests },
    ids: () => items.snapshot().items.map(({ id }) => id),
    texts: () =>
      items
        .snapshot()
        .items.map(({ id, name, sku }) => `${id} ${name} ${sku}`)
        .join(),
    name: (at: number) => items.snapshot().items[at]?.name,
    unsent: () => [...unsentEdits(namespace, storage).values()].reduce((sum, each) => sum + each, 0),
    bytes: () => requests.reduce((sum, each) => sum + each.bytes, 0),
  };
}

type Machine = ReturnType<typeof openMachine>;

/** Until nothing is left to send, and all have the same. */
async function agree(...machines: readonly Machine[]) {
  for (;;) {
    for (const { documents } of machines) await documents.check();
    const [first, ...others] = machines.map((machine) => machine.texts());
    if (machines.every(({ unsent }) => unsent() === 0) && others.every((each) => each === first)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const count = process.env['BACK_OFFICE_LONG_TESTS'] ? 100_000 : 20_000;

const itemsOf = (length: number) =>
  Array.from({ length }, (_, index) =>
    testItem({ id: `item-${index}`, name: `Item ${index}`, sku: `SKU-${index}`, description: 'About it. '.repeat(10) }),
  );

test('two machines edit a long list: an edit sends and gets little, and none is lost', async () => {
  const one = openMachine('one');
  const other = openMachine('other');
  const added = await one.items.merge(itemsOf(count));
  expect(added).toMatchObject({ ok: true, changed: count });
  await agree(one, other);
  expect(other.ids()).toEqual(one.ids());
  expect(one.ids()).toHaveLength(count);

  const before = one.bytes() + other.bytes();
  await one.items.update(['item-5000'], { name: 'Earl Grey' });
  await agree(one, other);
  expect(other.name(5_000)).toBe('Earl Grey');
  expect(one.bytes() + other.bytes() - before).toBeLessThan(1_500_000);

  await Promise.all([
    one.items.update(['item-1'], { name: 'Of one' }),
    other.items.update(['item-1'], { sku: 'OF-OTHER' }),
    one.items.remove(['item-9']),
    other.items.add(testItem({ name: 'Assam' }), 'assam'),
  ]);
  await agree(one, other);
  expect(one.ids()).toHaveLength(count);
  expect(one.items.snapshot().items[1]).toMatchObject({ name: 'Of one', sku: 'OF-OTHER' });
  expect(one.name(count - 1)).toBe('Assam');

  // Opened again, it knows the parts in its copy.
  const again = openMachine('one', one.storage);
  await agree(again);
  await again.items.update(['item-9999'], { name: 'Darjeeling' });
  await agree(again, other);
  expect(other.name(9_998)).toBe('Darjeeling');
  expect(again.bytes()).toBeLessThan(1_500_000);
  expect([one, other, again].flatMap(({ documents }) => [...documents.problems()])).toEqual([]);
});

test('items and the journal of stock are saved in one request', async () => {
  const one = openMachine('counting');
  await one.documents.check();
  await one.items.merge(itemsOf(3));
  await agree(one);
  one.requests.length = 0;
  const counted = {
    kind: 'adjust',
    itemId: 'item-1',
    variationId: '',
    location: '',
    change: 4,
    reason: 'Recount',
  } as const;
  await asOneAction(async () => {
    await one.items.update(['item-1'], { stock: 22 });
    await one.stock.add([counted]);
  });
  await agree(one);
  expect(one.requests.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  expect(await one.documents.read('stock')).toMatchObject({ revision: 1 });
});
