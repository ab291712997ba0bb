import { expect, type Locator, type Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import type { Product } from './product';

export const sampleNames = ['Daily sales overview', 'Item sales by location', 'Channel mix', 'Modifier review'];

/** A report as stored under the key `customReports`. */
export function storedReport(change: {
  readonly id: string;
  readonly name: string;
  readonly [field: string]: unknown;
}) {
  return {
    description: '',
    type: 'table',
    status: 'active',
    createdBy: 'Maya Duarte',
    createdAt: '2025-07-01T12:00:00.000Z',
    lastModified: '2025-07-01T12:00:00.000Z',
    metrics: ['item-name', 'gross-sales'],
    filters: 0,
    isShared: false,
    ...change,
  };
}

/** The list, the builder and the view of custom reports, by names and roles. */
export class CustomReports {
  readonly product: Product;
  readonly page: Page;

  constructor(product: Product, page = product.page) {
    this.product = product;
    this.page = page;
  }

  async open(search = '', path: string = paths.customReports()) {
    await this.product.open(path + search);
    await expect(this.product.title).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  get list(): Locator {
    return this.page.getByRole('table', { name: 'Custom reports' });
  }

  /** The rows of the list, without its head. */
  get rows(): Locator {
    return this.list.getByRole('row').filter({ hasNot: this.page.getByRole('columnheader') });
  }

  get count(): Locator {
    return this.page.getByRole('search', { name: 'Custom reports' }).getByRole('status').filter({ hasText: ' of ' });
  }

  async choose(report: string, action: string) {
    await this.button(`Actions for ${report}`).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  /** An option of the builder's current tab. */
  option(name: string): Locator {
    return this.page.getByRole('tabpanel').getByRole('button', { name, exact: true });
  }

  /** The data table of the builder and of the view. */
  get data(): Locator {
    return this.page.getByRole('table', { name: 'Data', exact: true });
  }

  storedReports() {
    return this.page.evaluate(() => JSON.parse(localStorage.getItem('customReports') ?? '[]') as { name: string }[]);
  }

  async storedNames() {
    return (await this.storedReports()).map(({ name }) => name);
  }
}
