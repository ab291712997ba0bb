import { render, screen, within } from '@testing-library/react';
import { addDays, formatMoney, sumOf, unknown } from '@back-office/shared/format';
import {
  createLedger,
  LedgerPortProvider,
  localLedgerPort,
  mapAnswer,
  type DeferredBalance,
  type Transaction,
} from '@back-office/shared/ledger';
import {
  createGate,
  failingPort,
  openLedger,
  portOfRows,
  salesOf,
  slowPort,
  TestLedger,
} from '@back-office/shared/ledger/testing';
import { useRoutes } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { renderInArea } from '@back-office/shared/testing';
import { defaultDeferredRange } from '../domain/deferredParams';
import { depositsOf, giftCardsOf } from '../domain/rollForward';
import { useDeferredSales } from '../state/DeferredSalesProvider';
import { DeferredSalesScreen } from './DeferredSalesScreen';
import { preloadParts } from './deferredParts';
import { DeferredTransactionsScreen } from './drill-down/DeferredTransactionsScreen';
import { FullCycleScreen } from './drill-down/FullCycleScreen';
import { InvoiceDetailScreen } from './drill-down/InvoiceDetailScreen';

const Screens = () =>
  useRoutes([
    { path: paths.deferredSales(), element: <DeferredSalesScreen /> },
    { path: paths.deferredTransactions(), element: <DeferredTransactionsScreen /> },
    { path: paths.invoiceDetail(), element: <InvoiceDetailScreen /> },
    { path: paths.fullCycle(), element: <FullCycleScreen /> },
  ]);

function open(search = '', path: string = paths.deferredSales()) {
  return renderInArea(<Screens />, { path: path + search });
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const nav = () => within(screen.getByRole('navigation', { name: 'Deferred sales scenarios' }));
const table = (name: string) => within(screen.getByRole('table', { name }));
const region = (name: string) => within(screen.getByRole('region', { name }));

/** The visible texts of the cells of a row. */
function row(name: string, label: RegExp | string) {
  const found = table(name).getByRole('rowheader', { name: label }).closest('tr');
  return [...(found?.querySelectorAll('td') ?? [])].map(
    (cell) => cell.querySelector('[aria-hidden="true"]:not(svg)')?.textContent ?? cell.textContent,
  );
}

beforeAll(preloadParts);
beforeEach(() => {
  openLedger();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('at first no scenario is selected: the store’s roll-forward ties to balances, summary and transactions', () => {
  open();
  expect(title()).toContain('Deferred Sales');
  expect(screen.getByText('Beta')).toBeVisible();
  expect(screen.getByText('Select a Scenario')).toBeVisible();
  const dates = within(screen.getByRole('group', { name: 'Date range' }));
  expect(dates.getByRole('button', { name: 'Jul 29 – 30, 2025' })).toBeVisible();
  const quick = within(screen.getByRole('group', { name: 'Quick select dates' })).getAllByRole('button');
  expect(quick.map(({ textContent }) => textContent)).toEqual([
    'Jul 5, 2025 Deposit day',
    'Jul 10, 2025 Remaining payment',
    'Jul 5 – 15, 2025 Full cycle',
  ]);

  const ledger = createLedger();
  const rows = ledger.rowsOf(defaultDeferredRange);
  const balance = (day: string) => localLedgerPort(ledger).deferred(day) as DeferredBalance;
  const opening = balance(defaultDeferredRange.from);
  const closing = balance(addDays(defaultDeferredRange.to, 1));
  const both = (of: DeferredBalance) => [depositsOf(of), giftCardsOf(of), sumOf([depositsOf(of), giftCardsOf(of)])];
  const name = 'Roll-forward of the store';
  expect(row(name, /^Opening balance/)).toEqual(both(opening).map(formatMoney));
  expect(row(name, /^Closing balance/)).toEqual(both(closing).map(formatMoney));
  const deferred = salesOf(rows).deferredSales;
  expect(screen.getByRole('link', { name: /^Deferred sales in the sales summary/ })).toHaveTextContent(
    formatMoney(deferred),
  );
  expect(screen.getAllByText('Ties out')).toHaveLength(3);
  for (const { id } of closing.openDeposits) expect(screen.getByRole('link', { name: id })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Deposits, Collected/ })).toHaveAttribute(
    'href',
    '/transactions?from=2025-07-29&to=2025-07-30&line=deposits-collected',
  );
  expect(screen.getByRole('link', { name: /^Deposits, Opening/ })).toHaveAttribute(
    'href',
    '/deferred-sales/transactions?from=2025-07-29&to=2025-07-30&open=2025-07-29',
  );
});

test('a scenario shows its report; a group clears it; Appointments switches the groups', async () => {
  const { user, path } = open();
  await user.click(nav().getAllByRole('link', { name: 'Remaining payment' })[0] as HTMLElement);
  expect(title()).toContain('Remaining payment');
  expect(path()).toBe('/deferred-sales?scenario=invoice-remaining-payment');
  expect(screen.getByText(/takes place on Jul 10, outside Jul 29 – 30, 2025/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Jul 10, 2025/ }));
  expect(screen.queryByText(/takes place on/)).not.toBeInTheDocument();
  expect(row('Sales', 'Gross Sales')).toEqual(['$1,000.00']);
  expect(row('Deferred sales', 'Deposit Redeemed')).toEqual(['($100.00)']);
  expect(row('Sales, total', 'Total sales less deposit redeemed')).toEqual(['$900.00']);
  expect(row('Payments', 'Prior Payments')).toEqual(['($100.00)']);
  expect(row('By method', 'Card')).toEqual(['$900.00']);
  expect(row('Fees', /^Fees/)).toEqual(['($31.65)']);
  expect(row('Roll-forward of the scenario', 'Redeemed')).toEqual(['($100.00)', '$0.00', '($100.00)']);
  expect(screen.getByText(/was collected on Jul 5 and is redeemed here, so it is counted once/)).toBeVisible();

  await user.click(nav().getByRole('link', { name: 'Appointments' }));
  expect(screen.getByText('Select a Scenario')).toBeVisible();
  expect(path()).toBe('/deferred-sales?from=2025-07-10&to=2025-07-10&scenarios=appointments-deposits');
  await user.click(nav().getAllByRole('link', { name: 'Deposit day' })[0] as HTMLElement);
  expect(row('Deferred sales', 'Appointments Deposit')).toEqual(['$50.00']);
  await user.click(nav().getByRole('link', { name: 'More scenarios' }));
  expect(title()).toContain('Deferred Sales');
  expect(nav().getByRole('link', { name: 'Appointments' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: /Back to Home/ })).toHaveAttribute('href', '/');
});

