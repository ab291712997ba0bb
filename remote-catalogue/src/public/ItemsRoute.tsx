import { deferredPart } from '@back-office/shared/loading';
import { ItemsScreen } from '../features/items/screens/ItemsScreen';
import { CategoriesProvider } from '../state/categories';
import { ItemsProvider } from '../state/items';

/** Belongs to another feature than the list that opens it, so it is passed in here. */
export const ImportDialog = deferredPart(() =>
  import(/* webpackChunkName: "import-library" */ '../features/item-import/screens/ImportDialog').then(
    (part) => part.ImportDialog,
  ),
);

/** The items list with its stores and the import dialog. */
export function ItemsRoute() {
  return (
    <ItemsProvider>
      <CategoriesProvider>
        <ItemsScreen importDialog={ImportDialog} />
      </CategoriesProvider>
    </ItemsProvider>
  );
}
