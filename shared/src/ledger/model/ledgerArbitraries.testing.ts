import fc from 'fast-check';
import { addDays, type Day, type DayRange } from '@back-office/shared/format';
import { createLedger } from '../sample/createLedger';
import { createRandom, type Random } from '../sample/random';
import { paidBy, tenders, type Payment } from './tenders';
import type { KnownTransaction } from './transaction';

/** Half of the days are near the closed ones. */
export const anyDay: fc.Arbitrary<Day> = fc.oneof(
  fc.integer({ min: -3000, max: 3000 }).map((count) => addDays('2025-07-18', count)),
  fc
    .tuple(fc.integer({ min: 2015, max: 2035 }), fc.integer({ min: -3, max: 10 }))
    .map(([year, more]) => addDays(`${year}-12-25`, more)),
);

/** A range of 1 to 28 days. */
export const anyRange: fc.Arbitrary<DayRange> = fc
  .tuple(anyDay, fc.nat(27))
  .map(([from, more]) => ({ from, to: addDays(from, more) }));

export const anySource = fc.record({ seed: fc.nat(), revision: fc.nat(50) });

/** Transactions of some days: those of the sample, or in half of the cases with split tenders and amounts of their lines. */
export const anyRows = fc
  .tuple(anySource, anyRange, fc.option(fc.nat()))
  .map(([source, range, seed]) => ({ range, rows: rowsOf(source, range, seed) }));

/** The same, always with split tenders. */
export const anySplitRows = fc
  .tuple(anySource, anyRange, fc.nat())
  .map(([source, range, seed]) => ({ range, rows: rowsOf(source, range, seed) }));

function rowsOf(source: { seed: number; revision: number }, range: DayRange, seed: number | null) {
  const rows = createLedger(source).rowsOf(range);
  const random = createRandom(seed ?? 0);
  return seed === null ? rows : rows.map((row) => splitRow(row, random));
}

/** Customers of this shop pay with vouchers, too. */
export const splitTenders: readonly string[] = [...tenders, 'Voucher'];

function splitRow(row: KnownTransaction, random: Random): KnownTransaction {
  const payments = anyPayments(row, random);
  const { lines } = row;
  const sold = (whole: number) =>
    cutsOf(
      whole,
      lines.map(({ isReturned }) => !isReturned),
      random,
    );
  const all = (whole: number) =>
    cutsOf(
      whole,
      lines.map(() => true),
      random,
    );
  const [grossSold, discounts, comps, taxes] = [
    sold(row.itemSales),
    all(row.discounts),
    all(row.comps),
    all(row.taxes),
  ];
  const returned = cutsOf(
    row.returns,
    lines.map(({ isReturned = false }) => isReturned),
    random,
  );
  return {
    ...row,
    ...paidBy(payments),
    payments,
    lines: lines.map((line, index) => {
      const [gross = 0, discount = 0, comp = 0, tax = 0] = [
        (line.isReturned ? returned : grossSold)[index],
        discounts[index],
        comps[index],
        taxes[index],
      ];
      const net = (line.isReturned ? 0 - gross : gross) - discount - comp;
      return { ...line, gross, discount, comp, tax, net, ...(random() < 0.5 && { cost: Math.floor(random() * 900) }) };
    }),
  };
}

/** None if there is nothing to pay; else up to four, of which one may give money back. */
function anyPayments({ totalCollected, tips, fee }: KnownTransaction, random: Random): readonly Payment<number>[] {
  if (totalCollected === 0 && tips === 0 && fee === 0 && random() < 0.5) return [];
  const places = Array.from({ length: 1 + Math.floor(random() * 4) }, () => true);
  const change = places.length > 1 && random() < 0.2 ? Math.floor(random() * 500) : 0;
  const amounts = cutsOf(totalCollected, places, random);
  const [ownTips, fees] = [cutsOf(tips, places, random), cutsOf(fee, places, random)];
  return amounts.map((amount, index) => {
    const tender = splitTenders[Math.floor(random() * splitTenders.length)] ?? 'Card';
    return {
      tender,
      paymentMethod: tender === 'Cash' ? 'cash' : 'card',
      amount: amount + (index === 0 ? 0 - change : index === 1 ? change : 0),
      tip: ownTips[index] ?? 0,
      fee: fees[index] ?? 0,
    };
  });
}

/** Random whole parts of an amount, for the places that take part in it. */
function cutsOf(whole: number, takesPart: readonly boolean[], random: Random): readonly number[] {
  let rest = whole;
  const last = takesPart.lastIndexOf(true);
  return takesPart.map((takes, index) => {
    if (!takes) return 0;
    const part = index === last ? rest : Math.trunc(rest * random()) + 0;
    rest -= part;
    return part;
  });
}
