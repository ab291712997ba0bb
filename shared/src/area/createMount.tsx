import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import {
  ServicesProvider,
  type AreaServices,
  type CreateArea,
  type Mount,
  type MountOptions,
  type Mounted,
} from '@back-office/shared/contract';
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from '@back-office/shared/router';
import { color, GlobalStyle, layer, shadow } from '@back-office/shared/theme';
import { tellPage } from './areaEvents';
import { EmbeddedContent, type Embedding } from './EmbeddedContent';
import { onPreferredTheme, themeOf } from './followTheme';
import { createFormatClaim, type FormatClaim } from './formatClaim';
import { keepStyles } from './keepStyles';
import { LedgerFormat } from './LedgerFormat';
import { mayBeStored, type FoundSource, type Lent } from './lent';
import { sourcesOf, withChanges, type MountChanges } from './mountChanges';
import { adoptPageColors } from './pageColors';
import { mountWithRecovery, type ImportEmbed } from './recovery';
import type { LoadedOnce } from '../loading/loadOnce';

interface Controls {
  update: Mounted['update'];
  navigate: (path: string) => void;
}

export interface MountDefaults {
  readonly path: string;
  readonly name: string;
  /** The name that merchants read. */
  readonly title: string;
  /** Its screens answer with figures of the ledger without asking for them in advance. */
  readonly alwaysShowsFigures?: boolean;
}

/** What an area loads from its own build, also where the frame around its screens is that of another area. */
export interface OwnParts {
  readonly importEmbed: ImportEmbed;
  readonly findSource: (ledger: AreaServices['ledger'], shopId: string | undefined) => Promise<FoundSource>;
  /** Few pages have damaged values: the code that finds them is loaded after the first screen. */
  readonly damagedValues: LoadedOnce<ComponentType>;
}

/** `embed.js` passes what only it knows. */
interface EmbedOptions extends MountOptions {
  readonly embedding?: Embedding | undefined;
}

type RenderOptions = EmbedOptions & { readonly embedding: Embedding };

/** `var(--accent)` → `--accent`. */
const colorNames = Object.values({ ...color, ...shadow }).map((value) => value.slice('var('.length, -1));

export type EmbedMount = (element: HTMLElement, options?: EmbedOptions) => Mounted;

/** What `mountArea` calls. Areas that were built from the same source share it: it loads nothing but by `parts`. */
export function createMount(createArea: CreateArea, defaults: MountDefaults, parts: OwnParts): Mount {
  return (element, options: EmbedOptions = {}) => {
    if (!(element instanceof HTMLElement && element.ownerDocument === document))
      throw new Error(`mount of ${defaults.name}: the first argument must be an element of this document.`);
    const { embedding } = options;
    if (embedding) return render(element, { ...options, embedding });
    return mountWithRecovery(render, element, options, parts.importEmbed);
  };

  function render(element: HTMLElement, options: RenderOptions): Mounted {
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
    keepOverlaysReachable(overlays);
    const dropStyles = keepStyles(styles);
    const dropColors = options.shadow ? adoptPageColors(element, host, colorNames) : () => undefined;

    const claim = createFormatClaim();
    let controls: Controls | undefined;
    const setControls = (next: Controls | undefined) => {
      controls = next;
    };
    const root = createRoot(content);
    flushSync(() =>
      root.render(
        <StyleSheetManager target={styles} {...(options.nonce && { nonce: options.nonce })}>
          <MountedArea
            createArea={createArea}
            options={{ path: defaults.path, ...options }}
            defaults={defaults}
            parts={parts}
            element={element}
            host={host}
            overlays={overlays}
            claim={claim}
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
        claim.release();
        host.remove();
        dropStyles();
        dropColors();
      },
    };
  }
}

/**
 * A modal of react-aria makes everything outside it inert, except elements with a mark. In a shadow root it does not see
 * the mark of the toasts, nor that a list which opens above it belongs to it.
 */
function keepOverlaysReachable(overlays: HTMLElement) {
  const mark = 'data-react-aria-top-layer';
  // Observers are called in the order in which they were created, so this one is called before those of react-aria.
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
    const marked = added.filter((element) => !element.hasAttribute(mark));
    for (const element of marked) element.setAttribute(mark, '');
    queueMicrotask(() => {
      for (const element of marked) element.removeAttribute(mark);
    });
  });
  observer.observe(overlays, { childList: true });

  const hiding = ['inert', 'aria-hidden'];
  const reveal = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.hasAttribute(mark))
        for (const name of hiding) target.removeAttribute(name);
  });
  reveal.observe(overlays, { subtree: true, attributeFilter: hiding });
}

