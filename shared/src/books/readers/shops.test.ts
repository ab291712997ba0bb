import { unknown } from '@back-office/shared/format';
import { booked, checked, csvOf } from '../books.testing';

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

test('eBay: the header stands below lines about the account; payouts are not booked, other fees are', async () => {
  const header =
    'Transaction creation date,Type,Order number,Legacy order ID,Buyer username,Buyer name,Net amount,Payout currency,Payout date,Item ID,Transaction ID,Item title,Custom label,Quantity,Item subtotal,Shipping and handling,Seller collected tax,eBay collected tax,Final Value Fee - fixed,Final Value Fee - variable,International fee,Gross transaction amount,Transaction currency,Exchange rate,Reference ID,Description';
  const row = {
    'Transaction creation date': 'Jan 5, 2026',
    'Order number': '11-00000-00001',
    'Payout currency': 'USD',
    'Transaction currency': 'USD',
  };
  const csv = csvOf(header, [
    {
      ...row,
      Type: 'Order',
      'Net amount': '21.64',
      'Item ID': 'I1',
      'Transaction ID': 'X1',
      'Item title': 'Lens',
      Quantity: 1,
      'Item subtotal': '20.00',
      'Shipping and handling': '5.00',
      'Seller collected tax': '0.00',
      'Final Value Fee - fixed': '-0.30',
      'Final Value Fee - variable': '-3.06',
      'Gross transaction amount': '25.00',
    },
    {
      ...row,
      Type: 'Refund',
      'Net amount': '-22.00',
      'Item subtotal': '-20.00',
      'Shipping and handling': '-5.00',
      'Final Value Fee - variable': '3.00',
      'Gross transaction amount': '-25.00',
      'Reference ID': 'R1',
      'Transaction creation date': 'Jan 7, 2026',
    },
    {
      ...row,
      Type: 'Shipping label',
      'Net amount': '-4.50',
      'Gross transaction amount': '-4.50',
      'Reference ID': 'L1',
    },
    { ...row, Type: 'Payout', 'Order number': '--', 'Net amount': '-10.00', 'Gross transaction amount': '-10.00' },
  ]);
  const report = `Transaction report\n\nSeller,test.seller\nStart date,"Jan 1, 2026"\n${csv}`;
  const { files, totals, days } = await checked([report]);
  expect(files).toMatchObject([{ kind: 'ebay-transactions', rows: 4, booked: 3, skipped: 1 }]);
  expect(totals).toMatchObject({
    grossSales: '25.00',
    returns: '-25.00',
    netSales: '0.00',
    tips: null,
    totalCollected: '0.00',
    fees: '-4.86',
    netTotal: '-4.86',
  });
  expect(Object.keys(days)).toEqual(['2026-01-05', '2026-01-07']);
});

const etsyOrdersHeader =
  'Sale Date,Order ID,Buyer User ID,Full Name,Number of Items,Payment Method,Currency,Order Value,Coupon Code,Discount Amount,Shipping Discount,Shipping,Sales Tax,Order Total,Status,Card Processing Fees,Order Net,Adjusted Order Total,Adjusted Card Processing Fees,Adjusted Net Order Amount,Buyer';
const etsyItemsHeader =
  'Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Listing ID,Order ID,Variations,SKU';

test('Etsy: items come to their orders, with the shipping of the order once', async () => {
  const order = {
    'Sale Date': '08/14/25',
    'Order ID': '3001',
    Currency: 'USD',
    'Order Value': '13.00',
    'Discount Amount': '1.00',
    Shipping: '4.50',
    'Sales Tax': '0.62',
    'Order Total': '17.12',
    'Card Processing Fees': '1.20',
    'Payment Method': 'Credit Card',
  };
  const item = { 'Sale Date': '08/14/25', 'Order ID': '3001', Currency: 'USD', 'Order Shipping': '4.50' };
  const orders = csvOf(etsyOrdersHeader, [order]);
  const items = csvOf(etsyItemsHeader, [
    {
      ...item,
      'Item Name': 'Fox card',
      Quantity: 2,
      Price: '5.00',
      'Discount Amount': '1.00',
      'Item Total': '10.00',
      'Transaction ID': '1',
    },
    {
      ...item,
      'Item Name': 'Sticker',
      Quantity: 1,
      Price: '3.00',
      'Discount Amount': '0.00',
      'Item Total': '3.00',
      'Transaction ID': '2',
    },
  ]);
  const rows = await booked([orders, items]);
  expect(await booked([items, orders])).toEqual(rows);
  expect(rows).toMatchObject([
    {
      id: '3001',
      itemSales: 1750,
      discounts: 100,
      netSales: 1650,
      taxes: 62,
      totalCollected: 1712,
      fee: 120,
      tips: unknown,
    },
  ]);
  expect(rows[0]?.lines.map(({ item: { name }, gross, net }) => [name, gross, net])).toEqual([
    ['Fox card', 1000, 900],
    ['Shipping', 450, 450],
    ['Sticker', 300, 300],
  ]);
  expect(await booked([items])).toMatchObject([{ itemSales: 1750, discounts: 100, netSales: 1650, taxes: unknown }]);
});

