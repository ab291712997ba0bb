import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCsv } from '@back-office/shared/csv';
import { unknown, type DayRange } from '@back-office/shared/format';
import {
  createLedger,
  defaultRange,
  isPromise,
  LedgerPortProvider,
  type Answer,
  type LedgerPort,
  type Transaction,
} from '@back-office/shared/ledger';
import { openLedger, portOfRows, portWithUnknown } from '@back-office/shared/ledger/testing';
import { paths } from '@back-office/shared/routes';
import { useRoutes } from '@back-office/shared/router';
import { renderInArea } from '@back-office/shared/testing';
import { choicesOf, definitionOf } from '../domain/builtReport/builtDefinition';
import { askBuiltReport } from '../domain/builtReport/builtReport';
import { reportCsv } from '../domain/reports/reportCsv';
import { csvOf } from '../domain/transactionsCsv';
import { askSuiteFigures, metricCards, suiteCsv, widgetCards } from '../features/financial-suite/domain/suiteFigures';
import { exportColumns } from '../features/transactions/domain/exportColumns';
import { askSalesReport } from '../features/sales-summary/domain/salesReport';
import { summaryCsv } from '../features/sales-summary/domain/summaryCsv';
import { defaultView } from '../features/sales-summary/domain/summaryView';
import { ChartDrawing } from '../parts/built-report/ChartDrawing';
import { createArea } from './routes';
import { search } from './search';

const { routes } = createArea();
const Reports = () => useRoutes([...routes]);
const show = (path: string, port: LedgerPort, shown = <Reports />) =>
  renderInArea(<LedgerPortProvider port={port}>{shown}</LedgerPortProvider>, { path });
const ledger = createLedger();
const told = { taxes: 'Your till keeps no taxes.', tips: 'Tips are paid out by hand.' };

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('back-office:suite-widgets', '["tax","tips"]');
  openLedger();
});

/** Names of groups say it without a reason, and changes are N/A: they stand beside the figure. */
const unknowns = () => screen.queryAllByText('Not in your files', { ignore: 'th, [title] + *' });
const answered = <Value,>(answer: Answer<Value>) => {
  if (isPromise(answer)) throw new Error('The ledger answers at once.');
  return answer;
};
const range = 'from=2025-06-22&to=2025-06-28';
const sale = String(ledger.rowsOf(defaultRange).find(({ taxes, tips }) => taxes > 0 && tips > 0)?.id);

test.each([
  `${paths.salesSummary()}?${range}`,
  `${paths.salesSummary()}?${range}&compare=previous-period`,
  `${paths.salesSummary()}?${range}&view=table&type=daily`,
  paths.financialSuite(),
  `${paths.salesSummary()}?${range}&view=chart&compare=previous-period`,
  `${paths.suiteReport('taxes')}?${range}`,
  `${paths.suiteReport('fees')}?${range}`,
  `${paths.suiteReport('gratuity')}?${range}`,
  `${paths.transactions()}?${range}`,
  `${paths.transactions()}?${range}&txn=${sale}`,
  paths.viewCustomReport('sample-daily-sales'),
  paths.editCustomReport('sample-daily-sales'),
])('%s says what the files do not hold, why, and never in numbers', async (path) => {
  show(path, portWithUnknown(ledger, told));
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.body).toHaveTextContent('Not in your files'), { timeout: 8_000 });
  expect(document.body).not.toHaveTextContent(/NaN|undefined|unknown/);
  for (const figure of unknowns()) expect(figure).toHaveAttribute('title', expect.stringMatching(/\.$/));
});

