import { test as base, type BrowserContext, type TestInfo } from 'playwright/test';
import { Assistant } from './assistant';
import { CustomReports } from './customReports';
import { Dashboard } from './dashboard';
import { DeferredSales } from './deferredSales';
import { DrillDown } from './drillDown';
import { Education } from './education';
import { Guard } from './guard';
import { Items } from './items';
import { LedgerReport } from './ledgerReport';
import { Product } from './product';
import { SalesSummary } from './salesSummary';
import { SharedContext } from './sharedContext';
import { Transactions } from './transactions';

interface Options {
  /** A browser context for this test alone: nothing cached, and its clock may be moved. */
  readonly ownContext: boolean;
}

interface Fixtures {
  readonly guard: Guard;
  readonly product: Product;
  /** The full screen. */
  readonly assistant: Assistant;
  readonly customReports: CustomReports;
  readonly dashboard: Dashboard;
  readonly education: Education;
  readonly items: Items;
  readonly summary: SalesSummary;
  /** The dialog of a line of the sales summary, by its title. */
  readonly drillDown: (title: string) => DrillDown;
  readonly transactions: Transactions;
  readonly report: LedgerReport;
  readonly deferredSales: DeferredSales;
}

interface WorkerFixtures {
  readonly sharedContext: SharedContext;
}

/** Playwright's `test` with the product. Every test fails on what `Guard` forbids. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  ownContext: [false, { option: true }],
  sharedContext: [
    async ({ browser }, use) => {
      await use(new SharedContext(browser, origins()['host'] ?? ''));
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, ownContext, sharedContext }, use, info) => {
    const context = ownContext ? await browser.newContext() : await sharedContext.borrow(Guard.prepare);
    if (ownContext) await Guard.prepare(context);
    await use(context);
    await attachScreenshots(context, info);
    await (ownContext ? context.close() : sharedContext.return());
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
  guard: [
    async ({ context }, use) => {
      const guard = new Guard(Object.values(origins()));
      const stop = guard.watch(context);
      await use(guard);
      stop();
      if (guard.problems.length > 0) throw new Error(`The page misbehaved:\n${guard.problems.join('\n')}`);
    },
    { auto: true },
  ],
  product: async ({ page }, use) => {
    await use(new Product(page, origins()));
  },
  assistant: async ({ product }, use) => {
    await use(new Assistant(product));
  },
  customReports: async ({ product }, use) => {
    await use(new CustomReports(product));
  },
  dashboard: async ({ product }, use) => {
    await use(new Dashboard(product));
  },
  education: async ({ product }, use) => {
    await use(new Education(product));
  },
  items: async ({ product }, use) => {
    await use(new Items(product));
  },
  summary: async ({ product }, use) => {
    await use(new SalesSummary(product));
  },
  drillDown: async ({ page }, use) => {
    await use((title) => new DrillDown(page, title));
  },
  transactions: async ({ product }, use) => {
    await use(new Transactions(product));
  },
  report: async ({ product }, use) => {
    await use(new LedgerReport(product));
  },
  deferredSales: async ({ product }, use) => {
    await use(new DeferredSales(product));
  },
});

/** App name → origin, as the global setup left them. */
export function origins(): Record<string, string> {
  const text = process.env['BACK_OFFICE_ORIGINS'];
  if (!text) throw new Error('No server is running. Start the tests through e2e/playwright.config.ts.');
  return JSON.parse(text) as Record<string, string>;
}

/** Of every page of a failed test. Playwright's own option would take them of every test, in case it fails later. */
async function attachScreenshots(context: BrowserContext, info: TestInfo) {
  if (info.status === info.expectedStatus) return;
  for (const page of context.pages()) {
    const body = await page.screenshot({ timeout: 5_000 }).catch(() => undefined);
    if (body) await info.attach(`Screenshot of ${page.url()}`, { body, contentType: 'image/png' });
  }
}

export { expect } from 'playwright/test';
