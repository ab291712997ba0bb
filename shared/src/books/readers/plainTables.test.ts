import { booked, checked, fileOf } from '../books.testing';
import { readLayer } from '../reading/readLayer';

test('amounts of a table that a program writes are cents, those of a list that people make are not', async () => {
  const table = await checked(['order_number,date,customer,total\n1,2024-03-15,7,2500\n2,2024-03-16,8,3000']);
  expect(table.totals.totalCollected).toBe('55.00');
  const list = await checked(['Order Number,Date,Customer,Total\n1,2024-03-15,Ann,25\n2,2024-03-16,Bob,30']);
  expect(list.files).toMatchObject([{ kind: 'orders-table', booked: 2 }]);
  expect(list.totals.totalCollected).toBe('55.00');
});

test('the time of an order that is dated by the day alone is not known, whenever the business day begins', async () => {
  const rows = await booked(['order_number,date,customer,total\n1,2024-03-15,7,25.00\n2,2024-03-15 14:05,8,30.00'], {
    timeZone: 'America/New_York',
    dayStart: 180,
  });
  expect(rows).toMatchObject([
    { id: '1', date: '2024-03-15', time: '', timeZone: '' },
    { id: '2', date: '2024-03-15', time: '2:05 PM', timeZone: 'America/New_York' },
  ]);
});

test('what amounts without decimals are can be chosen', async () => {
  const table = 'order_number,date,customer,total\n1,2024-03-15,7,25';
  const decimalsOf = async (options: { isMinor?: boolean }) => {
    const { evidence, totals } = await readLayer(fileOf(table), options);
    return { total: totals.total, ...evidence.find(({ about }) => about === 'decimals') };
  };
  expect(await decimalsOf({})).toMatchObject({ total: 25, value: 'minor', because: 'No amount has decimals' });
  expect(await decimalsOf({ isMinor: false })).toMatchObject({ total: 2500, value: 'whole', because: 'You chose it' });
});

test('tenders that reports know are written as there, however a file writes them', async () => {
  const header = 'payment_id,created_at,order_id,payment_method,amount';
  const rows = ['apple_pay', 'GOOGLE PAY', 'visa', 'credit_card', 'bar', 'klarna'].map(
    (method, index) => `p${index},2024-03-15,o${index},${method},12.00`,
  );
  const payments = (await booked([[header, ...rows].join('\n')])).flatMap((row) => row.payments);
  expect(payments.map(({ tender, paymentMethod }) => `${tender}: ${paymentMethod}`).sort()).toEqual([
    'Apple Pay: card',
    'Bar: cash',
    'Card: card',
    'Google Pay: card',
    'Klarna: card',
    'Visa: card',
  ]);
});

test('payments that failed are not booked, and exports with tips beside the amount are no table of payments', async () => {
  const header = 'Payment ID,Payment Date,Order ID,Tender,Result,Amount';
  const rows = ['A,15-Mar-2024 06:22 PM EDT,1,Cash,SUCCESS,$12.00', 'B,15-Mar-2024 06:25 PM EDT,2,Cash,FAIL,$99.00'];
  const { files, totals } = await checked([[header, ...rows].join('\n')]);
  expect(files).toMatchObject([{ kind: 'payments-table', booked: 1, skippedRows: { 'Not paid: FAIL': 1 } }]);
  expect(totals.totalCollected).toBe('12.00');
  const withTips = await checked([`${header},Gratuity,Tip\n${rows.map((row) => `${row},,$2.00`).join('\n')}`]);
  expect(withTips.files[0]?.error).toContain('no known kind');
});

describe('orders of a shop with shipping, refunds and what is not paid', () => {
  const header = 'order_id,date,status,shipping_total,tax_total,discount_total,order_total,refunded_total,customer_id';
  const order = (id: number, status: string, refunded: string) =>
    `${id},2026-03-01,${status},5.00,2.40,3.00,32.40,${refunded},7`;

  test.each([
    ['completed', '0.00', '32.40'],
    ['completed', '10.00', '22.40'],
    ['refunded', '32.40', '0.00'],
    ['pending', '0.00', '0.00'],
    ['on-hold', '0.00', '0.00'],
  ])('%s, with %s paid back', async (status, refunded, totalCollected) => {
    const { files, totals } = await checked([`${header}\n${order(1, status, refunded)}`]);
    expect(files).toMatchObject([{ kind: 'orders-table', booked: 1 }]);
    expect(totals).toMatchObject({ grossSales: '33.00', discounts: '-3.00', netSales: '30.00', totalCollected });
  });

  test('a status alone says that all was paid back', async () => {
    const { totals } = await checked(['order_id,date,customer_id,status,total\n1,2026-03-01,7,refunded,32.40']);
    expect(totals.totalCollected).toBe('0.00');
  });
});

