import { booked, checked } from '../books.testing';

const adyen =
  'Psp Reference,Merchant Reference,Payment Method,Creation Date,TimeZone,Type,Modification Reference,Gross Currency,Gross Debit (GC),Gross Credit (GC),Exchange Rate,Net Currency,Net Debit (NC),Net Credit (NC),Commission (NC),Markup (NC),Scheme Fees (NC),Interchange (NC),Batch Number';

test('Adyen: what came in with its fees, in the currency of the payout', async () => {
  const csv = [
    adyen,
    '881,O1,visa,2026-07-01 23:10:00,CEST,Settled,882,EUR,,100.00,1,EUR,,98.50,,0.60,0.40,0.50,7',
    '883,O2,visa,2026-07-01 23:20:00,CEST,Settled,884,USD,,50.00,0.9,EUR,,44.10,0.90,,,,7',
    '881,O1,visa,2026-07-02 23:10:00,CEST,Refunded,885,EUR,20.00,,1,EUR,20.10,,,0.10,,,7',
    ',,,2026-07-03 10:00:00,CEST,Fee,Transaction Fees,EUR,,,1,EUR,3.00,,,,,,7',
    ',,,2026-07-03 10:00:00,CEST,MerchantPayout,,EUR,,,1,EUR,119.50,,,,,,7',
    '891,O9,visa,2026-07-01 23:10:00,CEST,Settled,892,EUR,,100.00,1,EUR,,90.00,,0.60,,,7',
    '893,O9,visa,2026-07-01 23:10:00,CEST,Settled,894,EUR,,100.00,1,GBP,,90.00,,0.60,,,7',
  ].join('\n');
  const { files, totals } = await checked([csv], { currency: 'EUR' });
  expect(files).toMatchObject([{ kind: 'adyen-settlement', rows: 7, booked: 4, refused: 2, skipped: 1 }]);
  expect(files[0]?.refusedRows?.map(({ column, value }) => [column, value])).toEqual([
    ['Type', 'Settled'],
    ['Net Currency', 'GBP'],
  ]);
  expect(totals).toMatchObject({ totalCollected: '125.00', fees: '-5.50', netTotal: '119.50', netSales: null });
  const refund = (await booked([csv], { currency: 'EUR' })).find(({ type }) => type === 'refund');
  expect(refund).toMatchObject({ refundOf: '881', totalCollected: -2000, fee: 10 });
});

test('Mollie: settled amounts, whose fees are only known as a sum', async () => {
  const csv = [
    'Date,Payment method,Currency,Amount,Status,ID,Description,Consumer name,Settlement currency,Settlement amount,Settlement reference,Amount refunded',
    '2026-07-01 10:12:00,ideal,EUR,100.00,paidout,tr_1,Order 1,A,EUR,100.00,S1,',
    '2026-07-02 11:00:00,creditcard,USD,50.00,paidout,tr_2,Order 2,B,EUR,45.00,S1,',
    '2026-07-03 09:00:00,refund,EUR,-20.00,refunded,re_3,Refund 1,,EUR,-20.00,S1,20.00',
    '2026-07-04 00:00:00,,EUR,-2.88,paidout,,Withheld fees 1,,EUR,-2.88,S1,',
    '2026-07-04 00:00:00,ideal,EUR,9.00,expired,tr_9,Order 9,,EUR,9.00,S1,',
  ].join('\n');
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ kind: 'mollie-settlement', booked: 4, skippedRows: { 'Not paid: expired': 1 } }]);
  expect(totals).toMatchObject({ totalCollected: '125.00', fees: null, netSales: null });
  expect((await booked([csv])).find(({ kind }) => kind === 'Fee')?.fee).toBe(288);
});
