import { booked, checked, csvOf } from '../books.testing';

const header =
  'date/time,settlement id,type,order id,sku,description,quantity,marketplace,account type,fulfillment,order city,order state,order postal,tax collection model,product sales,product sales tax,shipping credits,shipping credits tax,gift wrap credits,giftwrap credits tax,Regulatory Fee,Tax On Regulatory Fee,promotional rebates,promotional rebates tax,marketplace withheld tax,selling fees,fba fees,other transaction fees,other,total';
const mug = {
  'date/time': 'Jul 1, 2026 11:04:56 PM PDT',
  type: 'Order',
  'order id': 'A-1',
  sku: 'S1',
  description: 'Mug',
  quantity: 2,
  'product sales': '1,040.00',
  'product sales tax': '83.20',
  'shipping credits': '5.00',
  'promotional rebates': '-5.00',
  'marketplace withheld tax': '-83.20',
  'selling fees': '-156.00',
  'fba fees': '-10.00',
  total: '874.00',
};
const tea = {
  'date/time': 'Jul 1, 2026 11:04:56 PM PDT',
  type: 'Order',
  'order id': 'A-1',
  sku: 'S2',
  description: 'Tea',
  quantity: 1,
  'product sales': '10.00',
  'selling fees': '-1.50',
  total: '8.50',
};
const refund = {
  ...tea,
  'date/time': 'Jul 2, 2026 1:04:56 AM PDT',
  type: 'Refund',
  'product sales': '-10.00',
  'selling fees': '1.20',
  total: '-8.80',
};
const others = [
  ['Service Fee', '-39.99'],
  ['Adjustment', '12.00'],
  ['Transfer', '-800.00'],
].map(([type = '', total = '']) => ({ 'date/time': 'Jul 3, 2026 1:04:56 AM PDT', type, total }));

test('rows of one order add up; fees without an order stand alone, and transfers are skipped', async () => {
  const csv = [
    '"Includes Amazon Marketplace"',
    '"All amounts in USD"',
    '',
    csvOf(header, [mug, tea, refund, ...others]),
  ];
  const { files, totals, days } = await checked([csv.join('\n')]);
  expect(files).toMatchObject([{ kind: 'amazon-transactions', rows: 6, booked: 5, refused: 0, skipped: 1 }]);
  expect(totals).toMatchObject({ transactions: 4, grossSales: '1055.00', discounts: '-5.00', returns: '-10.00' });
  // What was paid out with the transfer: 874.00 + 8.50 - 8.80 - 39.99 + 12.00.
  expect(totals).toMatchObject({ taxes: '0.00', totalCollected: '1040.00', fees: '-194.29', netTotal: '845.71' });
  expect(days['2026-07-01']).toEqual({ netSales: '1050.00', transactions: 1 });
  const [order, back] = await booked([csvOf(header, [mug, tea, refund])]);
  expect(order?.lines?.map(({ item, quantity, net }) => [item.sku, quantity, net])).toEqual([
    ['S1', 2, 104000],
    ['S2', 1, 1000],
  ]);
  expect(back).toMatchObject({ type: 'refund', refundOf: 'A-1', returns: 1000, totalCollected: -1000, fee: -120 });
});

test('a German report', async () => {
  const german =
    'Datum/Uhrzeit,Abrechnungsnummer,Typ,Bestellnummer,SKU,Beschreibung,Menge,Umsätze,Produktumsatzsteuer,Rabatte aus Werbeaktionen,Verkaufsgebühren,Gebühren zu Versand durch Amazon,Andere,Gesamt';
  const rows = [
    '01.07.2026 23:05:42 UTC,1,Bestellung,A-1,S1,Tasse,1,"1.000,00","190,00",0,"-150,00","-3,50",0,"1.036,50"',
    '02.07.2026 23:05:42 UTC,1,Übertrag,,,Auf Konto,,0,0,0,0,0,"-500,00","-500,00"',
  ];
  const { files, totals } = await checked([[german, ...rows].join('\n')], { currency: 'EUR' });
  expect(files).toMatchObject([{ booked: 1, skipped: 1 }]);
  expect(totals).toMatchObject({ netSales: '1000.00', taxes: '190.00', totalCollected: '1190.00', fees: '-153.50' });
});

test('a row whose amounts do not add up is refused', async () => {
  const { files } = await checked([csvOf(header, [{ ...tea, total: '9.00' }])]);
  expect(files).toMatchObject([{ booked: 0, refusedRows: [{ column: 'total', value: '9.00' }] }]);
});
