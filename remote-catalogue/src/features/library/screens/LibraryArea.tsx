import { ItemsProvider } from '../../../state/items';
import { LibraryProvider } from '../state/library';
import { LibraryScreen } from './LibraryScreen';

/** The library with the items it shows and the sample library it takes new ones from. */
export function LibraryArea() {
  return (
    <ItemsProvider>
      <LibraryProvider>
        <LibraryScreen />
      </LibraryProvider>
    </ItemsProvider>
  );
}
