import { booked, checked, csvOf } from '../books.testing';

test('eBay: the header stands below lines about the account; payouts are not booked, other fees are', async () => {
  const header =
    'Transaction creation date,Type,Order number,Legacy order ID,Buyer username,Buyer name,Net amount,Payout currency,Payout date,Item ID,Transaction ID,Item title,Custom label,Quantity,Item subtotal,Shipping and handling,Seller collected tax,eBay collected tax,Final Value Fee - fixed,Final Value Fee - variable,International fee,Gross transaction amount,Transaction currency,Exchange rate,Reference ID,Description';
  const row = {
    'Transaction creation date': 'Jan 5, 2026',
    'Order number': '11-00000-00001',
    'Payout currency': 'USD',
    'Transaction currency': 'USD',
  };
  const csv = csvOf(header, [
    {
      ...row,
      Type: 'Order',
      'Net amount': '21.64',
      'Item ID': 'I1',
      'Transaction ID': 'X1',
      'Item title': 'Lens',
      Quantity: 1,
      'Item subtotal': '20.00',
      'Shipping and handling': '5.00',
      'Seller collected tax': '0.00',
      'Final Value Fee - fixed': '-0.30',
      'Final Value Fee - variable': '-3.06',
      'Gross transaction amount': '25.00',
    },
    {
      ...row,
      Type: 'Refund',
      'Net amount': '-22.00',
      'Item subtotal': '-20.00',
      'Shipping and handling': '-5.00',
      'Final Value Fee - variable': '3.00',
      'Gross transaction amount': '-25.00',
      'Reference ID': 'R1',
      'Transaction creation date': 'Jan 7, 2026',
    },
    {
      ...row,
      Type: 'Shipping label',
      'Net amount': '-4.50',
      'Gross transaction amount': '-4.50',
      'Reference ID': 'L1',
    },
    { ...row, Type: 'Payout', 'Order number': '--', 'Net amount': '-10.00', 'Gross transaction amount': '-10.00' },
  ]);
  const report = `Transaction report\n\nSeller,test.seller\nStart date,"Jan 1, 2026"\n${csv}`;
  const { files, totals, days } = await checked([report]);
  expect(files).toMatchObject([{ kind: 'ebay-transactions', rows: 4, booked: 3, skipped: 1 }]);
  expect(totals).toMatchObject({
    grossSales: '25.00',
    returns: '-25.00',
    netSales: '0.00',
    tips: null,
    totalCollected: '0.00',
    fees: '-4.86',
    netTotal: '-4.86',
  });
  expect(Object.keys(days)).toEqual(['2026-01-05', '2026-01-07']);
});

test('eBay: sales in another currency are converted by the exchange rate of their row, so that the net amount ties', async () => {
  const header =
    'Transaction creation date,Type,Order number,Net amount,Payout currency,Item title,Quantity,Item subtotal,Shipping and handling,Final Value Fee - fixed,Final Value Fee - variable,Gross transaction amount,Transaction currency,Exchange rate,Reference ID';
  const sale = {
    'Transaction creation date': 'Mar 15, 2024',
    Type: 'Order',
    'Order number': '02-11',
    'Net amount': '27.46',
    'Payout currency': 'USD',
    'Item title': 'Toy',
    Quantity: '1',
    'Item subtotal': '20.00',
    'Shipping and handling': '5.00',
    'Final Value Fee - fixed': '-0.30',
    'Final Value Fee - variable': '-3.08',
    'Gross transaction amount': '25.00',
    'Transaction currency': 'GBP',
    'Exchange rate': '1.2703',
    'Reference ID': '--',
  };
  const refund = {
    ...sale,
    'Transaction creation date': 'Mar 16, 2024',
    Type: 'Refund',
    'Net amount': '-27.84',
    'Item subtotal': '-20.00',
    'Shipping and handling': '-5.00',
    'Final Value Fee - fixed': '--',
    'Final Value Fee - variable': '3.08',
    'Gross transaction amount': '-25.00',
    'Reference ID': 'R1',
  };
  const { files, totals, days } = await checked([csvOf(header, [sale, refund])], { currency: 'USD' });
  expect(files).toMatchObject([{ booked: 2, refused: 0 }]);
  expect(totals).toMatchObject({
    grossSales: '31.76',
    returns: '-31.76',
    totalCollected: '0.00',
    fees: '-0.38',
    netTotal: '-0.38',
  });
  expect(days).toMatchObject({ '2024-03-15': { netSales: '31.76' }, '2024-03-16': { netSales: '-31.76' } });
  // A rate that does not lead to the net amount says nothing, and neither does none.
  for (const rate of ['0.7872', '--'])
    expect(
      (await checked([csvOf(header, [{ ...sale, 'Exchange rate': rate }])], { currency: 'USD' })).files,
    ).toMatchObject([{ refused: 1, refusedRows: [{ column: 'Transaction currency', value: 'GBP' }] }]);
});

