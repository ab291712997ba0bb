import { createLedger, hasHappened } from '@back-office/shared/ledger';
import { salesOf } from '@back-office/shared/ledger/testing';
import { salesBars } from './salesBars';
import { salesReport } from './salesReport.testing';
import { defaultView, type SummaryView } from './summaryView';

const ledger = createLedger();
const now = { day: '2026-11-23', minute: 60 };
const toDate = { from: '2026-11-05', to: '2026-11-23' };

function reportOf(view: Partial<SummaryView>) {
  return salesReport(ledger, { ...defaultView, scope: { range: toDate, filters: [] }, ...view }, now);
}

test('this month against last year ends on the same date at the same minute, and says so', () => {
  const { baseline, baselineName } = reportOf({ comparison: 'Same period last year' });
  expect(baselineName).toBe('Nov 5 – 23, 2025, until 1:00 AM');
  const rows = ledger.rowsOf({ from: '2025-11-05', to: '2025-11-23' });
  const until = rows.filter((row) => hasHappened(row, { day: '2025-11-23', minute: now.minute }));
  expect(until.length).toBeLessThan(rows.length);
  expect(baseline?.['net-total']).toBe(salesOf(until).netTotal);
});

test('a range in the past is compared with whole days', () => {
  const scope = { range: { from: '2026-11-05', to: '2026-11-22' }, filters: [] };
  const { baselineName } = reportOf({ scope, comparison: 'Previous period' });
  expect(baselineName).toBe('Oct 18 – Nov 4, 2026');
});

test.each([
  [
    'Weekly',
    ['Nov 5 – Nov 7 (3 days)', 'Nov 8 – Nov 14', 'Nov 15 – Nov 21', 'Nov 22 – Nov 23 (so far)'],
    [true, false, false, true],
  ],
  ['Monthly', ['November 2026 (so far)'], [true]],
] as const)(
  'the first and the last row of %s are named as the parts they are, and drawn so',
  (granularity, names, parts) => {
    const report = reportOf({ granularity });
    expect(report.time?.rows.map(({ label }) => label)).toEqual(names);
    const { bars } = salesBars(report);
    expect(bars.map(({ name, isPart = false }) => [name, isPart])).toEqual(names.map((name, at) => [name, parts[at]]));
  },
);

test('of the days, only today is so far', () => {
  const labels = reportOf({ granularity: 'Daily' }).time?.rows.map(({ label }) => label);
  expect(labels?.filter((label) => label.includes('('))).toEqual(['Nov 23 (so far)']);
});
