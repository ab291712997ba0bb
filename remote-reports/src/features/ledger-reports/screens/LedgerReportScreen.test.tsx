import { act, screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@back-office/shared/format';
import { createLedger, ledgerSession } from '@back-office/shared/ledger';
import { createGate, failingPort, openLedger, salesOf, slowPort, TestLedger } from '@back-office/shared/ledger/testing';
import { paths } from '@back-office/shared/routes';
import { renderInArea } from '@back-office/shared/testing';
import { visitPeriod } from '@back-office/shared/url';
import { ChartDrawing } from '../../../parts/built-report/ChartCard';
import { LedgerReportScreen } from './LedgerReportScreen';

const week = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });
const data = salesOf(week);

// Loaded before, so that it does not arrive in the middle of a test.
beforeAll(() => ChartDrawing.preload());
beforeEach(() => openLedger());

const open = (path: string) => renderInArea(<LedgerReportScreen />, { path });
const table = () => screen.getByRole('table');
const rowTexts = () =>
  within(table())
    .getAllByRole('row')
    .map((row) => row.textContent);

test('a report shows its groups and the totals of the sales summary', () => {
  open(paths.suiteReport('team-sales'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Team sales');
  for (const name of new Set(week.map(({ staffName }) => staffName))) {
    const row = within(table()).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row).toHaveTextContent(formatMoney(salesOf(week.filter(({ staffName }) => staffName === name)).netSales));
  }
  expect(within(table()).getByRole('row', { name: /^Total/ })).toHaveTextContent(formatMoney(data.totalSales));
});

test('a figure leads to its transactions', () => {
  open(`${paths.suiteReport('team-sales')}?location=location-2&time=evening&rev=0`);
  const isEvening = (minute: number) => minute >= 17 * 60 || minute < 5 * 60;
  const sale = week.find(({ location, minute }) => location === 'Location 2' && isEvening(minute));
  const staff = sale?.staffName ?? '';
  const link = within(table()).getByRole('link', { name: new RegExp(`^${staff}, Net sales`) });
  expect(link).toHaveAttribute(
    'href',
    `/transactions?from=2025-06-22&to=2025-06-28&time=evening&location=location-2&staff=${staff.toLowerCase().replace(' ', '-')}&line=net-sales`,
  );
});

test('on days of its own, while the visit has other ones, the figures lead to those days', () => {
  visitPeriod().choose({ from: '2025-07-18', to: '2025-07-18' });
  const { path } = open(`${paths.suiteReport('team-sales')}?from=2025-06-22&to=2025-06-28`);
  expect(path()).toBe('/financial-suite/reports/team-sales?from=2025-06-22&to=2025-06-28');
  const links = within(table()).getAllByRole('link', { name: /, show transactions$/ });
  for (const link of links) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/transactions\?from=2025-06-22&to=2025-06-28(&|$)/));
  }
});

test('groups within a group can be hidden', async () => {
  const { user } = open(`${paths.suiteReport('sales-by-category')}?by=category-and-item`);
  const before = rowTexts().length;
  await user.click(within(table()).getByRole('button', { name: 'Bakery' }));
  expect(rowTexts().length).toBeLessThan(before);
});

test('pressing a column sorts by it, pressing again reverses the order, and the address says so', async () => {
  const { user, path } = open(paths.suiteReport('sales-by-location'));
  const press = () => user.click(within(table()).getByRole('button', { name: 'Tax' }));
  await press();
  expect(path()).toBe('/financial-suite/reports/sales-by-location?sort=-tax');
  const descending = rowTexts().slice(1, -1);
  await press();
  expect(rowTexts().slice(1, -1)).toEqual(descending.toReversed());
  expect(within(table()).getByRole('columnheader', { name: 'Tax' })).toHaveAttribute('aria-sort', 'ascending');
});

test('a range without sales says so', () => {
  open(`${paths.suiteReport('taxes')}?from=2025-12-25&to=2025-12-25`);
  expect(screen.getByText('No sales in this time period')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a report of a line that nothing was booked on says so, although there are sales', () => {
  open(`${paths.suiteReport('discounts-and-comps')}?from=2025-06-22&to=2025-06-22&time=evening`);
  expect(screen.getByText('No discounts & comps in this time period')).toBeInTheDocument();
  expect(screen.queryByText(/transactions?\.$/)).not.toBeInTheDocument();
});

test('a slow source is waited for, and older figures stay until newer ones are there', async () => {
  const gate = createGate();
  renderInArea(
    <TestLedger wrap={(port) => slowPort(port, gate)}>
      <LedgerReportScreen />
    </TestLedger>,
    { path: paths.suiteReport('taxes') },
  );
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  const exportButton = screen.getByRole('button', { name: 'Export CSV' });
  expect(exportButton).toHaveAttribute('aria-disabled', 'true');
  expect(exportButton).toHaveAccessibleDescription('The figures are still loading');
  await act(async () => gate.open());
  expect(exportButton).not.toHaveAttribute('aria-disabled');
  expect(table()).toHaveTextContent(formatMoney(data.taxes));
  act(() => ledgerSession().raiseRevision());
  expect(table()).toHaveTextContent(formatMoney(data.taxes));
});

test('a failing source says so, and Retry recovers', async () => {
  const { user } = renderInArea(
    <TestLedger wrap={wrapFailing}>
      <LedgerReportScreen />
    </TestLedger>,
    { path: paths.suiteReport('taxes') },
  );
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toHaveTextContent(formatMoney(data.taxes));
});

const wrapFailing: Parameters<typeof TestLedger>[0]['wrap'] = (port) => failingPort(port, 1);

test('a report that the ledger cannot answer says what is missing and where to look', () => {
  open(paths.suiteReport('modifier-sold'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Modifier sold');
  expect(
    screen.getByText('Your shop does not record which modifiers are chosen with an item. Use Items sold instead.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Items sold' })).toHaveAttribute(
    'href',
    paths.suiteReport('items-sold'),
  );
});

test('what a report shows can be kept as a view of its own', async () => {
  const view = { name: 'By week', address: 'by=week', isDefault: false };
  const views = [
    { list: 'sales-trends', ...view },
    { list: 'taxes', ...view, name: 'By month' },
  ];
  localStorage.setItem('back-office:sales-views', JSON.stringify(views));
  const { user, path } = open(paths.suiteReport('sales-trends'));
  const placeholder = screen.getByRole('button', { name: 'My views' });
  await user.hover(placeholder);
  await waitFor(() => expect(placeholder).not.toBeInTheDocument(), { timeout: 8_000 });
  await user.click(screen.getByRole('button', { name: 'My views' }));
  const byWeek = await screen.findByRole('menuitem', { name: 'By week' });
  expect(screen.queryByRole('menuitem', { name: 'By month' })).toBeNull();
  await user.click(byWeek);
  expect(path()).toBe(`${paths.suiteReport('sales-trends')}?by=week`);
});
