import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { addDays, type DayRange } from '@back-office/shared/format';
import {
  createLedger,
  defaultRange,
  filterRows,
  granularities,
  groupByChoices,
  isSum,
  localLedgerPort,
  locationChoices,
  timeRanges,
  type Ledger,
  periodBaseline,
  comparisons,
} from '@back-office/shared/ledger';
import { portOfRows, salesOf, scopeOf } from '@back-office/shared/ledger/testing';
import { withoutUnusedCharges, type ReportLine } from './reportLines';
import type { SalesReport } from './salesReport';
import { salesReport } from './salesReport.testing';
import { displays } from '../../../domain/reportControls';
import { sections } from './summaryLines';
import { defaultView, type SummaryView } from './summaryView';

const ledger = createLedger();

const anyView: fc.Arbitrary<SummaryView> = fc.record({
  scope: fc
    .record({
      dateRange: fc
        .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 45 }))
        .map(([start, more]) => ({ from: addDays('2019-01-01', start), to: addDays('2019-01-01', start + more) })),
      location: fc.constantFrom(...locationChoices),
      timeframe: fc.constantFrom(...timeRanges),
    })
    .map(scopeOf),
  groupBy: fc.constantFrom(...groupByChoices),
  granularity: fc.constantFrom(...granularities),
  display: fc.constantFrom(...displays),
  comparison: fc.constantFrom(...comparisons),
});

/** Any view of any sample, at any revision. */
const anyReport = fc
  .tuple(anyView, fc.integer({ min: 0, max: 1_000_000 }), fc.nat(9))
  .map(([view, seed, revision]) => ({ view, report: salesReport(createLedger({ seed, revision }), view) }));

function viewWith({ range = defaultRange, ...changes }: Partial<SummaryView> & { range?: DayRange }): SummaryView {
  return { ...defaultView, scope: { range, filters: [] }, ...changes };
}

function all(lines: readonly ReportLine[]): readonly ReportLine[] {
  return lines.flatMap((line) => [line, ...line.blocks.flatMap((block) => all(block.lines))]);
}

function find({ lines }: SalesReport, id: string): ReportLine {
  const found = all(lines).find((line) => line.id === id);
  if (!found) throw new Error(`The report has no line ${id}.`);
  return found;
}

/** Expects the figures of some days. */
function expectFigures(figures: object | undefined, days: DayRange) {
  const { grossSales, totalSales, netTotal } = salesOf(ledger.rowsOf(days));
  expect(figures).toMatchObject({ 'gross-sales': grossSales, 'total-sales': totalSales, 'net-total': netTotal });
}

const sum = (lines: readonly ReportLine[], valueOf: (line: ReportLine) => number | undefined) =>
  lines.reduce((total, line) => total + (valueOf(line) ?? NaN), 0);

describe('the sections', () => {
  test('come in the order in which they add up', () => {
    expect(salesReport(ledger, defaultView).lines.map(({ label }) => label)).toEqual([
      'Gross sales',
      'Returns',
      'Discounts & comps',
      'Net sales',
      'Gift card sales',
      'Taxes',
      'Tips',
      'Total sales',
      'Deferred sales',
      'Partial refunds',
      'Total payments',
      'Fees',
      'Net total',
    ]);
  });

  test('show the figures of the default week', () => {
    const report = salesReport(ledger, defaultView);
    const shown = report.lines.map(({ label, amount, count }) => [label, amount, count]);
    expect(shown).toEqual([
      ['Gross sales', 293428, 17],
      ['Returns', -7947, 2],
      ['Discounts & comps', -2527, 2],
      ['Net sales', 282954, 20],
      ['Gift card sales', 5000, 1],
      ['Taxes', 17622, 16],
      ['Tips', 1406, 4],
      ['Total sales', 306982, 19],
      ['Deferred sales', 400, 4],
      ['Partial refunds', -1279, 1],
      ['Total payments', 306103, 22],
      ['Fees', -8681, 15],
      ['Net total', 297422, 22],
    ]);
  });

  test('six lines open into their transactions', () => {
    const opening = all(salesReport(ledger, defaultView).lines).filter(({ opens }) => opens);
    expect(opening.map(({ label, opens }) => [label, opens])).toEqual([
      ['Gross sales', 'gross-sales'],
      ['Sales', 'sales'],
      ['Exchanges', 'exchanges'],
      ['Returns', 'returns'],
      ['Net sales', 'net-sales'],
      ['Deferred sales', 'deferred-sales'],
    ]);
  });

  test('carry the fee texts', () => {
    const { blocks } = find(salesReport(ledger, defaultView), 'fees');
    expect(blocks[0]?.lines.map(({ label, note }) => [label, note])).toEqual([
      ['Payment processing fees', '2.9% + $0.30'],
      ['Invoice fees', '3.50% + $0.15'],
    ]);
  });

  test('each line has a unique id and a rule', () => {
    const definitions = all(salesReport(ledger, defaultView).lines);
    expect(new Set(definitions.map(({ id }) => id)).size).toBe(definitions.length);
    expect(definitions.filter(({ rule }) => !rule)).toEqual([]);
  });
});

