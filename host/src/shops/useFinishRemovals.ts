import { useEffect } from 'react';
import { whenLoadedAndIdle } from '@back-office/shared/loading';
import { browserStorage, shopsKey } from '@back-office/shared/state';
import { useToast } from '@back-office/shared/ui';

/** As in the list of shops, which is read here without its code: most merchants have deleted no shop. */
const mark = '"removedAt"';

/**
 * Finishes what an earlier page began: a deleted shop can be put back for a while, also after that page was closed, and
 * then its data go.
 */
export function useFinishRemovals(isReady: boolean): void {
  const { show } = useToast();
  useEffect(() => {
    if (!isReady || !browserStorage().getItem(shopsKey)?.includes(mark)) return undefined;
    return whenLoadedAndIdle(() => {
      import(/* webpackChunkName: "shops" */ './removals').then(
        ({ finishRemovals }) => finishRemovals({ show }),
        // The next page tries again.
        (cause: unknown) => console.warn('[host] deleted shops could not be removed yet:', cause),
      );
    });
  }, [isReady, show]);
}
