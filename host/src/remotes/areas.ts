import type { Area, CreateArea, SearchProvider, Slot, StoredData } from '@back-office/shared/contract';
import {
  createPageState,
  pageClock,
  whenLoadedAndIdle,
  type Clock,
  type AreaFailure,
} from '@back-office/shared/loading';
import { reportAreaFailure, type AreasSnapshot, type FailedPart, type RegistryState } from './areaState';
import type { LastGoodRegistry } from './lastGoodRegistry';
import { createLoader, type Loader, type LoaderOptions } from './loader';
import { adoptOverrides, isVersion, type Overrides } from './overrides';
import { addPreloads } from './preloads';
import { createRegistryReader } from './registryReader';
import type { RegistryResult, Row } from './row';
import { areaOf, chooseRow, refuseOtherContract } from './rows';
import type { SearchSource } from './search';

/**
 * Where areas come from. The product uses the adapter in `federated.ts`; a bench may use one that has the areas in its
 * own bundle. Every method rejects with an `AreaFailure`; calling it again is another attempt.
 */
export interface AreaSource {
  rows(options: { readonly fresh?: boolean }): Promise<RegistryResult>;
  /** The registry of an earlier visit. */
  lastGood?(): LastGoodRegistry | undefined;
  loadArea(row: Row): Promise<CreateArea>;
  loadSlot(row: Row): Promise<Slot>;
  /** Without it the search box finds nothing of the areas. */
  loadSearch?(row: Row): Promise<SearchProvider>;
  /** Without it a reset leaves what the areas store. */
  loadStored?(row: Row): Promise<StoredData>;
  /** Something of the row threw while it was used: the next load evaluates its code again. */
  replaceNext?(row: Row): void;
  /** The row at a loopback address, for overrides. */
  rowAt?(address: string): Promise<Row>;
  /** The shared packages, and which version each area really uses. */
  sharedVersions?(): readonly SharedVersion[];
}

export interface SharedVersion {
  readonly name: string;
  readonly version: string;
  readonly from: string;
  readonly usedBy: readonly string[];
}

interface AreasOptions {
  readonly source: AreaSource;
  readonly clock: Clock;
  readonly random: () => number;
  readonly overrides?: Overrides;
}

interface ChosenRow {
  readonly name: string;
  readonly row: Row | undefined;
}

export interface Areas {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => AreasSnapshot;
  readonly overrides: Overrides;
  readonly source: AreaSource;
  /** The rows of an earlier visit: the navigation is drawn from them while the registry is read, so that nothing moves. */
  readonly earlierRows: readonly Row[];
  /** Reads the registry. Call it once, at the start. */
  readonly start: () => void;
  /** Reads the registry again. Resolves when it answered, or after 3 s. */
  readonly readRegistryAgain: () => Promise<void>;
  /** Loads an area or slot that is idle; does nothing for one that is loading, ready or failed. */
  readonly load: (name: string) => void;
  readonly loadSlot: (name: string) => void;
  /** Reads the registry and loads again, without reloading the page: also what else of the remote has failed. */
  readonly retry: (name: string) => void;
  readonly retrySlot: (name: string) => void;
  /** The connection may be back: tries again what a lost one may have broken, and nothing else. */
  readonly reconnect: () => void;
  /** A mounted area threw. When a chunk is missing and another version has been released, that version is loaded. */
  readonly areaThrew: (name: string, error: unknown, path: string) => void;
  readonly slotThrew: (name: string, error: unknown) => void;
  /** Tells an area which path is open, so that a screen that threw does not block the area's other screens. */
  readonly visit: (name: string, path: string) => void;
  /** Fetches ahead what the area behind a path will need. */
  readonly prefetch: (path: string) => void;
  /** What the search box needs to find results of remotes. */
  readonly searchSource: SearchSource;
  /** The row to use of each remote in the registry, if it has one. Rejects without a registry. */
  readonly chosenRows: () => Promise<readonly ChosenRow[]>;
}

function noteFailure(part: FailedPart, name: string, failure: AreaFailure, row?: Row) {
  console.error(`[host] ${part} ${name} is not available:`, failure);
  reportAreaFailure(part, name, failure, row);
}

/**
 * All areas and slots of the page: `idle → loading → ready | failed`. The state lives outside React, so that loading
 * starts before the first render and tests can control the clock.
 */
