import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { nothingReadable } from '@back-office/shared/state';
import { addMessage, renameTo } from '../domain/operations';
import { testConversation, testMessage } from '../domain/conversation.testing';
import { createBrowserConversationsStore } from './browserConversationsStore';
import { conversationsBackup, createConversationsArchive } from './conversationsArchive';
import { databaseName } from './conversationsDatabase';
import type { ConversationsStore } from './conversationsStore';

let namespace = 0;
const open: ConversationsStore[] = [];

/** Every call opens the same database, as another tab does. */
async function openStore() {
  const store = createBrowserConversationsStore({ namespace: String(namespace), now: () => 1 });
  open.push(store);
  await store.isPersistent();
  return store;
}

beforeEach(() => {
  namespace += 1;
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
});

test('a conversation is read back as it was stored, with its summary beside it', async () => {
  const store = await openStore();
  const conversation = testConversation();
  expect(await store.create(conversation)).toEqual({ ok: true });
  expect(await store.read('c1')).toEqual(conversation);
  expect(await store.summaries()).toEqual([await store.summary('c1')]);
  expect((await store.summary('c1'))?.preview).toBe('They came to $5.');
  expect(await store.remove('c1')).toEqual({ ok: true });
  expect(await store.summaries()).toEqual([]);
});

test('edits of two tabs at the same time are both kept', async () => {
  const [one, other] = [await openStore(), await openStore()];
  await one.create(testConversation({ messages: [] }));
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? one : other).edit('c1', addMessage(testMessage({ id: `m${index}` }))),
    ),
  );
  const messages = (await one.read('c1'))?.messages ?? [];
  expect(new Set(messages.map(({ id }) => id)).size).toBe(20);
});

test('an edit of a deleted conversation changes nothing', async () => {
  const store = await openStore();
  expect(await store.edit('c1', renameTo('x'))).toEqual({ ok: false, reason: 'missing' });
});

test('another tab hears of a change', async () => {
  const [one, other] = [await openStore(), await openStore()];
  const heard = new Promise((resolve) => other.subscribe(resolve));
  await one.create(testConversation());
  expect(await heard).toBe('c1');
});

async function writeRaw(store: 'conversations' | 'summaries', key: string, value: unknown) {
  const database = await openDB(databaseName(String(namespace)));
  await database.put(store, value, key);
  database.close();
}

const damagedRecord = { id: 'bad', messages: 'none' };
const question = testMessage();

/** A tab that has set one damaged record aside, which it reports. */
async function openWithDamaged(record: object = damagedRecord) {
  const store = await openStore();
  await writeRaw('conversations', 'bad', record);
  await store.summaries();
  const [damaged] = await store.unreadable();
  if (!damaged) throw new Error('The record was not set aside.');
  return { store, damaged };
}

test('a damaged record is set aside and reported at each visit, the others stay', async () => {
  const { store } = await openWithDamaged();
  await store.create(testConversation({ id: 'good' }));
  const reported = [
    { key: 'conversation-bad', text: JSON.stringify(damagedRecord), movedTo: expect.stringMatching(/:1$/) },
  ];
  for (const visit of [store, await openStore()]) {
    expect((await visit.summaries()).map(({ id }) => id)).toEqual(['good']);
    expect(await visit.unreadable()).toEqual(reported);
    expect(await visit.read('bad')).toBeUndefined();
  }
});

test('a damaged record is discarded for all visits, and Undo brings it back', async () => {
  const { store, damaged } = await openWithDamaged();
  const other = await openStore();
  const heard = heardBy(other);
  const discarded = await store.discardDamaged(damaged);
  expect(await heard).toBe('bad');
  expect(await other.unreadable()).toEqual([]);
  expect(await other.discardDamaged(damaged)).toMatchObject({ ok: true, changed: 0 });
  const undone = discarded.ok && (await discarded.undo());
  expect(undone).toMatchObject({ ok: true, changed: 1 });
  expect(await other.unreadable()).toEqual([damaged]);
});

test('Restore puts back the messages that can be read, and what was stored since stays', async () => {
  const { store, damaged } = await openWithDamaged({
    id: 'bad',
    messages: [question, { id: 'm9' }, null],
    color: 'blue',
  });
  expect(await store.restoreDamaged(damaged)).toEqual({
    ok: true,
    message: '“Net sales?” restored',
    isComplete: false,
  });
  expect(await store.read('bad')).toMatchObject({ title: 'Net sales?', messages: [question], color: 'blue' });
  await store.edit('bad', addMessage(testMessage({ id: 'later', timestamp: question.timestamp + 1 })));
  await store.restoreDamaged(damaged);
  expect((await store.read('bad'))?.messages.map(({ id }) => id)).toEqual([question.id, 'later']);
  // The rest can still be downloaded.
  expect(await store.unreadable()).toEqual([damaged]);
});

test.each([[damagedRecord], [{ id: 'bad', title: 'Tea', messages: [] }], [['not a conversation']]])(
  'of %j nothing can be restored',
  async (record) => {
    const { store, damaged } = await openWithDamaged(record);
    expect(await store.restoreDamaged(damaged)).toBe(nothingReadable);
  },
);

test('a record that an older version could not read is restored as a whole', async () => {
  const store = await openStore();
  const database = await openDB(databaseName(String(namespace)));
  await database.add('quarantine', { id: 'c1', time: 1, record: testConversation() });
  database.close();
  const [damaged] = await store.unreadable();
  expect(damaged && (await store.restoreDamaged(damaged))).toMatchObject({ ok: true, isComplete: true });
  expect(await store.read('c1')).toEqual(testConversation());
});

