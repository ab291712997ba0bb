import { expect, type Locator, type Page, type Request, type Route } from 'playwright/test';

/** A row of `remotes.json`, as far as the tests read or change it. */
export interface RegistryRow {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  /** By module of `shared`: the exports that the remote uses. */
  readonly needs?: Readonly<Record<string, readonly string[]>>;
  readonly container: string;
  readonly entry: string;
  readonly integrity?: string;
  readonly routes: readonly string[];
  readonly preload: readonly { readonly href: string; readonly integrity?: string; readonly path?: string }[];
}

export interface Registry {
  readonly schema: number;
  readonly areas: readonly RegistryRow[];
}

/** The shell, by names and roles, so that a new look breaks no test. */
export class Product {
  readonly page: Page;
  readonly origins: Readonly<Record<string, string>>;

  constructor(page: Page, origins: Readonly<Record<string, string>>) {
    this.page = page;
    this.origins = origins;
  }

  address(path: string, app = 'host') {
    return new URL(path, this.origins[app]).href;
  }

  /** Does not wait for the page's `load` event, which a file that hangs would delay forever. */
  async open(path = '/') {
    await this.page.goto(this.address(path), { waitUntil: 'domcontentloaded' });
  }

  /** Goes to a screen within the page, as a link does, until it is there as a whole. To open it takes three times as much. */
  async go(path: string, title: string | RegExp = /./) {
    const { page } = this;
    const pending = new Set<Request>();
    const start = (request: Request) => pending.add(request);
    const end = (request: Request) => pending.delete(request);
    page.on('request', start).on('requestfinished', end).on('requestfailed', end);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    const isWhole = async () => {
      await page.evaluate(untilUnchanged);
      return pending.size === 0;
    };
    await expect.poll(isWhole, path).toBe(true);
    page.off('request', start).off('requestfinished', end).off('requestfailed', end);
    await expect(this.title, path).toHaveText(title);
  }

  /** Path and query of the page. */
  get path() {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** Waits until the page has this path and query. */
  async expectPath(path: string | RegExp) {
    const here = expect.poll(() => this.path);
    await (typeof path === 'string' ? here.toBe(path) : here.toMatch(path));
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The whole left side: search, bell, lists, account. */
  get side(): Locator {
    return this.page.getByRole('complementary');
  }

  get mainList(): Locator {
    return this.page.getByRole('navigation', { name: 'Main', exact: true });
  }

  submenu(name: string): Locator {
    return this.page.getByRole('navigation', { name: `${name} submenu` });
  }

  areaMenu(name: string): Locator {
    return this.page.getByRole('navigation', { name: `${name} menu`, exact: true });
  }

  entry(name: string, list = this.mainList): Locator {
    return list.getByRole('link', { name, exact: true }).or(list.getByRole('button', { name, exact: true }));
  }

  /** All entries of a list, including those that lead nowhere. */
  entries(list = this.mainList): Locator {
    return list.getByRole('listitem').locator('a, button');
  }

  /** Clicks an entry that is not available. Without `force` Playwright would wait until it is. */
  async press(entry: Locator) {
    await entry.click({ force: true });
  }

  get failure(): Locator {
    return this.page.getByRole('main').getByRole('group', { name: /could not be loaded$/ });
  }

  get assistantButton(): Locator {
    return this.page.getByRole('button', { name: 'Open assistant' });
  }

  get assistant(): Locator {
    const name = { name: 'Assistant', exact: true } as const;
    // A dialog on phones, where it covers the screen.
    return this.page.getByRole('region', name).or(this.page.getByRole('dialog', name));
  }

  async chooseTheme(theme: 'Light' | 'Dark') {
    await this.page.getByRole('button', { name: /^Account/ }).click();
    await this.page.getByRole('radio', { name: theme }).check();
    await this.page.keyboard.press('Escape');
  }

  /** Writes into the browser's storage while no screen of the product is open, each value as JSON. */
  async store(values: Readonly<Record<string, unknown>>) {
    const texts = Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)] as const);
    await this.storeTexts(Object.fromEntries(texts));
  }

  async storeTexts(texts: Readonly<Record<string, string>>) {
    await openBlank(this.page, this.address('/'));
    await this.page.evaluate((entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    }, Object.entries(texts));
  }

  /** Leaves a mark in the page that a reload would remove. */
  async mark() {
    await this.page.evaluate(() => Reflect.set(window, 'markOfTheTest', true));
  }

  isMarked() {
    return this.page.evaluate(() => Reflect.get(window, 'markOfTheTest') === true);
  }

  async registry(): Promise<Registry> {
    const answer = await this.page.request.get(this.address('/remotes.json'));
    return (await answer.json()) as Registry;
  }

  async row(area: string): Promise<RegistryRow> {
    const row = (await this.registry()).areas.find(({ name }) => name === area);
    if (!row) throw new Error(`The registry has no row for ${area}.`);
    return row;
  }
}

/** Runs in the page: until nothing in it has changed for half a second. */
function untilUnchanged(): Promise<void> {
  return new Promise((resolve) => {
    let timer: number;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        observer.disconnect();
        resolve();
      }, 500);
    };
    const observer = new MutationObserver(wait);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    wait();
  });
}

/** Opens an empty document of the product's origin that runs no script. */
export async function openBlank(page: Page, origin: string) {
  const blank = new URL('/blank-page-of-the-test', origin).href;
  const answer = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' });
  await page.route(blank, answer);
  await page.goto(blank);
  await page.unroute(blank, answer);
}