describe('in every view of every sample', () => {
  test('the lines named in sumOf add up to the line, in the report and in the baseline', () => {
    fc.assert(
      fc.property(anyReport, ({ report }) => {
        for (const line of all(report.lines)) {
          if (line.sumOf.length === 0) continue;
          const parts = line.sumOf.map((id) => find(report, id));
          expect([line.id, sum(parts, ({ amount }) => Number(amount))]).toEqual([line.id, line.amount]);
          if (line.baseline !== undefined) expect(sum(parts, ({ baseline }) => Number(baseline))).toBe(line.baseline);
        }
      }),
      { numRuns: effort(30, 100) },
    );
  });

  test('the lines of each block add up to the line above them, by kind, tender, time and group', () => {
    fc.assert(
      fc.property(anyReport, ({ report }) => {
        for (const line of all(report.lines).filter(({ measure }) => isSum(measure))) {
          for (const { id, lines } of line.blocks) {
            const own = lines.filter(({ isRepeated }) => !isRepeated);
            expect([id, sum(own, ({ amount }) => Number(amount))]).toEqual([id, line.amount]);
            if (line.baseline !== undefined)
              expect([id, sum(own, ({ baseline }) => Number(baseline))]).toEqual([id, line.baseline]);
          }
        }
      }),
      { numRuns: effort(30, 100) },
    );
  });

  test('no figure is negative zero or a fraction of a cent', () => {
    fc.assert(
      fc.property(anyReport, ({ report }) => {
        const odd = all(report.lines).filter(({ amount = 0, baseline = 0, count = 0 }) =>
          [amount, baseline, count].some((figure) => !Number.isSafeInteger(figure) || Object.is(figure, -0)),
        );
        expect(odd).toEqual([]);
      }),
      { numRuns: effort(30, 100) },
    );
  });

  test('no line counts more transactions than there are', () => {
    fc.assert(
      fc.property(anyReport, ({ report }) => {
        const odd = all(report.lines).filter(
          ({ amount = 0, count }) =>
            count !== undefined && (count < 0 || count > report.transactions || (amount !== 0 && count === 0)),
        );
        expect(odd).toEqual([]);
      }),
      { numRuns: effort(30, 100) },
    );
  });

  test('the baseline is the same report for the earlier days', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const report = salesReport(ledger, view);
        const days = periodBaseline(view.scope.range, view.comparison);
        expect(report.baselineRange).toEqual(days);
        if (!days) return expect(all(report.lines).every(({ baseline }) => baseline === undefined)).toBe(true);
        const then = salesReport(ledger, {
          ...view,
          comparison: 'None',
          granularity: 'Summary',
          scope: { ...view.scope, range: days },
          groupBy: 'All',
        });
        for (const line of all(then.lines))
          expect([line.id, find(report, line.id).baseline]).toEqual([line.id, line.amount]);
      }),
      { numRuns: effort(20, 40) },
    );
  });

  test('there is a sub-row for every day, including days without sales', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const report = salesReport(ledger, { ...view, granularity: 'Daily' });
        const { from, to } = view.scope.range;
        const days = report.time?.rows.map(({ key }) => key) ?? [];
        const own = days.filter((day) => !day.startsWith('baseline '));
        expect([own[0], own.at(-1)]).toEqual([from, to]);
        expect(new Set(own).size).toBe((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
      }),
      { numRuns: effort(30, 100) },
    );
  });
});

