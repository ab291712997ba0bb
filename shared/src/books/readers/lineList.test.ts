import { unknown } from '@back-office/shared/format';
import { booked, checked } from '../books.testing';

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';
const invoice = [
  '536365,85123A,HEART HOLDER,6,2010-12-01 08:26:00,2.55,17850.0,United Kingdom',
  '536365,71053,"LANTERN, WHITE",2,2010-12-01 08:27:00,3.39,17850.0,United Kingdom',
  '536365,71053,"LANTERN, WHITE",2,2010-12-01 08:27:00,3.39,17850.0,United Kingdom',
  '536366,POST,,1,2010-12-02 09:00:00,0.005,,France',
  'C536367,85123A,HEART HOLDER,-1,2010-12-02 10:00:00,2.55,17850.0,United Kingdom',
  '536368,22139,,-10,2010-12-02 10:05:00,0.0,,United Kingdom',
];
const file = [header, ...invoice].join('\r\n');

test('lines of one invoice are one transaction, twins stay, returns are negative, and nothing else is known', async () => {
  const { files, totals, days, rounding } = await checked([file], { currency: 'GBP' });
  expect(files).toMatchObject([{ kind: 'line-list', rows: 6, booked: 6, refused: 0, skipped: 0 }]);
  // 15.30 + 6.78 + 6.78 + 0.005 rounded up.
  expect(totals).toEqual({
    transactions: 4,
    grossSales: '28.87',
    discounts: '0.00',
    returns: '-2.55',
    netSales: '26.32',
    taxes: null,
    tips: null,
    totalCollected: null,
    fees: null,
    netTotal: null,
  });
  expect(days).toEqual({
    '2010-12-01': { netSales: '28.86', transactions: 1 },
    '2010-12-02': { netSales: '-2.54', transactions: 3 },
  });
  expect(rounding).toBe('0.01');
});

test('receipts of a till that begins with 1 each day stay on their days, in one file and in pieces of it', async () => {
  const header = 'Receipt,Date,Item,Quantity,Price';
  const days = [
    ['1,2026-05-01 09:00,Cup,1,10.00', '2,2026-05-01 10:00,Pot,1,20.00', '1,2026-05-01 09:00,Pot,1,20.00'],
    ['1,2026-05-02 09:00,Cup,2,10.00', '3,2026-05-02 10:00,Cup,1,10.00'],
  ];
  const whole = [[header, ...days.flat()].join('\n')];
  const pieces = days.map((rows) => [header, ...rows].join('\n'));
  expect((await checked(whole, { currency: 'USD' })).days).toEqual({
    '2026-05-01': { netSales: '50.00', transactions: 2 },
    '2026-05-02': { netSales: '30.00', transactions: 2 },
  });
  const rows = await booked(whole, { currency: 'USD' });
  expect(rows.map(({ id }) => id)).toEqual(['1 · 2026-05-01', '2', '1 · 2026-05-02', '3']);
  for (const files of [pieces, pieces.toReversed()]) expect(await booked(files, { currency: 'USD' })).toEqual(rows);
});

test('a sale that lasts past midnight is one sale, of the day when it began', async () => {
  const csv = 'Receipt,Date,Item,Quantity,Price\n1,2026-05-02 00:03,Cup,1,2.00\n1,2026-05-01 23:58,Cup,1,1.00';
  expect((await checked([csv], { currency: 'USD' })).days).toEqual({
    '2026-05-01': { netSales: '3.00', transactions: 1 },
  });
});

test.each(['Invoice Number', 'Receipt number', 'Receipt #', 'Order No.', 'Transaction ID', 'Bill No', 'Ticket'])(
  'rows with the same “%s” are one transaction',
  async (name) => {
    const rows = [
      'R1,2026-10-01 08:00,Bread,2,4.20',
      'R1,2026-10-01 08:00,Coffee,1,2.90',
      'R2,2026-10-01 09:00,Tea,1,2',
    ];
    const { files, totals } = await checked([[`${name},Date,Item,Quantity,Unit price`, ...rows].join('\n')]);
    expect(files).toMatchObject([{ kind: 'line-list', booked: 3 }]);
    expect(totals).toMatchObject({ transactions: 2, grossSales: '13.30' });
  },
);

