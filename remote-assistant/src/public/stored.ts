import type { StoredData } from '@back-office/shared/contract';
import { conversationsBackup, createConversationsArchive } from '../data/conversationsArchive';

const conversations = createConversationsArchive();

/** Conversations are in a database of their own; its names and records are in docs/product/storage.md. */
export const stored: StoredData = {
  values: [],
  archives: [
    {
      label: 'Conversations',
      describe: async () => countText(await conversations.count()),
      describeIn: async (namespace) => countText(await createConversationsArchive(namespace).count()),
      removeAll: conversations.removeAll,
      putBackLast: conversations.putBackLast,
    },
  ],
  backups: [conversationsBackup],
};

function countText(count: number): string {
  return count === 0 ? '' : `${count} with the assistant`;
}
