import { paths } from '@back-office/shared/routes';
import { storedItem } from '../support/items';
import { manyTransactions } from '../support/manyTransactions';
import { bakery, sentMonths, ShopStorePage } from '../support/shopStore';
import { expect, test } from '../support/test';

/** A shop of the browser, in areas on a page of the origin to which it belongs. */
const shop = { ...bakery, currency: 'EUR', timeZone: 'Europe/Berlin', locale: 'de-DE' };
const count = 6_000;
const months = ['2025-01', '2025-02'];
const range = new URLSearchParams({ from: '2025-01-01', to: '2025-02-28' }).toString();

/** What the transactions of these months come to. */
function grossSales(): number {
  const { days, amounts } = manyTransactions(count);
  const end = Date.UTC(2025, 2, 1) / 86_400_000;
  return amounts.itemSales
    .subarray(
      0,
      days.findIndex((day) => day >= end),
    )
    .reduce((sum, amount) => sum + amount, 0);
}

test('areas on a page of the product’s origin show the sales and the items of a shop of this browser', async ({
  page,
  context,
  product,
}) => {
  await product.store({
    'back-office:shops': [shop],
    [`back-office:shop:${shop.id}:items`]: [storedItem({ name: 'Rye loaf' })],
  });
  const store = await ShopStorePage.open(context, product.address('/'), shop.id);
  expect(await store.commit(sentMonths(count, 0, months))).toMatchObject({ ok: true, storage: 'saved' });
  await store.page.close();

  const [reports, catalogue] = [await product.row('reports'), await product.row('catalogue')];
  // An answer of the product with its content security policy, and without the product.
  await page.goto(product.address('/remotes.json'));
  const worker = page.waitForEvent('worker');
  await page.evaluate(
    async ([module, path, shop]) => {
      await import(module);
      const element = document.createElement('back-office-reports');
      element.setAttribute('path', path);
      element.setAttribute('shop', shop);
      document.body.replaceChildren(element);
    },
    [new URL('embed.js', reports.entry).href, `${paths.salesSummary()}?${range}`, shop.id] as const,
  );
  expect((await worker).url()).toMatch(/^blob:/);
  const gross = page.getByRole('row', { name: /^Gross sales Gross sales/ });
  const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(grossSales() / 100);
  await expect(gross).toContainText(euros);

  await page.evaluate(
    async ([module, shop]) => {
      const { mount } = (await import(module)) as {
        mount: (element: HTMLElement, options: object) => Promise<unknown>;
      };
      await mount(document.body.appendChild(document.createElement('div')), { path: '/items', shop, shadow: true });
    },
    [new URL('embed.js', catalogue.entry).href, shop.id] as const,
  );
  await expect(page.getByRole('checkbox', { name: 'Select Rye loaf' })).toBeVisible();

  await test.step('also on a page that allows scripts and styles by nonce, and demands trusted types', async () => {
    const policy = `default-src 'none'; script-src 'nonce-once' 'strict-dynamic'; worker-src blob:; img-src 'self' data:;
      style-src 'nonce-once' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='; connect-src ${Object.values(product.origins).join(' ')};
      require-trusted-types-for 'script'; trusted-types back-office 'allow-duplicates'`;
    await page.goto(product.address('/remotes.json'));
    await page.evaluate(
      ([policy, module, path, shop]) => {
        const [script, meta, area] = ['script', 'meta', 'back-office-reports'].map((name) =>
          document.createElement(name),
        );
        if (!script || !meta || !area) return;
        Object.assign(script, { type: 'module', nonce: 'once', src: module });
        Object.assign(meta, { httpEquiv: 'Content-Security-Policy', content: policy });
        for (const [name, value] of Object.entries({ nonce: 'once', path, shop })) area.setAttribute(name, value);
        // The policy holds from here on.
        document.head.append(meta);
        document.body.replaceChildren(area, script);
      },
      [policy, new URL('embed.js', reports.entry).href, `${paths.salesSummary()}?${range}`, shop.id] as const,
    );
    await expect(gross).toContainText(euros);
  });

  const other = await ShopStorePage.open(context, product.address('/'), shop.id);
  await other.commit(sentMonths(2 * count, 0, months));
  await expect(gross).not.toContainText(euros);
});