test.each([
  ['the parts and the tax that the file names', { 'Sales Tax': '2.00', 'Order Total': '22.00' }, 2000, 200],
  ['the parts without the tax, which Etsy kept', { 'Sales Tax': '2.00', 'Order Total': '20.00' }, 2000, 0],
  ['more than both', { 'Sales Tax': '2.00', 'Order Total': '25.00' }, 2000, 200],
  ['more than the parts, without a tax', { 'Order Total': '25.00' }, 2000, unknown],
  ['less a discount in person', { 'InPerson Discount': '5.00', 'Order Total': '15.00' }, 1500, 0],
  ['less than the parts', { 'Sales Tax': '0.00', 'Order Total': '15.00' }, unknown, 0],
])('Etsy: a total is %s', async (_total, cells, netSales, taxes) => {
  const order = { 'Sale Date': '08/14/25', 'Order ID': '3001', Currency: 'USD', 'Order Value': '20.00', ...cells };
  const [sale] = await booked([csvOf(`${etsyOrdersHeader},InPerson Discount`, [order])]);
  expect(sale).toMatchObject({ itemSales: 2000, netSales, taxes, tips: unknown });
  expect(sale?.totalCollected).toBe(Math.round(Number(cells['Order Total']) * 100));
});

test('Loyverse: taxes that prices include are taken out of the items, of sales and of refunds', async () => {
  const receipts = csvOf(
    'Date,Receipt number,Receipt type,Gross sales,Discounts,Net sales,Taxes,Total collected,Payment type,Status',
    [
      {
        Date: '3/15/24 15:03',
        'Receipt number': '1-1',
        'Receipt type': 'Sale',
        'Gross sales': '33.00',
        Discounts: '0.00',
        'Net sales': '30.00',
        Taxes: '3.00',
        'Total collected': '33.00',
        'Payment type': 'Cash',
        Status: 'Closed',
      },
      {
        Date: '3/16/24 9:03',
        'Receipt number': '1-2',
        'Receipt type': 'Refund',
        'Gross sales': '-11.00',
        Discounts: '0.00',
        'Net sales': '-10.00',
        Taxes: '-1.00',
        'Total collected': '-11.00',
        'Payment type': 'Cash',
        Status: 'Closed',
      },
    ],
  );
  const tea = { 'Receipt type': 'Sale', Discounts: '0.00', Status: 'Closed', Item: 'Tea', Quantity: '1' };
  const items = csvOf(
    'Date,Receipt number,Receipt type,Category,SKU,Item,Variant,Quantity,Gross sales,Discounts,Net sales,Cost of goods,Taxes,Status',
    [
      {
        ...tea,
        Date: '3/15/24 15:03',
        'Receipt number': '1-1',
        'Gross sales': '11.00',
        'Net sales': '10.00',
        Taxes: '1.00',
      },
      {
        ...tea,
        Date: '3/15/24 15:03',
        'Receipt number': '1-1',
        Item: 'Cake',
        'Gross sales': '22.00',
        'Net sales': '20.00',
        Taxes: '2.00',
      },
      {
        ...tea,
        Date: '3/16/24 9:03',
        'Receipt number': '1-2',
        'Receipt type': 'Refund',
        Quantity: '-1',
        'Gross sales': '-11.00',
        'Net sales': '-10.00',
        Taxes: '-1.00',
      },
    ],
  );
  const known = { grossSales: '30.00', returns: '-10.00', netSales: '20.00', taxes: '2.00' };
  for (const files of [[items], [receipts], [items, receipts], [receipts, items]])
    expect((await checked(files)).totals).toMatchObject(known);
  // Items that keep the tax in their net sales too; their receipts tell.
  const kept = items.replaceAll('11.00,0.00,10.00', '11.00,0.00,11.00').replace('22.00,0.00,20.00', '22.00,0.00,22.00');
  expect((await checked([receipts, kept])).totals).toMatchObject(known);
  const rows = await booked([receipts, kept], { currency: 'USD' });
  expect(rows.map(({ lines }) => lines.map(({ gross, tax }) => [gross, tax]))).toEqual([
    [
      [2000, 200],
      [1000, 100],
    ],
    [[1000, -100]],
  ]);
});

