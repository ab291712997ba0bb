import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { createLedger, locationChoices, timeRanges, type MeasureId } from '@back-office/shared/ledger';
import { anyRange, anySource, scopeOf } from '@back-office/shared/ledger/testing';
import { viewOf } from '../transactionsView';
import { listedRows } from '../listedRows.testing';
import { emptyReport, openingScope, reportAtOnce } from './askReport.testing';
import { fieldOf, fields, isFigure, isRecorded, type FieldId } from './fields';
import { figureAddress } from './figureAddress';
import type { ReportRow } from './reportResult';

const ids = [...fields.keys()].filter(isRecorded);
/** All but those that no report is grouped by. */
const texts = ids
  .flatMap((id) => fieldOf(id).dimension ?? [])
  .filter((id) => !['kind', 'fee-charged', 'part-of-day'].includes(id));
/** Figures whose list has all transactions that they count. That of deferred sales is prescribed. */
const figures = ids.filter(
  (id) => isFigure(id) && fieldOf(id).unit !== 'share' && !['deferred-sales', 'average-net-sale'].includes(id),
);

const allRows = (rows: readonly ReportRow[]): readonly ReportRow[] =>
  rows.flatMap((row) => [row, ...allRows(row.children)]);

const anyScope = anyRange.chain((dateRange) =>
  fc
    .record({
      dateRange: fc.constant(dateRange),
      location: fc.constantFrom(...locationChoices),
      timeframe: fc.constantFrom(...timeRanges),
    })
    .map(scopeOf),
);

test('the address of a figure lists the transactions whose lines add up to it', () => {
  fc.assert(
    fc.property(
      anySource,
      anyScope,
      fc.uniqueArray(fc.constantFrom(...texts), { maxLength: 2 }),
      fc.constantFrom(...figures),
      (source, scope, groupBy, figure) => {
        const ledger = createLedger(source);
        const definition = { ...emptyReport, groupBy, columns: [figure] };
        const { result } = reportAtOnce(definition, scope, ledger, '2099-12-31');
        for (const row of [result.total, ...allRows(result.rows)]) {
          const address = figureAddress(definition, scope, row, figure);
          const view = viewOf(new URL(address ?? '', 'http://shop.test').searchParams);
          const listed = listedRows(ledger, view).map(({ id }) => id);
          const filters = [
            { field: 'transaction-id', values: [...listed, 'no other'] } as const,
            ...row.path.map(({ field, value }) => ({ field, values: [value] })),
          ];
          const ofListed = reportAtOnce({ columns: [figure], filters }, { range: scope.range }, ledger);
          expect(ofListed.result.total.cells[0]).toBe(row.cells.at(-1));
        }
      },
    ),
    { numRuns: effort(60, 150) },
  );
});

test('a report on days apart has no address, because the transactions page shows one range', () => {
  const filters = [{ field: 'date', values: ['2025-06-22', '2025-06-24'] }] as const;
  expect(figureAddress({ ...emptyReport, filters }, openingScope, { path: [] }, 'net-sales')).toBeUndefined();
});

test.each([
  [
    [{ field: 'collected-by', value: 'Maya Duarte' }],
    'tips',
    '/transactions?from=2025-06-22&to=2025-06-28&location=location-2&staff=maya-duarte&line=tips',
  ],
  [
    [{ field: 'item-name', value: 'House Granola' }],
    undefined,
    '/transactions?from=2025-06-22&to=2025-06-28&item=House+Granola&location=location-2',
  ],
  [
    [{ field: 'week', value: '2025-06-15' }],
    undefined,
    '/transactions?from=2025-06-19&to=2025-06-21&location=location-2',
  ],
  [
    [{ field: 'transaction-id', value: 'PAY-0622-1' }],
    undefined,
    '/transactions?from=2025-06-22&to=2025-06-28&transaction=PAY-0622-1&location=location-2&txn=PAY-0622-1',
  ],
  [
    [{ field: 'payment-method', value: 'Card' }],
    'payments',
    '/transactions?from=2025-06-22&to=2025-06-28&method=card&location=location-2&line=total-payments',
  ],
] as const)('the address of %j, figure %s', (path, figure, address) => {
  const from = path[0].field === 'week' ? '2025-06-19' : '2025-06-22';
  const scope = scopeOf({ dateRange: { from, to: '2025-06-28' }, location: 'Location 2' });
  expect(figureAddress(emptyReport, scope, { path }, figure)).toBe(address);
});

test('in a report about a line, a figure lists no transactions outside of the line', () => {
  const addressIn = (line: MeasureId, figure: FieldId) =>
    figureAddress({ ...emptyReport, line }, openingScope, { path: [] }, figure);
  const addressOf = (figure: FieldId) => addressIn('discounts-and-comps', figure);
  expect(addressOf('gross-sales')).toBe('/transactions?from=2025-06-22&to=2025-06-28&line=discounts-and-comps');
  expect(addressOf('amount-comped')).toBe('/transactions?from=2025-06-22&to=2025-06-28&line=comps');
  expect(addressOf('discount-amount')).toBe('/transactions?from=2025-06-22&to=2025-06-28&line=discounts');
  expect(addressIn('total-payments', 'fees')).toContain('&line=fees');
  expect(addressIn('total-payments', 'payments-refunded')).toContain('&line=total-payments');
  expect(addressIn('deposits', 'deposits-redeemed')).toContain('&line=deposits-redeemed');
  expect(addressIn('refunds', 'items-refunded')).toContain('&line=returns');
});