describe('sub-rows', () => {
  const heading = (report: SalesReport, id: string) => find(report, id).blocks.map((block) => block.heading);

  test('are added to every section', () => {
    const view = viewWith({ granularity: 'Daily', groupBy: 'Category' });
    const report = salesReport(ledger, view);
    expect(heading(report, 'gross-sales')).toEqual([
      undefined,
      'Gross sales by kind',
      'Gross sales by day',
      'Gross sales by category',
    ]);
    expect(heading(report, 'net-total')).toEqual(['Net total by day', 'Net total by category']);
    expect(heading(report, 'items')).toEqual([]);
  });

  test.each([
    ['Summary', 'All', []],
    ['Hourly', 'All', ['Net total by hour']],
    ['Weekly', 'Item', ['Net total by week', 'Net total by item']],
    ['Monthly', 'Staff', ['Net total by month', 'Net total by staff member']],
  ] as const)('%s grouped by %s', (granularity, groupBy, headings) => {
    expect(heading(salesReport(ledger, viewWith({ granularity, groupBy })), 'net-total')).toEqual(headings);
  });

  test('match the groups of the ledger', () => {
    const report = salesReport(ledger, viewWith({ groupBy: 'Staff' }));
    const shown = find(report, 'net-sales')
      .blocks.at(-1)
      ?.lines.map(({ label, amount }) => [label, amount]);
    const rows = ledger.rowsOf(defaultRange);
    const staff = [...new Set(rows.map(({ staffName }) => staffName))]
      .map((name) => ({ name, ...salesOf(rows.filter(({ staffName }) => staffName === name)) }))
      .sort((one, other) => other.grossSales - one.grossSales);
    expect(shown).toEqual(staff.map(({ name, netSales }) => [name, netSales]));
  });

  test('compare a day with the day at the same position of the baseline', () => {
    const view = viewWith({ granularity: 'Daily', comparison: 'Previous period' });
    const [sunday] = salesReport(ledger, view).time?.rows ?? [];
    expectFigures(sunday?.baseline, { from: '2025-06-15', to: '2025-06-15' });
  });

  test('compare months with the same months of last year, also after a leap day', () => {
    const range = { from: '2025-01-01', to: '2025-12-31' };
    const view = viewWith({ granularity: 'Monthly', comparison: 'Same period last year', range });
    const report = salesReport(ledger, view);
    expect(report.baselineRange).toEqual({ from: '2024-01-01', to: '2024-12-31' });
    const february = report.time?.rows[1];
    expect(february?.baseline?.['total-payments']).toBe(1_200_438);
    expectFigures(february?.baseline, { from: '2024-02-01', to: '2024-02-29' });
  });

  test('list February 29 of last year without sales of this year', () => {
    const range = { from: '2025-02-27', to: '2025-03-01' };
    const view = viewWith({ granularity: 'Daily', comparison: 'Same period last year', range });
    const parts = salesReport(ledger, view).time?.rows ?? [];
    expect(parts.map(({ label }) => label)).toEqual(['Feb 27', 'Feb 28', 'Feb 29, 2024', 'Mar 1']);
    expect(parts[2]).toMatchObject({ selection: undefined, figures: { 'gross-sales': 0, 'net-total': 0 } });
    expectFigures(parts[2]?.baseline, { from: '2024-02-29', to: '2024-02-29' });
  });

  test('include a group that occurs only in the baseline, with zero', () => {
    const all = ledger.rowsOf({ from: '2025-06-15', to: '2025-06-28' });
    const rowsOf: Ledger['rowsOf'] = ({ from, to }) =>
      all.filter(
        ({ date, staffName }) => from <= date && date <= to && (date < '2025-06-22' || staffName !== 'Owen Reyes'),
      );
    const view = viewWith({ comparison: 'Previous period', groupBy: 'Staff' });
    const owen = salesReport(portOfRows(rowsOf), view).groups?.rows.find(({ label }) => label === 'Owen Reyes');
    expect(owen?.figures['gross-sales']).toBe(0);
    expect(owen?.baseline?.['gross-sales']).toBeGreaterThan(0);
  });
});

describe('days without sales', () => {
  const closed = { from: '2025-12-25', to: '2025-12-25' };

  test('have every line at zero', () => {
    const report = salesReport(ledger, viewWith({ range: closed }));
    expect(report.transactions).toBe(0);
    expect(all(report.lines).every(({ amount, count }) => amount === 0 && (count ?? 0) === 0)).toBe(true);
    expect(report.lines).toHaveLength(sections.length);
  });

  test('are a baseline of zero', () => {
    const range = { from: '2025-12-26', to: '2025-12-26' };
    const report = salesReport(ledger, viewWith({ comparison: 'Previous period', range }));
    expect(find(report, 'gross-sales')).toMatchObject({ baseline: 0 });
    expect(find(report, 'gross-sales').amount).toBeGreaterThan(0);
  });
});

test('the report contains only the rows that the filters select', () => {
  const scope = scopeOf({ location: 'Location 2', timeframe: 'Morning' });
  const report = salesReport(ledger, { ...defaultView, scope });
  const rows = filterRows(ledger.rowsOf(scope.range), scope);
  expect(rows.length).toBeGreaterThan(0);
  expect(report.transactions).toBe(rows.length);
  const { netSales, netTotal } = salesOf(rows);
  expect(report.figures).toMatchObject({ 'net-sales': netSales, 'net-total': netTotal });
});

test('the reports of the locations add up to that of all of them, line by line', () => {
  const [every, ...locations] = locationChoices.map((location) =>
    salesReport(ledger, { ...defaultView, scope: scopeOf({ location }) }),
  );
  const { lines = [] } = every ?? {};
  expect(lines[0]?.amount).toBeGreaterThan(0);
  for (const { id, amount } of lines) {
    const parts = locations.map((report) => find(report, id));
    expect([id, sum(parts, (part) => Number(part.amount))]).toEqual([id, amount]);
  }
});

test('another shop than the sample has the lines of the service charges that it made', () => {
  const rowsOf = (days: DayRange) =>
    ledger
      .rowsOf(days)
      .map((row) => ({ ...row, charges: { ...row.charges, covidServiceCharge: 0 as const, setupCost: 0 as const } }));
  const { lines } = salesReport({ ...localLedgerPort(ledger), ...portOfRows(rowsOf) }, defaultView);
  const ids = (shown: readonly ReportLine[]) => all(shown).map(({ id }) => id);
  const left = ids(lines).filter((id) => !ids(withoutUnusedCharges(lines)).includes(id));
  expect(left).toEqual(['covid-service-charge', 'setup-cost']);
});
