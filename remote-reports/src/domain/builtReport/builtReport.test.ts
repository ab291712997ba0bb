import fc from 'fast-check';
import { createLedger, createRandom, localLedgerPort, noFilters, salesDataOf } from '@back-office/shared/ledger';
import { filterOptions, groupByOptions, widgets, type GroupById } from '../reports/definition';
import type { FieldId } from '../reports/fields';
import { ledgerSource } from '../reports/ledgerSource';
import { metrics } from '../reports/metrics';
import { reportCsv } from '../reports/reportCsv';
import { hasField } from '../reports/reportSource';
import { choicesOf, contentOf, definitionOf, isNothingChosen, noChoices, type ReportChoices } from './builtDefinition';
import { askBuiltReport, leavesOf, rowSourceOf, type BuiltReport } from './builtReport';
import { createSampleRows } from './sampleRows';
import { sampleSource } from './sampleSource';

const range = noFilters.dateRange;
const ledger = createLedger();
const port = localLedgerPort(ledger);
const sampleRows = createSampleRows(createRandom(7));

function built(choices: Partial<ReportChoices>): BuiltReport {
  const answer = askBuiltReport(port, definitionOf({ ...noChoices, ...choices }), range, sampleRows);
  if (answer instanceof Promise) throw new Error('The local ledger answers at once.');
  return answer;
}

describe('the sample rows', () => {
  test('there are 50 with 38 fields each, over five items', () => {
    expect(sampleRows).toHaveLength(50);
    for (const row of sampleRows) expect(Object.keys(row)).toHaveLength(38);
    expect(new Set(sampleRows.map(({ itemName }) => itemName.replace(/ \d+$/, ''))).size).toBe(5);
  });

  test('the item names get a number from the sixth row on, which changes every five rows', () => {
    const suffixes = sampleRows.map(({ itemName }) => / (\d+)$/.exec(itemName)?.[1] ?? '1');
    expect(suffixes).toEqual(sampleRows.map((_, index) => String(Math.floor(index / 5) + 1)));
  });

  test('they vary with the random source and repeat with its seed', () => {
    expect(createSampleRows(createRandom(7))).toEqual(sampleRows);
    expect(createSampleRows(createRandom(8))).not.toEqual(sampleRows);
  });

  test('net sales are gross sales less discounts, comps and refunds', () => {
    for (const { grossSales, amountDiscounted, refunds, netSales } of sampleRows)
      expect(grossSales + amountDiscounted + refunds).toBe(netSales);
  });
});

describe('one source of rows', () => {
  test('the ledger answers what it holds', () => {
    const report = built({ metrics: ['item-name', 'gross-sales', 'net-sales', 'tax'] });
    expect(report.rowSource).toEqual({ kind: 'ledger' });
    const data = salesDataOf(ledger.rowsOf(range));
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
    expect(rows({})).toMatchObject([{ label: 'Total', cells: [salesDataOf(ledger.rowsOf(range)).netSales] }]);
  });

  test('one metric that the ledger lacks makes every row a sample row', () => {
    const report = built({ metrics: ['item-name', 'gross-sales', 'menu'], widgets: ['gross-sales'] });
    expect(report.rowSource).toEqual({ kind: 'sample', notInLedger: ['menu'], nowhere: [] });
    const gross = sampleRows.reduce((sum, { grossSales }) => sum + grossSales, 0);
    expect(report.table?.rows).toHaveLength(50);
    expect(report.table?.total.cells[1]).toBe(gross);
    expect(report.widgets).toMatchObject([{ value: gross, baseline: undefined }]);
  });

  test('a field that no source holds is named and leaves its column out of the result', () => {
    const report = built({ metrics: ['item-name', 'vendor-name', 'gross-sales'] });
    expect(report.rowSource).toEqual({ kind: 'sample', notInLedger: ['vendor-name'], nowhere: ['vendor-name'] });
    expect(report.table?.columns.map(({ id }) => id)).toEqual(['item-name', 'gross-sales']);
  });

  test('a group, a filter or a chart that the ledger lacks counts too; a filter without values does not', () => {
    const kind = (choices: Partial<ReportChoices>) =>
      rowSourceOf(definitionOf({ ...noChoices, metrics: ['gross-sales'], ...choices })).kind;
    expect(kind({ groupBy: ['menu'] })).toBe('sample');
    expect(kind({ filters: [{ id: 'menu', values: ['All day'] }] })).toBe('sample');
    expect(kind({ filters: [{ id: 'menu', values: [] }] })).toBe('ledger');
    expect(kind({ charts: [{ type: 'bar', figure: 'commission' }] })).toBe('sample');
    expect(kind({ widgets: ['cover-count'] })).toBe('ledger');
  });

  test('the ledger or the sample rows hold every metric except those named in the rules', () => {
    const held = (id: (typeof metrics)[number]['id']) =>
      rowSourceOf(definitionOf({ ...noChoices, metrics: [id] })).kind === 'ledger' || hasField(sampleSource, id);
    expect(metrics.filter(({ id }) => !held(id)).map(({ category }) => category)).toEqual(
      metrics
        .filter(
          ({ id, category }) =>
            ['Custom', 'Modifiers', 'Variations', 'Hierarchy', 'Vendors'].includes(category) || /reason/.test(id),
        )
        .map(({ category }) => category),
    );
  });
});