test('the deposit payment follows the dates of the quick selects', async () => {
  const { user } = open('?scenario=deposit-payment');
  expect(screen.getByText(/Neither Jul 5 nor Jul 10 is in Jul 29 – 30, 2025/)).toBeVisible();
  const shown = () => ['Gross Sales', 'Net Sales'].flatMap((label) => row('Sales', label));
  expect(row('Deferred sales', 'Partial Payments Deposit')).toEqual(['$100.00']);
  await user.click(screen.getByRole('button', { name: /Remaining payment$/ }));
  expect(shown()).toEqual(['$1,000.00', '$1,000.00']);
  expect(row('Deferred sales', 'Deposit Redeemed')).toEqual(['($100.00)']);
  await user.click(screen.getByRole('button', { name: /Full cycle$/ }));
  expect(row('Deferred sales', 'Partial Payments Deposit')).toEqual(['$100.00']);
  expect(row('Payments', 'Total Collected')).toEqual(['$1,000.00']);
});

test('gross sales open the sales detail, a row the payment, and closing leads back step by step', async () => {
  const { user, path } = open('?scenario=invoice-full-cycle');
  await user.click(screen.getByRole('link', { name: 'Gross Sales $1,000.00, show sales detail' }));
  const detail = await screen.findByRole('dialog', { name: 'Gross Sales' });
  await user.click(within(detail).getByRole('button', { name: 'INV-1012' }));
  const payment = await screen.findByRole('dialog', { name: 'Payment details' });
  expect(path()).toBe('/deferred-sales?scenario=invoice-full-cycle&detail=gross-sales&txn=INV-1012');
  expect(within(payment).getByText('3.50% + $0.15')).toBeVisible();
  await user.click(within(payment).getByRole('link', { name: 'Invoice of $1,000.00, deposit, $100.00' }));
  expect(path()).toContain('txn=INV-1011');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('dialog', { name: 'Gross Sales' })).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(path()).toBe('/deferred-sales?scenario=invoice-full-cycle');
});

test.each([
  ['invoice-deposit-day', /^Partial Payments .*, show transactions$/, 'Deferred sales transactions', /INV-1011/],
  ['invoice-remaining-payment', /^Deposit Redeemed .*, show invoice$/, 'Invoice detail', /Invoice INV-1011/],
  ['appointment-full-cycle', /^Appointments Deposit Redeemed .*, show invoice$/, 'Appointment detail', /APT-1021/],
  ['full-cycle-option-b', /^Gross Sales .*, show full cycle$/, 'Full cycle', /is recognized as gross sales/],
  ['gift-card', /^Gift Card Sales \$50\.00, show transactions$/, 'Deferred sales transactions', /Gift card of/],
])('in %s the line %s leads to the page %s, and back', async (id, line, page, content) => {
  const { user, path } = open(`?scenario=${id}&report=summary&location=all`);
  await user.click(screen.getByRole('link', { name: line }));
  expect(title()).toContain(page);
  expect(screen.getAllByText(content)[0]).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Deferred Sales' }));
  expect(path()).toContain(`/deferred-sales?scenario=${id}`);
});

