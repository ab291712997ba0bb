import { Suspense, lazy } from 'react';
import { AreaSkeleton } from '@back-office/shared/loading';
import { useLocation } from '@back-office/shared/router';
import { useAreasSnapshot } from '../remotes/AreasProvider';
import { areaOf } from '../remotes/rows';
import { AreaOutlet } from './AreaOutlet';
import { ErrorScreen } from './ErrorScreen';

const HealthScreen = lazy(async () => ({ default: (await import('../health/HealthScreen')).HealthScreen }));

/** Renders the address: an area, the host's own health page, or the error screen. */
export function ContentArea() {
  const { pathname } = useLocation();
  const { registry } = useAreasSnapshot();
  const name = areaOf(pathname, registry);
  if (name === 'host') {
    return (
      <Suspense fallback={<AreaSkeleton />}>
        <HealthScreen />
      </Suspense>
    );
  }
  if (name !== undefined) return <AreaOutlet key={name} name={name} />;
  // A path that was unknown at build time may still be in the registry.
  return registry.step === 'reading' ? <AreaSkeleton /> : <ErrorScreen />;
}
