import type { Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { expectToFit } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

const florist = {
  id: 'florist-a1b2',
  name: 'Florist',
  source: 'browser',
  currency: 'USD',
  timeZone: 'America/New_York',
  dayStart: 0,
  locale: 'en-US',
};

function file(name: string, ...rows: readonly string[]) {
  const text = ['InvoiceNo,Description,Quantity,InvoiceDate,UnitPrice', ...rows].join('\n');
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

const first = file(
  'first.csv',
  '1001,Roses,2,2026-10-05 10:00,12.50',
  '1002,Tulips,x,2026-10-06 11:00,4.00',
  '1003,Lilies,1,2026-10-06 12:00,30.00',
);
const second = file('second.csv', '1003,Lilies,1,2026-10-06 12:00,30.00', '1004,Roses,4,2026-10-07 09:30,12.50');

/** Explanations of figures that are not open have them too. */
const amount = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first();

test.beforeEach(async ({ product }) => {
  await product.store({ 'back-office:shops': [florist] });
});

test('two exports are booked, their figures are shown, and Undo takes one back', async ({ page, product }) => {
  await product.open(`${paths.settings()}?shop=${florist.id}#data`);
  await page.getByLabel('Sales files').setInputFiles([first, second]);
  const dialog = page.getByRole('dialog', { name: 'Import sales' });
  await expect(dialog.getByText('2 of 3 rows are booked.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Refused rows of first.csv' })).toContainText('Quantity');
  await expectAccessible(page, dialog);
  await dialog.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByText('3 transactions booked')).toBeVisible();

  await expect(product.title).toHaveText('Sales summary');
  await expect(amount(page, '$105.00')).toBeVisible();
  await page.reload();
  await expect(amount(page, '$105.00')).toBeVisible();
  await product.go(`${paths.transactions()}?shop=${florist.id}&from=2026-10-05&to=2026-10-07`);
  await expect(page.getByRole('row', { name: /Roses ×4/ })).toBeVisible();

  await product.go(`${paths.settings()}?shop=${florist.id}#data`, 'Settings');
  await page.getByRole('button', { name: 'Undo the import of second.csv' }).click();
  await expect(page.getByText('second.csv was taken back')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Imported files' }).getByRole('listitem')).toHaveCount(1);
  await product.go(`${paths.salesSummary()}?shop=${florist.id}&from=2026-10-01&to=2026-10-07`);
  await expect(amount(page, '$55.00')).toBeVisible();
});

test.describe('on a phone in the dark theme', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('the preview fits and can be read', async ({ page, product }) => {
    await product.open(`${paths.settings()}?shop=${florist.id}#data`);
    await page.getByLabel('Sales files').setInputFiles([first]);
    const dialog = page.getByRole('dialog', { name: 'Import sales' });
    await expect(dialog.getByText('2 of 3 rows are booked.')).toBeVisible();
    await expectAccessible(page, dialog);
    await expectToFit(page);
  });
});
