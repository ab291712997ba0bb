import { createRequiredContext } from '@back-office/shared/state';
import { useMemo, type ReactNode } from 'react';
import type { ItemLibrary } from '../data/itemLibrary';
import type { Outcome } from '../../../data/itemsStore';
import { createSampleLibrary } from '../data/sampleLibrary';
import type { LibraryChange } from '../domain/library';
import { allOrNothing } from '../../../state/allOrNothing';
import { useItems } from '../../../state/items';

interface LibraryState extends ItemLibrary {
  /** Adds and removes together, or neither. */
  readonly apply: (change: LibraryChange) => Promise<Outcome>;
}

const [Provider, useLibrary] = createRequiredContext<LibraryState>('useLibrary', 'LibraryProvider');
export { useLibrary };

interface LibraryProviderProps {
  /** Another library to take items from; without it the sample one. */
  readonly library?: ItemLibrary;
  readonly children: ReactNode;
}

/** Stands inside an `ItemsProvider`: what is taken from the library goes into that list. */
export function LibraryProvider({ library = sampleLibrary, children }: LibraryProviderProps) {
  const { merge, remove } = useItems();
  const state = useMemo(
    (): LibraryState => ({
      offered: library.offered,
      // Removing comes first: in a full storage it makes the room that adding needs.
      apply: (change) =>
        allOrNothing([
          ...(change.remove.length > 0 ? [() => remove(change.remove)] : []),
          ...(change.add.length > 0 ? [() => merge(change.add)] : []),
        ]),
    }),
    [library, merge, remove],
  );
  return <Provider value={state}>{children}</Provider>;
}

const sampleLibrary = createSampleLibrary();
