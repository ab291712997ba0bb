import { CategoriesProvider } from '../../../state/categories';
import { ItemsProvider } from '../../../state/items';
import { ItemsScreen } from './ItemsScreen';

/** The items list with the stores it works on. */
export function ItemsArea() {
  return (
    <ItemsProvider>
      <CategoriesProvider>
        <ItemsScreen />
      </CategoriesProvider>
    </ItemsProvider>
  );
}
