import { booked, checked, csvOf, fileOf } from '../books.testing';
import { readLayer } from '../reading/readLayer';

const transactions55 =
  'Date,Time,Time Zone,Gross Sales,Discounts,Service Charges,Net Sales,Gift Card Sales,Tax,Tip,Partial Refunds,Total Collected,Source,Card,Card Entry Methods,Cash,Square Gift Card,Other Tender,Other Tender Type,Tender Note,Fees,Net Total,Transaction ID,Payment ID,Card Brand,PAN Suffix,Device Name,Staff Name,Staff ID,Details,Description,Event Type,Location,Dining Option,Customer ID,Customer Name,Customer Reference ID,Device Nickname,Third Party Fees,Deposit ID,Deposit Date,Deposit Details,Fee Percentage Rate,Fee Fixed Rate,Refund Reason,Discount Name,Transaction Status,Cash App,Order Reference ID,Fulfillment Note,Free Processing Applied,Channel,Unattributed Tips,Table Info,International Fee';
const transactions44 =
  'Date,Time,Time Zone,Gross Sales,Discounts,Net Sales,Gift Card Sales,Tax,Tip,Partial Refunds,Total Collected,Source,Card,Card Entry Methods,Cash,Square Gift Card,Installment,Other Tender,Other Tender Type,Other Tender Note,Fees,Net Total,Transaction ID,Payment ID,Card Brand,PAN Suffix,Device Name,Staff Name,Staff ID,Details,Description,Event Type,Location,Dining Option,Customer ID,Customer Name,Customer Reference ID,Device Nickname,Deposit ID,Deposit Date,Deposit Details,Fee Percentage Rate,Fee Fixed Rate,Refund Reason';
const items35 =
  'Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Modifiers Applied,Gross Sales,Discounts,Net Sales,Tax,Transaction ID,Payment ID,Device Name,Notes,Details,Event Type,Location,Dining Option,Customer ID,Customer Name,Customer Reference ID,Unit,Count,GTIN,Itemization Type,Commission,Employee,Fulfillment Note,Channel,Token,Card Brand,PAN Suffix';

const eastern = { 'Time Zone': 'Eastern Time (US & Canada)', Location: 'Main', 'Event Type': 'Payment' };
const nothing = { 'Gift Card Sales': '$0.00', Tip: '$0.00', 'Partial Refunds': '$0.00', Discounts: '$0.00' };

const cardSale = {
  ...eastern,
  ...nothing,
  Date: '2026-07-18',
  Time: '12:59:30',
  'Gross Sales': '$20.00',
  Discounts: '-$2.00',
  'Net Sales': '$18.00',
  Tax: '$1.44',
  Tip: '$3.00',
  'Total Collected': '$22.44',
  Card: '$22.44',
  Cash: '$0.00',
  Fees: '-$0.68',
  'Net Total': '$21.76',
  'Transaction ID': 'T1',
  'Payment ID': 'P1',
};
const splitSale = {
  ...eastern,
  ...nothing,
  Date: '2026-07-18',
  Time: '18:10:00',
  'Gross Sales': '$1,100.00',
  'Net Sales': '$1,100.00',
  Tax: '$0.00',
  'Total Collected': '$1,100.00',
  Card: '$60.00',
  Cash: '$1,040.00',
  Fees: '($1.66)',
  'Net Total': '$1,098.34',
  'Transaction ID': 'T2',
  'Payment ID': 'P2',
};
const refund = {
  ...cardSale,
  Date: '2026-07-20',
  Time: '09:00:00',
  'Event Type': 'Refund',
  'Gross Sales': '($20.00)',
  Discounts: '$2.00',
  'Net Sales': '($18.00)',
  Tax: '-$1.44',
  Tip: '$0.00',
  'Total Collected': '($19.44)',
  Card: '($19.44)',
  Fees: '$0.00',
  'Net Total': '($19.44)',
  'Transaction ID': 'T3',
  'Payment ID': 'P3',
  'Refund Reason': 'Wrong size',
};

