import { useCallback, useState, useSyncExternalStore } from 'react';
import { useServices } from '@back-office/shared/contract';
import {
  type AreaMenuChoice,
  areaMenuChoices,
  browserStorage,
  personNamespace,
  preferencesKey,
  type StorageArea,
  withNamespace,
  type WriteResult,
} from '../state/storageArea';
import { onChange } from '../state/storageChanges';

/**
 * What the merchant chose for the menu of an area, from the stored preferences. Every area has this in its first script,
 * so it reads only this one field; the code that checks and writes preferences is loaded with the first choice, which
 * counts at once.
 */
export function useMenuChoice(): readonly [AreaMenuChoice, (choice: AreaMenuChoice) => void] {
  const { storageNamespace } = useServices();
  const key = withNamespace(personNamespace(storageNamespace), preferencesKey);
  const subscribe = useCallback((listener: () => void) => onChange(browserStorage(), key, listener), [key]);
  const stored = useSyncExternalStore(subscribe, () => storedChoice(browserStorage(), key));
  const [pending, setPending] = useState<AreaMenuChoice>();
  return [
    pending ?? stored,
    (choice) => {
      setPending(choice);
      // A choice that could not be stored lasts until the page is reloaded.
      store(choice, storageNamespace)
        .then(({ ok }) => setPending((latest) => (ok && latest === choice ? undefined : latest)))
        .catch((cause: unknown) => console.error('The choice for the menu could not be stored.', cause));
    },
  ];
}

async function store(choice: AreaMenuChoice, namespace: string): Promise<WriteResult> {
  const { storeAreaMenu } = await import(/* webpackChunkName: "preferences" */ '../state/preferences');
  return storeAreaMenu(choice, namespace);
}

/** What cannot be read is as if nothing was chosen; the notice for damaged values says so. */
function storedChoice(storage: StorageArea, key: string): AreaMenuChoice {
  try {
    const { areaMenu } = JSON.parse(storage.getItem(key) ?? '{}') as { readonly areaMenu?: unknown };
    return areaMenuChoices.find((choice) => choice === areaMenu) ?? 'auto';
  } catch {
    return 'auto';
  }
}
