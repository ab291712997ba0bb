/**
 * Puts the rules of all style elements that are added to `container` into the document or shadow root around it, until
 * the returned function is called. A style element loses the rules that code added to it when the page moves it.
 */
export function keepStyles(container: HTMLElement): () => void {
  const root = container.getRootNode();
  const owner = root instanceof ShadowRoot ? root : document;
  const kept: CSSStyleSheet[] = [];
  if (!('adoptedStyleSheets' in owner)) return () => undefined;
  const add = container.insertBefore.bind(container);
  container.insertBefore = (node, before) => {
    if (node instanceof HTMLStyleElement) {
      const sheet = new CSSStyleSheet();
      owner.adoptedStyleSheets.push(sheet);
      kept.push(sheet);
      // styled-components adds its rules to the `sheet` of its style element.
      Object.defineProperty(node, 'sheet', { value: sheet });
    }
    return add(node, before);
  };
  return () => {
    owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((sheet) => !kept.includes(sheet));
  };
}