test.each([
  ['after the discount', '18.00', '0.00', '2.00', '1.80', '19.80'],
  ['before the discount', '20.00', '0.00', '2.00', '1.80', '19.80'],
  ['without shipping', '13.00', '5.00', '2.00', '1.80', '19.80'],
  ['before the discount and without shipping', '15.00', '5.00', '2.00', '1.80', '19.80'],
  ['with the tax', '19.80', '0.00', '2.00', '1.80', '19.80'],
])('a subtotal is %s', async (_name, subtotal, shipping, discount, tax, total) => {
  const csv = `ID,Date,Customer,Subtotal,Shipping,Discounts,Tax,Total\n1,2026-03-01,Ann,${subtotal},${shipping},${discount},${tax},${total}`;
  expect((await checked([csv])).totals).toMatchObject({ netSales: '18.00', discounts: '-2.00', taxes: '1.80' });
});

test('a returned order gives its discount back', async () => {
  const csv = 'ID,Date,Customer,Subtotal,Discount,Tax,Total\n1,2026-03-01,Ann,-18.00,2.00,-1.80,-19.80';
  expect((await checked([csv])).totals).toMatchObject({ returns: '-20.00', discounts: '2.00', netSales: '-18.00' });
});

test('a list of many columns, none of which is a known amount, is no table of orders', async () => {
  const csv = 'Order ID,Order Date,Customer ID,Order Total (inc tax),A,B,C\n1,2026-03-01,7,16.50,,,';
  expect((await checked([csv])).files[0]?.kind).toBe('mapped');
});

test('payments that are not paid yet are not booked', async () => {
  const csv =
    'id,order_id,payment_method,amount,status,created_at\n1,1,card,1200,paid,2026-03-01\n2,2,card,900,pending,2026-03-01';
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ booked: 1, skippedRows: { 'Not paid: pending': 1 } }]);
  expect(totals.totalCollected).toBe('12.00');
});

test.each([
  ['Payment failed', 'void'],
  ['Order was canceled', 'void'],
  ['wc-cancelled', 'void'],
  ['Not paid', 'void'],
  ['Pending payment', 'void'],
  ['Rejected', 'void'],
  ['Draft', 'void'],
  ['fraud', 'void'],
  ['Awaiting check payment', '0.00'],
  ['open', '0.00'],
  ['Void failed', '11.00'],
  ['Paid', '11.00'],
  ['Chargeback', '0.00'],
])('an order with the status %s', async (status, collected) => {
  const { files, totals } = await checked([`order_id,date,customer_id,status,total\n1,2026-03-01,7,${status},11.00`]);
  if (collected === 'void') expect(files).toMatchObject([{ booked: 0, skippedRows: { [`Not sold: ${status}`]: 1 } }]);
  else expect(totals.totalCollected).toBe(collected);
});

test.each([
  ['without the tip', '11.00', '13.00'],
  ['with the tip', '13.00', '13.00'],
])('the subtotal shows that a total is %s', async (_name, total, totalCollected) => {
  const csv = `ID,Date,Customer,Subtotal,Tax,Tip,Total\n1,2026-03-01,Ann,10.00,1.00,2.00,${total}`;
  expect((await checked([csv])).totals).toMatchObject({
    netSales: '10.00',
    taxes: '1.00',
    tips: '2.00',
    totalCollected,
  });
});

test('the status of an order may be called order status or payment status', async () => {
  const csv = ['Order Status', 'Payment Status'].map(
    (name) => `Order ID,Order Date,Customer ID,${name},Total\n1,2026-03-01,7,Declined,11.00\n2,2026-03-01,7,Paid,5.00`,
  );
  for (const content of csv) {
    const { files, totals } = await checked([content]);
    expect(files).toMatchObject([{ kind: 'orders-table', booked: 1, skippedRows: { 'Not sold: Declined': 1 } }]);
    expect(totals.totalCollected).toBe('5.00');
  }
});

test.each([
  ['is beside shipping, if there is room for both in the total', '65.50', '60.00'],
  ['contains shipping, if there is not', '55.00', '55.00'],
])('without the tax, a subtotal %s', async (_name, total, netSales) => {
  const csv = `ID,Date,Customer,Subtotal,Shipping,Total\n1,2026-03-01,Ann,55.00,5.00,${total}`;
  expect((await checked([csv])).totals).toMatchObject({ netSales, taxes: null });
});

test('the tax of shipping is part of the tax if the total shows that it stands apart', async () => {
  const header =
    'order_number,order_date,customer_id,order_subtotal,shipping_total,shipping_tax_total,tax_total,order_total';
  const { totals } = await checked([[header, '1,2026-01-02,7,20.00,5.00,0.50,2.00,27.50'].join('\n')]);
  expect(totals).toMatchObject({ netSales: '25.00', taxes: '2.50', totalCollected: '27.50' });
  const within = await checked([[header, '1,2026-01-02,7,20.00,5.00,0.50,2.50,27.50'].join('\n')]);
  expect(within.totals).toMatchObject({ netSales: '25.00', taxes: '2.50' });
});
