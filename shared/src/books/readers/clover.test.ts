import { booked, checked, csvOf } from '../books.testing';

const orders =
  'Order Date,Order ID,Order Number,Order Type,Order Employee Name,Note,Currency,Tax Amount,Tip,Service Charge,Discount,Order Total,Payments Total,Refunds Total,Manual Refunds Total,Tender,Order Payment State';
const payments =
  'Payment Date,Payment ID,Note,Tender,Card Brand,Currency,Amount,Tax Amount,Tip Amount,Service Charge Amount,Customer Name,Payment Employee Name,Order ID,Order Date,Result,Device,# Refunds,Refund Amount';
const items =
  'Line Item Date,Order Employee Name,Item ID,Item SKU,Order ID,Item Name,Currency,Per Unit Quantity,Item Unit,Item Revenue,Modifiers,Modifiers Revenue,Total Revenue,Total Discount,Order Discount Proportion,Item Total,Tax Amount,Refunded,Exchanged,Order Payment State,Service Charge';

const [evening, night, morning] = ['23-Aug-2026 09:34 PM EDT', '23-Aug-2026 11:34 PM EDT', '24-Aug-2026 09:34 AM EDT'];

const orderRows = [
  {
    'Order Date': evening,
    'Order ID': 'O1',
    'Tax Amount': '1.95',
    Tip: '5.00',
    'Service Charge': '5.40',
    Discount: '-3.00',
    'Order Total': '34.35',
    'Payments Total': '34.35',
    Tender: 'Credit Card, Cash',
    'Order Payment State': 'Paid',
  },
  {
    'Order Date': night,
    'Order ID': 'O2',
    'Tax Amount': '0.65',
    Tip: '0.00',
    Discount: '0.00',
    'Order Total': '10.65',
    'Payments Total': '10.65',
    'Refunds Total': '10.65',
    Tender: 'Cash',
    'Order Payment State': 'Refunded',
  },
  {
    'Order Date': morning,
    'Order ID': 'O3',
    'Tax Amount': '0.65',
    'Order Total': '10.65',
    'Payments Total': '0.00',
    'Order Payment State': 'Open',
  },
].map((row) => ({ Currency: 'USD', ...row }));

const paid = { 'Payment Date': evening, Currency: 'USD', Result: 'SUCCESS', 'Order ID': 'O1' } as const;
const paymentRows = [
  { ...paid, 'Payment ID': 'P1', Tender: 'Credit Card', Amount: '24.35', 'Tax Amount': '1.38', 'Tip Amount': '5.00' },
  { ...paid, 'Payment ID': 'P2', Tender: 'Cash', Amount: '10.00', 'Tax Amount': '0.57' },
  {
    ...paid,
    'Payment ID': 'P3',
    'Payment Date': night,
    'Order ID': 'O2',
    Tender: 'Cash',
    Amount: '10.65',
    'Tax Amount': '0.65',
    '# Refunds': '1',
    'Refund Amount': '10.65',
  },
  ...['FAIL', 'VOIDED', 'AUTH', 'PENDING'].map((Result) => ({
    ...paid,
    'Payment ID': Result,
    'Order ID': Result,
    Tender: 'Credit Card',
    Amount: '99.00',
    'Tip Amount': '9.00',
    Result,
  })),
];

const item = {
  Currency: 'USD',
  'Line Item Date': evening,
  'Order ID': 'O1',
  Refunded: 'false',
  'Order Payment State': 'Paid',
};
const itemRows = [
  {
    ...item,
    'Item Name': 'Burger',
    'Item Revenue': '20.00',
    'Modifiers Revenue': '2.00',
    'Total Revenue': '22.00',
    'Order Discount Proportion': '-2.20',
    'Item Total': '19.80',
    'Tax Amount': '1.29',
  },
  {
    ...item,
    'Item Name': 'Tea',
    'Per Unit Quantity': '1.500',
    'Item Unit': 'oz',
    'Item Revenue': '8.00',
    'Total Revenue': '8.00',
    'Order Discount Proportion': '-0.80',
    'Item Total': '7.20',
    'Tax Amount': '0.66',
  },
  {
    ...item,
    'Item Name': 'Gratuity',
    'Item Revenue': '5.40',
    'Total Revenue': '5.40',
    'Item Total': '5.40',
    'Tax Amount': '0.00',
    'Service Charge': 'True',
  },
  {
    ...item,
    'Order ID': 'O2',
    'Item Name': 'Cake',
    'Item Revenue': '10.00',
    'Total Revenue': '10.00',
    'Item Total': '10.00',
    'Tax Amount': '0.65',
    Refunded: 'true',
  },
  {
    ...item,
    'Order ID': 'O3',
    'Item Name': 'Cake',
    'Item Revenue': '10.00',
    'Item Total': '10.00',
    'Tax Amount': '0.65',
    'Order Payment State': 'Open',
  },
];

const files = [csvOf(orders, orderRows), csvOf(payments, paymentRows), csvOf(items, itemRows)] as const;
const all = { netSales: '42.40', taxes: '2.60', tips: '5.00', totalCollected: '39.35' } as const;

test('orders: the total is without the tip, and open orders are no sales', async () => {
  const result = await checked([files[0]]);
  expect(result.files).toMatchObject([
    { kind: 'clover-orders', rows: 3, booked: 2, refused: 0, skippedRows: { 'Not paid: open': 1 } },
  ]);
  expect(result.totals).toMatchObject({ ...all, transactions: 2, grossSales: '45.40', discounts: '-3.00' });
  expect(result.days).toEqual({ '2026-08-23': { netSales: '42.40', transactions: 2 } });
});

test('payments: amounts contain the tax and not the tip, and only those that succeeded count', async () => {
  const result = await checked([files[1]]);
  expect(result.files).toMatchObject([{ kind: 'clover-payments', rows: 7, booked: 3, refused: 0, skipped: 4 }]);
  expect(result.totals).toMatchObject({ ...all, transactions: 2, grossSales: null });
});

test('line items: discounts of their order are theirs, and what came back is returned', async () => {
  const result = await checked([files[2]]);
  expect(result.files).toMatchObject([{ kind: 'clover-items', rows: 5, booked: 4, refused: 0, skipped: 1 }]);
  expect(result.totals).toMatchObject({ grossSales: '45.40', returns: '-10.00', netSales: '32.40', taxes: '1.95' });
  expect(result.totals).toMatchObject({ discounts: '-3.00', tips: null, totalCollected: null });
});

test('the three files make the same transactions, in any order', async () => {
  for (const contents of [files, files.toReversed()]) {
    const rows = await booked(contents);
    expect(rows.map(({ netSales, totalCollected, payments: of }) => [netSales, totalCollected, of.length])).toEqual([
      [3240, 3935, 2],
      [1000, 0, 1],
    ]);
    expect(rows[0]?.lines?.map(({ item: { name }, quantity, net }) => [name, quantity, net])).toEqual([
      ['Burger', 1, 1980],
      ['Tea', 1.5, 720],
    ]);
    expect((await checked(contents)).totals).toMatchObject(all);
  }
});

test('amounts of another currency than that of the shop are refused', async () => {
  const {
    files: [file],
  } = await checked([csvOf(orders, [...orderRows, { ...orderRows[0], Currency: 'CAD' }])]);
  expect(file?.refusedRows).toMatchObject([{ column: 'Currency', value: 'CAD' }]);
});
