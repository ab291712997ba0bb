import fc from 'fast-check';
import { addDays, daysOf, weekday } from '@back-office/shared/format';
import { effort } from '../../testing/effort';
import { createLedger } from './createLedger';
import { feeOf } from '../model/fees';
import { defaultRange } from '../model/filters';
import { generateDay } from './generateDay';
import { relatedRows } from './relatedRows';
import { anyDay, anyRange, anySource } from '../model/ledgerArbitraries.testing';
import { soldItems } from './soldItems';
import { tenders } from '../model/tenders';
import {
  channels,
  idPrefixes,
  locations,
  statuses,
  transactionTypes,
  type KnownTransaction,
} from '../model/transaction';

const sample = createLedger();
const sampleRows = sample.rowsOf(defaultRange);

const isClosed = (day: string) => /-(12-25|01-01)$/.test(day);

test('the default week has 22 rows, and so has every week without a closed day, at any seed and revision', () => {
  expect(sampleRows).toHaveLength(22);
  fc.assert(
    fc.property(anySource, anyDay, (source, from) => {
      const week = { from, to: addDays(from, 6) };
      fc.pre(!daysOf(week).some(isClosed));
      // Seven days that begin right after a closed day also have the deposit that was due on it.
      const dayBefore = addDays(from, -1);
      const moved = isClosed(dayBefore) && ['Tuesday', 'Friday'].includes(weekday(dayBefore)) ? 1 : 0;
      expect(createLedger(source).rowsOf(week)).toHaveLength(22 + moved);
    }),
    { numRuns: effort(50, 100) },
  );
});

test.each([
  // Both closed days of that winter are Fridays, on which orders are completed.
  ['INV-145736', '2026-12-23', 'INV-145742', '2026-12-26'],
  ['INV-145758', '2026-12-30', 'INV-145764', '2027-01-02'],
  ['INV-138850', '2020-12-23', 'INV-138856', '2020-12-26'],
  // Both are Tuesdays, on which pre-orders are picked up.
  ['TXN-136551', '2018-12-22', 'TXN-136561', '2018-12-26'],
])('the deposit %s of %s, due on a closed day, is completed by %s on %s', (depositId, paidOn, id, completedOn) => {
  const deposit = sample.find(depositId);
  expect(deposit).toMatchObject({ date: paidOn, status: 'Partially Paid' });
  const completion = deposit && relatedRows(sample, deposit).completion;
  expect(completion).toMatchObject({ id, date: completedOn, depositRedeemed: deposit?.depositCollected });
  expect(completion && relatedRows(sample, completion).deposit).toBe(deposit);
  expect(sample.rowsOf({ from: completedOn, to: completedOn })).toContain(completion);
});

test('every deposit is completed within a week, by exactly one row', () => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const ledger = createLedger(source);
      for (const deposit of ledger.rowsOf(range).filter(({ depositCollected }) => depositCollected > 0)) {
        const { completion } = relatedRows(ledger, deposit);
        expect(completion).toMatchObject({ depositRedeemed: deposit.depositCollected, status: 'Completed' });
        const later = ledger.rowsOf({ from: addDays(deposit.date, 1), to: addDays(deposit.date, 7) });
        expect(later.filter((row) => relatedRows(ledger, row).deposit === deposit)).toEqual([completion]);
      }
    }),
    { numRuns: effort(15, 30) },
  );
});

test('every open day of two years sells at least eight different items', () => {
  const itemsSoldOn = (rows: readonly KnownTransaction[]) =>
    new Set(
      rows
        .flatMap(({ lines }) => lines)
        .flatMap(({ item, gross, isReturned }) => (gross > 0 && !isReturned ? item : [])),
    );
  fc.assert(
    fc.property(anySource, (source) => {
      const ledger = createLedger(source);
      const open = daysOf({ from: '2024-07-01', to: '2026-06-30' }).filter((each) => !isClosed(each));
      expect(open.filter((day) => itemsSoldOn(ledger.rowsOf({ from: day, to: day })).size < 8)).toEqual([]);
    }),
    { numRuns: effort(2, 5) },
  );
});