test('eBay: of an order of several items, the first row has the amounts and the others the items', async () => {
  const header =
    'Transaction creation date,Type,Order number,Net amount,Item ID,Transaction ID,Item title,Custom label,Quantity,Item subtotal,Shipping and handling,Final Value Fee - fixed,Gross transaction amount,Transaction currency';
  const row = { 'Transaction creation date': 'Mar 8, 2026', Type: 'Order', 'Order number': '01-1' };
  const none = { 'Net amount': '--', 'Gross transaction amount': '--', 'Final Value Fee - fixed': '--' };
  const csv = csvOf(header, [
    {
      ...row,
      'Net amount': '28.10',
      'Item ID': '--',
      'Transaction ID': '--',
      'Item title': '--',
      'Item subtotal': '--',
      'Final Value Fee - fixed': '-3.90',
      'Gross transaction amount': '32.00',
    },
    {
      ...row,
      ...none,
      'Item ID': 1,
      'Item title': 'Lens',
      Quantity: 1,
      'Item subtotal': 20,
      'Shipping and handling': 5,
    },
    { ...row, ...none, 'Item ID': 2, 'Item title': 'Cap', Quantity: 1, 'Item subtotal': 7 },
  ]);
  const [sale, ...others] = await booked([csv]);
  expect(others).toEqual([]);
  expect(sale).toMatchObject({ itemSales: 3200, totalCollected: 3200, fee: 390 });
  expect(sale?.lines.map(({ item, gross }) => [item.name, gross])).toEqual([
    ['Cap', 700],
    ['Lens', 2000],
    ['Shipping', 500],
  ]);
});

test('eBay: the tax of an order belongs to its items, none of it to shipping', async () => {
  const csv = [
    'Transaction creation date,Type,Order number,Net amount,Payout currency,Item ID,Transaction ID,Item title,Quantity,Item subtotal,Shipping and handling,Seller collected tax,Final Value Fee - fixed,Final Value Fee - variable,Gross transaction amount,Transaction currency,Reference ID',
    '"Jul 8, 2026",Order,11-1,23.64,USD,I1,X1,Lens,1,20,5,2,-0.3,-3.06,27,USD,',
  ].join('\n');
  const [sale] = await booked([csv]);
  expect(sale).toMatchObject({ grossSales: 2500, taxes: 200, totalCollected: 2700, fee: 336 });
  expect(sale?.lines.map(({ gross, tax }) => [gross, tax])).toEqual([
    [2000, 200],
    [500, 0],
  ]);
});

test.each(['Shipping and handling', 'Postage and packaging', 'Postage and handling'])(
  'eBay: %s is part of the sales',
  async (postage) => {
    const header = `Transaction creation date,Type,Order number,Net amount,Payout currency,Item subtotal,${postage},Final Value Fee - variable,Gross transaction amount,Transaction currency`;
    const row = { 'Transaction creation date': '5 Mar 2026', 'Payout currency': 'GBP', 'Transaction currency': 'GBP' };
    const sale = { 'Item subtotal': '20.00', [postage]: '3.45', 'Final Value Fee - variable': '-3.00' };
    const csv = csvOf(header, [
      {
        ...row,
        ...sale,
        Type: 'Order',
        'Order number': '12-1',
        'Net amount': '20.45',
        'Gross transaction amount': '23.45',
      },
    ]);
    const { totals } = await checked([csv]);
    expect(totals).toMatchObject({ netSales: '23.45', totalCollected: '23.45', fees: '-3.00', netTotal: '20.45' });
  },
);

