import { answers, breakFiles, fileOf } from '../support/faults';
import { expect, test } from '../support/test';

test('the assistant’s files are missing: only a quiet Retry shows, and it recovers', async ({
  page,
  product,
  guard,
}) => {
  guard.expectErrors(/Failed to load resource/, /AREA-004/);
  const fault = await breakFiles(page, fileOf(await product.row('assistant'), 'remoteEntry'), answers.missing);
  await product.open('/education');
  await expect(product.title).toHaveText('Education Center');
  const retry = page.getByRole('button', { name: /assistant.*retry|retry.*assistant/i });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await product.mark();

  await fault.repair();
  await retry.click();
  await expect(product.assistantButton).toBeVisible();
  expect(await product.isMarked()).toBe(true);
});

test('the widget’s chunk is missing: screens still work', async ({ page, product, guard }) => {
  guard.expectErrors(/Failed to load resource/, /AREA-006/, /ChunkLoadError|Loading chunk/);
  await breakFiles(page, fileOf(await product.row('assistant'), 'widget'), answers.missing);
  await product.open('/education');
  await expect(page.getByRole('button', { name: /assistant.*retry|retry.*assistant/i })).toBeVisible();
  await product.entry('Home').click();
  await expect(product.title).toHaveText('Dashboard');
});
