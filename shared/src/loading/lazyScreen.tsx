import { Suspense, lazy, type ComponentType, type ReactElement } from 'react';
import { ToastProvider } from '@back-office/shared/ui';
import { AreaSkeleton } from './AreaSkeleton';

/**
 * A screen in a separate chunk, as a route element. Create it inside `createArea`, so that each attempt of the area
 * gets a new one: React never loads a lazy component again after it failed. The runtime plugin `chunkRetry` requests
 * its chunk again and reports it as late. The shell shows the screen's toasts; a host
 * of contract 1.3 lends none, so there the screen has its own.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ReactElement {
  const Screen = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<AreaSkeleton />}>
      <ToastProvider>
        <Screen />
      </ToastProvider>
    </Suspense>
  );
}
