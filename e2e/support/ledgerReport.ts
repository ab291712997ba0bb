import { expect, type Locator, type Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { cents, readCsv, type CsvFile } from './figures';
import type { Product } from './product';

/** A report of the menus, by names and roles. */
export class LedgerReport {
  readonly product: Product;
  readonly page: Page;

  constructor(product: Product) {
    this.product = product;
    this.page = product.page;
  }

  /** `sales-by-item`, or with its parameters `sales-by-item?by=category`. */
  async open(report: string) {
    await this.product.open(`${paths.salesSummary().replace('sales-summary', '')}${report}`);
    await expect(this.table).toBeVisible();
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: /^Figures by / });
  }

  get chart(): Locator {
    return this.page.getByRole('figure');
  }

  filter(label: string): Locator {
    return this.page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: new RegExp(`^${label} `) });
  }

  head(name: string): Locator {
    return this.table.getByRole('columnheader', { name, exact: true });
  }

  row(name: string): Locator {
    return this.table.getByRole('row', { name: new RegExp(`^${name}`) });
  }

  /** The links of the figures of a column, from top to bottom, the total last. */
  figures(column: string): Locator {
    return this.table.getByRole('link', { name: new RegExp(`, ${column} .*, show transactions$`) });
  }

  /** The amounts of a column in cents, from top to bottom, the total last. */
  async amounts(column: string): Promise<readonly number[]> {
    const index = await this.head(column).evaluate((cell: HTMLTableCellElement) => cell.cellIndex);
    const texts = await this.table.evaluate(
      (table: HTMLTableElement, place) =>
        [...table.rows].slice(1).map((row) => {
          const cell = row.cells[place];
          return cell?.querySelector('a')?.textContent ?? cell?.textContent ?? '';
        }),
      index,
    );
    return texts.map(cents);
  }

  async export(): Promise<CsvFile> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Export CSV' }).click();
    return readCsv(await coming);
  }
}
