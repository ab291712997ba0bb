import { tenderMeasureId } from '../catalog/paymentMeasures';
import { figuresOfRows } from '../columns/figuresOfRows';
import { createLedger } from '../sample/createLedger';
import { feeOf } from './fees';
import { defaultRange } from './filters';
import { tenderRules, tenders, type Tender } from './tenders';
import type { Transaction } from './transaction';

const [sample] = createLedger().rowsOf(defaultRange);

/** A row for each tender and amount. */
function paymentsWith(amounts: readonly (readonly [Tender, number])[]): readonly Transaction[] {
  if (!sample) throw new Error('The default week has no rows.');
  return amounts.map(([tender, amount]) => {
    const { paymentMethod } = tenderRules[tender];
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

test.each(tenders)('a payment with %s is charged a fee if its tender has one', (tender) => {
  const { hasFee } = tenderRules[tender];
  expect([feeOf(10_000, tender, 'In-Store'), feeOf(10_000, tender, 'Invoice')]).toEqual(hasFee ? [320, 365] : [0, 0]);
});

test('no two tenders have the same color', () => {
  expect(new Set(tenders.map((tender) => tenderRules[tender].color)).size).toBe(tenders.length);
});