test('transactions of both layouts tie to their columns, with refunds as negative returns', async () => {
  for (const header of [transactions55, transactions44]) {
    const { files, totals, days } = await checked([csvOf(header, [cardSale, splitSale, refund])]);
    expect(files).toMatchObject([{ kind: 'square-transactions', rows: 3, booked: 3, refused: 0, skipped: 0 }]);
    expect(totals).toEqual({
      transactions: 3,
      grossSales: '1120.00',
      returns: '-20.00',
      discounts: '0.00',
      netSales: '1100.00',
      taxes: '0.00',
      tips: '3.00',
      totalCollected: '1103.00',
      fees: '-2.34',
      netTotal: '1100.66',
    });
    expect(days).toEqual({
      '2026-07-18': { netSales: '1118.00', transactions: 2 },
      '2026-07-20': { netSales: '-18.00', transactions: 1 },
    });
  }
});

test('a split tender has one payment for each part, and the fee belongs to the card', async () => {
  const [, split] = await booked([csvOf(transactions55, [cardSale, splitSale])]);
  expect(split?.payments).toEqual([
    { tender: 'Card', paymentMethod: 'card', amount: 6000, tip: 0, fee: 166 },
    { tender: 'Cash', paymentMethod: 'cash', amount: 104000, tip: 0, fee: 0 },
  ]);
  expect(split).toMatchObject({ tender: 'Card, Cash', location: 'Main', totalCollected: 110000 });
});

test('service charges count once, whether gross sales include them or not', async () => {
  const base = { ...cardSale, Discounts: '$0.00', Tax: '$0.00', Tip: '$0.00', 'Service Charges': '$2.00' };
  const beside = { ...base, 'Gross Sales': '$20.00', 'Net Sales': '$22.00', 'Total Collected': '$22.00' };
  const within = { ...beside, 'Gross Sales': '$22.00', 'Transaction ID': 'T9', 'Payment ID': 'P9' };
  const rows = await booked([csvOf(transactions55, [beside, within])]);
  expect(rows.map(({ itemSales, serviceCharges, netSales }) => [itemSales, serviceCharges, netSales])).toEqual([
    [2000, 200, 2200],
    [2000, 200, 2200],
  ]);
});

const soldItem = {
  ...eastern,
  Date: '2026-07-18',
  Time: '12:59:30',
  Category: 'Hats',
  Item: 'Cap',
  Qty: '2.0',
  'Price Point Name': 'Red',
  SKU: 'CAP-R',
  'Gross Sales': '$20.00',
  Discounts: '-$2.00',
  'Net Sales': '$18.00',
  Tax: '$1.44',
  'Transaction ID': 'T1',
};
const returnedItem = {
  ...soldItem,
  Date: '2026-07-20',
  Time: '09:00:00',
  'Event Type': 'Refund',
  Qty: '-2.0',
  'Gross Sales': '-$20.00',
  Discounts: '$2.00',
  'Net Sales': '-$18.00',
  Tax: '-$1.44',
  'Transaction ID': 'T3',
};

test('items detail ties to its columns; what it cannot hold is unknown', async () => {
  const { files, totals } = await checked([
    csvOf(items35, [soldItem, { ...soldItem, 'Transaction ID': 'T2' }, returnedItem]),
  ]);
  expect(files).toMatchObject([{ kind: 'square-items', rows: 3, booked: 3 }]);
  expect(totals).toEqual({
    transactions: 3,
    grossSales: '40.00',
    returns: '-20.00',
    discounts: '-2.00',
    netSales: '18.00',
    taxes: '1.44',
    tips: null,
    totalCollected: null,
    fees: null,
    netTotal: null,
  });
});

test('the variation of an item is in its name and a field of its own; “Regular” says that an item has no variations', async () => {
  const [row] = await booked([csvOf(items35, [soldItem, { ...soldItem, 'Price Point Name': 'Regular', SKU: 'CAP' }])]);
  expect(row?.lines.map(({ item: { name, variation } }) => [name, variation])).toEqual([
    ['Cap', undefined],
    ['Cap, Red', 'Red'],
  ]);
});