test('a damaged summary is made again from the conversation', async () => {
  const store = await openStore();
  await store.create(testConversation());
  await writeRaw('summaries', 'c1', { title: 5 });
  expect((await store.summaries())[0]).toMatchObject({ id: 'c1', title: 'Net sales?', messages: 2 });
});

test('fields of a newer version survive an edit', async () => {
  const store = await openStore();
  await writeRaw('conversations', 'c1', { ...testConversation(), color: 'blue' });
  await store.edit('c1', renameTo('New'));
  expect(await store.read('c1')).toMatchObject({ title: 'New', color: 'blue' });
});

test('a full storage refuses the whole edit and keeps what is there', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = await openStore();
  const conversation = testConversation();
  await store.create(conversation);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await store.edit('c1', renameTo('x'))).toEqual({ ok: false, reason: 'full' });
  put.mockRestore();
  expect(await store.read('c1')).toEqual(conversation);
});

test('1,000 conversations of 200 messages are listed, and one message is added, without reading the others', async () => {
  const store = await openStore();
  const messages = Array.from({ length: 200 }, (_, index) => testMessage({ id: `m${index}` }));
  for (let index = 0; index < 1_000; index += 1) await store.create(testConversation({ id: `c${index}`, messages }));
  const get = jest.spyOn(IDBObjectStore.prototype, 'get');
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  expect(await store.summaries()).toHaveLength(1_000);
  expect(get).not.toHaveBeenCalled();
  await store.edit('c500', addMessage(testMessage({ id: 'new' })));
  expect(get).toHaveBeenCalledTimes(1);
  expect(put).toHaveBeenCalledTimes(2);
});

/** Resolves when the store has been told of a change made outside of it. */
const heardBy = (store: ConversationsStore) =>
  new Promise<string | undefined>((resolve) => {
    const stop = store.subscribe((id) => {
      stop();
      resolve(id);
    });
  });

test('the archive counts, removes and puts back all conversations, and an open store hears it', async () => {
  const store = await openStore();
  const archive = createConversationsArchive(String(namespace));
  await store.create(testConversation());
  expect(await archive.count()).toBe(1);

  const removal = heardBy(store);
  const removed = await archive.removeAll();
  expect(await removal).toBe('c1');
  expect([await store.read('c1'), await store.summaries(), await archive.count()]).toEqual([undefined, [], 0]);

  await store.create(testConversation({ id: 'c2' }));
  const returned = heardBy(store);
  await removed.putBack();
  expect(await returned).toBe('c1');
  expect(await store.read('c1')).toEqual(testConversation());
  expect(await store.summaries()).toEqual([await store.summary('c1'), await store.summary('c2')]);
});

test('a backup has the conversations and what could not be read, also for a browser that has no database yet', async () => {
  const store = await openStore();
  await store.create(testConversation());
  const quarantined = { id: 'bad', time: 7, record: { id: 'bad', title: 'Tea' } };
  const first = await openDB(databaseName(String(namespace)));
  const key = await first.add('quarantine', quarantined);
  first.close();
  const records = await conversationsBackup.read(String(namespace));
  namespace += 1;
  await conversationsBackup.write(String(namespace), records);
  const restored = await openStore();
  expect(await restored.read('c1')).toEqual(testConversation());
  const second = await openDB(databaseName(String(namespace)));
  expect(await second.getAllKeys('quarantine')).toEqual([key]);
  expect(await second.getAll('quarantine')).toEqual([quarantined]);
  // The next one gets a key of its own.
  expect(Number(await second.add('quarantine', quarantined))).toBeGreaterThan(Number(key));
  second.close();
});

test('putting back twice keeps what was changed since', async () => {
  const store = await openStore();
  const archive = createConversationsArchive(String(namespace));
  await store.create(testConversation());
  const removed = await archive.removeAll();
  await removed.putBack();
  await store.edit('c1', renameTo('Renamed'));
  await removed.putBack();
  expect((await store.read('c1'))?.title).toBe('Renamed');
});

test('what the archive removed last can be put back at a later visit, also into a database of an older version', async () => {
  const name = databaseName(String(namespace));
  const older = await openDB(name, 1, {
    upgrade(database) {
      for (const each of ['conversations', 'summaries', 'quarantine']) database.createObjectStore(each);
    },
  });
  await older.put('conversations', testConversation(), 'c1');
  older.close();
  await createConversationsArchive(String(namespace)).removeAll();
  const store = await openStore();
  expect(await store.summaries()).toEqual([]);
  const archive = createConversationsArchive(String(namespace));
  await archive.putBackLast();
  expect(await store.read('c1')).toEqual(testConversation());
  await store.remove('c1');
  await archive.putBackLast();
  expect(await store.summaries()).toEqual([]);
});

test('conversations for which there is no second room are removed all the same', async () => {
  const store = await openStore();
  const archive = createConversationsArchive(String(namespace));
  await store.create(testConversation());
  const add = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore) {
    (this.transaction as unknown as { _abort(cause: string): void })._abort('QuotaExceededError');
    return {} as IDBRequest<IDBValidKey>;
  });
  const removed = await archive.removeAll();
  add.mockRestore();
  expect([removed.isKept, await store.summaries()]).toEqual([false, []]);
  await removed.putBack();
  expect(await store.read('c1')).toEqual(testConversation());
});

test('the archive does not create a database that does not exist', async () => {
  const archive = createConversationsArchive(`${namespace}`);
  expect(await archive.count()).toBe(0);
  expect((await archive.removeAll()).isKept).toBe(true);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName(`${namespace}`));
  const store = await openStore();
  expect(await store.create(testConversation())).toEqual({ ok: true });
});
