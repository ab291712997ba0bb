import fc from 'fast-check';
import { createLedger, filterTransactions, groupSales, salesDataOf, type SalesData } from '@back-office/shared/ledger';
import { anyFilters, anyRange, anySource } from '@back-office/shared/ledger/testing';
import type { ReportDefinition } from './definition';
import { evaluateReport, type ReportResult, type ReportRow } from './evaluateReport';
import { fields, isFigure, type FieldId } from './fields';
import { ledgerLines } from './ledgerLines';
import { ledgerSource } from './ledgerSource';
import { hasField } from './reportSource';

const plain: ReportDefinition = {
  id: 'test',
  title: 'Test',
  description: '',
  source: 'items',
  groupBy: [],
  columns: [],
  filters: [],
  charts: [],
  widgets: [],
  detail: 'groups',
};

const ids = [...fields.keys()].filter((id) => hasField(ledgerSource, id));
const texts = ids.filter((id) => !isFigure(id));
const figures = ids.filter(isFigure);
const addedUp = figures.filter((id) => ['sum', 'total'].includes(ledgerSource.figures[id]?.by ?? ''));

/** What the sales summary says for the same transactions. */
const inSummary: Readonly<Partial<Record<FieldId, (data: SalesData) => number>>> = {
  'gross-sales': (data) => data.grossSales,
  'net-sales': (data) => data.netSales,
  tax: (data) => data.taxes,
  refunds: (data) => data.returns + data.partialRefunds,
  'amount-discounted': (data) => data.discountsAndComps,
  'discount-amount': (data) => data.discounts,
  'amount-comped': (data) => data.comps,
  'transaction-count': (data) => data.transactions,
  'item-sales': (data) => data.items,
  'service-charges': (data) => data.serviceCharges.total,
  'covid-service-charge': (data) => data.serviceCharges.covidServiceCharge,
  'setup-cost': (data) => data.serviceCharges.setupCost,
  'auto-gratuity': (data) => data.serviceCharges.autoGratuity,
  returns: (data) => data.returns,
  'partial-refunds': (data) => data.partialRefunds,
  tips: (data) => data.tips,
  'tips-and-gratuity': (data) => data.tips + data.serviceCharges.autoGratuity,
  'gift-card-sales': (data) => data.giftCardSales,
  'total-sales': (data) => data.totalSales,
  'deposits-net': (data) => data.deferredSales.total,
  payments: (data) => data.totalPaymentsCollected,
  'processing-fees': (data) => data.fees.paymentProcessingFees,
  'invoice-fees': (data) => data.fees.invoiceFees,
  fees: (data) => data.fees.total,
  'net-total': (data) => data.netTotal,
};

const anyDefinition: fc.Arbitrary<ReportDefinition> = fc.record({
  ...(Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, fc.constant(value)])) as {
    [Name in keyof ReportDefinition]-?: fc.Arbitrary<ReportDefinition[Name]>;
  }),
  source: fc.constantFrom('items', 'transactions'),
  detail: fc.constantFrom('groups', 'lines'),
  groupBy: fc.uniqueArray(fc.constantFrom(...texts), { maxLength: 3 }),
});

function valueOf(result: ReportResult, row: ReportRow, id: FieldId) {
  return row.cells[result.columns.findIndex((column) => column.id === id)];
}

function sumOf(rows: readonly ReportRow[], result: ReportResult, id: FieldId): number {
  return rows.reduce((sum, row) => sum + Number(valueOf(result, row, id)), 0);
}

