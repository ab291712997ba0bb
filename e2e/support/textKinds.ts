/**
 * The texts and fields of a part of the page that are seen, by their kind. Two of one kind have the same contrast: in them
 * and in all that is around them the tags, classes and colors are the same, and so is what lies over or under them.
 *
 * Runs in the page, so it uses nothing of this module. `hashOf` makes kinds short, so that a page can be told thousands of them.
 */
export function textKinds(part: Element, hashOf: (text: string) => number): Map<string, Element[]> {
  const looks = new Map<Element, string>();
  const lookOf = (element: Element) => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isDisabled = element.matches(':disabled, [aria-disabled=true]');
    const own = [element.tagName, element.getAttribute('class'), isDisabled];
    const look = [...own, color, backgroundColor, backgroundImage, opacity].join('|');
    looks.set(element, look);
    return look;
  };

  const parentOf = (element: Element): Element | undefined => {
    const { parentNode } = element;
    return parentNode instanceof ShadowRoot ? parentNode.host : (element.parentElement ?? undefined);
  };
  const chains = new Map<Element, string>();
  const chainOf = (element: Element): string => {
    const known = chains.get(element);
    if (known !== undefined) return known;
    const parent = parentOf(element);
    const chain = hashOf(`${parent ? chainOf(parent) : ''}>${lookOf(element)}`).toString(36);
    chains.set(element, chain);
    return chain;
  };

  /** What is over or under its middle besides its own parents and children; nothing outside of the window. */
  const neighborsOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .filter((other) => !other.contains(element) && !element.contains(other))
      .map(lookOf)
      .join();
  };

  const kinds = new Map<string, Element[]>();
  const add = (element: Element) => {
    const { fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const kind = hashOf([chainOf(element), fontSize, fontWeight, textShadow, neighborsOf(element)].join()).toString(36);
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  };
  const walk = (element: Element) => {
    const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if ((isText || element.matches('input, select, textarea')) && element.checkVisibility({ visibilityProperty: true }))
      add(element);
    for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) walk(child);
  };
  walk(part);
  return kinds;
}
