import { useMemo } from 'react';
import { pluralize } from '@back-office/shared/format';
import { useAnnounceEdit, type Outcome } from '@back-office/shared/state';
import { isOwnItem, offeredIdPrefix } from '../../../domain/offeredItem';
import { useItems, useIsOwnShop } from '../../../state/items';

/**
 * What newcomers to the sample shop are offered. The items that its sales contain are added to the list, which can be
 * undone. Another shop does not sell them.
 */
export function useSampleCatalog() {
  const { items, merge } = useItems();
  const isOwn = useIsOwnShop();
  const announce = useAnnounceEdit();
  return useMemo(
    () => ({
      hasOwnItems: items.some(isOwnItem),
      /** A function, because it may ask all items. */
      isOffered: () => !isOwn && !items.some(({ id }) => id.startsWith(offeredIdPrefix)),
      load: () => announce(addOffered(merge), (added) => `${pluralize(added, 'item')} added`),
    }),
    [items, merge, announce, isOwn],
  );
}

/** Only newcomers need the code of the library. */
async function addOffered(merge: ReturnType<typeof useItems>['merge']): Promise<Outcome> {
  try {
    const { createSampleLibrary } = await import(/* webpackChunkName: "sample-library" */ '../../../data/itemLibrary');
    return await merge(
      createSampleLibrary()
        .offered()
        .map(({ item }) => item),
    );
  } catch (cause) {
    console.error('Loading the sample catalog failed.', cause);
    return { ok: false, reason: 'failed', message: 'The sample catalog could not be loaded. Please try again.' };
  }
}
