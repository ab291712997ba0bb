import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { addMessage } from '../domain/operations';
import { testConversation, testMessage } from '../domain/conversation.testing';
import { createBrowserConversationsStore } from './browserConversationsStore';
import { databaseName as nameOf } from './conversationsDatabase';
import type { ConversationsStore } from './conversationsStore';
import { endPatienceUntil, holdTimeouts } from './patience.testing';

let namespace = 0;
const open: ConversationsStore[] = [];
const databaseName = () => nameOf(String(namespace));

/** Every call is another tab. */
function openTab() {
  let wake: () => void = () => undefined;
  const store = createBrowserConversationsStore({
    namespace: String(namespace),
    now: () => 1,
    onWake(retry) {
      wake = retry;
      return () => undefined;
    },
  });
  open.push(store);
  return Object.assign(store, { wake: () => wake() });
}

/** Resolves when the storage was lost or is there again. */
const heardOfStorage = (store: ConversationsStore) =>
  new Promise<void>((resolve) => {
    const stop = store.subscribe((id) => {
      if (id !== undefined) return;
      stop();
      resolve();
    });
  });

/** Resolves when the page goes on in memory. */
async function withoutStorage(store: ConversationsStore) {
  let isHeard = false;
  void heardOfStorage(store).then(() => (isHeard = true));
  await endPatienceUntil(() => isHeard);
}

const say = (id: string, timestamp = 5) => addMessage(testMessage({ id, timestamp }));
const messagesOf = async (store: ConversationsStore, id = 'c1') =>
  (await store.read(id))?.messages.map((message) => message.id);

beforeEach(() => {
  holdTimeouts();
  namespace += 1;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const store of open.splice(0)) store.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a database that another tab deletes', () => {
  test('comes back with all conversations, also those that this page never opened', async () => {
    const [here, there] = [openTab(), openTab()];
    await here.create(testConversation());
    await there.create(testConversation({ id: 'unread' }));
    await here.read('c1');
    const isBack = heardOfStorage(here);
    await deleteDB(databaseName());
    await isBack;
    expect((await here.summaries()).map(({ id }) => id).toSorted()).toEqual(['c1', 'unread']);
    expect(await here.edit('c1', say('next'))).toEqual({ ok: true });
    expect(await messagesOf(there)).toEqual(['m1', 'm2', 'next']);
    expect(await messagesOf(openTab(), 'unread')).toEqual(['m1', 'm2']);
  });

  test('loses nothing of an edit that is made at the same moment', async () => {
    const here = openTab();
    await here.create(testConversation());
    const deleted = deleteDB(databaseName());
    const edits = Array.from({ length: 10 }, (_, index) => here.edit('c1', say(`e${index}`, 10 + index)));
    expect(new Set((await Promise.all(edits)).map(({ ok }) => ok))).toEqual(new Set([true]));
    await deleted;
    expect(await messagesOf(openTab())).toEqual(['m1', 'm2', ...edits.map((_, index) => `e${index}`)]);
  });

  test('leaves the page in memory while it cannot be opened, and is written when it can', async () => {
    const here = openTab();
    await here.create(testConversation());
    // A page that does not let go of the database delays the deletion.
    const other = await openDB(databaseName());
    const deleted = deleteDB(databaseName());
    await withoutStorage(here);
    expect(await here.isPersistent()).toBe(false);
    expect(await messagesOf(here)).toEqual(['m1', 'm2']);
    expect((await here.summaries()).map(({ id }) => id)).toEqual(['c1']);
    expect(await here.edit('c1', say('later'))).toEqual({ ok: false, reason: 'blocked' });
    await expect(here.read('unknown')).rejects.toThrow('cannot be read without the database');
    const isBack = heardOfStorage(here);
    other.close();
    await deleted;
    await isBack;
    expect(await here.isPersistent()).toBe(true);
    expect(await here.edit('c1', say('later'))).toEqual({ ok: true });
    expect(await messagesOf(openTab())).toEqual(['m1', 'm2', 'later']);
  });

  test('does not bring back what was removed meanwhile', async () => {
    const here = openTab();
    await here.create(testConversation());
    const other = await openDB(databaseName());
    const deleted = deleteDB(databaseName());
    await withoutStorage(here);
    await here.remove('c1');
    expect(await here.read('c1')).toBeUndefined();
    const isBack = heardOfStorage(here);
    other.close();
    await deleted;
    await isBack;
    expect(await openTab().summaries()).toEqual([]);
  });
});

test('a database that another tab upgrades is used in its new version', async () => {
  const here = openTab();
  await here.create(testConversation());
  const other = await openDB(databaseName(), 7, { upgrade: (database) => void database.createObjectStore('drafts') });
  expect(await here.edit('c1', say('next'))).toEqual({ ok: true });
  other.close();
  expect(await messagesOf(openTab())).toEqual(['m1', 'm2', 'next']);
});

test('an empty database that something else created gets what is missing', async () => {
  (await openDB(databaseName())).close();
  const here = openTab();
  expect(await here.create(testConversation())).toEqual({ ok: true });
  expect(await messagesOf(openTab())).toEqual(['m1', 'm2']);
});

test('a database that the browser closes is opened again', async () => {
  const openRequest = jest.spyOn(indexedDB, 'open');
  const here = openTab();
  await here.create(testConversation());
  const isBack = heardOfStorage(here);
  forceCloseDatabase(openRequest.mock.results[0]?.value.result);
  await isBack;
  expect(await here.edit('c1', say('next'))).toEqual({ ok: true });
  expect(await messagesOf(openTab())).toEqual(['m1', 'm2', 'next']);
});

test('a connection that is closed without an event is opened again', async () => {
  const openRequest = jest.spyOn(indexedDB, 'open');
  const here = openTab();
  await here.create(testConversation());
  (openRequest.mock.results[0]?.value.result as IDBDatabase).close();
  expect(await here.edit('c1', say('next'))).toEqual({ ok: true });
  expect(await messagesOf(here)).toEqual(['m1', 'm2', 'next']);
});

test('without any database changes are refused, and each wake tries again', async () => {
  const refusal = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not allowed', 'SecurityError');
  });
  const here = openTab();
  expect(await here.isPersistent()).toBe(false);
  expect(await here.read('c1')).toBeUndefined();
  expect(await here.create(testConversation())).toEqual({ ok: false, reason: 'blocked' });
  refusal.mockRestore();
  const isThere = heardOfStorage(here);
  here.wake();
  await isThere;
  expect(await here.isPersistent()).toBe(true);
});

test('a conversation that another tab removed is not brought back', async () => {
  const [here, there] = [openTab(), openTab()];
  await here.create(testConversation());
  const heard = new Promise((resolve) => here.subscribe(resolve));
  await there.remove('c1');
  await heard;
  expect(await here.read('c1')).toBeUndefined();
  const isBack = heardOfStorage(here);
  await deleteDB(databaseName());
  await isBack;
  expect(await here.summaries()).toEqual([]);
});
