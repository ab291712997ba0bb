import { unknown } from '@back-office/shared/format';
import { booked, checked, csvOf } from '../books.testing';

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

test('Etsy payments: what was left after a refund, alone and with their orders', async () => {
  const header =
    'Payment ID,Buyer Username,Order ID,Gross Amount,Fees,Net Amount,Adjusted Gross,Adjusted Fees,Adjusted Net,Currency,Listing Amount,Listing Currency,Status,Order Date,Payment Type,Refund Amount';
  const payment = { Currency: 'USD', 'Order Date': '03/15/24', 'Payment Type': 'online_cc', Status: 'Settled' };
  const payments = csvOf(header, [
    {
      ...payment,
      'Payment ID': '9',
      'Order ID': '100',
      'Gross Amount': '52.10',
      Fees: '1.81',
      'Net Amount': '50.29',
      'Refund Amount': '0.00',
    },
    {
      ...payment,
      'Payment ID': '10',
      'Order ID': '101',
      'Gross Amount': '20.00',
      Fees: '0.85',
      'Net Amount': '19.15',
      'Adjusted Gross': '15.00',
      'Adjusted Fees': '0.70',
      'Adjusted Net': '14.30',
      'Refund Amount': '5.00',
    },
  ]);
  const collected = { transactions: 2, totalCollected: '67.10', fees: '-2.51', netTotal: '64.59' };
  const alone = await checked([payments], { currency: 'USD' });
  expect(alone.files).toMatchObject([{ kind: 'etsy-payments', booked: 2 }]);
  expect(alone.totals).toMatchObject({ ...collected, netSales: null });
  const orders = csvOf(
    'Sale Date,Order ID,Currency,Order Value,Discount Amount,Shipping,Sales Tax,Order Total,Card Processing Fees,Adjusted Order Total,Adjusted Card Processing Fees',
    [
      {
        'Sale Date': '03/15/24',
        'Order ID': '100',
        Currency: 'USD',
        'Order Value': '50.00',
        'Discount Amount': '5.00',
        Shipping: '4.00',
        'Sales Tax': '3.10',
        'Order Total': '52.10',
        'Card Processing Fees': '1.81',
      },
      {
        'Sale Date': '03/15/24',
        'Order ID': '101',
        Currency: 'USD',
        'Order Value': '20.00',
        'Discount Amount': '0',
        Shipping: '0',
        'Sales Tax': '0',
        'Order Total': '20.00',
        'Card Processing Fees': '0.85',
        'Adjusted Order Total': '15.00',
        'Adjusted Card Processing Fees': '0.70',
      },
    ],
  );
  for (const files of [
    [orders, payments],
    [payments, orders],
  ])
    expect((await checked(files, { currency: 'USD' })).totals).toMatchObject({ ...collected, netSales: '69.00' });
});

test('Etsy: items alone have the discount on shipping and the sales tax of their order, once', async () => {
  const header =
    'Sale Date,Item Name,Buyer,Quantity,Price,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Order ID,Variations,SKU';
  const item = { 'Sale Date': '07/08/26', Quantity: 1, 'Order ID': '7', Currency: 'USD', 'Discount Amount': '0' };
  const order = { 'Order Shipping': '5.00', 'Shipping Discount': '5.00', 'Order Sales Tax': '2.40' };
  const csv = csvOf(header, [
    {
      ...item,
      ...order,
      'Item Name': 'Ring',
      Price: '20.00',
      'Item Total': '20.00',
      'Transaction ID': 'a',
      Variations: 'Size:7',
    },
    { ...item, ...order, 'Item Name': 'Box', Price: '10.00', 'Item Total': '10.00', 'Transaction ID': 'b' },
  ]);
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ rows: 2, booked: 2, refused: 0, skipped: 0 }]);
  expect(totals).toMatchObject({ grossSales: '35.00', discounts: '-5.00', netSales: '30.00', taxes: '2.40' });
  const [sale] = await booked([csv]);
  expect(sale?.lines.map(({ item: { name, variation }, net, tax }) => [name, variation, net, tax])).toEqual([
    ['Box', undefined, 1000, 80],
    ['Ring', 'Size:7', 2000, 160],
    ['Shipping', undefined, 0, 0],
  ]);
});

