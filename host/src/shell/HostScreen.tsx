import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { lazyScreen, useReconnect, asAreaFailure, isMissingChunk, type AreaFailure } from '@back-office/shared/loading';
import { reportAreaFailure } from '../remotes/areaState';
import { RemoteBoundary } from '../remotes/RemoteBoundary';
import { FailureScreen } from './FailureScreen';

interface HostScreenProps {
  /** The name of the screen, for its failure panel. */
  readonly name: string;
  readonly load: () => Promise<ComponentType>;
}

type Attempt =
  | { readonly screen: ReactElement }
  /** The panel stays while the screen is loaded again. */
  | { readonly failure: AreaFailure; readonly isRetrying: boolean };

/** A screen of the host in a chunk of its own. Its failures stay inside, like those of an area. */
export function HostScreen({ name, load }: HostScreenProps) {
  const [attempt, setAttempt] = useState<Attempt>(() => ({ screen: lazyScreen(load) }));
  const failure = 'failure' in attempt ? attempt.failure : undefined;

  useEffect(() => {
    let isShown = true;
    failure?.late?.then(
      () => isShown && setAttempt({ screen: lazyScreen(load) }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [failure, load]);

  useReconnect(failure, () => void retry());

  function failed(error: unknown): Attempt {
    const next = asAreaFailure(error, isMissingChunk(error) ? 'AREA-006' : 'AREA-008');
    reportAreaFailure('shell', 'host', next);
    return { failure: next, isRetrying: false };
  }

  async function retry() {
    if (!('failure' in attempt) || attempt.isRetrying) return;
    setAttempt({ ...attempt, isRetrying: true });
    const next = await load().then(() => ({ screen: lazyScreen(load) }), failed);
    // What was late may have opened the screen in the meantime.
    setAttempt((now) => ('failure' in now ? next : now));
  }

  if (!('failure' in attempt))
    return <RemoteBoundary onError={(error) => setAttempt(failed(error))}>{attempt.screen}</RemoteBoundary>;
  return (
    <FailureScreen name={name} failure={attempt.failure} onRetry={() => void retry()} isRetrying={attempt.isRetrying} />
  );
}
