import { deleteDB } from 'idb';
import { openChannel } from '../../database/openDatabase';
import { pageClock, withDeadline } from '../../loading/deadline';
import { shopDatabaseName } from './shopDatabase';
import { inShopLock, removedMessage } from './shopStore';

export type RemoveResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Milliseconds until another page that does not let go of the database is reported. */
const patience = 5_000;

/** Deletes everything that a shop has stored in the browser. Open pages of the shop are told and let go of it. */
export async function removeShop(shopId: string): Promise<RemoveResult> {
  const name = shopDatabaseName(shopId);
  const channel = openChannel(name, () => undefined);
  try {
    return await inShopLock(name, async () => {
      channel?.postMessage(removedMessage);
      await withDeadline(pageClock, patience, deleteDB(name), () => new Error(inUse));
      return { ok: true };
    });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return { ok: false, message: `The data of the shop could not be deleted: ${cause}` };
  } finally {
    channel?.close();
  }
}

const inUse = 'another tab is using them. Close it and try again.';
