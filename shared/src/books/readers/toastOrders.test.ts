import { booked, checked, csvOf } from '../books.testing';

test('Toast orders: sales with the gratuity, whether the amount contains it or not; payments join them', async () => {
  const header =
    'Location,Order Id,Order #,Checks,Opened,# of Guests,Server,Discount Amount,Amount,Tax,Tip,Gratuity,Total,Voided,Paid,Closed,Order Source';
  const order = { Location: 'Main', Opened: '3/15/24 6:00 PM', Voided: 'false', Paid: '3/15/24 6:22 PM' };
  const orders = csvOf(header, [
    {
      ...order,
      'Order Id': '10',
      'Discount Amount': '5.00',
      Amount: '36.70',
      Tax: '3.30',
      Tip: '8.00',
      Gratuity: '0.00',
      Total: '48.00',
    },
    {
      ...order,
      'Order Id': '11',
      'Discount Amount': '0.00',
      Amount: '50.00',
      Tax: '4.00',
      Tip: '1.00',
      Gratuity: '9.00',
      Total: '64.00',
    },
    {
      ...order,
      'Order Id': '12',
      'Discount Amount': '0.00',
      Amount: '59.00',
      Tax: '4.00',
      Tip: '1.00',
      Gratuity: '9.00',
      Total: '64.00',
    },
    {
      ...order,
      'Order Id': '13',
      'Discount Amount': '0.00',
      Amount: '99.00',
      Tax: '4.00',
      Tip: '0.00',
      Gratuity: '0.00',
      Total: '103.00',
      Voided: 'true',
    },
  ]);
  const known = {
    transactions: 3,
    grossSales: '159.70',
    discounts: '-5.00',
    netSales: '154.70',
    taxes: '11.30',
    tips: '10.00',
    totalCollected: '176.00',
  };
  const alone = await checked([orders], { currency: 'USD' });
  expect(alone.files).toMatchObject([{ kind: 'toast-orders', rows: 4, booked: 3, skipped: 1 }]);
  expect(alone.totals).toMatchObject({ ...known, fees: null });
  const payments = csvOf('Location,Payment Id,Order Id,Paid Date,Amount,Tip,Gratuity,Total,Status,Type,V/MC/D Fees', [
    {
      Location: 'Main',
      'Payment Id': '1',
      'Order Id': '10',
      'Paid Date': '3/15/24 6:22 PM',
      Amount: '40.00',
      Tip: '8.00',
      Gratuity: '0.00',
      Total: '48.00',
      Status: 'CAPTURED',
      Type: 'Credit',
      'V/MC/D Fees': '1.20',
    },
  ]);
  const rows = await booked([payments, orders], { currency: 'USD' });
  expect(rows.find(({ id }) => id === '10')).toMatchObject({ netSales: 3670, totalCollected: 4800, fee: 120 });
  expect((await checked([payments, orders], { currency: 'USD' })).totals).toMatchObject(known);
});
