import { loadOnce } from '@back-office/shared/loading';
import type { createServerList, ServerListOptions } from './serverList';

/** Most shops are not connected: their pages do without this code. */
export const serverLists = loadOnce(() => import(/* webpackChunkName: "server-list" */ './serverList'));

type ServerList<Operation> = ReturnType<typeof createServerList<object, Operation>>;

/** A list of a connected shop, whose code is loaded when the server first answers or with the first edit. */
export function createConnectedList<Value extends object, Operation>(
  options: ServerListOptions<Value, Operation>,
): Pick<ServerList<Operation>, 'refresh' | 'write'> {
  const { documents, key } = options;
  let opened: ServerList<Operation> | undefined;

  /** After a failure, the next call tries again. */
  async function open(): Promise<ServerList<Operation>> {
    const { createServerList: create } = await serverLists.load();
    return (opened ??= create(options));
  }

  documents.follow(key, () => {
    if (opened) void opened.exchange();
    else
      open().then(
        (list) => list.exchange(),
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
