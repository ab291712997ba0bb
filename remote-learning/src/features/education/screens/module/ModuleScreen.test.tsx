import { act } from 'react';
import { formatMoney, formatRange } from '@back-office/shared/format';
import {
  createLedger,
  localLedgerPort,
  type FiguresAnswer,
  type LedgerFacts,
  type LedgerPort,
} from '@back-office/shared/ledger';
import { courses } from '../../data/courses/courses';
import { exampleContent, exampleOutline } from '../../domain/exampleCourse.testing';
import { lastWeekOf } from '../../domain/ownFigures';
import { exampleEntry, renderEducation } from '../education.testing';

const lesson = '/education/reading-a-receipt';
const timeline = `${lesson}?section=the-day-it-counts`;
const storedProgress = () => JSON.parse(localStorage.getItem('back-office:education-progress') ?? '{}') as unknown;

async function renderLesson(path = lesson) {
  const view = renderEducation(path);
  await view.findByRole('tablist');
  return view;
}

afterEach(() => localStorage.clear());

test('a course given as data only is shown with everything it has', async () => {
  const view = await renderLesson();
  expect(view.getByRole('heading', { level: 1, name: 'Reading a receipt' })).toBeVisible();
  expect(view.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Reading a receipt',
    'H2 A lunch order',
    'H3 From price to net sales',
    'H3 Key points',
    'H3 Example: One sandwich, one coupon',
    'H3 In your reports',
    'H3 What the customer pays',
    'H3 Questions',
    'H4 Is sales tax part of net sales?',
    'H4 Which day does a payment after midnight belong to?',
  ]);
  expect(view.getByText('Net Sales = Gross Sales - Discounts - Comps - Returns')).toBeVisible();
  expect(view.getByText(/costs \$9\.50\. A coupon takes \$1\.50 off/)).toBeVisible();
  expect(view.getByText('sandwich', { selector: 'strong' })).toBeVisible();
  expect(view.getByRole('img', { name: 'From price to net sales' })).toHaveAccessibleDescription(
    'The price of $9.50 less the coupon of $1.50 leaves $8.00.',
  );
  expect(view.getByRole('img', { name: 'The receipt' })).toBeVisible();
  expect(view.getByText('$9.50 − $1.50')).toBeVisible();
  expect(view.getByText('$8.00 × 8%')).toBeVisible();
  expect(view.getByText('$8.64')).toBeVisible();
  expect(view.queryByText('Choose a payment scenario')).toBeNull();
});

test('the tabs are numbered links, and the arrow keys move between them', async () => {
  const view = await renderLesson();
  const [first, second] = view.getAllByRole('tab');
  expect(first).toHaveTextContent('1A lunch order');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(second).toHaveAttribute('href', timeline);
  first?.focus();
  await view.user.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
  await view.user.keyboard(' ');
  expect(view.path()).toBe(timeline);
  expect(view.getByRole('tabpanel', { name: /The day it counts/ })).toBeVisible();
});

test('when Back shows another section, its title has the focus of the title that is gone', async () => {
  const view = await renderLesson();
  await view.user.click(view.getByRole('button', { name: 'Next' }));
  // Without moving the focus, as Back.
  act(() => view.getAllByRole('tab')[0]?.click());
  expect(view.getByRole('heading', { level: 2, name: 'A lunch order' })).toHaveFocus();
});

test('a course that opens leaves the focus where it is', async () => {
  await renderLesson();
  expect(document.body).toHaveFocus();
});

