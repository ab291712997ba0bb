import { booked, checked } from '../books.testing';

const guessed = { isGuessing: true } as const;

async function read(lines: readonly string[], currency = 'EUR') {
  const { files, totals } = await checked([lines.join('\n')], { ...guessed, currency });
  const [file] = files;
  return { ...file, totals, error: file?.error };
}

/** Twelve receipts of 1.00 to 12.00, which come to 78.00. */
const receipts = Array.from({ length: 12 }, (_, nth) => ({ day: `2026-03-${10 + nth}`, amount: `${nth + 1}.00` }));
const sold = receipts.map(({ day, amount }, nth) => `${day},B${nth},Tea,1,${amount}`);
const itemHeader = 'Date,Receipt,Product,Quantity,Amount';

test.each([
  ['in the column of items', ',,Ergebnis,12,78.00'],
  ['in a language that is not known', ',,Zusammen,12,78.00'],
  ['in the place of the date', 'Zusammen,,,12,78.00'],
  ['with the day of the report', '2026-03-31,,Total,12,78.00'],
  ['in the column of numbers', '2026-03-31,Total,,12,78.00'],
])('sums of all rows above them are no sale, with their name %s', async (_name, sums) => {
  const { rows, booked: count, refused, skipped, totals } = await read([itemHeader, ...sold, sums]);
  expect({ rows, count, refused, skipped }).toEqual({ rows: 13, count: 12, refused: 0, skipped: 1 });
  expect(totals).toMatchObject({ netSales: '78.00', transactions: 12 });
});

test('an item below the first row of its sale that costs as much as all before it is sold', async () => {
  const rows = ['2026-03-10,B1,Tea,1,4.00', '2026-03-10,B2,Mug,1,6.00', ',,Pot,1,10.00'];
  expect((await read([itemHeader, ...rows])).totals).toMatchObject({ netSales: '20.00', transactions: 2 });
});

test('texts that are written as formulas for spreadsheets are read as texts', async () => {
  const { totals, refused } = await read([
    'Date,Receipt No,Item,Qty,Amount',
    '2026-03-10,="00120","=""Tea""",1,="12.50"',
    '2026-03-10,="00121",="Mug",1,="2.50"',
  ]);
  expect({ refused, net: totals.netSales }).toEqual({ refused: 0, net: '15.00' });
  const [sale] = await booked(['Date,Receipt,Item,Qty,Price\n2026-03-10,="00120",="Tea",1,="12.50"'], guessed);
  expect(sale).toMatchObject({ id: '00120', items: 'Tea' });
});

test.each([
  'Anfangsbestand',
  'Entnahme',
  'Einlage',
  'Opening float',
  'Cash in',
  'Paid out',
  'No sale',
  'Fondo de caja',
])('of a journal of a till, %s is no sale', async (type) => {
  const { totals, skipped } = await read([
    'Date,Type,Amount,Receipt',
    `2026-03-10,${type},200.00,`,
    '2026-03-10,Sale,12.00,1',
    '2026-03-10,Sale,8.00,2',
  ]);
  expect({ skipped, collected: totals.totalCollected }).toEqual({ skipped: 1, collected: '20.00' });
});

test('trainings and orders of a German till are no sales', async () => {
  const { totals, skipped } = await read([
    'BON_NR;Datum;BON_TYP;UMS_BRUTTO',
    '1;2026-03-10T08:00:00;Beleg;10.00',
    '2;2026-03-10T08:05:00;AVTraining;99.00',
    '3;2026-03-10T08:09:00;AVBestellung;7.50',
  ]);
  expect({ skipped, collected: totals.totalCollected }).toEqual({ skipped: 2, collected: '10.00' });
});

test('a discount that the amount of the row has taken off already is not taken off again', async () => {
  const { totals } = await read([
    'Sale ID,Date,Item,Qty,Retail,Subtotal,Discount,Subtotal w/ Discount,Total Tax,Total w/ Tax',
    '1,2026-03-10,Bell,2,10.00,20.00,1.00,19.00,1.90,20.90',
    '2,2026-03-10,Lock,1,30.00,30.00,0.00,30.00,3.00,33.00',
  ]);
  expect(totals).toMatchObject({ grossSales: '50.00', discounts: '-1.00', netSales: '49.00', taxes: '4.90' });
});

test('of two columns of a tax, that with percent signs is its rate', async () => {
  const { totals, refused } = await read([
    'Date;Numéro de note;Produit;Quantité;Prix unitaire TTC;Remise;Montant TTC;Taux TVA;Montant TVA',
    '10/03/2026;7;Plat;2;11,00;0 %;22,00;10,00 %;2,00',
    '10/03/2026;7;Vin;1;11,00;10 %;9,90;10,00 %;0,90',
  ]);
  expect(refused).toBe(0);
  expect(totals).toMatchObject({ netSales: '29.00', taxes: '2.90', transactions: 1 });
});

