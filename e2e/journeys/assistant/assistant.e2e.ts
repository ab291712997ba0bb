import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { Assistant } from '../../support/assistant';
import { expect, test } from '../../support/test';

const question = 'Which items sold best from June 22 to June 28, 2025?';

test.describe('the assistant', () => {
  test('answers, keeps the conversation over a reload, and shares it with the widget', async ({
    page,
    product,
    assistant,
  }) => {
    await assistant.open();
    await assistant.ask(question);
    await expect(assistant.messages.getByRole('table')).toBeVisible();
    await product.expectPath(/^\/chatbot\?conversation=\w+$/);
    await expectAccessible(page);

    await test.step('a reload of its address shows it again', async () => {
      await page.reload();
      await expect(assistant.messages.getByText(question)).toBeVisible();
      await expect(assistant.rows).toHaveCount(1);
    });

    await test.step('the widget continues it', async () => {
      await product.entry('Education').click();
      await product.assistantButton.click();
      await expect(assistant.inWidget.messages.getByText(question)).toBeVisible();
      await assistant.inWidget.ask('Which items are out of stock?');
      await expectAccessible(page, product.assistant);
      await product.assistant.getByRole('link', { name: 'Open full screen' }).click();
      await expect(assistant.messages.getByText('Which items are out of stock?')).toBeVisible();
      await expect(product.assistantButton).toBeHidden();
    });
  });

  test('a link of a reply opens the report of the same period', async ({ page, product, assistant }) => {
    await assistant.open();
    await assistant.ask('Net sales from 2025-06-22 to 2025-06-28');
    const figure = await assistant.messages
      .getByText(/^\$[\d,.]+$|Net sales were/)
      .first()
      .textContent();
    const amount = /\$[\d,]+\.\d\d/.exec(figure ?? '')?.[0] ?? 'none';
    await assistant.messages.getByRole('link', { name: 'Open the sales summary' }).click();
    await product.expectPath(/from=2025-06-22.*to=2025-06-28/);
    await expect(page.getByText(amount).filter({ visible: true }).first()).toBeVisible();
  });

  test('a conversation is renamed, exported and deleted', async ({ page, assistant }) => {
    await assistant.open();
    await assistant.ask(question);
    await assistant.button('Rename conversation').click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Best items');
    await page.keyboard.press('Enter');
    await expect(assistant.rows).toContainText(['Best items']);

    const download = page.waitForEvent('download');
    await assistant.button('Export').click();
    expect((await download).suggestedFilename()).toMatch(/^conversation-best-items-\d{4}-\d\d-\d\d\.json$/);

    await assistant.button('Delete conversation').click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Are you sure you want to delete this conversation?');
    await expectAccessible(page, dialog);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(assistant.rows).toHaveCount(0);
    await expect(assistant.field).toBeFocused();
    await page.reload();
    await expect(page.getByText('Your conversations will be listed here.')).toBeVisible();
  });

  test('two tabs agree', async ({ context, product, assistant }) => {
    await assistant.open();
    await assistant.ask(question);
    const page = await context.newPage();
    await page.goto(product.page.url(), { waitUntil: 'domcontentloaded' });
    const other = page.getByRole('log', { name: 'Messages' });
    await expect(other.getByText(question)).toBeVisible();
    await assistant.ask('Which items are out of stock?');
    await expect(other.getByText('Which items are out of stock?')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Copy' })).toHaveCount(2);
  });

  test('a database that another tab deletes under an open conversation costs nothing', async ({
    context,
    page,
    product,
    assistant,
  }) => {
    await assistant.open();
    await assistant.ask('Which items are out of stock?');
    await page.getByRole('link', { name: 'New conversation' }).click();
    await expect(assistant.messages).toBeHidden();
    await assistant.ask(question);
    await assistant.field.fill('And in May');
    const other = await context.newPage();
    await other.goto(product.address(paths.health()), { waitUntil: 'domcontentloaded' });
    const deletion = await other.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.deleteDatabase('back-office:conversations');
          request.onsuccess = () => resolve('deleted');
          request.onerror = () => resolve('refused');
        }),
    );
    expect(deletion).toBe('deleted');
    await expect(assistant.field).toHaveValue('And in May');
    await assistant.ask('And in May 2025?');
    await expect(page.getByText('Failed to generate response')).toBeHidden();

    await page.reload();
    await expect(assistant.messages.getByText(question)).toBeVisible();
    await expect(assistant.messages.getByText('And in May 2025?')).toBeVisible();
    await expect(assistant.messages.getByRole('button', { name: 'Copy' })).toHaveCount(2);
    await expect(assistant.rows).toHaveCount(2);
    await other.goto(page.url(), { waitUntil: 'domcontentloaded' });
    await expect(other.getByRole('log', { name: 'Messages' }).getByText('And in May 2025?')).toBeVisible();
  });

  test('files are chosen, dropped and pasted, and the field grows to about 8 rem', async ({ page, assistant }) => {
    await assistant.open();
    await assistant.root.locator('input[type=file]').setInputFiles({
      name: 'june.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Item,Amount\nBread,8.50\nHoney,12.00\n'),
    });
    await expect(page.getByRole('progressbar', { name: 'Reading june.csv' })).toBeVisible();
    for (const [event, name] of [
      ['drop', 'dropped.txt'],
      ['paste', 'pasted.txt'],
    ] as const) {
      await assistant.field.evaluate(
        (field, [type, fileName]) => {
          const data = new DataTransfer();
          data.items.add(new File(['one two'], fileName));
          const init = { bubbles: true, cancelable: true };
          field.dispatchEvent(
            type === 'drop'
              ? new DragEvent('drop', { ...init, dataTransfer: data })
              : new ClipboardEvent('paste', { ...init, clipboardData: data }),
          );
        },
        [event, name] as const,
      );
      await expect(assistant.button(`Remove ${name}`)).toBeVisible();
    }
    await assistant.button('Remove dropped.txt').click();
    await assistant.field.fill('line\n'.repeat(30));
    expect((await assistant.field.boundingBox())?.height).toBe(128);
    await assistant.field.fill('What is in it?');
    await assistant.button('Send').click();
    await expect(assistant.messages.getByText('june.csv').first()).toBeVisible();
    await expect(assistant.messages.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  test('recommends products within a budget', async ({ page, product, assistant }) => {
    await assistant.open(paths.recommendations());
    await expect(product.title).toHaveText('Product recommendations');
    await assistant.field.fill('Coffee beans under $40');
    await assistant.field.press('Enter');
    const entries = page.getByRole('list', { name: 'Recommendations' });
    await expect(entries.getByRole('listitem').first()).toContainText(/(High|Good|Possible) match/);
    await expect(page.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('lists, shows and answers without scrolling sideways', async ({ page, product, assistant }) => {
      await assistant.open();
      await assistant.ask(question);
      await expectAccessible(page);
      await assistant.button('Conversations').click();
      await expect(assistant.rows).toHaveCount(1);
      await expectAccessible(page);
      await assistant.rows.getByRole('link').click();
      await expect(assistant.messages.getByText(question)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await product.open(paths.education());
      await product.assistantButton.click();
      await expect(page.getByRole('dialog', { name: 'Assistant' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(product.assistantButton).toBeFocused();
    });
  });
});

test('the product’s search finds a conversation', async ({ page, product }) => {
  const assistant = new Assistant(product);
  await assistant.open();
  await assistant.ask(question);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sold best');
  await page.getByRole('option', { name: /Which items sold best/ }).click();
  await product.expectPath(/^\/chatbot\?conversation=\w+$/);
});
