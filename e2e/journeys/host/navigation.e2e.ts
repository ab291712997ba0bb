import { paths } from '@back-office/shared/routes';
import { expect, test } from '../../support/test';

const mainEntries = [
  'Home',
  'Items & services',
  'Invoices & payments',
  'Online',
  'Customers',
  'Financial Suite',
  'FS Prototype',
  'Staff',
  'Money',
  'Education',
  'Settings',
  'Add more',
];

const submenuEntries = [
  'Items',
  'Item library',
  'Channel listings',
  'Service library',
  'Image library',
  'Modifiers',
  'Categories',
  'Discounts',
  'Options',
  'Units',
  'Custom attributes',
  'Settings',
  'Gift Cards',
  'Subscription plans',
];

test.describe('the navigation shell', () => {
  test('shows the 12 entries in order, content and assistant, and no provider’s brand', async ({ page, product }) => {
    await product.open();
    await expect(product.entries()).toHaveText(mainEntries);
    await expect(product.title).toBeVisible();
    await expect(product.assistantButton).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/\b(square|stripe|shopify|clover|paypal)\b/i);
    await expect(page.locator('img')).toHaveCount(0);
  });

  test('five entries lead to their screens without reloading the page; Back and Forward follow', async ({
    page,
    product,
  }) => {
    await product.open(paths.education());
    await product.mark();
    for (const [entry, path, title] of [
      ['Home', paths.home(), 'Dashboard'],
      ['Items & services', paths.items(), 'Items'],
      ['Financial Suite', paths.financialSuite(), 'Financial Suite'],
      ['FS Prototype', paths.prototype(), 'Financial Suite'],
      ['Education', paths.education(), 'Education Center'],
    ] as const) {
      await product.entry(entry).click();
      await expect(product.title).toHaveText(title);
      await product.expectPath(path);
      // An entry with a submenu shows it.
      const back = product.side.getByRole('button', { name: /^Back from / });
      if (await back.isVisible()) await back.click();
      await expect(product.mainList.locator('[aria-current]')).toHaveText([entry]);
    }
    await page.goBack();
    await product.expectPath(paths.prototype());
    await expect(product.title).toHaveText('Financial Suite');
    await page.goForward();
    await expect(product.title).toHaveText('Education Center');
    expect(await product.isMarked()).toBe(true);
  });

  test('the submenu slides in, but not with reduced motion', async ({ page, product }) => {
    // The computed style keeps the name after the 220 ms.
    const animation = () => product.submenu('Financial Suite').evaluate((menu) => getComputedStyle(menu).animationName);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await product.open(paths.financialSuite());
    await product.entry('Financial Suite').click();
    await expect.poll(animation).not.toBe('none');
    await product.submenu('Financial Suite').getByRole('button', { name: /^Back/ }).click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await product.entry('Financial Suite').click();
    await expect.poll(animation).toBe('none');
  });

  test('the items area’s own menu has the entries and Inventory management; it is hidden beside the submenu', async ({
    product,
  }) => {
    await product.open(paths.items());
    const menu = product.areaMenu('Items & services');
    await expect(product.entries(menu)).toHaveText([...submenuEntries, 'Inventory management']);
    await product.press(product.entry('Modifiers', menu));
    await product.expectPath(paths.items());
    await expect(product.title).toHaveText('Items');
    for (const entry of ['Inventory management', 'Item library', 'Categories', 'Items']) {
      await product.entry(entry, menu).click();
      await expect(product.title).toHaveText(entry);
    }
    await product.entry('Items & services').click();
    await expect(menu).toBeHidden();
    const starts = await product
      .entries(product.submenu('Items & services'))
      .evaluateAll((entries) =>
        entries.map(({ firstElementChild }) => firstElementChild?.getBoundingClientRect().left),
      );
    expect(new Set(starts).size, 'the labels of the submenu line up').toBe(1);
    await product.submenu('Items & services').getByRole('button', { name: /^Back/ }).click();
    await expect(menu).toBeVisible();
  });

  test('/reports alone has the long reports menu, which stays beside the submenu', async ({ product }) => {
    await product.open(paths.reports());
    const menu = product.areaMenu('Reports');
    await expect(product.entries(menu)).toHaveText([
      'Sales',
      'Sales summary',
      'Item sales',
      'Sales trends',
      'Category sales',
      'Team sales',
      'Modifier sales',
      'Gift Cards',
      'Future bookings',
      'Section sales',
      'Vendor sales',
      'Accounting',
      'Payments',
      'Operations',
      'Online',
      'Inventory',
      'Custom reports',
      'Settings',
    ]);
    await expect(menu.locator('[aria-current]')).toHaveText(['Sales summary']);
    await product.press(product.entry('Vendor sales', menu));
    await product.expectPath(paths.reports());
    await product.entry('Item sales', menu).click();
    await product.expectPath(paths.report('item-sales'));
    await expect(menu.locator('[aria-current]')).toHaveText(['Item sales']);
    await menu.getByRole('button', { name: 'Sales', exact: true }).click();
    await expect(product.entry('Item sales', menu)).toBeHidden();
    await menu.getByRole('button', { name: 'Back to Home from Reports' }).click();
    await expect(product.title).toHaveText('Dashboard');
    await product.expectPath('/');

    await product.entry('Financial Suite').click();
    const submenu = product.submenu('Financial Suite');
    await product.entry('Reports', submenu).click();
    await expect(menu).toBeVisible();
    await product.entry('Sales summary', submenu).click();
    await expect(menu).toBeHidden();
    await product.expectPath(paths.salesSummary());
    await expect(submenu.locator('[aria-current]')).toHaveText(['Sales summary']);
  });

  test('an unknown address shows the error screen inside the shell, with a link home', async ({ page, product }) => {
    await product.open('/nowhere');
    for (const path of ['/nowhere', '/itemsx', '/education/a/b/c']) {
      await product.go(path);
      await expect(product.title).toHaveText('Unexpected Application Error!');
      await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
      await expect(product.mainList).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(product.title).toHaveText('Dashboard');
  });
});
