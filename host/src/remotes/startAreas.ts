import { pageClock } from '@back-office/shared/loading';
import { createAreas, type Areas, type AreaSource } from './areas';
import { adoptOverrides } from './overrides';
import { areaOf } from './rows';

/** Reads the registry and loads the area of the current address: its files download while the shell is started. */
export function startAreas(source: AreaSource): Areas {
  const areas = createAreas({ source, clock: pageClock, random: Math.random, overrides: adoptOverrides(window) });
  areas.start();
  const first = areaOf(window.location.pathname, areas.snapshot().registry);
  if (first !== undefined && first !== 'host') areas.load(first);
  return areas;
}