test('items come to their transactions in either order of the files', async () => {
  const files = [csvOf(transactions55, [cardSale, splitSale, refund]), csvOf(items35, [soldItem, returnedItem])];
  const rows = await booked(files);
  expect(await booked(files.toReversed())).toEqual(rows);
  expect(rows.map(({ id }) => id)).toEqual(['T1', 'T2', 'T3/refund 2026-07-20']);
  expect(rows[0]?.lines).toEqual([
    {
      item: { name: 'Cap, Red', category: 'Hats', sku: 'CAP-R', unit: '', variation: 'Red', price: 1000 },
      quantity: 2,
      gross: 2000,
      discount: 200,
      comp: 0,
      tax: 144,
      net: 1800,
    },
  ]);
  expect(rows[2]?.lines[0]).toMatchObject({ isReturned: true, quantity: 2, gross: 2000, discount: -200, net: -1800 });
});

test('a refund refers to its sale where the file has the same id', async () => {
  const rows = await booked([csvOf(transactions55, [cardSale, { ...refund, 'Transaction ID': 'T1' }])]);
  expect(rows.map(({ id, refundOf }) => [id, refundOf])).toEqual([
    ['T1', undefined],
    ['T1/refund 2026-07-20', 'T1'],
  ]);
});

test('Rails names of zones are understood, and a day may start after midnight', async () => {
  const late = { ...cardSale, Time: '23:30:00', 'Time Zone': 'Pacific Time (US & Canada)' };
  const csv = csvOf(transactions55, [late]);
  expect(Object.keys((await checked([csv], { timeZone: 'America/Los_Angeles' })).days)).toEqual(['2026-07-18']);
  // 02:30 in New York.
  expect(Object.keys((await checked([csv], { timeZone: 'America/New_York' })).days)).toEqual(['2026-07-19']);
  expect(Object.keys((await checked([csv], { timeZone: 'America/New_York', dayStart: 180 })).days)).toEqual([
    '2026-07-18',
  ]);
});

test('Service charges outside of the net sales of the file are part of the sales all the same', async () => {
  const csv = csvOf(
    'Date,Time,Gross Sales,Discounts,Service Charges,Net Sales,Tax,Tip,Total Collected,Transaction ID',
    [
      {
        Date: '2026-11-02',
        Time: '11:00:00',
        'Gross Sales': '$30.00',
        'Service Charges': '$5.00',
        'Net Sales': '$30.00',
        Tax: '$2.40',
        'Total Collected': '$37.40',
        'Transaction ID': 'E',
      },
    ],
  );
  const { totals } = await checked([csv]);
  expect(totals).toMatchObject({ grossSales: '35.00', netSales: '35.00', totalCollected: '37.40' });
});

test('The same items in two layouts count once, with the texts of the one that has more', async () => {
  const header = 'Date,Time,Item,Qty,Gross Sales,Net Sales,Tax,Transaction ID';
  const row = { Date: '2026-11-02', Time: '11:00:00', Item: 'Mug', Qty: '1.0', Tax: '$0.80', 'Transaction ID': 'E' };
  const rows = [
    { ...row, 'Gross Sales': '$10.00', 'Net Sales': '$10.00' },
    { ...row, 'Gross Sales': '$10.00', 'Net Sales': '$10.00' },
  ];
  const older = csvOf(header, rows);
  const newer = csvOf(
    `${header},Employee`,
    rows.map((row) => ({ ...row, Employee: 'Bo' })),
  );
  for (const files of [
    [older, newer],
    [newer, older],
  ])
    expect(await booked(files)).toMatchObject([{ grossSales: 2000, taxes: 160, staff: 'Bo' }]);
});

test('Dates that could be read in both orders are day first where amounts are not in dollars', async () => {
  const row = { Date: '05/12/2026', Time: '11:00:00', 'Transaction ID': 'E' };
  const csv = (sign: string) => {
    const amounts = { 'Gross Sales': `${sign}8.00`, 'Net Sales': `${sign}8.00`, 'Total Collected': `${sign}8.00` };
    return csvOf('Date,Time,Gross Sales,Net Sales,Total Collected,Transaction ID', [{ ...row, ...amounts }]);
  };
  expect(await checked([csv('£')])).toMatchObject({ days: { '2026-12-05': { netSales: '8.00' } } });
  expect(await checked([csv('$')])).toMatchObject({ days: { '2026-05-12': { netSales: '8.00' } } });
});

