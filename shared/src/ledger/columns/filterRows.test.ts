/** @jest-environment node */
import fc from 'fast-check';
import { filterField, filterFieldIds } from '../address/filterFields';
import type { DimensionId } from '../catalog/dimensions';
import { defaultRange, isInTimeRange, timeRanges } from '../model/filters';
import { anyRange, anySource } from '../model/ledgerArbitraries.testing';
import type { KnownTransaction } from '../model/transaction';
import { createLedger } from '../sample/createLedger';
import { filterRows } from './figuresOfRows';

const rows = createLedger().rowsOf(defaultRange);

const valueIn: Readonly<Partial<Record<DimensionId, (row: KnownTransaction) => string>>> = {
  channel: (row) => row.channel,
  'part-of-day': ({ minute }) => timeRanges.slice(1).find((part) => isInTimeRange(minute, part)) ?? '',
  'payment-method': (row) => (row.paymentMethod === 'cash' ? 'Cash' : 'Card'),
  'transaction-type': (row) => (row.type === 'sale' ? 'Sale' : 'Refund'),
  'transaction-status': (row) => row.status,
  tender: (row) => row.tender,
  location: (row) => row.location,
  source: (row) => row.source,
  'collected-by': (row) => row.staffName,
  'fee-charged': (row) => (row.fee > 0 ? 'With fee' : 'Without fee'),
};
const choiceFields = filterFieldIds.filter((id) => filterField(id).choices);

test.each(choiceFields)('%s: one choice keeps its rows, all choices together keep every row', (field) => {
  const choices = filterField(field).choices ?? [];
  for (const choice of choices) {
    const kept = filterRows(rows, { filters: [{ field, values: [choice] }] });
    expect(kept).toEqual(rows.filter((row) => valueIn[field]?.(row) === choice));
    expect(kept.length > 0).toBe(choice !== 'Awaiting Capture');
  }
  expect(filterRows(rows, { filters: [{ field, values: choices }] })).toEqual(rows);
});

test('filters combine with AND and leave rows and their order unchanged', () => {
  // Often nothing is chosen, so that enough rows pass.
  const anyFilters = fc.tuple(
    ...choiceFields.map((field) => {
      const chosen = fc.subarray([...(filterField(field).choices ?? [])]);
      return fc.record({ field: fc.constant(field), values: fc.oneof(fc.constant<readonly string[]>([]), chosen) });
    }),
  );
  fc.assert(
    fc.property(anySource, anyRange, anyFilters, (source, range, filters) => {
      const all = createLedger(source).rowsOf(range);
      const passes = (row: KnownTransaction) =>
        filters.every(({ field, values }) => values.length === 0 || values.includes(valueIn[field]?.(row) ?? ''));
      expect(filterRows(all, { filters })).toEqual(all.filter(passes));
    }),
    { numRuns: 40 },
  );
});

test('a transaction is found by one of its items', () => {
  const names = ['House Granola', 'Aged Cheddar'];
  const expected = rows.filter(({ lines }) => lines.some(({ item }) => names.includes(item.name)));
  expect(expected.length).toBeGreaterThan(1);
  expect(filterRows(rows, { filters: [{ field: 'item-name', values: names }] })).toEqual(expected);
});

test('without filters, or without rows, nothing changes', () => {
  expect(filterRows(rows, {})).toEqual(rows);
  expect(filterRows([], { filters: [{ field: 'location', values: ['Location 1'] }] })).toEqual([]);
});

test('of transactions that meet a condition, those stay', () => {
  const where = {
    all: [
      { field: 'kind', is: 'Sale' },
      { amount: 'tips', is: 'positive' },
    ],
  } as const;
  const expected = rows.filter(({ id, tips }) => id.startsWith('PAY-') && tips > 0);
  expect(expected.length).toBeGreaterThan(0);
  expect(filterRows(rows, { where })).toEqual(expected);
});

test('a range includes both of its ends and nothing outside', () => {
  const days = filterRows(rows, { range: { from: '2025-06-23', to: '2025-06-24' } }).map(({ date }) => date);
  expect(days).toEqual([...Array<string>(3).fill('2025-06-23'), ...Array<string>(3).fill('2025-06-24')]);
});

test('until a moment, the rows of its day count up to its minute', () => {
  const [first, ...others] = rows.filter(({ date }) => date === '2025-06-24');
  const until = { day: '2025-06-24', minute: first?.minute ?? 0 };
  expect(others).toHaveLength(2);
  expect(filterRows(rows, { until })).toEqual(rows.slice(0, 6));
  expect(filterRows(rows, { until: { ...until, minute: until.minute - 1 } })).toEqual(rows.slice(0, 5));
});
