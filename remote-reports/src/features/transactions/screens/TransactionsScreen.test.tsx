import { act, screen, waitFor, within } from '@testing-library/react';
import {
  createLedger,
  defaultRange,
  localLedgerPort,
  mapAnswer,
  type LedgerPort,
  type Transaction,
} from '@back-office/shared/ledger';
import { createGate, failingPort, openLedger, salesOf, slowPort, TestLedger } from '@back-office/shared/ledger/testing';
import { formatMoney } from '@back-office/shared/format';
import { Link, useLocation, useNavigate, useRoutes } from '@back-office/shared/router';
import { renderInArea } from '@back-office/shared/testing';
import { preloadParts } from './TransactionsFilterBar';
import { TransactionsScreen } from './TransactionsScreen';

// Loaded in advance, so that no test uses a placeholder that is then replaced.
beforeAll(preloadParts);
beforeEach(() => openLedger());

const week = createLedger().rowsOf(defaultRange);
const cards = week.filter(({ paymentMethod }) => paymentMethod === 'card');
const newest = week.at(-1) as Transaction;
const aSale = week.findLast(({ type }) => type === 'sale') as Transaction;

const open = (search = '') => renderInArea(<TransactionsScreen />, { path: `/transactions${search}` });
const table = () => screen.getByRole('table', { name: 'Transactions' });
/** The texts of the buttons that open the rows. */
const listed = () =>
  within(table())
    .queryAllByRole('row')
    .flatMap((row) => row.querySelector('[data-row-button]')?.textContent ?? []);
/** The number of rows, visible or not. */
const shown = () => Number(/^[\d,]+/.exec(counter('Transactions') ?? '')?.[0]);
const rowButton = (name: string) => within(table()).getAllByRole('button', { name })[0] as HTMLElement;
/** A filter chip, as opposed to the column header with the same name. */
const chip = (label: string) =>
  screen
    .getAllByRole('button', { name: new RegExp(`^${label}`) })
    .find((button) => button.hasAttribute('aria-haspopup')) as HTMLElement;
const exportButton = () => screen.getByRole('button', { name: 'Export CSV' });
const panel = () => screen.queryByRole('complementary', { name: 'Payment details' });
const counter = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

test('damaged columns are said here, and those that can be read are restored', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('back-office:transaction-columns', '["tip","fe');
  const { user } = open();
  expect(await screen.findByText(/^The stored columns of the transactions are damaged\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(localStorage.getItem('back-office:transaction-columns')).toBe('["tip"]'));
  // The rest can still be downloaded or discarded.
  expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('opened without filters', () => {
  test('on a phone the heading leaves the days to the date button, but on paper it has them', () => {
    const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => phone });
    open();
    expect(screen.getByText('All day (12:00 am - 12:00 am EDT)')).toBeVisible();
    expect(screen.getAllByText('Jun 22 – 28, 2025')).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Jun 22 – 28, 2025 · All day (12:00 am - 12:00 am EDT)')).toBeVisible();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('there are the title, the period, a back link, the figures and 22 transactions, from the newest day, each with its total', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    expect(screen.getByText('Jun 22 – 28, 2025 · All day (12:00 am - 12:00 am EDT)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Reports' })).toHaveAttribute('href', '/reports');
    expect(counter('Transactions')).toBe('22');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();

    const days = within(table())
      .getAllByRole('rowheader')
      .map((day) => day.textContent);
    expect(days.slice(0, 3)).toEqual(['Sat, Jun 28', 'Fri, Jun 27', 'Thu, Jun 26']);
    const saturday = week.filter(({ date }) => date === '2025-06-28');
    expect(within(table()).getAllByRole('rowheader')[0]?.parentElement).toHaveTextContent(
      formatMoney(saturday.reduce((sum, { amount }) => sum + amount, 0)),
    );
    expect(listed().slice(0, saturday.length)).toEqual(saturday.toReversed().map(({ description }) => description));
  });

  test.each([
    ['?from=2025-01-06&to=2025-01-12&time=morning', 'Jan 6 – 12, 2025 · Morning (5:00 am - 12:00 pm EST)'],
    ['?from=2025-10-30&to=2025-11-05', 'Oct 30 – Nov 5, 2025 · All day (12:00 am - 12:00 am EDT/EST)'],
    ['?from=2025-01-01&to=2025-12-31', 'Jan 1 – Dec 31, 2025 · All day (12:00 am - 12:00 am EST/EDT)'],
  ])('the time zone depends on the date range %s', (search, context) => {
    open(search);
    expect(screen.getByText(context)).toBeVisible();
  });
});

