import type { CreateArea, SearchProvider, Slot, StoredData } from '@back-office/shared/contract';
import {
  containerOf,
  forgetContainer,
  loadEntry,
  AreaFailure,
  answeredInTime,
  asAreaFailure,
  isMissingChunk,
  type Clock,
  type Container,
  type Entry,
  type FailureCode,
} from '@back-office/shared/loading';
import type { AreaSource, SharedVersion } from './areas';
import { addPreloads } from './preloads';
import type { Registry } from './registry';
import type { Row } from './row';

/** Share key → version → copy: what all containers of the page share. */
export type ShareScope = Record<string, Record<string, SharedInUse>>;

interface SharedInUse {
  readonly from: string;
  readonly useIn: readonly string[];
  readonly loaded?: boolean | undefined;
  readonly loading?: unknown;
}

interface ContainerOptions {
  readonly shareScope: () => ShareScope;
  readonly fetchEntry: (entry: Entry) => Promise<void>;
}

interface FederatedOptions {
  readonly shareScope: () => ShareScope;
  readonly registry: Registry;
  readonly clock: Clock;
  readonly loadEntry?: (entry: Entry) => Promise<void>;
}

/** The containers of the page. One that failed stays broken, so its next load replaces it. */
function createContainers({ shareScope, fetchEntry }: ContainerOptions) {
  const entries = new Map<string, Promise<void>>();
  /** Containers that were given the shared modules. */
  const started = new Map<string, Promise<Container>>();
  const broken = new Set<string>();
  /** Containers whose entry is under way for too long: another request runs beside it, and the first to arrive counts. */
  const late = new Set<string>();
  let replacements = 0;

  function load(row: Row): Promise<void> {
    const { container, entry, integrity } = row;
    const known = entries.get(container);
    const isLate = late.delete(container);
    const isBroken = broken.delete(container);
    if (known && !isLate && !isBroken) return known;
    // A container that failed is evaluated again, with its own modules and shares, because webpack and the federation
    // runtime keep what failed once. The new address also avoids a first request that hangs in the browser.
    if (isBroken) {
      started.delete(container);
      forgetContainer(container);
      forgetShares(shareScope(), container);
    }
    if (known) replacements += 1;
    const url = known ? `${entry}?retry=${replacements}` : entry;
    const fetched = fetchEntry({ url, container, integrity });
    const loading = known && isLate ? Promise.any([known, fetched]).catch(() => fetched) : fetched;
    entries.set(container, loading);
    loading.catch(() => broken.add(container));
    return loading;
  }

  function start(name: string): Promise<Container> {
    const container = containerOf(name);
    const starting = started.get(name) ?? Promise.resolve(container.init(shareScope())).then(() => container);
    started.set(name, starting);
    return starting;
  }

  return { entries, broken, late, load, start };
}

/** Areas as federation remotes: `entryScript.ts` loads the entry, its container everything after it. */
export function createFederatedSource({ shareScope, registry, clock, ...given }: FederatedOptions): AreaSource {
  const containers = createContainers({ shareScope, fetchEntry: given.loadEntry ?? loadEntry });
  const { entries, broken } = containers;

  async function loadModule(row: Row, expose: string): Promise<unknown> {
    const { container } = row;
    try {
      await answered(containers.load(row), 'AREA-003', row.entry);
    } catch (error) {
      if (error instanceof AreaFailure && error.late) containers.late.add(container);
      throw error;
    }
    try {
      // A load of another module may have begun to replace the container in the meantime.
      await entries.get(container);
      const module = containers.start(container).then(async (ready) => (await ready.get(`./${expose}`))());
      return await answered(module, 'AREA-006', `${row.name}/${expose}`);
    } catch (error) {
      const failure = asAreaFailure(error, isMissingChunk(error) ? 'AREA-006' : 'AREA-005');
      const breakIt = () => void broken.add(container);
      if (failure.late) failure.late.catch(breakIt);
      else breakIt();
      throw failure;
    }
  }

  function answered<T>(promise: Promise<T>, code: FailureCode, what: string): Promise<T> {
    return answeredInTime(clock, promise, what, { late: code, broken: code });
  }

  return {
    rows: registry.rows,
    rowAt: registry.rowAt,
    lastGood: registry.lastGood,
    async loadArea(row) {
      const isKnown = entries.has(row.container);
      // Entry, routes and first screen at the same time: in sequence they would take three round trips.
      if (!broken.has(row.container)) addPreloads(row, location.pathname, isKnown);
      return exported<CreateArea>(await loadModule(row, 'routes'), 'createArea', row);
    },
    async loadSlot(row) {
      return exported<Slot>(await loadModule(row, 'widget'), 'Widget', row);
    },
    async loadSearch(row) {
      return exported<SearchProvider>(await loadModule(row, 'search'), 'search', row);
    },
    async loadStored(row) {
      return exported<StoredData>(await loadModule(row, 'stored'), 'stored', row);
    },
    replaceNext: (row) => void broken.add(row.container),
    sharedVersions: () => sharedVersionsOf(shareScope()),
  };
}

/**
 * Removes the shares of a container that failed, unless another app uses them, because they come from its failed
 * evaluation; and all shares that were requested and did not arrive, because each further use would fail.
 */
function forgetShares(scope: ShareScope, container: string) {
  for (const versions of Object.values(scope))
    for (const [version, { from, useIn, loading, loaded }] of Object.entries(versions)) {
      const isUsed = loaded && useIn.some((app) => app !== container);
      const isLost = loading && !loaded;
      if (isLost || (from === container && !isUsed)) Reflect.deleteProperty(versions, version);
    }
}

/** Types do not reach across two builds: all that can be checked at run time is that the export exists. */
function exported<T extends CreateArea | Slot | SearchProvider | StoredData>(
  module: unknown,
  name: string,
  row: Row,
): T {
  const value: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  const exists = typeof value === 'function' || (typeof value === 'object' && value !== null);
  if (!exists) throw new AreaFailure('AREA-005', `${row.name} ${row.version} does not export ${name}`);
  return value as T;
}

function sharedVersionsOf(scope: ShareScope): readonly SharedVersion[] {
  return Object.entries(scope).flatMap(([name, versions]) =>
    Object.entries(versions)
      .filter(([, shared]) => shared.loaded || shared.useIn.length > 0)
      .map(([version, { from, useIn }]) => ({ name, version, from, usedBy: useIn })),
  );
}