test('the daily view lists the days of the range and those of the scenario; groups open and close', async () => {
  const { user } = open('?scenario=invoice-full-cycle&report=daily&group=staff&from=2025-07-09&to=2025-07-10');
  const name = 'Full cycle by day';
  const headers = table(name)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(headers).toEqual(['Jul 5 outside dates', 'Maya Duarte', 'Jul 9', 'Jul 10', 'Priya Nair', 'Total']);
  expect(row(name, 'Total')[0]).toBe('$1,000.00');
  await user.click(table(name).getByRole('button', { name: 'Jul 10' }));
  expect(table(name).queryByRole('rowheader', { name: 'Priya Nair' })).not.toBeInTheDocument();
});

test('without payments in the time of day the views by time say so', () => {
  open('?scenario=gift-card&report=hourly&time=evening');
  expect(screen.getByText('No transactions found for this filter.')).toBeVisible();
});

test('a page that is opened without a scenario shows one', () => {
  open('', paths.invoiceDetail());
  expect(region('Payments').getByText('Balance due')).toBeVisible();
});

test('the balance of a day lists open deposits and unused gift cards', () => {
  const balance = localLedgerPort(createLedger()).deferred('2025-06-27') as DeferredBalance;
  open('?open=2025-06-27', paths.deferredTransactions());
  expect(row('Open deposits by age', 'Total')).toEqual([formatMoney(depositsOf(balance))]);
  expect(row('Unused gift cards by year of sale', 'Total')).toEqual([formatMoney(giftCardsOf(balance))]);
  const owed = screen.getByText('Balance, open deposits and unused gift cards');
  expect(owed.parentElement).toHaveTextContent(formatMoney(sumOf([depositsOf(balance), giftCardsOf(balance)])));
});

test('a balance leads back to the range of the roll-forward', async () => {
  const { user, path } = open('?from=2025-06-01&to=2025-06-30');
  await user.click(screen.getByRole('link', { name: /^Total, Closing balance .+, show what it consists of$/ }));
  expect(path()).toBe('/deferred-sales/transactions?from=2025-06-01&to=2025-06-30&open=2025-07-01');
});

test('a source that takes its time is waited for, and one that fails can be asked again', async () => {
  const gate = createGate();
  const view = renderInArea(
    <TestLedger wrap={(port) => failingPort(slowPort(port, gate), 1)}>
      <DeferredSalesScreen />
    </TestLedger>,
    { path: paths.deferredSales() },
  );
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  await screen.findByText('The roll-forward could not be loaded');
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  while (gate.waiting() === 0) await new Promise((resolve) => setTimeout(resolve));
  gate.open();
  expect(await screen.findByRole('table', { name: 'Roll-forward of the store' })).toBeVisible();
});

test.each([
  ['a scenario', `${paths.deferredSales()}?scenario=invoice-full-cycle`],
  ['its transactions', `${paths.deferredTransactions()}?scenario=invoice-full-cycle`],
  ['its invoice', paths.invoiceDetail()],
  ['its full cycle', paths.fullCycle()],
])('in another shop than the sample, %s is marked as an example', (_, path) => {
  const { unmount } = open('', path);
  expect(screen.getByText('Beta')).toBeVisible();
  expect(screen.queryByText('Example')).not.toBeInTheDocument();
  unmount();
  renderInArea(<Screens />, { path, services: { ledger: localLedgerPort(createLedger()) } });
  expect(screen.getByText('Example')).toBeVisible();
});

test('outside its provider the state says which is missing', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Reader() {
    useDeferredSales();
    return null;
  }
  expect(() => render(<Reader />)).toThrow('useDeferredSales must be used within a DeferredSalesProvider');
  silent.mockRestore();
});

test('the roll-forward of deferred sales says why a balance is unknown', async () => {
  const withoutDeposits = (row: Transaction): Transaction => ({ ...row, depositCollected: unknown });
  const ledger = createLedger();
  const sample = localLedgerPort(ledger);
  const port = {
    ...sample,
    ...portOfRows((days) => ledger.rowsOf(days).map(withoutDeposits)),
    version: 'without deposits',
    deferred: (day: string) =>
      mapAnswer(sample.deferred(day), (balance) => ({
        ...balance,
        openDeposits: balance.openDeposits.map(withoutDeposits),
      })),
  };
  renderInArea(
    <LedgerPortProvider port={port}>
      <Screens />
    </LedgerPortProvider>,
    { path: `${paths.deferredSales()}?from=2025-06-22&to=2025-06-28` },
  );
  const flows = table('Roll-forward of the store');
  const amounts = (step: RegExp) =>
    within(flows.getByRole('row', { name: step }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const missing = 'Not in your files Your files do not hold deposits collected.';
  expect(amounts(/^Collected/)).toEqual([missing, expect.stringMatching(/^\$/), missing]);
  expect(amounts(/^Redeemed/)[0]).toMatch(/^\(\$/);
  expect(amounts(/^Refunded/)).toEqual([missing, '$0.00', missing]);
  expect(amounts(/^Closing/)).toEqual([missing, expect.stringMatching(/^\$/), missing]);
  expect(screen.getByText('Ties out')).toBeVisible();
  for (const figure of screen.getAllByText('Not in your files'))
    expect(figure).toHaveAttribute('title', expect.stringMatching(/\.$/));
});
