import { expect, type Locator, type Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { calculation, cents } from './figures';
import type { Product } from './product';

export type FilterName = 'Report type' | 'Locations' | 'View' | 'Group metric by' | 'Filter by' | 'Compare to';

/** A row of the breakdown. */
export interface ShownLine {
  readonly label: string;
  /** Lines with the same number belong together: a section, or what it is made of. */
  readonly block: number;
  /** In cents: of the range and, where it is compared, of the baseline. None for a heading. */
  readonly amounts: readonly number[];
  /** `+8.4%`, `N/A No change`; empty where nothing is compared. */
  readonly change: string;
}

/** The range the report opens with. */
export const week = 'Jun 22 – 28, 2025';

/** The sales summary, by names and roles. */
export class SalesSummary {
  readonly product: Product;
  readonly page: Page;

  constructor(product: Product) {
    this.product = product;
    this.page = product.page;
  }

  async open(search = '', path: string = paths.reports()) {
    await this.product.open(path + search);
    await expect(this.table).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The control in the header: previous, range, next. */
  get stepper(): Locator {
    return this.page.getByRole('group', { name: 'Date range' });
  }

  get range(): Locator {
    return this.stepper.getByRole('button').nth(1);
  }

  get picker(): Locator {
    return this.page.getByRole('dialog', { name: 'Date range' });
  }

  get filterBar(): Locator {
    return this.page.getByRole('group', { name: 'Filters' });
  }

  filter(name: FilterName): Locator {
    return this.filterBar.getByRole('button', { name: new RegExp(`^${name} `) });
  }

  /** Opens a filter; its options. */
  async options(name: FilterName): Promise<Locator> {
    await this.filter(name).click();
    const list = this.page.getByRole('listbox', { name });
    await expect(list).toBeVisible();
    return list.getByRole('option');
  }

  async choose(name: FilterName, option: string) {
    const options = await this.options(name);
    await options.filter({ hasText: new RegExp(`^${option}$`) }).click();
    await expect(this.filter(name)).toHaveText(`${name}${option}`);
    await expect(this.page.getByRole('listbox')).toHaveCount(0);
  }

  get notice(): Locator {
    return this.page.getByRole('region', { name: 'Report migration' });
  }

  /** The parts of total sales, beside the gauge. */
  get legend(): Locator {
    return this.page.getByRole('table', { name: 'What makes up total sales' });
  }

  get gauge(): Locator {
    return this.page.getByRole('img', { name: /^Total sales: / });
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: 'Breakdown', exact: true });
  }

  /** The heading of a section that opens. */
  section(label: string): Locator {
    return this.table.getByRole('button', { name: label, exact: true });
  }

  /** The amount of a line, which opens its transactions. */
  drillDownLink(label: string): Locator {
    return this.table.getByRole('link', { name: new RegExp(`^${label} .*, show transactions$`) });
  }

  /** The breakdown from top to bottom. */
  async lines(): Promise<readonly ShownLine[]> {
    const blocks = await this.table.evaluate((table) =>
      [...table.querySelectorAll('tbody')].map((block) =>
        [...block.rows].map((row) => [...row.cells].map((cell) => cell.textContent)),
      ),
    );
    return blocks.flatMap((rows, block) =>
      rows.map(([label = '', , ...cells]) => ({
        label,
        block,
        amounts: cells.slice(0, 2).map(cents),
        change: cells[2] ?? '',
      })),
    );
  }

  /** Amounts in cents by label; where several lines share one, the first. */
  async figures(): Promise<Figures> {
    return figuresOf(await this.lines());
  }

  /** Waits for the figures to differ from these. */
  async expectOtherThan(figures: Figures) {
    await expect.poll(async () => (await this.figures())('Total sales')).not.toBe(figures('Total sales'));
  }

  /** The heading of the rows that a line is divided into: `Gross sales by day`. */
  heading(text: string): Locator {
    return this.table.getByRole('rowheader', { name: new RegExp(`^${text}`) });
  }

  get explanationButtons(): Locator {
    return this.table.getByRole('button', { name: new RegExp(`: ${calculation}$`) });
  }

  explanation(label: string): Locator {
    return this.page.getByRole('dialog', { name: `${label}: ${calculation}` });
  }
}

export type Figures = (label: string) => number;

function figuresOf(lines: readonly ShownLine[]): Figures {
  return (label) => {
    const line = lines.find((one) => one.label === label);
    if (line?.amounts[0] === undefined) throw new Error(`The breakdown shows no line ${label}.`);
    return line.amounts[0];
  };
}

/** The lines that head a section of the breakdown. */
export const sections = [
  'Gross sales',
  'Returns',
  'Discounts & comps',
  'Net sales',
  'Gift card sales',
  'Taxes',
  'Tips',
  'Total sales',
  'Deferred sales',
  'Total payments',
  'Fees',
  'Net total',
] as const;
