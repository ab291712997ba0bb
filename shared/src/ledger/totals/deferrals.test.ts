import fc from 'fast-check';
import { addDays } from '@back-office/shared/format';
import { columnsOfRows } from '../columns/columnsOfRows';
import { createLedger } from '../sample/createLedger';
import { deferredBalance } from '../sample/deferredBalance';
import { balanceOf, deferralsIn, type Deferral } from './deferrals';
import { monthsOf } from '../../shop/store/encodeMonth';

const later = { day: '2030-01-01', minute: 0 };

function deferral(id: string, date: string, change: Partial<Deferral>): Deferral {
  return {
    month: date.slice(0, 7),
    row: 0,
    date,
    minute: 600,
    id,
    refersTo: undefined,
    deposit: 0,
    giftCard: 0,
    ...change,
  };
}

const leftOf = (deferrals: readonly Deferral[], day: string) =>
  balanceOf(deferrals, day, later).open.map(({ left }) => left);

test('what is redeemed takes from the deposit that it refers to, else from the oldest', () => {
  const deposits = [
    deferral('a', '2025-01-01', { deposit: 100 }),
    deferral('b', '2025-01-02', { deposit: 200 }),
    deferral('c', '2025-01-03', { deposit: 300 }),
  ];
  expect(leftOf(deposits, '2025-01-03')).toEqual([100, 200]);
  expect(leftOf([...deposits, deferral('d', '2025-01-04', { deposit: -50 })], '2025-01-05')).toEqual([50, 200, 300]);
  expect(leftOf([...deposits, deferral('d', '2025-01-04', { deposit: -150 })], '2025-01-05')).toEqual([150, 300]);
  const named = deferral('d', '2025-01-04', { deposit: -250, refersTo: 'b' });
  expect(leftOf([...deposits, named], '2025-01-05')).toEqual([50, 300]);
  expect(leftOf([...deposits, deferral('d', '2025-01-04', { deposit: -999 })], '2025-01-05')).toEqual([]);
});

test('an unknown deposit makes what is owed unknown', () => {
  const deposits = [deferral('a', '2025-01-01', { deposit: 100 }), deferral('b', '2025-01-02', { deposit: NaN })];
  expect(leftOf(deposits, '2025-01-02')).toEqual([100]);
  expect(leftOf(deposits, '2025-01-03')).toEqual([100, NaN]);
});

test('an unknown deposit is noticed although others of its month follow the day', () => {
  const rows = createLedger().rowsOf({ from: '2025-06-01', to: '2025-06-20' });
  const columns = columnsOfRows(rows);
  for (const row of [0, rows.length - 1]) columns.amounts.depositCollected[row] = NaN;
  expect(leftOf(deferralsIn('2025-06', columns), '2025-06-10')).toContainEqual(NaN);
});

test('gift cards are used up first in, first out, and counted by the year of their sale', () => {
  const cards = [
    deferral('a', '2024-12-30', { giftCard: 50 }),
    deferral('b', '2024-12-31', { giftCard: 50 }),
    deferral('c', '2025-01-01', { giftCard: 80 }),
    deferral('d', '2025-01-02', { giftCard: -70 }),
  ];
  expect(balanceOf(cards, '2025-01-03', later).giftCards).toEqual([
    { range: { from: '2024-12-31', to: '2024-12-31' }, count: 1, amount: 30 },
    { range: { from: '2025-01-01', to: '2025-01-02' }, count: 1, amount: 80 },
  ]);
  const now = { day: '2025-01-01', minute: 599 };
  expect(balanceOf(cards, '2025-01-03', now).giftCards).toEqual([
    { range: { from: '2024-12-30', to: '2024-12-31' }, count: 2, amount: 100 },
  ]);
});

test('of transactions without any deposit that is known, one stands for all', () => {
  const rows = createLedger().rowsOf({ from: '2025-06-01', to: '2025-06-30' });
  const columns = columnsOfRows(rows);
  columns.amounts.depositCollected.fill(NaN);
  columns.amounts.giftCardSales.fill(0);
  columns.amounts.giftCardRedeemed.fill(0);
  expect(deferralsIn('2025-06', columns).map(({ row }) => row)).toEqual([0]);
});

test('the sum of what is open is that of the sample, whose deposits and cards are redeemed by name', () => {
  const ledger = createLedger();
  const range = { from: '2025-01-01', to: '2025-12-31' };
  const months = [...monthsOf(columnsOfRows(ledger.rowsOf(range)))];
  const deferrals = months.flatMap(([month, columns]) => deferralsIn(month, columns));
  fc.assert(
    // Those of the year before are not among the transactions.
    fc.property(fc.integer({ min: 120, max: 360 }), (more) => {
      const day = addDays(range.from, more);
      const { openDeposits } = deferredBalance(ledger, day);
      const sum = openDeposits.reduce((total, { depositCollected }) => total + Number(depositCollected), 0);
      const open = balanceOf(deferrals, day, later).open;
      expect(open.reduce((total, { left }) => total + left, 0)).toBe(sum);
    }),
    { numRuns: 20 },
  );
});
