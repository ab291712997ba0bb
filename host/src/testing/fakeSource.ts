import { createElement } from 'react';
import {
  contractVersion,
  type Area,
  type CreateArea,
  type SearchProvider,
  type Slot,
  type StoredData,
} from '@back-office/shared/contract';
import type { LastGoodRegistry } from '../remotes/lastGoodRegistry';
import type { RegistryResult, Row } from '../remotes/row';
import type { AreaSource } from '../remotes/areas';

export function rowOf(name: string, change: Partial<Row> = {}): Row {
  const version = change.version ?? '1.0.0';
  const container = `${name}_${version.replace(/\W/g, '_')}`;
  return {
    name,
    version,
    contract: contractVersion,
    ledger: '1',
    container,
    entry: `http://localhost:4301/${version}/remoteEntry.js`,
    integrity: 'sha384-abc',
    routes: [`/${name}`],
    slots: [],
    preload: [],
    ...change,
  };
}

export function registryOf(...rows: readonly Row[]): RegistryResult {
  return { rows, rejected: [] };
}

/** An area that shows its name at every path. */
export function areaNamed(title: string, change: Partial<Area> = {}): CreateArea {
  return () => ({ contract: '1.0.0', routes: [{ path: '*', element: createElement('h1', null, title) }], ...change });
}

export interface FakeSource extends AreaSource {
  readonly requested: string[];
}

interface Answers {
  readonly rows?: (fresh: boolean) => Promise<RegistryResult>;
  readonly lastGood?: () => LastGoodRegistry | undefined;
  readonly area?: (row: Row) => Promise<CreateArea>;
  readonly slot?: (row: Row) => Promise<Slot>;
  readonly search?: (row: Row) => Promise<SearchProvider>;
  readonly stored?: (row: Row) => Promise<StoredData>;
}

/** A source with the given answers. It records what was requested. */
export function fakeSource({
  rows = async () => registryOf(rowOf('reports')),
  lastGood = () => undefined,
  area = async (row) => areaNamed(`${row.name} ${row.version}`),
  slot = async () => () => null,
  search = async () => ({ finds: 'nothing', search: () => [] }),
  stored = async () => ({ values: [] }),
}: Answers = {}): FakeSource {
  const requested: string[] = [];
  return {
    requested,
    rows({ fresh = false }) {
      requested.push(fresh ? 'rows fresh' : 'rows');
      return rows(fresh);
    },
    lastGood,
    loadArea(row) {
      requested.push(row.container);
      return area(row);
    },
    loadSlot(row) {
      requested.push(`${row.container} slot`);
      return slot(row);
    },
    loadSearch(row) {
      requested.push(`${row.container} search`);
      return search(row);
    },
    loadStored(row) {
      requested.push(`${row.container} stored`);
      return stored(row);
    },
    replaceNext(row) {
      requested.push(`replace ${row.container}`);
    },
  };
}
