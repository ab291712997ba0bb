import { checked } from '../books.testing';

const file = (...rows: readonly string[]) =>
  [
    'Date;Time;Receipt number;VAT (0.0%);VAT (5.0%);VAT (20.0%);Tip;Total;Fee;Net;Payment method;Card issuer;Staff;Sold via',
    ...rows,
  ].join('\n');

test('a tax for each rate is part of the total, and so is the tip; the net amount is what is paid out', async () => {
  const csv = file(
    '01/07/2026;10:15;101;0.00;0.50;2.00;1.00;23.50;0.41;23.09;Card;VISA;Ann;Zettle Go',
    '13/07/2026;11:15;102;0.00;0.00;4.00;0.00;24.00;0.00;24.00;Cash;;Ann;Zettle Go',
    '13/07/2026;12:15;103;0.00;0.00;-4.00;0.00;-24.00;0.00;-24.00;Cash;;Ann;Zettle Go',
  );
  const { files, totals, days } = await checked([csv], { currency: 'GBP' });
  expect(files).toMatchObject([{ kind: 'zettle-receipts', rows: 3, booked: 3 }]);
  expect(totals).toMatchObject({ netSales: '20.00', taxes: '2.50', tips: '1.00', grossSales: null });
  expect(totals).toMatchObject({ totalCollected: '23.50', fees: '-0.41' });
  expect(days).toMatchObject({ '2026-07-01': { netSales: '20.00' }, '2026-07-13': { netSales: '0.00' } });
});

test('a Swedish file below a report’s head, with its total', async () => {
  const csv = [
    'Företag AB',
    '',
    'Datum;Tid;Kvittonummer;Moms (12.0%);Moms (25.0%);Totalt;Avgift;Netto;Betalningsmetod;Kortutgivare;Personal',
    '2026-07-01;10:15;101;1,20;25,00;136,20 kr;-2,52 kr;133,68 kr;Kort;VISA;Ann',
    '2026-07-02;10:15;102;0,00;25,00;1 125,00 kr;0,00 kr;1 125,00 kr;Kontant;;Ann',
    'Totalt;;;1,20;50,00;1 261,20 kr;-2,52 kr;1 258,68 kr;;;',
  ].join('\n');
  const { files, totals } = await checked([csv], { currency: 'SEK' });
  expect(files).toMatchObject([{ booked: 2, refused: 0, skippedRows: { 'A total of the file': 1 } }]);
  expect(totals).toMatchObject({ netSales: '1210.00', taxes: '51.20', tips: null, fees: '-2.52' });
});

test('a row whose net amount is not its total without the fee is refused', async () => {
  const csv = file('01/07/2026;10:15;101;0.00;0.50;2.00;1.00;23.50;0.41;20.00;Card;VISA;Ann;Zettle Go');
  const { files } = await checked([csv], { currency: 'GBP' });
  expect(files).toMatchObject([{ booked: 0, refusedRows: [{ column: 'Net', value: '20.00' }] }]);
});
