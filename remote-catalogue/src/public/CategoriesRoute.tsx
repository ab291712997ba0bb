import { CategoriesScreen } from '../features/categories/screens/CategoriesScreen';
import { CategoriesProvider } from '../state/categories';
import { ItemsProvider } from '../state/items';

export function CategoriesRoute() {
  return (
    <ItemsProvider>
      <CategoriesProvider>
        <CategoriesScreen />
      </CategoriesProvider>
    </ItemsProvider>
  );
}
