import { unknown } from '@back-office/shared/format';
import { booked, checked, csvOf } from '../books.testing';

const ordersHeader =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Billing Name,Cancelled at,Payment Method,Refunded Amount,Vendor,Outstanding Balance,Location,Id,Source,Lineitem discount,Duties';
const paymentsHeader =
  'Transaction Date,Type,Order,Card Brand,Card Source,Payout Status,Payout Date,Payout ID,Available On,Amount,Fee,Net,Checkout,Payment Method Name,Presentment Amount,Presentment Currency,Currency';

const first = {
  Name: '#1001',
  Email: 'ada@example.com',
  'Financial Status': 'paid',
  Currency: 'USD',
  Subtotal: '45.00',
  Shipping: '5.00',
  Taxes: '4.00',
  Total: '54.00',
  'Discount Amount': '5.00',
  'Created at': '2026-03-15 14:23:45 -0400',
  'Lineitem quantity': 2,
  'Lineitem name': 'Mug - Blue',
  'Lineitem price': '20.00',
  'Lineitem sku': 'MUG-B',
  'Payment Method': 'Shopify Payments',
  'Refunded Amount': '0.00',
  'Outstanding Balance': '0.00',
};
const second = {
  Name: '#1001',
  Email: 'ada@example.com',
  'Lineitem quantity': 1,
  'Lineitem name': 'Print',
  'Lineitem price': '10.00',
};
const refunded = {
  ...first,
  Name: '#1002',
  'Financial Status': 'partially_refunded',
  Subtotal: '20.00',
  Shipping: '0.00',
  Taxes: '0.00',
  Total: '20.00',
  'Discount Amount': '0.00',
  'Lineitem quantity': 1,
  'Refunded Amount': '8.00',
};
const voided = { ...refunded, Name: '#1003', 'Financial Status': 'voided', 'Refunded Amount': '0.00' };

test('fields of the order stand on its first row; shipping is part of the sales, refunds are by amount', async () => {
  const { files, totals } = await checked([csvOf(ordersHeader, [first, second, refunded, voided])]);
  expect(files).toMatchObject([{ kind: 'shopify-orders', rows: 4, booked: 3, refused: 0, skipped: 1 }]);
  expect(totals).toEqual({
    transactions: 2,
    grossSales: '75.00',
    discounts: '-5.00',
    returns: '0.00',
    netSales: '70.00',
    taxes: '4.00',
    tips: null,
    totalCollected: '66.00',
    fees: null,
    netTotal: null,
  });
});

test('the lines of an order add up to it, with its discount and tax divided among them', async () => {
  const [order] = await booked([csvOf(ordersHeader, [first, second])]);
  expect(order?.lines.map(({ item, gross, discount, tax, net }) => [item.name, gross, discount, tax, net])).toEqual([
    ['Mug, Blue', 4000, 400, 288, 3600],
    ['Print', 1000, 100, 72, 900],
    ['Shipping', 500, 0, 40, 500],
  ]);
});

test('taxes that prices include are not part of the sales', async () => {
  const included = { ...refunded, 'Financial Status': 'paid', 'Refunded Amount': '0.00', Taxes: '3.33' };
  const [order] = await booked([csvOf(ordersHeader, [included])]);
  expect(order).toMatchObject({ netSales: 1667, taxes: 333, totalCollected: 2000 });
  expect(order?.lines).toMatchObject([{ gross: 1667, tax: 333, net: 1667 }]);
});

test('an order that nobody has paid yet is sold, and has no payment', async () => {
  const [order] = await booked([
    csvOf(ordersHeader, [{ ...refunded, 'Financial Status': 'pending', 'Refunded Amount': '0.00' }]),
  ]);
  expect(order).toMatchObject({ netSales: 2000, totalCollected: 0, payments: [], status: 'Pending' });
});

const charge = {
  'Transaction Date': '2026-03-15 14:23:50 -0400',
  Type: 'charge',
  Order: '#1002',
  Amount: '20.00',
  Fee: '0.88',
  Net: '19.12',
  Currency: 'USD',
};
const paidBack = {
  ...charge,
  'Transaction Date': '2026-03-17 08:00:00 -0400',
  Type: 'refund',
  Amount: '-8.00',
  Fee: '0.00',
  Net: '-8.00',
};
const payout = { ...charge, Type: 'payout', Order: '', Amount: '-11.12', Fee: '0.00', Net: '-11.12' };

