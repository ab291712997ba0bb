const controls = 'button, a[href], input, select, textarea, [tabindex="0"]';

export function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(controls)];
}

function rowAt(body: Element | null, index: number): Element | null {
  return body?.querySelector(`[data-index="${index}"]`) ?? null;
}

/** Scrolls as little as shows the whole row, in the frame and in the page around it. */
export function scrollToRow(body: Element | null, index: number) {
  // jsdom has no scrollIntoView.
  rowAt(body, index)?.scrollIntoView?.({ block: 'nearest' });
}

/** Focuses that control of the row, or its last one where it has fewer. */
export function focusControl(body: Element, index: number, control: number) {
  const row = rowAt(body, index);
  const all = row ? controlsOf(row) : [];
  // First the whole row; the focus alone would show no more of it than the control.
  scrollToRow(body, index);
  (all[control] ?? all.at(-1))?.focus();
}

/** Focuses what opens the row; the table where the row is out of sight. */
export function focusDoor(body: Element, index: number) {
  const door = rowAt(body, index)?.querySelector<HTMLElement>('[data-door]');
  if (door) door.focus();
  else body.closest<HTMLElement>('[role="table"]')?.focus({ preventScroll: true });
}

/** True when no control has the focus, which is what deleting the focused element leaves behind. */
export function isNothingFocused(element: Element): boolean {
  const root = element.getRootNode();
  const { activeElement, body } = element.ownerDocument;
  if (root instanceof ShadowRoot)
    return root.activeElement === null && [root.host, body].includes(activeElement ?? body);
  return activeElement === null || activeElement === body;
}

/** Looks at the place where the row was before it searches the list. */
export function indexOfKey<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  key: string,
  guess: number,
): number {
  const there = rows[guess];
  if (there !== undefined && rowKey(there) === key) return guess;
  return rows.findIndex((row) => rowKey(row) === key);
}
