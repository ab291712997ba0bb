import { expectFailure } from '../support/faults';
import { expect, test } from '../support/test';

test.use({ ownContext: true });

test('an area that failed while the browser was offline opens by itself when it is online again', async ({
  page,
  product,
  guard,
}) => {
  guard.expectErrors(/Failed to load resource/, /AREA-004/);
  await product.open('/education');
  await expect(product.title).toHaveText('Education Center');
  await expect(product.assistantButton).toBeVisible();
  await product.mark();

  await page.context().setOffline(true);
  await product.entry('Items & services').click();
  await expectFailure(product, 'Dashboard and items', 'AREA-004');

  await page.context().setOffline(false);
  await expect(product.title).toHaveText('Items');
  await expect(product.failure).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await product.isMarked()).toBe(true);
});