test('Equal items of two employees stay both if another export has one of them', async () => {
  const header = 'Date,Time,Item,Qty,Gross Sales,Net Sales,Tax,Transaction ID,Employee';
  const row = { Date: '2026-11-02', Time: '11:00:00', Item: 'Mug', Qty: '1.0', Tax: '$0.80', 'Transaction ID': 'E' };
  const amounts = { 'Gross Sales': '$10.00', 'Net Sales': '$10.00' };
  const whole = csvOf(header, [
    { ...row, ...amounts, Employee: 'Al' },
    { ...row, ...amounts, Employee: 'Bo' },
  ]);
  const part = csvOf(header, [{ ...row, ...amounts, Employee: 'Bo' }]);
  const alone = await booked([whole]);
  expect(alone).toMatchObject([{ grossSales: 2000, staff: 'Al' }]);
  expect(await booked([whole, part])).toEqual(alone);
  expect(await booked([part, whole])).toEqual(alone);
});

test('Items tell both sides of an exchange, and gift cards that the transaction counts apart are none of them', async () => {
  const common = { ...eastern, ...nothing, Date: '2026-07-18', Time: '10:00:00' };
  const exchange = {
    ...common,
    'Gross Sales': '$10.00',
    'Net Sales': '$10.00',
    Tax: '$0.80',
    'Total Collected': '$10.80',
    Cash: '$10.80',
    'Transaction ID': 'E1',
    'Payment ID': 'P1',
  };
  const card = {
    ...common,
    'Gift Card Sales': '$50.00',
    'Total Collected': '$50.00',
    Cash: '$50.00',
    'Transaction ID': 'G1',
    'Payment ID': 'P2',
  };
  const item = (id: string, name: string, quantity: number, gross: string, tax: string) => ({
    ...common,
    Item: name,
    Qty: quantity,
    'Gross Sales': gross,
    'Net Sales': gross,
    Tax: tax,
    'Transaction ID': id,
  });
  const items = [
    item('E1', 'Mug', 1, '$25.00', '$2.00'),
    item('E1', 'Cup', -1, '-$15.00', '-$1.20'),
    item('G1', 'Gift Card', 1, '$50.00', '$0.00'),
  ];
  const rows = await booked([csvOf(transactions55, [exchange, card]), csvOf(items35, items)]);
  expect(rows).toMatchObject([
    {
      id: 'E1',
      kind: 'Exchange',
      grossSales: 2500,
      returns: 1500,
      netSales: 1000,
      taxes: 80,
      totalCollected: 1080,
      lines: [{ isReturned: true, net: -1500 }, { net: 2500 }],
    },
    { id: 'G1', grossSales: 0, netSales: 0, giftCardSales: 5000, totalCollected: 5000, lines: [] },
  ]);
});

test('rows of nothing but delimiters below the last one are not refused', async () => {
  const csv = `${csvOf(transactions44, [cardSale])}\n${','.repeat(43)}\n , ${','.repeat(42)}\n`;
  const { files } = await checked([csv]);
  expect(files).toMatchObject([
    { rows: 3, booked: 1, refused: 0, skipped: 2, skippedRows: { 'There is nothing to book in it': 2 } },
  ]);
});

test('two parts of a sale that are paid back on two days are two refunds', async () => {
  const part = { ...refund, 'Transaction ID': 'T1', 'Payment ID': 'P1' };
  const rows = await booked([csvOf(transactions55, [cardSale, part, { ...part, Date: '2026-07-22' }])]);
  expect(rows.map(({ date, netSales, refundOf }) => [date, netSales, refundOf])).toEqual([
    ['2026-07-18', 1800, undefined],
    ['2026-07-20', -1800, 'T1'],
    ['2026-07-22', -1800, 'T1'],
  ]);
});

