import type { MountOptions, Mounted } from '@back-office/shared/contract';
import { asAreaFailure, isLostConnection, type AreaFailure } from '../../loading/areaFailure';
import { onReconnect } from '../../loading/retry';
import { focusedElement } from '../../ui/focus/focus';
import { reportAreaError } from '../areaEvents';
import { light } from '../../theme/tokens';
import { focusArea } from '../recovery';
import { onPreferredTheme, themeOf } from '../followTheme';
import { withChanges } from '../mountChanges';
import { adoptPageColors } from '../pageColors';
import type { EmbeddedLoader } from './loadEmbedded';
import { createPlaceholder } from './placeholder';

/** An area in an element of the page, from the first moment on. */
export interface EmbeddedArea extends Mounted {
  /** Resolves when the area is shown, or the panel that says why it is not. */
  readonly ready: Promise<void>;
}

interface AreaFacts {
  readonly loader: Pick<EmbeddedLoader, 'load'>;
  readonly name: string;
  readonly title: string;
  readonly version: string;
}

/**
 * Shows an area in `element`: a skeleton while its code loads, a panel with Retry when that fails, then the area. What
 * arrives after the panel is shown too.
 */
export function embedArea(facts: AreaFacts, element: HTMLElement, given: MountOptions = {}): EmbeddedArea {
  const { loader, title, version } = facts;
  let options: MountOptions = given;
  let mounted: Mounted | undefined;
  /** The newest attempt counts; 0 once the area was unmounted. */
  let attempt = 1;
  let stopWaiting: () => void = () => undefined;
  const themeNow = () => themeOf(options.theme ?? 'light');
  const placeholder = createPlaceholder({ title, theme: themeNow(), onRetry: () => void load(true) });
  const dropTheme = onPreferredTheme(() => placeholder.setTheme(themeNow()));
  const { target, dropColors } = placeIn(element, placeholder.element, given.shadow);

  function show(mount: Awaited<ReturnType<EmbeddedLoader['load']>>) {
    const hadFocus = placeholder.hasFocus() || target.contains(focusedElement());
    const next = mount(element, {
      ...options,
      onNavigate: (path) => {
        options = { ...options, path };
        return given.onNavigate?.(path);
      },
      embedding: { version, reload },
    });
    placeholder.remove();
    mounted?.unmount();
    mounted = next;
    if (hadFocus) focusIn(target);
  }

  async function load(fresh: boolean) {
    const own = attempt > 0 ? (attempt += 1) : 0;
    const isCurrent = () => own > 0 && attempt === own;
    if (!isCurrent()) return;
    stopWaiting();
    placeholder.showLoading();
    try {
      const mount = await loader.load(fresh);
      if (isCurrent()) show(mount);
    } catch (error) {
      if (!isCurrent()) return;
      const failure = asAreaFailure(error, 'AREA-005');
      report(element, facts, failure);
      placeholder.showFailure(failure);
      if (isLostConnection(failure)) stopWaiting = onReconnect(() => void load(true));
      // What was late may arrive after all: the panel then goes away without being asked.
      failure.late?.then(
        () => isCurrent() && void load(false),
        () => undefined,
      );
    }
  }

  /** For the panel of an area that is mounted and failed later. */
  async function reload() {
    const own = (attempt += 1);
    const mount = await loader.load(true);
    if (attempt === own) show(mount);
  }

  return {
    ready: load(false),
    update(changes) {
      options = withChanges(options, changes);
      placeholder.setTheme(themeNow());
      mounted?.update(changes);
    },
    navigate(path) {
      options = { ...options, path };
      mounted?.navigate(path);
    },
    unmount() {
      attempt = 0;
      dropTheme();
      dropColors();
      stopWaiting();
      placeholder.remove();
      mounted?.unmount();
      mounted = undefined;
    },
  };
}

const colorNames = Object.keys(light).map((name) => `--${name}`);

/** Puts the placeholder into the element, or into its shadow with the colors of the page. */
function placeIn(element: HTMLElement, placeholder: HTMLElement, inShadow = false) {
  const target = inShadow ? (element.shadowRoot ?? element.attachShadow({ mode: 'open' })) : element;
  target.append(placeholder);
  return { target, dropColors: inShadow ? adoptPageColors(element, placeholder, colorNames) : () => undefined };
}

function focusIn({ lastElementChild: root }: Element | ShadowRoot) {
  if (root instanceof HTMLElement) focusArea(root);
}

function report(element: HTMLElement, { name, version }: AreaFacts, failure: AreaFailure) {
  const { code, message, cause } = failure;
  console.error(`${name} is not available:`, failure);
  reportAreaError(element, { code, area: name, part: 'area', version, cause: message, error: cause ?? failure });
}
