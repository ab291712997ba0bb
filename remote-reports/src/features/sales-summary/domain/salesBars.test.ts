import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { addDays, sumOf, unknown } from '@back-office/shared/format';
import { createLedger, granularities, groupByChoices, comparisons } from '@back-office/shared/ledger';
import { salesBars } from './salesBars';
import { salesReport } from './salesReport.testing';
import { defaultView, type SummaryView } from './summaryView';

const ledger = createLedger();

function bars(view: SummaryView) {
  return salesBars(salesReport(ledger, view));
}

const viewOf = (
  granularity: SummaryView['granularity'],
  groupBy: SummaryView['groupBy'],
  changes: Partial<SummaryView> = {},
): SummaryView => ({ ...defaultView, ...changes, granularity, groupBy });

test('the report type Summary shows what makes up total sales', () => {
  expect(bars(viewOf('Summary', 'All'))).toEqual({
    title: 'What makes up total sales',
    series: ['Amount'],
    bars: [
      { name: 'Net sales', values: [282954] },
      { name: 'Gift card sales', values: [5000] },
      { name: 'Taxes', values: [17622] },
      { name: 'Tips', values: [1406] },
    ],
  });
});

test.each([
  ['Daily', 'All', 'Total sales by day', 7],
  ['Summary', 'Staff', 'Total sales by staff member', 4],
  ['Monthly', 'Category', 'Total sales by month and category', 1],
] as const)('%s grouped by %s is titled "%s"', (granularity, groupBy, title, count) => {
  const shown = bars(viewOf(granularity, groupBy));
  expect([shown.title, shown.bars.length]).toEqual([title, count]);
});

test.each([
  ['Summary', 'All', 'What makes up net sales', ['Amount'], 3],
  ['Daily', 'All', 'Net sales by day', ['Net sales'], 7],
  ['Daily', 'Category', 'Net sales by day and category', undefined, 7],
] as const)('%s by %s shows net sales if total sales are unknown', (granularity, groupBy, title, series, count) => {
  const report = salesReport(ledger, viewOf(granularity, groupBy));
  const shown = salesBars({ ...report, figures: { ...report.figures, taxes: unknown, 'total-sales': unknown } });
  expect([shown.title, shown.bars.length]).toEqual([title, count]);
  if (series) expect(shown.series).toEqual(series);
  expect(sumOf(shown.bars.flatMap(({ values }) => values))).toBe(report.figures['net-sales']);
});

test('what is unknown stays a gap if net sales are unknown, too', () => {
  const report = salesReport(ledger, viewOf('Summary', 'All'));
  const shown = salesBars({ ...report, figures: { ...report.figures, 'net-sales': unknown, 'total-sales': unknown } });
  expect([shown.title, shown.bars[0]?.values]).toEqual(['What makes up total sales', [unknown]]);
});

test('groups beyond the last color share it', () => {
  const { series } = bars(viewOf('Daily', 'Item'));
  expect(series).toHaveLength(6);
  expect(series.at(-1)).toBe('All others');
  expect(bars(viewOf('Daily', 'Staff')).series).toEqual(['Maya Duarte', 'Theo Lindqvist', 'Owen Reyes', 'Priya Nair']);
});

test('the bars add up to total sales, and their compared values to those of the baseline, in every view', () => {
  const anyView = fc
    .record({
      granularity: fc.constantFrom(...granularities),
      groupBy: fc.constantFrom(...groupByChoices),
      comparison: fc.constantFrom(...comparisons),
      start: fc.nat(2_000),
      more: fc.nat(30),
    })
    .map(({ granularity, groupBy, comparison, start, more }) => {
      const range = { from: addDays('2021-01-01', start), to: addDays('2021-01-01', start + more) };
      return { ...defaultView, granularity, comparison, groupBy, scope: { range, filters: [] } };
    });
  fc.assert(
    fc.property(anyView, (view) => {
      const report = salesReport(ledger, view);
      const shown = salesBars(report);
      expect(shown.bars.every(({ values }) => values.length === shown.series.length)).toBe(true);
      expect(sumOf(shown.bars.flatMap(({ values }) => values))).toBe(report.figures['total-sales']);
      const compared = shown.bars.map((bar) => bar.compared);
      if (report.baseline) expect(sumOf(compared.map((value = unknown) => value))).toBe(report.baseline['total-sales']);
      else expect(compared.every((value) => value === undefined)).toBe(true);
    }),
    { numRuns: effort(30, 60) },
  );
});
