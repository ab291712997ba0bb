import fc from 'fast-check';
import { createLedger, defaultRange, localLedgerPort, measureOf } from '@back-office/shared/ledger';
import { salesOf } from '@back-office/shared/ledger/testing';
import { filterOptions, groupByOptions, widgets, type GroupById } from '../reports/definition';
import { fieldOf, isRecorded, type FieldId } from '../reports/fields';
import { metrics } from '../reports/metrics';
import { isTotalAlone, leavesOf } from '../reports/reportResult';
import { reportCsv } from '../reports/reportCsv';
import { choicesOf, contentOf, definitionOf, isNothingChosen, noChoices, type ReportChoices } from './builtDefinition';
import { askBuiltReport, type BuiltReport } from './builtReport';

const range = defaultRange;
const now = { day: '2026-11-23', minute: 78 };
const ledger = createLedger();
const port = localLedgerPort(ledger);

function built(choices: Partial<ReportChoices>): BuiltReport {
  const answer = askBuiltReport(port, definitionOf({ ...noChoices, ...choices }), range, now);
  if (answer instanceof Promise) throw new Error('The local ledger answers at once.');
  return answer;
}

describe('the rows of the shop', () => {
  test('the ledger answers what it holds', () => {
    const report = built({ metrics: ['item-name', 'gross-sales', 'net-sales', 'tax'] });
    expect(report.definition.missing).toEqual({ columns: [], groups: [], filters: [] });
    const data = salesOf(ledger.rowsOf(range));
    expect(report.table?.total.cells.slice(1)).toEqual([data.grossSales, data.netSales, data.taxes]);
  });

  test('lines of the ledger with the same texts are one row, and the rows add up to the total', () => {
    const metricsOf = (report: BuiltReport) => report.table?.columns.findIndex(({ id }) => id === 'net-sales') ?? -1;
    const report = built({ metrics: ['item-name', 'channel', 'net-sales'], groupBy: ['location'] });
    const groups = report.table?.rows ?? [];
    for (const { children, cells } of groups) {
      const texts = children.map(({ path }) => path.map(({ value }) => value).join());
      expect(new Set(texts).size).toBe(texts.length);
      const sum = children.reduce((total, row) => total + Number(row.cells[metricsOf(report)]), 0);
      expect(sum).toBe(cells[metricsOf(report)]);
    }
    expect(leavesOf(groups).length).toBeGreaterThan(groups.length);
  });

  test('without texts the groups are the rows, or the total is', () => {
    const rows = (choices: Partial<ReportChoices>) => built({ metrics: ['net-sales'], ...choices }).table?.rows ?? [];
    expect(
      rows({ groupBy: ['location'] })
        .map(({ label }) => label)
        .sort(),
    ).toEqual(['Location 1', 'Location 2', 'Location 3']);
    expect(rows({})).toMatchObject([{ label: 'Total', cells: [salesOf(ledger.rowsOf(range)).netSales] }]);
  });

  test('a metric that the shop does not record is an empty column and changes no other figure', () => {
    const metricsOfShop = ['item-name', 'gross-sales', 'net-sales'] as const;
    const plain = built({ metrics: metricsOfShop, widgets: ['net-sales'] });
    const report = built({ metrics: [...metricsOfShop, 'gtin', 'commission'], widgets: ['net-sales'] });
    expect(report.definition.missing.columns).toEqual(['gtin', 'commission']);
    expect(report.widgets).toEqual(plain.widgets);
    const shown = report.table?.rows.map(({ label, cells }) => [label, ...cells]);
    expect(shown).toEqual(plain.table?.rows.map(({ label, cells }) => [label, ...cells, undefined, undefined]));
    expect(report.table?.total.cells).toEqual([...(plain.table?.total.cells ?? []), undefined, undefined]);
  });

  test('nothing is grouped or filtered by what is not recorded, and the report says so', () => {
    const plain = built({ metrics: ['item-name', 'net-sales'], groupBy: ['channel'] });
    const report = built({
      metrics: ['item-name', 'net-sales'],
      groupBy: ['menu', 'channel'],
      filters: [{ id: 'menu', values: ['All day'] }],
    });
    expect(report.definition.missing).toEqual({ columns: [], groups: ['menu'], filters: ['menu'] });
    expect(report.table?.rows).toEqual(plain.table?.rows);
  });

  test('a chart or a widget of what is not recorded has no figures and says why', () => {
    const { charts, widgets: cards } = built({
      charts: [
        { type: 'bar', figure: 'commission' },
        { type: 'pie', figure: 'net-sales', by: 'menu' },
        { type: 'line', figure: 'net-sales', by: 'date' },
      ],
      widgets: ['cover-count', 'net-sales'],
    });
    expect(charts.map(({ missing }) => missing)).toEqual([['commission'], ['menu'], []]);
    expect(charts.map(({ points }) => points.length > 0)).toEqual([false, false, true]);
    expect(cards).toMatchObject([{ measure: undefined, value: undefined }, { measure: 'net-sales' }]);
  });

  test('the metrics that no shop records here are those named in the rules', () => {
    expect(metrics.filter(({ id }) => !isRecorded(id)).map(({ id }) => id)).toEqual([
      'gtin',
      'category-rollup',
      'discount-name',
      'menu',
      'dining-option',
      'fulfillment-method',
      'void',
      'amount-voided',
      'items-voided',
      'void-reason',
      'items-comped',
      'comp-reason',
      ...metrics
        .filter(({ category }) => ['Custom', 'Modifiers', 'Variations', 'Hierarchy', 'Vendors'].includes(category))
        .map(({ id }) => id)
        .filter((id) => id !== 'variation-name'),
      'commission',
    ]);
  });
});

