import { expect } from '../../support/test';
import { settings, test } from '../../support/settings';

for (const setting of settings)
  test(`a course is found and worked through, ${setting}`, async ({ page, openIn }) => {
    const title = 'Refunds, Comps and Discounts';
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const tabs = page.getByRole('tablist', { name: 'Sections' }).getByRole('tab');

    await openIn(setting, 'learning', '/education');
    await page.getByRole('searchbox', { name: 'Search modules' }).fill('comps');
    await expect(card).toContainText('15 min');
    await card.getByRole('link', { name: 'Start Module' }).click();

    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const count = await tabs.count();
    for (let index = 1; index < count; index += 1) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    }
    await page.getByRole('button', { name: 'Complete Module', exact: true }).click();
    await expect(card).toContainText('Completed');
    await expect(card.getByRole('link', { name: 'Review' })).toBeVisible();
  });
