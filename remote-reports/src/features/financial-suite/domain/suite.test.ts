import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { addDays, centsText, dayCount, samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { createLedger, isPromise, localLedgerPort, filterRows, timeRanges } from '@back-office/shared/ledger';
import { salesOf, scopeOf } from '@back-office/shared/ledger/testing';
import { readCsv } from '@back-office/shared/csv';
import { locationChoices } from '@back-office/shared/ledger';
import { fieldControl, withChosen } from '../../../domain/reportControls';
import type { ComparedFigures } from '../../../domain/reports/comparedFigures';
import { testReport } from '../../../domain/customReports.testing';
import { changedReports, recentReports } from './recentReports';
import { askSuiteFigures, metricCards, suiteCsv, widgetCards } from './suiteFigures';
import { periods, rangeOfPeriod, suiteViewOf, summaryAddress, withFiltersShown, withPeriod } from './suiteView';

const today = '2025-07-18';
const longAfter = { day: '2099-12-31', minute: 0 };
const ledger = createLedger();

function figuresOf(scope: Parameters<typeof askSuiteFigures>[1]): ComparedFigures {
  const answer = askSuiteFigures(localLedgerPort(ledger), scope, longAfter);
  if (isPromise(answer)) throw new Error('The local ledger answers at once.');
  return answer;
}

test('the periods end today, and Last 30 days is the default', () => {
  expect(periods.map((period) => rangeOfPeriod(period, today)).map(dayCount)).toEqual([1, 6, 7, 30, 90, 7]);
  expect(suiteViewOf(new URLSearchParams(), today)).toMatchObject({
    period: 'Last 30 days',
    scope: { range: { from: '2025-06-19', to: today }, filters: [] },
    showsFilters: false,
  });
});

test('it opens on the last 30 days of the data; a period that was chosen ends today', () => {
  const opened = suiteViewOf(new URLSearchParams(), today, '2025-05-31');
  expect(opened.scope.range).toEqual({ from: '2025-05-02', to: '2025-05-31' });
  expect(opened.period).toBeUndefined();
  const chosen = suiteViewOf(withPeriod(new URLSearchParams(), 'Last 30 days', false), today, '2025-05-31');
  expect(chosen.period).toBe('Last 30 days');
  expect(chosen.scope.range.to).toBe(today);
});

test('this week begins as the shop’s locale says', () => {
  expect(rangeOfPeriod('This week', today).from).toBe('2025-07-13');
  setPageFormat({ currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin', dayStart: 0 });
  expect(rangeOfPeriod('This week', today).from).toBe('2025-07-14');
  setPageFormat(samplePageFormat);
});

test('period and filters survive the address, and hiding the filters clears them', () => {
  let params = withPeriod(new URLSearchParams('rev=2'), 'Last 7 days');
  params = withChosen(withFiltersShown(params, true), fieldControl('location'), 'Location 2');
  params = withChosen(params, fieldControl('part-of-day'), 'Evening');
  expect(suiteViewOf(params, today)).toMatchObject({
    period: 'Last 7 days',
    scope: { filters: scopeOf({ location: 'Location 2', timeframe: 'Evening' }).filters },
    showsFilters: true,
  });
  const hidden = withFiltersShown(params, false);
  expect(suiteViewOf(hidden, today)).toMatchObject({
    scope: { filters: [] },
    showsFilters: false,
  });
  expect(hidden.get('rev')).toBe('2');
});

test('the cards lead to the sales summary with the same range and filters', () => {
  const dateRange = { from: '2025-07-01', to: '2025-07-09' };
  const scope = scopeOf({ dateRange, location: 'Location 1', timeframe: 'Morning' });
  expect(summaryAddress(scope)).toBe(
    '/financial-suite/reports/sales-summary?from=2025-07-01&to=2025-07-09&time=morning&location=location-1',
  );
});

test('the four cards have the figures of the sales summary, and their change is from as many days before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -200, max: 200 }),
      fc.nat(60),
      fc.constantFrom(...locationChoices),
      fc.constantFrom(...timeRanges),
      (start, more, location, timeframe) => {
        const from = addDays(today, start);
        const dateRange = { from, to: addDays(from, more) };
        const scope = scopeOf({ dateRange, location, timeframe });
        const { figureOf, baselineRange } = figuresOf(scope);
        expect(dayCount(baselineRange)).toBe(dayCount(dateRange));
        const rowsIn = (range: typeof dateRange) => filterRows(ledger.rowsOf(range), { filters: scope.filters });
        const expected = (range: typeof dateRange) => {
          const rows = rowsIn(range);
          const data = salesOf(rows);
          return [data.grossSales, data.netSales, data.returns, rows.length];
        };
        expect(metricCards.map((card) => figureOf(card).value)).toEqual(expected(dateRange));
        expect(metricCards.map((card) => figureOf(card).baseline)).toEqual(expected(baselineRange));
      },
    ),
    { numRuns: effort(15, 30) },
  );
});

test('every widget has a figure, and the file has a line for each card', () => {
  const june = { from: '2025-06-01', to: '2025-06-30' };
  const figures = figuresOf(scopeOf({ dateRange: june }));
  for (const card of widgetCards) expect([card.id, typeof figures.figureOf(card).value]).toEqual([card.id, 'number']);
  const [head, ...lines] = readCsv(suiteCsv([...metricCards, ...widgetCards], figures), ',').map(({ cells }) => cells);
  expect(head).toEqual(['Metric', 'Jun 1 – 30, 2025', 'May 2 – 31, 2025', 'Change']);
  expect(lines.map(([name]) => name)).toEqual([...metricCards, ...widgetCards].map(({ name }) => name));
  // A spreadsheet would read a negative number with an apostrophe as text.
  for (const [, ...numbers] of lines) for (const number of numbers) expect(number).toMatch(/^(-?\d+(\.\d+)?)?$/);
  const { returns } = salesOf(ledger.rowsOf(june));
  expect(returns).toBeLessThan(0);
  expect(lines[2]?.[1]).toBe(centsText(returns));
});

test('recent reports are those viewed last, custom reports those changed last, five at most', () => {
  const at = (day: number) => `2025-07-${String(day).padStart(2, '0')}T12:00:00.000Z`;
  const reports = [1, 2, 3, 4, 5, 6, 7].map((day) =>
    testReport({ id: `${day}`, lastModified: at(20 - day), lastRun: day === 2 ? 'Never' : at(day) }),
  );
  expect(recentReports(reports).map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3']);
  expect(changedReports(reports).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
});

test('an address with days of its own shows them, up to today, and names them if they have a name', () => {
  const shown = (search: string) => {
    const { period, scope } = suiteViewOf(new URLSearchParams(search), today);
    return [period, scope.range.from, scope.range.to];
  };
  expect(shown(`from=${today}&to=${today}`)).toEqual(['Today', today, today]);
  expect(shown('from=2025-07-13&to=2025-07-19')).toEqual(['This week', '2025-07-13', today]);
  expect(shown('from=2025-07-01&to=2025-07-10')).toEqual([undefined, '2025-07-01', '2025-07-10']);
});
