import { array, boolean, object, string } from 'valibot';
import type { StoredValueDefinition } from '../storedValue';

/** A saved view: the address of a list, under a name. */
export interface SavedView {
  readonly list: string;
  /** Each name once in a list. */
  readonly name: string;
  /** The parameters of the list: search, filters, columns, order. No days and nothing that is open over the list. */
  readonly address: string;
  /** The list opens with it. At most one of each list. */
  readonly isDefault: boolean;
}

export interface SavedViewsDefinition extends StoredValueDefinition<readonly SavedView[]> {
  /** Of their document on the server of a connected shop. */
  readonly document: string;
}

export const savedViewSchema = object({ list: string(), name: string(), address: string(), isDefault: boolean() });

/** The saved views of the lists of one app, under one key. */
export function savedViewsDefinition(key: string, document: string): SavedViewsDefinition {
  return { key, document, schema: array(savedViewSchema), fallback: [] };
}

/** Parameters that follow the merchant through the product, whatever a list shows. */
const followsVisit: readonly string[] = ['shop', 'rev', 'seed', 'volume', 'from', 'to'];

/** The list's own part of an address: without what follows the visit, and without `opened`. */
export function viewAddress(params: URLSearchParams, opened: readonly string[]): string {
  const others = [...followsVisit, ...opened];
  return new URLSearchParams([...params].filter(([name]) => !others.includes(name))).toString();
}

/** The address that shows a view, on the days and in the shop of the present one. */
export function withViewAddress(params: URLSearchParams, address: string): URLSearchParams {
  const kept = [...params].filter(([name]) => followsVisit.includes(name));
  return new URLSearchParams([...kept, ...new URLSearchParams(address)]);
}

/** Whether two addresses show the same: the order of parameters does not count, and neither do empty ones. */
export function isSameAddress(one: string, other: string): boolean {
  return ordered(one) === ordered(other);
}

function ordered(address: string) {
  const params = new URLSearchParams([...new URLSearchParams(address)].filter(([, value]) => value !== ''));
  params.sort();
  return params.toString();
}

/** A change of the views, as plain data: it runs again on what a server has meanwhile. */
export type ViewsOperation =
  | { readonly kind: 'save'; readonly view: SavedView }
  /** Makes a view the default of its list; without a name, none is. */
  | { readonly kind: 'default'; readonly list: string; readonly name?: string | undefined }
  | { readonly kind: 'rename'; readonly view: SavedView; readonly name: string }
  | { readonly kind: 'remove'; readonly view: SavedView }
  /** Adds views that were deleted, or that only this browser has. What was made since stays. */
  | { readonly kind: 'restore'; readonly views: readonly SavedView[] };

/** The same list if nothing changes. */
export function applyToViews(views: readonly SavedView[], operation: ViewsOperation): readonly SavedView[] {
  const next = changedBy(views, operation);
  return JSON.stringify(next) === JSON.stringify(views) ? views : next;
}

function changedBy(views: readonly SavedView[], operation: ViewsOperation): readonly SavedView[] {
  switch (operation.kind) {
    case 'save':
      return withSavedView(views, operation.view);
    case 'default':
      return withDefault(views, operation.list, operation.name);
    case 'rename':
      return renamed(views, operation.view, operation.name);
    case 'remove':
      return withoutView(views, operation.view);
    case 'restore':
      return operation.views.reduce(withRestoredView, views);
  }
}

function isIn(list: string, name: string) {
  return (view: SavedView) => view.list === list && view.name === name;
}

/** Adds a view, or replaces the one with its name. */
function withSavedView(views: readonly SavedView[], added: SavedView): readonly SavedView[] {
  const isOld = isIn(added.list, added.name);
  const next = views.some(isOld) ? views.map((view) => (isOld(view) ? added : view)) : [...views, added];
  return added.isDefault ? withDefault(next, added.list, added.name) : next;
}

/** Makes a view the default of its list; `undefined`: none is. */
function withDefault(views: readonly SavedView[], list: string, name: string | undefined): readonly SavedView[] {
  return views.map((view) => (view.list === list ? { ...view, isDefault: view.name === name } : view));
}

/** A name that another view has is refused: nothing changes. */
function renamed(views: readonly SavedView[], view: SavedView, name: string): readonly SavedView[] {
  if (views.some(isIn(view.list, name))) return views;
  return views.map((each) => (isIn(view.list, view.name)(each) ? { ...each, name } : each));
}

function withoutView(views: readonly SavedView[], { list, name }: SavedView): readonly SavedView[] {
  return views.filter((view) => !isIn(list, name)(view));
}

/** Puts back a view that was deleted. What was made since stays: a view of its name, and another default. */
function withRestoredView(views: readonly SavedView[], deleted: SavedView): readonly SavedView[] {
  if (views.some(isIn(deleted.list, deleted.name))) return views;
  const hasDefault = views.some(({ list, isDefault }) => list === deleted.list && isDefault);
  return [...views, { ...deleted, isDefault: deleted.isDefault && !hasDefault }];
}
