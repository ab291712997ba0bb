import { Suspense, lazy, type ComponentType, type ReactElement } from 'react';
import { ToastProvider } from '@back-office/shared/ui';
import { AreaSkeleton } from './AreaSkeleton';

/** Screens whose code is there, by what loaded it. */
const loaded = new WeakMap<() => Promise<ComponentType>, ComponentType>();

/**
 * A screen in a separate chunk, as a route element. Create it inside `createArea`, so that each attempt of the area
 * gets a new one: React never loads a lazy component again after it failed. The runtime plugin `chunkRetry` requests
 * its chunk again and reports it as late. The shell shows the screen's toasts; a host
 * of contract 1.3 lends none, so there the screen has its own.
 *
 * @param load The same function each time: an area that is mounted again shows a screen that it has loaded at once. As a lazy
 * component it would show a skeleton first, which React keeps for 300 ms.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ReactElement {
  const Screen =
    loaded.get(load) ??
    lazy(async () => {
      const code = await load();
      loaded.set(load, code);
      return { default: code };
    });
  return (
    <Suspense fallback={<AreaSkeleton />}>
      <ToastProvider>
        <Screen />
      </ToastProvider>
    </Suspense>
  );
}
