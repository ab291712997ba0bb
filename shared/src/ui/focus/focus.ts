/** The focused element, also inside shadow roots; null if nothing, or only the page, has the focus. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused === document.body ? null : focused;
}

/** Whether no control has the focus. Inside a shadow root, a focused host without a focused control counts as none. */
export function isNothingFocused(near: Element): boolean {
  const focused = focusedElement();
  const root = near.getRootNode();
  return focused === null || (root instanceof ShadowRoot && focused === root.host);
}

const controls = 'button, a[href], input, select, textarea, [tabindex="0"]';

/** The controls of a row, in the order of Tab. */
export function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(controls)];
}

/** The control at the same place in another row, or its last one if it has fewer. */
export function sameControlIn(row: Element, index: number): HTMLElement | undefined {
  const all = controlsOf(row);
  return all[index] ?? all.at(-1);
}

/** Scrolls as little as needed to show the whole element, in its frame and in the page around it. */
export function scrollIntoView(element: Element | null | undefined) {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the heading of the screen: where the focus goes when the control that had it is gone and nothing is near. */
export function focusHeading(near: Element): void {
  const area = near.closest('[data-back-office]') ?? document;
  const title = 'h1, [data-screen-title]';
  const heading = area.querySelector<HTMLElement>(`main :is(${title})`) ?? area.querySelector<HTMLElement>(title);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

const inUse = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"], [role="listbox"]';

/** Focuses a part of a screen that has appeared, unless the merchant is in a field, a menu or a dialog by then. */
export function focusOnArrival(element: HTMLElement | null | undefined): void {
  if (!focusedElement()?.closest(inUse)) element?.focus();
}

/** The first control after an element that will still be there when the element is gone. */
export function controlAfter(element: Element): HTMLElement | undefined {
  const root = element.closest('main, [data-back-office]') ?? document;
  return [...root.querySelectorAll<HTMLElement>(controls)].find(
    (control) =>
      !element.contains(control) &&
      Boolean(element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) &&
      !control.matches(':disabled'),
  );
}
