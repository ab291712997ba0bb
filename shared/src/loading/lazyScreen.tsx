import { Suspense, lazy, type ComponentType, type ReactElement } from 'react';
import { AreaSkeleton } from './AreaSkeleton';

/** Two more tries after the first, a moment apart: a lost packet should not become a failure panel. */
const pauses = [200, 600] as const;

async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)));
    }
  }
  return load();
}

/**
 * A screen in a chunk of its own, as a route element. Make it inside `createArea`, so that each attempt of the area
 * starts a fresh one: React keeps a failed lazy component failed for ever.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ReactElement {
  const Screen = lazy(() => withRetries(async () => ({ default: await load() })));
  return (
    <Suspense fallback={<AreaSkeleton />}>
      <Screen />
    </Suspense>
  );
}
