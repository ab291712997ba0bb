import { act, screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@back-office/shared/format';
import {
  checkedLedgerPort,
  createLedger,
  LedgerPortProvider,
  ledgerSession,
  localLedgerPort,
  type KnownTransaction,
} from '@back-office/shared/ledger';
import { openLedger, portOfRows } from '@back-office/shared/ledger/testing';
import { renderInArea } from '@back-office/shared/testing';
import { createPageLedgerParams } from '@back-office/shared/url';
import { sampleDashboard } from '../domain/sampleDashboard.testing';
import { DashboardScreen } from './DashboardScreen';

const now = Date.parse('2026-06-01T12:00:00Z');

beforeEach(() => openLedger({ now }));

function renderDashboard(path = '/') {
  return renderInArea(<DashboardScreen />, { path });
}

function card(name: 'Key Metrics' | 'Customers' | 'Payment Types' | 'Items') {
  return within(screen.getByRole('region', { name }));
}

/** The value of each label. */
function customers() {
  const terms = card('Customers').getAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
}

function metric(label: string) {
  return card('Key Metrics').getByRole('link', { name: new RegExp(`^${label} `) });
}

function paymentRows() {
  const table = card('Payment Types').getByRole('table', { name: 'Payment types' });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.firstChild?.textContent ?? ''));
}

/** Flat bars have no role, so all bars are found by their style. */
function bars() {
  return [...screen.getByRole('region', { name: 'Items' }).querySelectorAll<HTMLElement>('[style*="height"]')].map(
    ({ style }) => parseFloat(style.height),
  );
}

function segments() {
  const bar = screen.getByRole('region', { name: 'Payment Types' }).querySelectorAll<HTMLElement>('[style*="flex"]');
  return [...bar].map(({ style }) => parseFloat(style.flexGrow));
}

describe('the default day', () => {
  test('shows heading, subtitle and the performance panel with four cards', () => {
    renderDashboard();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    expect(screen.getByText('An overview of your business performance')).toBeVisible();
    const panel = within(screen.getByRole('region', { name: 'Performance' }));
    expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Key Metrics',
      'Customers',
      'Payment Types',
      'Items',
    ]);
    expect(panel.getByRole('button', { name: 'Date Jul 18' })).toBeVisible();
    expect(panel.getByRole('status')).toHaveTextContent('Fri, Jul 18, 2025');
  });

  test('Key Metrics has five metrics with value, change and link, compared with the prior Friday', () => {
    renderDashboard();
    expect(card('Key Metrics').getByText('vs. Prior Friday')).toBeVisible();
    const report = '/dashboard/sales/reports/sales-summary?from=2025-07-18&to=2025-07-18';
    const links = card('Key Metrics').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Net Sales $800.94 +10.8%', report],
      ['Gross Sales $878.78 +10.4%', report],
      ['Transactions 4 N/A No change', '/dashboard/sales/transactions?from=2025-07-18&to=2025-07-18'],
      ['Average Net Sale $200.24 +10.8%', report],
      ['Returns and Refunds ($60.85)minus $60.85 +8.9%', report],
    ]);
  });

  test('badges are green for more sales, red for more returns, gray for no change', () => {
    renderDashboard();
    const ink = (label: string, badge: string) => getComputedStyle(within(metric(label)).getByText(badge)).color;
    expect(ink('Net Sales', '+10.8%')).toBe('var(--positive)');
    expect(ink('Returns and Refunds', '+8.9%')).toBe('var(--negative)');
    expect(ink('Transactions', 'N/A')).toBe('var(--neutral)');
  });

  test('Customers has five rows', () => {
    renderDashboard();
    expect(customers()).toEqual({
      'Total customers': '3',
      'Returning customers': '2',
      'Average visits per customer': '1.3',
      'Average spent per visit': '$189.19',
      Feedback: '2 positive, 0 negative',
    });
  });

  test('bar and legend show the first three payment types, a line names the rest', () => {
    renderDashboard();
    expect(card('Payment Types').getByText('By payment amount')).toBeVisible();
    expect(paymentRows()).toEqual([
      ['Card', '$468.75', '62.0%'],
      ['Cash', '$88.86', '11.7%'],
      ['Digital Wallet', '$165.14', '21.8%'],
    ]);
    expect(card('Payment Types').getByText(/^Other payments/)).toHaveTextContent('Other payments $33.99, 4.5%');
    const [first, second, third, other, ...more] = segments();
    const shares = sampleDashboard('2025-07-18').paymentTypes.map(({ percentage }) => Number(percentage));
    expect([first, second, third].map((width) => width?.toFixed(4))).toEqual(
      shares.slice(0, 3).map((share) => share.toFixed(4)),
    );
    expect(other?.toFixed(4)).toBe(shares[3]?.toFixed(4));
    expect(more).toEqual([]);
  });

  test('Items has eleven bars, their two labels and the summary', () => {
    renderDashboard();
    const items = card('Items');
    expect(items.getByText('By gross sales')).toBeVisible();
    expect(bars()).toHaveLength(11);
    expect(Math.min(...bars())).toBeGreaterThanOrEqual(4);
    expect(bars()).toEqual(bars().toSorted((one, other) => one - other));
    for (const text of ['Lowest', 'Highest', 'Top items are performing well'])
      expect(items.getByText(text)).toBeVisible();
  });

  test('each bar of an item says its gross sales and links to its transactions of the day', () => {
    renderDashboard();
    const { bestSellers } = sampleDashboard('2025-07-18').itemSales;
    const links = within(card('Items').getByRole('list', { name: 'Best items' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      bestSellers.map(({ name, grossSales }) => `${name}: ${formatMoney(grossSales)}`).toReversed(),
    );
    const address = new URL(links.at(-1)?.getAttribute('href') ?? '', 'http://localhost');
    expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
      '/transactions',
      { from: '2025-07-18', to: '2025-07-18', q: bestSellers[0]?.name },
    ]);
  });
});

