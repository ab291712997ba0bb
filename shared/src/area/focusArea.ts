/** Lets keyboard and screen reader continue at an area that has just appeared. */
export function focusArea(root: HTMLElement) {
  root.tabIndex = -1;
  root.style.outline = 'none';
  root.focus({ preventScroll: true });
}
