import { useEffect, useMemo } from 'react';
import { useAreaRoutes } from '@back-office/shared/area';
import { AreaSkeleton } from '@back-office/shared/loading';
import type { Area } from '@back-office/shared/contract';
import { useLocation } from '@back-office/shared/router';
import { ToastProvider } from '@back-office/shared/ui';
import { useAreas, useAreasSnapshot, useAreaTitle } from '../remotes/AreasProvider';
import { idle } from '../remotes/areaState';
import { RemoteBoundary } from '../remotes/RemoteBoundary';
import { ErrorScreen } from './ErrorScreen';
import { FailureScreen } from './FailureScreen';

/** Renders one area. Its failures stay inside: the shell around it never unmounts. */
export function AreaOutlet({ name }: { readonly name: string }) {
  const areas = useAreas();
  const state = useAreasSnapshot().areas[name] ?? idle;
  const { pathname } = useLocation();
  const areaTitle = useAreaTitle();

  useEffect(() => areas.load(name), [areas, name]);
  useEffect(() => areas.visit(name, pathname), [areas, name, pathname]);

  const failed = state.step === 'failed' ? state.failure : state.step === 'loading' ? state.after : undefined;
  if (failed)
    return (
      <FailureScreen
        name={areaTitle(name)}
        failure={failed}
        onRetry={() => areas.retry(name)}
        isRetrying={state.step === 'loading'}
      />
    );
  if (state.step !== 'ready') return <AreaSkeleton />;
  return (
    <RemoteBoundary key={state.loadId} onError={(error) => areas.areaThrew(name, error, pathname)}>
      <ToastProvider>
        <AreaRoutes area={state.exposed} />
      </ToastProvider>
    </RemoteBoundary>
  );
}

function AreaRoutes({ area }: { readonly area: Area }) {
  const routes = useMemo(() => [...area.routes, { path: '*', element: <ErrorScreen /> }], [area]);
  return useAreaRoutes(routes);
}
