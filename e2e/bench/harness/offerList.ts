import { bareScan, manyItems } from './items';

type Items = ReturnType<typeof manyItems>;

declare global {
  interface Window {
    /** Draws the list over `count` items in memory; resolves to the milliseconds until its first row is painted. */
    drawList: (count: number) => Promise<number>;
    /** The baseline search of the same items: milliseconds, and the number of items found. */
    scan: (term: string) => { readonly ms: number; readonly found: number };
  }
}

/** Offers what every measured list page has: `drawList` and `scan`. `firstRow` selects a drawn row. */
export function offerList(firstRow: string, draw: (root: HTMLElement, items: Items) => void): void {
  let items: Items = [];
  window.drawList = (count) => {
    items = manyItems(count);
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no element with the id "root".');
    const started = performance.now();
    draw(root, items);
    return new Promise((resolve) => {
      const look = () => {
        if (document.querySelector(firstRow)) requestAnimationFrame(() => resolve(performance.now() - started));
        else requestAnimationFrame(look);
      };
      look();
    });
  };
  window.scan = (term) => {
    const started = performance.now();
    const found = bareScan(items, term);
    return { ms: performance.now() - started, found };
  };
}