test.each([
  ['2025-06-22', 'Sunday', 2],
  ['2025-06-23', 'Monday', 3],
  ['2025-06-24', 'Tuesday', 3],
  ['2025-06-25', 'Wednesday', 3],
  ['2025-06-26', 'Thursday', 3],
  ['2025-06-27', 'Friday', 4],
  ['2025-06-28', 'Saturday', 4],
  ['2025-12-25', 'Thursday', 0],
  ['2026-01-01', 'Thursday', 0],
])('%s, a %s, has %i rows', (day, name, count) => {
  expect(weekday(day)).toBe(name);
  expect(sample.rowsOf({ from: day, to: day })).toHaveLength(count);
});

test('one week shows every kind of row', () => {
  const seen = (valueOf: (row: KnownTransaction) => string) => [...new Set(sampleRows.map(valueOf))].sort();
  expect(seen(({ id }) => id.split('-')[0] ?? '')).toEqual([...idPrefixes].sort());
  expect(seen(({ type }) => type)).toEqual([...transactionTypes].sort());
  expect(seen(({ channel }) => channel)).toEqual([...channels].sort());
  expect(seen(({ status }) => status)).toEqual([...statuses].sort());
  expect(seen(({ tender }) => tender)).toEqual([...tenders].sort());
  expect(seen(({ location }) => location)).toEqual([...locations].sort());
});

test('twelve items are sold, all of them every week', () => {
  const sold = new Set(sampleRows.flatMap(({ lines }) => lines.map(({ item }) => item)));
  expect(soldItems).toHaveLength(12);
  expect(sold).toEqual(new Set(soldItems));
});

test('a range is its days one after the other, in order of time, with unique ids', () => {
  fc.assert(
    fc.property(anySource, anyRange, fc.integer({ min: 1, max: 3 }), (source, range, volume) => {
      const rows = createLedger({ ...source, volume }).rowsOf(range);
      expect(rows).toEqual(daysOf(range).flatMap((day) => generateDay({ ...source, volume }, day)));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      const isEarlier = (row: KnownTransaction, before?: KnownTransaction) =>
        row.date === before?.date && row.minute < before.minute;
      expect(rows.filter((row, index) => isEarlier(row, rows[index - 1]))).toEqual([]);
    }),
    { numRuns: effort(20, 40) },
  );
});

test('another revision changes amounts, between 0.8 and 1.2 of the list value, and nothing else', () => {
  fc.assert(
    fc.property(anySource, anyDay, (source, day) => {
      const before = generateDay({ ...source, volume: 1 }, day);
      const after = generateDay({ ...source, revision: source.revision + 1, volume: 1 }, day);
      const unchanged = ({ id, minute, customerId, feedback, refundOf, description, tender }: KnownTransaction) => ({
        id,
        minute,
        customerId,
        feedback,
        refundOf,
        description,
        tender,
      });
      expect(after.map(unchanged)).toEqual(before.map(unchanged));
      for (const { lines, itemSales } of [...before, ...after].filter((row) => row.itemSales > 0)) {
        const list = lines.reduce((sum, line) => (line.isReturned ? sum : sum + line.item.price * line.quantity), 0);
        expect(itemSales / list).toBeGreaterThan(0.799);
        expect(itemSales / list).toBeLessThan(1.201);
      }
    }),
  );
  expect(createLedger({ revision: 1 }).rowsOf(defaultRange)).not.toEqual(sampleRows);
});

test('volume repeats every template; the first of each is unchanged', () => {
  const rows = createLedger({ volume: 3 }).rowsOf(defaultRange);
  expect(rows).toHaveLength(66);
  const firsts = rows.filter(({ id }) => /^[A-Z]+-\d+$/.test(id));
  expect(firsts).toEqual(sampleRows);
});