test('payments bring fees and the day of a refund to orders, in either order, and double nothing', async () => {
  const files = [csvOf(ordersHeader, [refunded]), csvOf(paymentsHeader, [charge, paidBack, payout])];
  const rows = await booked(files);
  expect(await booked(files.toReversed())).toEqual(rows);
  expect(rows).toMatchObject([
    { id: '#1002', date: '2026-03-15', netSales: 2000, partialRefunds: 0, totalCollected: 2000, fee: 88 },
    { date: '2026-03-17', type: 'refund', refundOf: '#1002', partialRefunds: 800, totalCollected: -800, fee: 0 },
  ]);
  const { files: outcomes, totals } = await checked(files);
  expect(outcomes).toMatchObject([
    { rows: 1, booked: 1 },
    { rows: 3, booked: 2, skipped: 1 },
  ]);
  expect(totals).toMatchObject({ netSales: '20.00', totalCollected: '12.00', fees: '-0.88', netTotal: '11.12' });
});

test('payments alone know what was collected, and nothing of the sales', async () => {
  const [payment] = await booked([csvOf(paymentsHeader, [charge])]);
  expect(payment).toMatchObject({ totalCollected: 2000, fee: 88, netSales: unknown, taxes: unknown, tips: unknown });
});

test('an edited order replaces the older export of it', async () => {
  const other = { ...first, Name: '#1000', 'Created at': '2026-03-01 10:00:00 -0400' };
  const edited = { ...second, 'Lineitem name': 'Poster' };
  const newer = { ...refunded, Name: '#1004', 'Created at': '2026-04-02 10:00:00 -0400' };
  const old = csvOf(ordersHeader, [other, first, second]);
  const fresh = csvOf(ordersHeader, [
    other,
    { ...first, 'Financial Status': 'refunded', 'Refunded Amount': '54.00' },
    edited,
    newer,
  ]);
  const rows = await booked([old, fresh]);
  expect(await booked([fresh, old])).toEqual(rows);
  const order = rows.find(({ id }) => id === '#1001');
  expect(order).toMatchObject({ partialRefunds: 5400, totalCollected: 0 });
  expect(order?.lines.map(({ item }) => item.name)).toEqual(['Mug, Blue', 'Poster', 'Shipping']);
});

test('What a total has above its parts is a tip and no sale', async () => {
  const csv = csvOf(
    'Name,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price',
    [
      {
        Name: '#1',
        'Financial Status': 'paid',
        Currency: 'USD',
        Subtotal: '20.00',
        Shipping: '0.00',
        Taxes: '2.00',
        Total: '25.00',
        'Created at': '2026-03-08 10:30:00 -0400',
        'Lineitem quantity': 1,
        'Lineitem name': 'Jam',
        'Lineitem price': '20.00',
      },
    ],
  );
  const { totals } = await checked([csv]);
  expect(totals).toMatchObject({ netSales: '20.00', taxes: '2.00', totalCollected: '25.00', tips: null });
});

test.each([
  ['below its parts', 'Cash', '22.05', '20.07', '20.07', '2.00'],
  ['above its parts', 'Cash', '22.05', '20.03', '20.03', '2.00'],
  ['of prices with their tax', 'Cash', '22.05', '20.07', '22.07', '2.00'],
  ['of a card, where the difference is in the sales', 'Card', '22.05', '20.05', '20.07', '2.00'],
])('a total that is rounded to coins: %s', async (_name, method, Total, netSales, Subtotal, Taxes) => {
  const order = { ...first, Subtotal, Taxes, Total, Shipping: '0.00', 'Discount Amount': '0.00' };
  const row = { ...order, 'Payment Method': method, 'Lineitem quantity': 1, 'Lineitem price': Subtotal };
  const { totals } = await checked([csvOf(ordersHeader, [row])]);
  expect(totals).toMatchObject({ netSales, totalCollected: '22.05' });
});

