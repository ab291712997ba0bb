import { paths } from '@back-office/shared/routes';
import { sentMonths, ShopStorePage } from '../../support/shopStore';
import { expect, test } from '../../support/test';

/** What only the whole product shows: all screens of a shop that is in no way like the sample. */

const isPlain = (path: unknown): path is () => string => typeof path === 'function' && path.length === 0;

/** The component browser shows code, which has dollars in it; the others are other addresses of a screen. */
const left: readonly string[] = [
  paths.components(),
  paths.dashboardSalesSummary(),
  paths.dashboardTransactions(),
  paths.salesSummary(),
  paths.prototypeDeferredSales(),
  paths.prototypeCustomReports(),
];

const all = [
  ...Object.values(paths)
    .filter(isPlain)
    .map((path) => path())
    .filter((path) => !left.includes(path)),
  '/items/inventory',
  paths.educationModule('fees-and-deferred-sales'),
];
const withFigures = [
  paths.home(),
  paths.reports(),
  paths.transactions(),
  paths.financialSuite(),
  paths.invoiceDetail(),
];

const ofSample = /\$|\b[AP]M\b|New York|\bEDT\b|\bEST\b|sample/i;
/** Screens may say what belongs to the sample, and how to get to it. */
const allowed =
  /Migration belongs to the sample shop|It shows how the sample's legacy reports move|Look at the sample|Sample shop/g;

for (const { screens, currency, locale, timeZone } of [
  { screens: all, currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' },
  { screens: withFigures, currency: 'JPY', locale: 'ja-JP', timeZone: 'Asia/Tokyo' },
])
  test(`no screen of a shop in ${currency} and ${locale} shows anything of the sample`, async ({
    page,
    context,
    product,
  }) => {
    const id = `shop-${currency.toLowerCase()}`;
    const shop = { id, name: 'Corner Bakery', source: 'browser', currency, timeZone, dayStart: 180, locale };
    await product.store({ 'back-office:shops': [shop] });
    const store = await ShopStorePage.open(context, product.address('/'), id);
    expect(await store.commit(sentMonths(3_000, 0, ['2025-11', '2025-12']))).toMatchObject({ ok: true });
    await store.page.close();

    const found: string[] = [];
    const inShop = `?shop=${id}`;
    await product.open(paths.settings() + inShop);
    await expect(product.title).toHaveText('Settings');
    for (const path of screens) {
      await product.go(path + inShop);
      await expect(page.getByRole('status', { name: 'Loading' }), path).toHaveCount(0);
      if (withFigures.includes(path)) await expect(page.locator('body'), path).toContainText(/[€￥]/);
      const text = (await page.locator('body').innerText()).replace(allowed, '');
      for (const line of text.split('\n')) if (ofSample.test(line)) found.push(`${path}: ${line}`);
    }
    expect(found).toEqual([]);
  });
