import type { Area, Slot } from '@back-office/shared/contract';
import { idle, type AreasSnapshot, type PartState, type RegistryState } from './areaState';
import type { Clock } from './clock';
import { withRetries } from './deadline';
import { asAreaFailure, isMissingChunk, isPassing, type AreaFailure } from './failure';
import type { Overrides } from './overrides';
import { addPreloads } from './preloads';
import type { RegistryResult, Row } from './row';
import { areaOf, chooseRow, refuseOtherContract } from './rows';
import type { AreaSource } from './source';

interface AreasOptions {
  readonly source: AreaSource;
  readonly clock: Clock;
  readonly random: () => number;
  readonly overrides?: Overrides;
}

export interface Areas {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => AreasSnapshot;
  readonly overrides: Overrides;
  readonly source: AreaSource;
  /** Reads the registry; needed once, at the start. */
  readonly start: () => void;
  /** Starts an area or slot that is idle; does nothing for one that is loading, ready or failed. */
  readonly load: (name: string) => void;
  readonly loadSlot: (name: string) => void;
  /** Reads the registry anew and loads again, without reloading the page. */
  readonly retry: (name: string) => void;
  readonly retrySlot: (name: string) => void;
  /** A mounted area threw. A chunk that is gone moves the page to the released version, if that is another one. */
  readonly areaThrew: (name: string, error: unknown, path: string) => void;
  readonly slotThrew: (name: string, error: unknown) => void;
  /** Tells an area where the merchant is, so that a screen that threw does not take its neighbours with it. */
  readonly visit: (name: string, path: string) => void;
  /** Fetches ahead what the area behind a path will need. */
  readonly prefetch: (path: string) => void;
}

/**
 * Every area and slot of the page: `idle → loading → ready | failed`. Plain state outside React, so that loading starts
 * before the first render and each fault can be tested with a clock moved by hand.
 */
export function createAreas({ source, clock, random, overrides = {} }: AreasOptions): Areas {
  let state: AreasSnapshot = { registry: { step: 'reading' }, areas: {}, slots: {}, failures: {} };
  let registry: Promise<RegistryResult> | undefined;
  const listeners = new Set<() => void>();
  const attempts = new Map<string, number>();
  let runs = 0;

  function set(change: Partial<AreasSnapshot>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function readRegistry(fresh: boolean): Promise<RegistryResult> {
    const before = state.registry;
    registry =
      before.step === 'read'
        ? // What was read before stays good enough when a later read fails.
          source.rows({ fresh }).catch(() => ({ rows: before.rows, rejected: before.rejected }))
        : withRetries({ clock, random }, (index) => source.rows({ fresh: fresh || index > 0 }));
    try {
      const result = await registry;
      set({ registry: { step: 'read', ...result } });
      return result;
    } catch (error) {
      registry = undefined;
      const failed: RegistryState = { step: 'failed', failure: asAreaFailure(error, 'AREA-001') };
      set({ registry: failed });
      throw failed.failure;
    }
  }

  async function rowOf(name: string, fresh: boolean): Promise<Row> {
    const result = await (fresh || !registry ? readRegistry(fresh) : registry);
    return chooseRow(name, result, overrides, source.rowAt);
  }

  function nextAttempt(container: string): number {
    const attempt = attempts.get(container) ?? 0;
    attempts.set(container, attempt + 1);
    return attempt;
  }

  /** One kind of part with its place in the snapshot: areas and slots behave alike. */
  function loaderOf<Part>(
    kind: 'areas' | 'slots',
    read: () => Readonly<Record<string, PartState<Part>>>,
    fetchPart: (row: Row, attempt: number) => Promise<Part>,
  ) {
    const current = new Map<string, number>();

    function put(name: string, part: PartState<Part>) {
      set({ [kind]: { ...read(), [name]: part } });
    }

    function fail(name: string, failed: Omit<Extract<PartState<Part>, { step: 'failed' }>, 'step'>) {
      console.error(`[host] ${kind === 'areas' ? 'area' : 'slot of'} ${name} is not available:`, failed.failure);
      set({ failures: { ...state.failures, [name]: failed.failure } });
      put(name, { step: 'failed', ...failed });
    }

    async function run(name: string, fresh: boolean, after?: AreaFailure) {
      runs += 1;
      const token = runs;
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
          return { row, part: await fetchPart(row, nextAttempt(row.container)) };
        });
        if (isCurrent()) put(name, { step: 'ready', ...part, run: token, ms: clock.now() - started });
      } catch (error) {
        if (isCurrent()) fail(name, { failure: asAreaFailure(error, 'AREA-005'), row: tried });
      }
    }

    return {
      load(name: string) {
        if ((read()[name] ?? idle).step === 'idle') void run(name, false);
      },
      retry(name: string) {
        const before = read()[name] ?? idle;
        if (before.step !== 'loading') void run(name, true, before.step === 'failed' ? before.failure : undefined);
      },
      /** Another screen of an area that failed while drawing is asked for: start afresh, without the old panel. */
      leave(name: string, path: string) {
        const before = read()[name] ?? idle;
        if (before.step === 'failed' && before.at !== undefined && before.at !== path) void run(name, false);
      },
      async threw(name: string, error: unknown, at: string) {
        const before = read()[name] ?? idle;
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

  const areas = loaderOf<Area>(
    'areas',
    () => state.areas,
    async (row, attempt) => {
      const createArea = await source.loadArea(row, attempt);
      const area = createArea();
      refuseOtherContract(area.contract, row.name);
      return area;
    },
  );
  const slots = loaderOf<Slot>(
    'slots',
    () => state.slots,
    (row, attempt) => source.loadSlot(row, attempt),
  );

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    overrides,
    source,
    start: () => void readRegistry(false).catch(() => undefined),
    load: areas.load,
    loadSlot: slots.load,
    retry: areas.retry,
    retrySlot: slots.retry,
    areaThrew: (name, error, path) => void areas.threw(name, error, path),
    slotThrew: (name, error) => void slots.threw(name, error, ''),
    visit: areas.leave,
    prefetch(path) {
      const name = areaOf(path, state.registry);
      if (name === undefined || state.registry.step !== 'read' || overrides[name]) return;
      const row = state.registry.rows.find((one) => one.name === name);
      if (row) addPreloads(row, path, state.areas[name]?.step === 'ready');
    },
  };
}
