import type { CreateArea, Slot } from '@back-office/shared/contract';
import type { Clock } from './clock';
import { withDeadline } from './deadline';
import { loadEntry, type Entry } from './entryScript';
import { AreaFailure, asAreaFailure, deadlines, isMissingChunk } from './failure';
import { addPreloads } from './preloads';
import type { Registry } from './registry';
import type { Row } from './row';
import type { AreaSource, SharedVersion } from './source';

/** The part of the federation runtime in use. */
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

/** Areas as federation remotes: the entry by our own script loader, everything behind it by the federation runtime. */
export function createFederatedSource({ runtime, registry, clock, ...given }: FederatedOptions): AreaSource {
  const fetchEntry = given.loadEntry ?? loadEntry;
  const entries = new Map<string, Promise<void>>();
  /** Containers that have given a module. They are never replaced: two copies of one remote would not share state. */
  const proven = new Set<string>();

  async function loadModule(row: Row, expose: string, attempt: number): Promise<unknown> {
    await enter(row, attempt);
    const late = () => new AreaFailure('AREA-006', `${row.name}/${expose} did not arrive in ${deadlines.chunk} ms`);
    try {
      const loading = runtime().loadRemote(`${row.container}/${expose}`);
      const module = await withDeadline(clock, deadlines.chunk, loading, late);
      proven.add(row.container);
      return module;
    } catch (error) {
      const failure = asAreaFailure(error, isMissingChunk(error) ? 'AREA-006' : 'AREA-005');
      // A missing chunk is asked for again by the same container; one whose code threw has to start anew.
      if (failure.code === 'AREA-005' && !proven.has(row.container)) entries.delete(row.container);
      throw failure;
    }
  }

  function enter(row: Row, attempt: number): Promise<void> {
    const known = entries.get(row.container);
    if (known) return known;
    // A retry of the same address can stay stuck behind the first request, hence the query.
    const url = attempt === 0 ? row.entry : `${row.entry}?retry=${attempt}`;
    runtime().registerRemotes([{ name: row.container, entry: url }], { force: attempt > 0 });
    const entering = fetchEntry({ url, container: row.container, integrity: row.integrity }, clock);
    entries.set(row.container, entering);
    entering.catch(() => {
      if (entries.get(row.container) === entering) entries.delete(row.container);
    });
    return entering;
  }

  return {
    rows: registry.rows,
    rowAt: registry.rowAt,
    async loadArea(row, attempt) {
      // Entry, routes and first screen at once: one after the other they cost three round trips.
      if (attempt === 0) addPreloads(row, location.pathname, proven.has(row.container));
      return exported<CreateArea>(await loadModule(row, 'routes', attempt), 'createArea', row);
    },
    async loadSlot(row, attempt) {
      return exported<Slot>(await loadModule(row, 'widget', attempt), 'Widget', row);
    },
    sharedVersions: () => sharedVersionsOf(runtime().shareScopeMap['default'] ?? {}),
  };
}

/** The contract's types end at the border of two builds: all that can be checked here is that it is there. */
function exported<T extends CreateArea | Slot>(module: unknown, name: string, row: Row): T {
  const value: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  const isThere = typeof value === 'function' || (typeof value === 'object' && value !== null);
  if (!isThere) throw new AreaFailure('AREA-005', `${row.name} ${row.version} does not export ${name}`);
  return value as T;
}

function sharedVersionsOf(scope: FederationRuntime['shareScopeMap'][string]): readonly SharedVersion[] {
  return Object.entries(scope).flatMap(([name, versions]) =>
    Object.entries(versions)
      .filter(([, shared]) => shared.loaded || shared.useIn.length > 0)
      .map(([version, { from, useIn }]) => ({ name, version, from, usedBy: useIn })),
  );
}
