import 'fake-indexeddb/auto';
import { createBrowserConversationsStore } from '../data/browserConversationsStore';
import { testConversation } from '../domain/conversation.testing';
import { stored } from './stored';

test('conversations are described with their number, if there are any', async () => {
  const [archive] = stored.archives ?? [];
  expect(await archive?.describe()).toBe('');
  const store = createBrowserConversationsStore({ namespace: '', now: () => 1 });
  await store.create(testConversation());
  expect(await archive?.describe()).toBe('1 with the assistant');
  store.close();
});
