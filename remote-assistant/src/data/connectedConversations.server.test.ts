import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { httpDocuments } from '@back-office/shared/ledger/http';
import { unsentEdits } from '@back-office/shared/state';
import { startDocumentServer } from '../../../shared/ledger-server/src/ledgerServer.testing';
import { fakeStorage } from '../../../shared/src/testing/fakeStorage';
import { testConversation, testMessage } from '../domain/conversation.testing';
import { addMessage, renameTo } from '../domain/operations';
import { createBrowserConversationsStore } from './browserConversationsStore';
import { createConnectedConversations } from './connectedConversations';
import { databaseName } from './conversationsDatabase';
import type { ConversationsStore } from './conversationsStore';

let server: Awaited<ReturnType<typeof startDocumentServer>>;
let token: string;
let machines = 0;
const open: ConversationsStore[] = [];

beforeAll(async () => {
  // Stored values tell the page of their changes.
  Object.assign(globalThis, { window: new EventTarget() });
  server = await startDocumentServer(100_000);
});
beforeEach(async () => {
  token = await server.addShop();
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
  jest.restoreAllMocks();
});
afterAll(async () => {
  await server?.close();
});

/** A page of the shop on a machine; the same name and storage are the same machine. */
function openMachine(namespace = `machine-${(machines += 1)}`, storage = fakeStorage()) {
  let isOffline = false;
  let ids = 0;
  const documents = httpDocuments({
    url: server.url,
    headers: { Authorization: `Bearer ${token}` },
    fetch: (...request) => (isOffline ? Promise.reject(new TypeError('no connection')) : fetch(...request)),
    random: () => 0,
  });
  const copies = createBrowserConversationsStore({ namespace, now: () => 1 });
  const page = (machines += 1);
  const newId = () => `edit-${page}-${(ids += 1)}`;
  const store = createConnectedConversations(copies, { namespace, storage, locks: undefined, newId, documents });
  open.push(store);
  return Object.assign(store, {
    namespace,
    storage,
    documents,
    setOffline: (offline: boolean) => (isOffline = offline),
    unsent: () => unsentEdits(namespace, storage).get('conversations') ?? 0,
    ids: async () => (await store.summaries()).map(({ id }) => id).toSorted(),
    texts: async (id = 'c1') => (await store.read(id))?.messages.map((message) => message.id),
    title: async (id = 'c1') => (await store.read(id))?.title,
  });
}

type Machine = ReturnType<typeof openMachine>;

const say = (id: string, timestamp = 5) => addMessage(testMessage({ id, timestamp }));

async function until(isReached: () => boolean | Promise<boolean>) {
  while (!(await isReached())) await new Promise((resolve) => setTimeout(resolve, 5));
}

const check = (...of: readonly Machine[]) => Promise.all(of.map(({ documents }) => documents.check()));

/** Until nothing is left to send, and all have what the server has. */
async function agree(...of: readonly Machine[]) {
  const known = ({ storage, namespace, documents }: Machine) =>
    [...(documents.revisions() ?? [])].every(
      ([key, revision]) => storage.getItem(`${namespace}:back-office:server-revision:${key}`) === String(revision),
    );
  await until(async () => {
    await check(...of);
    return of.every((machine) => machine.unsent() === 0 && known(machine));
  });
}

async function onServer({ documents }: Machine, id = 'c1') {
  return (await documents.read(`conversations:${id}`))?.value as { readonly entries: readonly unknown[] } | undefined;
}

test('two machines write in one conversation at the same time: both have the messages of both, as the server has', async () => {
  const [one, other] = [openMachine(), openMachine()];
  await check(one, other);
  await one.create(testConversation());
  await agree(one, other);
  expect(await other.texts()).toEqual(['m1', 'm2']);
  await Promise.all([
    ...['a', 'b', 'c'].flatMap((id) => [one.edit('c1', say(`one-${id}`)), other.edit('c1', say(`other-${id}`))]),
    one.create(testConversation({ id: 'c2' })),
    other.create(testConversation({ id: 'c3' })),
  ]);
  await agree(one, other);
  const texts = await one.texts();
  expect(new Set(texts)).toEqual(
    new Set(['m1', 'm2', ...['one', 'other'].flatMap((each) => ['a', 'b', 'c'].map((id) => `${each}-${id}`))]),
  );
  expect(texts).toHaveLength(8);
  expect(await other.read('c1')).toEqual(await one.read('c1'));
  expect((await onServer(one))?.entries).toEqual([await one.read('c1')]);
  expect([await one.ids(), await other.ids()]).toEqual([
    ['c1', 'c2', 'c3'],
    ['c1', 'c2', 'c3'],
  ]);
});