interface MountedAreaProps {
  readonly createArea: CreateArea;
  readonly options: RenderOptions & { readonly path: string };
  readonly defaults: MountDefaults;
  readonly parts: OwnParts;
  /** The page's, at which events are dispatched. */
  readonly element: HTMLElement;
  readonly host: HTMLElement;
  readonly overlays: HTMLElement;
  readonly claim: FormatClaim;
  readonly onControls: (controls: Controls | undefined) => void;
}

function MountedArea(props: MountedAreaProps) {
  const { createArea, options: given, defaults, parts, element, host, overlays, claim, onControls } = props;
  const { name, title, alwaysShowsFigures = false } = defaults;
  const [options, setOptions] = useState(given);
  const update = useCallback((changes: MountChanges) => setOptions((now) => withChanges(now, changes)), []);
  const theme = useSyncExternalStore(onPreferredTheme, () => themeOf(options.theme ?? 'light'));
  useEffect(() => host.setAttribute('data-theme', theme), [host, theme]);
  const { ledger, items, reply } = sourcesOf(options);
  const [shopId] = useState(() => (mayBeStored(given.shop) ? given.shop : undefined));
  const services = useMemo(
    (): AreaServices => ({
      theme,
      storageNamespace: namespaceOf(options, name),
      isEmbedded: true,
      isPageShop: Boolean(options.shop),
      isShellSubmenuOpen: false,
      headingLevel: options.headingLevel ?? 2,
      portal: overlays,
      items,
      reply,
    }),
    [theme, options, name, overlays, items, reply],
  );
  return (
    <ServicesProvider value={services}>
      <GlobalStyle />
      <MountRouter options={options}>
        <MountControls onControls={onControls} update={update} onNavigate={options.onNavigate} />
        <LedgerFormat
          ledger={ledger}
          shopId={shopId}
          findSource={parts.findSource}
          title={title}
          claim={claim}
          element={element}
        >
          {(lent) => (
            <ReadyServices
              services={services}
              lent={lent}
              isSeparate={options.storageNamespace !== undefined}
              element={element}
            >
              {(hasScreen) => (
                <EmbeddedContent
                  createArea={createArea}
                  damagedValues={parts.damagedValues}
                  name={name}
                  title={title}
                  embedding={options.embedding}
                  options={options}
                  element={element}
                  alwaysShowsFigures={alwaysShowsFigures}
                  root={host}
                  notices={lent.notices}
                  hasScreen={hasScreen}
                />
              )}
            </ReadyServices>
          )}
        </LedgerFormat>
      </MountRouter>
    </ServicesProvider>
  );
}

function namespaceOf({ storageNamespace, shop }: MountOptions, name: string): string {
  const namespace = storageNamespace ?? `back-office-${name}`;
  return shop ? `${namespace}:${shop}` : namespace;
}

interface ReadyServicesProps {
  readonly services: AreaServices;
  readonly lent: Lent;
  /** The page has chosen where lists are stored. */
  readonly isSeparate: boolean;
  readonly element: HTMLElement;
  /** `hasScreen`: the first screen is shown. */
  readonly children: (hasScreen: boolean) => ReactNode;
}

/** The services with the ledger that has answered. Tells the page when the first screen is shown. */
function ReadyServices({ services, lent, isSeparate, element, children }: ReadyServicesProps) {
  const { pathname, search } = useLocation();
  const [isReady, setReady] = useState(false);
  const onScreen = useCallback(() => setReady(true), []);
  const tellReady = useEffectEvent(() => tellPage(element, 'ready', { path: pathname + search }));
  useEffect(() => {
    if (isReady) tellReady();
  }, [isReady]);
  const { ledger, shop } = lent;
  const storageNamespace = (!isSeparate && lent.storageNamespace) || services.storageNamespace;
  const version = useLedgerVersion(ledger);
  const value = useMemo(
    // Screens ask a ledger of another version again when they get other services.
    () => ({ ...services, ledger, shop, storageNamespace, onScreen, version }),
    [services, ledger, shop, storageNamespace, onScreen, version],
  );
  return <ServicesProvider value={value}>{children(isReady)}</ServicesProvider>;
}

/** Also of one that changes by itself. */
function useLedgerVersion(ledger: AreaServices['ledger']): string | undefined {
  const subscribe = useCallback((listener: () => void) => ledger?.subscribe?.(listener) ?? noop, [ledger]);
  return useSyncExternalStore(subscribe, () => ledger?.version);
}

const noop = () => undefined;

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
  useEffect(() => void callPage(onNavigate, pathname + search), [onNavigate, pathname, search]);
  return null;
}

/** The page's own code cannot break the area: what it returns is ignored, and what it throws is logged. */
async function callPage(onNavigate: MountOptions['onNavigate'], path: string) {
  try {
    await onNavigate?.(path);
  } catch (error) {
    console.error('onNavigate of the page failed:', error);
  }
}
