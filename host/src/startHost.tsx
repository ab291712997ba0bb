import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@back-office/shared/router';
import type { Areas } from './remotes/areas';
import { AreasProvider } from './remotes/AreasProvider';
import { RootBoundary } from './shell/RootBoundary';
import { Shell } from './shell/Shell';
import { ShopGate } from './shops/ShopGate';

interface HostOptions {
  readonly element: HTMLElement;
  readonly areas: Areas;
}

/** Starts the shell in `element`. Returns a function that unmounts it. */
export function startHost({ element, areas }: HostOptions): () => void {
  document.documentElement.setAttribute('data-back-office', '');
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
