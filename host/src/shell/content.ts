/** The element the shell draws screens in, and where the skip link leads. */
export const contentId = 'content';

export function focusContent(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true });
}
