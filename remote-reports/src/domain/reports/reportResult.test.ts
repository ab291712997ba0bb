import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import {
  createLedger,
  filterRows,
  locationChoices,
  measureOf,
  timeRanges,
  type KnownTransaction,
} from '@back-office/shared/ledger';
import { anyRange, anySource, scopeOf } from '@back-office/shared/ledger/testing';
import { openingScope, reportAtOnce } from './askReport.testing';
import type { ReportDefinition } from './definition';
import { fieldOf, fields, isFigure, isRecorded, type FieldId } from './fields';
import type { ReportResult, ReportRow } from './reportResult';

const ids = [...fields.keys()].filter(isRecorded);
const texts = ids.flatMap((id) => fieldOf(id).dimension ?? []);
const figures = ids.filter(isFigure);
const addedUp = figures.filter((id) => {
  const { measure } = fieldOf(id);
  const formula = measure && measureOf(measure).formula;
  return formula !== undefined && ('plus' in formula || 'minus' in formula || 'total' in formula);
});

/** What a transaction adds to a figure. */
const contribution: Readonly<Partial<Record<FieldId, (row: KnownTransaction) => number>>> = {
  'gross-sales': (row) => row.grossSales,
  'net-sales': (row) => row.netSales,
  tax: (row) => row.taxes,
  refunds: (row) => -row.returns - row.partialRefunds,
  'amount-discounted': (row) => -row.discounts - row.comps,
  'discount-amount': (row) => -row.discounts,
  'amount-comped': (row) => -row.comps,
  'transaction-count': () => 1,
  'discounts-applied': (row) => Number(row.discounts !== 0),
  comps: (row) => Number(row.comps !== 0),
  'item-sales': (row) => row.itemSales,
  'service-charges': (row) => row.serviceCharges,
  returns: (row) => -row.returns,
  tips: (row) => row.tips,
  'tips-and-gratuity': (row) => row.tips + row.charges.autoGratuity,
  'gift-card-sales': (row) => row.giftCardSales,
  'total-sales': (row) => row.netSales + row.giftCardSales + row.taxes + row.tips,
  'deposits-net': (row) => row.depositCollected - row.depositRedeemed,
  payments: (row) => row.totalCollected,
  fees: (row) => -row.fee,
  'net-total': (row) => row.totalCollected - row.fee,
};

const anyReport: fc.Arbitrary<Partial<ReportDefinition>> = fc.record({
  groupBy: fc.uniqueArray(fc.constantFrom(...texts), { maxLength: 3 }),
  columns: fc.constant(figures),
});

function valueOf(result: ReportResult, row: ReportRow, id: FieldId) {
  return row.cells[result.columns.findIndex((column) => column.id === id)];
}

function sumOf(rows: readonly ReportRow[], result: ReportResult, id: FieldId): number {
  return rows.reduce((sum, row) => sum + Number(valueOf(result, row, id)), 0);
}

test('totals are those of the transactions, and rows add up to them, for any range, filters, seed and revision', () => {
  const anyScope = fc
    .record({
      dateRange: anyRange,
      location: fc.constantFrom(...locationChoices),
      timeframe: fc.constantFrom(...timeRanges),
    })
    .map(scopeOf);
  fc.assert(
    fc.property(anySource, anyScope, anyReport, (source, scope, definition) => {
      const ledger = createLedger(source);
      const rows = filterRows(ledger.rowsOf(scope.range), scope);
      const { result } = reportAtOnce(definition, scope, ledger);
      for (const [id, of] of Object.entries(contribution))
        expect([id, valueOf(result, result.total, id as FieldId)]).toEqual([
          id,
          rows.reduce((sum, row) => sum + of(row), 0),
        ]);
      for (const id of addedUp) {
        if (definition.groupBy?.length)
          expect([id, sumOf(result.rows, result, id)]).toEqual([id, valueOf(result, result.total, id)]);
        for (const row of result.rows.filter(({ children }) => children.length > 0))
          expect([id, sumOf(row.children, result, id)]).toEqual([id, valueOf(result, row, id)]);
      }
    }),
    { numRuns: effort(25, 60) },
  );
});