test.each(groupByOptions.filter(({ field }) => isRecorded(field)).map(({ id }) => [id]))(
  'grouping by %s groups and keeps the total',
  (id: GroupById) => {
    const metricsOfShop = ['net-sales', 'sku'] as const;
    const plain = built({ metrics: metricsOfShop });
    const rows = built({ metrics: metricsOfShop, groupBy: [id] }).table?.rows ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ children }) => children.length > 0)).toBe(true);
    const netSales = rows.reduce((sum, { cells }) => sum + Number(cells[1]), 0);
    expect(netSales).toBe(plain.table?.total.cells[0]);
  },
);

test('all combinations of filters keep only matching rows', () => {
  const report = built({
    metrics: ['transaction-id', 'gross-sales'],
    filters: [
      { id: 'location', values: ['Location 1', 'Location 2'] },
      { id: 'channel', values: ['In-Store'] },
    ],
  });
  const expected = ledger
    .rowsOf(range)
    .filter(({ location, channel }) => location !== 'Location 3' && channel === 'In-Store');
  expect(report.table?.total.cells[1]).toBe(salesOf(expected).grossSales);
});

test('widgets have the figure of the range and of as many days before', () => {
  const report = built({ widgets: ['gross-sales', 'transaction-count', 'cover-count', 'kpi'] });
  const of = (dateRange: typeof range) => salesOf(ledger.rowsOf(dateRange));
  const before = of({ from: '2025-06-15', to: '2025-06-21' });
  expect(report.widgets).toMatchObject([
    { id: 'gross-sales', value: of(range).grossSales, baseline: before.grossSales, isKpi: false },
    { id: 'transaction-count', value: ledger.rowsOf(range).length },
    { id: 'cover-count', value: undefined, baseline: undefined },
    { id: 'kpi', value: of(range).totalSales, baseline: before.totalSales, isKpi: true },
  ]);
  expect(report.table).toBeUndefined();
});

test('a chart without a group has one point, the total', () => {
  const { charts } = built({ charts: [{ type: 'bar', figure: 'gross-sales' }] });
  const { grossSales } = salesOf(ledger.rowsOf(range));
  expect(charts[0]?.points).toEqual([{ name: 'Total', value: grossSales }]);
});

test('charts add up to their figure, with the smallest parts together', () => {
  const { charts } = built({
    charts: [
      { type: 'pie', figure: 'gross-sales', by: 'item-name' },
      { type: 'line', figure: 'net-sales', by: 'date' },
    ],
  });
  const data = salesOf(ledger.rowsOf(range));
  const sum = (index: number) => charts[index]?.points.reduce((total, { value }) => total + Number(value), 0);
  expect(charts.map(({ title }) => title)).toEqual(['Gross sales by item', 'Net sales by day']);
  expect([sum(0), sum(1)]).toEqual([data.grossSales, data.netSales]);
  expect(charts[0]?.points.length).toBeLessThanOrEqual(6);
  expect(charts[1]?.points).toHaveLength(7);
});

