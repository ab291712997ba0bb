import { browserStorage } from '@back-office/shared/state';
import { deadlines, withDeadline, AreaFailure, asAreaFailure, type Clock } from '@back-office/shared/loading';
import { keepLastGood, readLastGood, type LastGoodRegistry } from './lastGoodRegistry';
import { mayUseAddresses } from './overrides';
import { isLoopback, readRegistry, readRow, type RegistryResult, type Row } from './row';

/** Set by the boot script, which requests the registry before the host's bundle arrives. */
export interface Boot {
  readonly registry: Promise<unknown>;
  readonly cancel: () => void;
  readonly started: number;
}

declare global {
  interface Window {
    backOfficeBoot?: Boot;
  }
}

export const registryPath = '/remotes.json';

const maxUnderWay = 3;

export interface Registry {
  rows(options: { readonly fresh?: boolean }): Promise<RegistryResult>;
  rowAt(address: string): Promise<Row>;
  lastGood(): LastGoodRegistry | undefined;
}

/** The registry at `/remotes.json`. The first read uses the boot script's request. */
export function createRegistry(clock: Clock, boot: Boot | undefined = window.backOfficeBoot): Registry {
  const base = new URL(registryPath, window.location.href).href;
  let early: Promise<unknown> | undefined = boot?.registry;
  let requests = 0;
  /** Cancel the requests under way, the oldest first. */
  const cancels: (() => void)[] = boot ? [boot.cancel] : [];
  const storage = browserStorage();

  function read(raw: unknown): RegistryResult {
    const result = readRegistry(raw, base);
    // A product without a single area is a mistake of the server, as an empty answer is.
    if (result.rows.length + result.rejected.length === 0) throw new Error(`${registryPath} has no rows`);
    return result;
  }

  /**
   * Each request has its own address: a second one under the same address would wait in the browser for the first. Only
   * a few may be under way, because requests that hang use up the connections that a browser opens to one origin.
   */
  function ask(): Promise<unknown> {
    const controller = new AbortController();
    cancels.push(() => controller.abort());
    while (cancels.length > maxUnderWay) cancels.shift()?.();
    const address = requests === 0 && boot === undefined ? base : `${base}?retry=${requests + 1}`;
    requests += 1;
    return fetchJson(address, controller.signal);
  }

  return {
    async rows({ fresh = false }) {
      const requested = fresh ? undefined : early;
      early = undefined;
      const first = requested ? requested.then(body) : ask();
      try {
        const result = await firstAnswer(clock, first.then(read), () => ask().then(read));
        keepLastGood(storage, result.rows, new Date().toISOString());
        return result;
      } catch (error) {
        throw asAreaFailure(error, 'AREA-001');
      }
    },

    lastGood: () => readLastGood(storage, base),

    async rowAt(address) {
      // What a link asked for is not repeated: only the origin, which is one of this machine.
      if (!isLoopback(address) || !mayUseAddresses())
        throw new AreaFailure('AREA-010', 'the version that was asked for may not be loaded from its address');
      const { origin } = new URL(address);
      const late = () => new AreaFailure('AREA-010', `${origin} did not answer in ${deadlines.answer} ms`);
      try {
        const described = new URL('area.json', address).href;
        const row = readRow(await withDeadline(clock, deadlines.answer, fetchJson(described), late), described);
        if ('reason' in row) throw new AreaFailure('AREA-010', `${origin}: ${row.reason}`);
        if (!isLoopback(row.entry)) throw new AreaFailure('AREA-010', `the entry that ${origin} names is elsewhere`);
        return row;
      } catch (error) {
        throw asAreaFailure(error, 'AREA-010');
      }
    },
  };
}

/**
 * The first good answer of requests that run beside each other: another one starts whenever none has answered for a
 * while. Rejects when all have failed, or when none has answered in time.
 */
function firstAnswer<T>(clock: Clock, first: Promise<T>, next: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let underWay = 0;
    let arrive: (answer: T) => void = resolve;
    const late = new Promise<T>((resolveLate) => (arrive = resolveLate));
    const timers: (() => void)[] = [];
    const stop = () => timers.forEach((cancel) => cancel());
    function follow(request: Promise<T>) {
      underWay += 1;
      request.then(
        (answer) => {
          stop();
          arrive(answer);
          resolve(answer);
        },
        (error: unknown) => {
          underWay -= 1;
          if (underWay > 0) return;
          stop();
          reject(error);
        },
      );
    }
    follow(first);
    for (let at: number = deadlines.again; at < deadlines.answer; at += deadlines.again)
      timers.push(clock.after(at, () => follow(next())));
    const detail = `${registryPath} did not answer in ${deadlines.answer} ms`;
    timers.push(clock.after(deadlines.answer, () => reject(new AreaFailure('AREA-001', detail, { late }))));
  });
}

async function fetchJson(address: string, signal?: AbortSignal): Promise<unknown> {
  return body(await fetch(address, { cache: 'no-cache', ...(signal && { signal }) }));
}

/** The boot script may provide the response or its parsed body. */
async function body(answer: unknown): Promise<unknown> {
  if (!(answer instanceof Response)) return answer;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer.json();
}
