import { booked, checked, csvOf } from '../books.testing';

const header = 'Order Ref,Session,Date,Receipt Number,Customer,Employee,Total,Status';
const row = { Session: 'POS/1', Date: '2026-07-13 10:00:00', 'Receipt Number': 'Order 1-1', Employee: 'Ann' };
const file = csvOf(header, [
  { ...row, 'Order Ref': 'Shop/1', Total: '11.00', Status: 'Paid' },
  { ...row, 'Order Ref': 'Shop/2', Total: '-4.00', Status: 'Posted' },
  { ...row, 'Order Ref': 'Shop/3', Total: '30.00', Status: 'Cancelled' },
  { ...row, 'Order Ref': 'Shop/4', Total: '22.00', Status: 'New' },
]);

test('orders of Odoo count when they are paid; new ones are not paid yet', async () => {
  const { files, totals } = await checked([file], { currency: 'EUR' });
  expect(files).toMatchObject([{ kind: 'odoo-orders', rows: 4, refused: 0, skippedRows: { 'Not paid: new': 1 } }]);
  expect(totals).toMatchObject({ totalCollected: '7.00', netSales: null, taxes: null });
  expect(await booked([file], { currency: 'EUR' })).toMatchObject([
    { id: 'Shop/1', totalCollected: 1100 },
    { id: 'Shop/2', totalCollected: -400 },
  ]);
});

test('the same file twice adds nothing', async () => {
  const { files, totals } = await checked([file, file], { currency: 'EUR' });
  expect(totals).toMatchObject({ transactions: 2, totalCollected: '7.00' });
  expect(files[1]).toMatchObject({ rows: 4, booked: 0, refused: 0, skipped: 4 });
});
