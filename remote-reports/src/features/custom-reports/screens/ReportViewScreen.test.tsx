import { act, screen, within } from '@testing-library/react';
import { createLedger, defaultRange, type LedgerPort } from '@back-office/shared/ledger';
import { failingPort, openLedger, salesOf, TestLedger } from '@back-office/shared/ledger/testing';
import { formatMoney } from '@back-office/shared/format';
import { useRoutes } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { renderInArea } from '@back-office/shared/testing';
import { visitPeriod } from '@back-office/shared/url';
import { ReportViewScreen } from './ReportViewScreen';

const View = () => useRoutes([{ path: '/financial-suite/custom-reports/view/:id', element: <ReportViewScreen /> }]);
/** Opens the view and waits until Last Run is set. */
async function open(id: string, search = '') {
  renderInArea(<View />, { path: paths.viewCustomReport(id) + search });
  await act(() => Promise.resolve());
}
const totals = () => within(screen.getByRole('table', { name: 'Data' })).getByRole('row', { name: /^Total/ });

beforeEach(() => {
  window.localStorage.clear();
  openLedger();
});

test('the view shows the report over the ledger; its range is in the address', async () => {
  await open('sample-daily-sales');
  const { grossSales, netSales } = salesOf(createLedger().rowsOf(defaultRange));
  expect(totals()).toHaveTextContent(formatMoney(grossSales));
  expect(totals()).toHaveTextContent(formatMoney(netSales));
  expect(screen.queryByText('Not recorded')).not.toBeInTheDocument();
});

test('every figure leads to its transactions and is named by its row and column', async () => {
  await open('sample-daily-sales');
  const { grossSales } = salesOf(createLedger().rowsOf(defaultRange));
  const { grossSales: ofSunday } = salesOf(createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-22' }));
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf(`Total, Gross sales ${formatMoney(grossSales)}, show transactions`)).toBe(
    '/transactions?from=2025-06-22&to=2025-06-28&line=gross-sales',
  );
  expect(addressOf(`Sun, Jun 22, 2025, Gross sales ${formatMoney(ofSunday)}, show transactions`)).toBe(
    '/transactions?from=2025-06-22&to=2025-06-22&line=gross-sales',
  );
  const widget = within(screen.getByRole('region', { name: 'Gross sales' }));
  expect(
    widget.getByRole('link', { name: `Gross sales ${formatMoney(grossSales)}, show transactions` }),
  ).toHaveAttribute('href', '/transactions?from=2025-06-22&to=2025-06-28&line=gross-sales');
});

test('another range of the address shows its figures', async () => {
  await open('sample-daily-sales', '?from=2025-07-01&to=2025-07-05');
  const { grossSales } = salesOf(createLedger().rowsOf({ from: '2025-07-01', to: '2025-07-05' }));
  expect(totals()).toHaveTextContent(formatMoney(grossSales));
});

test.each([
  ['sample-daily-sales', 'No sales in this time period'],
  ['sample-channel-mix', 'No rows in this date range match the filters.'],
])('on a closed day %s says "%s", and has no pages', async (id, text) => {
  await open(id, '?from=2025-12-25&to=2025-12-25');
  expect(within(screen.getByRole('table', { name: 'Data' })).getByText(text)).toBeVisible();
  expect(screen.getByText('0 rows')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('a report of some channels says which', async () => {
  await open('sample-channel-mix');
  expect(screen.getByText('Only where Channel is In-Store, In-Person, or Online.')).toBeVisible();
});

test('a report without a range of its own shows the period of the visit', async () => {
  const ofVisit = { from: '2025-07-01', to: '2025-07-05' };
  visitPeriod().choose(ofVisit);
  await open('sample-daily-sales');
  expect(totals()).toHaveTextContent(formatMoney(salesOf(createLedger().rowsOf(ofVisit)).grossSales));
});

test('paper has all rows, the screen ten', async () => {
  await open('sample-daily-sales', '?from=2025-07-01&to=2025-07-16');
  const rowCount = () => within(screen.getByRole('table', { name: 'Data' })).getAllByRole('row').length;
  const onScreen = rowCount();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(rowCount()).toBe(onScreen + 6);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(rowCount()).toBe(onScreen);
});

test('what the sales data does not have is a column of “Not recorded” beside the real rows', async () => {
  await open('sample-modifier-menu');
  const note = screen.getByText(/Your sales data has no “Menu”, “Modifier name”, or “Modifiers sold”\./);
  expect(note).toHaveTextContent('The report is not grouped by “Menu”.');
  const { grossSales } = salesOf(createLedger().rowsOf(defaultRange));
  expect(totals()).toHaveTextContent(`Not recorded${formatMoney(grossSales)}`);
  const [, firstRow] = within(screen.getByRole('table', { name: 'Data' })).getAllByRole('row');
  expect(within(firstRow as HTMLElement).getAllByText('Not recorded')).toHaveLength(3);
  expect(within(firstRow as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('/transactions'),
  );
});

test('a source that fails is reported, and Retry shows the report', async () => {
  const wrap = (port: LedgerPort) => failingPort(port, 2);
  const { user } = renderInArea(
    <TestLedger wrap={wrap}>
      <View />
    </TestLedger>,
    { path: paths.viewCustomReport('sample-daily-sales') },
  );
  expect(await screen.findByText('The report could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Data' })).toBeVisible();
});

test('an unknown id says so', async () => {
  await open('nobody');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Report not found');
});
