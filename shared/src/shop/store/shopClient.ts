import { pageFormat } from '@back-office/shared/format';
import { onWorkerFailure, startWorker } from '../../loading/blobWorker';
import { receivedError } from './shopErrors';
import type { FromHost, ShopArgs, ShopMethod, ShopMethods, ShopState, ToHost } from './shopHost';

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** An aborted call ends when it has stopped, or with its result if it was too late to stop it. */
  readonly untilStopped?: boolean;
  /** Buffers that are handed over. */
  readonly transfer?: readonly Transferable[] | undefined;
}

/** Calls a shop that runs in a worker or in this page. */
export interface ShopClient {
  call<Name extends ShopMethod>(
    method: Name,
    args: ShopArgs<Name>,
    options?: CallOptions,
  ): Promise<Awaited<ReturnType<ShopMethods[Name]>>>;
  close(): void;
}

/** In a worker or, if none can start, in this page, where long questions take their time from the screen. */
export async function startShopClient(
  shopId: string,
  url: string | undefined,
  onState: (state: ShopState) => void,
): Promise<ShopClient> {
  const worker = await startWorker(
    url,
    'The worker of the shop could not start; its figures are worked out in the page instead.',
  );
  if (worker) return workerClient(worker, shopId, onState);
  const { createShopHost } = await import('./shopHost');
  return pageClient(createShopHost(shopId, onState));
}

function pageClient({ methods, close }: { readonly methods: ShopMethods; close(): void }): ShopClient {
  return {
    async call(method, args, { signal = new AbortController().signal, untilStopped = false } = {}) {
      const run = methods[method] as (...given: readonly unknown[]) => Promise<unknown>;
      const result = await run(signal, ...args);
      if (!untilStopped) signal.throwIfAborted();
      return result as never;
    },
    close,
  };
}

interface Pending {
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

function workerClient(worker: Worker, shopId: string, onState: (state: ShopState) => void): ShopClient {
  const pending = new Map<number, Pending>();
  let count = 0;
  let failure: Error | undefined;
  const send = (message: ToHost, transfer: readonly Transferable[] = []) => worker.postMessage(message, [...transfer]);

  function end(error: Error) {
    failure = error;
    worker.terminate();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
    if (data.kind === 'ready') return;
    if (data.kind === 'state') return onState(data.state);
    const call = pending.get(data.id);
    pending.delete(data.id);
    if (data.kind === 'result') call?.resolve(data.result as never);
    else call?.reject(receivedError(data.error));
  });
  onWorkerFailure(worker, (cause) => end(new Error(`The figures of the shop stopped: ${cause}. Reload the page.`)));
  send({ kind: 'open', shopId, format: pageFormat() });

  return {
    call(method, args, { signal, untilStopped = false, transfer } = {}) {
      signal?.throwIfAborted();
      if (failure) return Promise.reject(failure);
      const id = (count += 1);
      return new Promise((resolve, reject) => {
        const abort = () => {
          send({ kind: 'abort', id });
          if (untilStopped) return;
          pending.delete(id);
          reject(signal?.reason);
        };
        const settled = (settle: (value: never) => void) => (value: never) => {
          signal?.removeEventListener('abort', abort);
          settle(value);
        };
        signal?.addEventListener('abort', abort, { once: true });
        const fail = (error: unknown) => reject(signal?.aborted ? signal.reason : error);
        pending.set(id, { resolve: settled(resolve), reject: settled(fail) as Pending['reject'] });
        send({ kind: 'call', id, method, args }, transfer);
      });
    },
    close: () => end(new Error('The shop was closed.')),
  };
}
