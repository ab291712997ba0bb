import { tenderMeasureId } from '../catalog/paymentMeasures';
import { figuresOfRows } from '../columns/figuresOfRows';
import { createLedger } from '../sample/createLedger';
import { feeOf } from './fees';
import { defaultRange } from './filters';
import { knownTender, tenderRules, tenders, writtenTender } from './tenders';
import type { Transaction } from './transaction';

const [sample] = createLedger().rowsOf(defaultRange);

/** A row for each tender and amount. */
function paymentsWith(amounts: readonly (readonly [string, number])[]): readonly Transaction[] {
  if (!sample) throw new Error('The default week has no rows.');
  return amounts.map(([tender, amount]) => {
    const { paymentMethod } = tenderRules[knownTender(tender)];
    const payments = [{ tender, paymentMethod, amount, tip: 0, fee: 0 }];
    return { ...sample, tender, paymentMethod, totalCollected: amount, payments };
  });
}

test('the tenders are the specified ones, in their order', () => {
  expect(tenders).toEqual(['Card', 'Cash', 'Digital Wallet', 'Other']);
});

test.each(tenders)('a payment with %s is part of its tender, its payment method and the total', (tender) => {
  const measures = ['total-payments', 'card', 'cash', ...tenders.map(tenderMeasureId)] as const;
  const { figures } = figuresOfRows(paymentsWith([[tender, 1234]]), { measures });
  const isPart = (id: string) =>
    ['total-payments', tenderRules[tender].paymentMethod, tenderMeasureId(tender)].includes(id);
  expect(figures).toEqual(Object.fromEntries(measures.map((id) => [id, isPart(id) ? 1234 : 0])));
});

test.each([
  ['apple_pay', 'Apple Pay', 'digital-wallet'],
  ['GOOGLE PAY', 'Google Pay', 'digital-wallet'],
  ['Paypal', 'PayPal', 'digital-wallet'],
  ['e-wallet', 'E-Wallet', 'digital-wallet'],
  ['VISA', 'Visa', 'card'],
  ['Debit card', 'Debit Card', 'card'],
  ['Especes', 'Espèces', 'cash'],
  ['Klarna', 'Klarna', 'other'],
  ['Gift Card', 'Gift Card', 'other'],
  ['Store credit', 'Store credit', 'other'],
])('a payment with “%s” is one with %s and counts as %s', (text, written, id) => {
  const tender = writtenTender(text);
  expect(tender).toBe(written);
  const rows = paymentsWith([[tender, 1234]]);
  const { figures } = figuresOfRows(rows, { measures: tenders.map(tenderMeasureId) });
  expect(Object.entries(figures).filter(([, amount]) => amount !== 0)).toEqual([[`tender-${id}`, 1234]]);
});

test.each(tenders)('a payment with %s is charged a fee if its tender has one', (tender) => {
  const { hasFee } = tenderRules[tender];
  expect([feeOf(10_000, tender, 'In-Store'), feeOf(10_000, tender, 'Invoice')]).toEqual(hasFee ? [320, 365] : [0, 0]);
});

test('no two tenders have the same color', () => {
  expect(new Set(tenders.map((tender) => tenderRules[tender].color)).size).toBe(tenders.length);
});
