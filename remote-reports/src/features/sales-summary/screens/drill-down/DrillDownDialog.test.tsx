import { act, screen, within } from '@testing-library/react';
import * as csv from '@back-office/shared/csv';
import { formatMoney } from '@back-office/shared/format';
import {
  createLedger,
  defaultRange,
  filterRows,
  type LedgerPort,
  type Scope,
  type Transaction,
} from '@back-office/shared/ledger';
import { openLedger, portOfRows, salesOf, TestLedger, scopeOf } from '@back-office/shared/ledger/testing';
import { useLocation } from '@back-office/shared/router';
import { renderInArea } from '@back-office/shared/testing';
import { DrillDownDialog } from './DrillDownDialog';
import type { DrillDownLine } from '../../../../domain/reportLineRows';

jest.mock('@back-office/shared/csv', () => ({
  ...jest.requireActual<typeof csv>('@back-office/shared/csv'),
  downloadText: jest.fn(),
}));
const download = jest.mocked(csv.downloadText);

const ledger = createLedger();
const reportRows = (scope: Scope) => filterRows(ledger.rowsOf(scope.range), scope);
const week = reportRows(scopeOf());
const figures = salesOf(week);

/** Wide enough for every column. */
beforeAll(() => {
  window.innerWidth = 1440;
});
beforeEach(() => {
  openLedger();
  download.mockClear();
});

interface Opening {
  readonly scope?: Scope;
  readonly rows?: readonly Transaction[];
  readonly clock?: () => number;
}

function open(line: DrillDownLine, { scope = scopeOf(), rows, ...options }: Opening = {}) {
  let state: unknown;
  const onClose = jest.fn();
  const view = renderInArea(
    <>
      <TestLedger wrap={rows ? (port) => ({ ...port, ...portOfRows(() => rows) }) : samePort}>
        <DrillDownDialog {...{ line, scope, onClose, ...options }} />
      </TestLedger>
      <Landing onState={(next) => (state = next)} />
    </>,
  );
  return { ...view, onClose, state: () => state };
}

const samePort = (port: LedgerPort) => port;

function Landing({ onState }: { readonly onState: (state: unknown) => void }) {
  onState(useLocation().state);
  return null;
}

// Finding rows by their full text is slow in jsdom, so they are found by the cell that names them.
const listed = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link', { name: /^[A-Z]{2,3}-\d/ })
    .filter((link) => link.dataset['rowButton'] === '')
    .map(({ textContent }) => textContent);
const rowOf = (element: HTMLElement) => {
  const row = element.closest<HTMLElement>('[role=row]');
  if (!row) throw new Error(`${element.textContent} is not in a row.`);
  return row;
};
const total = (name: RegExp) => rowOf(screen.getByRole('rowheader', { name }));
const texts = (element: HTMLElement) =>
  within(element)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const money = (cents: number) => expect.stringContaining(formatMoney(cents)) as string;

test.each([
  ['gross-sales', 'Gross sales', 'Completed transactions with gross sales', 17],
  ['sales', 'Sales', 'Transactions of the kind Sale', 10],
  ['exchanges', 'Exchanges', 'Exchanges of items', 1],
  ['net-sales', 'Net sales', 'Completed transactions', 20],
  ['returns', 'Returns', 'Transactions with returned items', 2],
  ['deferred-sales', 'Deferred sales', 'Partially paid transactions', 2],
] as const)('%s opens a dialog with its transactions, and they tie out', (line, title, rule, count) => {
  open(line);
  const dialog = screen.getByRole('dialog', { name: title });
  expect(within(dialog).getByText(`${rule} · Jun 22 – 28, 2025 · All locations`)).toBeInTheDocument();
  expect(listed()).toHaveLength(count);
  expect(total(/^Listed above/)).toHaveTextContent(`Listed above · ${count} transaction`);
  expect(total(/in the report/)).toHaveTextContent(`${title} in the report`);
  expect(total(/in the report/)).toHaveTextContent('Ties out');
});

