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

test.each(['Totals', 'Grand total:', 'Total for July 2026', 'Sub Total (2)', 'Zwischensumme', 'Total général'])(
  '%s below the items is not booked as one of them',
  async (name) => {
    const csv = `InvoiceNo,Description,Quantity,InvoiceDate,UnitPrice\n1,Total Greek yogurt,2,2026-03-01,4.00\n${name},,,,8.00\n`;
    const { files, totals } = await checked([csv]);
    expect(files).toMatchObject([{ booked: 1, refused: 0, skippedRows: { 'A total of the file': 1 } }]);
    expect(totals.netSales).toBe('8.00');
  },
);
