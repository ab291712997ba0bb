import { releasedRow } from '@back-office/shared/build/release.mjs';
import { workspaceDist } from '@back-office/shared/build/serve.mjs';
import { Product } from '../support/product';
import { expect, test } from '../support/test';
import { WorkspaceClone } from '../support/workspaceClone';

test.use({ ownContext: true });

test('a new remote is in the running product, and no other app has a new version', async ({ page, guard }) => {
  test.setTimeout(20 * 60_000);
  const clone = new WorkspaceClone('new-remote');
  try {
    const origins = await clone.start(['loyalty']);
    guard.allowOrigins(...Object.values(origins));
    const product = new Product(page, origins);
    await product.open('/education');
    const entries = product.mainList.getByRole('listitem');
    await expect(entries).toHaveCount(12);

    expect(await clone.run('newRemote', 'loyalty')).toContain('remote-loyalty is written.');
    await expect(clone.run('newRemote', 'loyalty')).rejects.toThrow('is taken by remote-loyalty');
    await clone.install();
    const built = await clone.run('build');
    for (const [name, folder] of Object.entries(workspaceDist())) {
      expect(built).toMatch(new RegExp(`^${name} +${releasedRow(folder).version} +unchanged$`, 'm'));
    }
    clone.release('loyalty', /^loyalty +(\S+)/m.exec(built)?.[1] ?? '');
    await page.reload();
    await expect(entries).toHaveCount(13);
    await expect(entries.filter({ hasText: /^(Education|Loyalty|Settings)/ })).toHaveText([
      'Education',
      'Loyalty',
      /^Settings/,
    ]);

    await product.entry('Loyalty').click();
    await expect(product.title).toHaveText('Loyalty');
    await product.expectPath('/loyalty');
    await expect(page).toHaveTitle('Loyalty · Back Office');
    await expect(product.mainList.locator('[aria-current]')).toHaveText(['Loyalty']);
    await page.reload();
    await expect(product.title).toHaveText('Loyalty');

    await product.open('/health');
    await expect(page.getByRole('row', { name: /^Loyalty/ })).toContainText('idle');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('loyal');
    const screens = page.getByRole('group', { name: 'Screens' });
    await expect(screens.getByRole('option', { name: 'Loyalty' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(product.title).toHaveText('Loyalty');
  } finally {
    // What loads after the first screen would be cut off, and the page would log it.
    await page.close();
    await clone.close();
  }
});
