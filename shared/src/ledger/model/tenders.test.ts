import { createLedger } from '../sample/createLedger';
import { salesDataOf } from '../totals/salesData';
import { feeOf } from './fees';
import { defaultRange } from './filters';
import { paymentMethods, perTender, tenderRules, tenders, type Tender } from './tenders';
import type { Transaction } from './transaction';

const [sample] = createLedger().rowsOf(defaultRange);

/** A row for each tender and amount. */
function paymentsWith(amounts: readonly (readonly [Tender, number])[]): readonly Transaction[] {
  if (!sample) throw new Error('The default week has no rows.');
  return amounts.map(([tender, amount]) => ({
    ...sample,
    tender,
    paymentMethod: tenderRules[tender].paymentMethod,
    totalCollected: amount,
  }));
}

test('the tenders are the specified ones, in their order', () => {
  expect(tenders).toEqual(['Card', 'Cash', 'Digital Wallet', 'Other']);
});

test.each(tenders)('a payment with %s is part of its tender, its payment method and the total', (tender) => {
  const rows = paymentsWith([[tender, 1234]]);
  const { paymentMethod } = tenderRules[tender];
  const data = salesDataOf(rows);
  const paid = <Name extends string>(names: readonly Name[], own: Name) =>
    names.map((name) => [name.toLowerCase(), name === own ? 1234 : 0]);
  expect(data.totalPaymentsCollected).toBe(1234);
  expect(data.tenders.map(({ method, amount }) => [method.toLowerCase(), amount])).toEqual(paid(tenders, tender));
  expect(data.paymentMethods.map(({ method, amount }) => [method.toLowerCase(), amount])).toEqual(
    paid(paymentMethods, paymentMethod),
  );
});

test('payments with all tenders add up to the total, by tender and by payment method', () => {
  const amounts = tenders.map((tender, index) => [tender, 10 ** index] as const);
  const rows = paymentsWith(amounts);
  const data = salesDataOf(rows);
  const total = amounts.reduce((sum, [, amount]) => sum + amount, 0);
  const sumOf = (payments: readonly { readonly amount: number }[]) =>
    payments.reduce((sum, { amount }) => sum + amount, 0);
  expect([data.totalPaymentsCollected, sumOf(data.tenders), sumOf(data.paymentMethods)]).toEqual([total, total, total]);
});

test.each(tenders)('a payment with %s is charged a fee if its tender has one', (tender) => {
  const { hasFee } = tenderRules[tender];
  expect([feeOf(10_000, tender, 'In-Store'), feeOf(10_000, tender, 'Invoice')]).toEqual(hasFee ? [320, 365] : [0, 0]);
});

test('no two tenders have the same color', () => {
  expect(new Set(tenders.map((tender) => tenderRules[tender].color)).size).toBe(tenders.length);
});

test('a value per tender keeps the order of the table', () => {
  expect(Object.entries(perTender((tender) => tender.length))).toEqual(
    tenders.map((tender) => [tender, tender.length]),
  );
});
