import { useMemo, type ReactNode } from 'react';
import { createRequiredContext, type Outcome } from '@back-office/shared/state';
import { useItems } from '../../../state/items';
import { createSampleLibrary, type ItemLibrary } from '../../../data/itemLibrary';
import type { LibraryChange } from '../domain/library';

interface LibraryState extends ItemLibrary {
  /** Makes all changes as one, or none. */
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
  const { exchange } = useItems();
  const state = useMemo(
    (): LibraryState => ({
      offered: library.offered,
      apply: ({ remove, add }) => exchange(remove, add),
    }),
    [library, exchange],
  );
  return <Provider value={state}>{children}</Provider>;
}

const sampleLibrary = createSampleLibrary();