describe('columns', () => {
  const heads = () =>
    within(table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);

  test('ID, tender and customer are added by the chip, remembered, sorted, and removed by Clear', async () => {
    const { user, unmount } = open();
    const usual = heads();
    expect(usual.join()).not.toMatch(/ID|Tender|Customer/);
    await user.click(chip('Columns'));
    for (const name of ['ID', 'Tender', 'Customer']) await user.click(await screen.findByRole('option', { name }));
    await user.keyboard('{Escape}');
    expect(heads()).toEqual([
      'Time',
      'ID',
      'Description',
      'Customer',
      'Staff',
      'Status',
      'Channel',
      'Tender',
      'Amount',
    ]);
    expect(within(table()).getAllByRole('row', { name: new RegExp(newest.tender) }).length).toBeGreaterThan(0);
    unmount();

    const again = open();
    expect(heads()).toContain('Tender');
    await again.user.click(within(table()).getByRole('button', { name: /^Tender/ }));
    expect(again.path()).toBe('/transactions?sort=tender');
    await again.user.click(chip('Columns'));
    await again.user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(heads()).toEqual(usual);
  });
});

describe('filters', () => {
  test.each([
    ['Payment method', 'Card', 'method=card', cards.length],
    ['Type', 'Refund', 'type=refund', week.filter(({ type }) => type === 'refund').length],
    ['Status', 'Partially Paid', 'status=partially-paid', week.filter(({ status }) => status !== 'Completed').length],
  ])('%s filters by %s in the list, figures, chips and address', async (label, choice, address, count) => {
    const { user, path } = open();
    await user.click(chip(label));
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${choice}`) }));
    await user.keyboard('{Escape}');
    const [counted, all] = choice === 'Refund' ? ['Refunds', '22 transactions'] : ['Transactions', '22'];
    await waitFor(() => expect(counter(counted)).toBe(`${count} of ${all}`));
    expect(screen.getByText(`${count} of 22`, { selector: '[role="status"]' })).toBeInTheDocument();
    expect(path()).toBe(`/transactions?${address}`);
    await user.click(screen.getByRole('button', { name: `Remove filter ${label}: ${choice}` }));
    await waitFor(() => expect(shown()).toBe(22));
    expect(path()).toBe('/transactions');
  });

  test('the status filter offers Awaiting Capture, which matches no transaction', async () => {
    const { user } = open();
    await user.click(chip('Status'));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Completed20',
      'Partially Paid2',
      'Awaiting Capture0',
    ]);
    await user.click(options[2] as HTMLElement);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('No transactions found for this filter.')).toBeVisible();
  });

  test('More filters shows the other filters', async () => {
    const { user } = open();
    expect(screen.queryByRole('button', { name: /^Fees/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    for (const name of [/^Tender/, /^Locations/, /^Source/, /^Team member/, /^Fees/])
      expect(screen.getByRole('button', { name })).toBeVisible();
    await user.click(chip('Fees'));
    await user.click(await screen.findByRole('option', { name: /^Without fee/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBe(week.filter(({ fee }) => fee === 0).length));
  });

  test('the search is case-insensitive over texts, ids and amounts', async () => {
    const { user, path } = open();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search transactions' })).toHaveFocus();
    await user.keyboard('OWEN');
    await waitFor(() => expect(shown()).toBe(week.filter(({ staff }) => staff === 'Owen Reyes').length));
    await waitFor(() => expect(path()).toBe('/transactions?q=OWEN'));
    await user.clear(screen.getByRole('searchbox'));
    await user.paste('pay-');
    await waitFor(() => expect(shown()).toBe(week.filter(({ id }) => id.startsWith('PAY-')).length));
    const [{ amount } = { amount: 0 }] = week;
    for (const typed of [formatMoney(amount), formatMoney(amount).slice(1)]) {
      await user.clear(screen.getByRole('searchbox'));
      await user.paste(typed);
      await waitFor(() => expect(shown()).toBe(1));
    }
    await user.clear(screen.getByRole('searchbox'));
    await user.paste('In-Store');
    expect(await screen.findByText('No transactions found for this filter.')).toBeVisible();
  });

  test('Clear filters restores the initial view including its dates, and focuses the search', async () => {
    const { user, path } = open('?from=2025-06-01&to=2025-06-07&type=refund&q=none&line=returns');
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await user.click(clear as HTMLElement);
    await waitFor(() => expect(shown()).toBe(22));
    expect(path()).toBe('/transactions');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('in an address that names the sample week, a filter keeps its days, and clearing removes them', async () => {
    const { user, path } = open('?from=2025-06-22&to=2025-06-28');
    const filtered = '/transactions?from=2025-06-22&to=2025-06-28&type=refund';
    await user.click(chip('Type'));
    await user.click(await screen.findByRole('option', { name: /^Refund/ }));
    await user.keyboard('{Escape}');
    expect(path()).toBe(filtered);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(path()).toBe('/transactions'));
    expect(shown()).toBe(22);
  });

  test('a closed day shows a message', () => {
    open('?from=2025-12-25&to=2025-12-25');
    expect(screen.getByText('No sales in this time period')).toBeVisible();
  });
});

test('the figures are calculated from the listed rows, and each has an explanation', async () => {
  const { user } = open('?method=card');
  const data = salesOf(cards);
  expect(['Gross sales', 'Returns', 'Net sales', 'Total collected'].map(counter)).toEqual(
    [data.grossSales, data.returns, data.netSales, data.totalPaymentsCollected].map((cents) =>
      expect.stringContaining(formatMoney(cents)),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Gross sales: how this is calculated' }));
  const explained = screen.getByRole('dialog', { name: 'Gross sales: how this is calculated' });
  expect(explained).toHaveTextContent('Gross sales = items + service charges');
  expect(within(explained).getByText(formatMoney(data.serviceCharges))).toBeInTheDocument();
});

test('a column header sorts, a second press reverses the order, and the address keeps it', async () => {
  const { user, path } = open();
  await user.click(screen.getByRole('button', { name: 'Amount' }));
  const byAmount = week.toSorted((one, other) => other.amount - one.amount);
  await waitFor(() => expect(listed()[0]).toBe(byAmount[0]?.description));
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  expect(within(table()).queryByRole('rowheader')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Amount' }));
  await waitFor(() => expect(listed()[0]).toBe(byAmount.at(-1)?.description));
  expect(path()).toBe('/transactions?sort=amount');
});

describe('arriving with navigation state', () => {
  function Journey({ state }: { readonly state: unknown }) {
    const navigate = useNavigate();
    const left = useLocation().state as unknown;
    const screens = useRoutes([
      {
        path: '/report',
        element: (
          <Link to="/transactions" state={state}>
            Show transactions
          </Link>
        ),
      },
      { path: '/transactions', element: <TransactionsScreen /> },
    ]);
    return (
      <>
        {screens}
        <button onClick={() => void navigate(-1)}>Back</button>
        <output aria-label="State left">{JSON.stringify(left)}</output>
      </>
    );
  }

  async function arrive(state: unknown) {
    const rendered = renderInArea(<Journey state={state} />, { path: '/report' });
    await rendered.user.click(screen.getByRole('link', { name: 'Show transactions' }));
    await screen.findByRole('heading', { name: 'Transactions' });
    return rendered;
  }

  test('every key filters the list and is moved to the address, and the line has a chip', async () => {
    const { path, user } = await arrive({
      filterType: 'gross-sales',
      status: ['Completed'],
      transactionTypes: ['sale'],
      dateRange: { from: '2025-06-23', to: '2025-06-24' },
      location: 'Location 1',
      timeframe: 'Morning',
    });
    await waitFor(() =>
      expect(path()).toBe(
        '/transactions?from=2025-06-23&to=2025-06-24&time=morning&type=sale&status=completed&location=location-1&line=gross-sales',
      ),
    );
    expect(screen.getByLabelText('State left')).toHaveTextContent('null');
    expect(panel()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove filter Report line: Gross sales' }));
    await waitFor(() => expect(path()).not.toContain('line='));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('link', { name: 'Show transactions' })).toBeVisible();
  });

  test('a transaction and the flag open its panel', async () => {
    const { path } = await arrive({ selectedTransaction: aSale.id, showTransactionBlade: true });
    await waitFor(() => expect(path()).toBe(`/transactions?txn=${aSale.id}`));
    expect(panel()).toHaveTextContent(aSale.id);
  });

  test.each([{ selectedTransaction: aSale.id }, { showTransactionBlade: true }])(
    'one of the two alone does not open it: %j',
    async (state) => {
      const { path } = await arrive(state);
      await waitFor(() => expect(screen.getByLabelText('State left')).toHaveTextContent('null'));
      expect(path()).toBe('/transactions');
      expect(panel()).toBeNull();
    },
  );
});

describe('the panel', () => {
  test('opens from a row by click and Enter, marks the row, and closes to the list', async () => {
    const { user, path } = open('?type=sale');
    await user.click(rowButton(aSale.description));
    await waitFor(() => expect(panel()).toHaveTextContent(aSale.id));
    expect(path()).toBe(`/transactions?type=sale&txn=${aSale.id}`);
    expect(rowButton(aSale.description).closest('[role="row"]')).toHaveAttribute('aria-current', 'true');
    await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(panel()).toBeNull());
    expect(path()).toBe('/transactions?type=sale');
    await waitFor(() => expect(rowButton(aSale.description)).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(panel()).toHaveTextContent(aSale.id));
  });

  test('steps through the rows in their order', async () => {
    const { user } = open(`?txn=${newest.id}`);
    expect(within(panel() as HTMLElement).getByRole('button', { name: 'Previous transaction' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Next transaction' }));
    await waitFor(() => expect(panel()).toHaveTextContent(week.at(-2)?.id ?? ''));
  });

  test('shows a transaction that the filters hide, with a message', () => {
    open(`?type=refund&txn=${aSale.id}`);
    expect(panel()).toHaveTextContent(aSale.id);
    expect(panel()).toHaveTextContent('The current filters hide this transaction.');
  });

  test('of a transaction that the filters hide leads to its day, and keeps the focus', async () => {
    const { user, path } = open(`?type=refund&q=knife&sort=-amount&txn=${aSale.id}`);
    await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Show its day' }));
    expect(path()).toBe(`/transactions?from=${aSale.date}&to=${aSale.date}&sort=-amount&txn=${aSale.id}`);
    await waitFor(() => expect(panel()).not.toHaveTextContent('The current filters hide this transaction.'));
    expect(rowButton(aSale.description).closest('[role="row"]')).toHaveAttribute('aria-current', 'true');
    expect(panel()).toHaveFocus();
  });

  test('shows a message if the transaction does not exist', () => {
    open('?txn=PAY-nonsense');
    expect(panel()).toHaveTextContent('There is no transaction PAY-nonsense.');
  });
});

describe('a ledger that the page lent', () => {
  const lent = localLedgerPort(createLedger());
  const openLent = (search = '') =>
    renderInArea(<TransactionsScreen />, { path: `/transactions${search}`, services: { ledger: lent } });
  beforeEach(() => act(() => openLedger({ now: Date.parse('2025-11-23T17:00:00Z') })));

  test('opens at the last seven days, which no chip names, and has no sample week', async () => {
    const { user } = openLent();
    expect(await screen.findByText(/^Nov 17 – 23, 2025 · All day/)).toBeVisible();
    expect(screen.getByText('Last 7 days')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Nov 17 – 23, 2025/ }));
    expect(await screen.findByRole('button', { name: 'Last month' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sample week' })).not.toBeInTheDocument();
  });

  test('shows them, and says so, in place of days that are none', async () => {
    openLent('?from=2025-06-31&to=2025-07-02');
    expect(
      await screen.findByText('“2025-06-31” in the address is not a date. Showing Nov 17 – 23, 2025 instead.'),
    ).toBeVisible();
    expect(screen.getByText('Last 7 days')).toBeVisible();
  });

  test('returns to them by Clear filters', async () => {
    const { user, path } = openLent('?from=2025-06-22&to=2025-06-28&type=refund');
    expect(await screen.findByText(/^Jun 22 – 28, 2025 · All day/)).toBeVisible();
    expect(screen.getByText('Dates: Jun 22 – 28, 2025')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(await screen.findByText(/^Nov 17 – 23, 2025 · All day/)).toBeVisible();
    expect(path()).toBe('/transactions');
  });
});

describe('another source', () => {
  const over = (wrap: (port: LedgerPort) => LedgerPort, search = '') =>
    renderInArea(
      <TestLedger wrap={wrap}>
        <TransactionsScreen />
      </TestLedger>,
      { path: `/transactions${search}` },
    );

  test('is waited for, and its older rows stay, dimmed, until those of another range are there', async () => {
    const gate = createGate();
    const { user } = over((port) => slowPort(port, gate), '?from=2025-06-01&to=2025-06-07');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByText('Gross sales', { selector: 'dt' })).not.toBeInTheDocument();
    expect(exportButton()).toHaveAccessibleDescription('The transactions are being loaded');
    await act(async () => gate.open());
    expect(exportButton()).not.toHaveAttribute('aria-disabled');
    expect(shown()).toBe(22);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(within(table()).getAllByRole('rowheader')[0]).toHaveTextContent('Sat, Jun 7');
    expect(table().closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    await act(async () => gate.open());
    expect(within(table()).getAllByRole('rowheader')[0]).toHaveTextContent('Sat, Jun 28');
    expect(table().closest('[aria-busy]')).toBeNull();
  });

  test('that fails offers Retry', async () => {
    let port: LedgerPort | undefined;
    const { user } = over((local) => (port ??= failingPort(local, 1)));
    expect(await screen.findByRole('alert')).toHaveTextContent('The transactions could not be loaded');
    expect(exportButton()).toHaveAccessibleDescription('The transactions could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(shown()).toBe(22));
  });

  test('is asked for a transaction outside the list', async () => {
    const gate = createGate();
    over((port) => slowPort(port, gate), `?from=2025-06-01&to=2025-06-07&txn=${aSale.id}`);
    expect(panel()).toBeVisible();
    expect(panel()).not.toHaveTextContent('There is no transaction');
    await act(async () => gate.open());
    expect(panel()).toHaveTextContent(aSale.id);
  });

  test('that knows neither staff nor channel has dashes there, as in the details', () => {
    const withoutBoth = (row: Transaction) => ({ ...row, staff: '', channel: '' });
    over((port) => ({
      ...port,
      rows: (question) =>
        mapAnswer(port.rows(question), (answer) => ({ ...answer, rows: answer.rows.map(withoutBoth) })),
    }));
    const [first] = within(table())
      .getAllByRole('row')
      .filter((row) => row.querySelector('[data-row-button]'));
    expect(within(first as HTMLElement).getAllByText('–')).toHaveLength(2);
  });

  test('that tells no time has the ID alone where phones have both', () => {
    over((port) => ({
      ...port,
      rows: (question) =>
        mapAnswer(port.rows(question), (answer) => ({
          ...answer,
          rows: answer.rows.map((row) => ({ ...row, time: '' })),
        })),
    }));
    expect(within(table()).getByText(newest.id)).toBeInTheDocument();
  });

  test('that answers in part says how many transactions are shown', () => {
    over((port) => ({
      ...port,
      figures: (question) =>
        mapAnswer(port.figures(question), (answer) => ({ ...answer, part: { counted: 20, of: 22 } })),
    }));
    expect(screen.getByText(/^Showing 20 of 22 transactions/)).toBeVisible();
  });
});

describe('a list of several pages', () => {
  const year = { from: '2025-01-01', to: '2025-12-31' };
  const rows = createLedger().rowsOf(year).toReversed();
  const search = `?from=${year.from}&to=${year.to}`;
  const asked: number[] = [];
  const counting = (port: LedgerPort): LedgerPort => ({
    ...port,
    rows(question, options) {
      asked.push(question.offset);
      return port.rows(question, options);
    },
  });
  const openCounting = (more = '') =>
    renderInArea(
      <TestLedger wrap={counting}>
        <TransactionsScreen />
      </TestLedger>,
      { path: `/transactions${search}${more}` },
    );
  beforeEach(() => {
    asked.length = 0;
  });

  test('asks for the pages that are printed, not for the rest', () => {
    openCounting();
    expect(rows.length).toBeGreaterThan(1_000);
    expect(counter('Transactions')).toBe(rows.length.toLocaleString('en-US'));
    expect(asked).toEqual([0, 500]);
  });

  test('a transaction of a later page opens at its place, and stepping crosses the border of pages', async () => {
    const border = rows[1_000] as Transaction;
    const { user } = openCounting(`&txn=${border.id}`);
    expect(panel()).toHaveTextContent(`${border.id}, 1,001 of ${rows.length.toLocaleString('en-US')}`);
    await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Previous transaction' }));
    await waitFor(() => expect(panel()).toHaveTextContent(`${rows[999]?.id}, 1,000 of`));
    await user.click(within(panel() as HTMLElement).getByRole('button', { name: 'Next transaction' }));
    await waitFor(() => expect(panel()).toHaveTextContent(`${border.id}, 1,001 of`));
  });

  test('is exported page by page', async () => {
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = openCounting();
    asked.length = 0;
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(
      await screen.findByText(
        `${rows.length.toLocaleString('en-US')} transactions exported to transactions-${year.from}-to-${year.to}.csv`,
      ),
    ).toBeVisible();
    expect(asked).toEqual([0, 500, 1_000]);
    clicked.mockRestore();
  });
});

test('a range that cannot be shown is named, with what is shown instead', () => {
  open('?from=2025-06-08&to=2025-06-07');
  expect(
    screen.getByText(
      'The start date, Jun 8, 2025, is after the end date, Jun 7, 2025. Showing Jun 22 – 28, 2025 instead.',
    ),
  ).toBeVisible();
});

describe('the export', () => {
  const texts: Promise<string>[] = [];
  beforeEach(() => {
    texts.length = 0;
    URL.createObjectURL = (file) => {
      // jsdom’s Blob has no text().
      texts.push(readText(file as Blob));
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
  });

  test('has the listed rows with 29 columns, and a toast shows their number', async () => {
    const { user } = open('?type=refund');
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const refunds = week.filter(({ type }) => type === 'refund');
    expect(
      screen.getByText(/^\d+ transactions exported to transactions-2025-06-22-to-2025-06-28\.csv$/),
    ).toHaveTextContent(`${refunds.length} transactions`);
    const [head, ...lines] = (await texts[0])?.trim().split('\r\n') ?? [];
    expect(head?.split(',').slice(-10)).toEqual([
      'Transaction ID',
      'Type',
      'Status',
      'Payment Method',
      'Tender',
      'Description',
      'Total Collected',
      'Fee',
      'Location',
      'Customer',
    ]);
    expect(head?.split(',')).toHaveLength(29);
    expect(lines.map((line) => /[A-Z]+-\d+/.exec(line)?.[0])).toEqual(refunds.toReversed().map(({ id }) => id));
    clicked.mockRestore();
  });

  test('is unavailable without rows', () => {
    open('?status=awaiting-capture');
    expect(exportButton()).toHaveAttribute('aria-disabled', 'true');
  });
});

function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}
