import type { MountOptions, ThemeName } from '@back-office/shared/contract';

type Choice = NonNullable<MountOptions['theme']>;

const prefersDark = '(prefers-color-scheme: dark)';

/** Undefined without `matchMedia` (jsdom). */
function darkQuery(): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(prefersDark) : undefined;
}

export function themeOf(choice: Choice): ThemeName {
  if (choice !== 'auto') return choice;
  return darkQuery()?.matches ? 'dark' : 'light';
}

/** Calls `onChange` whenever the browser's preference changes, until the returned function is called. */
export function onPreferredTheme(onChange: () => void): () => void {
  const query = darkQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
