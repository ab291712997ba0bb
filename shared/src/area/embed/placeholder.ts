import type { ThemeName } from '@back-office/shared/contract';
import type { AreaFailure } from '../../loading/areaFailure';
import { deadlines, slowText } from '../../loading/deadline';
import { dark, fixed, light } from '../../theme/tokens';

interface Placeholder {
  readonly element: HTMLElement;
  setTheme(theme: ThemeName): void;
  /** The area is loading, for the first time or again. */
  showLoading(): void;
  showFailure(failure: AreaFailure): void;
  hasFocus(): boolean;
  remove(): void;
}

interface PlaceholderOptions {
  readonly title: string;
  readonly theme: ThemeName;
  readonly onRetry: () => void;
}

/** Nothing shows for the first 200 ms. */
const skeletonAfter = 200;

/**
 * Takes the place of an embedded area until its code is there: without React and with the tokens of the kit, like its
 * `AreaSkeleton` and `FailurePanel`. The page's styles do not reach into it.
 */
export function createPlaceholder({ title, theme, onRetry }: PlaceholderOptions): Placeholder {
  const element = document.createElement('div');
  element.setAttribute('data-back-office', '');
  element.dataset['theme'] = theme;
  const root = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  let timers: ReturnType<typeof setTimeout>[] = [];
  let retry: HTMLButtonElement | undefined;

  const stopTimers = () => {
    timers.forEach(clearTimeout);
    timers = [];
  };
  const after = (ms: number, run: () => void) => void timers.push(setTimeout(run, ms));

  function showSkeleton() {
    const frame = create('div', { class: 'loading', role: 'status', 'aria-label': 'Loading', 'aria-busy': 'true' });
    root.replaceChildren(frame);
    after(skeletonAfter, () => frame.append(...['220px', '320px', '100%'].map(bar)));
    after(deadlines.slow, () => frame.prepend(create('p', { class: 'muted' }, slowText)));
  }

  return {
    element,
    setTheme(next) {
      element.dataset['theme'] = next;
    },
    showLoading() {
      stopTimers();
      if (!retry) return showSkeleton();
      retry.textContent = 'Retrying';
      retry.setAttribute('aria-busy', 'true');
      retry.setAttribute('aria-disabled', 'true');
    },
    showFailure(failure) {
      stopTimers();
      const hadFocus = root.activeElement !== null;
      retry = create('button', { type: 'button' }, 'Retry');
      retry.onclick = (event) => {
        const isBusy = event.currentTarget === retry && retry.hasAttribute('aria-busy');
        if (!isBusy) onRetry();
      };
      const foot = create('div', { class: 'foot' });
      foot.append(retry, create('span', { class: 'muted code' }, failure.code));
      const heading = `${title} could not be loaded`;
      const panel = create('div', { class: 'panel', role: 'group', 'aria-label': heading });
      const message = create('div', { role: 'alert' });
      message.append(create('h2', {}, heading), create('p', { class: 'muted' }, failure.plainCauseIn('page')));
      panel.append(mark(), message, foot);
      root.replaceChildren(panel);
      if (hadFocus) retry.focus();
    },
    hasFocus: () => root.activeElement !== null,
    remove() {
      stopTimers();
      element.remove();
    },
  };
}

function create<Tag extends 'div' | 'p' | 'h2' | 'span' | 'button'>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

const iconPaths = ['m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3', 'M12 9v4', 'M12 17h.01'];

function mark() {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  for (const d of iconPaths) {
    const path = document.createElementNS(namespace, 'path');
    path.setAttribute('d', d);
    icon.append(path);
  }
  const element = create('div', { class: 'mark', 'aria-hidden': 'true' });
  element.append(icon);
  return element;
}

function bar(width: string) {
  const element = create('div', { class: 'bar' });
  element.style.width = width;
  return element;
}

const variables = (tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('');

/** The rules for `:host` are weaker than those of the page, which can set the same variables. */
const styles = `
:host { ${variables(fixed)} ${variables(light)} display: flow-root;
  color-scheme: light; background-color: var(--bg-surface);
  color: var(--text); font: var(--weight-regular) var(--size-sm) / var(--line-sm) var(--font); }
:host([data-theme='dark']) { ${variables(dark)} color-scheme: dark; }
* { box-sizing: border-box; margin: 0; }
.loading { display: grid; align-content: start; gap: var(--space-4); min-height: 480px;
  padding: var(--space-6) var(--gutter); }
.bar { height: 16px; max-width: 100%; border-radius: var(--radius-sm); background-color: var(--bg-active); }
.bar:nth-last-child(3) { height: 32px; }
.bar:last-child { height: 320px; }
.muted { color: var(--text-muted); overflow-wrap: anywhere; }
.panel { max-width: 480px; margin: var(--space-6) var(--gutter) var(--space-12); padding: var(--space-6);
  border: 1px solid var(--border); border-radius: var(--radius-lg); background-color: var(--bg-raised); }
.mark { display: grid; place-items: center; width: 44px; height: 44px; margin-bottom: var(--space-4);
  border-radius: var(--radius-full); background-color: var(--notice-subtle); color: var(--notice); }
svg { width: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.panel h2 { font-size: var(--size-md); line-height: var(--line-md); font-weight: var(--weight-strong); }
.panel p { margin-top: var(--space-1); }
.foot { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2); margin-top: var(--space-6); }
.code { margin-inline-start: auto; font-size: var(--size-xs); font-variant-numeric: tabular-nums; }
button { min-height: var(--control); padding: 0 var(--space-4); border: 0; border-radius: var(--radius);
  background-color: var(--accent); color: var(--on-accent); font: inherit; font-weight: var(--weight-medium);
  cursor: pointer; }
button:hover { background-color: var(--accent-hover); }
button[aria-busy] { cursor: progress; opacity: 0.72; }
button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
@media (max-width: 767px) { :host { --gutter: 16px; --control: 40px; } }
`;
