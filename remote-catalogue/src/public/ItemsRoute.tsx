import { useServices } from '@back-office/shared/contract';
import { useState } from 'react';
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

const SoldItemsNotice = deferredPart(() =>
  import(/* webpackChunkName: "sold-items" */ '../features/sold-items/screens/SoldItemsNotice').then(
    (part) => part.SoldItemsNotice,
  ),
);

/** Sales of the sample are of its own items. */
function Suggestions() {
  const { shop } = useServices();
  const [hasFailed, setFailed] = useState(false);
  return shop && !hasFailed ? <SoldItemsNotice onFailed={() => setFailed(true)} /> : null;
}

/** The items list with its stores and the import dialog. */
export function ItemsRoute() {
  return (
    <ItemsProvider>
      <CategoriesProvider>
        <ItemsScreen importDialog={ImportDialog} suggestions={<Suggestions />} />
      </CategoriesProvider>
    </ItemsProvider>
  );
}
