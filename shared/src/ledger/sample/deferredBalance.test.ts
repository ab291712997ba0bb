import fc from 'fast-check';
import { addDays, type Day } from '@back-office/shared/format';
import { anyDay, anyRange, anySource } from '../model/ledgerArbitraries';
import type { Transaction } from '../model/transaction';
import { createLedger, type Ledger } from './createLedger';
import { deferredBalance } from './deferredBalance';
import { relatedRows } from './relatedRows';

const sum = <Each>(all: readonly Each[], amountOf: (each: Each) => number) =>
  all.reduce((total, each) => total + amountOf(each), 0);
const depositsAt = (ledger: Ledger, day: Day) =>
  sum(deferredBalance(ledger, day).openDeposits, (row) => row.depositCollected);
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
      expect(giftCardsAt(ledger, range.from) + sum(rows, (row) => row.giftCardSales)).toBe(giftCardsAt(ledger, next));
    }),
    { numRuns: 60 },
  );
});

test('open deposits are the rows that collected one before and whose completion is on that day or later', () => {
  fc.assert(
    fc.property(anyLedger, anyDay, (ledger, day) => {
      const isOpen = (row: Transaction) =>
        row.depositCollected > 0 && (relatedRows(ledger, row).completion?.date ?? day) >= day;
      const recent = ledger.rowsOf({ from: addDays(day, -21), to: addDays(day, -1) });
      expect(deferredBalance(ledger, day).openDeposits).toEqual(recent.filter(isOpen));
    }),
    { numRuns: 20 },
  );
});

test('gift cards are counted from the first day of the ledger, by year, and two questions do not disturb each other', () => {
  const ledger = createLedger();
  expect(deferredBalance(ledger, '2000-01-01').giftCards).toEqual([]);
  const late = deferredBalance(ledger, '2025-06-22').giftCards;
  expect(late.map(({ range }) => range.from.slice(0, 4))).toEqual(Array.from({ length: 26 }, (_, n) => `${2000 + n}`));
  expect(late.at(-1)?.range).toEqual({ from: '2025-01-01', to: '2025-06-21' });
  deferredBalance(ledger, '2027-01-01');
  expect(deferredBalance(ledger, '2025-06-22').giftCards).toEqual(late);
  for (const { range, count, amount } of late.slice(-2)) {
    const sold = ledger.rowsOf(range).filter((row) => row.giftCardSales > 0);
    expect([count, amount]).toEqual([sold.length, sum(sold, (row) => row.giftCardSales)]);
  }
});