test('Next completes the section, goes on and moves the focus; Complete Module returns to the list', async () => {
  const view = await renderLesson();
  expect(view.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', 'Section 1 of 2');
  expect(view.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await view.user.click(view.getByRole('button', { name: 'Next' }));
  expect(view.path()).toBe(timeline);
  expect(view.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(view.getByText('1 of 2 sections completed')).toBeInTheDocument();
  expect(view.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '100');
  expect(view.getByRole('tab', { name: '1 A lunch order, completed' })).toBeVisible();
  await view.user.click(view.getByRole('button', { name: 'Previous' }));
  expect(view.path()).toBe(`${lesson}?section=a-lunch-order`);
  await view.user.click(view.getByRole('button', { name: 'Next' }));
  await view.user.click(view.getByRole('button', { name: 'Complete Module' }));
  expect(view.path()).toBe('/education');
  expect(storedProgress()).toEqual({ 'reading-a-receipt': ['a-lunch-order', 'the-day-it-counts'] });
  expect(view.getByText('Reading a receipt completed')).toBeVisible();
  expect(view.getByRole('link', { name: 'Review' })).toBeVisible();
});

test('Mark Complete ticks the section and can be taken back', async () => {
  const view = await renderLesson();
  const button = view.getByRole('button', { name: 'Mark Complete' });
  await view.user.click(button);
  expect(storedProgress()).toEqual({ 'reading-a-receipt': ['a-lunch-order'] });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(view.getByRole('tab', { name: '1 A lunch order, completed' })).toBeVisible();
  await view.user.click(button);
  expect(storedProgress()).toEqual({});
});

test('Complete Module with a skipped section says what is missing', async () => {
  const view = await renderLesson(timeline);
  await view.user.click(view.getByRole('button', { name: 'Complete Module' }));
  expect(view.getByText('1 section of Reading a receipt not completed yet')).toBeVisible();
  expect(view.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
});

test('progress that cannot be stored is said, and one can go on reading', async () => {
  const view = await renderLesson(timeline);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await view.user.click(view.getByRole('button', { name: 'Complete Module' }));
  expect(view.getByText("This browser's storage is full. Nothing was changed.")).toBeVisible();
  expect(view.path()).toBe('/education');
  jest.restoreAllMocks();
});

test('a course that was started offers to continue where it stopped', async () => {
  localStorage.setItem('back-office:education-progress', '{"reading-a-receipt":["a-lunch-order"]}');
  const view = await renderLesson();
  await view.user.click(view.getByRole('link', { name: 'Continue with “The day it counts”' }));
  expect(view.path()).toBe(timeline);
  expect(view.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('progress from another tab is shown', async () => {
  const view = await renderLesson();
  localStorage.setItem('back-office:education-progress', '{"reading-a-receipt":["a-lunch-order"]}');
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent('storage', { key: 'back-office:education-progress', storageArea: localStorage }),
      ),
  );
  expect(await view.findByRole('tab', { name: '1 A lunch order, completed' })).toBeVisible();
});

test('the calculator shows its outputs after Calculate, and says when they are out of date', async () => {
  const view = await renderLesson();
  expect(view.queryByText('Net sales', { selector: 'dt' })).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Calculate' }));
  const results = view.getByRole('status', { name: 'What the customer pays: results' });
  expect(results).toHaveTextContent('Net sales$8.00Fee$0.53Fee as a share6.63%');
  const price = view.getByRole('textbox', { name: 'Price ($)' });
  await view.user.clear(price);
  expect(price).toHaveAccessibleDescription('Not a number, so it counts as 0');
  expect(results).toHaveTextContent('Press Calculate to update the results.');
  await view.user.type(price, '101.5');
  await view.user.selectOptions(view.getByRole('combobox', { name: 'Paid by' }), 'Cash');
  await view.user.click(view.getByRole('button', { name: 'Calculate' }));
  expect(results).toHaveTextContent('Net sales$100.00Fee$0.00Fee as a share0.00%');
});

test('example and calculator can be filled with the figures of last week', async () => {
  const range = lastWeekOf('2025-07-18');
  const { total } = localLedgerPort(createLedger()).figures({
    range,
    filters: [],
    measures: ['gross-sales', 'discounts'],
  }) as FiguresAnswer;
  const [gross, discounts] = [Number(total.figures['gross-sales']), Number(total.figures.discounts)];
  const view = await renderLesson();
  const [ofExample, ofCalculator] = view.getAllByRole('button', { name: "Use last week's figures" });
  if (ofExample) await view.user.click(ofExample);
  expect(view.getByText(new RegExp(`Your figures of ${formatRange(range)}`))).toBeVisible();
  expect(view.getByText(`${formatMoney(gross)} − ${formatMoney(-discounts)}`)).toBeVisible();
  expect(view.getByRole('link', { name: 'See them in Sales summary' })).toHaveAttribute(
    'href',
    `/financial-suite/reports/sales-summary?from=${range.from}&to=${range.to}`,
  );
  expect(view.queryByText(/Priya sells/)).toBeNull();
  if (ofCalculator) await view.user.click(ofCalculator);
  const net = formatMoney(gross + discounts);
  expect(view.getByRole('status', { name: 'What the customer pays: results' })).toHaveTextContent(`Net sales${net}`);
  const [back] = view.getAllByRole('button', { name: 'Back to the example' });
  if (back) await view.user.click(back);
  expect(view.getByText(/Priya sells a sandwich for \$9\.50/)).toBeVisible();
});

test('a question explains a wrong answer and lets one try again', async () => {
  const view = await renderLesson();
  const check = view.getByRole('button', { name: 'Check answer' });
  expect(check).toHaveAttribute('aria-disabled', 'true');
  await view.user.click(view.getByRole('radio', { name: 'Under taxes' }));
  await view.user.click(check);
  expect(view.getByText(/Tax is added after the coupon\./)).toHaveTextContent(
    'Not quite. Tax is added after the coupon. Try another answer.',
  );
  await view.user.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}');
  expect(view.queryByText(/Not quite/)).toBeNull();
  await view.user.keyboard('{Enter}');
  expect(view.getByText(/so it is a discount/)).toHaveTextContent(/^Correct\./);
});

test('a scenario is explained when it is selected', async () => {
  const view = await renderLesson(timeline);
  const past = view.getByRole('radio', { name: 'Paid past midnight Edge Case' });
  expect(past).toHaveAccessibleDescription(
    'A bill is closed before and paid after midnight. Sale reported Fri, Jun 27, 11:48 PM Payment reported Sat, Jun 28, 12:06 AM',
  );
  expect(view.getByRole('radio', { name: 'Paid at the counter Standard' })).not.toBeChecked();
  expect(view.queryByText(/Over both days/)).toBeNull();
  await view.user.click(past);
  expect(view.getByRole('status', { name: 'Explanation of Paid past midnight' })).toHaveTextContent(
    'Fri, Jun 27Sale11:48 PMSat, Jun 28Payment12:06 AMMon, Jun 30Deposit at the bank9:00 AMThe sale counts on Friday',
  );
});

test('FAQs open and close, and a chip shows one category', async () => {
  const view = await renderLesson();
  const tax = view.getByRole('button', { name: 'Is sales tax part of net sales?' });
  await view.user.click(tax);
  expect(tax).toHaveAttribute('aria-expanded', 'true');
  expect(view.getByText('No. You collect it for the state.')).toBeVisible();
  expect(view.getByText(/Of \$10\.80, \$0\.80 is tax\./)).toBeVisible();
  await view.user.click(tax);
  expect(view.queryByText('No. You collect it for the state.')).toBeNull();
  const chips = view.getByRole('group', { name: 'FAQ category' });
  expect([...chips.children].map((chip) => chip.textContent)).toEqual([
    'all',
    'general',
    'timing',
    'definitions',
    'edge-cases',
    'calculations',
  ]);
  await view.user.click(view.getByRole('button', { name: 'timing' }));
  expect(view.queryByRole('button', { name: 'Is sales tax part of net sales?' })).toBeNull();
  expect(view.getByRole('button', { name: /after midnight/ })).toBeVisible();
  await view.user.click(view.getByRole('button', { name: 'calculations' }));
  expect(view.getByText('No FAQs found for the selected category.')).toBeVisible();
});

test('an address can name an FAQ', async () => {
  const view = await renderLesson(`${lesson}?faq=after-midnight`);
  expect(view.getByText('To the day on which the card was charged.')).toBeVisible();
  expect(view.getByRole('button', { name: /after midnight/ })).toHaveFocus();
});

test.each([['/education/unknown'], [`${lesson}?section=unknown`]])('%s is not found', async (path) => {
  const view = renderEducation(path);
  expect(await view.findByText('Section not found')).toBeVisible();
  expect(view.getByRole('link', { name: 'Back to Education Center' })).toHaveAttribute('href', '/education');
});

test('a course that is late says so, and one that fails can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let attempt = 0;
  const load = async () => {
    attempt += 1;
    if (attempt === 1) throw new Error('offline');
    return { content: exampleContent };
  };
  const view = renderEducation(lesson, [{ ...exampleEntry, load }]);
  expect(view.getByText('Loading module...')).toBeInTheDocument();
  expect(await view.findByText('Reading a receipt could not be loaded')).toBeVisible();
  await view.user.click(view.getByRole('button', { name: 'Retry' }));
  expect(await view.findByRole('tab', { name: /A lunch order/ })).toBeVisible();
});

describe('in a shop with fees of its own', () => {
  const port = localLedgerPort(createLedger());
  const invoice = { text: '2% + $0.10', rule: '2% + $0.10 per invoice payment', rate: 20, fixed: 10 };

  async function openFees(feeRules: LedgerFacts['feeRules'], section: string) {
    const ledger: LedgerPort = { ...port, describe: async () => ({ ...(await port.describe()), feeRules }) };
    const path = `/education/fees-and-deferred-sales?section=${section}`;
    const view = renderEducation(path, courses, { ledger });
    await view.findByRole('tablist');
    return view;
  }

  test.each([
    [{ invoice }, 'The fees here are an example. Your shop pays 2% + $0.10 per invoice payment.'],
    [{}, 'The fees here are an example. Your sales data does not say what a payment costs.'],
  ])('a lesson and an FAQ that quote fees say that these are an example: %j', async (feeRules, text) => {
    const view = await openFees(feeRules, 'what-a-payment-costs');
    expect(await view.findByText(text)).toBeVisible();
    await view.user.click(view.getByRole('button', { name: 'Which payments have no fee?' }));
    expect(view.getAllByText(text)).toHaveLength(2);
  });

  test('a lesson without fees says nothing of them', async () => {
    const view = await openFees({ invoice }, 'gift-cards');
    expect(view.queryByText(/The fees here/)).toBeNull();
  });
});

test('on paper the whole course is shown, with every scenario explained', async () => {
  const view = await renderLesson();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(view.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    exampleOutline.sections.map(({ title }) => title),
  );
  expect(view.getByText(/Over both days the figures agree/)).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(view.getByRole('heading', { level: 2 })).toHaveTextContent('A lunch order');
});
