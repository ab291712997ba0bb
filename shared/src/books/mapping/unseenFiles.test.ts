import { booked, checked, fileOf } from '../books.testing';
import { readFile } from '../reading/readLayer';

const options = { currency: 'USD', isGuessing: true } as const;
const mappingOf = async (...lines: readonly string[]) =>
  (await readFile(fileOf(lines.join('\n')), options)).columns?.mapping.columns;
const sumOf = async (lines: readonly string[], figure: 'totalCollected' | 'netSales') =>
  (await booked([lines.join('\n')], options)).reduce((sum, { [figure]: amount }) => sum + Number(amount), 0);

test('of a card gateway, credits beside sales are refunds, and what was authorized or declined is no payment', async () => {
  const rows = [
    'Transaction ID,Transaction Type,Transaction Status,Created Datetime,Amount Authorized,Amount Submitted For Settlement',
    'a,sale,settled,03/02/2026 08:00:00,12.00,10.00',
    'b,sale,processor_declined,03/02/2026 09:00:00,99.00,0.00',
    'c,credit,settled,03/22/2026 10:00:00,4.00,4.00',
  ];
  expect(await mappingOf(...rows)).toMatchObject({ total: 'Amount Submitted For Settlement' });
  expect(await sumOf(rows, 'totalCollected')).toBe(600);
  const columns = { date: 'Created Datetime', total: 'Amount Submitted For Settlement', type: 'Transaction Type' };
  const chosen = await booked([rows.join('\n')], { currency: 'USD', mapping: { rows: 'sales', columns } });
  expect(chosen.map(({ totalCollected }) => totalCollected)).toEqual([1000, 0, -400]);
  const captured = rows.map((row) => row.replace(',sale,', ',Authorization w/ Auto Capture,'));
  expect(await sumOf(captured, 'totalCollected')).toBe(600);
});

test.each([
  ['Discount (%)', '10', 900],
  ['Discount (%)', '0.1', 900],
  ['Discount Percent', '10%', 900],
  ['Discount Percentage', '10', 900],
  ['disc_pct', '10', 900],
  ['Discount', '1.00', 900],
])('%s of %s', async (name, discount, netSales) => {
  const line = (item: string, off: string) => `1,2026-05-03,${item},1,10.00,${off}`;
  const csv = [`Order ID,Date,Item,Quantity,Price,${name}`, line('Tea', discount)];
  expect((await checked([csv.join('\n')], { currency: 'USD' })).totals.netSales).toBe((netSales / 100).toFixed(2));
  const mapped = [csv[0]?.replace('Date,Item', 'Sold on,Product title') ?? '', ...csv.slice(1)];
  expect(await mappingOf(...mapped)).toMatchObject({ discount: name });
  expect(await sumOf(mapped, 'netSales')).toBe(netSales);
});

test('a net price beside a list price is what was paid, unless a discount leads to it', async () => {
  const row = ['2026-05-03', '1', 'Tea', '2', '5.00', '4.00'].join(',');
  expect(await mappingOf('Order Date,Order,Product,Quantity,Unit Price,Net Price', row)).toMatchObject({
    price: 'Net Price',
  });
  expect(
    await mappingOf('Order Date,Order,Product,Quantity,Unit Price,Net Price,Discount', `${row},2.00`),
  ).toMatchObject({ price: 'Unit Price', discount: 'Discount' });
});

test.each([
  ['amounts that are far from the price', 'When,Order,Product,SALES_PRICE,AMOUNT', '2026-05-03,1,Tea,120.00,2'],
  [
    'parts of amounts',
    'posted-date,order-id,sku,quantity-purchased,amount-type,amount-description,amount',
    '2026-05-03,1,A1,1,ItemFees,Commission,-1.50',
  ],
  ['several numbers without a telling name', 'datum,M01AB,N02BE,R03', '2026-05-03,1.50,2.25,4.00'],
])('it is asked which column is the amount where there are %s', async (_name, header, row) => {
  await expect(mappingOf(header, row, row)).rejects.toMatchObject({
    columns: { headerLine: 1, missing: [expect.stringMatching(/^Choose the column that holds the (price|total)/)] },
  });
});

