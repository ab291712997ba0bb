import 'fake-indexeddb/auto';
import { createBrowserConversationsStore } from '../data/browserConversationsStore';
import { testConversation } from '../domain/conversation.testing';

async function keep(namespace: string, title: string) {
  const store = createBrowserConversationsStore({ namespace, now: Date.now });
  await store.create(testConversation({ id: title.toLowerCase(), title }));
  store.close();
}

test.each([
  ['/items', 'Sample'],
  ['/items?shop=bakery-1', 'Bakery'],
])('on a page opened at %s, conversations of its shop are found', async (address, title) => {
  await keep('', 'Sample');
  await keep('back-office:shop:bakery-1', 'Bakery');
  window.history.replaceState(null, '', address);
  jest.resetModules();
  const { search } = await import('./search');
  const groups = await search.search('they came', { signal: new AbortController().signal, context: {} });
  expect(groups.map(({ results }) => results.map((each) => each.title))).toEqual([[title]]);
});
