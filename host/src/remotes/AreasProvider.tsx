import { useSyncExternalStore } from 'react';
import { createRequiredContext } from '@back-office/shared/state';
import type { Areas } from './areas';
import type { AreasSnapshot } from './areaState';

export const [AreasProvider, useAreas] = createRequiredContext<Areas>('useAreas', 'AreasProvider');

export function useAreasSnapshot(): AreasSnapshot {
  const areas = useAreas();
  return useSyncExternalStore(areas.subscribe, areas.snapshot);
}
