import fc from 'fast-check';
import { unsentEdits } from '@back-office/shared/state';
import { fakeStorage } from '@back-office/shared/testing';
import { createTestDocuments } from '../../../shared/src/state/serverList/documents.testing';
import { testConversation, testMessage } from '../domain/conversation.testing';
import { addMessage, renameTo } from '../domain/operations';
import { connectedCode, createConnectedConversations } from './connectedConversations';
import { createConversationsOnServer } from './conversationsOnServer';
import { createMemoryConversationsStore } from './memoryConversationsStore.testing';

let ids = 0;
const say = (id: string) => addMessage(testMessage({ id }));

/** The conversations in one browser, whose database is in memory. */
function openBrowser(server: ReturnType<typeof createTestDocuments>) {
  const { store: documents, ...connection } = server.connect();
  const storage = fakeStorage();
  const copies = { ...createMemoryConversationsStore(), isPersistent: async () => true };
  const options = { storage, locks: undefined, newId: () => `edit-${(ids += 1)}`, documents };
  return {
    ...connection,
    ...{ documents, copies, options },
    conversations: createConversationsOnServer(copies, options),
    unsent: () => unsentEdits('', storage).get('conversations') ?? 0,
    texts: async (id: string) => (await copies.read(id))?.messages.map((message) => message.id),
  };
}

const onServer = (server: ReturnType<typeof createTestDocuments>, id: string) =>
  (server.stored.get(`conversations:${id}`)?.value as { readonly entries: readonly unknown[] } | undefined)?.entries;

test('with a server that keeps no documents, conversations stay in this browser and nothing waits to be sent', async () => {
  const server = createTestDocuments();
  const { conversations, copies, setTold, unsent, reports } = openBrowser(server);
  setTold(false);
  expect(await conversations.create(testConversation())).toEqual({ ok: true });
  expect(await conversations.edit('c1', say('next'))).toEqual({ ok: true });
  await conversations.exchange();
  expect((await copies.read('c1'))?.messages).toHaveLength(3);
  expect([unsent(), server.stored.size]).toEqual([0, 0]);
  setTold(true);
  await conversations.exchange();
  expect(onServer(server, 'c1')).toEqual([await copies.read('c1')]);
  expect(reports.every((problem) => problem === undefined)).toBe(true);
});

test('an edit of a conversation that is gone is neither made nor noted', async () => {
  const { conversations, unsent } = openBrowser(createTestDocuments());
  expect(await conversations.edit('gone', say('next'))).toEqual({ ok: false, reason: 'missing' });
  expect(unsent()).toBe(0);
});

test('a conversation that the server refuses keeps none of the others waiting', async () => {
  const server = createTestDocuments();
  const one = openBrowser(server);
  const { write } = one.documents;
  one.documents.write = (key, ...change) =>
    key === 'conversations:c1' ? Promise.reject(new Error('This is too large')) : write(key, ...change);
  for (const id of ['c1', 'c2', 'c3']) await one.copies.create(testConversation({ id }));
  await one.conversations.exchange();
  await one.conversations.exchange();
  expect([...server.stored.keys()]).toEqual(['conversations:c2', 'conversations:c3']);
  expect(one.unsent()).toBe(1);
  expect(one.reports).toContainEqual(new Error('This is too large'));
});

test('a server that does not answer is not asked for every conversation', async () => {
  const server = createTestDocuments();
  const one = openBrowser(server);
  for (let id = 0; id < 20; id += 1) await one.copies.create(testConversation({ id: `c${id}` }));
  await one.conversations.exchange();
  const other = openBrowser(server);
  other.fail(new Error('offline'));
  const read = jest.spyOn(other.documents, 'read');
  await other.conversations.exchange();
  expect(read.mock.calls.length).toBeLessThanOrEqual(4);
  other.fail();
  await other.conversations.exchange();
  expect(await other.copies.summaries()).toHaveLength(20);
});

test('while the code for connected shops cannot be loaded, changes are refused, so that the page keeps them', async () => {
  const server = createTestDocuments();
  const { copies, options, reports, tell } = openBrowser(server);
  const failure = new Error('no connection');
  const load = jest.spyOn(connectedCode, 'load').mockRejectedValue(failure);
  const spoken = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createConnectedConversations(copies, options);
  expect(await store.create(testConversation())).toEqual({ ok: false, reason: 'blocked' });
  expect(spoken).toHaveBeenCalled();
  expect(reports.at(-1)).toBe(failure);
  load.mockRestore();
  spoken.mockRestore();
  expect(await store.create(testConversation())).toEqual({ ok: true });
  await tell();
  expect(onServer(server, 'c1')).toEqual([testConversation()]);
});

test('whatever two browsers do, and whenever they are offline, both end with what the server has, and no message is lost', async () => {
  const step = fc.record({
    browser: fc.constantFrom(0, 1),
    act: fc.constantFrom('say', 'say', 'rename', 'remove', 'undo', 'fail', 'reach', 'lose', 'exchange'),
    id: fc.constantFrom('c1', 'c2'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = createTestDocuments();
      const browsers = [openBrowser(server), openBrowser(server)];
      for (const id of ['c1', 'c2']) await browsers[0]?.conversations.create(testConversation({ id }));
      for (const { conversations } of browsers) await conversations.exchange();
      const said: Record<string, string[]> = { c1: ['m1', 'm2'], c2: ['m1', 'm2'] };
      const removed = new Set<string>();
      for (const { browser: index, act, id } of steps) {
        const { conversations, copies, fail, loseAnswer } = browsers[index] ?? openBrowser(server);
        if (act === 'say') {
          const text = `said-${(ids += 1)}`;
          if ((await conversations.edit(id, say(text))).ok) said[id]?.push(text);
        } else if (act === 'rename') await conversations.edit(id, renameTo(`name ${(ids += 1)}`));
        else if (act === 'fail') fail(new Error('offline'));
        else if (act === 'reach') fail();
        else if (act === 'lose') loseAnswer();
        else if (act === 'exchange') await conversations.exchange();
        else {
          const present = await copies.read(id);
          if (present) removed.add(id);
          if (present) await conversations.remove(id);
          if (present && act === 'undo') await conversations.create(present);
        }
      }
      for (let round = 0; round < 3; round += 1)
        for (const { fail, conversations } of browsers) {
          fail();
          await conversations.exchange();
        }
      const [one, other] = browsers;
      for (const id of ['c1', 'c2']) {
        const copy = await one?.copies.read(id);
        expect(await other?.copies.read(id)).toEqual(copy);
        expect(onServer(server, id)).toEqual(copy ? [copy] : []);
        if (!removed.has(id)) expect((await one?.texts(id))?.toSorted()).toEqual(said[id]?.toSorted());
      }
      expect(browsers.map((browser) => browser.unsent())).toEqual([0, 0]);
    }),
    { numRuns: 40 },
  );
});