describe('gift cards of Shopify', () => {
  const header = `${ordersHeader},Lineitem requires shipping,Lineitem taxable`;
  const plain = { 'Lineitem requires shipping': 'true', 'Lineitem taxable': 'true' };
  const card = { 'Lineitem requires shipping': 'false', 'Lineitem taxable': 'false' };
  const mug = { ...first, ...plain, Shipping: '0.00', 'Discount Amount': '0.00', 'Lineitem quantity': 1 };
  const sold = { ...mug, Subtotal: '70.00', Taxes: '1.60', Total: '71.60' };
  const giftCard = {
    ...second,
    ...card,
    'Lineitem quantity': 2,
    'Lineitem name': 'Gift Card - $25.00',
    'Lineitem price': '25.00',
  };

  test('a gift card that is sold is no sale yet; a book about gift cards is one', async () => {
    const csv = csvOf(header, [sold, giftCard]);
    const { totals } = await checked([csv]);
    expect(totals).toMatchObject({ grossSales: '20.00', netSales: '20.00', taxes: '1.60', totalCollected: '71.60' });
    const [order] = await booked([csv]);
    expect(order).toMatchObject({ giftCardSales: 5000, giftCardRedeemed: 0 });
    expect(order?.lines.map(({ item, net }) => [item.name, net])).toEqual([['Mug, Blue', 2000]]);
    expect(await booked([csv, csv.replace('ada@', 'eva@')])).toMatchObject([{ giftCardSales: 5000, netSales: 2000 }]);
    const book = csvOf(header, [sold, { ...giftCard, ...plain }]);
    expect((await checked([book])).totals).toMatchObject({ netSales: '70.00' });
  });

  test.each([
    ['gift_card', 'Gift Card', 2160],
    ['Shopify Payments + gift_card', 'Card, Gift Card', unknown],
    ['Shopify Payments', 'Card', 0],
  ])('paid with %s', async (method, tender, giftCardRedeemed) => {
    const order = { ...mug, Subtotal: '20.00', Taxes: '1.60', Total: '21.60', 'Payment Method': method };
    expect(await booked([csvOf(header, [order])])).toMatchObject([{ tender, giftCardRedeemed, totalCollected: 2160 }]);
  });
});

test('rows without a name below a refused order are not those of the order above it', async () => {
  const nameless = { 'Lineitem quantity': 1, 'Lineitem name': 'Hat', 'Lineitem price': '5.00' };
  const bad = { ...refunded, Name: '#1009', Total: 'none' };
  const { files } = await checked([csvOf(ordersHeader, [first, bad, nameless])]);
  expect(files).toMatchObject([
    {
      booked: 1,
      refusedRows: [{ column: 'Total' }, { value: '#1009', reason: expect.stringContaining('was refused') }],
    },
  ]);
  const rows = await booked([csvOf(ordersHeader, [first, bad, nameless])]);
  expect(rows.flatMap(({ lines }) => lines.map(({ item }) => item.name))).not.toContain('Hat');
});

test('a refund that failed comes back, and shows nothing of the sign of refunds', async () => {
  const payment = { 'Transaction Date': '2026-03-15 14:23:45 -0400', Order: '#1', Currency: 'USD', Fee: '0.00' };
  const { totals } = await checked([
    csvOf(paymentsHeader, [
      { ...payment, Type: 'charge', Amount: '27.00', Net: '27.00' },
      { ...payment, Type: 'refund_failure', Amount: '5.00', Net: '5.00' },
    ]),
  ]);
  expect(totals.totalCollected).toBe('32.00');
});

test('a chargeback that was won comes back, and is no second payment of its order', async () => {
  const files = [
    csvOf(ordersHeader, [{ ...refunded, 'Financial Status': 'paid', 'Refunded Amount': '0.00' }]),
    csvOf(paymentsHeader, [
      charge,
      { ...charge, Type: 'chargeback', Amount: '-20.00', Fee: '15.00', Net: '-35.00' },
      { ...charge, Type: 'chargeback won', Amount: '20.00', Fee: '-15.00', Net: '35.00' },
    ]),
  ];
  const { totals } = await checked(files);
  expect(totals).toMatchObject({ netSales: '20.00', totalCollected: '20.00', fees: '-0.88', netTotal: '19.12' });
});

test('orders of Squarespace have the same columns, two of them by other names', async () => {
  const header =
    'Order ID,Email,Financial Status,Paid at,Currency,Subtotal,Shipping,Taxes,Amount Refunded,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price';
  const { Name, ...order } = { ...first, 'Financial Status': 'PARTIALLY_REFUNDED', 'Amount Refunded': '9.00' };
  const { Name: sameName, ...line } = second;
  const rows = [
    { ...order, 'Order ID': Name },
    { ...line, 'Order ID': sameName },
  ];
  const { files, totals } = await checked([csvOf(header, rows)]);
  expect(files).toMatchObject([{ kind: 'shopify-orders', booked: 2 }]);
  expect(totals).toMatchObject({ transactions: 1, netSales: '50.00', taxes: '4.00', totalCollected: '45.00' });
});
