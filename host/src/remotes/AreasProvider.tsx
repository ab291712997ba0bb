import { useMemo, useSyncExternalStore } from 'react';
import { createRequiredContext } from '@back-office/shared/state';
import type { Areas } from './areas';
import type { AreasSnapshot } from './areaState';
import { declaredAreas, type DeclaredArea } from './declaredAreas';

export const [AreasProvider, useAreas] = createRequiredContext<Areas>('useAreas', 'AreasProvider');

export function useAreasSnapshot(): AreasSnapshot {
  const areas = useAreas();
  return useSyncExternalStore(areas.subscribe, areas.snapshot);
}

/** What all areas declare; the same list until the registry is read again. */
export function useDeclaredAreas(): readonly DeclaredArea[] {
  const { overrides, earlierRows } = useAreas();
  const { registry } = useAreasSnapshot();
  return useMemo(() => declaredAreas(registry, overrides, earlierRows), [registry, overrides, earlierRows]);
}

/** Returns a function from an area's name to the name that merchants read. */
export function useAreaTitle(): (name: string) => string {
  const declared = useDeclaredAreas();
  return (name) => declared.find((area) => area.name === name)?.title ?? name;
}