test('a transaction of items alone has its lines, its first time, and a payment of which nothing is known', async () => {
  const [first] = await booked([file], { currency: 'GBP' });
  expect(first).toMatchObject({
    id: '536365',
    type: 'sale',
    date: '2010-12-01',
    minute: 506,
    customerId: '17850',
    payments: [{ tender: 'Not in your files', amount: unknown, tip: unknown, fee: unknown }],
  });
  expect(first?.lines.map(({ item, quantity, net }) => [item.sku, quantity, net])).toEqual([
    ['85123A', 6, 1530],
    ['71053', 2, 678],
    ['71053', 2, 678],
  ]);
});

test('bad rows are refused with line, column, value and reason, and the others are booked', async () => {
  const bad = [
    header,
    '1,A,Cup,two,2010-12-01 08:26:00,2.55,,',
    '1,A,Cup,1,31/31/2010,2.55,,',
    '1,A,Cup,1,2010-12-01 08:26:00,,,',
    '1,A,"Cup,1,2010-12-01 08:26:00,2.55,,',
    '1,A,Cup,1,2010-12-01 08:26:00,2.55,,,9',
    '1,A,Cup,1,2010-12-01 08:26:00,2.55,,',
    '1,A,Cup,99999999,2010-12-01 08:26:00,99999999999.99,,',
    'Total,,,6,,12.75,,',
    header,
  ].join('\n');
  const { files, totals } = await checked([bad], { currency: 'GBP' });
  expect(totals).toMatchObject({ transactions: 1, netSales: '2.55' });
  expect(files).toEqual([
    {
      name: 'export.csv',
      kind: 'line-list',
      rows: 9,
      booked: 1,
      refused: 6,
      skipped: 2,
      refusedRows: [
        { line: 2, column: 'Quantity', value: 'two', reason: 'This is not a number' },
        { line: 3, column: 'InvoiceDate', value: '31/31/2010', reason: 'This is not a date' },
        { line: 4, column: 'UnitPrice', value: '', reason: 'The price is missing' },
        {
          line: 5,
          column: '',
          value: '1,A,"Cup,1,2010-12-01 08:26:00,2.55,,',
          reason: 'A quote is opened and never closed',
        },
        {
          line: 6,
          column: '',
          value: '1,A,Cup,1,2010-12-01 08:26:00,2.55,,,9',
          reason: 'The row has 9 cells, the header 8',
        },
        { line: 8, column: 'UnitPrice', value: '99999999999.99', reason: 'This amount is too large' },
      ],
      skippedRows: { 'A total of the file': 1, 'The header again': 1 },
    },
  ]);
});

test('semicolons, decimal commas, days before months and Windows-1252 are read from the file', async () => {
  const german =
    'Order ID;Datum;Date;Item;Quantity;Price\n1;;03.02.2026 10:00;Käse;1,5;1.012,50\n2;;04/02/2026;Brot;2;3,20\n3;;13/02/2026;Brot;2;3,20\n';
  const bytes = Uint8Array.from(german, (char) => char.charCodeAt(0));
  const source = {
    name: 'export.csv',
    open: async function* () {
      yield bytes;
    },
  };
  const { totals, days } = await checked([source], { currency: 'EUR' });
  expect(totals.netSales).toBe('1531.55');
  expect(Object.keys(days)).toEqual(['2026-02-03', '2026-02-04', '2026-02-13']);
});

