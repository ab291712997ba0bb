/**
 * For the short form, which judges no figure: a browser whose parts share one context one after the other, with the scripts
 * that it has compiled. What one of them stored is removed before the next. In the full form each visit has a new context, in
 * which nothing is cached.
 *
 * @param {string} address of a document without scripts. While it is open, Chromium keeps the process of the pages.
 */
export async function withOneContext(browser, address) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const keeper = await context.newPage();
  await keeper.goto(address);
  const storage = await context.newCDPSession(keeper);
  const newContext = async () => borrow(context, storage);
  return new Proxy(browser, {
    get(target, name) {
      const value = name === 'newContext' ? newContext : target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** What one part uses of the context. */
function borrow(context, storage) {
  const pages = [];
  const scripts = [];
  const origins = new Set();
  return {
    newCDPSession: (page) => context.newCDPSession(page),
    addInitScript: async (...script) => void scripts.push(script),
    async newPage() {
      const page = await context.newPage();
      pages.push(page);
      page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
      for (const script of scripts) await page.addInitScript(...script);
      return page;
    },
    async close() {
      await Promise.all(pages.map((page) => page.close()));
      for (const origin of origins)
        if (origin.startsWith('http'))
          await storage.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    },
  };
}