test('what was paid out is no sale, and an amount without the name of a total shows no tax', async () => {
  const header = 'Order Date,Order Id,Order Price,Sales Tax (Paid by Buyer),Poshmark Fee,Net Earnings';
  const rows = [header, '2026-05-03,a,20.00,1.60,4.00,16.00', '2026-05-09,b,30.00,2.40,6.00,24.00'];
  expect(await mappingOf(...rows)).toEqual({
    date: 'Order Date',
    id: 'Order Id',
    total: 'Order Price',
    fee: 'Poshmark Fee',
  });
});

test('net sales that the fees of a ticket seller lead to are what was paid out', async () => {
  const header = 'Order Date,Order no.,Gross sales,Eventbrite Fees,Eventbrite Payment Processing,Tax,Net sales';
  const rows = [header, '2026-05-03,1,27.00,2.72,0.78,2.00,23.50', '2026-05-03,2,54.00,5.44,1.57,4.00,46.99'];
  const sales = await booked([rows.join('\n')], options);
  expect(sales.map(({ netSales, taxes, fee }) => [netSales, taxes, fee])).toEqual([
    [2500, 200, 350],
    [5000, 400, 701],
  ]);
});

test('refunds without tax do not say what was paid back', async () => {
  const mapping = await mappingOf('Date,Order ID,Sales (incl. tax),Refunds (excl. tax)', '2026-05-03,1,10.80,-5.00');
  expect(mapping).not.toHaveProperty('refunded');
});

test.each([
  ['its part of the price', '1,20', '2,10', '0,20', '0,17', 413],
  ['what is added to it', '1,20', '2,10', '0,22', '0,19', 450],
])('a value added tax is %s by its rate', async (_name, first, second, firstTax, secondTax, net) => {
  const rows = [
    'Datum;Bonnummer;Omschrijving;Aantal;Prijs;BTW',
    `14-03-2026;1;Brood;2;${first};${firstTax}`,
    `14-03-2026;2;Melk;1;${second};${secondTax}`,
  ];
  expect(await sumOf(rows, 'netSales')).toBe(net);
});

test('19% within a price are not the 16% of another country that would be added to it', async () => {
  const rows = [
    'Datum;Bonnr;Artikel;Menge;Einzelpreis;MwSt-Betrag',
    '14.03.2026;1;Kaffee;2;3,00;0,96',
    '14.03.2026;2;Tee;4;3,00;1,92',
  ];
  expect(await sumOf(rows, 'netSales')).toBe(1512);
});

test('a list of items with a value added tax is read by its columns, which tell whether prices have it', async () => {
  const csv = (tax: string) =>
    `Date,Receipt,Product,Qty,Unit Price,VAT\n2026-03-14,1,Mug,2,12.00,${tax}\n2026-03-14,2,Cap,1,24.00,${tax}\n`;
  expect((await checked([csv('4.00')], { currency: 'GBP' })).totals).toMatchObject({
    netSales: '40.00',
    taxes: '8.00',
  });
  expect((await checked([csv('4.80')], { currency: 'GBP' })).totals).toMatchObject({
    netSales: '48.00',
    taxes: '9.60',
  });
});

test('a sales tax of 8.25% is added to the price, although 9% of value added tax would be as much of it', async () => {
  const rows = [
    'Sold at,Receipt,Product,Qty,Price,Sales Tax',
    '2026-03-14,1,Tea,1,24.00,1.98',
    '2026-03-14,2,Jam,2,9.00,1.49',
  ];
  expect(await sumOf(rows, 'netSales')).toBe(4200);
});

test.each([
  ['Transaction Date,Txn #,Amount Paid\n2026-03-14,1,10.00', { id: 'Txn #', total: 'Amount Paid' }],
  ['Closed,Ticket #,Total\n3/14/2026 6:05 PM,1,10.80', { date: 'Closed', id: 'Ticket #', total: 'Total' }],
  ['日付,伝票番号,商品名,数量,単価\n2026/03/14,1,パン,2,150', { id: '伝票番号', item: '商品名' }],
  ['Data;Nazwa;Ilość;Cena\n2026-03-14;Chleb;2;4,50', { item: 'Nazwa', quantity: 'Ilość', price: 'Cena' }],
  ['Datum;Rechnung;Bezeichnung;Anzahl;Preis\n14.03.2026;R1;Brot;2;1,20', { id: 'Rechnung' }],
])('columns of %s', async (csv, columns) => expect(await mappingOf(csv)).toMatchObject(columns));