test.each(groupByOptions.map(({ id }) => [id]))('grouping by %s groups and keeps the total', (id: GroupById) => {
  const plain = built({ metrics: ['net-sales', 'menu'] });
  const grouped = built({ metrics: ['net-sales', 'menu'], groupBy: [id] });
  const rows = grouped.table?.rows ?? [];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ children }) => children.length > 0)).toBe(true);
  expect(rows.reduce((sum, { lineCount }) => sum + lineCount, 0)).toBe(50);
  const netOf = (report: BuiltReport) =>
    report.table?.total.cells[report.table.columns.findIndex(({ id: column }) => column === 'net-sales')];
  expect(netOf(grouped)).toBe(netOf(plain));
});

test('all combinations of filters keep only matching rows', () => {
  const report = built({
    metrics: ['location', 'channel', 'menu', 'gross-sales'],
    filters: [
      { id: 'location', values: ['Location 1', 'Location 2'] },
      { id: 'channel', values: ['In-Store'] },
    ],
  });
  const expected = sampleRows.filter(({ location, channel }) => location !== 'Location 3' && channel === 'In-Store');
  expect(report.table?.rows).toHaveLength(expected.length);
});

test('widgets have the figure of the range and of as many days before', () => {
  const report = built({ widgets: ['gross-sales', 'transaction-count', 'cover-count', 'kpi'] });
  const of = (dateRange: typeof range) => salesDataOf(ledger.rowsOf(dateRange));
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
  const { grossSales } = salesDataOf(ledger.rowsOf(range));
  expect(charts[0]?.points).toEqual([{ name: 'Total', value: grossSales }]);
});

test('charts add up to their figure, with the smallest parts together', () => {
  const { charts } = built({
    charts: [
      { type: 'pie', figure: 'gross-sales', by: 'item-name' },
      { type: 'line', figure: 'net-sales', by: 'date' },
    ],
  });
  const data = salesDataOf(ledger.rowsOf(range));
  const sum = (index: number) => charts[index]?.points.reduce((total, { value }) => total + value, 0);
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

  test.each(['ledger', 'sample'] as const)('table, charts, widgets and file agree over the %s', (kind) => {
    const source = kind === 'ledger' ? ledgerSource : sampleSource;
    const isSum = (id: FieldId) => ['sum', 'total'].includes(source.figures[id]?.by ?? '');
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const charts = choices.metrics.filter(isSum).map((figure) => ({ type: 'bar', figure }) as const);
        const { table, ...report } = built({ ...choices, charts });
        fc.pre(report.rowSource.kind === kind);
        if (!table) throw new Error('A report with metrics has a table.');
        const rows = leavesOf(table.rows);
        const texts = reportCsv(table);
        expect(texts).not.toMatch(/NaN|undefined|Infinity/);
        // A row of one empty cell is an empty line.
        expect(texts.match(/\r\n/g)).toHaveLength(rows.length + 2);
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
