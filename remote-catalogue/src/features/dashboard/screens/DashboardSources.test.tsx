import { act, screen, waitFor, within } from '@testing-library/react';
import {
  checkedLedgerPort,
  createLedger,
  LedgerPortProvider,
  ledgerSession,
  localLedgerPort,
  type LedgerPort,
  type Transaction,
} from '@back-office/shared/ledger';
import { notInFiles, unknown, type DayRange } from '@back-office/shared/format';
import { openLedger, portOfRows, portWithUnknown } from '@back-office/shared/ledger/testing';
import { renderInArea } from '@back-office/shared/testing';
import { DashboardScreen } from './DashboardScreen';

beforeEach(() => openLedger({ now: Date.parse('2026-06-01T12:00:00Z') }));

const ledger = createLedger();
const sample = localLedgerPort(ledger);

function renderOver(port: LedgerPort, path = '/') {
  return renderInArea(
    <LedgerPortProvider port={port}>
      <DashboardScreen />
    </LedgerPortProvider>,
    { path },
  );
}

/** A source that answers the sample's figures when it is told to, or fails. */
function controlledPort() {
  const open: { readonly settle: () => void; readonly fail: (error: Error) => void; readonly signal: unknown }[] = [];
  const later = <Value,>(value: Value, signal: AbortSignal | undefined) =>
    new Promise<Value>((resolve, reject) => {
      open.push({ settle: () => resolve(value), fail: reject, signal });
    });
  const port: LedgerPort = {
    ...sample,
    version: 'controlled',
    figures: (question, options) =>
      later(sample.figures(question), options?.signal) as ReturnType<LedgerPort['figures']>,
    customers: (scope, options) =>
      later(sample.customers(scope), options?.signal) as ReturnType<LedgerPort['customers']>,
  };
  return {
    port,
    open,
    answer: () => act(async () => open.splice(0).forEach(({ settle }) => settle())),
    fail: () => act(async () => open.splice(0).forEach(({ fail }) => fail(new Error('503 from the data warehouse')))),
  };
}

const netSales = () => screen.getByRole('link', { name: /^Net Sales/ });
const busy = () => document.querySelector('[aria-busy="true"]');

test('the sample answers in the first render, without placeholders', () => {
  renderOver(sample);
  expect(netSales()).toHaveTextContent('$800.94');
  expect(busy()).toBeNull();
});

