import { useMemo, useState } from 'react';
import { activeItem, paths, type MenuItem } from '@back-office/shared/routes';
import { useDeclaredAreas } from '../remotes/AreasProvider';
import type { DeclaredArea } from '../remotes/declaredAreas';
import type { DeclaredItem } from '../remotes/menu';

/** One line of the navigation. */
export interface NavigationItem extends MenuItem {
  /** Unique in its list. */
  readonly id: string;
  readonly icon?: string | undefined;
  /** The submenu that it opens, or in a submenu the list below it. */
  readonly items: readonly NavigationItem[];
}

/** The lines of the main list that no area owns: of the shell itself, or not available yet. */
const ownItems: readonly DeclaredItem[] = [
  { label: 'Invoices & payments', icon: 'receipt', order: 300 },
  { label: 'Online', icon: 'globe', order: 400 },
  { label: 'Customers', icon: 'users', order: 500 },
  { label: 'Staff', icon: 'badge', order: 800 },
  { label: 'Money', icon: 'wallet', order: 900 },
  { label: 'Settings', icon: 'gear', path: paths.settings(), order: 1100 },
  { label: 'Add more', icon: 'plus', order: 1200 },
];

/** The place in the main list of an item that does not say one: after those of the areas, before Settings. */
const defaultOrder = 1050;

/** The main list, with the submenus that its items open. */
export function navigationOf(areas: readonly DeclaredArea[]): readonly NavigationItem[] {
  const declared = areas.flatMap(({ menu }) => menu);
  const submenus = declared.filter((item) => item.items && item.in === undefined).map(idOf);
  const isInSubmenu = (item: DeclaredItem) => item.in !== undefined && submenus.includes(item.in);
  const main = declared.filter((item) => !isInSubmenu(item));
  return inOrder([...ownItems, ...main], () => defaultOrder).map((item) => {
    const own = (item.items ?? []).map((each, index) => ({ order: 100 * (index + 1), ...each }));
    const added = declared.filter((each) => isInSubmenu(each) && each.in === idOf(item));
    const items = inOrder([...own, ...added], () => Infinity).map((each) => navigationItem(each, each.items ?? []));
    // An item is active wherever one of its submenu is.
    const alsoUnder = [...(item.alsoUnder ?? []), ...pathsIn(items)];
    return { ...navigationItem(item, []), items, alsoUnder };
  });
}

function navigationItem(item: DeclaredItem, items: readonly DeclaredItem[]): NavigationItem {
  const { label, path, alsoUnder, icon } = item;
  return {
    id: idOf(item),
    label,
    icon,
    ...(path !== undefined && { path }),
    ...(alsoUnder && { alsoUnder }),
    items: items.map((each) => navigationItem(each, [])),
  };
}

function idOf({ id, label }: DeclaredItem): string {
  return id ?? label;
}

/** Sorted by `order`. An item of a name that is there already takes the place of one that is not available. */
function inOrder(items: readonly DeclaredItem[], orderOf: () => number): readonly DeclaredItem[] {
  const byLabel = new Map<string, DeclaredItem>();
  for (const item of items) {
    const before = byLabel.get(item.label);
    if (before?.path === undefined) byLabel.set(item.label, { ...before, ...item });
  }
  const placed = [...byLabel.values()].map((item) => ({ item, order: item.order ?? orderOf() }));
  return placed.toSorted((one, other) => one.order - other.order).map(({ item }) => item);
}

function pathsIn(items: readonly NavigationItem[]): readonly string[] {
  return items.flatMap(({ path, alsoUnder = [], items: below }) => [path ?? [], alsoUnder, pathsIn(below)].flat());
}

/** The navigation of the areas of this page. */
export function useNavigation(): readonly NavigationItem[] {
  const areas = useDeclaredAreas();
  return useMemo(() => navigationOf(areas), [areas]);
}

/** Whether the submenu of an item stays open at `path`. At any other path the main list returns. */
export function staysOpen(item: NavigationItem, path: string): boolean {
  return activeItem(path, [item]) !== undefined;
}

/**
 * The id of the item whose submenu is open. Only the merchant opens one (a deep link shows the main list). Its back button
 * closes it, and so does a path that it does not cover.
 */
export function useSubmenu(pathname: string): [string | undefined, (submenu: string | undefined) => void] {
  const navigation = useNavigation();
  const [submenu, setSubmenu] = useState<string>();
  const [seenPath, setSeenPath] = useState(pathname);
  const opened = navigation.find(({ id, items }) => id === submenu && items.length > 0);
  if (pathname !== seenPath) {
    setSeenPath(pathname);
    if (opened && !staysOpen(opened, pathname)) setSubmenu(undefined);
  }
  return [opened?.id, setSubmenu];
}
