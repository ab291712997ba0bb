import { expect, type Locator, type Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import type { Product } from './product';

type FilterName = 'Report type' | 'Locations' | 'View' | 'Group metric by' | 'Filter by';

/** The deferred sales report and its pages, by names and roles. */
export class DeferredSales {
  readonly product: Product;
  readonly page: Page;

  constructor(product: Product) {
    this.product = product;
    this.page = product.page;
  }

  async open(search = '', path: string = paths.deferredSales()) {
    await this.product.open(path + search);
    await expect(this.product.title).toBeVisible();
  }

  /** The scenarios, beside the report or in the list that phones open. */
  get nav(): Locator {
    return this.page.getByRole('navigation', { name: 'Deferred sales scenarios' });
  }

  /** A scenario of the group with this title. */
  scenario(group: string, title: string): Locator {
    return this.nav.getByRole('list', { name: group }).getByRole('link', { name: title, exact: true });
  }

  get range(): Locator {
    return this.page.getByRole('group', { name: 'Date range' }).getByRole('button').nth(1);
  }

  step(name: 'Previous period' | 'Next period'): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  quickSelect(label: string): Locator {
    return this.page.getByRole('group', { name: 'Quick select dates' }).getByRole('button', { name: label });
  }

  filter(name: FilterName): Locator {
    return this.page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: new RegExp(`^${name} `) });
  }

  async choose(name: FilterName, option: string) {
    await this.filter(name).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
    await expect(this.filter(name)).toHaveText(`${name}${option}`);
    await expect(this.page.getByRole('listbox')).toHaveCount(0);
  }

  table(name: string): Locator {
    return this.page.getByRole('table', { name, exact: true });
  }

  /** The row of a table that begins with this label. */
  row(table: string, label: string): Locator {
    return this.table(table)
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: label, exact: true }) });
  }

  /** The amount of a line as a link. */
  line(label: string): Locator {
    return this.page.getByRole('link', { name: new RegExp(`^${label} .*, show `) });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }
}