describe('stored choices', () => {
  test('what this version does not know is left out, repetitions too, and names are understood', () => {
    const choices = choicesOf({
      metrics: ['Gross Sales', 'gross-sales', 'weather', 'tax'],
      content: {
        filters: [
          { id: 'location', values: ['Location 1'] },
          { id: 'moon', values: [] },
        ],
        groupBy: ['location', 'location', 'mood'],
        charts: [
          { type: 'bar', figure: 'tax' },
          { type: 'bar', figure: 'net-sales' },
        ],
        widgets: ['kpi', 'none'],
      },
    });
    expect(choices).toMatchObject({
      metrics: ['gross-sales', 'tax'],
      filters: [{ id: 'location', values: ['Location 1'] }],
      groupBy: ['location'],
      charts: [{ type: 'bar', figure: 'tax' }],
      widgets: ['kpi'],
    });
  });

  test('all options survive storing', () => {
    const all: ReportChoices = {
      metrics: metrics.map(({ id }) => id),
      filters: filterOptions.map(({ id }) => ({ id, values: ['x'] })),
      groupBy: groupByOptions.map(({ id }) => id),
      charts: [{ type: 'bar', figure: 'gross-sales', by: 'location' }],
      widgets: widgets.map(({ id }) => id),
      dateRange: range,
    };
    expect(choicesOf({ metrics: all.metrics, content: contentOf(all) })).toEqual(all);
  });

  test('a report without content has only its metrics', () => {
    expect(isNothingChosen(choicesOf({ metrics: [] }))).toBe(true);
    expect(isNothingChosen(choicesOf({ metrics: ['tax'] }))).toBe(false);
  });
});

describe('whatever is chosen', () => {
  const idsOf = <Id extends string>(options: readonly { readonly id: Id }[]) => options.map(({ id }) => id);
  const anyChoices = fc.record({
    metrics: fc.uniqueArray(fc.constantFrom(...idsOf(metrics)), { minLength: 1, maxLength: 8 }),
    groupBy: fc.uniqueArray(fc.constantFrom(...idsOf(groupByOptions)), { maxLength: 3 }),
    widgets: fc.constant(idsOf(widgets)),
    filters: fc.constantFrom<ReportChoices['filters']>([], [{ id: 'channel', values: ['In-Store', 'Online'] }]),
  });

  test('table, charts, widgets and file agree', () => {
    const isSum = (id: FieldId) => {
      const { measure } = fieldOf(id);
      const formula = measure && measureOf(measure).formula;
      return formula !== undefined && ('plus' in formula || 'minus' in formula || 'total' in formula);
    };
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const charts = choices.metrics.filter(isSum).map((figure) => ({ type: 'bar', figure }) as const);
        const { table, ...report } = built({ ...choices, charts });
        if (!table) throw new Error('A report with metrics has a table.');
        const rows = leavesOf(table.rows);
        const texts = reportCsv(table);
        expect(texts).not.toMatch(/NaN|undefined|Infinity/);
        // The head and the total, which is the only row of a report without texts and groups.
        expect(texts.match(/\r\n/g)).toHaveLength(isTotalAlone(table) ? 2 : rows.length + 2);
        for (const [index, { id, isFigure }] of table.columns.entries()) {
          if (!isFigure || !isSum(id)) continue;
          const total = table.total.cells[index];
          const sumOf = (values: readonly unknown[]) => values.reduce<number>((sum, value) => sum + Number(value), 0);
          expect(sumOf(rows.map(({ cells }) => cells[index]))).toBe(total);
          expect(sumOf(table.rows.map(({ cells }) => cells[index]))).toBe(total);
          const chart = report.charts[charts.findIndex(({ figure }) => figure === id)];
          expect(sumOf(chart?.points.map(({ value }) => value) ?? [])).toBe(total);
          for (const widget of report.widgets) if (widget.figure === id) expect(widget.value).toBe(total);
        }
      }),
      { numRuns: 60 },
    );
  });
});
