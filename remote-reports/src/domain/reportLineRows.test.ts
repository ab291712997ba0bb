import { createLedger, filterRows, measureOf, type Transaction } from '@back-office/shared/ledger';
import { countCondition, drillDownLines, drillDowns, listCondition, reportLineIds } from './reportLineRows';

const week = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });

const row = (changes: Partial<Transaction>): Transaction => {
  const [first] = week;
  if (!first) throw new Error('The sample week has no rows.');
  return { ...first, id: 'TXN-1', status: 'Completed', itemSales: 0, returns: 0, ...changes };
};

test.each([
  ['gross-sales', { itemSales: 1 }, true],
  ['gross-sales', { itemSales: 0 }, false],
  ['gross-sales', { itemSales: 1, status: 'Partially Paid' }, false],
  ['sales', { kind: 'Sale' }, true],
  ['sales', { kind: 'Invoice' }, false],
  ['sales', { kind: 'Exchange' }, false],
  ['exchanges', { kind: 'Exchange' }, true],
  ['exchanges', { kind: 'Sale' }, false],
  ['net-sales', {}, true],
  ['net-sales', { status: 'Partially Paid' }, false],
  ['returns', { returns: 1 }, true],
  ['returns', { returns: 0 }, false],
  ['deferred-sales', { status: 'Partially Paid' }, true],
  ['deferred-sales', { depositRedeemed: 100 }, false],
] as const)('whether %s lists a row with %j: %s', (line, changes, isListed) => {
  expect(filterRows([row(changes)], { where: drillDowns[line].lists })).toHaveLength(isListed ? 1 : 0);
});

test('the sample week has rows for every line', () => {
  const counts = drillDownLines.map((line) => [line, filterRows(week, { where: drillDowns[line].lists }).length]);
  expect(Object.fromEntries(counts)).toEqual({
    'gross-sales': 17,
    sales: 10,
    exchanges: 1,
    'net-sales': 20,
    returns: 2,
    'deferred-sales': 2,
  });
});

test('the count of a line includes its list and every row of its figure', () => {
  const counts = drillDownLines.map((line) => [line, filterRows(week, { where: countCondition(line) }).length]);
  expect(Object.fromEntries(counts)).toEqual({
    'gross-sales': 17,
    sales: 10,
    exchanges: 1,
    'net-sales': 20,
    returns: 2,
    'deferred-sales': 4,
  });
  for (const line of reportLineIds) {
    const listed = filterRows(week, { where: listCondition(line) });
    expect(filterRows(week, { where: countCondition(line) })).toEqual(expect.arrayContaining(listed));
  }
});

test('lines have different titles, so that no two filters read the same', () => {
  expect(new Set(reportLineIds.map((id) => measureOf(id).label)).size).toBe(reportLineIds.length);
});
