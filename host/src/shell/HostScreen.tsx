import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { lazyScreen } from '@back-office/shared/loading';
import { asAreaFailure, isMissingChunk, reportAreaFailure, type AreaFailure } from '../remotes/failure';
import { RemoteBoundary } from '../remotes/RemoteBoundary';
import { FailureScreen } from './FailureScreen';
import { focusContent } from './SkipLink';

interface HostScreenProps {
  /** The name of the screen, for its failure panel. */
  readonly name: string;
  readonly load: () => Promise<ComponentType>;
}

type Attempt = { readonly screen: ReactElement } | { readonly failure: AreaFailure };

/** A screen of the host in a chunk of its own. Its failures stay inside, like those of an area. */
export function HostScreen({ name, load }: HostScreenProps) {
  const [attempt, setAttempt] = useState<Attempt>(() => ({ screen: lazyScreen(load) }));

  const late = 'failure' in attempt ? attempt.failure.late : undefined;
  useEffect(() => {
    let isShown = true;
    late?.then(
      () => isShown && setAttempt({ screen: lazyScreen(load) }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [late, load]);

  function fail(error: unknown) {
    const failure = asAreaFailure(error, isMissingChunk(error) ? 'AREA-006' : 'AREA-008');
    reportAreaFailure('shell', 'host', failure);
    setAttempt({ failure });
  }

  function retry() {
    focusContent();
    setAttempt({ screen: lazyScreen(load) });
  }

  if ('failure' in attempt) return <FailureScreen name={name} failure={attempt.failure} onRetry={retry} />;
  return <RemoteBoundary onError={fail}>{attempt.screen}</RemoteBoundary>;
}
