import { pageFormat } from '@back-office/shared/format';
import { onWorkerFailure, startWorker, workerUrl } from '@back-office/shared/loading';
import type { StockMovement } from '../../../domain/stockMovements';
import type { PreviewContext } from '../domain/importTypes';
import { fileTooLarge, maxFileSize } from '../domain/fileKinds';
import type { ImportPort, OnProgress } from './importPort';
import type { Answer, SessionClient } from './importSession';

export interface ImportOptions {
  /** The current time in ISO 8601, for items whose file has no dates. */
  readonly clock: () => string;
  /** The worker's script; undefined to run in the page. */
  readonly url?: string | undefined;
}

/** Items per message, so that receiving one never blocks the page. */
const itemsPerMessage = 500;
const existingPerMessage = 1_000;

/**
 * Runs an import in a worker or, if none can start, in slices in the page. Nothing is fetched and no worker starts before
 * the first file is read.
 */
export function startImport({ clock, url = workerUrl('importer.worker.js') }: ImportOptions): ImportPort {
  let starting: Promise<SessionClient> | undefined;
  /** The existing items that the session has. */
  let sent: PreviewContext['existing'] | undefined;
  let sentMovements: readonly StockMovement[] | undefined;
  let isClosed = false;

  const getClient = async () => {
    if (isClosed) throw new Error('The import was closed.');
    starting ??= startClient(url);
    const started = await starting;
    if (isClosed) started.close();
    return started;
  };

  return {
    async read(file, onProgress) {
      if (file.size > maxFileSize) return { ok: false, message: fileTooLarge(file.name) };
      let bytes: ArrayBuffer;
      try {
        bytes = await file.arrayBuffer();
      } catch {
        return {
          ok: false,
          message: 'The file could not be read. It may have been moved or changed; choose it again.',
        };
      }
      return (await getClient()).call('read', [file.name, bytes], onProgress, [bytes]);
    },
    readAgain: async (choices, onProgress) => (await getClient()).call('readAgain', [choices], onProgress),
    async setStock(movements, fixedLocations) {
      const client = await getClient();
      if (sentMovements === movements) return;
      sentMovements = undefined;
      await inParts(movements, (isFirst, batch) => client.call('addMovements', [isFirst, batch, fixedLocations]));
      sentMovements = movements;
    },
    async preview(reading, existing, onProgress) {
      const client = await getClient();
      if (sent !== existing) {
        sent = undefined;
        await inParts(existing, (isFirst, batch) => client.call('addExisting', [isFirst, batch]));
        sent = existing;
      }
      return client.call('preview', [reading, clock()], onProgress);
    },
    rows: async (list, from, count) => (await getClient()).call('rows', [list, from, count]),
    notes: async (list, from, count) => (await getClient()).call('notes', [list, from, count]),
    changes: async (from, count) => (await getClient()).call('changes', [from, count]),
    items: (mode) => inBatches(async (from) => (await getClient()).call('items', [mode, from, itemsPerMessage])),
    updates: () => inBatches(async (from) => (await getClient()).call('updates', [from, itemsPerMessage])),
    entries: (mode) => inBatches(async (from) => (await getClient()).call('entries', [mode, from, itemsPerMessage])),
    badRowsCsv: async () => (await getClient()).call('badRowsCsv', []),
    close() {
      isClosed = true;
      void starting?.then((started) => started.close());
    },
  };
}

async function startClient(url: string | undefined): Promise<SessionClient> {
  const worker = await startWorker(url, 'The import worker could not start; importing in the page instead.');
  if (worker) return createWorkerClient(worker);
  const { createPageClient } = await import('./pageClient');
  return createPageClient();
}

async function* inBatches<Entry>(fetch: (from: number) => Promise<readonly Entry[]>) {
  for (let from = 0; ; from += itemsPerMessage) {
    const batch = await fetch(from);
    if (batch.length > 0) yield batch;
    if (batch.length < itemsPerMessage) return;
  }
}

/** Sends a list in batches, so that 100,000 items never block the page. */
async function inParts<Entry>(
  list: readonly Entry[],
  send: (isFirst: boolean, batch: readonly Entry[]) => Promise<void>,
) {
  for (let from = 0; from === 0 || from < list.length; from += existingPerMessage)
    await send(from === 0, list.slice(from, from + existingPerMessage));
}

interface Pending {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: OnProgress | undefined;
}

function createWorkerClient(worker: Worker): SessionClient {
  const pending = new Map<number, Pending>();
  let count = 0;

  const rejectAll = (message: string) => {
    for (const { reject } of pending.values()) reject(new Error(message));
    pending.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.kind === 'ready') return;
    const call = pending.get(data.id);
    if (data.kind === 'progress') return call?.onProgress?.(data.progress);
    pending.delete(data.id);
    if (data.kind === 'error') call?.reject(new Error(data.message));
    else call?.resolve(data.result as never);
  });
  onWorkerFailure(worker, (cause) => rejectAll(`The import stopped: ${cause}`));

  return {
    call(method, args, onProgress, transfer = []) {
      const id = (count += 1);
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject, onProgress });
        worker.postMessage({ id, format: pageFormat(), method, args }, transfer);
      });
    },
    close() {
      worker.terminate();
      rejectAll('The import was closed.');
    },
  };
}