test('any other file is read by a mapping', async () => {
  const csv = 'Wann;Was;Wieviel;Preis\n2026-02-03;Käse;2;3,20\n2026-02-03;Käse;2;3,20\n';
  const mapping = {
    rows: 'items',
    columns: { date: 'Wann', item: 'Was', quantity: 'Wieviel', price: 'Preis' },
  } as const;
  const rows = await booked([csv], { currency: 'EUR', mapping });
  expect(rows.map(({ netSales }) => netSales)).toEqual([640, 640]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});

test.each([
  ['an amount', '2.00', '18.00', '-2.00'],
  ['the amount of one piece', '1.00', '18.00', '-2.00'],
  ['a rate', '0.1', '18.00', '-2.00'],
  ['a rate in percent', '10', '18.00', '-2.00'],
  ['a rate, with a tax on top', '0.1', '19.44', '-2.00'],
  ['a rate with its sign', '12.5%', '', '-2.50'],
  ['an amount, if nothing shows another', '0.1', '', '-0.10'],
  ['an amount, if the total says nothing of it', '0.1', '99.00', '-0.10'],
])('a discount is %s', async (_name, discount, total, discounts) => {
  const csv = `Order ID,Date,Item,Quantity,Price,Discount,Tax,Total\n1,2026-03-01,Tea,2,10.00,${discount},1.44,${total}\n`;
  expect((await checked([csv])).totals).toMatchObject({ grossSales: '20.00', discounts });
});

test.each(['Total', 'Grand Total:', 'Summe', 'Gesamtsumme', 'Total général', 'Totale'])(
  'a row of "%s" is a total',
  async (word) => {
    const { files } = await checked([`${header}\n${word},,,6,,12.75,,`]);
    expect(files).toMatchObject([{ rows: 1, skippedRows: { 'A total of the file': 1 } }]);
  },
);

test.each([
  ['CLP', '$15.990', '$500', '16490'],
  ['JPY', '¥15,990', '¥500', '16490'],
  ['USD', '15.990', '500', '515.99'],
])('in %s, %s has thousands or decimals', async (currency, one, other, netSales) => {
  const csv = `Order ID;Date;Item;Quantity;Price\n1;2026-03-01;Tea;1;${other}\n2;2026-03-01;Tea;1;${one}\n`;
  const { totals } = await checked([csv], { currency });
  expect(totals.netSales).toBe(netSales);
});

test('an item called Total is sold, also where items stand first; a total has no number', async () => {
  const csv = 'Item,Order ID,Date,Quantity,Price\nTotal,1,2026-03-01,2,4.00\nSum,2,2026-03-01,1,3.00\nTotal,,,,11.00\n';
  const { files, totals } = await checked([csv], { currency: 'USD' });
  expect(files).toMatchObject([{ booked: 2, refused: 0, skipped: 1 }]);
  expect(totals.netSales).toBe('11.00');
});

test.each([
  'Totals',
  'Grand total:',
  'Total for July 2026',
  'Subtotal 2026-07-14',
  'Sub Total (2)',
  'Zwischensumme',
  'Total général',
])('%s below the items is not booked as one of them', async (name) => {
  const csv = `InvoiceNo,Description,Quantity,InvoiceDate,UnitPrice\n1,Total Greek yogurt,2,2026-03-01,4.00\n${name},,,,8.00\n`;
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ booked: 1, refused: 0, skippedRows: { 'A total of the file': 1 } }]);
  expect(totals.netSales).toBe('8.00');
});

test('what a row came to less than quantity and price is its discount; a tax in the price is taken out of it', async () => {
  const rows = [
    'Order ID,Date,Product,Quantity,Unit Price,Tax,Total',
    '1,2026-01-02,Tea,2,5.00,,9.00',
    '2,2026-01-02,Tea,3,1.333,,3.99',
  ];
  const { totals } = await checked([rows.join('\n')]);
  // Sources round a cent in their own way: 4.00 is no 3.99 with a discount.
  expect(totals).toMatchObject({ grossSales: '14.00', discounts: '-1.00', netSales: '13.00' });
  const taxed = await checked([[rows[0], '1,2026-01-02,Tea,1,12.00,2.00,10.00'].join('\n')]);
  expect(taxed.totals).toMatchObject({ grossSales: '10.00', discounts: '0.00', taxes: '2.00' });
});

test('the tax may stand in a column for its rate, discounts in one of several names', async () => {
  const { files, totals } = await checked([
    'Sale,Date,Item,Quantity,Price,Subtotal,Discounts,Tax 5%,Total\n1,2026-01-02,Tea,2,5.00,10.00,1.00,0.45,9.45',
  ]);
  expect(files).toMatchObject([{ kind: 'line-list', booked: 1 }]);
  expect(totals).toMatchObject({ discounts: '-1.00', netSales: '9.00', taxes: '0.45' });
});