test('net sales below the discounted gross sales by the tax show that prices include it', async () => {
  const included = { ...cardSale, 'Gross Sales': '$13.00', Discounts: '-$2.00', 'Net Sales': '$10.00', Tax: '$1.00' };
  const sale = { ...included, Tip: '$0.00', 'Total Collected': '$11.00', Card: '$11.00', 'Net Total': '$10.32' };
  const expected = { grossSales: '12.00', discounts: '-2.00', netSales: '10.00', taxes: '1.00' };
  expect((await checked([csvOf(transactions55, [sale])])).totals).toMatchObject(expected);
  const { totals } = await checked([csvOf(items35, [{ ...soldItem, ...included }])]);
  expect(totals).toMatchObject(expected);
});

test.each([
  ['in the net sales', '£30.00', '-£6.00', '£24.00', '£24.00'],
  ['beside the net sales', '£25.00', '-£5.00', '£20.00', '£24.00'],
])('the total collected shows whether the tax is %s', async (_name, gross, discounts, net, total) => {
  const header = 'Date,Time,Gross Sales,Discounts,Net Sales,Tax,Tip,Total Collected,Card,Transaction ID,Event Type';
  const csv = `${header}\n13/07/2026,10:30:00,${gross},${discounts},${net},£4.00,£0.00,${total},${total},T1,Payment`;
  const { totals } = await checked([csv]);
  expect(totals).toMatchObject({ netSales: '20.00', taxes: '4.00', totalCollected: '24.00' });
});

test('a payment that waits is not booked until it is complete; a refund that waits is', async () => {
  const pending = csvOf(transactions55, [
    { ...cardSale, 'Transaction Status': 'Pending' },
    { ...splitSale, 'Transaction Status': 'Complete' },
    { ...refund, 'Transaction Status': 'Pending' },
  ]);
  const { files, totals } = await checked([pending]);
  expect(files).toMatchObject([{ booked: 2, refused: 0, skippedRows: { 'Not paid: Pending': 1 } }]);
  expect(totals).toMatchObject({ transactions: 2, totalCollected: '1080.56' });
  const complete = csvOf(transactions55, [{ ...cardSale, 'Transaction Status': 'Complete' }]);
  expect((await checked([pending, complete])).totals).toMatchObject({ transactions: 3, totalCollected: '1103.00' });
});

test('a blank amount is missing and not zero', async () => {
  const noTotal = { ...cardSale, 'Transaction ID': 'T8', 'Total Collected': '' };
  const noNet = { ...cardSale, 'Transaction ID': 'T9', 'Net Sales': '' };
  const transactions = await checked([csvOf(transactions55, [cardSale, noTotal, noNet])]);
  expect(transactions.files).toMatchObject([
    {
      booked: 1,
      refusedRows: [{ column: 'Total Collected' }, { column: 'Net Sales', reason: 'The amount is missing' }],
    },
  ]);
  const items = await checked([csvOf(items35, [{ ...soldItem, 'Gross Sales': '' }])]);
  expect(items.files).toMatchObject([{ booked: 0, refusedRows: [{ column: 'Gross Sales' }] }]);
});

test('the sums of the columns count each row once, and so does what rounding has added', async () => {
  const { totals, rounding } = await readLayer(fileOf(csvOf(transactions55, [{ ...cardSale, Tax: '$1.444' }])));
  expect(totals).toMatchObject({ 'Net Sales': 1800, Tax: 144, Tip: 300, 'Total Collected': 2244, Card: 2244 });
  expect(Math.abs(rounding)).toBeCloseTo(0.4);
});

test('a decimal comma that late rows show tells the sign of refunds, too', async () => {
  const header = 'Date;Gross Sales;Discounts;Net Sales;Tax;Total Collected;Transaction ID;Event Type';
  const whole = Array.from({ length: 1200 }, (_, nth) => `2026-07-18;5;0;5;0;5;T${nth};Payment`);
  const csv = [header, ...whole, '2026-07-19;5,50;0;5,50;0;5,50;R1;Refund'].join('\n');
  const { totals } = await checked([csv], { currency: 'EUR' });
  expect(totals).toMatchObject({ grossSales: '6000.00', returns: '-5.50', netSales: '5994.50' });
});
