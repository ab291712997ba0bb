/**
 * In a shadow root, the page's rules cannot reach the element that declares the colors. Those that the page sets on
 * `element` or above it, such as `--accent` on `:root`, are therefore inherited by `root`, in both themes. Looks again
 * when the page changes attributes of either or its style sheets. Returns a function that ends it.
 *
 * @param names of the variables; the caller has them already, and each copy of the tokens is a kilobyte
 */
export function adoptPageColors(element: HTMLElement, root: HTMLElement, names: readonly string[]): () => void {
  // Around it are the product's own colors, not those of a page.
  if (element.closest('[data-back-office]')) return () => undefined;
  function adopt() {
    const page = getComputedStyle(element);
    for (const name of names) {
      if (page.getPropertyValue(name)) root.style.setProperty(name, 'inherit');
      else root.style.removeProperty(name);
    }
  }
  adopt();
  const observer = new MutationObserver(adopt);
  for (const each of [element, document.documentElement, document.body]) observer.observe(each, { attributes: true });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
