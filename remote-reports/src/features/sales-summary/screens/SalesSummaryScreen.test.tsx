import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ledgerSession, mapAnswer, type LedgerPort } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { createGate, failingPort, openLedger, slowPort, TestLedger } from '@back-office/shared/ledger/testing';
import { renderInArea } from '@back-office/shared/testing';
import { preloadParts } from './deferredParts';
import { SalesSummaryScreen } from './SalesSummaryScreen';

function open(search = '', options: Parameters<typeof renderInArea>[1] = {}) {
  return renderInArea(<SalesSummaryScreen notice={<p>Notice</p>} />, {
    path: `/reports${search}`,
    ...options,
  });
}

// Queried within their group, because naming all of the sixty buttons on the screen is slow.
const filter = (name: RegExp) => within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name });
const step = (name: string) => within(screen.getByRole('group', { name: 'Date range' })).getByRole('button', { name });
const breakdown = () => within(screen.getByRole('table', { name: 'Breakdown' }));
const section = (name: string) => breakdown().getByRole('button', { name });

/** The visible texts of the cells of a line, without those for screen readers. */
function cells(row: HTMLElement) {
  return [...row.children].map((cell) => {
    const amount = cell.querySelector('[aria-hidden="true"]:not(svg)');
    const unseen = cell.querySelector('[hidden]')?.textContent ?? '';
    return amount?.textContent ?? cell.textContent.replace(unseen, '');
  });
}

function line(name: RegExp | string, index = 0) {
  const row = breakdown().getAllByRole('rowheader', { name })[index]?.closest('tr');
  if (!row) throw new Error(`The breakdown has no line ${name}.`);
  return row;
}

