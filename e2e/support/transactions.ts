import { expect, type Locator, type Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { calculation, cents, columnSum, decimalCents, readCsv, type CsvFile, type CsvRow } from './figures';
import type { Product } from './product';

type FilterName =
  | 'Time of day'
  | 'Payment method'
  | 'Type'
  | 'Status'
  | 'Tender'
  | 'Locations'
  | 'Source'
  | 'Team member'
  | 'Fees';
type CounterName = 'Transactions' | 'Refunds' | 'Gross sales' | 'Returns' | 'Net sales' | 'Total collected';

/** A row of the list, newest first unless sorted otherwise. */
interface ListedTransaction {
  readonly description: string;
  readonly staff: string;
  /** In cents. */
  readonly amount: number;
}

/** The heading of a day, with its rows. */
interface ListedDay {
  readonly day: string;
  /** In cents. */
  readonly sum: number;
  readonly rows: readonly ListedTransaction[];
}

/** The transactions screen, by names and roles. To read the whole list, the window must be high enough for all its rows. */
export class Transactions {
  readonly product: Product;
  readonly page: Page;

  constructor(product: Product) {
    this.product = product;
    this.page = product.page;
  }

  async open(search = '', path: string = paths.transactions()) {
    await this.product.open(path + search);
    await expect(this.table).toBeVisible();
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: 'Transactions', exact: true });
  }

  /** The buttons that open the rows in the document, in order. */
  get rows(): Locator {
    return this.table.getByRole('cell').getByRole('button');
  }

  row(description: string): Locator {
    return this.table.getByRole('button', { name: description, exact: true });
  }

  /** The row whose panel is open. */
  get openRow(): Locator {
    return this.table.locator('[aria-current=true]');
  }

  head(name: string): Locator {
    return this.table.getByRole('columnheader', { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search transactions' });
  }

  /** The chip with the period. */
  get dates(): Locator {
    return this.page.getByTitle('Dates', { exact: true });
  }

  get picker(): Locator {
    return this.page.getByRole('dialog', { name: 'Dates' });
  }

  filter(name: FilterName | 'Sort'): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name} `) });
  }

  /** Opens a filter; its options. */
  async options(name: FilterName | 'Sort'): Promise<Locator> {
    await this.filter(name).click();
    const list = this.page.getByRole('listbox', { name });
    await expect(list).toBeVisible();
    return list.getByRole('option');
  }

  async choose(name: FilterName | 'Sort', option: string) {
    const options = await this.options(name);
    await options.filter({ hasText: new RegExp(`^${option}`) }).click();
    const isSingle = name === 'Time of day' || name === 'Sort';
    if (!isSingle) await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('listbox')).toHaveCount(0);
  }

  /** The filters that are set: buttons that remove them. */
  get chips(): Locator {
    return this.page.getByRole('button', { name: /^Remove filter / });
  }

  chip(label: string): Locator {
    return this.button(`Remove filter ${label}`);
  }

  async expectChips(...labels: readonly string[]) {
    await expect(this.chips).toHaveText(labels);
  }

  explanationButton(name: CounterName): Locator {
    return this.page.getByRole('button', { name: `${name}: ${calculation}` });
  }

  counter(name: CounterName): Locator {
    const figure = this.page.locator('dl > div').filter({ has: this.explanationButton(name) });
    return figure.getByRole('definition');
  }

  async expectCount(count: number, name: 'Transactions' | 'Refunds' = 'Transactions') {
    await expect(this.counter(name)).toHaveText(new RegExp(`^${count.toLocaleString('en-US')}( of |$)`));
  }

  /** In cents. */
  async money(name: Exclude<CounterName, 'Transactions' | 'Refunds'>): Promise<number> {
    return cents(await this.counter(name).textContent());
  }

  /** The list shows these rows of the exported file, and the figures are their totals. */
  async expectRows(rows: readonly CsvRow[], about: string) {
    await this.expectCount(rows.length);
    const shown = async () =>
      (await this.listed()).map(({ description, staff, amount }) => `${description} ${staff} ${amount}`);
    const expected = rows.map(
      (row) => `${row['Description']} ${row['Staff Name']} ${decimalCents(row['Total Collected'])}`,
    );
    await expect.poll(shown, about).toEqual(expected);
    for (const [figure, column] of [
      ['Gross sales', 'Gross Sales'],
      ['Returns', 'Returns'],
      ['Net sales', 'Net Sales'],
      ['Total collected', 'Total Collected'],
    ] as const)
      await expect.poll(() => this.money(figure), `${figure}, ${about}`).toBe(columnSum(rows, column));
  }

  /** The list by day. */
  async days(): Promise<readonly ListedDay[]> {
    const days: (ListedDay & { readonly rows: ListedTransaction[] })[] = [];
    for (const { isDay, cells } of await this.#lines()) {
      const [first = '', second = ''] = cells;
      if (isDay) days.push({ day: first, sum: cents(second), rows: [] });
      else days.at(-1)?.rows.push(listed(cells));
    }
    return days;
  }

  async listed(): Promise<readonly ListedTransaction[]> {
    return (await this.#lines()).filter(({ isDay }) => !isDay).map(({ cells }) => listed(cells));
  }

  async #lines() {
    const lines = await this.table.getByRole('row').evaluateAll((rows) =>
      rows.map((row) => ({
        isDay: row.firstElementChild?.getAttribute('role') === 'rowheader',
        cells: [...row.children].map((cell) => cell.textContent),
      })),
    );
    return lines.slice(1);
  }

  async exportCsv(): Promise<CsvFile> {
    const coming = this.page.waitForEvent('download');
    await this.button('Export CSV').click();
    return readCsv(await coming);
  }

  /** Beside the list; on a phone a dialog above it. */
  get panel(): Locator {
    return this.page
      .getByRole('complementary', { name: 'Payment details' })
      .or(this.page.getByRole('dialog', { name: 'Payment details' }));
  }

  panelButton(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  panelLink(name: string | RegExp): Locator {
    return this.panel.getByRole('link', { name, exact: true });
  }

  /** Lines of a section of the panel: label, value. */
  async panelLines(section: 'Items' | 'Figures' | 'Details'): Promise<readonly (readonly [string, string])[]> {
    const terms = this.panel
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { name: section, exact: true }) })
      .getByRole('term');
    // `evaluateAll` does not wait, and the panel may still be loading.
    await expect(terms.first()).toBeVisible();
    return terms.evaluateAll((all) =>
      all.map((term) => [term.textContent.trim(), term.nextElementSibling?.textContent ?? ''] as const),
    );
  }
}

function listed(cells: readonly string[]): ListedTransaction {
  return { description: cells[1] ?? '', staff: cells[2] ?? '', amount: cents(cells.at(-1) ?? '') };
}
