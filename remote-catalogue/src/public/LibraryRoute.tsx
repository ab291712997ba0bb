import { LibraryScreen } from '../features/library/screens/LibraryScreen';
import { LibraryProvider } from '../features/library/state/library';
import { ItemsProvider } from '../state/items';

/** The item library with its stores. */
export function LibraryRoute() {
  return (
    <ItemsProvider>
      <LibraryProvider>
        <LibraryScreen />
      </LibraryProvider>
    </ItemsProvider>
  );
}
