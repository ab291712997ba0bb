/** Items, and the categories they are in. */
export interface Identified {
  readonly id: string;
}

/** Selected ids in the order they were chosen, as stored under `items-selected`. */
export type Selection = readonly string[];

export function toggleSelected(selection: Selection, id: string): Selection {
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id];
}

/**
 * Shift-click: every shown row from the anchor to `id` takes the state the clicked row gets. Without an anchor in view
 * it is a plain toggle.
 */
export function toggleRange(
  selection: Selection,
  shown: readonly Identified[],
  anchorId: string | undefined,
  id: string,
): Selection {
  const anchor = shown.findIndex((item) => item.id === anchorId);
  const clicked = shown.findIndex((item) => item.id === id);
  if (anchor < 0 || clicked < 0) return toggleSelected(selection, id);
  const range = shown.slice(Math.min(anchor, clicked), Math.max(anchor, clicked) + 1);
  return selection.includes(id) ? deselectShown(selection, range) : selectShown(selection, range);
}

/** Select all filtered: the shown items become selected; what is selected and hidden stays so (decision D24). */
export function selectShown(selection: Selection, shown: readonly Identified[]): Selection {
  return [...new Set([...selection, ...shown.map(({ id }) => id)])];
}

function deselectShown(selection: Selection, shown: readonly Identified[]): Selection {
  const ids = new Set(shown.map(({ id }) => id));
  return selection.filter((id) => !ids.has(id));
}

/** The header checkbox: with all shown rows selected it clears them, else it selects them. */
export function toggleShown(selection: Selection, shown: readonly Identified[]): Selection {
  return headerState(new Set(selection), shown) === 'all'
    ? deselectShown(selection, shown)
    : selectShown(selection, shown);
}

export function headerState(selected: ReadonlySet<string>, shown: readonly Identified[]): 'none' | 'some' | 'all' {
  const count = selectedCount(selected, shown);
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/** How many selected rows the filter hides; a bulk action says so. */
export function hiddenCount(selected: ReadonlySet<string>, shown: readonly Identified[]): number {
  return selected.size - selectedCount(selected, shown);
}

/** How many of the shown rows are selected; without a selection no row is looked at, as they may be many. */
function selectedCount(selected: ReadonlySet<string>, shown: readonly Identified[]): number {
  return selected.size === 0 ? 0 : shown.reduce((sum, { id }) => sum + (selected.has(id) ? 1 : 0), 0);
}

/** Without the ids of items that are gone; the same selection where none is. */
export function aliveSelection(selection: Selection, items: readonly Identified[]): Selection {
  if (selection.length === 0) return selection;
  const ids = new Set(items.map(({ id }) => id));
  return selection.every((id) => ids.has(id)) ? selection : selection.filter((id) => ids.has(id));
}
