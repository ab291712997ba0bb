import { expect, type Locator, type Page } from 'playwright/test';
import type { Registry, RegistryRow } from './servers';

/** The shell as a merchant meets it. Names and roles only, so that a new look breaks no test. */
export class Product {
  readonly page: Page;
  readonly origins: Readonly<Record<string, string>>;

  constructor(page: Page, origins: Readonly<Record<string, string>>) {
    this.page = page;
    this.origins = origins;
  }

  address(path: string, part = 'host') {
    return new URL(path, this.origins[part]).href;
  }

  /** Does not wait for the page's `load`: a file that hangs would hold it up for ever. */
  async open(path = '/') {
    await this.page.goto(this.address(path), { waitUntil: 'domcontentloaded' });
  }

  /** Path and query of where the page stands. */
  get path() {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** Waits until the page stands at this path and query. */
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

  /** All entries of a list, those that lead nowhere included. */
  entries(list = this.mainList): Locator {
    return list.getByRole('listitem').locator('a, button');
  }

  /** Presses an entry although it says that it is not available: Playwright itself would wait for it. */
  async press(entry: Locator) {
    await entry.click({ force: true });
  }

  get failure(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  get assistantButton(): Locator {
    return this.page.getByRole('button', { name: 'Open assistant' });
  }

  get assistant(): Locator {
    return this.page.getByRole('region', { name: 'Assistant', exact: true });
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
    const blank = this.address('/blank-page-of-the-test');
    await this.page.route(blank, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    );
    await this.page.goto(blank);
    await this.page.evaluate((entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    }, Object.entries(texts));
    await this.page.unroute(blank);
  }

  /** Leaves a mark in the page that a reload would wipe out. */
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
