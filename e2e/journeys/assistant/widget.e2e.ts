import { paths } from '@back-office/shared/routes';
import type { Product } from '../../support/product';
import { expect, test } from '../../support/test';

const heightOf = async ({ assistant }: Product) => (await assistant.boundingBox())?.height;

test.describe('the assistant widget', () => {
  test('opens, minimizes, maximizes and closes, stays open across screens, and leads to the full screen', async ({
    page,
    product,
  }) => {
    await product.open(paths.education());
    await product.assistantButton.click();
    await expect.poll(() => product.assistant.boundingBox()).toMatchObject({ width: 384, height: 600 });
    await product.assistant.getByRole('button', { name: 'Minimize' }).click();
    await expect(product.assistant.getByRole('button', { name: 'Maximize' })).toBeVisible();
    await expect.poll(() => heightOf(product)).toBeLessThan(100);
    await product.assistant.getByRole('button', { name: 'Maximize' }).click();
    await expect.poll(() => heightOf(product)).toBe(600);
    await product.assistant.getByRole('button', { name: 'Close' }).click();
    await expect(product.assistant).toBeHidden();
    await expect(product.assistantButton).toBeVisible();

    await test.step('the Chat button opens it, also when it is minimized', async () => {
      await page.getByRole('button', { name: 'Chat' }).click();
      await expect(product.assistant).toBeVisible();
      await product.assistant.getByRole('button', { name: 'Minimize' }).click();
      await page.getByRole('button', { name: 'Chat' }).click();
      await expect(product.assistant.getByRole('button', { name: 'Minimize' })).toBeVisible();
    });

    await product.entry('Home').click();
    await expect(product.title).toHaveText('Dashboard');
    await expect(product.assistant).toBeVisible();
    await product.assistant.getByRole('link', { name: /full screen/i }).click();
    await expect(product.title).toHaveText('Assistant');
    await product.expectPath(paths.chatbot());
  });

  test('is never printed, at most 80 % of a low window, and as large as a phone', async ({ page, product }) => {
    await product.open(paths.education());
    await expect(product.assistantButton).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(product.assistantButton).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await product.assistantButton.click();
    await page.emulateMedia({ media: 'print' });
    await expect(product.assistant).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.setViewportSize({ width: 1200, height: 600 });
    await expect.poll(() => heightOf(product)).toBe(480);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => product.assistant.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await product.assistant.getByRole('button', { name: 'Minimize' }).click();
    await expect.poll(() => heightOf(product)).toBeLessThan(100);
  });
});
