import {
  nothingReadable,
  refused,
  type Outcome,
  type RestoreOutcome,
  type UnreadableValue,
} from '@back-office/shared/state';
import type { Conversation } from '../domain/conversation';
import { isQuotaError, type ConversationsDatabase, type QuarantinedRecord } from './conversationsDatabase';
import { salvageConversation } from './storedConversation';

/** Conversations that could not be read and were set aside, until they are restored or discarded. */
export interface DamagedConversations {
  /** The oldest first. */
  unreadable(): Promise<readonly UnreadableValue[]>;
  /** Deletes one of them; Undo brings it back. */
  discardDamaged(value: UnreadableValue): Promise<Outcome>;
  /** Puts back what can be read of one of them. */
  restoreDamaged(value: UnreadableValue): Promise<RestoreOutcome>;
}

interface Options {
  readonly database: ConversationsDatabase;
  /** Stores a conversation beside what is stored now. */
  readonly store: (conversation: Conversation) => Promise<void>;
  /** Called with the id of a conversation that left the quarantine or came back to it. */
  readonly announce: (id: string) => void;
}

export function createDamagedConversations({ database, store, announce }: Options): DamagedConversations {
  async function discardDamaged({ movedTo }: UnreadableValue): Promise<Outcome> {
    const key = keyOf(movedTo);
    try {
      const entry = await database.get('quarantine', key);
      if (!entry) return goneAlready;
      await database.delete('quarantine', key);
      announce(entry.id);
      return { ok: true, changed: 1, undo: () => putBack(key, entry) };
    } catch (error) {
      return failed(error, 'The damaged conversation could not be discarded.');
    }
  }

  async function putBack(key: number, entry: QuarantinedRecord): Promise<Outcome> {
    try {
      await database.put('quarantine', entry, key);
      announce(entry.id);
      return { ok: true, changed: 1, undo: () => discardDamaged(damagedValue(key, entry)) };
    } catch (error) {
      return failed(error, 'There is no room to bring the damaged conversation back.');
    }
  }

  return {
    async unreadable() {
      const [keys, entries] = await Promise.all([database.getAllKeys('quarantine'), database.getAll('quarantine')]);
      return entries.map((entry, index) => damagedValue(keys[index] ?? 0, entry));
    },
    discardDamaged,
    async restoreDamaged({ movedTo }) {
      try {
        const entry = await database.get('quarantine', keyOf(movedTo));
        const salvaged = entry && salvageConversation(entry.record, entry.id);
        if (!salvaged) return nothingReadable;
        const { conversation, isComplete } = salvaged;
        await store(conversation);
        return { ok: true, message: `“${conversation.title}” restored`, isComplete };
      } catch (error) {
        return failed(error, refused(isQuotaError(error) ? 'full' : 'blocked').message);
      }
    },
  };
}

/** Another tab has discarded it. */
const goneAlready: Outcome = { ok: true, changed: 0, undo: async () => goneAlready };

const place = 'quarantine';

function damagedValue(key: number, { id, time, record }: QuarantinedRecord): UnreadableValue {
  return { key: `conversation-${id}`, text: JSON.stringify(record), movedTo: `${place}:${key}:${time}` };
}

function keyOf(movedTo: string | undefined): number {
  return Number(movedTo?.split(':')[1]);
}

function failed(error: unknown, message: string) {
  console.error(message, error);
  return { ok: false, reason: 'failed', message } as const;
}
