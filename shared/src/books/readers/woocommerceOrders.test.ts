import { unknown } from '@back-office/shared/format';
import { booked, checked, csvOf } from '../books.testing';
import { figuresOfRows } from '../../ledger/columns/figuresOfRows';

test('WooCommerce: net sales and totals are known, what a coupon took off is not', async () => {
  const header =
    'Date,Order #,N. Revenue (formatted),Status,Customer,Customer type,Product(s),Items sold,Coupon(s),Net Sales,Attribution';
  const order = {
    Date: '2026-05-01 10:00:00',
    Status: 'completed',
    'N. Revenue (formatted)': '$1,110.00',
    'Net Sales': '1000',
  };
  const csv = csvOf(header, [
    { ...order, 'Order #': 1 },
    { ...order, 'Order #': 2, 'Coupon(s)': 'SPRING', 'N. Revenue (formatted)': '$22.20', 'Net Sales': '20.00' },
    { ...order, 'Order #': 3, Status: 'cancelled' },
  ]);
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ kind: 'woocommerce-orders', rows: 3, booked: 2, skipped: 1 }]);
  expect(totals).toEqual({
    transactions: 2,
    grossSales: null,
    discounts: null,
    returns: '0.00',
    netSales: '1020.00',
    taxes: null,
    tips: null,
    totalCollected: '1132.20',
    fees: null,
    netTotal: null,
  });
});

test('WooCommerce: orders with refunds show two totals, and refunds repeat those of their order', async () => {
  const header = 'Date,Order #,N. Revenue (formatted),Status,Coupon(s),Net Sales';
  const order = { Date: '2026-10-05 10:00:00', 'Order #': 10, Status: 'completed', 'Net Sales': '100' };
  const refund = { ...order, Date: '2026-10-07 10:00:00', 'Net Sales': '-30' };
  const once = { 'N. Revenue (formatted)': '$110.00 $77.00' };
  const one = await checked([
    csvOf(header, [
      { ...order, ...once },
      { ...refund, ...once },
    ]),
  ]);
  expect(one.totals).toMatchObject({
    grossSales: '100.00',
    returns: '-30.00',
    netSales: '70.00',
    totalCollected: '77.00',
  });
  const twice = { 'N. Revenue (formatted)': '$110.00 $55.00' };
  const two = await checked([
    csvOf(header, [
      { ...order, ...twice },
      { ...refund, ...twice },
      { ...refund, ...twice, Date: '2026-10-09 09:00:00', 'Net Sales': '-20' },
    ]),
  ]);
  expect(two.totals).toMatchObject({ transactions: 3, netSales: '50.00', totalCollected: null });
  const ofShipping = await checked([
    csvOf(
      header,
      [order, { ...refund, 'Net Sales': '0' }].map((row) => ({ ...row, ...once })),
    ),
  ]);
  expect(ofShipping.totals).toMatchObject({ transactions: 2, netSales: '100.00', totalCollected: null });
  expect(two.days).toMatchObject({ '2026-10-07': { netSales: '-30.00' }, '2026-10-09': { netSales: '-20.00' } });
});

test('WooCommerce: totals that include tax say so, and have the decimal mark of the shop', async () => {
  const csv = csvOf('Date,Order #,N. Revenue (formatted),Status,Coupon(s),Net Sales', [
    {
      Date: '2026-10-05 10:00:00',
      'Order #': 10,
      'N. Revenue (formatted)': '1.119,00\u00a0€ (includes 178,66\u00a0€ VAT)',
      Status: 'completed',
      'Net Sales': '940.34',
    },
    {
      Date: '2026-10-05 11:00:00',
      'Order #': 11,
      'N. Revenue (formatted)': '11,90\u00a0€ (includes 1,90\u00a0€ VAT)',
      Status: 'completed',
      'Net Sales': '10',
    },
  ]);
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ booked: 2, refused: 0 }]);
  expect(totals).toMatchObject({ netSales: '950.34', totalCollected: '1130.90' });
});

test('WooCommerce: how many of each product were sold is known, its amounts only of the one product of an order', async () => {
  const header = 'Date,Order #,N. Revenue (formatted),Status,Product(s),Items sold,Coupon(s),Net Sales';
  const order = { Date: '2026-05-01 10:00:00', Status: 'completed' };
  const cap = { 'Product(s)': '2× Cap, blue', 'Items sold': 2, 'Net Sales': '30.00' };
  const csv = csvOf(header, [
    { ...order, ...cap, 'Order #': 1, 'N. Revenue (formatted)': '$30.00' },
    { ...order, 'Order #': 2, 'Product(s)': '1× Mug, 3× Tea', 'Items sold': 4, 'Net Sales': '25.00' },
    { ...order, ...cap, 'Order #': 3, 'Product(s)': '1× Soap, 1× Comb', 'Items sold': 2, 'Coupon(s)': 'SPRING' },
    { ...order, 'Order #': 5, 'Product(s)': '1× Soap', 'Items sold': 1, 'Coupon(s)': 'SPRING', 'Net Sales': '8.00' },
    // As many as were sold are not named.
    { ...order, 'Order #': 4, 'Product(s)': 'Hat', 'Items sold': 1, 'Net Sales': '9.00' },
    {
      ...order,
      'Order #': 1,
      'N. Revenue (formatted)': '$30.00 $15.00',
      'Product(s)': '1× Cap, blue',
      'Items sold': -1,
      'Net Sales': '-15.00',
    },
  ]);
  const rows = await booked([csv]);
  const measures = ['items-sold', 'gross-sales', 'returns', 'net-sales'] as const;
  const { figures, groups } = figuresOfRows(rows, { measures, groupBy: ['item-name'], of: 'lines' });
  const amounts = groups.map(({ key, figures: own }) => [key, ...measures.map((id) => own[id])]);
  expect(amounts.sort()).toEqual([
    ['', unknown, 900, 0, 900],
    ['Cap, blue', 2, 3000, -1500, 1500],
    ['Comb', 1, unknown, 0, unknown],
    ['Mug', 1, unknown, 0, unknown],
    ['Soap', 2, unknown, 0, unknown],
    ['Tea', 3, unknown, 0, unknown],
  ]);
  expect(figures['gross-sales']).toBe(unknown);
  expect((await checked([csv])).totals).toMatchObject({ transactions: 6, netSales: '87.00', grossSales: null });
});
