import { useMemo } from 'react';
import { deferredPart } from '@back-office/shared/loading';
import type { StoredValueDefinition } from '../storedValue';
import { hasNoScreen } from './keysWithScreen';
import type { Discard } from './DamagedNotice';
import type { UnreadableValue } from './quarantine';
import type { Restore } from './restoreOutcome';
import { useDamagedValues } from './useDamagedValues';

const Notice = deferredPart(() =>
  import(/* webpackChunkName: "damaged-values" */ './DamagedNotice').then((part) => part.DamagedNotice),
);

interface DamagedValuesProps {
  /** The keys that belong to this screen; by default all that belong to none. Must be the same on every render. */
  readonly keys?: readonly string[];
  /** Values that can be restored as such. */
  readonly definitions?: readonly StoredValueDefinition<unknown>[];
  /** How a store restores its own values, by key. */
  readonly restore?: Readonly<Record<string, Restore>>;
}

interface DamagedRecordsProps {
  readonly values: readonly UnreadableValue[];
  readonly discard: Discard;
  /** The same for all values. */
  readonly restore: Restore;
}

/** The same notice for values that are not in the local storage. */
export function DamagedRecords({ values, discard, restore }: DamagedRecordsProps) {
  if (values.length === 0) return null;
  const byKey = Object.fromEntries(values.map(({ key }) => [key, restore]));
  return <Notice values={values} discard={discard} restore={byKey} onFailed={() => undefined} />;
}

/**
 * One notice for all stored values that could not be read, at each visit until they are restored or discarded. Its code
 * is loaded when there is one. See docs/product/storage.md.
 */
export function DamagedValues({ keys, ...ways }: DamagedValuesProps) {
  const includes = useMemo(() => (keys ? (key: string) => keys.includes(key) : hasNoScreen), [keys]);
  const values = useDamagedValues(includes);
  if (values.length === 0) return null;
  return <Notice values={values} {...ways} onFailed={() => undefined} />;
}
