import { checked } from '../books.testing';
import { exitCodeOf } from '../check';

test('the command line reads a file of no known kind whose columns have telling names, and says by which', async () => {
  const rows = ['4.00', '3.00', '2.00', '1.00', 'x'].map((total, nth) => `2026-02-03,${nth},${total}`);
  const result = await checked([['When sold,Order,Grand Total', ...rows].join('\n')], { currency: 'EUR' });
  expect(result).toMatchObject({
    files: [
      {
        kind: 'mapped',
        booked: 4,
        refused: 1,
        notes: [
          'The file is of no known kind. Its columns are read by their names: --map date="When sold" --map total="Grand Total" --map id="Order".',
        ],
      },
    ],
    totals: { totalCollected: '10.00' },
  });
  expect(exitCodeOf(result)).toBe(1);
});

test('the vendor of what was sold, and compound names, leave no doubt', async () => {
  const byProduct = 'Day,Product vendor,Product title,Net items sold,Net sales\n2026-05-03,ACME,Tea,2,10.00';
  const inGerman = 'Datum,Steuern,Nettoumsatz,Gesamteinnahmen\n2026-05-03,0.80,10.00,10.80';
  for (const csv of [byProduct, inGerman]) expect((await checked([csv])).totals.netSales).toBe('10.00');
});

test.each([
  [
    'a whole date that is called a time',
    'Time,Register,Transaction ID,Net Total,Tax,Tip,Total\n03/14/2026 08:09 AM,1,5000,24.36,2.13,1.00,27.49',
    { netSales: '24.36', taxes: '2.13', tips: '1.00', totalCollected: '27.49' },
  ],
  [
    'a net total that has the shipping, as the total does',
    'Bestellnummer;Bestellzeit;Gesamtbetrag;Gesamtbetrag (netto);Versandkosten\n1;14.03.2026 08:07;82,19;69,07;4,90',
    { netSales: '69.07', totalCollected: '82.19' },
  ],
  [
    'a transaction, which is its order and the tip',
    'Date,Transaction ID,Order Amount,Tip Amount,Transaction Amount\n2026-03-14,1,43.88,7.00,50.88',
    { tips: '7.00', totalCollected: '50.88' },
  ],
  [
    'what retailers bought, who have order numbers of their own',
    'Order Date,Order Number,Purchase Order Number,Retailer Name,Product Name,Quantity,Wholesale Price\n2026-03-14,F0,P1,Shop,Candle,4,$7.78',
    { netSales: '31.12' },
  ],
])('it reads %s', async (_name, csv, totals) => {
  expect((await checked([csv])).totals).toMatchObject(totals);
});

test('its currency is that of the file', async () => {
  const csv = 'Fecha,Producto,Cantidad,Precio unitario\n2026-01-02,Pan,2,€1.50';
  expect((await checked([csv])).totals.netSales).toBe('3.00');
  expect((await checked([csv.replace('€1.50', '¥150')])).totals.netSales).toBe('300');
});

test.each([
  ['a date by its cells alone', 'Eingang,Total\n2026-02-03,4.00', /“Eingang” may be the date, but its name/],
  ['an amount by its cells alone', 'Date,money\n2026-02-03,4.00', /“money” may be the total or the net sales/],
  [
    'negative amounts',
    'Posted on,Amount\n2026-02-03,-4.00',
    /Most amounts are negative, such as -4\.00 \(line 2, Amount\)/,
  ],
  [
    'a tip beside an amount without the name of a total',
    'Date,Amount,Gratuity,Tip\n2026-02-03,4.00,,1.00',
    /“Amount” may be with or without “Tip”, and nothing shows which\..* --map tip="Tip"/,
  ],
  [
    'a missing amount',
    'Order Date,Item\n2026-02-03,Tea',
    /Choose the column .*: --map date="Order Date" --map total=…$/,
  ],
])('it refuses a file with %s, and says how its columns are named', async (_name, csv, text) => {
  const result = await checked([csv]);
  expect(result.files[0]?.error).toMatch(text);
  expect(result.files[0]?.error).toMatch(
    /^"export\.csv" is of no known kind\..* Say what its columns are, such as: --map/,
  );
  expect(exitCodeOf(result)).toBe(2);
});

test('a file whose columns say nothing only hears what is needed', async () => {
  const [file] = (await checked(['Alpha,Beta\nx,y\n'])).files;
  expect(file?.error).toMatch(/It needs a list of transactions, .*, as a point of sale exports it\.$/);
});
