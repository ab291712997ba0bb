import { useServices } from '@back-office/shared/contract';
import { useEffect, useState } from 'react';
import { deferredPart } from '@back-office/shared/loading';
import { ItemsScreen } from '../features/items/screens/ItemsScreen';
import { CategoriesProvider } from '../state/categories';
import { ItemsProvider, useItems } from '../state/items';
import { PhotosProvider, usePhotos } from '../state/photos';
import { noSoldNames, SoldNamesContext, type SoldNames } from '../state/soldNames';

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

/** Milliseconds; the list comes first. */
const afterOpening = 10_000;

/** Sales of the sample are of its own items. */
function Suggestions({ onNames }: { readonly onNames: (names: SoldNames) => void }) {
  const { shop } = useServices();
  const [hasFailed, setFailed] = useState(false);
  return shop && !hasFailed ? <SoldItemsNotice onNames={onNames} onFailed={() => setFailed(true)} /> : null;
}

/** Looks after photos that nothing uses, once for each visit of the screen. */
function UnusedPhotos() {
  const { items, isReading } = useItems();
  const { removeUnused } = usePhotos();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (isReading || isDone) return;
    const timer = setTimeout(() => {
      setDone(true);
      removeUnused(items).catch((error: unknown) => console.warn('Unused photos cannot be removed.', error));
    }, afterOpening);
    return () => clearTimeout(timer);
  }, [items, isReading, isDone, removeUnused]);
  return null;
}

/** The items list with its stores and the import dialog. */
export function ItemsRoute() {
  const [sold, setSold] = useState(noSoldNames);
  return (
    <ItemsProvider>
      <CategoriesProvider>
        <PhotosProvider>
          <UnusedPhotos />
          <SoldNamesContext value={sold}>
            <ItemsScreen importDialog={ImportDialog} suggestions={<Suggestions onNames={setSold} />} />
          </SoldNamesContext>
        </PhotosProvider>
      </CategoriesProvider>
    </ItemsProvider>
  );
}
