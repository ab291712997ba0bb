import { expect } from '../../support/test';
import { settings, test } from '../../support/settings';

for (const setting of settings)
  test(`transactions are filtered, searched and opened, ${setting}`, async ({ page, openIn }) => {
    const shown = page.getByRole('definition').first();
    const row = page.getByRole('button', { name: /^Wildflower Honey ×6, Olive Oil ×2,/ });
    const panel = page.getByRole('complementary', { name: 'Payment details' });

    await openIn(setting, 'reports', '/transactions');
    await page.getByRole('button', { name: /^Type / }).click();
    await page.getByRole('option', { name: /^Sale/ }).click();
    await page.keyboard.press('Escape');
    await expect(shown).toHaveText('20 of 22');

    await row.click();
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('Net total');
    await page.keyboard.press('ArrowRight');
    await expect(panel).toContainText('Chef’s Knife, 20 cm × 1');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    await page.getByRole('searchbox', { name: 'Search transactions' }).fill('owen');
    await expect(shown).toHaveText('7 of 22');
  });
