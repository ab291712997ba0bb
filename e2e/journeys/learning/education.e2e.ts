import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { cents } from '../../support/figures';
import { expectToFit } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

const metrics = 'understanding-sales-metrics';
const timing = 'sales-and-payment-timing';
const timelineSection = 'when-sales-and-payments-are-reported';

test('a course is worked through by keyboard, and its progress survives a reload and is in other tabs', async ({
  page,
  context,
  education,
  product,
}) => {
  const other = await context.newPage();
  await other.goto(product.address(paths.education()));
  await education.open();
  const card = education.card('Refunds, Comps and Discounts');
  await expect(card).toContainText('Beginner');
  await expect(card).toContainText('15 min');
  await expect(card.getByRole('progressbar')).toHaveCount(0);
  await card.getByRole('link', { name: 'Start Module' }).press('Enter');

  await expect(education.sectionTitle).toBeVisible();
  const count = await education.tabs.count();
  await expect(education.button('Previous')).toBeDisabled();
  for (let index = 1; index < count; index += 1) {
    await education.button('Next').press('Enter');
    await expect(education.sectionTitle).toBeFocused();
    await expect(education.sectionTitle).toBeInViewport();
    await expect(education.tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(education.tabs.nth(index - 1)).toHaveAccessibleName(/, completed$/);
  }
  await education.button('Complete Module').press('Enter');
  await product.expectPath(paths.education());
  await expect(card).toContainText('Completed');
  await expect(card).toContainText('100%');
  await expect(card.getByRole('link', { name: 'Review' })).toBeVisible();
  await expect(other.getByText('100%')).toBeVisible();
  await page.reload();
  await expect(card).toContainText('100%');
});

test('search and level are in the address, and the Back button restores them', async ({ page, education, product }) => {
  /** Not by `check`, which expects the choice in the same moment: it is in the address, which changes a moment later. */
  async function choose(level: string) {
    await page.getByRole('radio', { name: level }).click();
    await expect(page.getByRole('radio', { name: level })).toBeChecked();
  }

  await education.open();
  await page.keyboard.press('/');
  await page.keyboard.type('timing');
  await choose('Intermediate');
  await product.expectPath(/^\/education\?(q=timing&level=intermediate|level=intermediate&q=timing)$/);
  await expect(education.card('Sales and Payment Timing')).toBeVisible();
  await page.getByRole('link', { name: 'Start Module' }).click();
  await expect(education.tabs.first()).toBeVisible();
  await page.goBack();
  await expect(education.search).toHaveValue('timing');
  await choose('Advanced');
  await expect(page.getByText('No modules found')).toBeVisible();
});

test("last week's figures fill an example, and its link leads to the same figures", async ({
  page,
  education,
  summary,
}) => {
  await education.openModule(metrics, 'net-sales');
  await education.example.getByRole('button', { name: "Use last week's figures" }).click();
  const result = (await education.example.getByText('Net sales', { exact: true }).locator('..').textContent()) ?? '';
  const net = /\$[\d,.]+$/.exec(result)?.[0] ?? 'no amount';
  await education.calculator.getByRole('button', { name: "Use last week's figures" }).click();
  await expect(education.calculator.getByRole('status').last()).toContainText(net);
  await education.example.getByRole('link', { name: 'See them in Sales summary' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await expect(summary.table).toBeVisible();
  expect((await summary.figures())('Net sales')).toBe(cents(net));
});

test('the search of the product finds sections and FAQs and opens them', async ({ page, education, product }) => {
  await education.open();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('daily summary email');
  await page.getByRole('option', { name: /When does the daily summary email arrive/ }).click();
  const question = education.button('When does the daily summary email arrive?');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
  await expect(page.getByText(/1:30 AM PST/).first()).toBeVisible();
  await product.expectPath(/faq=/);
});

test('axe finds nothing in a course with open parts, and where there is no section', async ({
  page,
  education,
  product,
}) => {
  await education.openModule(timing, timelineSection);
  await page
    .getByRole('radio', { name: /Edge Case/ })
    .first()
    .check();
  const [faq] = await page.getByRole('tabpanel').getByRole('heading', { level: 4 }).getByRole('button').all();
  await faq?.click();
  await education.button('Mark Complete').click();
  await expectAccessible(page);
  await education.openModule(metrics, 'net-sales');
  await education.button('Calculate').click();
  await education.calculator.getByRole('textbox').first().fill('abc');
  await page.getByRole('radio').first().check();
  await education.button('Check answer').click();
  await expectAccessible(page);
  await product.go(paths.educationModule(metrics, 'nowhere'));
  await expect(page.getByText('Section not found')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('list and course fit the screen, and the tab of the section is in view', async ({ page, education }) => {
    await education.open();
    await expectToFit(page);
    await education.openModule(timing, 'match-a-bank-deposit');
    await expectToFit(page);
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
    await education.button('Calculate').click();
    await expectToFit(page);
    await education.openModule(timing, timelineSection);
    await page
      .getByRole('radio', { name: /Edge Case/ })
      .last()
      .check();
    await expectToFit(page);
    await education.button('Next').click();
    await expect(education.sectionTitle).toBeInViewport();
  });
});

test('a course is printed as a whole, without its controls', async ({ page, education }) => {
  await education.openModule(metrics);
  const count = await education.tabs.count();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(count);
  await expect(education.button('Next')).toBeHidden();
  await expect(education.tabs.first()).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
});
