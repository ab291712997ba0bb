import { booked, checked } from '../books.testing';

test('Klarna: captures, what was returned, and fees, which are rows of their own', async () => {
  const csv = [
    'type,detailed_type,capture_id,sale_date,capture_date,amount,currency_code,merchant_reference1,order_id,refund_id',
    'SALE,PURCHASE,c1,2026-03-01T10:00:00Z,2026-03-02T10:00:00Z,100.00,EUR,S1,o1,',
    'FEE,PURCHASE_FEE_FIXED,c1,2026-03-01T10:00:00Z,2026-03-02T10:00:00Z,-0.35,EUR,S1,o1,',
    'FEE,PURCHASE_FEE_PERCENTAGE,c1,2026-03-01T10:00:00Z,2026-03-02T10:00:00Z,-2.99,EUR,S1,o1,',
    'RETURN,PURCHASE_RETURN,c1,2026-03-01T10:00:00Z,2026-03-05T10:00:00Z,-40.00,EUR,S1,o1,r1',
    'HOLDBACK,ROLLING_RESERVE,,,2026-03-05T10:00:00Z,-10.00,EUR,,,',
    'SALE,PURCHASE,c2,2026-03-01T10:00:00Z,2026-03-02T10:00:00Z,900.00,SEK,S2,o2,',
  ].join('\n');
  const { files, totals } = await checked([csv], { currency: 'EUR' });
  expect(files).toMatchObject([{ kind: 'klarna-settlement', rows: 6, booked: 4, refused: 1, skipped: 1 }]);
  expect(totals).toMatchObject({ totalCollected: '60.00', fees: '-3.34', netTotal: '56.66', netSales: null });
  const refund = (await booked([csv], { currency: 'EUR' })).find(
    ({ type, kind }) => type === 'refund' && kind !== 'Fee',
  );
  expect(refund).toMatchObject({ refundOf: 'c1', date: '2026-03-05', totalCollected: -4000 });
});
