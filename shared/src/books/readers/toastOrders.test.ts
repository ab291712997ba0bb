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

test('a refund of a payment sells nothing, so that the sales of its order stay known', async () => {
  const orders = csvOf('Location,Order Id,Opened,Discount Amount,Amount,Tax,Tip,Gratuity,Total,Voided,Paid', [
    {
      'Order Id': '10',
      Opened: '3/15/24 6:00 PM',
      Amount: '40.00',
      Tax: '4.00',
      Tip: '6.00',
      Gratuity: '0.00',
      Total: '50.00',
      Voided: 'false',
      Paid: '3/15/24 6:22 PM',
    },
  ]);
  const payments = csvOf(
    'Payment Id,Order Id,Paid Date,Amount,Tip,Total,Refund Date,Refund Amount,Refund Tip Amount,Status,Type,V/MC/D Fees',
    [
      {
        'Payment Id': '1',
        'Order Id': '10',
        'Paid Date': '3/15/24 6:22 PM',
        Amount: '44.00',
        Tip: '6.00',
        Total: '50.00',
        'Refund Date': '3/16/24 9:00 AM',
        'Refund Amount': '11.00',
        'Refund Tip Amount': '6.00',
        Status: 'CAPTURED',
        Type: 'Credit',
        'V/MC/D Fees': '1.25',
      },
    ],
  );
  const { totals } = await checked([orders, payments], { currency: 'USD' });
  expect(totals).toMatchObject({ netSales: '40.00', taxes: '4.00', tips: '0.00', totalCollected: '33.00' });
});

describe('Toast item selections', () => {
  const header =
    'Location,Order Id,Order #,Sent Date,Order Date,Check Id,Server,Item Selection Id,SKU,Menu Item,Menu Group,Sales Category,Gross Price,Discnt,Net Price,Qty,Tax,Void?,Deferred,Tax Inclusion Option';
  const item = {
    Location: 'Main',
    'Order Id': '20',
    'Order Date': '3/15/24 6:00 PM',
    'Item Selection Id': 'S1',
    'Menu Item': 'Soup',
    'Sales Category': 'Food',
    'Gross Price': '27.00',
    Discnt: '2.00',
    'Net Price': '25.00',
    Qty: '3.0',
    Tax: '2.00000000',
    'Void?': 'false',
    Deferred: 'false',
    'Tax Inclusion Option': 'Tax Not Included',
  };
  const items = csvOf(header, [
    item,
    { ...item, 'Item Selection Id': 'S2', 'Menu Item': 'Tea', 'Tax Inclusion Option': 'Tax Included' },
    { ...item, 'Item Selection Id': 'S3', 'Void?': 'true' },
    { ...item, 'Item Selection Id': 'S4', 'Menu Item': 'Gift card', Deferred: 'true' },
  ]);

  test('prices are those of the whole quantity, without taxes; what was voided or deferred is no sale', async () => {
    const { files, totals } = await checked([items]);
    expect(files).toMatchObject([{ kind: 'toast-items', booked: 2, skipped: 2 }]);
    expect(totals).toMatchObject({ transactions: 1, grossSales: '52.00', discounts: '-4.00', netSales: '48.00' });
    expect(totals).toMatchObject({ taxes: '4.00', tips: null, totalCollected: null });
  });

  test('they are the items of their order, in either order of the files', async () => {
    const order = csvOf('Location,Order Id,Opened,Discount Amount,Amount,Tax,Tip,Gratuity,Total,Voided,Paid', [
      {
        Location: 'Main',
        'Order Id': '20',
        Opened: '3/15/24 6:00 PM',
        'Discount Amount': '4.00',
        Amount: '48.00',
        Tax: '4.00',
        Tip: '5.00',
        Gratuity: '0.00',
        Total: '57.00',
        Voided: 'false',
        Paid: '3/15/24 6:30 PM',
      },
    ]);
    const rows = await booked([items, order]);
    expect(await booked([order, items])).toEqual(rows);
    expect(rows).toMatchObject([{ netSales: 4800, taxes: 400, tips: 500, totalCollected: 5700 }]);
    expect(rows[0]?.lines.map(({ item: { name, price }, quantity, net }) => [name, price, quantity, net])).toEqual([
      ['Soup', 900, 3, 2500],
      ['Tea', 833, 3, 2300],
    ]);
  });
});
