import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@back-office/shared/routes';
import { pageLedgerParams } from '@back-office/shared/url';
import { matchPath, useRoutes } from '@back-office/shared/router';
import { renderInArea } from '@back-office/shared/testing';
import { createArea } from './routes';
import { GenerationPart } from './SalesSummary';

const { routes } = createArea();
const Reports = () => useRoutes([...routes]);
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const menu = () => screen.queryByRole('navigation', { name: 'Reports menu' });

test('/reports is the sales summary with the reports menu', async () => {
  const { user, path } = renderInArea(<Reports />, { path: paths.reports() });
  expect(await title()).toContain('Sales summary');
  expect(menu()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sales summary' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Custom reports' }));
  expect(path()).toBe('/financial-suite/custom-reports');
  expect(await screen.findByRole('heading', { name: 'Custom Reports' })).toBeInTheDocument();
  await waitFor(() => expect(menu()).not.toBeInTheDocument());
});

test.each([paths.salesSummary(), paths.prototypeReport('sales-summary'), paths.dashboardSalesSummary()])(
  '%s is the same report without the menu',
  async (path) => {
    renderInArea(<Reports />, { path });
    expect(await title()).toContain('Sales summary');
    expect(menu()).not.toBeInTheDocument();
  },
);

test.each([paths.transactions(), paths.dashboardTransactions()])('%s is the list of transactions', async (path) => {
  renderInArea(<Reports />, { path });
  expect(await title()).toContain('Transactions');
});

test.each([paths.report('taxes'), paths.suiteReport('taxes'), paths.prototypeReport('taxes')])(
  '%s is the report on taxes',
  async (path) => {
    renderInArea(<Reports />, { path });
    expect(await title()).toBe('Taxes');
    expect(menu() !== null).toBe(path.startsWith('/reports/'));
  },
);

test('a report that the ledger cannot answer says so', async () => {
  renderInArea(<Reports />, { path: paths.prototypeReport('cash-drawer') });
  expect(await title()).toBe('Cash drawer');
  expect(screen.getByText(/does not record how much cash is in each drawer/)).toBeInTheDocument();
});

test('an unknown report has no route', () => {
  const known = routes.flatMap(({ children = [] }) => children).map(({ path }) => `/${path}`);
  expect(known.filter((path) => matchPath(path, paths.suiteReport('nothing')))).toEqual([]);
});

test('the notice above the sales summary leads to the migration status and stays dismissed', async () => {
  // Loaded in advance, so that the notice is not replaced between the search for its button and the press.
  await GenerationPart.preload();
  const open = () => renderInArea(<Reports />, { path: paths.reports() });
  const { user, unmount } = open();
  const notice = within(await screen.findByRole('region', { name: 'Report migration' }));
  expect(notice.getByRole('link', { name: 'Migration Status' })).toHaveAttribute('href', '/migration-status');
  await user.click(notice.getByRole('button', { name: 'Dismiss' }));
  unmount();
  open();
  await title();
  expect(screen.queryByRole('region', { name: 'Report migration' })).not.toBeInTheDocument();
});

test.each([
  [paths.financialSuite(), 'Financial Suite', 'Dashboard'],
  [paths.customReports(), 'Financial Suite', 'Custom Reports'],
  [paths.viewCustomReport('sample-daily-sales'), 'Financial Suite', 'Custom Reports'],
  [paths.prototype(), 'FS Prototype', 'Dashboard'],
  [paths.prototypeCustomReports(), 'FS Prototype', 'Custom Reports'],
])('%s has the menu of %s beside it, with %s marked', async (path, name, label) => {
  renderInArea(<Reports />, { path });
  await title();
  const items = within(screen.getByRole('navigation', { name: `${name} menu` }));
  expect(items.getByRole('link', { current: 'page' })).toHaveTextContent(label);
});

test('the builder has no menu beside it', async () => {
  renderInArea(<Reports />, { path: paths.createCustomReport() });
  expect(await title()).toBe('Report builder');
  expect(screen.queryByRole('navigation', { name: / menu$/ })).not.toBeInTheDocument();
});

// The last tests, because the revision stays for the page.
test.each([
  [paths.customReports(), 'Create Custom Report'],
  [paths.deferredSales(), 'Back to Home from Deferred sales'],
])('on %s of refreshed figures, "%s" leads to the same figures', async (path, name) => {
  pageLedgerParams().open({ revision: 2 });
  renderInArea(<Reports />, { path });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', expect.stringContaining('rev=2'));
});
