import { addMessage, renameTo } from '../domain/operations';
import { testConversation, testMessage } from '../domain/conversation.testing';
import { createAutoSavedStore } from './autoSavedStore';
import type { ConversationsStore, SaveResult } from './conversationsStore';
import { createMemoryConversationsStore } from './memoryConversationsStore.testing';

function setUp({ isOn = true } = {}) {
  const inner = createMemoryConversationsStore();
  const state = { isOn, refusal: undefined as SaveResult | undefined };
  const refusing: ConversationsStore = {
    ...inner,
    create: async (conversation) => state.refusal ?? inner.create(conversation),
    edit: async (id, ...operations) => state.refusal ?? inner.edit(id, ...operations),
  };
  return { inner, state, store: createAutoSavedStore(refusing, () => state.isOn) };
}

test('while auto-save is off nothing is stored, and turning it on stores everything', async () => {
  const { inner, state, store } = setUp({ isOn: false });
  await store.create(testConversation());
  await store.edit('c1', renameTo('New'));
  expect(await inner.summaries()).toEqual([]);
  expect((await store.read('c1'))?.title).toBe('New');
  expect((await store.summaries()).map(({ title }) => title)).toEqual(['New']);
  expect(store.problem()).toBeUndefined();
  state.isOn = true;
  await store.flush();
  expect((await inner.read('c1'))?.title).toBe('New');
});

test('messages of a stored conversation stay unstored while auto-save is off', async () => {
  const { inner, state, store } = setUp();
  await store.create(testConversation());
  state.isOn = false;
  await store.edit('c1', addMessage(testMessage({ id: 'm3' })));
  expect((await inner.read('c1'))?.messages).toHaveLength(2);
  expect((await store.summary('c1'))?.messages).toBe(3);
});

test('what another tab changed meanwhile is kept when the rest is stored', async () => {
  const { inner, state, store } = setUp();
  await store.create(testConversation());
  state.isOn = false;
  await store.edit('c1', addMessage(testMessage({ id: 'here' })));
  await inner.edit('c1', addMessage(testMessage({ id: 'there' })));
  state.isOn = true;
  await store.flush();
  expect((await inner.read('c1'))?.messages.map(({ id }) => id)).toEqual(['m1', 'm2', 'there', 'here']);
});

test('a refused change stays in the page, is reported, and is stored once there is room', async () => {
  const { inner, state, store } = setUp();
  await store.create(testConversation());
  await store.create(testConversation({ id: 'old' }));
  state.refusal = { ok: false, reason: 'full' };
  expect(await store.edit('c1', renameTo('Kept'))).toEqual({ ok: false, reason: 'full' });
  expect(store.problem()).toBe('full');
  expect((await store.read('c1'))?.title).toBe('Kept');
  expect((await inner.read('c1'))?.title).toBe('Net sales?');
  state.refusal = undefined;
  await store.remove('old');
  expect(store.problem()).toBeUndefined();
  expect((await inner.read('c1'))?.title).toBe('Kept');
});

test('a conversation deleted elsewhere is not brought back', async () => {
  const { inner, state, store } = setUp();
  await store.create(testConversation());
  state.isOn = false;
  await store.edit('c1', renameTo('x'));
  await inner.remove('c1');
  state.isOn = true;
  await store.flush();
  expect(await store.summaries()).toEqual([]);
});
