import type { Area, Slot } from '@back-office/shared/contract';
import type { AreasSnapshot, RegistryState } from './areaState';
import type { Clock } from './clock';
import { withRetries } from './deadline';
import { asAreaFailure, type AreaFailure } from './failure';
import type { Overrides } from './overrides';
import { createPartLoader, type PartLoaderOptions } from './partLoader';
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

  const common: PartLoaderOptions = { clock, random, rowOf, nextRun: () => (runs += 1) };

  function noteFailure(what: string, name: string, failure: AreaFailure) {
    console.error(`[host] ${what} ${name} is not available:`, failure);
    set({ failures: { ...state.failures, [name]: failure } });
  }

  const areas = createPartLoader<Area>(common, {
    states: () => state.areas,
    put: (name, area) => set({ areas: { ...state.areas, [name]: area } }),
    onFailure: (name, failure) => noteFailure('area', name, failure),
    async fetchPart(row) {
      const createArea = await source.loadArea(row, nextAttempt(row.container));
      const area = createArea();
      refuseOtherContract(area.contract, row.name);
      return area;
    },
  });
  const slots = createPartLoader<Slot>(common, {
    states: () => state.slots,
    put: (name, slot) => set({ slots: { ...state.slots, [name]: slot } }),
    onFailure: (name, failure) => noteFailure('slot of', name, failure),
    fetchPart: (row) => source.loadSlot(row, nextAttempt(row.container)),
  });

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
