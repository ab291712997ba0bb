import type { CreateArea, SearchProvider, Slot } from '@back-office/shared/contract';
import type { AreaSource, SharedVersion } from './areas';
import type { Clock } from './clock';
import { deadlines, withDeadline } from './deadline';
import { loadEntry, type Entry } from './entryScript';
import { AreaFailure, asAreaFailure, isMissingChunk } from './failure';
import { addPreloads } from './preloads';
import type { Registry } from './registry';
import type { Row } from './row';

/** What is used of the federation runtime. */
export interface FederationRuntime {
  registerRemotes(remotes: { name: string; entry: string }[], options?: { force?: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
  readonly shareScopeMap: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, SharedInUse>>>>>>;
}

interface SharedInUse {
  readonly from: string;
  readonly useIn: readonly string[];
  readonly loaded?: boolean | undefined;
}

interface FederatedOptions {
  readonly runtime: () => FederationRuntime;
  readonly registry: Registry;
  readonly clock: Clock;
  readonly loadEntry?: (entry: Entry, clock: Clock) => Promise<void>;
}

/** Areas as federation remotes: `entryScript.ts` loads the entry, the federation runtime everything after it. */
export function createFederatedSource({ runtime, registry, clock, ...given }: FederatedOptions): AreaSource {
  const fetchEntry = given.loadEntry ?? loadEntry;
  const entries = new Map<string, Promise<void>>();
  /** Containers that have delivered a module. They are never replaced: two copies of a remote would not share state. */
  const started = new Set<string>();

  async function loadModule(row: Row, expose: string, attempt: number): Promise<unknown> {
    await loadContainer(row, attempt);
    const late = () => new AreaFailure('AREA-006', `${row.name}/${expose} did not arrive in ${deadlines.chunk} ms`);
    try {
      const loading = runtime().loadRemote(`${row.container}/${expose}`);
      const module = await withDeadline(clock, deadlines.chunk, loading, late);
      started.add(row.container);
      return module;
    } catch (error) {
      const failure = asAreaFailure(error, isMissingChunk(error) ? 'AREA-006' : 'AREA-005');
      // A missing chunk can be requested again from the same container. A container whose code threw is loaded again.
      if (failure.code === 'AREA-005' && !started.has(row.container)) entries.delete(row.container);
      throw failure;
    }
  }

  function loadContainer(row: Row, attempt: number): Promise<void> {
    const known = entries.get(row.container);
    if (known) return known;
    // A retry at the same address can hang behind the first request, hence the query.
    const url = attempt === 0 ? row.entry : `${row.entry}?retry=${attempt}`;
    runtime().registerRemotes([{ name: row.container, entry: url }], { force: attempt > 0 });
    const loading = fetchEntry({ url, container: row.container, integrity: row.integrity }, clock);
    entries.set(row.container, loading);
    loading.catch(() => {
      if (entries.get(row.container) === loading) entries.delete(row.container);
    });
    return loading;
  }

  return {
    rows: registry.rows,
    rowAt: registry.rowAt,
    async loadArea(row, attempt) {
      // Entry, routes and first screen at the same time: in sequence they would take three round trips.
      if (attempt === 0) addPreloads(row, location.pathname, started.has(row.container));
      return exported<CreateArea>(await loadModule(row, 'routes', attempt), 'createArea', row);
    },
    async loadSlot(row, attempt) {
      return exported<Slot>(await loadModule(row, 'widget', attempt), 'Widget', row);
    },
    async loadSearch(row, attempt) {
      return exported<SearchProvider>(await loadModule(row, 'search', attempt), 'search', row);
    },
    sharedVersions: () => sharedVersionsOf(runtime().shareScopeMap['default'] ?? {}),
  };
}

/** Types do not reach across two builds: all that can be checked at run time is that the export exists. */
function exported<T extends CreateArea | Slot | SearchProvider>(module: unknown, name: string, row: Row): T {
  const value: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  const exists = typeof value === 'function' || (typeof value === 'object' && value !== null);
  if (!exists) throw new AreaFailure('AREA-005', `${row.name} ${row.version} does not export ${name}`);
  return value as T;
}

function sharedVersionsOf(scope: FederationRuntime['shareScopeMap'][string]): readonly SharedVersion[] {
  return Object.entries(scope).flatMap(([name, versions]) =>
    Object.entries(versions)
      .filter(([, shared]) => shared.loaded || shared.useIn.length > 0)
      .map(([version, { from, useIn }]) => ({ name, version, from, usedBy: useIn })),
  );
}
