import { isQuotaError } from '@back-office/shared/database';
import {
  nothingReadable,
  refused,
  type Outcome,
  type RestoreOutcome,
  type UnreadableValue,
} from '@back-office/shared/state';
import { restoreRecords, type Records } from './conversationRecords';
import type { ConversationsDatabase, QuarantinedRecord } from './conversationsDatabase';
import { salvageConversation } from './storedConversation';

export async function unreadable(database: ConversationsDatabase): Promise<readonly UnreadableValue[]> {
  const [keys, entries] = await Promise.all([database.getAllKeys('quarantine'), database.getAll('quarantine')]);
  return entries.map((entry, index) => damagedValue(keys[index] ?? 0, entry));
}

export async function discardDamaged(records: Records, { movedTo }: UnreadableValue): Promise<Outcome> {
  const { database, announce } = records;
  const key = keyOf(movedTo);
  try {
    const entry = await database.get('quarantine', key);
    if (!entry) return goneAlready;
    await database.delete('quarantine', key);
    announce(entry.id);
    return { ok: true, changed: 1, undo: () => putBack(records, key, entry) };
  } catch (error) {
    return failed(error, 'The damaged conversation could not be discarded.');
  }
}

async function putBack(records: Records, key: number, entry: QuarantinedRecord): Promise<Outcome> {
  try {
    await records.database.put('quarantine', entry, key);
    records.announce(entry.id);
    return { ok: true, changed: 1, undo: () => discardDamaged(records, damagedValue(key, entry)) };
  } catch (error) {
    return failed(error, 'There is no room to bring the damaged conversation back.');
  }
}

export async function restoreDamaged(records: Records, { movedTo }: UnreadableValue): Promise<RestoreOutcome> {
  try {
    const entry = await records.database.get('quarantine', keyOf(movedTo));
    const salvaged = entry && salvageConversation(entry.record, entry.id);
    if (!salvaged) return nothingReadable;
    const { conversation, isComplete } = salvaged;
    await restoreRecords(records, [conversation]);
    return { ok: true, message: `“${conversation.title}” restored`, isComplete };
  } catch (error) {
    return failed(error, refused(isQuotaError(error) ? 'full' : 'blocked').message);
  }
}

/** Another tab has discarded it. */
const goneAlready: Outcome = { ok: true, changed: 0, undo: async () => goneAlready };

const keyStart = 'conversation-';

/** The id of the conversation that could not be read. */
export function idOfDamaged({ key }: UnreadableValue): string {
  return key.slice(keyStart.length);
}

function damagedValue(key: number, { id, time, record }: QuarantinedRecord): UnreadableValue {
  return { key: `${keyStart}${id}`, text: JSON.stringify(record), movedTo: `quarantine:${key}:${time}` };
}

function keyOf(movedTo: string | undefined): number {
  return Number(movedTo?.split(':')[1]);
}

function failed(error: unknown, message: string) {
  console.error(message, error);
  return { ok: false, reason: 'failed', message } as const;
}