test('a slow source has placeholders after 200 ms that reserve the space, then its figures', async () => {
  jest.useFakeTimers();
  try {
    const { port, answer } = controlledPort();
    renderOver(port);
    expect(screen.getByText('Loading')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    const placeholders = () => [...(busy()?.children ?? [])].map(({ children }) => children.length);
    expect(placeholders()).toEqual([1, 1, 1, 1]);
    act(() => jest.advanceTimersByTime(200));
    expect(placeholders()).toEqual([2, 2, 2, 2]);
    await answer();
    expect(netSales()).toHaveTextContent('$800.94');
    expect(busy()).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('figures of the day before stay, marked as busy, until those of the next day arrive', async () => {
  const { port, answer, open } = controlledPort();
  const { user } = renderOver(port);
  await answer();
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  expect(screen.getByText('Sat, Jul 19, 2025')).toBeVisible();
  expect(within(busy() as HTMLElement).getByRole('link', { name: /^Net Sales/ })).toHaveTextContent('$800.94');
  const requests = [...open];
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  await waitFor(() => expect(requests.every(({ signal }) => (signal as AbortSignal).aborted)).toBe(true));
  await answer();
  expect(netSales()).toHaveTextContent(/Net Sales/);
  expect(netSales()).toHaveAttribute('href', expect.stringContaining('from=2025-07-20&to=2025-07-20'));
  expect(busy()).toBeNull();
});

test('a source that fails is shown with its reason, and Retry asks again', async () => {
  const { port, answer, fail } = controlledPort();
  const { user } = renderOver(port);
  await fail();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The figures could not be loaded');
  expect(alert).toHaveTextContent('503 from the data warehouse');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await answer();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(netSales()).toHaveTextContent('$800.94');
});

test('if another day fails, the last figures stay, and a notice says which day they are of', async () => {
  const { port, answer, fail } = controlledPort();
  const { user } = renderOver(port);
  await answer();
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The figures of Jul 19, 2025 could not be loaded. Showing Jul 18, 2025 instead.',
  );
  expect(netSales()).toHaveTextContent('$800.94');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await answer();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(netSales()).toHaveAttribute('href', expect.stringContaining('from=2025-07-19'));
});

test('a volume that is too large says so', () => {
  renderOver(sample, '/?volume=30000');
  expect(screen.getByRole('note')).toHaveTextContent(
    'A volume of 30,000 is more than this page can show. Showing 20,000 instead.',
  );
});

test('a failed update of the same day says that earlier figures are shown', async () => {
  const { port, answer, fail } = controlledPort();
  renderOver(port);
  await answer();
  act(() => ledgerSession().raiseRevision());
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('The figures could not be updated. Earlier ones are shown.');
  expect(netSales()).toHaveTextContent('$800.94');
});

test('a source that answers in part says how many transactions are missing', async () => {
  const port = checkedLedgerPort({
    ...sample,
    version: 'partial',
    figures: async (question) => ({ ...(await sample.figures(question)), part: { counted: 2, of: 4 } }),
  });
  renderOver(port);
  expect(await screen.findByRole('note')).toHaveTextContent(
    '2 transactions could not be loaded. The figures are incomplete.',
  );
});

test('a tender that only the source has leads to its transactions', async () => {
  const rowsOf = (range: DayRange) =>
    ledger.rowsOf(range).map((row) => ({
      ...row,
      payments: row.payments.map((payment) =>
        payment.tender === 'Cash' ? { ...payment, tender: 'Voucher & Co.' } : payment,
      ),
    }));
  const port = checkedLedgerPort({ ...sample, ...portOfRows(rowsOf), version: 'vouchers' });
  renderOver(port);
  const types = within(await screen.findByRole('table', { name: 'Payment types' }));
  const voucher = types.getByRole('row', { name: /^Voucher/ });
  expect(types.queryByRole('row', { name: /^Cash/ })).toBeNull();
  expect(voucher).toHaveTextContent(/^Voucher & Co\.\$\d+\.\d\d\d+\.\d%$/);
  expect(within(voucher).getByRole('link')).toHaveAttribute('href', expect.stringContaining('tender=Voucher+%26+Co.'));
});

test('what the files do not hold is said with its reason, and never in numbers', async () => {
  const reason = 'Wallet payments are not in your export.';
  const { user } = renderOver(portWithUnknown(ledger, { 'total-payments': reason }));
  // The bar says it too, beside its legend.
  const amounts = () => screen.getAllByText('Not in your files', { ignore: 'p' });
  expect(amounts()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Payment Types: how this is calculated' }));
  expect(amounts().length).toBeGreaterThan(3);
  for (const amount of amounts()) expect(amount).toHaveAttribute('title', reason);
  expect(netSales()).toHaveTextContent('$800.94');
  expect(document.body).not.toHaveTextContent(/NaN|undefined|unknown/);
});

test.each([
  ['of all items', { itemSales: unknown, grossSales: unknown }, 'Your files do not hold item sales.'],
  ['of each item', {}, 'Your files do not hold the sales of each item.'],
] as const)(
  'without the sales %s there are no bars, because flat ones are items without sales',
  async (_, without, reason) => {
    const rowsOf = (range: DayRange) =>
      ledger.rowsOf(range).map((row): Transaction => ({ ...row, ...without, lines: [] }));
    renderOver(checkedLedgerPort({ ...sample, ...portOfRows(rowsOf), version: 'without items' }));
    const items = within(await screen.findByRole('region', { name: 'Items' }));
    expect(await items.findByText('Not in your files')).toHaveAttribute('title', reason);
    expect(items.queryByText('Lowest')).not.toBeInTheDocument();
  },
);

test('a shop whose files lack tenders, customers, feedback and refunds by amount says so, and shows its returns', async () => {
  const rowsOf = (range: DayRange) =>
    ledger.rowsOf(range).map((row): Transaction => ({
      ...row,
      customerId: '',
      customerName: '',
      feedback: undefined,
      partialRefunds: unknown,
      payments: row.payments.map((payment) => ({ ...payment, tender: notInFiles })),
    }));
  renderOver(checkedLedgerPort({ ...sample, ...portOfRows(rowsOf), version: 'lacking' }));
  const types = within(await screen.findByRole('table', { name: 'Payment types' }));
  const textOf = (name: string) => types.getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
  for (const tender of ['Card', 'Cash', 'Digital Wallet'])
    expect(textOf(tender)).toContain('Not in your files Your files do not hold how customers paid.');
  expect(textOf('Tender not in your files')).toMatch(/\$\d/);
  const customers = within(screen.getByRole('region', { name: 'Customers' }));
  expect(customers.getAllByText('Not in your files')).toHaveLength(4);
  expect(screen.getByRole('link', { name: /^Returns / })).toBeVisible();
  expect(screen.queryByText('Returns and Refunds')).not.toBeInTheDocument();
});