test('totals are those of the sales summary, and rows add up to them, for any range, filters, seed and revision', () => {
  fc.assert(
    fc.property(anySource, anyRange.chain(anyFilters), anyDefinition, (source, query, definition) => {
      const rows = filterTransactions(createLedger(source).rowsOf(query.dateRange), query);
      const summary = salesDataOf(rows);
      const report = { ...definition, columns: figures };
      const result = evaluateReport(report, ledgerSource, ledgerLines(rows, report.source));
      for (const [id, amountOf] of Object.entries(inSummary))
        expect([id, valueOf(result, result.total, id as FieldId)]).toEqual([id, amountOf(summary)]);
      for (const id of addedUp) {
        if (result.rows.length > 0 || rows.length === 0)
          expect([id, sumOf(result.rows, result, id)]).toEqual([id, valueOf(result, result.total, id)]);
        for (const row of result.rows.filter(({ children }) => children.length > 0))
          expect([id, sumOf(row.children, result, id)]).toEqual([id, valueOf(result, row, id)]);
      }
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['item-name', 'Item'],
  ['category', 'Category'],
  ['collected-by', 'Staff'],
] as const)('grouped by %s, every figure is that of the sales summary grouped by %s', (field, groupBy) => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const rows = createLedger(source).rowsOf(range);
      const columns = Object.keys(inSummary) as FieldId[];
      const report = { ...plain, groupBy: [field], columns };
      const result = evaluateReport(report, ledgerSource, ledgerLines(rows, 'items'));
      const groups = new Map(groupSales(rows, groupBy).map(({ name, data }) => [name, data]));
      expect(new Set(result.rows.map(({ label }) => label))).toEqual(new Set(groups.keys()));
      for (const row of result.rows)
        for (const [id, amountOf] of Object.entries(inSummary)) {
          const group = groups.get(row.label);
          expect([row.label, id, valueOf(result, row, id as FieldId)]).toEqual([
            row.label,
            id,
            group && amountOf(group),
          ]);
        }
    }),
    { numRuns: 25 },
  );
});

test('filters keep the lines of their values, so that the values of a field add up to the whole', () => {
  fc.assert(
    fc.property(anySource, anyRange, fc.constantFrom(...texts), (source, range, field) => {
      const lines = ledgerLines(createLedger(source).rowsOf(range), 'items');
      const whole = evaluateReport({ ...plain, groupBy: [field], columns: ['net-sales'] }, ledgerSource, lines);
      for (const { path, cells } of whole.rows) {
        const values = path.map(({ value }) => value);
        const filtered = { ...plain, columns: ['net-sales'] as const, filters: [{ field, values }] };
        expect(evaluateReport(filtered, ledgerSource, lines).total.cells[0]).toBe(cells.at(-1));
      }
    }),
    { numRuns: 30 },
  );
});

test('a transaction with several items counts once for each of them, and once in the total', () => {
  const rows = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-22' });
  const report = { ...plain, groupBy: ['item-name'], columns: ['transaction-count'] } as const;
  const { rows: items, total } = evaluateReport(report, ledgerSource, ledgerLines(rows, 'items'));
  for (const { path, cells } of items) {
    const selling = rows.filter(({ basket }) => basket.some(({ item }) => item.name === path[0]?.value));
    expect(cells[1]).toBe(selling.length);
  }
  expect(total.cells[1]).toBe(rows.length);
});

test('texts are shown for a group if all its lines agree', () => {
  const rows = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });
  const report = { ...plain, groupBy: ['item-name'], columns: ['item-name', 'category', 'location'] } as const;
  const result = evaluateReport(report, ledgerSource, ledgerLines(rows, 'items'));
  for (const row of result.rows) {
    const locations = new Set(
      rows.filter(({ basket }) => basket.some(({ item }) => item.name === row.label)).map(({ location }) => location),
    );
    if (row.label !== 'No item') expect(row.cells[2]).toBe(locations.size === 1 ? [...locations][0] : undefined);
  }
});

test('a quotient without a divisor has no value', () => {
  const { total } = evaluateReport({ ...plain, columns: ['average-sale', 'fee-rate'] }, ledgerSource, []);
  expect(total.cells).toEqual([undefined, undefined]);
});

test('a column that the ledger does not have is marked and empty; grouping by it throws', () => {
  const lines = ledgerLines(createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' }), 'items');
  const report = { ...plain, groupBy: ['location'], columns: ['gtin', 'commission', 'net-sales'] } as const;
  const { columns, rows, total } = evaluateReport(report, ledgerSource, lines);
  expect(columns.filter(({ isRecorded }) => !isRecorded).map(({ id }) => id)).toEqual(['gtin', 'commission']);
  expect(rows).toHaveLength(3);
  for (const { cells } of [...rows, total]) expect(cells.slice(1, 3)).toEqual([undefined, undefined]);
  expect(() => evaluateReport({ ...report, groupBy: ['menu'] }, ledgerSource, [])).toThrow('The source has no "Menu"');
});
