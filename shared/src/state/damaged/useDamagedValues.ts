import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '@back-office/shared/contract';
import { browserStorage } from '../storageArea';
import { createDamagedValues } from './damagedValues';
import type { UnreadableValue } from './quarantine';

/** The damaged values of this page's namespace. `includes` must be the same function on every render. */
export function useDamagedValues(includes: (key: string) => boolean): readonly UnreadableValue[] {
  const { storageNamespace: namespace } = useServices();
  const damaged = useMemo(
    () => createDamagedValues({ storage: browserStorage(), namespace, includes }),
    [namespace, includes],
  );
  return useSyncExternalStore(damaged.subscribe, damaged.list);
}
