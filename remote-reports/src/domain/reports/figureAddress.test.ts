import fc from 'fast-check';
import { createLedger, filterTransactions, locationChoices, rowsMeeting, timeRanges } from '@back-office/shared/ledger';
import { anyRange, anySource } from '@back-office/shared/ledger/testing';
import { listCondition } from '../reportLineRows';
import { passesConditions } from '../rowConditions';
import { viewOf } from '../transactionsParams';
import { askReport } from './askReport';
import type { ReportDefinition } from './definition';
import { evaluateReport, type ReportRow } from './evaluateReport';
import { fields, isFigure, type FieldId } from './fields';
import { figureAddress } from './figureAddress';
import { ledgerLines } from './ledgerLines';
import { ledgerSource } from './ledgerSource';
import { hasField } from './reportSource';

const ids = [...fields.keys()].filter((id) => hasField(ledgerSource, id));
const texts = ids.filter((id) => !isFigure(id));
const figures = ids.filter((id) => isFigure(id) && fields.get(id)?.unit !== 'percent');

const report: ReportDefinition = {
  id: 'test',
  title: 'Test',
  description: '',
  source: 'items',
  groupBy: [],
  columns: figures,
  filters: [],
  charts: [],
  widgets: [],
  detail: 'groups',
};

const allRows = (rows: readonly ReportRow[]): readonly ReportRow[] =>
  rows.flatMap((row) => [row, ...allRows(row.children)]);

const anyScope = anyRange.chain((dateRange) =>
  fc.record({
    dateRange: fc.constant(dateRange),
    location: fc.constantFrom(...locationChoices),
    timeframe: fc.constantFrom(...timeRanges),
  }),
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
        const definition = { ...report, groupBy, columns: [figure] };
        const answer = askReport(
          {
            rows(query) {
              const rows = filterTransactions(ledger.rowsOf(query.dateRange), query);
              return { rows, total: rows.length };
            },
          },
          definition,
          scope,
          '2099-12-31',
        );
        if ('then' in answer) throw new Error('The ledger answers at once.');
        const { result } = answer;
        for (const row of [result.total, ...allRows(result.rows)]) {
          const address = figureAddress(definition, scope, row, figure);
          const view = viewOf(new URL(address ?? '', 'http://shop.test').searchParams);
          const passing = filterTransactions(ledger.rowsOf(view.filters.dateRange), view.filters);
          const onLine = view.line ? rowsMeeting(passing, listCondition(view.line)) : passing;
          const listed = onLine.filter(passesConditions(view.conditions));
          const lines = ledgerLines(listed, 'items').filter((line) =>
            row.path.every(({ field, value }) => ledgerSource.texts[field]?.(line) === value),
          );
          const listedFigure = evaluateReport({ ...definition, groupBy: [] }, ledgerSource, lines).total.cells[0];
          expect(listedFigure).toBe(row.cells.at(-1));
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('a report on days apart has no address, because the transactions page shows one range', () => {
  const scope = { dateRange: { from: '2025-06-22', to: '2025-06-28' }, location: 'All', timeframe: 'All day' } as const;
  const apart: ReportDefinition = { ...report, filters: [{ field: 'date', values: ['2025-06-22', '2025-06-24'] }] };
  expect(figureAddress(apart, scope, { path: [], transaction: undefined }, 'net-sales')).toBeUndefined();
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
  const scope = { dateRange: { from, to: '2025-06-28' }, location: 'Location 2', timeframe: 'All day' } as const;
  expect(figureAddress(report, scope, { path, transaction: undefined }, figure)).toBe(address);
});

test('in a report about a line, a figure lists no transactions outside of the line', () => {
  const discounts: ReportDefinition = { ...report, line: 'discounts-and-comps' };
  const scope = { dateRange: { from: '2025-06-22', to: '2025-06-28' }, location: 'All', timeframe: 'All day' } as const;
  const addressOf = (figure: FieldId) => figureAddress(discounts, scope, { path: [], transaction: undefined }, figure);
  expect(addressOf('gross-sales')).toBe('/transactions?from=2025-06-22&to=2025-06-28&line=discounts-and-comps');
  expect(addressOf('amount-comped')).toBe('/transactions?from=2025-06-22&to=2025-06-28&line=comps');
  expect(addressOf('discount-amount')).toBe('/transactions?from=2025-06-22&to=2025-06-28&line=discounts');
});
