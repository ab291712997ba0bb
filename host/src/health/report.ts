import { contractVersion } from '@back-office/shared/contract';
import type { AreaFailure } from '@back-office/shared/loading';
import { idle, type AreasSnapshot, type LoadState } from '../remotes/areaState';
import type { SharedVersion } from '../remotes/areas';
import { liveRows } from '../remotes/lastGoodRegistry';
import type { Overrides } from '../remotes/overrides';
import { registryPath } from '../remotes/registry';
import type { RejectedRow, Row } from '../remotes/row';

/** What is used of a resource timing. Sizes are 0 when the other origin does not allow reading them. */
type Resource = Pick<PerformanceResourceTiming, 'name' | 'duration' | 'encodedBodySize'>;

export interface AreaHealth {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  readonly ledger: string | undefined;
  readonly source: 'registry' | 'last good registry' | 'override';
  readonly state: LoadState<unknown>['step'];
  /** State of the area's slot, if it has one. */
  readonly slot: LoadState<unknown>['step'] | undefined;
  /** From the first attempt to ready, in milliseconds. */
  readonly readyMs: number | undefined;
  readonly entryMs: number | undefined;
  /** The slowest file after the entry. */
  readonly chunkMs: number | undefined;
  /** Compressed bytes of everything fetched from the area's folder; `undefined` when the browser does not tell. */
  readonly bytes: number | undefined;
  readonly lastError: { readonly code: string; readonly detail: string } | undefined;
}

export interface HealthReport {
  readonly contract: string;
  readonly registry: AreasSnapshot['registry']['step'];
  /** When the last good registry was read that stands in for the present one. */
  readonly lastGoodReadAt: string | undefined;
  readonly registryMs: number | undefined;
  readonly registryError: string | undefined;
  readonly rejected: readonly RejectedRow[];
  /** Menu items that were left out. */
  readonly leftOut: readonly RejectedRow[];
  readonly areas: readonly AreaHealth[];
  readonly shared: readonly SharedVersion[];
  /** True when loaded areas were built with different ledgers, so that their figures may not agree. */
  readonly hasLedgerMismatch: boolean;
}

interface Evidence {
  readonly snapshot: AreasSnapshot;
  readonly overrides: Overrides;
  readonly resources: readonly Resource[];
  readonly shared: readonly SharedVersion[];
}

export function healthReport({ snapshot, overrides, resources, shared }: Evidence): HealthReport {
  const { registry, areas, slots, failures } = snapshot;
  const rows = registry.step === 'read' ? registry.rows : [];
  const lastGood = registry.step === 'read' ? registry.lastGood : undefined;
  const listed = liveRows(rows).map((row) => {
    const area = areas[row.name] ?? idle;
    const slot = slots[row.name] ?? idle;
    return areaHealth(rowIn(area) ?? rowIn(slot) ?? row, area, row.slots.length > 0 ? slot.step : undefined, {
      source: overrides[row.name] !== undefined ? 'override' : lastGood ? 'last good registry' : 'registry',
      failure: failures[row.name],
      resources,
    });
  });
  const running = listed.filter(({ state, slot }) => state === 'ready' || slot === 'ready');
  return {
    contract: contractVersion,
    registry: registry.step,
    lastGoodReadAt: lastGood?.readAt,
    registryMs: resources.find(({ name }) => new URL(name).pathname === registryPath)?.duration,
    registryError: registry.step === 'failed' ? registry.failure.message : lastGood?.failure.message,
    rejected: registry.step === 'read' ? registry.rejected : [],
    leftOut: liveRows(rows).flatMap(({ name, menuProblems = [] }) => menuProblems.map((reason) => ({ name, reason }))),
    areas: listed,
    shared,
    hasLedgerMismatch: new Set(running.flatMap(({ ledger }) => ledger ?? [])).size > 1,
  };
}

function rowIn(state: LoadState<unknown>): Row | undefined {
  return state.step === 'ready' || state.step === 'failed' ? state.row : undefined;
}

interface AreaEvidence {
  readonly source: AreaHealth['source'];
  readonly failure: AreaFailure | undefined;
  readonly resources: readonly Resource[];
}

function areaHealth(
  row: Row,
  area: LoadState<unknown>,
  slot: LoadState<unknown>['step'] | undefined,
  { source, failure, resources }: AreaEvidence,
): AreaHealth {
  const own = resources.filter(({ name }) => name.startsWith(new URL('.', row.entry).href));
  const entries = own.filter(({ name }) => withoutQuery(name) === row.entry);
  const chunks = own.filter(({ name }) => withoutQuery(name) !== row.entry);
  return {
    name: row.name,
    version: row.version,
    contract: row.contract,
    ledger: row.ledger,
    source,
    state: area.step,
    slot,
    readyMs: area.step === 'ready' ? area.ms : undefined,
    entryMs: slowest(entries),
    chunkMs: slowest(chunks),
    bytes: bytesOf(own),
    lastError: failure && { code: failure.code, detail: failure.message },
  };
}

/** A preloaded file appears twice, the second time from memory: the slower one is the download. */
function slowest(resources: readonly Resource[]): number | undefined {
  return resources.length > 0 ? Math.max(...resources.map(({ duration }) => duration)) : undefined;
}

function bytesOf(resources: readonly Resource[]): number | undefined {
  const byFile = new Map(resources.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  const bytes = [...byFile.values()].reduce((sum, size) => sum + size, 0);
  return bytes > 0 ? bytes : undefined;
}

function withoutQuery(address: string): string {
  return address.split('?')[0] ?? address;
}