beforeAll(preloadParts);
beforeEach(() => {
  openLedger();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

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

describe('the address', () => {
  test('the arrows step by the length of the range', async () => {
    const { user, path } = open();
    await user.click(step('Next period'));
    expect(path()).toBe('/reports?from=2025-06-29&to=2025-07-05');
    await user.click(step('Previous period'));
    await user.click(step('Previous period'));
    expect(path()).toBe('/reports?from=2025-06-15&to=2025-06-21');
    expect(screen.getByText('All locations · Sun, Jun 15 – Sat, Jun 21')).toBeVisible();
  });

  test('at the first day of the calendar the back arrow has no effect', async () => {
    const { user, path } = open('?from=2000-01-01&to=2000-01-07');
    await user.click(step('Previous period'));
    expect(path()).toBe('/reports?from=2000-01-01&to=2000-01-07');
  });

  test('has the choice unless it is the default, and keeps other parameters', async () => {
    const { user, path } = open('?seed=7');
    await user.click(filter(/^Locations/));
    await user.click(screen.getByRole('option', { name: 'Location 2' }));
    expect(path()).toBe('/reports?seed=7&location=location-2');
    expect(screen.getByText(/^Location 2 · /)).toBeVisible();
    await user.click(filter(/^Locations/));
    await user.click(within(screen.getByRole('dialog', { name: 'Locations' })).getByRole('button', { name: 'Clear' }));
    expect(path()).toBe('/reports?seed=7');
  });

  test('with invalid values shows the defaults', () => {
    open('?report=yearly&view=pie&from=2025-13-01&to=x&line=nothing');
    expect(step('Jun 22 – 28, 2025')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Total sales: / })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('takes over a date range sent by another screen', async () => {
    const sent = { dateRange: { from: '2025-07-18', to: '2025-07-18' } };
    const { user, path } = renderInArea(
      <>
        <Link to="/reports?view=table" state={sent}>
          Report
        </Link>
        <SalesSummaryScreen />
      </>,
      { path: '/reports' },
    );
    await user.click(screen.getByRole('link', { name: 'Report' }));
    expect(path()).toBe('/reports?view=table&from=2025-07-18&to=2025-07-18');
    await user.click(step('Next period'));
    expect(path()).toBe('/reports?view=table&from=2025-07-19&to=2025-07-19');
  });

  test('ignores an invalid date range sent by another screen', async () => {
    const sent = { dateRange: { from: '2025-07-19', to: '2025-07-18' } };
    const { user, path } = renderInArea(
      <>
        <Link to="/reports" state={sent}>
          Report
        </Link>
        <SalesSummaryScreen />
      </>,
      { path: '/reports' },
    );
    await user.click(screen.getByRole('link', { name: 'Report' }));
    expect(path()).toBe('/reports');
    expect(step('Jun 22 – 28, 2025')).toBeVisible();
  });
});

describe('drill-downs', () => {
  const amountsThatLead = (to: RegExp) =>
    breakdown()
      .getAllByRole('link', { name: /show transactions$/ })
      .filter((link) => to.test(link.getAttribute('href') ?? ''))
      .map((link) => [link.getAttribute('aria-label')?.replace(', show transactions', ''), link.getAttribute('href')]);

  test('are links of six amounts, named after line and amount', () => {
    open('?report=daily&from=2025-06-25&to=2025-06-28');
    expect(amountsThatLead(/^\/reports/).map(([, href]) => href)).toEqual(
      ['gross-sales', 'sales', 'exchanges', 'returns', 'net-sales', 'deferred-sales'].map(
        (line) => `/reports?report=daily&from=2025-06-25&to=2025-06-28&line=${line}`,
      ),
    );
  });

  test('every other amount is a link to its transactions', () => {
    open('?location=location-1');
    expect(amountsThatLead(/line=tips$/)).toEqual([
      [expect.stringMatching(/^Tips \$/), '/transactions?from=2025-06-22&to=2025-06-28&location=location-1&line=tips'],
    ]);
    expect(amountsThatLead(/^\/transactions.*line=tender-card$/)).toHaveLength(1);
  });

  test('amounts of days and staff lead to their part of the line', () => {
    open('?report=daily&group=staff');
    expect(amountsThatLead(/line=gross-sales&?/)).toEqual(
      expect.arrayContaining([
        [expect.stringMatching(/^Jun 22 \$/), '/transactions?from=2025-06-22&to=2025-06-22&line=gross-sales'],
        [
          expect.stringMatching(/^Owen Reyes \$/),
          '/transactions?from=2025-06-22&to=2025-06-28&staff=owen-reyes&line=gross-sales',
        ],
      ]),
    );
  });

  test('are in the address, and closing one focuses its line', async () => {
    const { user, path } = open('?report=daily');
    const door = breakdown().getByRole('link', { name: /^Exchanges .*show transactions/ });
    await user.click(door);
    expect(path()).toBe('/reports?report=daily&line=exchanges');
    expect(await screen.findByRole('dialog', { name: 'Exchanges' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(path()).toBe('/reports?report=daily');
    await waitFor(() => expect(door).toHaveFocus());
  });

  test('opened by a link can be closed and focus their line', async () => {
    const { user, path } = open('?line=returns');
    expect(await screen.findByRole('dialog', { name: 'Returns' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(path()).toBe('/reports');
    await waitFor(() => expect(breakdown().getByRole('link', { name: /^Returns .*show transactions/ })).toHaveFocus());
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
    expect(breakdown().getAllByRole('button', { name: /: how this is calculated$/ })).toHaveLength(
      lines - subRows - kindHeadings,
    );
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
    expect(legend.getByRole('row', { name: /^Total sales/ })).toHaveTextContent('+5.6%');
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

describe('the same figures are shown', () => {
  const total = '$3,069.82';

  test('as a table whose rows add up to the totals', () => {
    open('?view=table&report=daily');
    const table = within(screen.getByRole('table', { name: 'Sales by day' }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Jun 22',
      'Jun 23',
      'Jun 24',
      'Jun 25',
      'Jun 26',
      'Jun 27',
      'Jun 28',
      'Total',
    ]);
    expect(within(table.getByRole('row', { name: /^Total/ })).getByText(total)).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Total sales/ })).not.toBeInTheDocument();
  });

  test('as a table with groups under each period', async () => {
    const { user } = open('?view=table&report=daily&group=category');
    const table = within(screen.getByRole('table', { name: 'Sales by day and category' }));
    expect(table.getAllByRole('rowheader', { name: 'Bakery' }).length).toBeGreaterThan(1);
    const groups = table.getAllByRole('rowheader').length;
    const [bakery] = table.getAllByRole('link', { name: /^Jun 22, Bakery, Net sales/ });
    expect(bakery).toHaveAttribute(
      'href',
      '/transactions?from=2025-06-22&to=2025-06-22&category=Bakery&line=net-sales',
    );
    await user.click(table.getByRole('button', { name: 'Jun 22', expanded: true }));
    expect(table.getAllByRole('rowheader').length).toBeLessThan(groups);
  });

  test('as a table with the comparison below the totals', () => {
    open('?view=table&compare=previous-period&group=staff');
    const table = within(screen.getByRole('table', { name: 'Sales by staff member' }));
    const baseline = within(table.getByRole('row', { name: /^Jun 15 – 21, 2025/ }));
    expect(baseline.getByRole('link', { name: /Gross sales \$2,793\.05, show/ })).toHaveAttribute(
      'href',
      '/transactions?from=2025-06-15&to=2025-06-21&line=gross-sales',
    );
    expect(table.getByRole('row', { name: /^Change \+5\.1%/ })).toBeVisible();
  });

  test('as a chart', async () => {
    open('?view=chart&report=daily');
    const chart = within(await screen.findByRole('figure', { name: 'Total sales by day' }));
    expect(chart.getAllByRole('img')).toHaveLength(7);
    expect(cells(line(/^Total sales/))).toContain(total);
  });

  test.each(['gauge', 'chart', 'table'])('on a closed day, as a %s', async (view) => {
    open(`?from=2025-12-25&to=2025-12-25&view=${view}`);
    if (view === 'table') expect(screen.getByRole('row', { name: /^Total \$0\.00/ })).toBeVisible();
    else expect(await screen.findByText('No sales in this time period')).toBeVisible();
    expect(cells(line(/^Net total/))).toEqual(['Net total', '0', '$0.00']);
  });
});

describe('Refresh', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('shows the old figures for one second, then new ones', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open('', { user });
    const grossSales = () => cells(line(/^Gross sales/))[2];
    const before = grossSales();
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await user.click(refresh);
    const isAnnounced = (text: string) => screen.getAllByRole('status').some(({ textContent }) => textContent === text);
    expect(isAnnounced('Loading')).toBe(true);
    expect(refresh).toHaveAttribute('aria-busy', 'true');
    act(() => jest.advanceTimersByTime(999));
    expect(grossSales()).toBe(before);
    act(() => jest.advanceTimersByTime(1));
    expect(isAnnounced('Updated')).toBe(true);
    expect(grossSales()).not.toBe(before);
    expect(refresh).toHaveFocus();
    act(() => jest.advanceTimersByTime(2_000));
    expect(isAnnounced('Updated')).toBe(false);
  });

  test('raises the revision once if pressed twice, and not at all after leaving the screen', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { unmount } = open('', { user });
    await user.dblClick(screen.getByRole('button', { name: 'Refresh' }));
    act(() => jest.advanceTimersByTime(5_000));
    const revision = ledgerSession().read().revision;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    unmount();
    act(() => jest.advanceTimersByTime(5_000));
    expect(ledgerSession().read().revision).toBe(revision);
  });
});

describe('another source', () => {
  const over = (wrap: (port: LedgerPort) => LedgerPort, search = '') =>
    renderInArea(
      <TestLedger wrap={wrap}>
        <SalesSummaryScreen />
      </TestLedger>,
      { path: `/reports${search}` },
    );

  test('is waited for, and its older figures stay, dimmed, until the newer ones are there', async () => {
    const gate = createGate();
    const { user } = over((port) => slowPort(port, gate));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await act(async () => gate.open());
    const before = cells(line(/^Gross sales/))[2];
    expect(before).toBe('$2,934.28');
    await user.click(step('Next period'));
    expect(cells(line(/^Gross sales/))[2]).toBe(before);
    const figures = screen.getByRole('table', { name: 'Breakdown' }).closest('[data-loading]');
    expect(figures).toHaveAttribute('aria-busy', 'true');
    await act(async () => gate.open());
    expect(cells(line(/^Gross sales/))[2]).not.toBe(before);
    expect(figures).toHaveAttribute('aria-busy', 'false');
  });

  test('that fails offers Retry', async () => {
    let port: LedgerPort | undefined;
    const { user } = over((local) => (port ??= failingPort(local, 1)));
    expect(await screen.findByRole('alert')).toHaveTextContent('The sales summary could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Breakdown' })).toBeVisible();
  });

  test('that answers in part says how many transactions are shown', () => {
    over((port) => ({
      ...port,
      rows: (query) => mapAnswer(port.rows(query), ({ rows, total }) => ({ rows: rows.slice(0, 20), total })),
    }));
    expect(screen.getByText(/^Showing 20 of 22 transactions/)).toBeVisible();
  });
});

test('a refreshed report says its revision and has it in every link', () => {
  open('?rev=2');
  expect(screen.getByText(/ · Sample data, revision 2/)).toBeVisible();
  for (const link of breakdown().getAllByRole('link', { name: /show transactions$/ }))
    expect(link.getAttribute('href')).toMatch(/[?&]rev=2(&|$)/);
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
    expect(files).toHaveLength(1);
    expect(await screen.findByText('Exported to sales-summary-2025-06-22-to-2025-06-28.csv')).toBeVisible();
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
