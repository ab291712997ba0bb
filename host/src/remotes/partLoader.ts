import { idle, type PartState } from './areaState';
import type { Clock } from './clock';
import { withRetries } from './deadline';
import { asAreaFailure, isMissingChunk, isPassing, type AreaFailure } from './failure';
import type { Row } from './row';

type Failed = Extract<PartState<never>, { step: 'failed' }>;

/** What areas and slots have in common. */
export interface PartLoaderOptions {
  readonly clock: Clock;
  readonly random: () => number;
  /** The row to load from; `fresh` reads the registry anew. */
  readonly rowOf: (name: string, fresh: boolean) => Promise<Row>;
  /** A number that no run had before. */
  readonly nextRun: () => number;
}

interface KindOptions<Part> {
  readonly states: () => Readonly<Record<string, PartState<Part>>>;
  readonly put: (name: string, state: PartState<Part>) => void;
  readonly fetchPart: (row: Row) => Promise<Part>;
  readonly onFailure: (name: string, failure: AreaFailure) => void;
}

/** Takes each part of one kind through `idle → loading → ready | failed`. A later run of a part outdates the earlier. */
export function createPartLoader<Part>(
  { clock, random, rowOf, nextRun }: PartLoaderOptions,
  { states, put, fetchPart, onFailure }: KindOptions<Part>,
) {
  const current = new Map<string, number>();
  const stateOf = (name: string) => states()[name] ?? idle;

  function fail(name: string, failed: Omit<Failed, 'step'>) {
    onFailure(name, failed.failure);
    put(name, { step: 'failed', ...failed });
  }

  async function run(name: string, fresh: boolean, after?: AreaFailure) {
    const token = nextRun();
    const isCurrent = () => current.get(name) === token;
    const started = clock.now();
    let tried: Row | undefined;
    current.set(name, token);
    put(name, { step: 'loading', attempt: 0, after });
    try {
      const part = await withRetries({ clock, random, isPassing }, async (index) => {
        if (index > 0 && isCurrent()) put(name, { step: 'loading', attempt: index, after });
        const row = await rowOf(name, fresh || index > 0);
        tried = row;
        return { row, part: await fetchPart(row) };
      });
      if (isCurrent()) put(name, { step: 'ready', ...part, run: token, ms: clock.now() - started });
    } catch (error) {
      if (isCurrent()) fail(name, { failure: asAreaFailure(error, 'AREA-005'), row: tried });
    }
  }

  return {
    load(name: string) {
      if (stateOf(name).step === 'idle') void run(name, false);
    },
    retry(name: string) {
      const before = stateOf(name);
      if (before.step !== 'loading') void run(name, true, before.step === 'failed' ? before.failure : undefined);
    },
    /** Another screen of a part that failed while drawing is asked for: start afresh, without the old panel. */
    leave(name: string, path: string) {
      const before = stateOf(name);
      if (before.step === 'failed' && before.at !== undefined && before.at !== path) void run(name, false);
    },
    /** A mounted part threw `at` a path. */
    async threw(name: string, error: unknown, at: string) {
      const before = stateOf(name);
      if (before.step !== 'ready') return;
      const failure = asAreaFailure(error, isMissingChunk(error) ? 'AREA-006' : 'AREA-008');
      if (failure.code === 'AREA-006') {
        put(name, { step: 'loading', attempt: 0 });
        const released = await rowOf(name, true).catch(() => before.row);
        if (released.container !== before.row.container) return run(name, false);
      }
      fail(name, { failure, row: before.row, at });
    },
  };
}
