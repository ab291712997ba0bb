import type { BrowserContext, ConsoleMessage, Request, WebError } from 'playwright/test';

/**
 * What no page may do in any test: violate its content security policy, throw, log an error, or send a request to any
 * origin but the product's own.
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

  /** Errors that the fault of this test causes. Policy violations are never expected. */
  expectErrors(...patterns: readonly RegExp[]) {
    this.#expected.push(...patterns);
  }

  /** Runs once for each context, before its first page. */
  static async prepare(context: BrowserContext) {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`Policy violation: ${violatedDirective} ${blockedURI}`);
      });
    });
  }

  /** Watches all pages of the context until the returned function is called. */
  watch(context: BrowserContext): () => void {
    const onRequest = (request: Request) => {
      const url = new URL(request.url());
      const isLocal = ['data:', 'blob:', 'about:'].includes(url.protocol);
      if (!isLocal && !this.#origins.has(url.origin)) this.problems.push(`request outside: ${request.url()}`);
    };
    const onError = (error: WebError) => this.#note('thrown', error.error().message);
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error') this.#note('console', `${message.text()} (${message.location().url})`);
    };
    context.on('request', onRequest).on('weberror', onError).on('console', onConsole);
    return () => void context.off('request', onRequest).off('weberror', onError).off('console', onConsole);
  }

  #note(kind: string, text: string) {
    const isPolicy = /Policy violation:|Content Security Policy directive/.test(text);
    if (isPolicy || !this.#expected.some((pattern) => pattern.test(text))) this.problems.push(`${kind}: ${text}`);
  }
}
