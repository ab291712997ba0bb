import fc from 'fast-check';
import { addDays, daysOf, type Cents, type Day } from '@back-office/shared/format';
import { effort } from '../../testing/effort';
import { finish } from '../../loading/steps';
import { dayOfNumber } from '../model/calendar';
import { anyDay, anySource } from '../model/ledgerArbitraries.testing';
import { defaultDay, defaultRange } from '../model/filters';
import type { Transaction } from '../model/transaction';
import { createLedger, type Ledger } from './createLedger';
import { deferredBalance } from './deferredBalance';
import { longestUse } from './giftCards';
import { relatedRows } from './relatedRows';

const sum = (values: readonly Cents[]) => values.reduce((total, value) => total + value, 0);
const owedAt = (ledger: Ledger, day: string) => sum(deferredBalance(ledger, day).giftCards.map(({ amount }) => amount));

const anyLedger = fc
  .tuple(anySource, fc.constantFrom(1, 1, 3))
  .map(([source, volume]) => createLedger({ ...source, volume }));

test('a card pays for later sales, and in the end exactly what was paid for it', () => {
  fc.assert(
    fc.property(anyLedger, anyDay, (ledger, day) => {
      const cards = ledger.rowsOf({ from: day, to: addDays(day, 13) }).filter((row) => row.giftCardSales > 0);
      for (const card of cards) {
        const { giftCardUses } = relatedRows(ledger, card);
        expect(sum(giftCardUses.map(({ amount }) => amount))).toBe(card.giftCardSales);
        for (const { row } of giftCardUses) {
          expect(row.date > card.date && row.date < addDays(card.date, longestUse)).toBe(true);
          expect(relatedRows(ledger, row).giftCards.map((use) => use.row)).toContain(card);
        }
      }
    }),
    { numRuns: effort(30, 60) },
  );
});

test('a sale is paid by the cards that it names, never by more than it costs, and its tender is Other', () => {
  fc.assert(
    fc.property(anyLedger, anyDay, (ledger, day) => {
      const rows = ledger.rowsOf({ from: day, to: addDays(day, 27) });
      const paidBy = (row: Transaction) => sum(relatedRows(ledger, row).giftCards.map(({ amount }) => amount));
      expect(rows.filter((row) => paidBy(row) !== row.giftCardRedeemed)).toEqual([]);
      expect(rows.filter((row) => row.giftCardRedeemed > Math.max(0, row.totalCollected))).toEqual([]);
      for (const row of rows.filter(({ giftCardRedeemed }) => giftCardRedeemed > 0))
        expect([row.tender, row.paymentMethod, row.fee]).toEqual(['Other', 'card', 0]);
      expect(rows.some((row) => row.giftCardRedeemed > 0)).toBe(true);
    }),
    { numRuns: effort(20, 40) },
  );
});

test('what is owed on gift cards stays below three months of their sales, every ten days since 2001', () => {
  const ledger = createLedger();
  /** Each day since 2000 with what was sold before it in all. */
  const soldBefore: (readonly [Day, Cents])[] = [];
  let sold = 0;
  for (const year of Array.from({ length: 28 }, (_, index) => 2000 + index)) {
    const range = { from: `${year}-01-01`, to: `${year}-12-31` };
    const sales = new Map<Day, Cents>();
    const { days, amounts } = finish(ledger.columnsInSteps(range));
    amounts.giftCardSales.forEach((cents, row) => {
      if (cents > 0) sales.set(dayOfNumber(days[row] ?? NaN), cents);
    });
    for (const day of daysOf(range)) {
      soldBefore.push([day, sold]);
      sold += sales.get(day) ?? 0;
    }
  }
  const owed = soldBefore.flatMap(([day, before], index) => {
    if (day < '2001-01-01' || index % 10 !== 0) return [];
    const { giftCards } = deferredBalance(ledger, day);
    const ofMonths = before - (soldBefore[index - 91]?.[1] ?? NaN);
    return [{ day, left: ofMonths - sum(giftCards.map(({ amount }) => amount)), years: giftCards.length }];
  });
  expect(owed).toHaveLength(986);
  expect(owed.filter(({ left, years }) => !(left > 0 && years <= 2))).toEqual([]);
});

test('the balance changes by what is sold and redeemed', () => {
  fc.assert(
    fc.property(anyLedger, anyDay, fc.nat(40), (ledger, from, length) => {
      const range = { from, to: addDays(from, length) };
      const change = sum(ledger.rowsOf(range).map((row) => row.giftCardSales - row.giftCardRedeemed));
      expect(owedAt(ledger, addDays(range.to, 1)) - owedAt(ledger, range.from)).toBe(change);
    }),
    { numRuns: effort(30, 60) },
  );
});

test('the days that screens open with keep their tenders; gift cards are part of Other there', () => {
  const ledger = createLedger();
  const tendersOf = (rows: readonly Transaction[]) => rows.map(({ tender }) => tender).join(' ');
  for (const range of [
    defaultRange,
    { from: '2025-06-15', to: '2025-06-21' },
    { from: '2024-06-23', to: '2024-06-29' },
    { from: '2025-07-27', to: '2025-08-02' },
  ])
    expect(tendersOf(ledger.rowsOf(range))).toBe(tendersOf(ledger.rowsOf(defaultRange)));
  const friday = ledger.rowsOf({ from: defaultDay, to: defaultDay }).filter(({ tender }) => tender === 'Other');
  expect(sum(friday.map(({ giftCardRedeemed }) => giftCardRedeemed))).toBe(3399);
  expect(sum(friday.map(({ totalCollected }) => totalCollected))).toBe(3399);
});

test.each([
  // Both closed days of that winter are Fridays: the cards pay for a sale of the Sunday after them.
  ['2026-12-10', '2026-12-27'],
  ['2026-12-17', '2027-01-03'],
])('the card sold on %s pays for a sale of %s', (soldOn, usedOn) => {
  const ledger = createLedger();
  const card = ledger.rowsOf({ from: soldOn, to: soldOn }).find((row) => row.giftCardSales > 0);
  expect(card && relatedRows(ledger, card).giftCardUses[0]?.row.date).toBe(usedOn);
});
