import {
  defaultRange,
  localLedgerPort,
  noFilters,
  createLedger,
  salesDataOf,
  type LedgerPort,
} from '@back-office/shared/ledger';
import { askOwnFigures, lastWeekOf, ownExampleFigures, ownInputs } from './ownFigures';
import { reportAddress } from './reportLink';

const port = localLedgerPort(createLedger());

test.each([
  ['2025-07-18', '2025-07-06', '2025-07-12'],
  ['2025-07-12', '2025-06-29', '2025-07-05'],
  ['2025-07-13', '2025-07-06', '2025-07-12'],
  ['2026-01-01', '2025-12-21', '2025-12-27'],
])('on %s last week is %s to %s', (today, from, to) => {
  expect(lastWeekOf(today)).toEqual({ from, to });
});

test('the figures are those of last week', async () => {
  const range = lastWeekOf('2025-07-18');
  expect(await askOwnFigures(port, '2025-07-18', {})).toEqual({
    range,
    data: await port.totals({ ...noFilters, dateRange: range }),
    isSampleWeek: false,
  });
});

test('if nothing was sold last week, they are those of the sample week', async () => {
  const closed: LedgerPort = {
    ...port,
    totals: async (query) => (query.dateRange.from === defaultRange.from ? port.totals(query) : salesDataOf([])),
  };
  expect(await askOwnFigures(closed, '2025-07-18', {})).toEqual({
    range: defaultRange,
    data: await port.totals({ ...noFilters, dateRange: defaultRange }),
    isSampleWeek: true,
  });
});

test('own figures take the place of the given numbers, in dollars, and deductions are positive', async () => {
  const data = await port.totals(noFilters);
  const source = { report: 'sales-summary', figures: { sold: 'grossSales', returned: 'returns' } } as const;
  expect(ownExampleFigures({ sold: 1, other: 2 }, source, data)).toEqual({
    sold: data.grossSales / 100,
    other: 2,
    returned: -data.returns / 100,
  });
  expect(ownInputs(source, data)).toEqual({
    sold: (data.grossSales / 100).toFixed(2),
    returned: (-data.returns / 100).toFixed(2),
  });
});

test('the link leads to the same period where the report has one', () => {
  const range = { from: '2025-07-06', to: '2025-07-12' };
  expect(reportAddress('sales-summary', range)).toBe(
    '/financial-suite/reports/sales-summary?from=2025-07-06&to=2025-07-12',
  );
  expect(reportAddress('sales-summary')).toBe('/financial-suite/reports/sales-summary');
  expect(reportAddress('deferred-sales', range)).toBe('/deferred-sales');
});
