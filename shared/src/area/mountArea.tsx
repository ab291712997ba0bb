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
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from '@back-office/shared/router';
import { GlobalStyle, layer } from '@back-office/shared/theme';
import { EmbeddedContent, type Embedding } from './EmbeddedContent';
import { createFormatClaim, type FormatClaim } from './formatClaim';
import { keepStyles } from './keepStyles';
import { LedgerFormat } from './LedgerFormat';
import { adoptPageColors } from './pageColors';
import { importEmbed, mountWithRecovery, type ImportEmbed } from './recovery';

interface Controls {
  update: Mounted['update'];
  navigate: (path: string) => void;
}

interface Defaults {
  readonly path: string;
  readonly name: string;
  /** The name that merchants read. */
  readonly title: string;
  /** Its screens answer with figures of the ledger without asking for them in advance. */
  readonly alwaysShowsFigures?: boolean;
}

/** `embed.js` passes what only it knows. */
interface EmbedOptions extends MountOptions {
  readonly embedding?: Embedding | undefined;
}

type RenderOptions = EmbedOptions & { readonly embedding: Embedding };

export type EmbedMount = (element: HTMLElement, options?: EmbedOptions) => Mounted;

/**
 * The `mount` of an area, for pages without the host, with a separate router, storage namespace and theme. Throws when
 * `element` is missing. Everything it creates is inside `element`, and `unmount` removes it.
 */
export function mountArea(createArea: CreateArea, defaults: Defaults, embed: ImportEmbed = importEmbed): Mount {
  return (element, options: EmbedOptions = {}) => {
    if (!(element instanceof HTMLElement && element.ownerDocument === document))
      throw new Error(`mount of ${defaults.name}: the first argument must be an element of this document.`);
    const { embedding } = options;
    if (embedding) return render(element, { ...options, embedding });
    return mountWithRecovery(render, element, options, embed);
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
    const dropColors = options.shadow ? adoptPageColors(element, host) : () => undefined;

    const claim = createFormatClaim();
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
            defaults={defaults}
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

/** What `update` can change. */
interface Changeable {
  readonly theme?: ThemeName | undefined;
  readonly ledger?: LedgerPort | undefined;
}

interface MountedAreaProps {
  readonly createArea: CreateArea;
  readonly options: RenderOptions & { readonly path: string };
  readonly defaults: Defaults;
  readonly host: HTMLElement;
  readonly overlays: HTMLElement;
  readonly claim: FormatClaim;
  readonly onControls: (controls: Controls | undefined) => void;
}

function MountedArea({ createArea, options, defaults, host, overlays, claim, onControls }: MountedAreaProps) {
  const { name, title, alwaysShowsFigures = false } = defaults;
  const [{ theme = 'light', ledger }, setChangeable] = useState<Changeable>(options);
  const update = useCallback(
    (changes: Changeable) =>
      setChangeable((now) => ({
        theme: changes.theme ?? now.theme,
        // Undefined is the sample ledger again.
        ledger: 'ledger' in changes ? changes.ledger : now.ledger,
      })),
    [],
  );
  useEffect(() => host.setAttribute('data-theme', theme), [host, theme]);
  const services = {
    theme,
    storageNamespace: options.storageNamespace ?? `back-office-${name}`,
    isEmbedded: true,
    isShellSubmenuOpen: false,
    portal: overlays,
  };
  return (
    <ServicesProvider value={services}>
      <GlobalStyle />
      <MountRouter options={options}>
        <MountControls onControls={onControls} update={update} onNavigate={options.onNavigate} />
        <LedgerFormat ledger={ledger} title={title} claim={claim}>
          {(lent) => (
            <ServicesProvider value={{ ...services, ledger: lent }}>
              <EmbeddedContent
                createArea={createArea}
                name={name}
                title={title}
                embedding={options.embedding}
                alwaysShowsFigures={alwaysShowsFigures}
                root={host}
              />
            </ServicesProvider>
          )}
        </LedgerFormat>
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
  useEffect(() => void tellPage(onNavigate, pathname + search), [onNavigate, pathname, search]);
  return null;
}

/** The page's own code cannot break the area: what it returns is ignored, and what it throws is logged. */
async function tellPage(onNavigate: MountOptions['onNavigate'], path: string) {
  try {
    await onNavigate?.(path);
  } catch (error) {
    console.error('onNavigate of the page failed:', error);
  }
}
