import { emptyReport, openingScope } from './askReport.testing';
import { scopeOf } from '@back-office/shared/ledger/testing';
import { questionOf } from './reportQuestion';

test('transactions are split into items or payments only where the report tells these apart', () => {
  const splitsBy = (report: Partial<typeof emptyReport>) => questionOf({ ...emptyReport, ...report }, openingScope).of;
  expect(splitsBy({ groupBy: ['location'], columns: ['items-sold', 'net-sales'] })).toBe('transactions');
  expect(splitsBy({ groupBy: ['location', 'item-name'] })).toBe('lines');
  expect(splitsBy({ columns: ['sku'] })).toBe('lines');
  expect(splitsBy({ columns: ['price'] })).toBe('lines');
  expect(splitsBy({ filters: [{ field: 'category', values: ['Coffee'] }] })).toBe('lines');
  expect(splitsBy({ filters: [{ field: 'tender', values: ['Card'] }] })).toBe('payments');
});

test('location and time of day are filters, and a share is asked with its whole', () => {
  const scope = scopeOf({ location: 'Location 2', timeframe: 'Evening' });
  const filters = [{ field: 'channel', values: ['Online'] }] as const;
  const question = questionOf({ ...emptyReport, columns: ['tips', 'payment-share'], filters, line: 'tips' }, scope);
  expect(question).toMatchObject({
    range: openingScope.range,
    measures: ['tips', 'payment-share', 'total-payments'],
    where: { not: { amount: 'tips', is: 'zero' } },
    filters: [
      { field: 'location', values: ['Location 2'] },
      { field: 'part-of-day', values: ['Evening'] },
      { field: 'channel', values: ['Online'] },
    ],
  });
});