test('the German report, with charges that cover what the account lacks', async () => {
  const csv = [
    'Transaktionsbericht',
    '',
    'Datum der Transaktionserstellung;Typ;Bestellnummer;Betrag abzügl. Kosten;Auszahlungswährung;Artikelnummer;Transaktionsnummer;Angebotstitel;Stückzahl;Zwischensumme Artikel;Verpackung und Versand;Fixer Anteil der Verkaufsprovision;Variabler Anteil der Verkaufsprovision;Transaktionsbetrag (inkl. Kosten);Transaktionswährung;Referenznummer;Beschreibung',
    '24. Okt 2026;Bestellung;11-1;1.085,00;EUR;A1;T1;Linse;1;1.094,50;5,50;-5,00;-10,00;1.100,00;EUR;--;--',
    '26. Okt 2026;Rückerstattung;11-1;-17,00;EUR;A1;T1;Linse;1;-20,00;--;1,00;2,00;-20,00;EUR;R1;--',
    '26. Okt 2026;Andere Gebühr;11-1;-2,00;EUR;--;--;--;--;--;--;--;--;-2,00;EUR;F1;Anzeigengebühr',
    '27. Okt 2026;Andere Gebühr;11-1;0,50;EUR;--;--;--;--;--;--;--;--;0,50;EUR;F2;Gutschrift',
    '27. Okt 2026;Zahlungsanfechtung;11-1;-30,00;EUR;--;--;--;--;--;--;--;--;-30,00;EUR;--;--',
    '28. Okt 2026;Belastung;--;20,00;EUR;--;--;--;--;--;--;--;--;20,00;EUR;B1;--',
    '28. Okt 2026;Auszahlung;--;-900,00;EUR;--;--;--;--;--;--;--;--;-900,00;EUR;P1;--',
  ].join('\n');
  const { files, totals, days } = await checked([csv]);
  expect(files).toMatchObject([{ kind: 'ebay-transactions', rows: 7, booked: 5, skipped: 2 }]);
  expect(totals).toMatchObject({
    grossSales: '1100.00',
    returns: '-20.00',
    netSales: '1080.00',
    totalCollected: '1050.00',
    fees: '-13.50',
  });
  expect(Object.keys(days)).toEqual(['2026-10-24', '2026-10-26', '2026-10-27']);
});

test('refunds and fees without a reference keep their days, in one file and in pieces of it', async () => {
  const header =
    'Transaction creation date,Type,Order number,Net amount,Payout currency,Gross transaction amount,Transaction currency,Reference ID,Description';
  const rows = [
    '"Apr 3, 2026",Claim,1-1,-10,USD,-10,USD,--,--',
    '"Apr 4, 2026",Payment dispute,1-1,-30,USD,-30,USD,--,--',
    '"Apr 4, 2026",Payment dispute,1-1,-5,USD,-5,USD,--,--',
    '"Apr 4, 2026",Other fee,--,-2,USD,-2,USD,--,Store',
    '"Apr 5, 2026",Other fee,--,-3,USD,-3,USD,--,Store',
  ];
  const whole = await booked([[header, ...rows].join('\n')]);
  expect(whole.map(({ date, totalCollected, fee }) => [date, totalCollected, fee])).toEqual([
    ['2026-04-03', -1000, 0],
    ['2026-04-04', 0, 200],
    ['2026-04-04', -3500, 0],
    ['2026-04-05', 0, 300],
  ]);
  expect(await booked(rows.map((row) => `${header}\n${row}`))).toEqual(whole);
});
