import type { Locator } from 'playwright/test';

/** Texts and controls of the page that lie under an element, as a merchant would see them: clipped parts do not count. */
export function coveredBy(element: Locator): Promise<string[]> {
  return element.evaluate((cover) => {
    const box = cover.getBoundingClientRect();
    const controls = 'a[href], button, input, select, textarea, [role="button"]';

    function isUnder(rect: DOMRect, owner: Element): boolean {
      let { left, top, right, bottom } = rect;
      for (let frame = owner.parentElement; frame; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflow === 'visible' || frame === document.documentElement) continue;
        const clip = frame.getBoundingClientRect();
        [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
        [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
      }
      const width = Math.min(right, box.right) - Math.max(left, box.left);
      const height = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      return right > left && bottom > top && width > 1 && height > 1;
    }

    const found = new Set<string>();
    const isSeen = (each: Element) =>
      !cover.contains(each) &&
      !each.contains(cover) &&
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    for (const control of document.body.querySelectorAll(controls)) {
      if (isSeen(control) && isUnder(control.getBoundingClientRect(), control))
        found.add(`control ${control.getAttribute('aria-label') ?? control.textContent ?? control.tagName}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const owner = node.parentElement;
      if (!owner || !node.textContent?.trim() || !isSeen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((rect) => isUnder(rect, owner)))
        found.add(`text ${node.textContent.trim()}`);
    }
    return [...found];
  });
}