test('Etsy orders without their items: discount and tax are those of what was sold, not of shipping alone', async () => {
  const order = {
    'Sale Date': '03/15/24',
    'Order ID': '100',
    Currency: 'USD',
    'Order Value': '45.00',
    Shipping: '5.00',
  };
  const amounts = { 'Discount Amount': '10.00', 'Sales Tax': '4.00', 'Order Total': '44.00' };
  const [sale] = await booked([csvOf(etsyOrdersHeader, [{ ...order, ...amounts }])]);
  expect(sale?.lines.map(({ item: { name }, gross, discount, tax, net }) => [name, gross, discount, tax, net])).toEqual(
    [
      ['Shipping', 500, 0, 50, 500],
      ['Not itemized', 4500, 1000, 350, 3500],
    ],
  );
});

describe('Etsy monthly statement', () => {
  const statement = `Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net,Tax Details
"March 31, 2024",Fee,Listing fee,Listing #77,USD,--,-$0.20,-$0.20,--
"March 30, 2024",Refund,"Partial refund for Order #100",,USD,-$10.00,--,-$10.00,--
"March 30, 2024",Fee,Credit for transaction fee,Order #100,USD,--,$0.65,$0.65,--
"March 29, 2024",Deposit,$35.05 sent to your bank account,,USD,--,--,--,--
"March 16, 2024",Marketing,Offsite Ads fee,Order #100,USD,--,-$6.00,-$6.00,--
"March 15, 2024",Tax,Sales tax paid by buyer,Order #100,USD,--,-$3.10,-$3.10,--
"March 15, 2024",Fee,Processing fee,Order #100,USD,--,-$1.81,-$1.81,--
"March 15, 2024",Fee,Transaction fee: Fox card,Order #100,USD,--,-$3.25,-$3.25,--
"March 15, 2024",Sale,Payment for Order #100,,USD,$52.10,--,$52.10,--
"March 15, 2024",Surprise,Something new,,USD,--,-$1.00,-$1.00,--
`;
  const order = {
    'Sale Date': '03/15/24',
    'Order ID': '100',
    Currency: 'USD',
    'Order Value': '45.00',
    Shipping: '4.00',
    'Sales Tax': '3.10',
    'Order Total': '52.10',
    'Card Processing Fees': '1.81',
    'Adjusted Order Total': '42.10',
  };
  const orders = csvOf(etsyOrdersHeader, [order]);

  test('all fees of an order, a refund on its day, and the net amount of the statement', async () => {
    const { files, totals } = await checked([statement]);
    expect(files).toMatchObject([
      { kind: 'etsy-statement', rows: 10, booked: 8, skipped: 1, refusedRows: [{ line: 11, column: 'Type' }] },
    ]);
    // The sum of its net amounts but for the row that is refused.
    expect(totals).toMatchObject({ netSales: null, totalCollected: '39.00', fees: '-10.61', netTotal: '28.39' });
    const rows = await booked([statement]);
    expect(
      rows.map(({ date, kind, totalCollected, fee, refundOf }) => [date, kind, totalCollected, fee, refundOf]),
    ).toEqual([
      ['2024-03-15', 'Sale', 4900, 1106, undefined],
      ['2024-03-30', 'Other', -1000, -65, '100'],
      ['2024-03-31', 'Fee', 0, 20, undefined],
    ]);
  });

  test('its fees and its dated refund come to the order, in either order of import', async () => {
    for (const files of [
      [orders, statement],
      [statement, orders],
    ]) {
      const rows = await booked(files);
      expect(rows.map(({ date, totalCollected, fee }) => [date, totalCollected, fee])).toEqual([
        ['2024-03-15', 5210, 1106],
        ['2024-03-30', -1000, -65],
        ['2024-03-31', 0, 20],
      ]);
      expect(rows[0]).toMatchObject({ netSales: 4900, taxes: 310 });
    }
  });

  test('the next month, and the same month exported earlier, add nothing twice', async () => {
    const lines = statement.split('\n');
    const early = [lines[0], ...lines.slice(6)].join('\n');
    expect(await booked([early, statement])).toEqual(await booked([statement]));
  });
});
