import type { Browser, BrowserContext, Page } from 'playwright/test';
import { openBlank } from './product';

/**
 * One browser context for all tests of a worker. A new context per test costs about a second of CPU time, because
 * nothing is cached and Chromium starts a new process; here scripts stay cached and compiled.
 *
 * Each test gets pages of its own and empty storage. What outlasts a page is refused: a test that moves the clock or
 * adds scripts to the context sets `ownContext`.
 */
export class SharedContext {
  readonly #browser: Browser;
  readonly #origin: string;
  #open: { readonly context: BrowserContext; readonly keeper: Page } | undefined;

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** The context, without pages of other tests and with empty storage. `prepare` runs once, when it is created. */
  async borrow(prepare: (context: BrowserContext) => Promise<void>): Promise<BrowserContext> {
    this.#open ??= await this.#create(prepare);
    await this.#open.keeper.evaluate(clearStorage);
    return this.#open.context;
  }

  async return() {
    if (!this.#open) return;
    const { context, keeper } = this.#open;
    const pages = context.pages().filter((page) => page !== keeper);
    await Promise.all([context.clearPermissions(), ...pages.map((page) => page.close())]);
  }

  async #create(prepare: (context: BrowserContext) => Promise<void>) {
    const context = await this.#browser.newContext();
    await prepare(context);
    // While a page of the product's origin is open, Chromium keeps the process.
    const keeper = await context.newPage();
    await openBlank(keeper, this.#origin);
    const refuse = () => {
      throw new Error('This outlasts the page. Add test.use({ ownContext: true }).');
    };
    context.addInitScript = refuse;
    context.clock = new Proxy(context.clock, { get: refuse });
    return { context, keeper };
  }
}

/** Runs in the page. */
async function clearStorage() {
  localStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onerror = reject;
    });
  }
}
