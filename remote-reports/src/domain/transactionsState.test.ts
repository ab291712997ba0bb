import { scopeOf } from '@back-office/shared/ledger/testing';
import { readTransactionsState } from './readTransactionsState';
import { transactionsStateOf } from './transactionsState';

const dateRange = { from: '2025-03-09', to: '2025-03-15' };
const march = scopeOf({ dateRange });

test('a figure leads to the rows of its report, with its range, location and time of day', () => {
  expect(
    transactionsStateOf(scopeOf({ dateRange, location: 'Location 2', timeframe: 'Morning' }), {
      filterType: 'returns',
    }),
  ).toEqual({
    filterType: 'returns',
    dateRange: { from: '2025-03-09', to: '2025-03-15' },
    location: 'Location 2',
    timeframe: 'Morning',
  });
});

test('a transaction leads to its open panel', () => {
  expect(transactionsStateOf(march, { filterType: 'sales', selectedTransaction: 'PAY-144021' })).toMatchObject({
    selectedTransaction: 'PAY-144021',
    showTransactionBlade: true,
  });
});

test('the default report leads to June 22–28, 2025', () => {
  expect(transactionsStateOf(scopeOf()).dateRange).toEqual({ from: '2025-06-22', to: '2025-06-28' });
});

test('state is read back unchanged', () => {
  const sent = transactionsStateOf(march, {
    filterType: 'deferred-sales',
    status: ['Partially Paid'],
    transactionTypes: ['sale'],
    selectedTransaction: 'INV-144028',
  });
  expect(readTransactionsState(structuredClone(sent))).toEqual(sent);
});

test.each([
  ['from and to', { from: '2025-06-29', to: '2025-07-05' }],
  ['start and end', { start: '2025-06-29', end: '2025-07-05' }],
])('a range is read from %s', (_, dateRange) => {
  expect(readTransactionsState({ dateRange })).toEqual({ dateRange: { from: '2025-06-29', to: '2025-07-05' } });
});

test.each([
  ['a status', { status: 'Partially Paid' }, { status: ['Partially Paid'] }],
  ['a list of statuses', { status: ['Completed', 'Lost'] }, { status: ['Completed'] }],
  ['a type', { transactionTypes: 'refund' }, { transactionTypes: ['refund'] }],
  ['types', { transactionTypes: ['sale', 'refund'] }, { transactionTypes: ['sale', 'refund'] }],
  ['a transaction', { selectedTransaction: { id: 'RET-1', amount: 5 } }, { selectedTransaction: 'RET-1' }],
])('%s is read', (_, state, expected) => {
  expect(readTransactionsState(state)).toEqual(expected);
});

test.each([
  undefined,
  null,
  'gross-sales',
  42,
  [],
  { filterType: 'toString' },
  { filterType: ['gross-sales'] },
  { status: 'completed' },
  { status: [] },
  { transactionTypes: ['theft', 7] },
  { dateRange: '2025-06-22' },
  { dateRange: { from: '2025-06-28', to: '2025-06-22' } },
  { dateRange: { from: '2025-02-30', to: '2025-03-01' } },
  { dateRange: { from: '2025-06-22' } },
  { dateRange: { start: 20250622, end: 20250628 } },
  { dateRange: { from: '1025-01-01', to: '2025-01-01' } },
  { location: 'Main Store' },
  { timeframe: 'Night' },
  { selectedTransaction: '' },
  { selectedTransaction: { id: 7 } },
  { showTransactionBlade: 'true' },
  { unknown: true },
])('%j is ignored', (state) => expect(readTransactionsState(state)).toEqual({}));

test('an invalid value does not affect the others', () => {
  expect(readTransactionsState({ location: 'Mars', timeframe: 'Evening', showTransactionBlade: true })).toEqual({
    timeframe: 'Evening',
    showTransactionBlade: true,
  });
});
