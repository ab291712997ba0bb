import { test as base } from 'playwright/test';
import { Guard } from './guard';
import { Items } from './items';
import { Product } from './product';

interface Fixtures {
  readonly guard: Guard;
  readonly product: Product;
  readonly items: Items;
}

/** Playwright's `test` with the product; every test fails by itself on what `Guard` forbids. */
export const test = base.extend<Fixtures>({
  guard: [
    async ({ context }, use) => {
      const guard = new Guard(Object.values(origins()));
      await guard.watch(context);
      await use(guard);
      if (guard.problems.length > 0) throw new Error(`The page misbehaved:\n${guard.problems.join('\n')}`);
    },
    { auto: true },
  ],
  product: async ({ page }, use) => {
    await use(new Product(page, origins()));
  },
  items: async ({ product }, use) => {
    await use(new Items(product));
  },
});

/** Part name → origin, as the global setup left them. */
export function origins(): Record<string, string> {
  const text = process.env['BACK_OFFICE_ORIGINS'];
  if (!text) throw new Error('No server runs: start the tests through e2e/playwright.config.ts.');
  return JSON.parse(text) as Record<string, string>;
}

export { expect } from 'playwright/test';
