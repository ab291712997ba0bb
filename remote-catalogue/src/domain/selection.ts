/** Items and categories. */
export interface Identified {
  readonly id: string;
}

/** Selected ids in the order in which they were selected. */
export type Selection = readonly string[];

function toggleSelected(selection: Selection, id: string): Selection {
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id];
}

/**
 * Shift-click: all shown rows from the anchor to `id` get the new state of the clicked row. If the anchor is not shown,
 * only that row is toggled.
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

/** Selects the shown items; hidden selected items stay selected. */
export function selectShown(selection: Selection, shown: readonly Identified[]): Selection {
  return [...new Set([...selection, ...shown.map(({ id }) => id)])];
}

function deselectShown(selection: Selection, shown: readonly Identified[]): Selection {
  const ids = new Set(shown.map(({ id }) => id));
  return selection.filter((id) => !ids.has(id));
}

/** The header checkbox: deselects the shown rows if all are selected, else selects them. */
export function toggleShown(selection: Selection, shown: readonly Identified[]): Selection {
  return headerState(selectedCount(new Set(selection), shown), shown.length) === 'all'
    ? deselectShown(selection, shown)
    : selectShown(selection, shown);
}

/** Of the header checkbox, with so many of the shown rows selected. */
export function headerState(count: number, shown: number): 'none' | 'some' | 'all' {
  if (count === 0) return 'none';
  return count === shown ? 'all' : 'some';
}

/** How many shown rows are selected. Skips the rows, which may be many, if nothing is selected. */
export function selectedCount(selected: ReadonlySet<string>, shown: readonly Identified[]): number {
  return selected.size === 0 ? 0 : shown.reduce((sum, { id }) => sum + (selected.has(id) ? 1 : 0), 0);
}

/**
 * The selection without deleted items; the same array if there are none. `before`: the list in which all of them were. Most
 * edits leave every item in its place, which is seen without reading those that are the same objects.
 */
export function pruneSelection(
  selection: Selection,
  items: readonly Identified[],
  before?: readonly Identified[],
): Selection {
  if (selection.length === 0) return selection;
  if (before?.every((item, index) => item === items[index] || item.id === items[index]?.id)) return selection;
  const ids = new Set(items.map(({ id }) => id));
  return selection.every((id) => ids.has(id)) ? selection : selection.filter((id) => ids.has(id));
}
