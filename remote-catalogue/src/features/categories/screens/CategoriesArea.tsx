import { CategoriesProvider } from '../../../state/categories';
import { ItemsProvider } from '../../../state/items';
import { CategoriesScreen } from './CategoriesScreen';

/** The categories with the items they are counted from. */
export function CategoriesArea() {
  return (
    <ItemsProvider>
      <CategoriesProvider>
        <CategoriesScreen />
      </CategoriesProvider>
    </ItemsProvider>
  );
}
