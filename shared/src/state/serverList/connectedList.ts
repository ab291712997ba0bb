import type { DocumentStore } from '@back-office/shared/contract';
import { loadOnce } from '@back-office/shared/loading';
import type { RunLocked } from '../editLock';
import type { Sending } from './sending';
import type { createServerList, ServerListOptions } from './serverList';

/** Most shops are not connected: their pages do without this code. */
export const serverLists = loadOnce(() => import(/* webpackChunkName: "server-list" */ './serverLists'));

type ServerList<Operation> = ReturnType<typeof createServerList<object, Operation>>;
type ListOptions<Value, Operation> = Omit<ServerListOptions<Value, Operation>, 'sending'> & {
  /** A lock for sending the lists of the shop. */
  readonly inSendLock: RunLocked;
  /** Loads what `apply` needs. */
  readonly ready?: (() => Promise<unknown>) | undefined;
};

/** The lists of a shop are sent together. */
const sendings = new WeakMap<DocumentStore, Sending>();

/** A list of a connected shop, whose code is loaded when the server first answers or with the first edit. */
export function createConnectedList<Value extends object, Operation>({
  inSendLock,
  ready,
  ...options
}: ListOptions<Value, Operation>): ServerList<Operation> {
  const { documents, key } = options;
  let opened: ServerList<Operation> | undefined;

  /** After a failure, the next call tries again. */
  async function open(): Promise<ServerList<Operation>> {
    const [{ createServerList: create, createSending }] = await Promise.all([serverLists.load(), ready?.()]);
    const sending = sendings.get(documents) ?? createSending({ documents, inLock: inSendLock });
    sendings.set(documents, sending);
    return (opened ??= create({ ...options, sending }));
  }

  documents.follow(key, () => {
    open().then(
      () => sendings.get(documents)?.exchange(),
      (error: unknown) => documents.report(key, error),
    );
  });

  return {
    refresh: () => (opened ? opened.refresh() : open().then((list) => list.refresh())),
    write(operation, writeList) {
      if (!opened) throw new Error('`refresh` is awaited before `write`.');
      return opened.write(operation, writeList);
    },
  };
}