test.each([
  [`${paths.salesSummary()}?${range}&view=table&report=daily`, 'Taxes', 'Net sales'],
  [`${paths.suiteReport('taxes')}?${range}`, 'Tax collected', 'Net sales'],
])('%s names the columns that the files do not hold below the table', async (path, missing, known) => {
  show(path, portWithUnknown(ledger, told));
  const note = await screen.findByText(/^Not in your files: /, { selector: 'p' }, { timeout: 8_000 });
  expect(note).toHaveTextContent(missing);
  expect(note).toHaveTextContent(told.taxes);
  expect(screen.getAllByRole('columnheader', { name: known }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('columnheader', { name: missing })).not.toBeInTheDocument();
});

test('a list whose payments are unknown has the net sales of each transaction, and sorts by them', async () => {
  const rowsOf = (days: DayRange) =>
    ledger
      .rowsOf(days)
      .map((row): Transaction => ({ ...row, totalCollected: unknown, amount: unknown, payments: [], description: '' }));
  show(`${paths.transactions()}?${range}`, { ...portWithUnknown(ledger), ...portOfRows(rowsOf) });
  const table = await screen.findByRole('table', { name: 'Transactions' }, { timeout: 8_000 });
  const header = within(table).getByRole('columnheader', { name: 'Net sales' });
  expect(within(table).queryByRole('columnheader', { name: 'Amount' })).not.toBeInTheDocument();
  expect(within(table).queryByText('Not in your files')).not.toBeInTheDocument();
  // Rows without a description are named after their kind.
  expect(within(table).getAllByRole('button', { name: 'Sale' }).length).toBeGreaterThan(1);
  await userEvent.click(within(header).getByRole('button'));
  await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'));
});

const lacking = {
  'deposits-collected': 'Your files do not hold deposits collected.',
  'gift-card-sales': 'Your files do not hold gift card sales.',
};

test.each([`${paths.deferredSales()}?${range}`, `${paths.deferredTransactions()}?${range}&open=2025-06-29`])(
  'on %s what is owed is unknown, not 0, where the files do not hold deposits and gift cards',
  async (path) => {
    show(path, portWithUnknown(ledger, lacking));
    const title = await screen.findByRole('heading', { name: /^Open deposits/ }, { timeout: 8_000 });
    for (const heading of [title, screen.getByRole('heading', { name: /^Unused gift cards/ })])
      expect(within(heading.parentElement as HTMLElement).getByText('Not in your files')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Open deposits by age' })).not.toBeInTheDocument();
    const opening = screen.queryByRole('row', { name: /^Opening balance/ });
    if (opening) expect(within(opening).getAllByText('Not in your files')).toHaveLength(3);
  },
);

test.each([
  ['payments', 'Your files do not hold payments.'],
  ['gift-cards', 'Your files do not hold gift card sales.'],
])('the report %s, of transactions that nobody can tell, says so and not that there are none', async (slug, reason) => {
  const nothing = { totalCollected: unknown, amount: unknown, giftCardSales: unknown } as const;
  const rowsOf = (days: DayRange) =>
    ledger.rowsOf(days).map((row): Transaction => ({
      ...row,
      ...nothing,
      payments: row.payments.map((payment) => ({ ...payment, amount: unknown })),
    }));
  show(`${paths.suiteReport(slug)}?${range}`, { ...portWithUnknown(ledger), ...portOfRows(rowsOf) });
  expect(await screen.findByText(reason, undefined, { timeout: 8_000 })).toBeVisible();
  expect(screen.getByText('Not in your files')).toBeVisible();
  expect(screen.queryByText('No sales in this time period')).not.toBeInTheDocument();
});

test('where taxes are unknown, the chart shows net sales, and says why not total sales', async () => {
  show(`${paths.salesSummary()}?${range}&view=chart`, portWithUnknown(ledger, told));
  const chart = within(await screen.findByRole('figure', { name: 'What makes up net sales' }, { timeout: 8_000 }));
  expect(chart.getByRole('img', { name: /^Gross sales/ })).toHaveAccessibleName(/^Gross sales: Amount \$[\d,.]+$/);
  expect(screen.getByText(/^Not in your files: Total sales\. /)).toHaveTextContent(told.taxes);
});

test.each(['bar', 'line', 'pie', 'table'] as const)('a %s chart of an unknown figure says why', (type) => {
  const port = portWithUnknown(ledger, told);
  const content = { filters: [], groupBy: ['location'], charts: [{ type, figure: 'tax' }], widgets: [] } as const;
  const definition = definitionOf(choicesOf({ metrics: [], content }));
  const { charts } = answered(askBuiltReport(port, definition, defaultRange, { day: '2025-07-01', minute: 0 }));
  const [chart] = charts;
  if (!chart) throw new Error('The report has a chart.');
  show('/', port, <ChartDrawing chart={chart} height={240} />);
  expect(chart.points.map(({ value }) => value)).toEqual([unknown, unknown, unknown]);
  expect(document.body).toHaveTextContent(new RegExp(`Not in your files.*${told.taxes}`));
  const rows = type === 'pie' || type === 'table' ? 3 : 0;
  expect(unknowns()).toHaveLength(rows);
  for (const figure of unknowns()) expect(figure).toHaveAttribute('title', told.taxes);
  expect(screen.queryByText(/\$|0\.0%/)).not.toBeInTheDocument();
});

test('in the breakdown the words stay in one line', async () => {
  show(`${paths.salesSummary()}?${range}`, portWithUnknown(ledger, told));
  const breakdown = within(await screen.findByRole('table', { name: 'Breakdown' }, { timeout: 8_000 }));
  const taxes = breakdown.getByRole('row', { name: /^Taxes / });
  expect(within(taxes).getByText('Not in your files')).toHaveStyle({ whiteSpace: 'nowrap' });
});

test('a file has empty cells for them', () => {
  const port = portWithUnknown(ledger);
  const now = { day: '2025-07-01', minute: 0 };
  const scope = { range: defaultRange, filters: [] };
  const byTime = { by: 'time', isDescending: false } as const;
  const { rows } = answered(port.rows({ scope, sort: byTime, offset: 0, limit: 500 }));
  const built = choicesOf({ metrics: ['date', 'gross-sales', 'tax'] });
  const { table } = answered(askBuiltReport(port, definitionOf(built), defaultRange, now));
  const files = {
    summary: summaryCsv(answered(askSalesReport(port, defaultView, now))),
    suite: suiteCsv([...metricCards, ...widgetCards], answered(askSuiteFigures(port, scope, now))),
    built: table ? reportCsv(table) : '',
    transactions: csvOf(rows, exportColumns),
  };
  for (const file of Object.values(files)) expect(file).not.toMatch(/unknown|NaN|undefined|Not in your files/);

  const lineOf = (name: string, file: keyof typeof files, column = 0) =>
    readCsv(files[file], ',').find(({ cells }) => cells[column] === name)?.cells;
  // How many transactions have taxes is unknown too.
  expect(lineOf('Taxes', 'summary')?.slice(-2)).toEqual(['', '']);
  expect(lineOf('Total sales', 'summary')?.at(-1)).toBe('');
  expect(lineOf('Gross sales', 'summary')?.at(-1)).toMatch(/^\d+\.\d\d$/);
  expect(lineOf('Tips', 'suite')?.slice(1)).toEqual(['', '', '']);
  expect(lineOf('Total', 'built')?.slice(1)).toEqual([expect.stringMatching(/^\d+\.\d\d$/), '']);
  const head = readCsv(files.transactions, ',')[0]?.cells ?? [];
  const cells = lineOf(sale, 'transactions', head.indexOf('Transaction ID')) ?? [];
  const empty = head.filter((_, index) => cells[index] === '');
  expect(empty).toEqual(expect.arrayContaining(['Taxes', 'Tips', 'Fee']));
  expect(cells[head.indexOf('Gross Sales')]).toMatch(/^\d+\.\d\d$/);
});

test('the search names a transaction whose amount they do not hold, with its net sales', async () => {
  const row = ledger.rowsOf(defaultRange).find(({ tender }) => tender === 'Digital Wallet');
  const context = { ledger: portWithUnknown(ledger) };
  const groups = await search.search(String(row?.id), { signal: new AbortController().signal, context });
  const [found] = groups.find(({ title }) => title === 'Transactions')?.results ?? [];
  expect(found?.detail).toMatch(/^\S+ · .* · net sales \$\d+\.\d\d$/);
});
