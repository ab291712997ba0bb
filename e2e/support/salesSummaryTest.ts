import { DrillDown } from './drillDown';
import { SalesSummary } from './salesSummary';
import { test as base } from './test';

interface Fixtures {
  readonly summary: SalesSummary;
  /** The dialog of a line, by its title. */
  readonly drillDown: (title: string) => DrillDown;
}

export const test = base.extend<Fixtures>({
  summary: async ({ product }, use) => {
    await use(new SalesSummary(product));
  },
  drillDown: async ({ summary }, use) => {
    await use((title) => new DrillDown(summary, title));
  },
});

/** The range the report opens with. */
export const week = 'Jun 22 – 28, 2025';
export const closedDay = '?from=2025-12-25&to=2025-12-25';

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

export { expect } from './test';
