import { act, screen, within } from '@testing-library/react';
import { createLedger, LedgerPortProvider, reportAddress } from '@back-office/shared/ledger';
import { openLedger, portWithUnknown } from '@back-office/shared/ledger/testing';
import { Link, useRoutes } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { createSampleData } from '@back-office/shared/state';
import { fill, renderInArea } from '@back-office/shared/testing';
import { testReport } from '../../../domain/customReports.testing';
import { stored as storedData } from '../../../public/stored';
import { ReportBuilderScreen } from './ReportBuilderScreen';

const routes = [
  { path: '/financial-suite/custom-reports/edit/:id', element: <ReportBuilderScreen /> },
  { path: paths.createCustomReport(), element: <ReportBuilderScreen /> },
  { path: '*', element: <h1>Elsewhere</h1> },
];
const sampleData = createSampleData({
  ask: async () => ({ owners: [{ name: 'reports', title: 'Reports', stored: storedData }], unasked: [] }),
  locks: undefined,
});

const Screens = () => (
  <>
    <Link to={paths.customReports()}>List</Link>
    <Link to={paths.editCustomReport('sample-daily-sales')}>Sample</Link>
    {useRoutes(routes)}
  </>
);

const stored = testReport();
const nameField = () => screen.getByRole('textbox', { name: 'Report Name' });
const storedReports = () => JSON.parse(window.localStorage.getItem('customReports') ?? '[]') as unknown;

function open(id: string) {
  window.localStorage.setItem('customReports', JSON.stringify([stored]));
  return renderInArea(<Screens />, { path: paths.editCustomReport(id) });
}

async function reset() {
  const result = await act(() => sampleData.reset());
  if (!result.ok) throw new Error(result.message);
  return result;
}

beforeEach(() => {
  window.localStorage.clear();
  openLedger();
});

test('a reset closes a report without changes, and its Undo opens it again', async () => {
  open(stored.id);
  expect(nameField()).toHaveValue('Weekly sales');
  const { undo } = await reset();
  expect(screen.queryByRole('textbox', { name: 'Report Name' })).not.toBeInTheDocument();
  expect(screen.getByText('Report not found')).toBeVisible();
  await act(undo);
  expect(nameField()).toHaveValue('Weekly sales');
});

test('a sample without changes is as it came after a reset', async () => {
  const { user } = open('sample-daily-sales');
  const came = (nameField() as HTMLInputElement).value;
  await fill(user, nameField(), ' of mine');
  await user.click(screen.getByRole('button', { name: 'Save Report' }));
  await screen.findByText('Elsewhere');
  await user.click(screen.getByRole('link', { name: 'Sample' }));
  expect(nameField()).toHaveValue(`${came} of mine`);
  await reset();
  expect(nameField()).toHaveValue(came);
});

test('unsaved changes survive a reset and are saved under the id of the report', async () => {
  const { user } = open(stored.id);
  await fill(user, nameField(), ' by item');
  await reset();
  expect(nameField()).toHaveValue('Weekly sales by item');
  await user.click(screen.getByRole('button', { name: 'Save Report' }));
  await screen.findByText('Elsewhere');
  expect(storedReports()).toEqual([expect.objectContaining({ id: stored.id, name: 'Weekly sales by item' })]);
});

test('unsaved changes that were left behind can still be continued after a reset', async () => {
  const { user } = open(stored.id);
  await fill(user, nameField(), ' by item');
  await user.click(screen.getByRole('link', { name: 'List' }));
  await reset();
  await user.click(screen.getByRole('button', { name: 'Continue editing' }));
  expect(nameField()).toHaveValue('Weekly sales by item');
});

test('a metric that is not recorded is marked before it is chosen and changes no figure', async () => {
  const { user } = open('sample-items-by-location');
  const table = () => screen.getByRole('table', { name: 'Data' });
  const total = () => within(table()).getByRole('row', { name: /^Total/ }).textContent;
  const before = total();
  await user.click(screen.getByRole('button', { name: 'GTIN Not recorded' }));
  expect(screen.getByText('GTIN added, not recorded')).toBeInTheDocument();
  expect(within(table()).getAllByText('Not recorded').length).toBeGreaterThan(1);
  expect(total()).toBe(before);
  await user.click(screen.getByRole('tab', { name: 'Filters' }));
  await user.click(screen.getByRole('button', { name: 'Menu Not recorded' }));
  expect(screen.getByText(/so this filter keeps everything/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Group By' }));
  await user.click(screen.getByRole('button', { name: 'Category Rollup Not recorded' }));
  expect(screen.getByText(/The report is not grouped by “Category rollup”\./)).toBeVisible();
  expect(total()).toBe(before);
  await user.click(screen.getByRole('tab', { name: 'Widgets' }));
  await user.click(screen.getByRole('button', { name: 'Cover count Not recorded' }));
  expect(screen.getByRole('region', { name: 'Cover count' })).toHaveTextContent('Not recorded');
});

test('a figure that the files of the shop do not hold is marked before it is chosen, with the reason', async () => {
  window.localStorage.setItem('customReports', JSON.stringify([stored]));
  const { user } = renderInArea(
    <LedgerPortProvider port={portWithUnknown(createLedger(), { taxes: 'Your till keeps no taxes.' })}>
      <Screens />
    </LedgerPortProvider>,
    { path: paths.editCustomReport(stored.id) },
  );
  const tax = await screen.findByRole('button', { name: 'Tax Not in your files' });
  expect(within(tax).getByText('Not in your files')).toHaveAttribute('title', 'Your till keeps no taxes.');
  expect(screen.getByRole('button', { name: 'Net sales' })).toBeVisible();
  await user.click(tax);
  expect(screen.getByText('Tax added, not in your files')).toBeInTheDocument();
});

test('an address with a figure and a group opens a new report with them', () => {
  const path = reportAddress('net-sales', 'item-name', {
    range: { from: '2025-06-01', to: '2025-06-30' },
    filters: [],
  });
  renderInArea(<Screens />, { path: path ?? '' });
  expect(nameField()).toHaveValue('Net sales by item name');
});
