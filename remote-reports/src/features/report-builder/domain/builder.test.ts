import fc from 'fast-check';
import { builderOffers, reportAddress } from '@back-office/shared/ledger';
import { noChoices, type ReportChoices } from '../../../domain/builtReport/builtDefinition';
import { chartTypes, filterOptions, groupByOptions, widgets } from '../../../domain/reports/definition';
import { metricCategories, metrics } from '../../../domain/reports/metrics';
import {
  draftOf,
  idsIn,
  isSameDraft,
  moveChoice,
  startedBuilder,
  toggleChoice,
  withChart,
  withChoice,
  withDateRange,
  withFilterValues,
  withoutChoice,
  type Choice,
  type ListName,
} from './builder';
import { findMetrics } from './choiceNames';

const some: readonly Choice[] = [
  { list: 'metrics', id: 'gross-sales' },
  { list: 'metrics', id: 'item-name' },
  { list: 'metrics', id: 'tax' },
  { list: 'filters', id: 'channel' },
  { list: 'groupBy', id: 'location' },
  { list: 'groupBy', id: 'date' },
  { list: 'charts', id: 'bar' },
  { list: 'charts', id: 'pie' },
  { list: 'widgets', id: 'kpi' },
  { list: 'widgets', id: 'gross-sales' },
];
const all = some.reduce(withChoice, noChoices);
const lists: readonly ListName[] = ['metrics', 'filters', 'groupBy', 'charts', 'widgets'];

const anyChoice: fc.Arbitrary<Choice> = fc.oneof(
  fc.constantFrom(...metrics.map(({ id }) => ({ list: 'metrics', id }) as const)),
  fc.constantFrom(...filterOptions.map(({ id }) => ({ list: 'filters', id }) as const)),
  fc.constantFrom(...groupByOptions.map(({ id }) => ({ list: 'groupBy', id }) as const)),
  fc.constantFrom(...chartTypes.map((id) => ({ list: 'charts', id }) as const)),
  fc.constantFrom(...widgets.map(({ id }) => ({ list: 'widgets', id }) as const)),
);

test('there are 65 metrics in 15 categories, 18 filters, 12 groups, 4 charts, 8 cards and a KPI', () => {
  expect([metrics.length, metricCategories.length, filterOptions.length, groupByOptions.length]).toEqual([
    65, 15, 18, 12,
  ]);
  expect([chartTypes.length, widgets.filter(({ type }) => type === 'metric').length]).toEqual([4, 8]);
});

test.each(some)('$list $id is added at the end, not twice, and removed', (choice) => {
  const without = withoutChoice(all, choice);
  expect(idsIn(without, choice.list)).not.toContain(choice.id);
  const added = withChoice(without, choice);
  expect(idsIn(added, choice.list).at(-1)).toBe(choice.id);
  expect(withChoice(added, choice)).toBe(added);
});

test('adding and removing never repeats an entry and touches one list only', () => {
  fc.assert(
    fc.property(fc.array(anyChoice, { maxLength: 40 }), (choices) => {
      let report: ReportChoices = noChoices;
      for (const choice of choices) {
        const before = report;
        report = toggleChoice(report, choice);
        const ids = idsIn(report, choice.list);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.includes(choice.id)).toBe(!idsIn(before, choice.list).includes(choice.id));
        for (const list of lists.filter((name) => name !== choice.list)) expect(report[list]).toBe(before[list]);
      }
    }),
  );
});

test.each<[number, number, readonly string[]]>([
  [0, 2, ['item-name', 'tax', 'gross-sales']],
  [2, 0, ['tax', 'gross-sales', 'item-name']],
  [1, -5, ['item-name', 'gross-sales', 'tax']],
  [0, 99, ['item-name', 'tax', 'gross-sales']],
  [7, 0, ['gross-sales', 'item-name', 'tax']],
])('moving metric %i to %i', (from, to, expected) =>
  expect(moveChoice(all, 'metrics', from, to).metrics).toEqual(expected),
);

test.each(lists)('moving in %s keeps its entries', (list) => {
  const moved = moveChoice(all, list, 0, 1);
  expect([...idsIn(moved, list)].sort()).toEqual([...idsIn(all, list)].sort());
  expect(idsIn(moved, list)).toEqual([
    ...idsIn(all, list).slice(1, 2),
    ...idsIn(all, list).slice(0, 1),
    ...idsIn(all, list).slice(2),
  ]);
});

