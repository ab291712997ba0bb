import type { MouseEvent } from 'react';
import { controlsOf, sameControlIn, scrollIntoView } from '@back-office/shared/ui';

function rowAt(body: Element | null, index: number): Element | null {
  return body?.querySelector(`[data-index="${index}"]`) ?? null;
}

/** Index of the row that contains the element; NaN outside of rows. */
export function rowIndexOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-index]')?.dataset['index']);
}

/** Scrolls as little as needed to show the whole row, in the frame and in the page around it. */
export function scrollToRow(body: Element | null, index: number) {
  scrollIntoView(rowAt(body, index));
}

/** Focuses the control at that place in the row, or its last one if it has fewer. */
export function focusControl(body: Element, index: number, control: number) {
  const row = rowAt(body, index);
  if (!row) return;
  // The whole row first: focusing alone would show no more of it than the control.
  scrollIntoView(row);
  sameControlIn(row, control)?.focus();
}

/** Focuses the row: the button that opens it, or else its first control. */
export function focusRow(body: Element, index: number) {
  const row = rowAt(body, index);
  scrollIntoView(row);
  (row?.querySelector<HTMLElement>('[data-row-button]') ?? (row ? controlsOf(row)[0] : undefined))?.focus();
}

/** Focuses the button that opens the row, or the table if the row is not drawn. */
export function focusRowButton(body: Element, index: number) {
  const button = rowAt(body, index)?.querySelector<HTMLElement>('[data-row-button]');
  if (button) button.focus();
  else body.closest<HTMLElement>('[role="table"]')?.focus({ preventScroll: true });
}

const otherControls = ':is(button, a):not([data-row-button]), input, select, textarea';

/**
 * Index of the row that a click opens. NaN if the click hit a cell with a control of its own (a near miss of a
 * checkbox must not open the row), came from an overlay of the row, or ended a text selection.
 */
export function clickedRowIndex(event: MouseEvent<HTMLElement>): number {
  const target = event.target as HTMLElement;
  if (!event.currentTarget.contains(target)) return NaN;
  const isOnOtherControl = Boolean(target.closest('[role="cell"]')?.querySelector(otherControls));
  const isSelecting = event.detail > 0 && (document.getSelection()?.toString() ?? '') !== '';
  const isNewTab = target.closest('a') !== null && isModified(event);
  return isOnOtherControl || isSelecting || isNewTab ? NaN : rowIndexOf(target);
}

/** Leaves a plain press of a row link to the row, and one with a modifier key to the browser. */
export function preventPlainClick(event: MouseEvent<HTMLElement>) {
  if (!isModified(event)) event.preventDefault();
}

function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Shows truncated text in full on hover. Measured only then, so it costs nothing while scrolling. */
export function addTitleIfTruncated(event: MouseEvent) {
  const text = truncatableText(event);
  if (text && isTruncated(text)) text.title = text.textContent;
}

export function isTruncated(text: HTMLElement): boolean {
  return text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 1;
}

/** Removes the title again, because the element may show another row when the pointer comes back. */
export function removeTitle(event: MouseEvent) {
  truncatableText(event)?.removeAttribute('title');
}

function truncatableText(event: MouseEvent) {
  return (event.target as HTMLElement).closest<HTMLElement>('[data-truncates]');
}

/** The key of a row; that of a row that is still loading follows from its index. */
export function keyAt<Row>(rows: readonly (Row | undefined)[], rowKey: (row: Row) => string, index: number): string {
  const row = rows[index];
  return row === undefined ? `row ${index}` : rowKey(row);
}

/** Index of the row with that key, or -1. Looks where the row was before it searches the list. */
export function indexOfKey<Row>(
  rows: readonly (Row | undefined)[],
  rowKey: (row: Row) => string,
  key: string,
  lastIndex: number,
): number {
  if (lastIndex >= 0 && lastIndex < rows.length && keyAt(rows, rowKey, lastIndex) === key) return lastIndex;
  return rows.findIndex((other) => other !== undefined && rowKey(other) === key);
}
