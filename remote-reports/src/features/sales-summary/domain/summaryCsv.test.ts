import { readCsv } from '@back-office/shared/csv';
import { parseCents } from '@back-office/shared/format';
import { createLedger } from '@back-office/shared/ledger';
import { salesReport } from './salesReport.testing';
import { csvName, summaryCsv } from './summaryCsv';
import { defaultView, type SummaryView } from './summaryView';

const ledger = createLedger();

function cellsOf(view: SummaryView) {
  return readCsv(summaryCsv(salesReport(ledger, view)), ',').map(({ cells }) => cells);
}

test('every line has its section and a plain signed amount', () => {
  const [head, ...lines] = cellsOf(defaultView);
  expect(head).toEqual(['Section', 'Part', 'Line', 'Transactions', 'Amount']);
  expect(lines.slice(0, 7)).toEqual([
    ['Gross sales', '', 'Gross sales', '17', '2934.28'],
    ['Gross sales', 'Gross sales', 'Items', '17', '2844.83'],
    ['Gross sales', 'Gross sales', 'Service charges', '3', '89.45'],
    ['Gross sales', 'Service charges', 'COVID service charge', '1', '2.11'],
    ['Gross sales', 'Service charges', 'Setup cost', '1', '48.42'],
    ['Gross sales', 'Service charges', 'Auto gratuity', '1', '38.92'],
    ['Gross sales', 'Gross sales by kind', 'Sales', '10', '1400.88'],
  ]);
  expect(lines.find(([, , line]) => line === 'Returns')).toEqual(['Returns', '', 'Returns', '2', '-79.47']);
  expect(lines.at(-1)).toEqual(['Net total', '', 'Net total', '22', '2974.22']);
});

test('the baseline is a further column, named after its days', () => {
  const [head, gross] = cellsOf({ ...defaultView, comparison: 'Same period last year' });
  expect(head?.slice(4)).toEqual(['Amount', 'Jun 22 – 28, 2024']);
  expect(gross).toHaveLength(6);
});

test('the sub-rows of a section add up to it', () => {
  const lines = cellsOf({ ...defaultView, granularity: 'Daily' });
  const days = lines.filter(([, part]) => part === 'Total payments by day');
  expect(days).toHaveLength(7);
  expect(days.reduce((sum, [, , , , amount = '']) => sum + (parseCents(amount) ?? NaN), 0)).toBe(306103);
});

test('a line that counts has its count as it is', () => {
  const report = salesReport(ledger, defaultView);
  const counted = report.lines
    .slice(0, 1)
    .map((line) => ({ ...line, measure: 'transactions' as const, amount: 22, blocks: [] }));
  expect(readCsv(summaryCsv({ ...report, lines: counted }), ',')[1]?.cells.at(-1)).toBe('22');
});

test.each([
  ['2025-06-22', '2025-06-28', 'sales-summary-2025-06-22-to-2025-06-28.csv'],
  ['2025-07-18', '2025-07-18', 'sales-summary-2025-07-18.csv'],
])('from %s to %s the file is named %s', (from, to, name) => expect(csvName({ from, to })).toBe(name));
