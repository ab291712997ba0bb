import { paths } from '@back-office/shared/routes';
import { manyItems, storedItem } from '../../support/items';
import { expect, test } from '../../support/test';

const longName = 'Heirloom Tomato and Roasted Pepper Passata, Cold-Pressed and Bottled by Hand, Twelve Jars of 500 g';

test('the printed list is the list alone, with all rows, on A4 and Letter', async ({ items, page, product }) => {
  await items.open({ items: [storedItem({ name: longName }), ...manyItems(80)] });
  await items.tick(longName).check();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  // The sheets less margins of 1 cm.
  for (const width of [718, 740]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect(page.getByRole('row')).toHaveCount(82);
    await expect(page.getByText('Item 00080', { exact: true })).toBeVisible();
    const rightEdge = () =>
      page
        .getByRole('cell', { name: '$4.00/ea' })
        .first()
        .evaluate((cell) => cell.getBoundingClientRect().right);
    await expect.poll(rightEdge, `${width} px`).toBeLessThanOrEqual(width);
    const name = page.getByRole('row').getByText(longName);
    expect(await name.evaluate((text) => text.scrollHeight - text.clientHeight), `${width} px`).toBeLessThanOrEqual(1);
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(product.assistantButton).toBeHidden();
    // The names are buttons that look like text.
    const buttons = page.locator('button:not([data-row-button]):visible, [type="checkbox"]:visible');
    await expect(buttons).toHaveCount(0);
  }
});

test('a printed count sheet says what it counts, has room to write, and no offers', async ({
  items,
  page,
  product,
}) => {
  await items.openWith([storedItem({ name: 'Rye Loaf', sku: 'RL-1', stock: 40 })]);
  await product.open(`${paths.items()}/inventory`);
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await page.getByRole('textbox', { name: 'Scan or type a code or a name' }).fill('RL-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Counted: Rye Loaf' })).toBeVisible();
  await page.keyboard.press('Escape');
  const offer = page.getByText(/was not saved/);
  await expect(offer).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Count sheet · All locations · .* · 1 variation$/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Counted' })).toBeVisible();
  await expect(offer).toBeHidden();
});

test('a long item name takes two lines; the pointer, or the focus of the keyboard, shows the rest of a longer one', async ({
  items,
  page,
}) => {
  const longest = `${longName} ${longName}`;
  await items.open({ items: [longName, longest, 'Mug'].map((name) => storedItem({ name })) });
  const button = (name: string) => page.getByRole('table').getByRole('button', { name, exact: true });
  const tip = page.locator('[role=tooltip]', { hasText: longest });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await button(longName).evaluate((name) => Math.round(name.getBoundingClientRect().height / 17));
    expect(lines, `${width} px`).toBe(2);
    await button(longest).hover();
    await expect(button(longest)).toHaveAttribute('title', longest);
    await button('Mug').focus();
    for (const key of ['Home', 'ArrowDown']) await page.keyboard.press(key);
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  }
});

test('no empty band is left below a long list', async ({ items, page }) => {
  await items.open({ items: manyItems(200) });
  const bottom = () => items.table.evaluate((frame) => innerHeight - frame.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(40);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect.poll(bottom).toBeGreaterThan(80);
});
