import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { addDays, type Day } from '@back-office/shared/format';
import { anyDay, anyRange, anySource } from '../model/ledgerArbitraries.testing';
import type { KnownTransaction } from '../model/transaction';
import { createLedger, type Ledger } from './createLedger';
import { deferredBalance } from './deferredBalance';
import { relatedRows } from './relatedRows';

const sum = <Each>(all: readonly Each[], amountOf: (each: Each) => number) =>
  all.reduce((total, each) => total + amountOf(each), 0);
const depositsAt = (ledger: Ledger, day: Day) =>
  sum(deferredBalance(ledger, day).openDeposits, (row) => Number(row.depositCollected));
const giftCardsAt = (ledger: Ledger, day: Day) => sum(deferredBalance(ledger, day).giftCards, ({ amount }) => amount);

const anyLedger = fc
  .tuple(anySource, fc.constantFrom(1, 1, 3))
  .map(([source, volume]) => createLedger({ ...source, volume }));

test('what is collected and redeemed in a range explains the change of the balance, for any ledger', () => {
  fc.assert(
    fc.property(anyLedger, anyRange, (ledger, range) => {
      const rows = ledger.rowsOf(range);
      const next = addDays(range.to, 1);
      const change = sum(rows, (row) => row.depositCollected - row.depositRedeemed);
      expect(depositsAt(ledger, range.from) + change).toBe(depositsAt(ledger, next));
      const cards = sum(rows, (row) => row.giftCardSales - row.giftCardRedeemed);
      expect(giftCardsAt(ledger, range.from) + cards).toBe(giftCardsAt(ledger, next));
    }),
    { numRuns: effort(30, 60) },
  );
});

test('open deposits are the rows that collected one before and whose completion is on that day or later', () => {
  fc.assert(
    fc.property(anyLedger, anyDay, (ledger, day) => {
      const isOpen = (row: KnownTransaction) =>
        row.depositCollected > 0 && (relatedRows(ledger, row).completion?.date ?? day) >= day;
      const recent = ledger.rowsOf({ from: addDays(day, -21), to: addDays(day, -1) });
      expect(deferredBalance(ledger, day).openDeposits).toEqual(recent.filter(isOpen));
    }),
    { numRuns: 20 },
  );
});

test('gift cards on which something is left are those of the last weeks, by the year of their sale', () => {
  const ledger = createLedger();
  expect(deferredBalance(ledger, '2000-01-01').giftCards).toEqual([]);
  const [summer, ...others] = deferredBalance(ledger, '2025-06-22').giftCards;
  expect([summer?.range, summer?.count, others]).toEqual([{ from: '2025-05-29', to: '2025-06-21' }, 4, []]);
  const winter = deferredBalance(ledger, '2024-01-08').giftCards;
  expect(winter.map(({ range }) => [range.from.slice(0, 4), range.to])).toEqual([
    ['2023', '2023-12-31'],
    ['2024', '2024-01-07'],
  ]);
});
