import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@back-office/shared/router';
import { createAreas, type AreaSource } from './remotes/areas';
import { AreasProvider } from './remotes/AreasProvider';
import { pageClock } from '@back-office/shared/loading';
import { adoptOverrides } from './remotes/overrides';
import { areaOf } from './remotes/rows';
import { RootBoundary } from './shell/RootBoundary';
import { Shell } from './shell/Shell';
import { ShopGate } from './shops/ShopGate';

interface HostOptions {
  readonly element: HTMLElement;
  /** Where the areas come from: federated remotes in the product, one plain bundle in a bench. */
  readonly source: AreaSource;
}

/** Starts the shell in `element` and loads the area of the current address. Returns a function that unmounts it. */
export function startHost({ element, source }: HostOptions): () => void {
  document.documentElement.setAttribute('data-back-office', '');
  const areas = createAreas({ source, clock: pageClock, random: Math.random, overrides: adoptOverrides(window) });
  areas.start();
  // Before React renders: the area's files download while the shell is being rendered.
  const first = areaOf(window.location.pathname, areas.snapshot().registry);
  if (first !== undefined && first !== 'host') areas.load(first);

  const root = createRoot(element);
  root.render(
    <RootBoundary>
      <AreasProvider value={areas}>
        <BrowserRouter>
          <ShopGate>
            <Shell />
          </ShopGate>
        </BrowserRouter>
      </AreasProvider>
    </RootBoundary>,
  );
  return () => root.unmount();
}
