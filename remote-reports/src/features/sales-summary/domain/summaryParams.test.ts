import fc from 'fast-check';
import { granularities, groupByChoices, locationChoices, timeRanges } from '@back-office/shared/ledger';
import { drillDownLines } from '@back-office/shared/routes';
import { comparisons } from '../../../domain/comparison';
import { withRange } from '../../../domain/rangeParams';
import { lineOf, viewOf, withChoice, withLine } from './summaryParams';
import { choiceDefinitions, choicesOf, defaultView, drawings } from './summaryView';

const read = (search: string) => viewOf(new URLSearchParams(search));

test('an address that says nothing opens the defaults: 22–28 June 2025, All, All day, All', () => {
  expect(read('')).toEqual(defaultView);
  expect(defaultView.filters).toEqual({
    dateRange: { from: '2025-06-22', to: '2025-06-28' },
    location: 'All',
    timeframe: 'All day',
    groupBy: 'All',
  });
  expect(choicesOf(defaultView)).toMatchObject({ report: 'Summary', view: 'Gauge', compare: 'None' });
});

test('every part of the view can be asked for', () => {
  const search =
    'from=2025-07-01&to=2025-07-31&report=weekly&location=location-2&view=table&group=staff&time=evening' +
    '&compare=same-period-last-year&line=net-sales';
  expect(read(search)).toEqual({
    filters: {
      dateRange: { from: '2025-07-01', to: '2025-07-31' },
      location: 'Location 2',
      timeframe: 'Evening',
      groupBy: 'Staff',
    },
    granularity: 'Weekly',
    drawing: 'Table',
    comparison: 'Same period last year',
  });
  expect(lineOf(new URLSearchParams(search))).toBe('net-sales');
});

test.each([
  'report=yearly',
  'location=location-4',
  'view=pie',
  'group=colour',
  'time=night',
  'compare=tomorrow',
  'line=taxes',
  'from=2025-07-01',
  'from=2025-07-02&to=2025-07-01',
  'from=2025-02-30&to=2025-03-01',
  'from=1999-12-31&to=2000-01-02',
  'from=2000-01-01&to=2099-12-31',
  'report=&location=&line=',
])('what %s asks for is unknown and falls back to the default', (search) => {
  expect(read(search)).toEqual(defaultView);
  expect(lineOf(new URLSearchParams(search))).toBeUndefined();
});

test('the first of two equal names counts', () => {
  expect(read('view=table&view=chart').drawing).toBe('Table');
});

test('defaults leave no trace, and the rest of the address stays', () => {
  const params = new URLSearchParams('seed=7&report=daily&line=returns&from=2025-07-01&to=2025-07-02');
  expect(withChoice(params, 'report', 'Summary').toString()).toBe('seed=7&line=returns&from=2025-07-01&to=2025-07-02');
  expect(withLine(params, undefined).toString()).toBe('seed=7&report=daily&from=2025-07-01&to=2025-07-02');
  expect(withRange(params, defaultView.filters.dateRange).toString()).toBe('seed=7&report=daily&line=returns');
  expect(params.get('report')).toBe('daily');
});

const options = fc.record({
  report: fc.constantFrom(...granularities),
  location: fc.constantFrom(...locationChoices),
  view: fc.constantFrom(...drawings),
  group: fc.constantFrom(...groupByChoices),
  time: fc.constantFrom(...timeRanges),
  compare: fc.constantFrom(...comparisons),
});

test('whatever is chosen is read back from the address', () => {
  fc.assert(
    fc.property(options, fc.constantFrom(...drillDownLines, undefined), (choices, line) => {
      const params = choiceDefinitions.reduce(
        (address, { name }) => withChoice(address, name, choices[name]),
        withLine(new URLSearchParams(), line),
      );
      const read = new URLSearchParams(params.toString());
      expect([choicesOf(viewOf(read)), lineOf(read)]).toEqual([choices, line]);
    }),
  );
});

test('no junk in the address is more than its defaults', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (search) => {
      const { filters, ...view } = read(search);
      expect(drawings).toContain(view.drawing);
      expect(locationChoices).toContain(filters.location);
    }),
  );
});
