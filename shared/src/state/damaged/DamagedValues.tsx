import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '@back-office/shared/contract';
import { browserStorage } from '../storageArea';
import { createDamagedValues } from './damagedValues';
import { deferredPart } from '@back-office/shared/loading';
import type { StoredValueDefinition } from '../storedValue';
import type { DamagedName, DamagedNames } from './damagedNames';
import type { Discard } from './DamagedNotice';
import type { UnreadableValue } from './quarantine';
import type { Restore } from './restoreOutcome';

const Notice = deferredPart(() =>
  import(/* webpackChunkName: "damaged-values" */ './DamagedNotice').then((part) => part.DamagedNotice),
);

interface DamagedValuesProps {
  /** What merchants call the values of this screen, by key. Must be the same on every render. */
  readonly names: DamagedNames;
  /** Which values are meant; by default those with a name. Must be the same function on every render. */
  readonly includes?: (key: string) => boolean;
  /** Values that can be restored as such. */
  readonly definitions?: readonly StoredValueDefinition<unknown>[];
  /** How a store restores its own values, by key. */
  readonly restore?: Readonly<Record<string, Restore>>;
}

interface DamagedRecordsProps {
  readonly values: readonly UnreadableValue[];
  /** The same for all values. */
  readonly name: DamagedName;
  readonly discard: Discard;
  /** The same for all values. */
  readonly restore: Restore;
}

/** The same notice for values that are not in the local storage. */
export function DamagedRecords({ values, name, discard, restore }: DamagedRecordsProps) {
  if (values.length === 0) return null;
  const ofAll = <Way,>(way: Way) => Object.fromEntries(values.map(({ key }) => [key, way]));
  const ways = { names: ofAll(name), restore: ofAll(restore) };
  return <Notice values={values} discard={discard} {...ways} onFailed={() => undefined} />;
}

/**
 * One notice for all stored values that could not be read, at each visit until they are restored or discarded. Its code
 * is loaded when there is one. See docs/product/storage.md.
 */
export function DamagedValues({ names, includes, ...ways }: DamagedValuesProps) {
  const values = useDamagedValues(useMemo(() => includes ?? ((key) => Object.hasOwn(names, key)), [names, includes]));
  if (values.length === 0) return null;
  return <Notice values={values} names={names} {...ways} onFailed={() => undefined} />;
}

/** The damaged values of this page's namespace. `includes` must be the same function on every render. */
export function useDamagedValues(includes: (key: string) => boolean): readonly UnreadableValue[] {
  const { storageNamespace: namespace } = useServices();
  const damaged = useMemo(
    () => createDamagedValues({ storage: browserStorage(), namespace, includes }),
    [namespace, includes],
  );
  return useSyncExternalStore(damaged.subscribe, damaged.list);
}
