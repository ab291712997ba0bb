import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@back-office/shared/router';
import { adoptOverrides } from './remotes/overrides';
import { createAreas } from './remotes/areas';
import { AreasProvider } from './remotes/AreasProvider';
import { pageClock } from './remotes/clock';
import { areaOf } from './remotes/rows';
import type { AreaSource } from './remotes/source';
import { RootBoundary } from './shell/RootBoundary';
import { Shell } from './shell/Shell';

interface HostOptions {
  readonly element: HTMLElement;
  /** Where the areas come from: federated remotes in the product, something plainer in a bench. */
  readonly source: AreaSource;
}

/** Starts the navigation shell in `element` and loads the area of the current address. Returns how to take it down. */
export function startHost({ element, source }: HostOptions): () => void {
  document.documentElement.setAttribute('data-back-office', '');
  const areas = createAreas({ source, clock: pageClock, random: Math.random, overrides: adoptOverrides(window) });
  areas.start();
  // Without waiting for React: the area's files travel while the shell is drawn.
  const first = areaOf(window.location.pathname, areas.snapshot().registry);
  if (first !== undefined && first !== 'host') areas.load(first);

  const root = createRoot(element);
  root.render(
    <RootBoundary>
      <AreasProvider value={areas}>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </AreasProvider>
    </RootBoundary>,
  );
  return () => root.unmount();
}