test('Loyverse: refunds are negative however they are written, canceled receipts are not booked', async () => {
  const header =
    'Date,Receipt number,Receipt type,Gross sales,Discounts,Net sales,Taxes,Total collected,Cost of goods,Gross profit,Payment type,Description,Dining option,POS,Store,Cashier name,Customer name,Customer contacts,Status';
  const sale = {
    Date: '7/28/26 1:33 PM',
    'Receipt type': 'Sale',
    'Gross sales': '150.00',
    Discounts: '50.00',
    'Net sales': '100.00',
    Taxes: '7.00',
    'Total collected': '107.00',
    'Payment type': 'Cash',
    Status: 'Closed',
  };
  const csv = csvOf(header, [
    { ...sale, 'Receipt number': '1-1' },
    {
      ...sale,
      'Receipt number': '1-2',
      'Receipt type': 'Refund',
      'Net sales': '-100.00',
      Taxes: '-7.00',
      'Total collected': '-107.00',
    },
    { ...sale, 'Receipt number': '1-3', Status: 'Cancelled' },
    { ...sale, 'Receipt number': '1-4', Discounts: '0.00', 'Net sales': '150.00', 'Total collected': '150.00' },
  ]);
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ kind: 'loyverse-receipts', rows: 4, booked: 3, skipped: 1 }]);
  // The last receipt has its tax within its prices.
  expect(totals).toMatchObject({
    grossSales: '293.00',
    returns: '-150.00',
    discounts: '0.00',
    netSales: '143.00',
    taxes: '7.00',
    tips: null,
    totalCollected: '150.00',
    fees: null,
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

test('eBay: sales in another currency are converted by the exchange rate of their row, so that the net amount ties', async () => {
  const header =
    'Transaction creation date,Type,Order number,Net amount,Payout currency,Item title,Quantity,Item subtotal,Shipping and handling,Final Value Fee - fixed,Final Value Fee - variable,Gross transaction amount,Transaction currency,Exchange rate,Reference ID';
  const sale = {
    'Transaction creation date': 'Mar 15, 2024',
    Type: 'Order',
    'Order number': '02-11',
    'Net amount': '27.46',
    'Payout currency': 'USD',
    'Item title': 'Toy',
    Quantity: '1',
    'Item subtotal': '20.00',
    'Shipping and handling': '5.00',
    'Final Value Fee - fixed': '-0.30',
    'Final Value Fee - variable': '-3.08',
    'Gross transaction amount': '25.00',
    'Transaction currency': 'GBP',
    'Exchange rate': '1.2703',
    'Reference ID': '--',
  };
  const refund = {
    ...sale,
    'Transaction creation date': 'Mar 16, 2024',
    Type: 'Refund',
    'Net amount': '-27.84',
    'Item subtotal': '-20.00',
    'Shipping and handling': '-5.00',
    'Final Value Fee - fixed': '--',
    'Final Value Fee - variable': '3.08',
    'Gross transaction amount': '-25.00',
    'Reference ID': 'R1',
  };
  const { files, totals, days } = await checked([csvOf(header, [sale, refund])], { currency: 'USD' });
  expect(files).toMatchObject([{ booked: 2, refused: 0 }]);
  expect(totals).toMatchObject({
    grossSales: '31.76',
    returns: '-31.76',
    totalCollected: '0.00',
    fees: '-0.38',
    netTotal: '-0.38',
  });
  expect(days).toMatchObject({ '2024-03-15': { netSales: '31.76' }, '2024-03-16': { netSales: '-31.76' } });
  // A rate that does not lead to the net amount says nothing, and neither does none.
  for (const rate of ['0.7872', '--'])
    expect(
      (await checked([csvOf(header, [{ ...sale, 'Exchange rate': rate }])], { currency: 'USD' })).files,
    ).toMatchObject([{ refused: 1, refusedRows: [{ column: 'Transaction currency', value: 'GBP' }] }]);
});

test('eBay: of an order of several items, the first row has the amounts and the others the items', async () => {
  const header =
    'Transaction creation date,Type,Order number,Net amount,Item ID,Transaction ID,Item title,Custom label,Quantity,Item subtotal,Shipping and handling,Final Value Fee - fixed,Gross transaction amount,Transaction currency';
  const row = { 'Transaction creation date': 'Mar 8, 2026', Type: 'Order', 'Order number': '01-1' };
  const none = { 'Net amount': '--', 'Gross transaction amount': '--', 'Final Value Fee - fixed': '--' };
  const csv = csvOf(header, [
    {
      ...row,
      'Net amount': '28.10',
      'Item ID': '--',
      'Transaction ID': '--',
      'Item title': '--',
      'Item subtotal': '--',
      'Final Value Fee - fixed': '-3.90',
      'Gross transaction amount': '32.00',
    },
    {
      ...row,
      ...none,
      'Item ID': 1,
      'Item title': 'Lens',
      Quantity: 1,
      'Item subtotal': 20,
      'Shipping and handling': 5,
    },
    { ...row, ...none, 'Item ID': 2, 'Item title': 'Cap', Quantity: 1, 'Item subtotal': 7 },
  ]);
  const [sale, ...others] = await booked([csv]);
  expect(others).toEqual([]);
  expect(sale).toMatchObject({ itemSales: 3200, totalCollected: 3200, fee: 390 });
  expect(sale?.lines.map(({ item, gross }) => [item.name, gross])).toEqual([
    ['Cap', 700],
    ['Lens', 2000],
    ['Shipping', 500],
  ]);
});

test('Etsy: items alone have the discount on shipping and the sales tax of their order, once', async () => {
  const header =
    'Sale Date,Item Name,Buyer,Quantity,Price,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Order ID,Variations,SKU';
  const item = { 'Sale Date': '07/08/26', Quantity: 1, 'Order ID': '7', Currency: 'USD', 'Discount Amount': '0' };
  const order = { 'Order Shipping': '5.00', 'Shipping Discount': '5.00', 'Order Sales Tax': '2.40' };
  const csv = csvOf(header, [
    { ...item, ...order, 'Item Name': 'Ring', Price: '20.00', 'Item Total': '20.00', 'Transaction ID': 'a' },
    { ...item, ...order, 'Item Name': 'Box', Price: '10.00', 'Item Total': '10.00', 'Transaction ID': 'b' },
  ]);
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ rows: 2, booked: 2, refused: 0, skipped: 0 }]);
  expect(totals).toMatchObject({ grossSales: '35.00', discounts: '-5.00', netSales: '30.00', taxes: '2.40' });
  const [sale] = await booked([csv]);
  expect(sale?.lines.map(({ item: { name }, net, tax }) => [name, net, tax])).toEqual([
    ['Box', 1000, 80],
    ['Ring', 2000, 160],
    ['Shipping', 0, 0],
  ]);
});

test('eBay: the tax of an order belongs to its items, none of it to shipping', async () => {
  const csv = [
    'Transaction creation date,Type,Order number,Net amount,Payout currency,Item ID,Transaction ID,Item title,Quantity,Item subtotal,Shipping and handling,Seller collected tax,Final Value Fee - fixed,Final Value Fee - variable,Gross transaction amount,Transaction currency,Reference ID',
    '"Jul 8, 2026",Order,11-1,23.64,USD,I1,X1,Lens,1,20,5,2,-0.3,-3.06,27,USD,',
  ].join('\n');
  const [sale] = await booked([csv]);
  expect(sale).toMatchObject({ grossSales: 2500, taxes: 200, totalCollected: 2700, fee: 336 });
  expect(sale?.lines.map(({ gross, tax }) => [gross, tax])).toEqual([
    [2000, 200],
    [500, 0],
  ]);
});
