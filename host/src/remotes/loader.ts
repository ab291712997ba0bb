import {
  areaRetries,
  wait,
  withRetries,
  asAreaFailure,
  isLostConnection,
  isMissingChunk,
  isTransient,
  type Clock,
  type AreaFailure,
} from '@back-office/shared/loading';
import { idle, type LoadState } from './areaState';
import type { Row } from './row';

type Failed = Extract<LoadState<never>, { step: 'failed' }>;

/** What the loaders of areas and slots share. */
export interface LoaderOptions {
  readonly clock: Clock;
  readonly random: () => number;
  /** The row to load from; `fresh` reads the registry again. */
  readonly rowOf: (name: string, fresh: boolean) => Promise<Row>;
  readonly nextLoadId: () => number;
}

interface KindOptions<Exposed> {
  readonly states: () => Readonly<Record<string, LoadState<Exposed>>>;
  readonly put: (name: string, state: LoadState<Exposed>) => void;
  readonly fetchExposed: (row: Row) => Promise<Exposed>;
  readonly onFailure: (name: string, failure: AreaFailure, row: Row | undefined) => void;
  /** The next load evaluates the code of the row again. */
  readonly replaceNext: (row: Row) => void;
}

const hasLostConnection = (state: LoadState<unknown>) => state.step === 'failed' && isLostConnection(state.failure);

/** Starts loads and takes them to `ready` or `failed`. A later load of the same name outdates earlier ones. */
function createLoads<Exposed>(
  { clock, random, rowOf, nextLoadId }: LoaderOptions,
  { states, put, fetchExposed, onFailure, replaceNext }: KindOptions<Exposed>,
) {
  const current = new Map<string, number>();
  const retries = { ...areaRetries, random, sleep: (ms: number) => wait(clock, ms), isTransient };
  const stateOf = (name: string) => states()[name] ?? idle;

  function fail(name: string, failed: Omit<Failed, 'step'>) {
    const { failure, row } = failed;
    onFailure(name, failure, row);
    put(name, { step: 'failed', ...failed });
    // What was late may arrive after all: the panel then goes away without being asked.
    const isShown = () => {
      const state = stateOf(name);
      return state.step === 'failed' && state.failure === failure;
    };
    failure.late?.then(
      () => isShown() && void start(name, false, failure),
      () => isShown() && row && replaceNext(row),
    );
  }

  async function start(name: string, fresh: boolean, after?: AreaFailure) {
    const loadId = nextLoadId();
    const isCurrent = () => current.get(name) === loadId;
    const started = clock.now();
    let tried: Row | undefined;
    current.set(name, loadId);
    put(name, { step: 'loading', attempt: 0, after });
    try {
      const loaded = await withRetries(retries, async (attempt) => {
        if (attempt > 0 && isCurrent()) put(name, { step: 'loading', attempt, after });
        const row = await rowOf(name, fresh || attempt > 0);
        tried = row;
        return { row, exposed: await fetchExposed(row) };
      });
      if (isCurrent()) put(name, { step: 'ready', ...loaded, loadId, ms: clock.now() - started });
    } catch (error) {
      if (isCurrent()) fail(name, { failure: asAreaFailure(error, 'AREA-005'), row: tried });
    }
  }

  function startAgain(name: string, { row, failure }: Failed, fresh: boolean) {
    // Since it failed, a slot may have had the code evaluated again, with the same fault.
    if (row && !failure.late) replaceNext(row);
    void start(name, fresh, failure);
  }

  return { stateOf, fail, start, startAgain };
}

export type Loader = Pick<ReturnType<typeof createLoader>, 'retry' | 'retryWith' | 'isDisconnected' | 'reconnect'>;

/** Takes areas, or slots, through `idle → loading → ready | failed`. */
export function createLoader<Exposed>(options: LoaderOptions, kind: KindOptions<Exposed>) {
  const { states, put, replaceNext } = kind;
  const { stateOf, fail, start, startAgain } = createLoads(options, kind);

  function forEachFailed(run: (name: string, state: Failed) => void) {
    for (const [name, state] of Object.entries(states())) if (state.step === 'failed') run(name, state);
  }

  return {
    load(name: string) {
      if (stateOf(name).step === 'idle') void start(name, false);
    },
    retry(name: string) {
      const before = stateOf(name);
      if (before.step === 'loading') return;
      if (before.step === 'failed') startAgain(name, before, true);
      else void start(name, true);
    },
    /** Retry was pressed for another part of the remote, which reads the registry again. */
    retryWith(name: string) {
      const before = stateOf(name);
      if (before.step === 'failed') startAgain(name, before, false);
    },
    /** The registry answers: tries what could not be loaded again, without being asked. */
    retryUnloaded() {
      forEachFailed((name, { at, failure }) => {
        if (at === undefined) void start(name, false, failure);
      });
    },
    isDisconnected: () => Object.values(states()).some(hasLostConnection),
    /** Tries again what a lost connection may have broken, with the registry that is being read. */
    reconnect() {
      forEachFailed((name, state) => {
        if (hasLostConnection(state)) startAgain(name, state, false);
      });
    },
    /** The merchant opened another screen after one threw: start over, without the old failure panel. */
    visit(name: string, path: string) {
      const before = stateOf(name);
      if (before.step === 'failed' && before.at !== undefined && before.at !== path) void start(name, false);
    },
    /** A mounted component threw `at` a path. */
    async threw(name: string, error: unknown, at: string) {
      const before = stateOf(name);
      if (before.step !== 'ready') return;
      const failure = asAreaFailure(error, isMissingChunk(error) ? 'AREA-006' : 'AREA-008');
      if (!failure.late) replaceNext(before.row);
      if (failure.code === 'AREA-006' && !failure.late) {
        put(name, { step: 'loading', attempt: 0 });
        const released = await options.rowOf(name, true).catch(() => before.row);
        if (released.container !== before.row.container) return start(name, false);
      }
      fail(name, { failure, row: before.row, at });
    },
  };
}
