import * as v from 'valibot';
import type { StorageArea } from '@back-office/shared/state';
import { readRegistry, type RegistryResult, type Row } from './row';

/** The registry of an earlier read, for when none answers. It has the released rows alone. */
export interface LastGoodRegistry extends RegistryResult {
  /** ISO 8601. */
  readonly readAt: string;
}

/** Local storage belongs to one origin, as the registry does. */
export const registryKey = 'back-office:registry';

const schema = v.object({ readAt: v.pipe(v.string(), v.isoTimestamp()), registry: v.unknown() });

/** The first row of each name. */
export function liveRows(rows: readonly Row[]): readonly Row[] {
  return rows.filter((row, index) => rows.findIndex(({ name }) => name === row.name) === index);
}

/** What is stored is checked like an answer of the server. A damaged copy is worthless, so it is ignored, not kept. */
export function readLastGood(storage: StorageArea, base: string): LastGoodRegistry | undefined {
  try {
    const { readAt, registry } = v.parse(schema, JSON.parse(storage.getItem(registryKey) ?? 'null'));
    const result = readRegistry(registry, base);
    return result.rows.length > 0 ? { ...result, readAt } : undefined;
  } catch {
    return undefined;
  }
}

export function keepLastGood(storage: StorageArea, rows: readonly Row[], readAt: string): void {
  try {
    storage.setItem(registryKey, JSON.stringify({ readAt, registry: { schema: 1, areas: liveRows(rows) } }));
  } catch {
    // A full storage costs only this copy.
  }
}
