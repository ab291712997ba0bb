import { expect, type Locator, type Page } from 'playwright/test';
import { calculation } from './figures';
import type { Product } from './product';

export type DashboardCard = 'Key Metrics' | 'Customers' | 'Payment Types' | 'Items';

/** The dashboard, by names and roles. */
export class Dashboard {
  readonly product: Product;
  readonly page: Page;

  constructor(product: Product) {
    this.product = product;
    this.page = product.page;
  }

  async open(search = '') {
    await this.product.open(`/${search}`);
    await expect(this.card('Items')).toBeVisible();
  }

  card(name: DashboardCard): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  metric(label: string): Locator {
    return this.card('Key Metrics').getByRole('link', { name: new RegExp(`^${label} `) });
  }

  /** The Date chip. */
  get chip(): Locator {
    return this.page.getByRole('button', { name: /^Date / });
  }

  get day(): Locator {
    return this.page.getByRole('dialog', { name: 'Choose a day' }).getByLabel('Day');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  explanationButton(name: DashboardCard): Locator {
    return this.button(`${name}: ${calculation}`);
  }

  /** What the small button of a card opens. */
  explanation(name: DashboardCard): Locator {
    return this.page.getByRole('dialog', { name: `${name}: ${calculation}` });
  }

  async explain(name: DashboardCard) {
    await this.explanationButton(name).click();
    await expect(this.explanation(name)).toBeVisible();
  }

  /** A figure of the Customers card that opens the list behind it. */
  listButton(name: 'Returning customers' | 'Feedback'): Locator {
    return this.card('Customers')
      .getByRole('definition')
      .nth(name === 'Feedback' ? 4 : 1)
      .getByRole('button');
  }

  list(name: 'Returning customers' | 'Feedback'): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** The best items; hidden from screen readers when nothing was sold. */
  get items(): Locator {
    return this.card('Items').getByRole('list', { name: 'Best items', includeHidden: true });
  }

  /** Heights of the item bars in px, left to right. */
  bars(): Promise<readonly number[]> {
    return this.items
      .locator('[style*=height]')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
  }

  /** Left edge and width of each segment of the payment bar; the last entry is the bar itself. */
  segments(): Promise<readonly { readonly left: number; readonly width: number }[]> {
    return this.card('Payment Types')
      .locator('[aria-hidden=true]')
      .filter({ has: this.page.locator('div') })
      .evaluate((bar) =>
        [...bar.children, bar].map((part) => {
          const { left, width } = part.getBoundingClientRect();
          return { left, width };
        }),
      );
  }

  /** Rows of the legend: type, amount, percent. */
  legend(): Promise<readonly (readonly string[])[]> {
    return this.page
      .getByRole('table', { name: 'Payment types' })
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  }
}
