import { readCsv } from '@back-office/shared/csv';
import { parseCents } from '@back-office/shared/format';
import { reportAtOnce } from './askReport.testing';
import type { ReportDefinition } from './definition';
import { reportCsv } from './reportCsv';

const report: Partial<ReportDefinition> = {
  groupBy: ['location', 'item-name'],
  columns: ['items-sold', 'returns', 'net-sales', 'net-sales-share', 'average-sale'],
};
const range = { from: '2025-06-22', to: '2025-07-19' };
const resultOf = (definition: Partial<ReportDefinition>) => reportAtOnce(definition, { range }).result;
const cellsOf = (definition: Partial<ReportDefinition>) =>
  readCsv(reportCsv(resultOf(definition)), ',').map(({ cells }) => cells);

test('the file has the innermost rows with their groups, and a total they add up to', () => {
  const [head, ...lines] = cellsOf(report);
  expect(head?.join()).toBe('Location,Item name,Items sold,Returns,Net sales,Share of net sales,Average sale');
  const total = lines.at(-1) ?? [];
  expect(total.slice(0, 2)).toEqual(['Total', '']);
  for (const column of [3, 4]) {
    const sum = lines.slice(0, -1).reduce((cents, cells) => cents + Number(parseCents(cells[column] ?? '')), 0);
    expect(sum).toBe(parseCents(total[column] ?? ''));
  }
});

test('amounts are plain signed numbers', () => {
  const returns = cellsOf(report)
    .slice(1)
    .map((cells) => cells[3]);
  expect(returns.some((text) => text?.startsWith('-'))).toBe(true);
  for (const text of returns) expect(text).toMatch(/^-?\d+\.\d\d$/);
});

test('days are written as in other files, times and weekdays as on the screen', () => {
  const firstCells = (field: 'date' | 'weekday' | 'hour') =>
    cellsOf({ ...report, groupBy: [field] })
      .slice(1)
      .map(([text]) => text);
  expect(firstCells('date')).toContain('2025-06-22');
  expect(firstCells('weekday')).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Total',
  ]);
  expect(firstCells('hour')[0]).toMatch(/ AM$/);
});

test('a text that a spreadsheet could run is neutralized', () => {
  const { total, ...result } = resultOf({ ...report, groupBy: ['location'] });
  const [first] = result.rows;
  if (!first) throw new Error('The report has rows.');
  const named = { ...first, cells: ['=1+1', ...first.cells.slice(1)] };
  expect(reportCsv({ ...result, total, rows: [named] })).toContain("'=1+1,");
});

test('what is not recorded says so in the head and has empty cells', () => {
  const [head, first] = cellsOf({ ...report, groupBy: ['location'], columns: ['gtin', 'commission', 'items-sold'] });
  expect(head).toEqual(['Location', 'GTIN (not recorded)', 'Commission (not recorded)', 'Items sold']);
  expect(first?.slice(1, 3)).toEqual(['', '']);
});

test('a report that is its total alone has one row, with its name', () => {
  const result = resultOf({ ...report, groupBy: [], columns: ['net-sales', 'items-sold'] });
  const lines = readCsv(reportCsv({ ...result, rows: [result.total] }), ',').map(({ cells }) => cells);
  expect(lines).toEqual([
    ['Summary', 'Net sales', 'Items sold'],
    ['Total', expect.stringMatching(/^\d+\.\d\d$/), expect.stringMatching(/^\d+$/)],
  ]);
});
