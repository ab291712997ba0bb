import { importLimits } from '../domain/importLimits';
import { tooLarge } from '../domain/tooLarge';
import type { PreviewContext } from '../domain/importTypes';
import { startBlobWorker } from './blobWorker';
import type { ImportPort } from './importPort';
import type { Engine } from './workerCalls';
import { workerEngine } from './workerEngine';
import { workerUrl } from './workerUrl';

export interface ImportOptions {
  /** ISO 8601 now, for items whose file knows no instants. */
  readonly clock: () => string;
  /** Where the worker's script lies; undefined to work in the page. */
  readonly url?: string | undefined;
}

/** Items per message: few enough that taking one over never holds up the page. */
const itemsPerMessage = 1_000;
const existingPerMessage = 10_000;

/**
 * An import off the page's main thread; where no worker can start, the same in the page, in slices. Nothing is fetched
 * and no worker starts before the first file.
 */
export function startImport({ clock, url = workerUrl() }: ImportOptions): ImportPort {
  let starting: Promise<Engine> | undefined;
  let known: PreviewContext['existing'] | undefined;
  let isClosed = false;

  const engine = async () => {
    if (isClosed) throw new Error('The import was closed.');
    starting ??= startEngine(url);
    const started = await starting;
    if (isClosed) started.close();
    return started;
  };

  return {
    async read(file, onProgress) {
      if (file.size > importLimits.file) return { ok: false, message: tooLarge(file.name) };
      let bytes: ArrayBuffer;
      try {
        bytes = await file.arrayBuffer();
      } catch {
        return {
          ok: false,
          message: 'The file could not be read. It may have been moved or changed; choose it again.',
        };
      }
      return (await engine()).call('read', [file.name, bytes], onProgress, [bytes]);
    },
    async preview(mapping, existing, onProgress) {
      const running = await engine();
      if (known !== existing) {
        known = undefined;
        await tellExisting(running, existing);
        known = existing;
      }
      return running.call('preview', [mapping, clock()], onProgress);
    },
    rows: async (list, from, count) => (await engine()).call('rows', [list, from, count]),
    notes: async (list, from, count) => (await engine()).call('notes', [list, from, count]),
    async *items(mode) {
      for (let from = 0; ; from += itemsPerMessage) {
        const items = await (await engine()).call('items', [mode, from, itemsPerMessage]);
        if (items.length > 0) yield items;
        if (items.length < itemsPerMessage) return;
      }
    },
    badRowsCsv: async () => (await engine()).call('badRowsCsv', []),
    close() {
      isClosed = true;
      void starting?.then((started) => started.close());
    },
  };
}

async function startEngine(url: string | undefined): Promise<Engine> {
  if (url !== undefined) {
    try {
      return workerEngine(await startBlobWorker(url));
    } catch (error) {
      console.warn('Importing in the page, since no worker starts.', error);
    }
  }
  const { pageEngine } = await import('./pageEngine');
  return pageEngine();
}

/** Only ids and SKUs travel, a part at a time, so that a list of 100,000 items never holds up the page. */
async function tellExisting(engine: Engine, existing: PreviewContext['existing']) {
  for (let from = 0; from === 0 || from < existing.length; from += existingPerMessage) {
    const part = existing.slice(from, from + existingPerMessage);
    await engine.call('know', [from === 0, part.map((item) => item.id), part.map((item) => item.sku)]);
  }
}
