import { formatRange, type Day } from '@back-office/shared/format';
import { hasFigures, paths } from '@back-office/shared/routes';
import { findPlaces, matchesWords, type SearchPlace } from '@back-office/shared/search';
import { withLedgerParams } from '@back-office/shared/url';
import type { NavigationItem } from '../navigation';
import type { SearchEntry, SearchEntryGroup } from './entries';
import { pathnameOf, type RecentPlace } from './recentPlaces';

type Place = SearchPlace & SearchEntry & { readonly isOffered?: boolean };

/** The screens of the navigation that have a destination, each once. Menus that name a screen differently add words. */
export function screensOf(navigation: readonly NavigationItem[]): readonly Place[] {
  const found = new Map<string, Place>();
  for (const { menu, items } of [{ menu: undefined, items: navigation }, ...menusIn(navigation)]) {
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

interface Menu {
  readonly menu: string;
  readonly items: readonly NavigationItem[];
}

function menusIn(items: readonly NavigationItem[]): readonly Menu[] {
  return items
    .filter((item) => item.items.length > 0)
    .flatMap((item) => [{ menu: item.label, items: item.items }, ...menusIn(item.items)]);
}

/** What the shell itself can do. */
export interface ShellActions {
  readonly theme: 'light' | 'dark';
  readonly onTheme: (theme: 'light' | 'dark') => void;
  readonly onChat: () => void;
}

/** The sections of the settings, by what merchants look for. */
const settingsEntries: readonly Place[] = [
  { section: 'shop', title: 'Shop settings', words: 'currency time zone business day start locale name dates' },
  { section: 'shops', title: 'Shops', words: 'add shop switch manage delete rename store' },
  { section: 'figures', title: 'Figures and tax', words: 'known unknown taxes fees data' },
  { section: 'data', title: 'Data and storage', words: 'import backup restore room reset export persistent' },
  { section: 'appearance', title: 'Appearance', words: 'theme' },
  {
    section: 'assistant',
    title: 'Assistant settings',
    words: 'auto-save timestamps sounds preferences language model llm',
  },
  { section: 'about', title: 'About', words: 'version' },
].map(({ section, title, words }) => ({
  id: `settings ${section}`,
  title,
  detail: 'Settings',
  words,
  kind: 'action',
  path: `${paths.settings()}#${section}`,
}));

export function actionsOf({ theme, onTheme, onChat }: ShellActions): readonly Place[] {
  const other = theme === 'dark' ? 'light' : 'dark';
  return [
    {
      id: 'theme',
      title: other === 'dark' ? 'Dark theme' : 'Light theme',
      words: 'appearance mode',
      kind: 'action',
      isOffered: true,
      run: () => onTheme(other),
    },
    { id: 'chat', title: 'Open assistant', words: 'chat help ask', kind: 'action', isOffered: true, run: onChat },
    ...settingsEntries,
    {
      id: 'health',
      title: 'System health',
      detail: 'Versions and status of every area',
      words: 'status versions developers',
      kind: 'action',
      path: paths.health(),
    },
  ];
}

export interface Screens {
  readonly screens: readonly Place[];
  readonly figurePaths: readonly string[] | undefined;
}

/** What the shell finds by its screens and actions. */
export function hostGroups(
  query: string,
  actions: readonly Place[],
  { screens, figurePaths }: Screens,
): readonly SearchEntryGroup[] {
  return [
    { title: 'Screens', entries: findPlaces(screens, query).map((place) => withFigures(place, figurePaths)) },
    { title: 'Actions', entries: findPlaces(actions, query) },
  ];
}

interface Offers extends Screens {
  readonly actions: readonly Place[];
  readonly today: Day;
  readonly recent: SearchEntryGroup;
}

/** What is offered before anything is typed: frequent tasks, the last places, and the screens of the main list. */
export function offeredGroups({ screens, figurePaths, actions, today, recent }: Offers): readonly SearchEntryGroup[] {
  const main = screens.filter(({ detail }) => detail === undefined);
  return [
    { title: 'Suggestions', entries: [...tasksOf(screens, today), ...actions.filter(({ isOffered }) => isOffered)] },
    recent,
    { title: 'Screens', entries: main.map((place) => withFigures(place, figurePaths)) },
  ];
}

function tasksOf(screens: readonly Place[], today: Day): readonly SearchEntry[] {
  const has = (path: string) => screens.some((screen) => screen.path === path);
  const todaysSales = `${paths.salesSummary()}?${new URLSearchParams({ from: today, to: today }).toString()}`;
  return [
    ...(has(paths.items())
      ? [{ id: 'create', title: 'Create item', kind: 'action', path: `${paths.items()}?new` }]
      : []),
    ...(has(paths.reports())
      ? [
          {
            id: 'today',
            title: 'Today’s sales',
            detail: formatRange({ from: today, to: today }),
            kind: 'report',
            path: withLedgerParams(todaysSales),
          },
        ]
      : []),
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
function withFigures(place: Place, figurePaths: Screens['figurePaths']): Place {
  const { path } = place;
  return path !== undefined && hasFigures(path, figurePaths) ? { ...place, path: withLedgerParams(path) } : place;
}