test.each([
  ['Void', 'Yes', '10.00', '20.00'],
  ['Storniert', 'ja', '10.00', '20.00'],
  // It takes back the sale below.
  ['Storniert', 'ja', '-20.00', '0.00'],
])('of a row with %s: %s and %s, %s was collected', async (name, yes, amount, collected) => {
  const no = yes === 'ja' ? 'nein' : 'No';
  const rows = [`2026-03-10 08:00,1,${amount},${yes}`, `2026-03-10 09:00,2,20.00,${no}`];
  const { totals, skipped } = await read([`Date,Receipt,Total,${name}`, ...rows]);
  expect({ skipped, collected: totals.totalCollected }).toEqual({ skipped: amount.startsWith('-') ? 0 : 1, collected });
});

test('refunds of a Spanish export are those that its type says', async () => {
  const { totals } = await read([
    'Fecha;ID de transacción;Tipo de transacción;Total',
    '10/03/2026 08:00;TX1;Venta;20,00',
    '13/03/2026 08:00;TX2;Reembolso;5,00',
  ]);
  expect(totals).toMatchObject({ totalCollected: '15.00', transactions: 2 });
});

test('where each item of a sale has columns of its own, a row is the whole sale', async () => {
  const { totals } = await read([
    'Order ID,Order Date,Item 1 Name,Item 1 Qty,Item 1 Total,Item 2 Name,Item 2 Qty,Item 2 Total,Shipping,Order Total',
    '1,2026-03-10,Tea,1,4.00,Mug,2,9.00,5.00,18.00',
    '2,2026-03-11,Tea,1,4.00,,,,5.00,9.00',
  ]);
  expect(totals).toMatchObject({ totalCollected: '27.00', transactions: 2 });
});

test('an amount without a minus is paid back where the quantity has one', async () => {
  const rows = ['2026-03-10,B1,Tea,2,8.00', '2026-03-11,B2,Tea,-1,4.00'];
  expect((await read([itemHeader, ...rows])).totals).toMatchObject({ returns: '-4.00', netSales: '4.00' });
});

test('numbers of which a spreadsheet has left the first digits put no sales together', async () => {
  const rows = ['2026-03-10 08:00,2.02603E+11,10.00', '2026-03-10 09:00,2.02603E+11,20.00'];
  expect((await read(['Date,Order ID,Total', ...rows])).totals).toMatchObject({
    transactions: 2,
    totalCollected: '30.00',
  });
});

test('amounts whose column says that they are cents are', async () => {
  const rows = ['2026-03-10,a,1250', '2026-03-11,b,750'];
  expect((await read(['Paid on,Number,Amount (cents)', ...rows])).totals.totalCollected).toBe('20.00');
});

test.each(['Till', 'Location'])('receipts with one number are two sales if they differ by %s', async (place) => {
  const rows = ['One', 'Two'].flatMap((name) => [`2026-03-10,${name},1,10.00`, `2026-03-10,${name},2,20.00`]);
  const { totals, booked: count } = await read([`Date,${place},Receipt,Total`, ...rows]);
  expect({ count, ...totals }).toMatchObject({ count: 4, transactions: 4, totalCollected: '60.00' });
});

test('items of one time are one sale, also where most sales have items of two places', async () => {
  const rows = ['1', '2'].flatMap((receipt) =>
    ['Bar', 'Kitchen'].map((place) => `2026-03-10 10:0${receipt},${place},${receipt},Tea,1,1.00`),
  );
  const { totals } = await read(['Date,Location,Receipt,Item,Qty,Price', ...rows]);
  expect(totals).toMatchObject({ transactions: 2, netSales: '4.00' });
});

test('a sale with an item of another place is one sale', async () => {
  const header = 'Date,Location,Receipt,Item,Qty,Price';
  const rows = ['1,One', '1,Two', '2,One', '2,One', '3,One', '3,One'].map((each) => {
    const [receipt, place] = each.split(',');
    return `2026-03-10,${place},${receipt},Tea ${receipt},1,1.00`;
  });
  expect((await read([header, ...rows])).totals.transactions).toBe(3);
});

test.each([
  ['Dato;Tid;Bonnr;Vare;Antall;Beløp', '10.03.2026;08.30;7;Kaffe;2;12,50'],
  ['Päivämäärä;Kuittinumero;Tuote;Määrä;Summa', '10.3.2026;7;Kahvi;2;12,50'],
  ['Datum;Číslo dokladu;Zboží;Množství;Částka', '10.3.2026;7;Káva;2;12,50'],
  ['Tarih;Fiş No;Ürün;Adet;Tutar', '10.03.2026;7;Kahve;2;12,50'],
])('the columns %s are items', async (header, row) => {
  expect((await read([header, row])).totals).toMatchObject({ netSales: '12.50', transactions: 1 });
});

test.each(['Di, 10.03.2026 08:30', 'mar. 10/03/2026 08:30', 'Tuesday 10/03/2026 8:30 AM'])(
  'the date %s has the name of its day',
  async (date) => {
    const lines = ['Datum;Bon;Betrag', `${date};1;10,00`, `${date.replace('10', '13')};2;10,00`];
    const [day] = Object.keys((await checked([lines.join('\n')], { ...guessed, currency: 'EUR' })).days);
    expect(day).toBe('2026-03-10');
  },
);

test('in rupiah, three digits behind a point are thousands', async () => {
  const rows = ['10/03/2026 08:30,1,Rp 39.500', '13/03/2026 08:30,2,Rp 120.500'];
  expect((await read(['Tanggal,No. Struk,Total', ...rows], 'IDR')).totals.totalCollected).toBe('160000.00');
});