test('discounts are rates where all are parts of one in steps of 0.05, of much larger amounts', async () => {
  const header = 'OrderID,OrderDate,ProductName,UnitPrice,Quantity,Discount';
  const row = (discount: string, price = '20.00') => `1,1996-07-04,Cheese,${price},2,${discount}`;
  const discountOf = async (...rows: readonly string[]) =>
    (
      await checked([
        [header.replace('ProductName', 'Product Name').replace('OrderID', 'Order ID'), ...rows].join('\n'),
      ])
    ).totals.discounts;
  expect(await discountOf(row('0.15'), row('0'), row('0.25'), row('0.05'))).toBe('-18.00');
  // Far below, where it was already decided.
  const many = Array.from({ length: 1200 }, (_, index) => row(['0.15', '0.25', '0.05'][index % 3] ?? ''));
  const file = [header.replace('ProductName', 'Product Name').replace('OrderID', 'Order ID'), ...many, row('5.00')];
  expect((await checked([file.join('\n')])).files).toMatchObject([
    { booked: 1200, refusedRows: [{ line: 1202, value: '5.00' }] },
  ]);
  // Amounts: of cheap items, of cents, or always the same.
  expect(await discountOf(row('0.15', '2.00'), row('0.25', '2.00'), row('0.05', '2.00'))).toBe('-0.45');
  expect(await discountOf(row('0.15'), row('0.27'), row('0.05'))).toBe('-0.47');
  expect(await discountOf(row('0.50'), row('0.50'), row('0.50'))).toBe('-1.50');
});

test('a price that is twice as much for two pieces is that of all', async () => {
  const rows = [
    'Order ID,Date,Product,Quantity,Price',
    '1,2026-01-02,Tea,1,2.00',
    '2,2026-01-02,Tea,2,4.00',
    '3,2026-01-02,Tea,3,6.00',
  ];
  const more = ['4,2026-01-02,Tea,4,8.00'];
  expect((await checked([[...rows, ...more].join('\n')])).totals).toMatchObject({ netSales: '20.00' });
  expect((await checked([[...rows, '4,2026-01-02,Tea,4,2.00'].join('\n')])).totals).toMatchObject({
    netSales: '36.00',
  });
});

test('quantities may have a decimal point beside prices with a comma', async () => {
  const rows = [
    'date;ticket;Item;Quantity;Price',
    '2026-01-02;1.0;Baguette;1.0;0,90 €',
    '2026-01-02;2.0;Baguette;2.5;1,20 €',
  ];
  const { files, totals } = await checked([rows.join('\n')]);
  expect(files).toMatchObject([{ booked: 2, refused: 0 }]);
  expect(totals).toMatchObject({ netSales: '3.90' });
  // Also where only later rows show the mark of the file, whose quantities have it, too.
  const whole = Array.from({ length: 1200 }, () => '2026-01-02;1;Baguette;1;2');
  const late = [rows[0], ...whole, '2026-01-02;2;Baguette;2,5;1,20'];
  expect((await checked([late.join('\n')])).totals).toMatchObject({ netSales: '2403.00' });
});

test('rows below the first one of a sale may leave its number and date blank', async () => {
  const rows = (status: string) => [
    'Order ID,Date,Status,Product,Quantity,Price',
    '1,2026-01-02,Paid,Tea,1,2.00',
    `2,2026-01-03,${status},Tea,1,3.00`,
    ',,,Cup,2,4.00',
  ];
  const { files, totals, days } = await checked([rows('Paid').join('\n')]);
  expect(files).toMatchObject([{ rows: 3, booked: 3 }]);
  expect(totals).toMatchObject({ transactions: 2, netSales: '13.00' });
  expect(days['2026-01-03']).toEqual({ netSales: '11.00', transactions: 1 });
  // If the first row is refused, on the day of that row.
  const bad = [
    'Order ID,Date,Product,Quantity,Price,Tax',
    '1,2026-01-02,Tea,1,2.00,0.20',
    '2,2026-01-03,Tea,1,3.00,x',
    ',,Cup,2,4.00,0.80',
  ];
  const left = await checked([bad.join('\n')]);
  expect(left.files).toMatchObject([{ booked: 2, refused: 1 }]);
  expect(left.days['2026-01-03']).toEqual({ netSales: '8.00', transactions: 1 });
  // Not of the sale before one that is left out.
  const canceled = await checked([rows('Canceled').join('\n')]);
  expect(canceled.files).toMatchObject([
    { booked: 1, skipped: 1, refusedRows: [{ line: 4, reason: 'The date is missing' }] },
  ]);
});

