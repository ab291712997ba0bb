import fc from 'fast-check';
import { addDays, dayOf, lastDay, momentOf, type Moment } from '@back-office/shared/format';
import { effort } from '../../testing/effort';
import { anyDay, anySource } from '../model/ledgerArbitraries.testing';
import { hasHappened } from '../model/calendar';
import type { KnownTransaction } from '../model/transaction';
import { localLedgerPort } from '../port/localLedgerPort';
import { createLedger, ledgerOfColumns, type Ledger } from './createLedger';
import { deferredBalance } from './deferredBalance';
import { relatedRows } from './relatedRows';
import { columnsUntil, latestMoment } from './sampleColumns';

const ledgerUntil = (ledger: Ledger, until: Moment) => ledgerOfColumns(columnsUntil(ledger, until));

const anyMoment: fc.Arbitrary<Moment> = fc.record({ day: anyDay, minute: fc.nat(1439) });

test('a ledger until a moment has exactly the rows that have happened, in ranges and by id', () => {
  fc.assert(
    fc.property(anySource, anyMoment, fc.integer({ min: -9, max: 9 }), fc.nat(9), (source, now, start, length) => {
      const range = { from: addDays(now.day, start), to: addDays(now.day, start + length) };
      const whole = createLedger({ ...source, volume: 2 });
      const ledger = ledgerUntil(whole, now);
      const rows = whole.rowsOf(range);
      const past = rows.filter((row) => hasHappened(row, now));
      expect(ledger.rowsOf(range)).toEqual(past);
      expect(rows.filter(({ id }) => ledger.find(id))).toEqual(past);
    }),
    { numRuns: effort(50, 100) },
  );
});

test('days ahead need no rows, however many they are', () => {
  const ledger = ledgerUntil(createLedger({ volume: 400 }), { day: '2026-11-23', minute: 78 });
  expect(ledger.rowsOf({ from: '2026-11-24', to: lastDay })).toEqual([]);
  expect(ledger.missingColumns({ from: '2026-11-24', to: lastDay })).toBe(0);
});

test('a ledger that ends with its latest row has the same rows, and changes only with a row', () => {
  const whole = createLedger();
  const ends = new Map<string, number>();
  const today = whole.rowsOf({ from: '2026-11-20', to: '2026-11-20' });
  const aroundRows = today.flatMap(({ minute }) => [minute - 1, minute, minute + 1]);
  for (const minute of [0, 1, ...aroundRows, 1439]) {
    const now = { day: '2026-11-20', minute };
    const until = latestMoment(whole, now);
    const range = { from: '2026-11-19', to: '2026-11-21' };
    const rows = ledgerUntil(whole, until).rowsOf(range);
    expect(rows).toEqual(whole.rowsOf(range).filter((row) => hasHappened(row, now)));
    ends.set(localLedgerPort(ledgerUntil(whole, until)).version, rows.length);
  }
  expect([...ends.values()]).toEqual([3, 4, 5, 6, 7]);
});

function allRelated(ledger: Ledger, row: KnownTransaction) {
  const { sale, refunds, deposit, completion, giftCards, giftCardUses } = relatedRows(ledger, row);
  return [sale, ...refunds, deposit, completion, ...[...giftCards, ...giftCardUses].map((use) => use.row)];
}

test('on every fifth day of 2026 and around the closed ones, in any time zone of the visitor, nothing is after now', () => {
  const whole = createLedger();
  const start = Date.parse('2026-01-01T17:00:00Z');
  const days = Array.from({ length: 365 }, (_, index) => index);
  for (const index of days.filter((each) => each % 5 === 0 || each < 4 || each > 356)) {
    // Another hour each day, so that all hours of the day occur.
    const instant = start + (index * 24 + (index % 24)) * 3_600_000;
    const now = momentOf(instant);
    expect(now.day).toBe(dayOf(instant));
    const ledger = ledgerUntil(whole, latestMoment(whole, now));
    const port = localLedgerPort(ledger);
    const rows = ledger.rowsOf({ from: addDays(now.day, -9), to: addDays(now.day, 40) });
    const named = rows.flatMap((row) => allRelated(ledger, row));
    expect([...rows, ...named].filter((row) => row && !hasHappened(row, now))).toEqual([]);
    const ahead = { from: addDays(now.day, 1), to: addDays(now.day, 60) };
    expect(port.figures({ range: ahead, filters: [], measures: ['net-total'] })).toMatchObject({
      total: { transactions: 0, figures: { 'net-total': 0 } },
    });
    const balance = deferredBalance(ledger, ahead.to);
    expect(balance.openDeposits.filter((row) => !hasHappened(row, now))).toEqual([]);
    expect(balance.giftCards.filter(({ range }) => range.to > now.day)).toEqual([]);
  }
});

test('the balance of days ahead is that of now: what was collected and redeemed today is in it', () => {
  fc.assert(
    fc.property(anySource, anyMoment, fc.constantFrom(1, 3), fc.nat(60), (source, now, volume, ahead) => {
      const ledger = ledgerUntil(createLedger({ ...source, volume }), now);
      const before = deferredBalance(ledger, now.day);
      const after = deferredBalance(ledger, addDays(now.day, 1 + ahead));
      const rows = ledger.rowsOf({ from: now.day, to: now.day });
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      const deposits = (balance: typeof before) => sum(balance.openDeposits.map((row) => Number(row.depositCollected)));
      const cards = (balance: typeof before) => sum(balance.giftCards.map(({ amount }) => amount));
      expect(deposits(after) - deposits(before)).toBe(
        sum(rows.map((row) => row.depositCollected - row.depositRedeemed)),
      );
      expect(cards(after) - cards(before)).toBe(sum(rows.map((row) => row.giftCardSales - row.giftCardRedeemed)));
      const tomorrow = ledgerUntil(createLedger({ ...source, volume }), { day: now.day, minute: 1439 });
      expect(deferredBalance(tomorrow, addDays(now.day, 1 + ahead)).openDeposits).toEqual(
        deferredBalance(createLedger({ ...source, volume }), addDays(now.day, 1)).openDeposits,
      );
    }),
    { numRuns: effort(25, 40) },
  );
});
