import { AreaSkeleton } from '@back-office/shared/loading';
import { useLocation } from '@back-office/shared/router';
import { isUnder, paths } from '@back-office/shared/routes';
import { useAreasSnapshot } from '../remotes/AreasProvider';
import { areaOf } from '../remotes/rows';
import { AreaOutlet } from './AreaOutlet';
import { ErrorScreen } from './ErrorScreen';
import { HostScreen } from './HostScreen';

/** The host's own screens, by the first part of their path. */
const hostScreens = [
  {
    path: paths.settings(),
    name: 'Settings',
    load: () =>
      import(/* webpackChunkName: "settings" */ '../settings/SettingsScreen').then((part) => part.SettingsScreen),
  },
  {
    path: paths.health(),
    name: 'System health',
    load: () => import('../health/HealthScreen').then(({ HealthScreen }) => HealthScreen),
  },
] as const;

/** Renders the address: an area, a screen of the host, or the error screen. */
export function ContentArea() {
  const { pathname } = useLocation();
  const { registry } = useAreasSnapshot();
  const name = areaOf(pathname, registry);
  const own = hostScreens.find(({ path }) => isUnder(pathname, path));
  if (own) return <HostScreen key={own.path} name={own.name} load={own.load} />;
  if (name !== undefined) return <AreaOutlet key={name} name={name} />;
  // A path that was unknown at build time may still be in the registry.
  return registry.step === 'reading' ? <AreaSkeleton /> : <ErrorScreen />;
}