test('headings and notes of a report are skipped, also below its table', async () => {
  const rows = ['Date,Item,Quantity,Price', 'Hot drinks,,,', '2026-01-02,Tea,1,2.00', '"Friday, May 7, 2026"'];
  const { files } = await checked([rows.join('\n')]);
  expect(files).toMatchObject([{ rows: 3, booked: 1, refused: 0, skippedRows: { 'A heading of the file': 2 } }]);
  // A row that was not split into cells is none.
  const broken = await checked([[...rows.slice(0, 3), '"2026-01-02,Tea,1,2.00 USD"'].join('\n')]);
  expect(broken.files).toMatchObject([{ booked: 1, refused: 1 }]);
});

test('a currency may be written as its sign', async () => {
  const csv = 'Date,Item,Quantity,Price,Currency\n2026-01-02,Tea,1,20.00,kr\n2026-01-02,Tea,1,20.00,€\n';
  const { files } = await checked([csv], { currency: 'SEK' });
  expect(files).toMatchObject([{ booked: 1, refusedRows: [{ value: '€' }] }]);
});

test.each([
  ['of all pieces', '56.00', '11.20', '101.00'],
  ['of one piece', '28.00', '11.20', '101.00'],
])('the tax shows that a price is that %s', async (_name, price, tax, netSales) => {
  const rows = [`1,2026-05-03,Tea,2,${price},${tax}`, '1,2026-05-03,Cake,1,45.00,9.00'];
  const { totals } = await checked([['Receipt,Date,Item,Qty,Price,Tax', ...rows].join('\n')]);
  expect(totals).toMatchObject({ netSales, taxes: '20.20' });
});

test('whether discounts are rates is judged by all rows of a file, and said where it stays open', async () => {
  const header = 'Order ID,Date,Item,Quantity,Price,Discount';
  const rows = (discounts: readonly string[]) =>
    [header, ...discounts.map((discount, nth) => `${nth},2026-05-03,Tea,1,20.00,${discount}`)].join('\n');
  const many = Array.from({ length: 1200 }, () => '0.2');
  const late = await checked([rows([...many, '0.1', '0.15'])]);
  expect(late.totals.discounts).toBe('-4805.00');
  expect(late.files[0]?.notes).toBeUndefined();
  const repeated = await checked([rows(Array.from({ length: 10 }, () => ['0.05', '0.07', '0.2']).flat())]);
  expect(repeated.totals.discounts).toBe('-64.00');
  const open = await checked([rows(['0.2', '0.1', ''])]);
  expect(open.totals.discounts).toBe('-0.30');
  expect(open.files[0]?.notes).toEqual([expect.stringContaining('could be rates')]);
});

describe('a list of items with what its rows say of their sales', () => {
  const header = 'Order ID,Date,Item,Quantity,Unit Price,Order Total,Order Tax,Shipping,Tip';
  const rows = [
    '1,2026-05-03,Tea,2,5.00,14.00,1.00,2.00,1.00',
    '1,2026-05-03,Cup,0,3.00,14.00,1.00,2.00,1.00',
    '2,2026-05-03,Tea,1,5.00,8.80,0.80,0.00,0.00',
    '2,2026-05-03,Cup,1,3.00,8.80,0.80,0.00,0.00',
    '3,2026-05-04,Tea,3,5.00,16.50,1.50,0.00,0.00',
    '3,2026-05-04,Pot,0,9.00,16.50,1.50,0.00,0.00',
    '4,2026-05-04,Tea,1,5.00,5.50,0.50,0.00,0.00',
  ];
  const isFirst = (row: string, nth: number) => row[0] !== rows[nth - 1]?.[0];
  const firstOnly = rows.map((row, nth) => (isFirst(row, nth) ? row : `${row.split(',').slice(0, 5).join(',')},,,,`));

  test.each([
    ['each row', rows],
    ['the first row', firstOnly],
  ])('on %s: their totals count once where the items lead to them', async (_name, lines) => {
    const { files, totals } = await checked([[header, ...lines].join('\n')]);
    expect(files).toMatchObject([{ kind: 'line-list', rows: 7, booked: 7 }]);
    expect(totals).toMatchObject({
      transactions: 4,
      taxes: '3.80',
      tips: '1.00',
      totalCollected: '44.80',
      netSales: '40.00',
    });
  });

  test('they do not where the items do not lead to them', async () => {
    const { totals } = await checked([[header, ...rows.map((row) => row.replace('.80,0', '.81,0'))].join('\n')]);
    expect(totals).toMatchObject({ transactions: 4, totalCollected: null, netSales: '38.00' });
  });
});