test('filters keep what has their values, so that the values of a field add up to the whole', () => {
  fc.assert(
    fc.property(anySource, anyRange, fc.constantFrom(...texts), (source, range, field) => {
      const ledger = createLedger(source);
      const whole = reportAtOnce({ groupBy: [field], columns: ['net-sales'] }, { range }, ledger).result;
      for (const { path, cells } of whole.rows) {
        const filters = [{ field, values: path.map(({ value }) => value) }];
        const filtered = reportAtOnce({ columns: ['net-sales'], filters }, { range }, ledger).result;
        expect(filtered.total.cells[0]).toBe(cells.at(-1));
      }
    }),
    { numRuns: 30 },
  );
});

test('a report about a line has only its transactions', () => {
  const { result } = reportAtOnce({ groupBy: ['refund-reason'], columns: ['transaction-count'], line: 'refunds' });
  const rows = createLedger()
    .rowsOf(openingScope.range)
    .filter(({ returns, partialRefunds }) => returns !== 0 || partialRefunds !== 0);
  expect(result.total.cells.at(-1)).toBe(rows.length);
  expect(result.rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['No reason given']));
});

test('a transaction with several items counts once for each of them, and once in the total', () => {
  const range = { from: '2025-06-22', to: '2025-06-22' };
  const rows = createLedger().rowsOf(range);
  const { result } = reportAtOnce({ groupBy: ['item-name'], columns: ['transaction-count'] }, { range });
  for (const { path, cells } of result.rows) {
    const selling = rows.filter(({ lines }) => lines.some(({ item }) => item.name === path[0]?.value));
    expect(cells[1]).toBe(selling.length || rows.filter(({ lines }) => lines.length === 0).length);
  }
  expect(result.total.cells[1]).toBe(rows.length);
});

test('texts are shown for a group if all its transactions agree', () => {
  const rows = createLedger().rowsOf(openingScope.range);
  const { result } = reportAtOnce({ groupBy: ['item-name'], columns: ['item-name', 'category', 'location'] });
  for (const row of result.rows) {
    const locations = new Set(
      rows.filter(({ lines }) => lines.some(({ item }) => item.name === row.label)).map(({ location }) => location),
    );
    if (row.label !== 'No item') expect(row.cells[2]).toBe(locations.size === 1 ? [...locations][0] : undefined);
  }
});

test('a price is shown for a group of one item', () => {
  const { result } = reportAtOnce({ groupBy: ['category', 'item-name'], columns: ['items-sold', 'price'] });
  const prices = new Map(
    createLedger()
      .rowsOf(openingScope.range)
      .flatMap(({ lines }) => lines.map(({ item }) => [item.name, item.price] as const)),
  );
  const items = result.rows.flatMap(({ children }) => children).filter(({ label }) => label !== 'No item');
  expect(items.length).toBeGreaterThan(5);
  for (const { label, cells } of items) expect([label, cells.at(-1)]).toEqual([label, prices.get(label)]);
});

test('a quotient without a divisor has no value', () => {
  const columns = ['average-sale', 'fee-rate'] as const;
  const { result } = reportAtOnce({ columns, filters: [{ field: 'location', values: ['Nowhere'] }] });
  expect(result.total.cells).toEqual([undefined, undefined]);
});

test('a column that the ledger does not have is marked and empty', () => {
  const { columns, rows, total } = reportAtOnce({
    groupBy: ['location'],
    columns: ['gtin', 'commission', 'net-sales'],
  }).result;
  expect(columns.filter((column) => !column.isRecorded).map(({ id }) => id)).toEqual(['gtin', 'commission']);
  expect(rows).toHaveLength(3);
  for (const { cells } of [...rows, total]) expect(cells.slice(1, 3)).toEqual([undefined, undefined]);
});
