import { useMemo, type ReactNode } from 'react';
import { createRequiredContext, type Outcome, runAtomically } from '@back-office/shared/state';
import { useItems } from '../../../state/items';
import { createSampleLibrary, type ItemLibrary } from '../../../data/itemLibrary';
import type { LibraryChange } from '../domain/library';

interface LibraryState extends ItemLibrary {
  /** Makes all changes, or none if one fails. */
  readonly apply: (change: LibraryChange) => Promise<Outcome>;
}

const [Provider, useLibrary] = createRequiredContext<LibraryState>('useLibrary', 'LibraryProvider');
export { useLibrary };

interface LibraryProviderProps {
  /** The sample library by default. */
  readonly library?: ItemLibrary;
  readonly children: ReactNode;
}

/** Must be inside an `ItemsProvider`, whose list the changes apply to. */
export function LibraryProvider({ library = sampleLibrary, children }: LibraryProviderProps) {
  const { merge, remove } = useItems();
  const state = useMemo(
    (): LibraryState => ({
      offered: library.offered,
      // Remove first: if storage is full, this frees the space needed for adding.
      apply: (change) =>
        runAtomically([
          ...(change.remove.length > 0 ? [() => remove(change.remove)] : []),
          ...(change.add.length > 0 ? [() => merge(change.add)] : []),
        ]),
    }),
    [library, merge, remove],
  );
  return <Provider value={state}>{children}</Provider>;
}

const sampleLibrary = createSampleLibrary();
