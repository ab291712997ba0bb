import type { Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { expectFocusIn, expectInsideWindow, expectToFit } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

const cash = '?method=cash';
const views = (page: Page) => page.getByRole('button', { name: 'My views', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keep this view', exact: true });
const chosen = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Opens the menu and presses an entry, by keyboard. */
async function press(page: Page, name: string) {
  await views(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type(name.slice(0, 6));
  await expect(chosen(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
}

async function keep(page: Page, name: string, isDefault = false) {
  await press(page, 'Keep this view…');
  await expect(dialog(page).getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  if (isDefault) await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
}

test.describe('Saved views', () => {
  test('by keyboard alone: one is kept, shown again after a reload, opens the list, and is deleted with Undo', async ({
    page,
    product,
    transactions,
  }) => {
    await transactions.open(cash);
    const { rows } = await transactions.exportCsv();
    const shown = rows.length;
    expect(shown).toBeLessThan(22);
    await keep(page, 'Cash sales', true);
    await expectFocusIn(views(page));

    await transactions.chip('Payment method: Cash').focus();
    await page.keyboard.press('Enter');
    await transactions.expectCount(22);
    await page.reload();
    await expect(transactions.table).toBeVisible();
    await product.expectPath(`${paths.transactions()}${cash}&columns=`);
    await transactions.expectCount(shown);

    await transactions.chip('Payment method: Cash').focus();
    await page.keyboard.press('Enter');
    await transactions.expectCount(22);
    await press(page, 'Cash sales');
    await transactions.expectCount(shown);
    await page.goBack();
    await transactions.expectCount(22);

    await press(page, 'Rename or delete views…');
    const list = page.getByRole('dialog', { name: 'My views', exact: true });
    await expectFocusIn(list);
    await list.getByRole('button', { name: 'Delete Cash sales', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(list.getByText('No views')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo', exact: true }).focus();
    await page.keyboard.press('Enter');
    await press(page, 'Cash sales');
    await transactions.expectCount(shown);
  });

  test('another tab has them at once; on a phone, menu and dialog fit and have no axe finding', async ({
    page,
    context,
    product,
    transactions,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await transactions.open(cash);
    const other = await context.newPage();
    await other.goto(page.url());
    await keep(page, 'Cash sales');
    await views(other).click();
    await expect(chosen(other, 'Cash sales')).toBeVisible();
    await other.close();

    await views(page).click();
    await expectInsideWindow(page.getByRole('menu'));
    await expectAccessible(page, page.getByRole('menu'));
    await chosen(page, 'Keep this view…').click();
    await expect(dialog(page)).toBeVisible();
    await expectInsideWindow(dialog(page));
    await expectAccessible(page, dialog(page));
    await expectToFit(page);
    await product.expectPath(`${paths.transactions()}${cash}`);
  });
});