test('a new chart shows the first amount by the first group, a line shows it over time', () => {
  const chart = (choices: ReportChoices, id: 'bar' | 'line') =>
    withChoice(choices, { list: 'charts', id }).charts.at(-1);
  expect(chart(noChoices, 'bar')).toEqual({ type: 'bar', figure: 'gross-sales', by: 'item-name' });
  const report: ReportChoices = { ...noChoices, metrics: ['items-sold', 'channel', 'tax'] };
  expect(chart(report, 'bar')).toEqual({ type: 'bar', figure: 'tax', by: 'channel' });
  expect(chart({ ...report, groupBy: ['employee'] }, 'bar')).toEqual({
    type: 'bar',
    figure: 'tax',
    by: 'attributed-to',
  });
  expect(chart({ ...report, groupBy: ['employee'] }, 'line')).toEqual({ type: 'line', figure: 'tax', by: 'date' });
});

test('filters keep their values, and the date range goes with its filter', () => {
  const range = { from: '2025-07-01', to: '2025-07-05' };
  const withRange = withDateRange(withChoice(all, { list: 'filters', id: 'date-range' }), range);
  expect(withFilterValues(withRange, 'channel', ['Online']).filters[0]).toEqual({ id: 'channel', values: ['Online'] });
  expect(withoutChoice(withRange, { list: 'filters', id: 'channel' }).dateRange).toEqual(range);
  expect(withoutChoice(withRange, { list: 'filters', id: 'date-range' }).dateRange).toBeUndefined();
});

test('a chart is changed in its place', () => {
  const changed = withChart(all, { type: 'bar', figure: 'tax', by: 'channel' });
  expect(changed.charts.map(({ type, figure }) => [type, figure])).toEqual([
    ['bar', 'tax'],
    ['pie', 'gross-sales'],
  ]);
});

test('a draft is the same until something of it changes', () => {
  const builder = { name: 'A', description: '', choices: all };
  expect(isSameDraft(builder, { ...builder, choices: { ...all } })).toBe(true);
  expect(isSameDraft(builder, { ...builder, name: 'B' })).toBe(false);
  expect(isSameDraft(builder, { ...builder, choices: moveChoice(all, 'metrics', 0, 1) })).toBe(false);
  expect(draftOf(builder).metrics).toEqual(['gross-sales', 'item-name', 'tax']);
});

test.each([
  ['gross', ['gross-sales', 'net-sales']],
  ['barcode', ['gtin']],
  ['vendors code', ['vendor-code']],
  ['nothing like it', []],
])('searching metrics for “%s” finds %j', (query, expected) =>
  expect(findMetrics(metrics, query).map(({ id }) => id)).toEqual(expected),
);

const june = { from: '2025-06-01', to: '2025-06-30' };

test('an address starts a report with a figure, its group, its days, and its filters', () => {
  const address = reportAddress('net-sales', 'date', {
    range: june,
    filters: [{ field: 'location', values: ['Location 2'] }],
  });
  expect(address).toBe(
    '/financial-suite/custom-reports/create?figure=net-sales&by=date&from=2025-06-01&to=2025-06-30&location=location-2',
  );
  expect(startedBuilder(new URLSearchParams(address?.split('?')[1]))).toEqual({
    name: 'Net sales by date',
    description: '',
    choices: {
      ...noChoices,
      metrics: ['net-sales'],
      groupBy: ['date'],
      filters: [
        { id: 'location', values: ['Location 2'] },
        { id: 'date-range', values: [] },
      ],
      dateRange: june,
      charts: [{ type: 'line', figure: 'net-sales', by: 'date' }],
    },
  });
  expect(startedBuilder(new URLSearchParams('preview'))).toBeUndefined();
});

test('every figure, group, and filter that addresses can name is in the builder', () => {
  for (const figure of builderOffers.figures)
    for (const by of builderOffers.groups) {
      const address = reportAddress(figure, by, { range: june, filters: [] }) ?? '';
      expect(startedBuilder(new URLSearchParams(address.split('?')[1]))).toBeDefined();
    }
  const fields = filterOptions.map(({ field }) => field);
  expect(builderOffers.filters.filter((field) => !fields.includes(field))).toEqual([]);
});

test('what the builder cannot make has no address', () => {
  expect(reportAddress('tips', 'date', { range: june, filters: [] })).toBeUndefined();
  expect(reportAddress('net-sales', 'week', { range: june, filters: [] })).toBeUndefined();
  expect(
    reportAddress('net-sales', 'date', { range: june, filters: [{ field: 'tender', values: ['Cash'] }] }),
  ).toBeUndefined();
});
