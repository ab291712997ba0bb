import { CategoriesScreen } from '../features/categories/screens/CategoriesScreen';
import { CategoriesProvider } from '../state/categories';
import { ItemsProvider } from '../state/items';

/** The categories with their stores. */
export function CategoriesRoute() {
  return (
    <ItemsProvider>
      <CategoriesProvider>
        <CategoriesScreen />
      </CategoriesProvider>
    </ItemsProvider>
  );
}
