import type { DimensionId } from '@back-office/shared/ledger';
import { reportAtOnce } from './askReport.testing';
import { chartPoints } from './chartPoints';
import { reportCsv } from './reportCsv';

const range = { from: '2026-11-05', to: '2026-11-23' };
const report = (field: DimensionId) => reportAtOnce({ groupBy: [field], columns: ['net-sales'] }, { range }).result;

const weeks = ['Nov 5 – 7, 2026 (3 days)', 'Nov 8 – 14, 2026', 'Nov 15 – 21, 2026', 'Nov 22 – 23, 2026 (so far)'];

test('weeks are clipped to the range in the table, the chart and the file', () => {
  const result = report('week');
  expect(result.rows.map(({ label }) => label)).toEqual(weeks);
  expect(chartPoints(result, 'net-sales').map(({ name, isPart = false }) => [name, isPart])).toEqual(
    weeks.map((name, index) => [name, index === 0 || index === 3]),
  );
  const csv = reportCsv(result);
  for (const week of weeks) expect(csv).toContain(`"${week}"`);
  expect(csv).not.toMatch(/Nov (2[4-9]|30|[1-4] )/);
});

test('months and days that are under way say so', () => {
  expect(report('month').rows.map(({ label }) => label)).toEqual(['November 2026 (so far)']);
  const points = chartPoints(report('date'), 'net-sales');
  expect(points.filter(({ isPart }) => isPart).map(({ name }) => name)).toEqual(['Nov 23 (so far)']);
});
