import { booked, checked, csvOf } from '../books.testing';

const header =
  'Email,Date,Transaction ID,Transaction Type,Status,Card Type,Last 4 digits,Process as,Payment Method,Entry Mode,Auth code,Description,Total,Net sale,Tax amount,Tip amount,Fee,Payout,Payout date,Payout ID,Reference';
const tea = {
  Date: '2026-07-01 10:00:00',
  'Transaction ID': 'T1',
  'Transaction Type': 'Sale',
  Status: 'Successful',
  'Payment Method': 'Card',
  Total: '12.00',
  'Net sale': '9.17',
  'Tax amount': '1.83',
  'Tip amount': '1.00',
  Fee: '0.00',
  Payout: '0.00',
};
const payout = { ...tea, 'Transaction Type': 'Payout', Status: 'Paid out', Fee: '0.20', Payout: '11.80' };
const mug = {
  ...tea,
  'Transaction ID': 'T2',
  Total: '24.00',
  'Net sale': '20.00',
  'Tax amount': '4.00',
  'Tip amount': '0.00',
};
const inCash = { ...mug, 'Payment Method': 'Cash' };

test('a sale that is paid out in a second row counts once, with the fee of that row', async () => {
  const { files, totals } = await checked([csvOf(header, [tea, payout, inCash])], { currency: 'GBP' });
  expect(files).toMatchObject([{ kind: 'sumup-transactions', rows: 3, booked: 3 }]);
  expect(totals).toMatchObject({ transactions: 2, netSales: '29.17', taxes: '5.83', tips: '1.00', grossSales: null });
  expect(totals).toMatchObject({ totalCollected: '36.00', fees: '-0.20' });
});

test('a total without the tip is seen by the net sale', async () => {
  const { totals } = await checked([csvOf(header, [{ ...tea, Total: '11.00' }])], { currency: 'GBP' });
  expect(totals).toMatchObject({ netSales: '9.17', tips: '1.00', totalCollected: '12.00', fees: null });
});

test('refunds are dated rows or a status, and what failed is skipped', async () => {
  const refund = { ...inCash, Date: '2026-07-02 12:00:00', 'Transaction Type': 'Refund' };
  const failed = ['Failed', 'Cancelled'].map((Status) => ({ ...mug, 'Transaction ID': Status, Status }));
  const { files, totals, days } = await checked([csvOf(header, [inCash, refund, ...failed])], { currency: 'GBP' });
  expect(files).toMatchObject([{ booked: 2, skippedRows: { 'Not paid: failed': 1, 'Not paid: cancelled': 1 } }]);
  expect(totals).toMatchObject({ netSales: '0.00', totalCollected: '0.00' });
  expect(days['2026-07-02']?.netSales).toBe('-20.00');
  const [undated] = await booked([csvOf(header, [{ ...inCash, Status: 'Refunded' }])], { currency: 'GBP' });
  expect(undated).toMatchObject({ partialRefunds: 2400, totalCollected: 0 });
});

test('a German file without net amounts and taxes', async () => {
  const csv = [
    'Datum;Transaktions-ID;Zahlungsart;Status;Zahlungsmethode;Beschreibung;Betrag inkl. MwSt.;Trinkgeldbetrag;Gebühr',
    '01.07.2026, 10:00;T1;Umsatz;Erfolgreich;Karte;Tee;17,00;1,00;0,24',
    '01.07.2026, 10:00;T2;Umsatz;Fehlgeschlagen;Karte;Tee;17,00;1,00;0,00',
  ].join('\n');
  const { files, totals } = await checked([csv], { currency: 'EUR' });
  expect(files).toMatchObject([{ kind: 'sumup-transactions', booked: 1, skipped: 1 }]);
  expect(totals).toMatchObject({ netSales: null, taxes: null, tips: '1.00', totalCollected: '17.00', fees: '-0.24' });
});

test('the items of the sales report come to their transactions', async () => {
  const items = [
    'Datum,Typ,Transaktionsnummer,Zahlungsmethode,Menge,Beschreibung,Währung,Preis vor Rabatt,Rabatt,Preis (brutto),Preis (netto),Steuer,Steuersatz,Konto',
    '"01.07.2026, 10:00",Verkauf,T1,Karte,2,Tee,GBP,12.00,1.00,11.00,9.17,1.83,20%,a@x',
  ].join('\n');
  const alone = await checked([items]);
  expect(alone.files).toMatchObject([{ kind: 'sumup-items', booked: 1 }]);
  expect(alone.totals).toMatchObject({ grossSales: '10.17', discounts: '-1.00', netSales: '9.17', taxes: '1.83' });
  const { totals } = await checked([items, csvOf(header, [tea, payout])], { currency: 'GBP' });
  expect(totals).toMatchObject({
    transactions: 1,
    netSales: '9.17',
    tips: '1.00',
    totalCollected: '12.00',
    fees: '-0.20',
  });
});
