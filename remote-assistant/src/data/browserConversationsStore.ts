import type { ConversationsStore } from './conversationsStore';
import { openIndexedConversationsStore } from './indexedConversationsStore';
import { createMemoryConversationsStore } from './memoryConversationsStore';

interface Options {
  readonly namespace: string;
  readonly now: () => number;
}

/** The browser's database, opened with the first question; memory where the browser allows no database. */
export function createBrowserConversationsStore(options: Options): ConversationsStore {
  const listeners = new Set<(id: string) => void>();
  let opening: Promise<ConversationsStore> | undefined;
  let opened: ConversationsStore | undefined;

  async function open(): Promise<ConversationsStore> {
    const store = await openIndexedConversationsStore(options).catch((error: unknown) => {
      console.warn('This browser allows no database; conversations are kept in memory.', error);
      return createMemoryConversationsStore();
    });
    store.subscribe((id) => {
      for (const listener of listeners) listener(id);
    });
    opened = store;
    return store;
  }
  const store = () => (opening ??= open());

  return {
    summaries: async () => (await store()).summaries(),
    summary: async (id) => (await store()).summary(id),
    read: async (id) => (await store()).read(id),
    create: async (conversation) => (await store()).create(conversation),
    edit: async (id, operation) => (await store()).edit(id, operation),
    remove: async (id) => (await store()).remove(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isPersistent: async () => (await store()).isPersistent(),
    unreadable: () => opened?.unreadable() ?? [],
    close() {
      listeners.clear();
      void opening?.then((each) => each.close());
    },
  };
}
