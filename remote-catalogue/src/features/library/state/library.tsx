import { useMemo, type ReactNode } from 'react';
import { createRequiredContext, type Outcome } from '@back-office/shared/state';
import { useItems, useIsOwnShop } from '../../../state/items';
import { createSampleLibrary, type ItemLibrary } from '../../../data/itemLibrary';
import type { LibraryChange } from '../domain/library';

interface LibraryState extends ItemLibrary {
  /** It offers nothing, so that items come from the list alone. */
  readonly isEmpty: boolean;
  /** Makes all changes as one, or none. */
  readonly apply: (change: LibraryChange) => Promise<Outcome>;
}

const [Provider, useLibrary] = createRequiredContext<LibraryState>('useLibrary', 'LibraryProvider');
export { useLibrary };

/**
 * The sample library in the sample shop; a shop of the merchant's own has the items of its list alone. Must be inside an
 * `ItemsProvider`, whose list the changes apply to.
 */
export function LibraryProvider({ children }: { readonly children: ReactNode }) {
  const { exchange } = useItems();
  const library = useIsOwnShop() ? emptyLibrary : sampleLibrary;
  const state = useMemo(
    (): LibraryState => ({
      offered: library.offered,
      isEmpty: library === emptyLibrary,
      apply: ({ remove, add }) => exchange(remove, add),
    }),
    [library, exchange],
  );
  return <Provider value={state}>{children}</Provider>;
}

const sampleLibrary = createSampleLibrary();
const emptyLibrary: ItemLibrary = { offered: () => [] };
