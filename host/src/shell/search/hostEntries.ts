import { hasFigures, itemsMenuItems, paths, type MenuItem } from '@back-office/shared/routes';
import { findPlaces, matchesWords, type SearchPlace } from '@back-office/shared/search';
import { withLedgerParams } from '@back-office/shared/url';
import { financialSuiteItems, mainItems } from '../navigation';
import type { SearchEntry, SearchEntryGroup } from './entries';
import { pathnameOf, type RecentPlace } from './recentPlaces';

type Place = SearchPlace & SearchEntry;

/** The screens of the navigation that have a destination, each once. Menus that name a screen differently add words. */
export const screens: readonly Place[] = screensOf([
  { items: mainItems },
  { menu: 'Items & services', items: itemsMenuItems },
  { menu: 'Financial Suite', items: financialSuiteItems },
  { menu: 'Reports', items: financialSuiteItems.flatMap(({ children = [] }) => children) },
]);

function screensOf(menus: readonly { readonly menu?: string; readonly items: readonly MenuItem[] }[]) {
  const found = new Map<string, Place>();
  for (const { menu, items } of menus) {
    for (const { label, path } of items) {
      if (path === undefined) continue;
      const before = found.get(path);
      found.set(
        path,
        before
          ? { ...before, words: `${before.words ?? ''} ${label}` }
          : { id: path, title: label, detail: menu, kind: 'screen', path },
      );
    }
  }
  return [...found.values()];
}

/** What the shell itself can do. */
export interface ShellActions {
  readonly theme: 'light' | 'dark';
  readonly onTheme: (theme: 'light' | 'dark') => void;
  readonly onChat: () => void;
}

export function actionsOf({ theme, onTheme, onChat }: ShellActions): readonly Place[] {
  const other = theme === 'dark' ? 'light' : 'dark';
  return [
    {
      id: 'theme',
      title: other === 'dark' ? 'Dark theme' : 'Light theme',
      words: 'appearance mode',
      kind: 'action',
      run: () => onTheme(other),
    },
    { id: 'chat', title: 'Open assistant', words: 'chat help', kind: 'action', run: onChat },
    {
      id: 'health',
      title: 'System health',
      detail: 'Versions and status of every area',
      words: 'status versions',
      kind: 'action',
      path: paths.health(),
    },
  ];
}

/** What the shell finds: its screens and actions, or without a query its actions alone. */
export function hostGroups(query: string, actions: readonly Place[]): readonly SearchEntryGroup[] {
  if (query === '') return [{ title: 'Actions', entries: actions }];
  return [
    { title: 'Screens', entries: findPlaces(screens, query).map(withFigures) },
    { title: 'Actions', entries: findPlaces(actions, query) },
  ];
}

const maxRecent = 5;

/** The recent places whose title matches the query, except the current screen. */
export function recentGroup(places: readonly RecentPlace[], query: string, currentPath: string): SearchEntryGroup {
  const entries = places
    .filter(({ path }) => pathnameOf(path) !== pathnameOf(currentPath))
    .filter(({ title }) => query === '' || matchesWords(title, query))
    .map(({ path, title }) => ({ id: `recent ${path}`, title, kind: 'recent', path }));
  return { title: 'Recent', entries: entries.slice(0, maxRecent) };
}

/** Links to screens with figures name the figures on screen, for a new tab. */
function withFigures(place: Place): Place {
  const { path } = place;
  return path !== undefined && hasFigures(path) ? { ...place, path: withLedgerParams(path) } : place;
}
