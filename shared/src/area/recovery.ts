import type { MountOptions, Mounted } from '@back-office/shared/contract';
import { focusedElement } from '@back-office/shared/ui';
import { AreaFailure } from '../loading/areaFailure';
import { deadlines, pageClock, withDeadline } from '../loading/deadline';
import type { Embedding } from './EmbeddedContent';
import { sourcesOf, withChanges } from './mountChanges';

/** Imports `embed.js` of the area, under another address for each attempt, because browsers may keep a failed import. */
export type ImportEmbed = (attempt: number) => Promise<{
  mount(element: HTMLElement, options: MountOptions): Promise<Mounted>;
}>;

type Render = (element: HTMLElement, options: MountOptions & { readonly embedding: Embedding }) => Mounted;

/**
 * Mounts an area that was loaded without `embed.js`. The federation runtime of the page keeps a file that failed once, so
 * another attempt at it is left to `embed.js`, which evaluates the area's code again and takes its place.
 */
export function mountWithRecovery(
  render: Render,
  element: HTMLElement,
  given: MountOptions,
  embed: ImportEmbed,
): Mounted {
  let options = given;
  /** The path that the page asked for while the area was being loaded again. */
  let asked: string | undefined;
  let attempts = 0;
  let isMounted = true;

  async function reload() {
    attempts += 1;
    const failed = (cause?: unknown) => new AreaFailure('AREA-004', 'embed.js could not be loaded', { cause });
    const { mount } = await withDeadline(pageClock, deadlines.answer, embed(attempts), failed).catch(
      (cause: unknown) => {
        throw failed(cause);
      },
    );
    if (!isMounted) return;
    const target = element.shadowRoot ?? element;
    const hadFocus = target.contains(focusedElement());
    mounted.unmount();
    asked = undefined;
    const next = await mount(element, { ...options, onNavigate: noteNavigation });
    mounted = next;
    if (!isMounted) return next.unmount();
    const { theme = 'light' } = options;
    next.update({ theme, sources: sourcesOf(options) });
    if (asked !== undefined) next.navigate(asked);
    const root = target.lastElementChild;
    if (hadFocus && root instanceof HTMLElement) focusArea(root);
  }

  function noteNavigation(path: string) {
    options = { ...options, path };
    return given.onNavigate?.(path);
  }

  let mounted = render(element, {
    ...given,
    onNavigate: noteNavigation,
    embedding: { reload, reloadsOnlyForMissingFiles: true },
  });
  return {
    update(changes) {
      options = withChanges(options, changes);
      mounted.update(changes);
    },
    navigate(path) {
      options = { ...options, path };
      asked = path;
      mounted.navigate(path);
    },
    unmount() {
      isMounted = false;
      mounted.unmount();
    },
  };
}

/** Lets keyboard and screen reader continue at an area that has just appeared. */
export function focusArea(root: HTMLElement) {
  root.tabIndex = -1;
  root.style.outline = 'none';
  root.focus({ preventScroll: true });
}
