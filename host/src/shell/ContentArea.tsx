import { AreaSkeleton } from '@back-office/shared/loading';
import { useLocation } from '@back-office/shared/router';
import { useAreasSnapshot } from '../remotes/AreasProvider';
import { areaOf } from '../remotes/rows';
import { AreaOutlet } from './AreaOutlet';
import { ErrorScreen } from './ErrorScreen';
import { HostScreen } from './HostScreen';

const loadHealth = () => import('../health/HealthScreen').then(({ HealthScreen }) => HealthScreen);

/** Renders the address: an area, the host's own health page, or the error screen. */
export function ContentArea() {
  const { pathname } = useLocation();
  const { registry } = useAreasSnapshot();
  const name = areaOf(pathname, registry);
  if (name === 'host') return <HostScreen name="System health" load={loadHealth} />;
  if (name !== undefined) return <AreaOutlet key={name} name={name} />;
  // A path that was unknown at build time may still be in the registry.
  return registry.step === 'reading' ? <AreaSkeleton /> : <ErrorScreen />;
}
