import {
  AreaFailure,
  answeredInTime,
  asAreaFailure,
  isMissingChunk,
  isTransient,
  type FailureCode,
} from '../../loading/areaFailure';
import { pageClock } from '../../loading/deadline';
import {
  containerOf as containerNamed,
  forgetContainer,
  loadEntry,
  type Container,
  type Entry,
} from '../../loading/entryScript';
import { areaRetries, withRetries } from '../../loading/retry';
import type { httpLedger } from '../../ledger/http/httpLedger';
import type { EmbedMount } from '../createMount';

/** What an area's `embed.js` needs from elsewhere; tests bring their own. */
interface LoadOptions {
  readonly entry: Entry;
  readonly area: string;
  readonly fetchEntry?: (entry: Entry) => Promise<void>;
  /** What the area finds of others on the page; nothing by default. */
  readonly shareScope?: () => object;
}

const scopesKey = Symbol.for('back-office:share-scopes');
/** On the page, because areas are built separately. */
const page: typeof globalThis & { [scopesKey]?: Record<string, object> } = globalThis;

/** What areas share that were built with the same versions of it: the second one on a page brings no React of its own. */
export function shareScopeOf(versions: string): object {
  page[scopesKey] ??= {};
  return (page[scopesKey][versions] ??= {});
}

export interface EmbeddedLoader {
  /** `fresh`: what was loaded before failed, so all code is evaluated again. Rejects with an `AreaFailure`. */
  load(fresh: boolean): Promise<EmbedMount>;
  /** The code of `httpLedger`, which few pages need. */
  loadLedger(): Promise<typeof httpLedger>;
}

/**
 * Loads the `mount` of one area for all its elements on the page. Its entry starts with the share scope of the areas, so
 * that it never uses the React of the page. A container that failed stays broken, because webpack and the federation
 * runtime keep what failed once: another attempt evaluates the entry again, under a new address, beside the first request
 * if that is late, and with nothing of other areas, which may be what failed.
 */
export function createEmbeddedLoader({
  entry,
  area,
  fetchEntry = loadEntry,
  shareScope = () => ({}),
}: LoadOptions): EmbeddedLoader {
  let current: Promise<Container> | undefined;
  let isLate = false;
  /** A chunk of the container is: it is asked for it again, which requests it beside the first time. */
  let isChunkLate = false;
  let requests = 0;

  async function fetchContainer(): Promise<Container> {
    const isFirst = requests === 0;
    const url = isFirst ? entry.url : `${entry.url}?retry=${requests}`;
    requests += 1;
    forgetContainer(entry.container);
    await fetchEntry({ ...entry, url });
    const container = containerNamed(entry.container);
    await container.init(isFirst ? shareScope() : {});
    return container;
  }

  function containerOf(fresh: boolean): Promise<Container> {
    if (current && !fresh) return current;
    const fetched = fetchContainer();
    current = current && isLate ? Promise.any([current, fetched]).catch(() => fetched) : fetched;
    isLate = false;
    return current;
  }

  /** What a part of the container exports under this name. */
  async function partOf(part: 'mount' | 'ledger', name: string, fresh: boolean): Promise<unknown> {
    const loading = containerOf(fresh && !isChunkLate);
    const container = await answered(loading, 'AREA-003', 'AREA-004', entry.url).catch((error: unknown) => {
      isLate = isLateFailure(error);
      throw error;
    });
    const module = container.get(`./${part}`).then((evaluate) => evaluate());
    try {
      return exportOf(await answered(module, 'AREA-006', 'AREA-005', `${area}/${part}`), name, area);
    } catch (error) {
      if (error instanceof AreaFailure && error.late) noteLateChunk(error.late, loading);
      throw error;
    }
  }

  function noteLateChunk(late: Promise<unknown>, loading: Promise<Container>) {
    isChunkLate = true;
    late
      .catch(() => {
        if (current === loading) current = undefined;
      })
      .finally(() => (isChunkLate = false));
  }

  const loadPart = (part: 'mount' | 'ledger', name: string, fresh: boolean) =>
    withRetries({ ...areaRetries, isTransient }, async (attempt) => {
      const isFresh = fresh || attempt > 0;
      try {
        return await partOf(part, name, isFresh);
      } catch (error) {
        if (!isLateFailure(error)) current = undefined;
        throw error;
      }
    });

  return {
    load: async (fresh) => (await loadPart('mount', 'mount', fresh)) as EmbedMount,
    loadLedger: async () => (await loadPart('ledger', 'httpLedger', false)) as typeof httpLedger,
  };
}

function isLateFailure(error: unknown): boolean {
  return error instanceof AreaFailure && error.late !== undefined;
}

/** `promise`, or a failure: `late` when it takes too long, `broken` when it rejects. */
async function answered<T>(promise: Promise<T>, late: FailureCode, broken: FailureCode, what: string): Promise<T> {
  try {
    return await answeredInTime(pageClock, promise, what, { late, broken });
  } catch (error) {
    throw asAreaFailure(error, isMissingChunk(error) ? 'AREA-006' : broken);
  }
}

function exportOf(module: unknown, name: string, area: string): unknown {
  const found: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  if (typeof found !== 'function') throw new AreaFailure('AREA-005', `${area} does not export ${name}`);
  return found;
}
