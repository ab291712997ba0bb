import { booked, checked, csvOf } from '../books.testing';

const header =
  'entity_id,type,debit,credit,amount,currency,fee,tax,on_hold,settled,created_at,settled_at,settlement_id,payment_id,settlement_utr,order_id,method';
const row = { currency: 'INR', tax: '3.60', settlement_id: 'setl_1', order_id: 'order_1', method: 'card' };
const file = csvOf(header, [
  {
    ...row,
    entity_id: 'pay_1',
    type: 'payment',
    debit: '0.00',
    credit: '976.40',
    amount: '1000.00',
    fee: '23.60',
    created_at: '03/07/2026 10:00:00',
  },
  {
    ...row,
    entity_id: 'rfnd_1',
    type: 'refund',
    debit: '100.00',
    credit: '0.00',
    amount: '100.00',
    fee: '0.00',
    tax: '0.00',
    created_at: '05/07/2026 10:00:00',
    payment_id: 'pay_1',
  },
  {
    ...row,
    entity_id: 'setl_1',
    type: 'settlement',
    debit: '876.40',
    credit: '0.00',
    amount: '876.40',
    fee: '0.00',
    tax: '0.00',
    created_at: '06/07/2026 10:00:00',
  },
]);

test('Razorpay: what was collected and its fee; the tax on the fee is no tax on sales', async () => {
  const { files, totals } = await checked([file]);
  expect(files).toMatchObject([{ kind: 'razorpay-settlement', rows: 3, booked: 2, refused: 0, skipped: 1 }]);
  expect(totals).toMatchObject({ totalCollected: '900.00', fees: '-23.60', taxes: null, netSales: null });
  expect(await booked([file], { currency: 'INR' })).toMatchObject([
    { id: 'pay_1', date: '2026-07-03', tender: 'Card', fee: 2360 },
    { id: 'rfnd_1', date: '2026-07-05', type: 'refund', refundOf: 'pay_1', totalCollected: -10_000 },
  ]);
});