describe('the lists of Customers', () => {
  const { customerDetails } = sampleDashboard('2025-07-18');
  const hrefOf = (id: string, day: string) => `/transactions?from=${day}&to=${day}&txn=${id}`;

  test('returning customers are listed with visits, amount, last visit and links to their transactions', async () => {
    const { user } = renderDashboard();
    const button = card('Customers').getByRole('button', { name: '2' });
    await user.click(button);
    const list = within(screen.getByRole('dialog', { name: 'Returning customers' }));
    const entries = list.getAllByRole('listitem');
    expect(entries).toHaveLength(2);
    for (const [place, { name, visits, spent, lastVisit }] of customerDetails.returningCustomers.entries()) {
      const entry = entries[place] as HTMLElement;
      expect(entry).toHaveTextContent(`${name}${formatMoney(spent)}`);
      const links = within(entry).getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ...visits.map((visit) => [visit.id, hrefOf(visit.id, '2025-07-18')]),
        [expect.stringMatching(/^(Jun|Jul) \d+$/), hrefOf(lastVisit.id, lastVisit.day)],
      ]);
    }
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('feedback is listed as positive and negative with links to the transactions', async () => {
    const { user } = renderDashboard();
    await user.click(card('Customers').getByRole('button', { name: '2 positive, 0 negative' }));
    const list = within(screen.getByRole('dialog', { name: 'Feedback' }));
    const links = within(list.getByRole('region', { name: 'Positive' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      customerDetails.positiveFeedback.map(({ id }) => [id, hrefOf(id, '2025-07-18')]),
    );
    expect(list.getByText('Negative (0)')).toBeVisible();
  });

  test('on a day without customers there is nothing to open', () => {
    renderDashboard('/?date=2025-12-25');
    expect(card('Customers').getAllByRole('button')).toHaveLength(1);
  });
});

describe('choosing a day', () => {
  test('the previous and next day change the label, the comparison and the address', async () => {
    const { user, path } = renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(screen.getByRole('button', { name: 'Date Jul 19' })).toBeVisible();
    expect(card('Key Metrics').getByText('vs. Prior Saturday')).toBeVisible();
    expect(path()).toBe('/?date=2025-07-19');
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(screen.getByRole('button', { name: 'Date Jul 17' })).toBeVisible();
    expect(path()).toBe('/?date=2025-07-17');
  });

  test('the field takes any day and keeps the rest of the address', async () => {
    const { user, path } = renderDashboard('/?seed=7');
    await user.click(screen.getByRole('button', { name: 'Date Jul 18' }));
    const field = screen.getByLabelText('Day');
    await waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    expect(path()).toBe('/?seed=7');
    await user.type(field, '2025-12-24');
    expect(path()).toBe('/?seed=7&date=2025-12-24');
    expect(screen.getByText('vs. Prior Wednesday')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('an out-of-range day stays in the field with a message', async () => {
    const { user, path } = renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Date Jul 18' }));
    const field = screen.getByLabelText('Day');
    await user.clear(field);
    await user.type(field, '2027-01-01');
    expect(path()).toBe('/');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Choose a day from Jan 1, 2000 to Jun 1, 2026.');
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(field).toHaveValue('2025-07-25');
    expect(field).toBeValid();
  });

  test('the previous week', async () => {
    const { user, path } = renderDashboard();
    await user.click(screen.getByRole('button', { name: 'Date Jul 18' }));
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    expect(path()).toBe('/?date=2025-07-11');
    expect(screen.getByLabelText('Day')).toHaveValue('2025-07-11');
  });

  test('tomorrow cannot be chosen', async () => {
    const { user, path } = renderDashboard('/?date=2026-06-01');
    const next = screen.getByRole('button', { name: 'Next day' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(path()).toBe('/?date=2026-06-01');
  });

  test.each([
    ['2026-06-02', 'Jun 2, 2026 is in the future. Showing Jul 18, 2025 instead.'],
    ['tomorrow', '“tomorrow” in the address is not a date. Showing Jul 18, 2025 instead.'],
  ])('an address with the date %s shows a notice and Jul 18', async (asked, notice) => {
    const { user, path } = renderDashboard(`/?date=${asked}&seed=7`);
    expect(screen.getByRole('note')).toHaveTextContent(notice);
    expect(screen.getByRole('button', { name: 'Date Jul 18' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    expect(path()).toBe('/?seed=7');
  });
});

describe('exceptional days', () => {
  test.each(['2025-12-25', '2026-01-01'])(
    'on %s, a closed day, there are no sales, no averages and flat bars',
    (day) => {
      renderDashboard(`/?date=${day}`);
      expect(metric('Net Sales')).toHaveTextContent('$0.00');
      expect(metric('Average Net Sale')).toHaveTextContent('Average Net Sale – N/A Nothing to compare with');
      expect(customers()).toEqual({
        'Total customers': '0',
        'Returning customers': '0',
        'Average visits per customer': '–',
        'Average spent per visit': '–',
        Feedback: '0 positive, 0 negative',
      });
      expect(paymentRows().map(([, amount, share]) => [amount, share])).toEqual(Array(3).fill(['$0.00', '–']));
      expect(card('Payment Types').getByText(/^Other payments/)).toHaveTextContent(/^Other payments \$0\.00$/);
      expect(card('Payment Types').getByText('No payments in this time period')).toBeVisible();
      expect(bars()).toEqual(Array(11).fill(4));
      expect(screen.getByText('No sales in this time period')).toBeVisible();
      expect(screen.queryByText('Top items are performing well')).not.toBeInTheDocument();
    },
  );

  test('one week after a closed day every change is N/A', () => {
    renderDashboard('/?date=2026-01-08');
    for (const link of card('Key Metrics').getAllByRole('link'))
      expect(link).toHaveTextContent(/ N\/A Nothing to compare with$/);
  });

  test('on a day with refunds only, amounts are negative, words replace the payment bar and the item bars are flat', async () => {
    const sample = createLedger();
    const week = sample.rowsOf({ from: '2025-07-13', to: '2025-07-19' });
    const refunds = week
      .filter(({ type, returns }) => type === 'refund' && returns > 0)
      .slice(0, 1)
      .map((row) => ({ ...row, date: '2025-07-18' }));
    const net = formatMoney(refunds[0]?.netSales ?? NaN);
    const port = checkedLedgerPort({
      ...localLedgerPort(sample),
      ...portOfRows(({ to }) => (to === '2025-07-18' ? refunds : [])),
    });
    renderInArea(
      <LedgerPortProvider port={port}>
        <DashboardScreen />
      </LedgerPortProvider>,
    );
    await screen.findByRole('region', { name: 'Key Metrics' });
    expect(metric('Net Sales')).toHaveTextContent(`Net Sales ${net}minus `);
    expect(net).toMatch(/^\(\$\d+\.\d\d\)$/);
    expect(metric('Gross Sales')).toHaveTextContent('Gross Sales $0.00 N/A');
    expect(paymentRows().every(([, , share]) => share === '–')).toBe(true);
    expect(screen.getByText('Refunds equal or exceed payments, so there are no shares')).toBeVisible();
    expect(bars()).toEqual(Array(11).fill(4));
    expect(screen.getByText('No sales in this time period')).toBeVisible();
  });
});

describe('the ledger', () => {
  const ledger = createLedger();
  const total = (rows: readonly KnownTransaction[], valueOf: (row: KnownTransaction) => number) =>
    rows.reduce((sum, row) => sum + valueOf(row), 0);

  test.each([
    '2025-07-18',
    '2025-07-17',
    '2025-07-19',
    '2025-06-22',
    '2025-06-23',
    '2025-01-02',
    '2024-02-29',
    '2026-05-05',
    '2025-12-24',
    '2025-11-28',
  ])('on %s the screen shows the sums of the rows of that day', (day) => {
    const rows = ledger.rowsOf({ from: day, to: day });
    expect(rows.length).toBeGreaterThan(0);
    renderDashboard(`/?date=${day}`);

    const net = total(rows, ({ netSales }) => netSales);
    const paidBack = total(rows, ({ returns, partialRefunds }) => returns + partialRefunds);
    expect(metric('Net Sales')).toHaveTextContent(formatMoney(net));
    expect(metric('Gross Sales')).toHaveTextContent(formatMoney(total(rows, ({ grossSales }) => grossSales)));
    expect(metric('Transactions')).toHaveTextContent(new RegExp(`^Transactions ${rows.length} `));
    expect(metric('Average Net Sale')).toHaveTextContent(formatMoney(Math.round(net / rows.length)));
    expect(metric('Returns and Refunds')).toHaveTextContent(formatMoney(0 - paidBack));

    const visits = rows.filter(({ type }) => type === 'sale');
    const people = new Set(visits.map(({ customerId }) => customerId));
    const spent = total(visits, ({ totalCollected }) => totalCollected);
    const left = (word: string) => visits.filter(({ feedback }) => feedback === word).length;
    expect(customers()).toMatchObject({
      'Total customers': String(people.size),
      'Average visits per customer': (visits.length / people.size).toFixed(1),
      'Average spent per visit': formatMoney(Math.round(spent / visits.length)),
      Feedback: `${left('positive')} positive, ${left('negative')} negative`,
    });

    const paid = total(rows, ({ totalCollected }) => totalCollected);
    const percents = paymentRows().map(([, , percent]) => percent ?? '');
    const other = card('Payment Types').getByText(/^Other payments/).textContent ?? '';
    const tenths = [...percents, other.split(', ')[1] ?? ''].map((percent) => Math.round(parseFloat(percent) * 10));
    expect(tenths.reduce((sum, each) => sum + each, 0)).toBe(1000);
    for (const [place, name] of ['Card', 'Cash', 'Digital Wallet'].entries()) {
      const amount = total(
        rows.filter(({ tender }) => tender === name),
        ({ totalCollected }) => totalCollected,
      );
      expect(paymentRows()[place]).toEqual([name, formatMoney(amount), percents[place]]);
      expect(Math.abs((tenths[place] ?? NaN) - (amount / paid) * 1000)).toBeLessThan(1);
    }
  });

  test('a refresh anywhere on the page changes the figures, and the screen and its address say so', () => {
    const { path } = renderDashboard('/?date=2025-07-17');
    const before = metric('Net Sales').textContent;
    expect(screen.queryByText(/^Sample data/)).not.toBeInTheDocument();
    act(() => ledgerSession().raiseRevision());
    const { keyMetrics } = sampleDashboard('2025-07-17', { revision: 1 });
    expect(metric('Net Sales').textContent).not.toBe(before);
    expect(metric('Net Sales')).toHaveTextContent(formatMoney(keyMetrics[0]?.value ?? NaN));
    expect(screen.getByText('Sample data, revision 1')).toBeVisible();
    expect(path()).toBe('/?date=2025-07-17&rev=1');
  });

  test('every link carries the day, the revision and the seed', async () => {
    const { user } = renderDashboard('/?date=2025-12-26&rev=2&seed=7');
    for (const button of card('Customers').getAllByRole('button')) await user.click(button);
    await user.click(card('Key Metrics').getByRole('button'));
    const links = screen.getAllByRole('link');
    expect(links.length).toBeGreaterThan(9);
    for (const link of links) {
      const params = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
      expect([params.get('rev'), params.get('seed')]).toEqual(['2', '7']);
      const isVisitBefore = params.get('from') !== '2025-12-26';
      expect(isVisitBefore && link.closest('[role=dialog]') === null).toBe(false);
      expect(params.get('to')).toBe(params.get('from'));
    }
    const { keyMetrics } = sampleDashboard('2025-12-26', { revision: 2, seed: 7 });
    expect(metric('Net Sales')).toHaveTextContent(formatMoney(keyMetrics[0]?.value ?? NaN));
  });

  test('a refresh in another tab is offered, not imposed', async () => {
    let hear: (event: { readonly data: unknown }) => void = () => undefined;
    const channel = {
      addEventListener: (_: string, listener: typeof hear) => (hear = listener),
      postMessage: () => undefined,
      close: () => undefined,
    };
    const openChannel = () => channel as never;
    const otherRemote = createPageLedgerParams({ address: '/', page: window, openChannel });
    const stop = otherRemote.subscribe(() => undefined);
    const { user, path } = renderDashboard();
    // In a browser every remote hears the other tab; here one does and tells the others with its next change.
    act(() => {
      hear({ data: { revision: 4, seed: undefined } });
      otherRemote.open({ volume: 2 });
    });
    expect(screen.getByRole('note')).toHaveTextContent('The figures were refreshed in another tab.');
    expect(screen.queryByText(/^Sample data/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    expect(screen.getByText('Sample data, revision 4')).toBeVisible();
    expect(path()).toBe('/?volume=2&rev=4');
    stop();
  });
});

describe('how figures are calculated', () => {
  test.each([
    ['Key Metrics', 'Gross sales = items + service charges', 'Service charges'],
    ['Customers', 'Each sale counts as one visit. Refunds are not counted.', 'Average spent per visit'],
    [
      'Payment Types',
      'Percent = amount of the payment type ÷ all payments, rounded so that all percents add up to 100.0%',
      'All payments',
    ],
    [
      'Items',
      'Gross sales of an item = price × quantity, plus its share of service charges. Discounts and returns are not subtracted.',
      'Gross Sales',
    ],
  ] as const)('%s shows its rule, its numbers and a link to the transactions', async (name, rule, line) => {
    const { user } = renderDashboard();
    const button = card(name).getByRole('button', { name: `${name}: how this is calculated` });
    await user.click(button);
    const dialog = within(screen.getByRole('dialog', { name: `${name}: how this is calculated` }));
    expect(dialog.getByText(rule)).toBeVisible();
    expect(dialog.getByRole('rowheader', { name: line })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See the transactions' })).toHaveAttribute(
      'href',
      '/dashboard/sales/transactions?from=2025-07-18&to=2025-07-18',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});