test('a row shows date, time, channel, staff and amounts', () => {
  open('gross-sales');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Date',
    'Time',
    'Transaction',
    'Channel',
    'Staff',
    'Items',
    'Service charges',
    'Gross sales',
    'Opens the transaction',
  ]);
  const invoice = week.find(({ id }) => id === 'INV-144026');
  expect(texts(rowOf(screen.getByRole('link', { name: 'INV-144026' })))).toEqual([
    'Fri, Jun 27',
    invoice?.time,
    'INV-144026',
    'Invoice',
    'Maya Duarte',
    money(invoice?.itemSales ?? NaN),
    money(invoice?.serviceCharges ?? NaN),
    money(invoice?.grossSales ?? NaN),
    '',
  ]);
});

test('the last line shows the figures of the report', () => {
  open('net-sales');
  expect(texts(total(/in the report/)).slice(0, 4)).toEqual([
    money(figures.grossSales),
    money(figures.returns),
    money(figures.discountsAndComps),
    money(figures.netSales),
  ]);
});

test('rows outside the filter that the figure counts are named under Other and can be opened', async () => {
  const { user, path } = open('deferred-sales');
  expect(total(/^Other/)).toHaveTextContent('Other · 2 completed transactions, TXN-144019, INV-144026');
  expect(total(/in the report/)).toHaveTextContent(formatMoney(figures.deferredSales));
  await user.click(screen.getByRole('link', { name: 'TXN-144019' }));
  expect(path()).toBe('/transactions?from=2025-06-22&to=2025-06-28&txn=TXN-144019');
});

test('a partially paid row with gross sales is under Other instead of listed', () => {
  const rows = week.map((one) => (one.id === 'PAY-144012' ? { ...one, status: 'Partially Paid' as const } : one));
  open('gross-sales', { rows });
  expect(listed()).not.toContain('PAY-144012');
  expect(total(/^Other/)).toHaveTextContent('Other · 1 partially paid transaction, PAY-144012');
  expect(total(/in the report/)).toHaveTextContent('Ties out');
});

test('pressing a row opens that transaction on the transactions page', async () => {
  const scope = scopeOf({ location: 'Location 1', timeframe: 'Morning' });
  const { user, path, state } = open('sales', { scope });
  const [first] = listed();
  const address = `/transactions?from=2025-06-22&to=2025-06-28&time=morning&location=location-1&line=sales&txn=${first}`;
  expect(screen.getByRole('link', { name: first ?? '' })).toHaveAttribute('href', address);
  await user.click(screen.getByRole('link', { name: first ?? '' }));
  expect(path()).toBe(address);
  expect(state()).toEqual({
    filterType: 'sales',
    dateRange: { from: '2025-06-22', to: '2025-06-28' },
    location: 'Location 1',
    timeframe: 'Morning',
    selectedTransaction: first,
    showTransactionBlade: true,
  });
});

