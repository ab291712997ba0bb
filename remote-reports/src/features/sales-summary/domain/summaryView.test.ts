import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import {
  comparisons,
  defaultRange,
  granularities,
  groupByChoices,
  locationChoices,
  timeRanges,
  writeFigures,
} from '@back-office/shared/ledger';
import { choicesIn, displays, reportControls, withChosen } from '../../../domain/reportControls';
import { defaultView, lineOf, summaryControls, viewOf } from './summaryView';
import { drillDownLines } from '../../../domain/reportLineRows';

const read = (search: string) => viewOf(new URLSearchParams(search));

test('an empty address opens the defaults: June 22–28, 2025, All, All day, All', () => {
  expect(read('')).toMatchObject(defaultView);
  expect(defaultView.scope).toEqual({ range: { from: '2025-06-22', to: '2025-06-28' }, filters: [] });
  expect(defaultView.groupBy).toBe('All');
  expect(choicesIn(new URLSearchParams(), summaryControls)).toMatchObject({
    report: 'Summary',
    view: 'Gauge',
    compare: 'None',
  });
});

test('every part of the view is read from the address', () => {
  const search =
    'from=2025-07-01&to=2025-07-31&report=weekly&location=location-2&view=table&group=staff&time=evening' +
    '&compare=same-period-last-year&line=net-sales';
  expect(read(search)).toEqual({
    scope: {
      range: { from: '2025-07-01', to: '2025-07-31' },
      filters: [
        { field: 'location', values: ['Location 2'] },
        { field: 'part-of-day', values: ['Evening'] },
      ],
    },
    groupBy: 'Staff',
    granularity: 'Weekly',
    display: 'Table',
    comparison: 'Same period last year',
  });
  expect(lineOf(new URLSearchParams(search))).toBe('net-sales');
});

test.each([
  'report=yearly',
  'view=pie',
  'group=color',
  'time=night',
  'compare=tomorrow',
  'line=taxes',
  'from=2025-07-01',
  'from=2025-07-02&to=2025-07-01',
  'from=2025-02-30&to=2025-03-01',
  'from=1999-12-31&to=2000-01-02',
  'from=2000-01-01&to=2099-12-31',
  'report=&location=&line=',
])('the unknown value in %s falls back to the default', (search) => {
  expect(read(search)).toMatchObject(defaultView);
  expect(lineOf(new URLSearchParams(search))).toBeUndefined();
});

test('the first of two parameters with the same name counts', () => {
  expect(read('view=table&view=chart').display).toBe('Table');
});

test('defaults are removed from the address, and the rest of it stays', () => {
  const params = new URLSearchParams('seed=7&report=daily&line=returns&from=2025-07-01&to=2025-07-02');
  expect(withChosen(params, reportControls.report, 'Summary').toString()).toBe(
    'seed=7&line=returns&from=2025-07-01&to=2025-07-02',
  );
  expect(writeFigures(params, { line: undefined }).toString()).toBe(
    'seed=7&report=daily&from=2025-07-01&to=2025-07-02',
  );
  expect(writeFigures(params, { range: defaultRange }, defaultRange).toString()).toBe(
    'seed=7&report=daily&line=returns',
  );
  expect(params.get('report')).toBe('daily');
});

const options = fc.record({
  report: fc.constantFrom(...granularities),
  location: fc.constantFrom(...locationChoices),
  view: fc.constantFrom(...displays),
  group: fc.constantFrom(...groupByChoices),
  time: fc.constantFrom(...timeRanges),
  compare: fc.constantFrom(...comparisons),
});

test('every choice is read back from the address', () => {
  fc.assert(
    fc.property(options, fc.constantFrom(...drillDownLines, undefined), (choices, line) => {
      const params = summaryControls.reduce<URLSearchParams>(
        (address, control) => withChosen(address, control, choices[control.name as keyof typeof choices]),
        writeFigures(new URLSearchParams(), { line }),
      );
      const read = new URLSearchParams(params.toString());
      expect([choicesIn(read, summaryControls), lineOf(read)]).toEqual([choices, line]);
    }),
  );
});

test('any address gives a valid view', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (search) => {
      const { scope, display } = read(search);
      expect(displays).toContain(display);
      for (const { values } of scope.filters) expect(values).toHaveLength(1);
    }),
    { numRuns: effort(50, 100) },
  );
});
