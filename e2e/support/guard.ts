import type { BrowserContext, Page } from 'playwright/test';

/**
 * What no page may do, in any test: violate its content security policy, throw, complain on the console, or ask any
 * origin but the product's five for anything (decision D8).
 */
export class Guard {
  readonly problems: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #origins: Set<string>;

  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins);
  }

  /** Further origins of this test, such as a second server or the page that embeds an area. */
  allowOrigins(...addresses: readonly string[]) {
    for (const address of addresses) this.#origins.add(new URL(address).origin);
  }

  /** Console errors and thrown errors that a fault provoked by the test must cause. Policy violations never count. */
  expectErrors(...patterns: readonly RegExp[]) {
    this.#expected.push(...patterns);
  }

  async watch(context: BrowserContext) {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`Policy violation: ${violatedDirective} ${blockedURI}`);
      });
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      const isLocal = ['data:', 'blob:', 'about:'].includes(url.protocol);
      if (!isLocal && !this.#origins.has(url.origin)) this.problems.push(`request outside: ${request.url()}`);
    });
    context.on('page', (page) => this.#watchPage(page));
  }

  #watchPage(page: Page) {
    page.on('pageerror', (error) => this.#note('thrown', error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#note('console', `${message.text()} (${message.location().url})`);
    });
  }

  #note(kind: string, text: string) {
    const isPolicy = /Policy violation:|Content Security Policy directive/.test(text);
    if (isPolicy || !this.#expected.some((pattern) => pattern.test(text))) this.problems.push(`${kind}: ${text}`);
  }
}