test('by keyboard: arrow down to the next row, Enter opens it', async () => {
  const { user, state } = open('gross-sales');
  const [first, second] = listed();
  act(() => screen.getByRole('link', { name: first ?? '' }).focus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(state()).toMatchObject({ selectedTransaction: second });
});

test('See all opens the same rows without a panel', async () => {
  const { user, path, state } = open('returns');
  await user.click(screen.getByRole('link', { name: 'See all in Transactions' }));
  expect(path()).toBe('/transactions?from=2025-06-22&to=2025-06-28&line=returns');
  expect(state()).toMatchObject({ filterType: 'returns', dateRange: { from: '2025-06-22', to: '2025-06-28' } });
  expect(state()).not.toHaveProperty('showTransactionBlade');
});

test('a column header sorts the rows, and a second press reverses the order', async () => {
  const { user } = open('net-sales');
  expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Returns' }));
  expect(screen.getByRole('columnheader', { name: 'Returns' })).toHaveAttribute('aria-sort', 'ascending');
  expect(listed().slice(0, 2)).toEqual(['EXC-144028', 'RET-144016']);
  await user.click(screen.getByRole('button', { name: 'Returns' }));
  expect(listed().slice(-2)).toEqual(['RET-144016', 'EXC-144028']);
});

test('without rows a message is shown and the export is unavailable', async () => {
  const { user } = open('gross-sales', {
    scope: scopeOf({ dateRange: { from: '2025-12-25', to: '2025-12-25' } }),
  });
  expect(screen.getByText('No transactions found for this filter.')).toBeInTheDocument();
  expect(total(/in the report/)).toHaveTextContent('Ties out');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(download).not.toHaveBeenCalled();
});

test.each([
  ['2025-07-19T03:59:00Z', '2025-07-18'],
  ['2025-07-19T04:00:00Z', '2025-07-19'],
])('exported at %s the file name has %s, the day in New York', async (instant, day) => {
  const { user } = open('gross-sales', { clock: () => Date.parse(instant) });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(download).toHaveBeenCalledWith(`gross-sales-transactions-${day}.csv`, expect.any(String), 'text/csv');
  expect(screen.getByRole('status')).toHaveTextContent(
    `17 transactions exported to gross-sales-transactions-${day}.csv`,
  );
});

test('all columns: the deferred file holds what the dialog lists, under a name with its range', async () => {
  const { user } = open('deferred-sales');
  const totals = within(screen.getByLabelText('Totals of both files'));
  expect(totals.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['Rows', '2'],
    ['Gross sales', '$0.00'],
    ['Net sales', '$0.00'],
    ['Deposits collected', '$157.00'],
    ['Deposits redeemed', '$0.00'],
    ['Net total', '$151.29'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Export all columns' }));
  const [name, text] = download.mock.calls[0] ?? [];
  expect(name).toBe('deferred-sales-transactions-all-columns-2025-06-22-to-2025-06-28.csv');
  const [head = [], ...records] = csv.readCsv(text ?? '', ',').map(({ cells }) => cells);
  expect(head.slice(19)).toEqual([
    'Transaction ID',
    'Tender',
    'Deposit Collected',
    'Deposit Redeemed',
    'COVID Service Charge',
    'Setup Cost',
    'Auto Gratuity',
    'Refund Of',
    'Customer',
    'Fee Rate',
    'Net Total',
  ]);
  const deposits = records.map((cells) => Number(cells[head.indexOf('Deposit Collected')]));
  expect(deposits.reduce((sum, amount) => sum + amount, 0)).toBe(157);
});

test('the file contains the rows in the order shown', async () => {
  const { user } = open('returns', { clock: () => Date.parse('2025-07-18T12:00:00Z') });
  await user.click(screen.getByRole('button', { name: 'Returns' }));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const [name, text] = download.mock.calls[0] ?? [];
  expect(name).toBe('returns-transactions-2025-07-18.csv');
  const records = csv.readCsv(text ?? '', ',').map(({ cells }) => cells);
  expect(records[0]).toHaveLength(19);
  const shown = listed().map((id) => week.find((one) => one.id === id)?.returns ?? NaN);
  expect(records.slice(1).map((cells) => cells[6])).toEqual(shown.map((cents) => (-cents / 100).toFixed(2)));
});

test('in a range across New Year each date shows its year', () => {
  open('gross-sales', {
    scope: scopeOf({ dateRange: { from: '2024-12-31', to: '2025-01-02' } }),
  });
  expect(screen.getAllByRole('cell', { name: 'Dec 31, 2024' })).not.toHaveLength(0);
  expect(screen.getAllByRole('cell', { name: 'Jan 2, 2025' })).not.toHaveLength(0);
});

test('if the amounts need the width the channel is hidden first, then the staff', () => {
  window.innerWidth = 1024;
  open('gross-sales');
  expect(screen.queryByRole('columnheader', { name: 'Channel' })).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Staff' })).toBeInTheDocument();
  window.innerWidth = 1440;
});

test('of two thousand rows only the visible ones are in the document', () => {
  const rows = createLedger({ volume: 100 }).rowsOf(defaultRange);
  open('net-sales', { rows });
  expect(total(/^Listed above/)).toHaveTextContent('2,000 transactions');
  expect(listed().length).toBeLessThan(60);
});

test('on a phone both files are in one menu beside the link to all transactions', async () => {
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => phone });
  const { user } = open('returns');
  expect(screen.getByRole('link', { name: 'See all in Transactions' })).toHaveAttribute(
    'href',
    '/transactions?from=2025-06-22&to=2025-06-28&line=returns',
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Export all columns',
    'Export CSV',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Export all columns' }));
  expect(download.mock.calls[0]?.[0]).toBe('returns-transactions-all-columns-2025-06-22-to-2025-06-28.csv');
  Reflect.deleteProperty(window, 'matchMedia');
});

test('Close calls onClose', async () => {
  const { user, onClose } = open('gross-sales');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
