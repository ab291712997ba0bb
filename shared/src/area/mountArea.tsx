import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import {
  ServicesProvider,
  type CreateArea,
  type LedgerPort,
  type Mount,
  type MountOptions,
  type Mounted,
  type ThemeName,
} from '@back-office/shared/contract';
import { BrowserRouter, MemoryRouter, useLocation, useNavigate, useRoutes } from '@back-office/shared/router';
import { AreaFrame } from './AreaFrame';
import { GlobalStyle, layer } from '../theme/theme';

interface Controls {
  update: Mounted['update'];
  navigate: (path: string) => void;
}

/**
 * The `mount` of an area, for pages without the host, with a separate router, storage namespace and theme. Throws when
 * `element` is missing. Everything it creates is inside `element`, and `unmount` removes it.
 */
export function mountArea(createArea: CreateArea, defaults: { readonly path: string; readonly name: string }): Mount {
  return (element, options = {}) => {
    if (!(element instanceof HTMLElement))
      throw new Error(`mount of ${defaults.name}: the first argument must be an element.`);
    const target = options.shadow ? (element.shadowRoot ?? element.attachShadow({ mode: 'open' })) : element;
    const host = document.createElement('div');
    host.setAttribute('data-back-office', '');
    target.append(host);
    const styles = document.createElement('div');
    const content = document.createElement('div');
    const overlays = document.createElement('div');
    host.append(styles, content, overlays);
    // Overlays are positioned relative to the window; a positioned element of the page around them would shift them.
    Object.assign(overlays.style, { position: 'fixed', top: '0', left: '0', zIndex: layer.modal });

    let controls: Controls | undefined;
    const setControls = (next: Controls | undefined) => {
      controls = next;
    };
    const root = createRoot(content);
    flushSync(() =>
      root.render(
        <StyleSheetManager target={styles}>
          <MountedArea
            createArea={createArea}
            options={{ path: defaults.path, ...options }}
            name={defaults.name}
            host={host}
            overlays={overlays}
            onControls={setControls}
          />
        </StyleSheetManager>,
      ),
    );
    return {
      update: (changes) => controls?.update(changes),
      navigate: (path) => controls?.navigate(path),
      unmount: () => {
        root.unmount();
        host.remove();
      },
    } satisfies Mounted;
  };
}

/** What `update` can change. */
interface Changeable {
  readonly theme?: ThemeName | undefined;
  readonly ledger?: LedgerPort | undefined;
}

interface MountedAreaProps {
  readonly createArea: CreateArea;
  readonly options: MountOptions & { readonly path: string };
  readonly name: string;
  readonly host: HTMLElement;
  readonly overlays: HTMLElement;
  readonly onControls: (controls: Controls | undefined) => void;
}

function MountedArea({ createArea, options, name, host, overlays, onControls }: MountedAreaProps) {
  const [{ theme = 'light', ledger }, setChangeable] = useState<Changeable>(options);
  const update = useCallback(
    (changes: Changeable) =>
      setChangeable((now) => ({
        theme: changes.theme ?? now.theme,
        ledger: changes.ledger ?? now.ledger,
      })),
    [],
  );
  const [area] = useState(createArea);
  useEffect(() => host.setAttribute('data-theme', theme), [host, theme]);
  const services = {
    theme,
    storageNamespace: options.storageNamespace ?? `back-office-${name}`,
    isEmbedded: true,
    isShellSubmenuOpen: false,
    ledger,
    portal: overlays,
  };
  return (
    <ServicesProvider value={services}>
      <GlobalStyle />
      <MountRouter options={options}>
        <MountControls onControls={onControls} update={update} onNavigate={options.onNavigate} />
        <AreaFrame>
          <AreaRoutes routes={area.routes} />
        </AreaFrame>
      </MountRouter>
    </ServicesProvider>
  );
}

function MountRouter({
  options,
  children,
}: {
  readonly options: MountOptions & { readonly path: string };
  readonly children: ReactNode;
}) {
  return options.router === 'browser' ? (
    <BrowserRouter basename={options.basePath ?? '/'}>{children}</BrowserRouter>
  ) : (
    <MemoryRouter initialEntries={[options.path]}>{children}</MemoryRouter>
  );
}

function AreaRoutes({ routes }: { readonly routes: ReturnType<CreateArea>['routes'] }) {
  return useRoutes([
    ...routes,
    { path: '*', element: <p role="alert">This page is not part of the embedded area.</p> },
  ]);
}

interface MountControlsProps {
  readonly onControls: (controls: Controls | undefined) => void;
  readonly update: Controls['update'];
  readonly onNavigate: ((path: string) => void) | undefined;
}

/** Passes the page's commands to the area, and the area's navigation to the page. */
function MountControls({ onControls, update, onNavigate }: MountControlsProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    onControls({ update, navigate: (path) => void navigate(path) });
    return () => onControls(undefined);
  }, [onControls, navigate, update]);
  useEffect(() => onNavigate?.(pathname + search), [onNavigate, pathname, search]);
  return null;
}
