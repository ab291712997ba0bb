import { screen, waitFor, within } from '@testing-library/react';
import { breakdown, cells, line, open, rowOf, startClean } from './salesSummary.testing';

const section = (name: string) => breakdown().getByRole('button', { name });

startClean();

describe('initially', () => {
  test('there are the title, Beta, the period and the date range with its two arrows', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sales summary');
    expect(screen.getByText('Beta')).toBeVisible();
    expect(screen.getByText('All locations · Sun, Jun 22 – Sat, Jun 28')).toBeVisible();
    const range = within(screen.getByRole('group', { name: 'Date range' }));
    expect(range.getByRole('button', { name: 'Jun 22 – 28, 2025' })).toBeVisible();
    expect(range.getByRole('button', { name: 'Previous period' })).toBeVisible();
    expect(range.getByRole('button', { name: 'Next period' })).toBeVisible();
  });

  test('there are six filters in order, each with its value', () => {
    open();
    const chips = within(screen.getByRole('group', { name: 'Filters' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Report typeSummary',
      'LocationsAll',
      'ViewGauge',
      'Group metric byAll',
      'Filter byAll day',
      'Compare toNone',
    ]);
  });

  test('the notice comes first, then the gauge, then the breakdown', () => {
    open();
    const parts = [
      screen.getByText('Notice'),
      screen.getByRole('img', { name: /^Total sales: Net sales \$2,829\.54/ }),
      screen.getByRole('table', { name: 'Breakdown' }),
    ];
    const order = parts.map((part) => [...document.querySelectorAll('*')].indexOf(part));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('the gauge shows what makes up total sales', () => {
    open();
    const legend = within(screen.getByRole('table', { name: 'What makes up total sales' }));
    expect(legend.getAllByRole('row').slice(1).map(cells)).toEqual([
      ['Net sales', '$2,829.54', '92.2%'],
      ['Gift card sales', '$50.00', '1.6%'],
      ['Taxes', '$176.22', '5.7%'],
      ['Tips', '$14.06', '0.5%'],
      ['Total sales', '$3,069.82', '100.0%'],
    ]);
  });

  test.each([
    [
      'Total sales',
      'Total Sales = Gross + Taxes + Tips - Refunds - Voids',
      'In this report: $2,829.54 + $50.00 + $176.22 + $14.06 = $3,069.82',
    ],
    [
      'Net sales',
      'Net Sales = Gross - Refunds - Voids - Discounts',
      'In this report: $2,934.28 + ($79.47) + ($25.27) = $2,829.54',
    ],
  ])('the info icon of %s shows "%s", then its numbers, on hover and on touch', async (name, sentence, numbers) => {
    const said = `${sentence} ${numbers}`;
    const { user } = open();
    const mark = screen.getByRole('button', { name: `About ${name}` });
    expect(mark).toHaveAccessibleDescription(`${sentence}\n${numbers}`);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.hover(mark);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(said);
    await user.unhover(mark);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await user.pointer({ keys: '[TouchA]', target: mark });
    expect(await screen.findByRole('tooltip')).toHaveTextContent(said);
  });

  test('the breakdown lists its lines, with negative amounts in parentheses', () => {
    open();
    const shown = breakdown()
      .getAllByRole('row')
      .map((row) => cells(row).join(' | '));
    expect(shown).toEqual([
      'Line | Transactions | Amount',
      'Gross sales | 17 | $2,934.28',
      'Items | 17 | $2,844.83',
      'Service charges | 3 | $89.45',
      'COVID service charge | 1 | $2.11',
      'Setup cost | 1 | $48.42',
      'Auto gratuity | 1 | $38.92',
      'Gross sales by kind',
      'Sales | 10 | $1,400.88',
      'Exchanges | 1 | $74.41',
      'Other | 6 | $1,458.99',
      'Returns | 2 | ($79.47)',
      'Discounts & comps | 2 | ($25.27)',
      'Net sales | 20 | $2,829.54',
      'Gift card sales | 1 | $50.00',
      'Taxes | 16 | $176.22',
      'Tips | 4 | $14.06',
      'Total sales | 19 | $3,069.82',
      'Deferred sales | 4 | $4.00',
      'Partial refunds refunds by amount | 1 | ($12.79)',
      'Total payments | 22 | $3,061.03',
      'Card all but cash | 18 | $2,688.80',
      'Cash | 4 | $372.23',
      'Total payments by tender',
      'Card tender | 14 | $2,263.55',
      'Cash tender | 4 | $372.23',
      'Digital Wallet tender | 3 | $397.85',
      'Other tender | 1 | $27.40',
      'Fees | 15 | ($86.81)',
      'Payment processing fees 2.9% + $0.30 | 13 | ($62.71)',
      'Invoice fees 3.50% + $0.15 | 2 | ($24.10)',
      'Net total | 22 | $2,974.22',
    ]);
  });
});

describe('sections', () => {
  const opened = () =>
    breakdown()
      .getAllByRole('button', { expanded: true })
      .map(({ textContent }) => textContent);

  test('expand and collapse', async () => {
    const { user } = open();
    await user.click(section('Returns'));
    expect(section('Returns')).toHaveAttribute('aria-expanded', 'true');
    expect(cells(line('Returned in exchange'))).toEqual(['Returned in exchange', '1', '($49.04)']);
    await user.click(section('Returns'));
    expect(breakdown().queryByRole('rowheader', { name: /Returned in exchange/ })).not.toBeInTheDocument();
  });

  test('Gross sales, Total payments and Fees are initially expanded; one press expands or collapses all', async () => {
    const { user } = open();
    expect(opened()).toEqual(['Gross sales', 'Total payments', 'Fees']);
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(opened()).toEqual([
      'Gross sales',
      'Returns',
      'Discounts & comps',
      'Net sales',
      'Taxes',
      'Tips',
      'Deferred sales',
      'Total payments',
      'Fees',
    ]);
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(breakdown().queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  test('a long list of sub-rows is shown in full on request', async () => {
    const { user } = open('?report=daily&from=2025-05-01&to=2025-06-30');
    const days = () => breakdown().getAllByRole('rowheader', { name: /^(May|Jun) \d+$/ }).length;
    expect(days()).toBe(3 * 31);
    const [first] = screen.getAllByRole('button', { name: 'Show all 61 rows' });
    if (first) await user.click(first);
    expect(days()).toBe(61 + 2 * 31);
    expect(screen.getByRole('button', { name: 'Show fewer rows' })).toHaveFocus();
  });
});

describe('explanations', () => {
  test('show the rule, the numbers and a link to the transactions', async () => {
    const { user } = open('?location=location-1');
    await user.click(breakdown().getByRole('button', { name: 'Gross sales: how this is calculated' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Gross sales: how this is calculated' }));
    expect(dialog.getByText('Gross sales = items + service charges')).toBeVisible();
    expect(dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Items',
      'Service charges',
      'Gross sales',
    ]);
    expect(dialog.getByRole('link', { name: 'See the transactions' })).toHaveAttribute(
      'href',
      '/transactions?from=2025-06-22&to=2025-06-28&location=location-1&line=gross-sales',
    );
  });

  test('are available for every line, and for sub-rows at their heading', () => {
    open('?report=daily');
    const lines = breakdown().getAllByRole('rowheader').length;
    const subRows = breakdown().getAllByRole('rowheader', { name: /^Jun \d+$/ }).length;
    const kindHeadings = 2;
    expect(breakdown().getAllByLabelText(/: how this is calculated$/)).toHaveLength(lines - subRows - kindHeadings);
  });
});

describe('comparisons', () => {
  test('show the baseline and the change of each line', () => {
    open('?compare=previous-period');
    const heads = breakdown().getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Line',
      'Transactions',
      'Amount',
      'Jun 15 – 21, 2025',
      'Change',
    ]);
    expect(cells(line(/^Gross sales/)).slice(2)).toEqual(['$2,934.28', '$2,793.05', '+5.1%']);
    // Fewer returns are a fall of their size, and good.
    expect(cells(line(/^Returns/)).slice(2)).toEqual(['($79.47)', '($89.73)', '−11.4%']);
    const legend = within(screen.getByRole('table', { name: 'What makes up total sales' }));
    expect(rowOf(legend, 'Total sales')).toHaveTextContent('+5.6%');
    expect(screen.getByText('Compared to Jun 15 – 21, 2025')).toBeVisible();
  });

  test('with last year show the same dates', () => {
    open('?compare=same-period-last-year');
    expect(breakdown().getByRole('columnheader', { name: 'Jun 22 – 28, 2024' })).toBeVisible();
  });

  test('with a day without sales show N/A for every change', () => {
    open('?compare=previous-period&from=2025-12-26&to=2025-12-26');
    const changes = breakdown()
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.children[4]?.textContent)
      .filter((change) => change !== undefined);
    expect(new Set(changes)).toEqual(new Set(['N/A Nothing to compare with']));
  });
});

test('a range that cannot be shown is named, with what is shown instead', () => {
  const { path } = open('?from=2025-06-31&to=2025-07-02');
  expect(
    screen.getByText('“2025-06-31” in the address is not a date. Showing Jun 22 – 28, 2025 instead.'),
  ).toBeVisible();
  expect(path()).toBe('/reports?from=2025-06-31&to=2025-07-02');
});

describe('export', () => {
  test('the breakdown can be downloaded', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported to sales-summary-2025-06-22-to-2025-06-28.csv')).toBeVisible();
    expect(files).toHaveLength(1);
    click.mockRestore();
  });

  test('the report can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});
