import type { DocumentStore } from '@back-office/shared/contract';
import { loadOnce } from '@back-office/shared/loading';
import type { StoreOptions } from '@back-office/shared/state';
import type { ConversationsStore, SaveResult } from './conversationsStore';
import { idOfDamaged } from './damagedConversations';

/** The name of the list, and the start of the keys of its documents. */
export const conversationsKey = 'conversations';

export interface ConnectedOptions extends StoreOptions {
  readonly documents: DocumentStore;
}

/** Most shops are not connected: their pages do without this code. */
export const connectedCode = loadOnce(
  () => import(/* webpackChunkName: "server-conversations" */ './conversationsOnServer'),
);

type OnServer = ReturnType<Awaited<ReturnType<typeof connectedCode.load>>['createConversationsOnServer']>;

/** The conversations of a connected shop. What they are in this browser is read from its copies. */
export function createConnectedConversations(
  copies: ConversationsStore,
  options: ConnectedOptions,
): ConversationsStore {
  const { documents } = options;
  let opened: OnServer | undefined;
  let isClosed = false;

  /** After a failure, the next call tries again. */
  async function open(): Promise<OnServer> {
    const { createConversationsOnServer } = await connectedCode.load();
    return (opened ??= createConversationsOnServer(copies, options));
  }

  /** Without the code, the change would be missing on the server: it is refused and made again later. */
  async function change(run: (server: OnServer) => Promise<SaveResult>): Promise<SaveResult> {
    try {
      return await run(opened ?? (await open()));
    } catch (error) {
      console.error('The conversations of the connected shop could not be opened.', error);
      return { ok: false, reason: 'blocked' };
    }
  }

  async function exchange(): Promise<void> {
    if (isClosed) return;
    try {
      await (await open()).exchange();
      documents.report(conversationsKey, undefined);
    } catch (error) {
      documents.report(conversationsKey, error);
    }
  }

  documents.follow(conversationsKey, () => void exchange());

  return {
    ...copies,
    create: (conversation) => change((server) => server.create(conversation)),
    edit: (id, ...operations) => change((server) => server.edit(id, ...operations)),
    remove: (id) => change((server) => server.remove(id)),
    async restoreDamaged(value) {
      const outcome = await copies.restoreDamaged(value);
      // The server may have what could not be read.
      if (outcome.ok)
        void open().then(
          (server) => server.meetAgain(idOfDamaged(value)),
          () => undefined,
        );
      return outcome;
    },
    close() {
      isClosed = true;
      copies.close();
    },
  };
}