test('the derived figures of every row are consistent', () => {
  const derived = (row: KnownTransaction): Partial<KnownTransaction> => {
    const { itemSales, charges, returns, discounts, comps, giftCardSales, taxes, tips, tender, channel } = row;
    const serviceCharges = charges.covidServiceCharge + charges.setupCost + charges.autoGratuity;
    const grossSales = itemSales + serviceCharges;
    const netSales = grossSales - returns - discounts - comps;
    const deferred = row.depositCollected - row.depositRedeemed;
    const totalCollected = netSales + giftCardSales + taxes + tips + deferred - row.partialRefunds;
    const fee = feeOf(totalCollected, tender, channel);
    const paymentMethod = tender === 'Cash' ? 'cash' : 'card';
    const type = totalCollected < 0 ? 'refund' : 'sale';
    const amount = totalCollected;
    return { serviceCharges, grossSales, netSales, totalCollected, amount, fee, paymentMethod, type };
  };
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const rows = createLedger(source).rowsOf(range);
      expect(rows.map((row) => ({ ...row, ...derived(row) }))).toEqual(rows);
      const deferred = rows.filter(({ status }) => status === 'Partially Paid');
      expect(deferred.filter((row) => row.grossSales !== 0 || row.netSales !== 0)).toEqual([]);
      expect(rows.filter((row) => Object.values(row).some((value) => Object.is(value, -0)))).toEqual([]);
    }),
    { numRuns: effort(20, 40) },
  );
});

test('a refund names its sale, which is earlier, has the same customer and was worth more', () => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const ledger = createLedger(source);
      for (const refund of ledger.rowsOf(range).filter(({ type }) => type === 'refund')) {
        const sale = ledger.find(refund.refundOf ?? '');
        expect(sale).toMatchObject({ type: 'sale', customerId: refund.customerId, tender: refund.tender });
        expect(sale && sale.date < refund.date).toBe(true);
        expect(-refund.amount).toBeLessThan(sale?.amount ?? 0);
        expect(refund.refundReason).not.toBe('');
      }
    }),
    { numRuns: effort(20, 40) },
  );
});

test('a deposit is redeemed for the amount that was collected, and never without one', () => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const ledger = createLedger(source);
      for (const row of ledger.rowsOf(range).filter(({ id, date }) => /^INV/.test(id) && weekday(date) === 'Friday')) {
        const wednesday = addDays(row.date, -2);
        const [deposit] = ledger.rowsOf({ from: wednesday, to: wednesday });
        expect(row.depositRedeemed).toBe(deposit?.depositCollected ?? 0);
      }
    }),
    { numRuns: effort(20, 40) },
  );
});

test('a row is found by its id, whatever the revision, and an unknown id finds nothing', () => {
  fc.assert(
    fc.property(anySource, anyDay, (source, day) => {
      const ledger = createLedger({ ...source, volume: 2 });
      for (const row of ledger.rowsOf({ from: day, to: day })) expect(ledger.find(row.id)).toBe(row);
    }),
  );
  for (const id of ['', 'PAY-', 'PAY-144018', 'APT-144018-2', 'ZZZ-1', '144018'])
    expect(sample.find(id)).toBeUndefined();
});

test('times are in the time zone of New York', () => {
  const zoneOn = (day: string) => sample.rowsOf({ from: day, to: day })[0]?.timeZone;
  expect([zoneOn('2025-07-18'), zoneOn('2025-01-17'), zoneOn('2025-03-09'), zoneOn('2025-11-02')]).toEqual([
    'EDT',
    'EST',
    'EDT',
    'EST',
  ]);
});

test('text that is not a day is refused', () => {
  expect(() => sample.rowsOf({ from: 'soon', to: 'later' })).toThrow('YYYY-MM-DD');
});