test('what is said while the server is down is kept, counted, and sent by a later page', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [one, other] = [openMachine(), openMachine()];
  await check(one, other);
  await one.create(testConversation());
  await agree(one, other);
  one.setOffline(true);
  await one.edit('c1', say('offline', 10));
  await one.create(testConversation({ id: 'new' }));
  await other.edit('c1', say('meanwhile', 9));
  await agree(other);
  await until(() => one.documents.problems().size > 0);
  expect(await one.texts()).toEqual(['m1', 'm2', 'offline']);
  expect(one.unsent()).toBe(2);
  one.close();
  const reloaded = openMachine(one.namespace, one.storage);
  await agree(reloaded, other);
  expect(await reloaded.texts()).toEqual(['m1', 'm2', 'meanwhile', 'offline']);
  expect(await other.read('c1')).toEqual(await reloaded.read('c1'));
  expect(await other.ids()).toEqual(['c1', 'new']);
  expect(reloaded.documents.problems().size).toBe(0);
});

test('of two names the one that is sent last stays', async () => {
  const [one, other] = [openMachine(), openMachine()];
  await check(one, other);
  await one.create(testConversation());
  await agree(one, other);
  other.setOffline(true);
  await other.edit('c1', renameTo('Fees'), say('later', 9));
  await one.edit('c1', renameTo('Tips'));
  await agree(one);
  other.setOffline(false);
  await agree(other, one);
  expect([await one.title(), await other.title()]).toEqual(['Fees', 'Fees']);
  expect(await one.texts()).toEqual(['m1', 'm2', 'later']);
});

test('a deleted conversation is gone for all, whatever another says in it, until Undo brings it back with what was said before', async () => {
  const [one, other] = [openMachine(), openMachine()];
  await check(one, other);
  await one.create(testConversation());
  await agree(one, other);
  await other.edit('c1', say('unseen', 9));
  await agree(other);
  const deleted = (await one.read('c1')) ?? testConversation();
  other.setOffline(true);
  await other.edit('c1', say('after', 10));
  await one.remove('c1');
  await agree(one);
  expect((await onServer(one))?.entries).toEqual([]);
  other.setOffline(false);
  await agree(other, one);
  expect([await one.ids(), await other.ids()]).toEqual([[], []]);
  await one.create(deleted);
  await agree(one, other);
  expect(await other.texts()).toEqual(['m1', 'm2', 'unseen']);
  expect(await one.read('c1')).toEqual(await other.read('c1'));
});

test('conversations that only this browser had are added, and a new machine gets all', async () => {
  const before = openMachine();
  before.close();
  const copies = createBrowserConversationsStore({ namespace: before.namespace, now: () => 1 });
  await copies.create(testConversation({ id: 'early' }));
  copies.close();
  const one = openMachine(before.namespace, before.storage);
  expect(await one.create(testConversation())).toEqual({ ok: true });
  await agree(one);
  await until(async () => (await onServer(one, 'early')) !== undefined);
  const other = openMachine();
  await agree(other);
  expect(await other.ids()).toEqual(['c1', 'early']);
});

test('a server that has lost its documents gets them again', async () => {
  const [one, other] = [openMachine(), openMachine()];
  await check(one);
  await one.create(testConversation());
  await agree(one);
  await one.edit('c1', say('next'));
  await agree(one);
  const headers = { Authorization: `Bearer ${token}`, 'If-Match': '"2"' };
  const lost = await fetch(`${server.url}/v1/documents/conversations%3Ac1`, { method: 'DELETE', headers });
  expect(lost.status).toBe(204);
  await until(async () => {
    await check(one);
    return (await onServer(one)) !== undefined;
  });
  await agree(one, other);
  expect(await other.texts()).toEqual(['m1', 'm2', 'next']);
});

test('of a damaged copy the rest comes back from the server when it is restored', async () => {
  const one = openMachine();
  await check(one);
  await one.create(testConversation());
  await agree(one);
  const raw = await openDB(databaseName(one.namespace));
  const damaged = { ...testConversation(), messages: [testMessage(), { id: 'm2', content: 7 }] };
  await raw.put('conversations', damaged, 'c1');
  raw.close();
  expect(await one.read('c1')).toBeUndefined();
  const [value] = await one.unreadable();
  expect(value && (await one.restoreDamaged(value))).toMatchObject({ ok: true, isComplete: false });
  await until(async () => (await one.texts())?.length === 2);
  expect(await one.read('c1')).toEqual(testConversation());
});

test('what a newer version of the product has stored stays on the server, and another token sees none of it', async () => {
  const one = openMachine();
  await check(one);
  const newer = { entries: [{ id: 'c9', kind: 'call' }], edits: [] };
  await one.documents.write('conversations:c9', newer, undefined);
  await one.create(testConversation());
  await agree(one);
  expect(await one.ids()).toEqual(['c1']);
  expect(await onServer(one, 'c9')).toEqual(newer);
  token = await server.addShop();
  const stranger = openMachine();
  await agree(stranger);
  expect(await stranger.ids()).toEqual([]);
  expect(await onServer(stranger)).toBeUndefined();
});
