import 'fake-indexeddb/auto';
import { openIndexedConversationsStore } from '../data/indexedConversationsStore';
import { testConversation } from '../domain/conversation.testing';
import { stored } from './stored';

test('conversations are described with their number, if there are any', async () => {
  const [archive] = stored.archives ?? [];
  expect(await archive?.describe()).toBe('');
  const store = await openIndexedConversationsStore({ namespace: '', now: () => 1 });
  await store.create(testConversation());
  expect(await archive?.describe()).toBe('1 with the assistant');
  store.close();
});
