import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Prints pages of a size alone, in millimeters, without what is on the screen. They are rendered into `container` while the
 * browser prints.
 */
export function usePrintedPages(size: readonly [width: number, height: number] | undefined) {
  const [container, setContainer] = useState<HTMLElement>();

  useEffect(() => {
    if (!container) return;
    return () => container.remove();
  }, [container]);

  function print() {
    if (!size) return;
    const pages = document.createElement('div');
    pages.dataset.printedPages = '';
    document.body.append(pages);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      [data-printed-pages] { display: none; }
      @page { size: ${size[0]}mm ${size[1]}mm; margin: 0; }
      @media print {
        html, body { margin: 0; padding: 0; background: none; }
        body > :not([data-printed-pages]) { display: none !important; }
        body > [data-printed-pages] { display: block; }
        [data-printed-pages] > svg { display: block; break-after: page; }
        [data-printed-pages] > svg:last-child { break-after: auto; }
      }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    flushSync(() => setContainer(pages));
    const end = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      setContainer(undefined);
    };
    // Some browsers go on while the merchant is asked for a printer.
    window.addEventListener('afterprint', end, { once: true });
    window.print();
  }

  return { print, container };
}