export function createAreas({ source, clock, random, overrides = {} }: AreasOptions): Areas {
  const store = createPageState<AreasSnapshot>({
    registry: { step: 'reading' },
    areas: {},
    slots: {},
    failures: {},
  });
  const { get: snapshot, set } = store;
  let loads = 0;

  const registry = createRegistryReader({
    source,
    clock,
    random,
    state: () => snapshot().registry,
    put: (state) => set(() => ({ registry: state })),
    onFailure: (failure) => noteFailure('registry', 'host', failure),
    onRecovery() {
      areas.retryUnloaded();
      slots.retryUnloaded();
    },
  });
  const { rowOf, chosenRows } = createRowChoice(registry, () => snapshot().registry, { source, overrides });

  const common: LoaderOptions = { clock, random, rowOf, nextLoadId: () => (loads += 1) };
  const replaceNext = (row: Row) => source.replaceNext?.(row);
  const onFailureOf = (part: FailedPart) => (name: string, failure: AreaFailure, row: Row | undefined) => {
    noteFailure(part, name, failure, row);
    set(({ failures }) => ({ failures: { ...failures, [name]: failure } }));
  };
  const areas = createLoader<Area>(common, {
    states: () => snapshot().areas,
    put: (name, area) => set((state) => ({ areas: { ...state.areas, [name]: area } })),
    onFailure: onFailureOf('area'),
    fetchExposed: (row) => loadArea(source, row),
    replaceNext,
  });
  const slots = createLoader<Slot>(common, {
    states: () => snapshot().slots,
    put: (name, slot) => set((state) => ({ slots: { ...state.slots, [name]: slot } })),
    onFailure: onFailureOf('slot'),
    fetchExposed: (row) => source.loadSlot(row),
    replaceNext,
  });

  return {
    searchSource: searchSourceOf(source, clock, chosenRows),
    chosenRows,
    subscribe: store.subscribe,
    snapshot,
    overrides,
    source,
    earlierRows: source.lastGood?.()?.rows ?? [],
    start: () => void registry.read(false).catch(() => undefined),
    readRegistryAgain: async () => void (await registry.read(true).catch(() => undefined)),
    load: areas.load,
    loadSlot: slots.load,
    ...retriesOf(areas, slots, () => registry.read(true)),
    areaThrew: (name, error, path) => void areas.threw(name, error, path),
    slotThrew: (name, error) => void slots.threw(name, error, ''),
    visit: areas.visit,
    prefetch(path) {
      const { registry: read, areas: loaded } = snapshot();
      const name = areaOf(path, read);
      if (name === undefined || read.step !== 'read' || overrides[name]) return;
      const row = read.rows.find((one) => one.name === name);
      if (row) addPreloads(row, path, loaded[name]?.step === 'ready');
    },
  };
}

/** Reads the registry and loads the area of the current address: its files download while the shell is started. */
export function startAreas(source: AreaSource): Areas {
  const areas = createAreas({ source, clock: pageClock, random: Math.random, overrides: adoptOverrides(window) });
  areas.start();
  const first = areaOf(window.location.pathname, areas.snapshot().registry);
  if (first !== undefined && first !== 'host') areas.load(first);
  return areas;
}

/** Which row of the registry is used for each remote. */
function createRowChoice(
  registry: ReturnType<typeof createRegistryReader>,
  state: () => RegistryState,
  { source, overrides }: Required<Pick<AreasOptions, 'source' | 'overrides'>>,
) {
  async function rowOf(name: string, fresh: boolean): Promise<Row> {
    const result = await (fresh ? registry.read(true) : registry.current());
    const read = state();
    // The stored copy has the released versions alone: whether another one may run is for the registry to say.
    const lastGood = read.step === 'read' ? read.lastGood : undefined;
    if (lastGood && isVersion(overrides[name])) throw lastGood.failure;
    return chooseRow(name, result, overrides, source.rowAt);
  }

  async function chosenRows(): Promise<readonly ChosenRow[]> {
    const { rows, rejected } = await registry.current();
    const names = [...new Set([...rows, ...rejected].map(({ name }) => name))];
    return Promise.all(names.map(async (name) => ({ name, row: await rowOf(name, false).catch(() => undefined) })));
  }
  return { rowOf, chosenRows };
}

async function loadArea(source: AreaSource, row: Row): Promise<Area> {
  const createArea = await source.loadArea(row);
  let area: Area;
  try {
    area = createArea();
  } catch (error) {
    source.replaceNext?.(row);
    throw error;
  }
  refuseOtherContract(area.contract, row.name);
  return area;
}

/** A retry of one part of a remote also tries its other part; a connection that is back tries all that it may have broken. */
function retriesOf(areas: Loader, slots: Loader, readAgain: () => Promise<unknown>) {
  return {
    retry(name: string) {
      areas.retry(name);
      slots.retryWith(name);
    },
    retrySlot(name: string) {
      slots.retry(name);
      areas.retryWith(name);
    },
    reconnect() {
      if (!areas.isDisconnected() && !slots.isDisconnected()) return;
      // One reading for all of them; each waits for it.
      void readAgain().catch(() => undefined);
      areas.reconnect();
      slots.reconnect();
    },
  };
}

function searchSourceOf(source: AreaSource, clock: Clock, chosenRows: Areas['chosenRows']): SearchSource {
  return {
    clock,
    async rows() {
      if (!source.loadSearch) return [];
      // A remote without a usable row is missing from the results; its area says why when it is opened.
      const chosen = await chosenRows();
      return chosen.flatMap(({ row }) => (row?.search ? [row] : []));
    },
    async load(row) {
      if (!source.loadSearch) throw new Error('This source has no search.');
      return source.loadSearch(row);
    },
    whenIdle: whenLoadedAndIdle,
  };
}
