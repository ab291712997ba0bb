import { capitalized } from '@back-office/shared/format';
import { fieldOf, fields, isRecorded } from '../../../domain/reports/fields';
import { groupingName } from '../../../domain/reports/groupTexts';
import { missingReports } from '../../../domain/missingReports';
import { menuReports, reportBySlug, type MenuReport } from './menuReports';
import { choicesIn, withChosen } from '../../../domain/reportControls';
import { controlsOf, printedScope, viewOf, withKnownChart, withSort } from './reportView';

function menuReport(slug: string): MenuReport {
  const report = reportBySlug(slug);
  if (!report) throw new Error(`There is no report ${slug}.`);
  return report;
}

function withFilter(report: MenuReport, params: URLSearchParams, name: string, value: string) {
  const control = controlsOf(report).find((each) => each.name === name);
  if (!control) throw new Error(`${report.slug} has no control ${name}.`);
  return withChosen(params, control, value);
}

const viewAt = (slug: string, search = '') => viewOf(menuReport(slug), new URLSearchParams(search));

test('reports have different addresses, and the ledger can answer all of them in every grouping', () => {
  const slugs = [...menuReports, ...missingReports].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const report of menuReports)
    for (const grouping of report.groupings) {
      const by = capitalized(groupingName(grouping));
      const { definition } = viewOf(report, withFilter(report, new URLSearchParams(), 'by', by));
      expect(definition.groupBy).toEqual(grouping);
      const { groupBy, columns, filters } = definition;
      expect([...groupBy, ...columns, ...filters.map(({ field }) => field)].filter((id) => !isRecorded(id))).toEqual(
        [],
      );
    }
});

test('columns of a report have different names, because the chart is chosen by name', () => {
  for (const { slug, columns } of menuReports) {
    const names = columns.map((id) => fields.get(id)?.name);
    expect([slug, new Set(names).size]).toEqual([slug, names.length]);
  }
});

test('related reports exist', () => {
  for (const { related = [] } of menuReports) for (const slug of related) expect(reportBySlug(slug)).toBeDefined();
});

test('an address without parameters shows the defaults', () => {
  const { definition, scope } = viewAt('sales-by-item');
  const choices = choicesIn(new URLSearchParams(), controlsOf(menuReport('sales-by-item')));
  expect(scope).toEqual({ range: { from: '2025-06-22', to: '2025-06-28' }, filters: [] });
  expect(choices).toMatchObject({ by: 'Item', location: 'All', channel: 'All', time: 'All day', chart: 'Net sales' });
  expect(definition).toMatchObject({ groupBy: ['item-name'], filters: [], sort: undefined });
});

test('an address chooses grouping, filters, chart and order', () => {
  const search =
    'by=location-and-item&location=location-2&channel=online&staff=theo-lindqvist&time=evening&chart=tax&sort=-tax';
  const { definition, scope } = viewAt('sales-by-item', search);
  expect(scope.filters).toEqual([
    { field: 'location', values: ['Location 2'] },
    { field: 'part-of-day', values: ['Evening'] },
  ]);
  expect(definition).toMatchObject({
    groupBy: ['location', 'item-name'],
    filters: [
      { field: 'channel', values: ['Online'] },
      { field: 'collected-by', values: ['Theo Lindqvist'] },
    ],
    charts: [{ figure: 'tax' }],
    sort: { by: 'tax', isDescending: true },
  });
});

test('unknown parameters are ignored', () => {
  const { definition, sort } = viewAt('sales-by-item', 'by=moon&chart=moon&sort=-moon&moon=full');
  expect(definition).toEqual(viewAt('sales-by-item').definition);
  expect(sort).toBeUndefined();
});

test('an address may name locations, channels, tenders and team members that only another ledger has', () => {
  const params = withFilter(
    menuReport('payments'),
    new URLSearchParams('channel=Phone&tender=Cheque'),
    'staff',
    'Zuri O',
  );
  const search = withFilter(menuReport('payments'), params, 'location', 'Kiosk').toString();
  const { definition, scope } = viewAt('payments', search);
  expect(scope.filters).toEqual([{ field: 'location', values: ['Kiosk'] }]);
  expect(definition.filters.map(({ field, values }) => [field, ...values])).toEqual([
    ['channel', 'Phone'],
    ['collected-by', 'Zuri O'],
    ['tender', 'Cheque'],
  ]);
});

test('a filter that the report fixes is not offered', () => {
  const names = (slug: string) => controlsOf(menuReport(slug)).map(({ name }) => name);
  expect(names('online')).not.toContain('channel');
  expect(viewAt('online', 'channel=invoice').definition.filters).toEqual([{ field: 'channel', values: ['Online'] }]);
  expect(names('payments')).toContain('tender');
  expect(names('sales-by-item')).not.toContain('tender');
});

test('a printed report says its range, its groups and its filters', () => {
  const report = menuReport('sales-by-item');
  const params = new URLSearchParams('by=category-and-item&channel=online&location=location-2');
  expect(printedScope(report, viewOf(report, params).scope.range, choicesIn(params, controlsOf(report)))).toBe(
    'Jun 22 – 28, 2025 · Group by: Category and item · Channel: Online',
  );
});

test('figures are sorted from the largest, texts from A; pressing again reverses the order', () => {
  const byTax = withSort(new URLSearchParams(), 'tax', undefined);
  expect(byTax.get('sort')).toBe('-tax');
  expect(withSort(byTax, 'tax', { by: 'tax', isDescending: true }).get('sort')).toBe('tax');
  expect(withSort(byTax, 'item-name', { by: 'tax', isDescending: true }).get('sort')).toBe('item-name');
});

test.each([
  ['customer-directory', {}, 'total-sales'],
  ['customer-directory', { 'total-sales': 'No tips.' }, 'net-sales'],
  ['taxes', { taxes: 'No taxes.', 'taxes-on-sales': 'No taxes.', 'taxes-on-refunds': 'No taxes.' }, 'net-sales'],
  ['payments', { 'total-payments': 'No refunds.' }, 'payments-collected'],
] as const)('the chart of %s without %j opens on %s', (slug, unknown, figure) => {
  const { definition } = viewOf(withKnownChart(menuReport(slug), unknown), new URLSearchParams());
  expect(fieldOf(definition.charts[0]?.figure ?? 'net-sales').measure).toBe(figure);
});
