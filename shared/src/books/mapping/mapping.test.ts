import { transactionsOf } from '../booking/books';
import { planBooks } from '../booking/planBooks';
import { booked, checked, fileOf } from '../books.testing';
import { readFile } from '../reading/readLayer';
import { UnmappedFileError, type ReadOptions } from '../reading/source';
import { layoutOf, mappingOf, type ColumnMapping } from './columnMapping';
import { guessMapping } from './guessMapping';

const read = (csv: string, options: ReadOptions = {}) =>
  readFile(fileOf(csv), { currency: 'EUR', isGuessing: true, ...options });

const tillReport = [
  'Kassenbericht Filiale Mitte',
  '',
  'Belegnummer;Belegdatum;Uhrzeit;Artikel;Menge;Einzelpreis brutto;MwSt %;MwSt-Betrag;Zahlungsart',
  '1001;03.02.2026;10:15;Käse, jung;2;3,20;7;0,42;Bar',
  '1001;03.02.2026;10:15;Brot;1;1.012,50;7;66,24;Bar',
  '1002;05.02.2026;09:00;Wein;-1;12,00;19;-1,92;Karte',
].join('\n');

describe('the guess', () => {
  test('a German till report below two lines: its tax is part of the price, and rates are no amounts', async () => {
    const { columns, layer } = await read(tillReport);
    expect(columns).toMatchObject({ headerLine: 3, from: 'guess', missing: [] });
    expect(columns?.mapping).toEqual({
      rows: 'items',
      columns: {
        id: 'Belegnummer',
        date: 'Belegdatum',
        time: 'Uhrzeit',
        item: 'Artikel',
        quantity: 'Menge',
        price: 'Einzelpreis brutto',
        tax: 'MwSt-Betrag',
        tender: 'Zahlungsart',
      },
      isTaxIncluded: true,
    });
    expect(layer).toMatchObject({ kind: 'mapped', rows: 3, refused: [] });
  });

  test.each([
    [
      'Fecha,Producto,Cantidad,Precio unitario,IVA',
      ['2026-01-02', 'Pan', '2', '1.50', '0.30'],
      'items',
      ['date', 'item', 'quantity', 'price', 'tax'],
    ],
    [
      'Order Date,Order #,Grand Total,Sales Tax,Tips,Payment Type',
      ['1/2/2026', '17', '$12.00', '$1.00', '$2.00', 'Visa'],
      'sales',
      ['date', 'id', 'total', 'tax', 'tip', 'tender'],
    ],
    [
      'Date,Name,Type,Status,Currency,Gross,Fee,Net,Transaction ID',
      ['03/15/2024', 'Ann', 'Payment', 'Completed', 'USD', '1,052.70', '-31.02', '1,021.68', 'X1'],
      'sales',
      ['date', undefined, 'type', 'status', 'currency', 'total', 'fee', undefined, 'id'],
    ],
    [
      'Datum,Beleg,Name,Menge,Preis (EUR),MwSt (EUR)',
      ['15.03.2024', '101', 'Kaffee', '2', '3,50', '1,12'],
      'items',
      ['date', 'id', 'item', 'quantity', 'price', 'tax'],
    ],
    [
      'transaction_id,transaction_date,transaction_qty,product_id,unit_price,product_category,product_detail',
      ['1', '2023-01-01', '2', '32', '3.1', 'Coffee', 'Ethiopia Rg'],
      'items',
      ['id', 'date', 'quantity', 'sku', 'price', 'category', 'item'],
    ],
    [
      'Paid,Amount,Tax,Total',
      ['3/15/24 6:22 PM', '36.70', '3.30', '40.00'],
      'sales',
      ['date', undefined, 'tax', 'total'],
    ],
    [
      'Date,Heure,N° ticket,Article,Quantité,Prix unitaire TTC,TVA',
      ['24/10/2026', '12:00', '1', 'Pain', '2', '1.20', '0.13'],
      'items',
      ['date', 'time', 'id', 'item', 'quantity', 'price', 'tax'],
    ],
    ['Posted On,Ref,Amt', ['2026-03-01', 'A1', '-20.00'], 'sales', ['date', 'id', 'total']],
    [
      'Order Date,Order Number,Cart Discount Amount,Order Total Tax,Item Name,Quantity,Item Cost,Coupon Code,Discount Amount',
      ['2026-03-01', '55', '3.00', '2.00', 'Tea', '2', '10.00', '', '1.00'],
      'items',
      ['date', 'id', undefined, undefined, 'item', 'quantity', 'price', undefined, 'discount'],
    ],
    [
      'Order ID,Date,Subtotal (inc tax),Tax Total,Shipping Cost,Shipping Method,Order Total (inc tax),Refund Reason,Refund Amount',
      ['1', '2026-03-01', '11.00', '1.00', '5.50', 'Post', '16.50', '', '0.00'],
      'sales',
      ['id', 'date', 'subtotal', 'tax', 'shipping', undefined, 'total', undefined, 'refunded'],
    ],
  ])('%s', (header, row, rows, fields) => {
    const names = header.split(',');
    const mapping = guessMapping(names, [row]);
    expect(mapping.rows).toBe(rows);
    expect(names.map((name) => Object.entries(mapping.columns).find(([, column]) => column === name)?.[0])).toEqual(
      fields,
    );
  });

  test.each([
    ['Order Date,Order Total Amount,Item Name,Quantity,Item Cost,Discount Amount,Discount Amount Tax', 'discount', 5],
    ['Date,No,Discount Total,Total', 'total', 3],
    ['Date,No,GST,Total Tax,Total', 'tax', 3],
    ['Date,No,Tax %,Total', 'tax', -1],
  ])('%s: the %s is column %i', (header, field, place) => {
    const names = header.split(',');
    const row = names.map((name) => (/date/i.test(name) ? '2026-03-01' : /name/i.test(name) ? 'Tea' : '4.00'));
    const { columns } = guessMapping(names, [row]);
    expect(Object.entries(columns).find(([name]) => name === field)?.[1]).toBe(names[place]);
    expect(Object.values(columns)).not.toContain('Discount Amount Tax');
  });

  test('totals below a short list do not hide its dates', async () => {
    const csv = 'Datum;Bon;Summe\n01.07.2026;1;11,90 €\n02.07.2026;2;5,00 €\n\nGesamtsumme;;16,90 €\n';
    const { columns, layer } = await read(csv);
    expect(columns?.mapping.columns).toEqual({ date: 'Datum', id: 'Bon', total: 'Summe' });
    expect(Object.fromEntries(layer.skipped)).toEqual({ 'A total of the file': 1 });
  });

  test('amounts with tax are the total, those before tax the subtotal; the status is that of the order', () => {
    const names =
      'Order ID,Order Date,Subtotal (ex tax),Tax Total,Shipping Cost (ex tax),Order Total (ex tax),Order Total (inc tax),Shipping Status,Order Status';
    const row = ['1', '2026-03-01', '50.00', '6.00', '10.00', '60.00', '66.00', 'Sent', 'Completed'];
    expect(guessMapping(names.split(','), [row]).columns).toMatchObject({
      subtotal: 'Subtotal (ex tax)',
      shipping: 'Shipping Cost (ex tax)',
      tax: 'Tax Total',
      total: 'Order Total (inc tax)',
      status: 'Order Status',
    });
    const { columns } = guessMapping(['Date', 'No', 'Amount (excl. VAT)'], [['2026-03-01', '1', '5.00']]);
    expect(columns).toEqual({ date: 'Date', id: 'No', subtotal: 'Amount (excl. VAT)' });
  });

  test('the total of an order that is repeated for each payment gives way to the amount of the payment', async () => {
    const csv = [
      'Order,Date,Total,Tax,Payment Method,Payment Amount',
      '1,2026-07-01,33.00,3.00,Card,20.00',
      '1,2026-07-01,33.00,3.00,Cash,13.00',
      '2,2026-07-01,11.00,1.00,Cash,11.00',
    ];
    const { columns } = await read(csv.join('\n'));
    expect(columns?.mapping.columns).toEqual({
      id: 'Order',
      date: 'Date',
      tender: 'Payment Method',
      total: 'Payment Amount',
    });
    // Nothing shows that the total is repeated if the amounts of the payments do not add up to it.
    const other = await read(csv.join('\n').replace('13.00\n', '14.00\n'));
    expect(other.columns?.mapping.columns).toMatchObject({ total: 'Total', tax: 'Tax' });
  });

  test('what was paid back may be called refunds', () => {
    const names = ['Order Date', 'Order Total', 'Refunds Total'];
    const { columns } = guessMapping(names, [['2026-04-01', '$21.60', '$5.00']]);
    expect(columns).toEqual({ date: 'Order Date', total: 'Order Total', refunded: 'Refunds Total' });
  });

  test('no total is suggested where rows are sales and the lines of these, which would count twice', async () => {
    const saleWithLines = (line: string) =>
      [
        'Date,Receipt Number,Line Type,Quantity,Subtotal,Sales Tax,Total,Details',
        '2026-01-02 10:00:00,17,Sale,,20.00,2.00,22.00,',
        `2026-01-02 10:00:00,17,${line},1,12.00,1.20,13.20,Tea`,
        `2026-01-02 10:00:00,17,${line},1,8.00,0.80,8.80,Cup`,
      ].join('\n');
    const missing = ['Choose the column that holds the total or the net sales.'];
    await expect(read(saleWithLines('Sale Line'))).rejects.toMatchObject({ columns: { missing } });
    expect((await read(saleWithLines('Sale'))).columns?.mapping.columns).toMatchObject({ total: 'Total' });
  });

  test('a column whose cells are no dates is not the date', () => {
    const mapping = guessMapping(['Date', 'Sold', 'Amount'], [['Monday', '2026-03-01', '4.00']]);
    expect(mapping.columns).toMatchObject({ date: 'Sold', total: 'Amount' });
  });
});

test('without a header, columns have numbers', async () => {
  const { columns, layer } = await read('2026-03-01,Coffee,3.50\n2026-03-01,Tea,2.50\n');
  expect(columns).toMatchObject({ headerLine: 0, names: ['Column 1', 'Column 2', 'Column 3'] });
  expect(layer.rows).toBe(2);
});

test('columns with the same or no name are told apart', async () => {
  const { columns } = await read('Date,Total,,Total\n2026-03-01,4.00,x,4.00\n');
  expect(columns?.names).toEqual(['Date', 'Total', 'Column 3', 'Total (4)']);
  const mapping: ColumnMapping = { rows: 'sales', columns: { date: 'Date', total: 'Total (4)' } };
  const [sale] = await booked(['Date,Total,,Total\n2026-03-01,4.00,x,5.00\n'], { mapping });
  expect(sale?.totalCollected).toBe(500);
});

test('what is missing is said, with the columns to choose from', async () => {
  const failure = await read('Alpha,Beta\nx,y\n').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnmappedFileError);
  expect(failure).toMatchObject({
    columns: {
      names: ['Alpha', 'Beta'],
      missing: ['Choose the column that holds the date.', 'Choose the column that holds the total or the net sales.'],
    },
  });
});

test('a mapping of the same layout is used again; a known kind needs none', async () => {
  const names = ['A', 'B', 'C'];
  const mapping: ColumnMapping = { rows: 'sales', columns: { date: 'B', total: 'C' } };
  const layouts = { [layoutOf(names)]: { mapping, order: 'day first' } } as const;
  const { columns, layer } = await read('A,B,C\n1,02/03/2026,4.00\n', { layouts });
  expect(columns).toMatchObject({ from: 'layout', mapping });
  expect(layer.dateOrder).toBe('day first');
  const known = await read('InvoiceNo,Description,Quantity,InvoiceDate,UnitPrice\n1,Roses,2,2026-10-05,12.50\n');
  expect(known).toMatchObject({ layer: { kind: 'line-list' }, columns: undefined });
});

test('columns that were chosen instead of a known kind are used again, and so is what its amounts are', async () => {
  const orders = 'id,order_date,user_id,total\n1,2026-03-02,7,500\n';
  const layout = layoutOf(['id', 'order_date', 'user_id', 'total']);
  const mapping: ColumnMapping = { rows: 'sales', columns: { date: 'order_date', total: 'total' } };
  const mapped = await read(orders, { layouts: { [layout]: { mapping } } });
  expect(mapped).toMatchObject({ layer: { kind: 'mapped' }, columns: { from: 'layout', mapping } });
  const whole = await read(orders, { layouts: { [layout]: { isMinor: false } } });
  expect(whole.layer).toMatchObject({ kind: 'orders-table', totals: { total: 50_000 } });
});

test('a kind that does not fit says which columns are missing', async () => {
  await expect(read(tillReport, { kind: 'toast-payments' })).rejects.toThrow(
    /not one of the kind Toast payments: it lacks “Payment Id”/,
  );
});

test('without a guess, an unknown file is refused with its columns', async () => {
  await expect(read(tillReport, { isGuessing: false })).rejects.toThrow(
    /is of no known kind\. Its columns: Belegnummer/,
  );
});

describe('signs', () => {
  const statement = 'Posted On,Amt,Kind\n2026-03-01,-20.00,Sale\n2026-03-02,-30.00,Sale\n2026-03-03,10.00,Refund\n';
  const columns = { date: 'Posted On', total: 'Amt', type: 'Kind' } as const;

  test('mostly negative amounts are asked about', async () => {
    const { layer } = await read(statement);
    expect(layer.evidence.find(({ about }) => about === 'signs')).toMatchObject({
      value: 'as written',
      doubt: '-20.00 (line 2, Amt)',
    });
  });

  test('they can be sales; what its type calls a refund is one', async () => {
    const rows = await booked([statement], { mapping: { rows: 'sales', columns, isTurned: true } });
    expect(rows.map(({ totalCollected }) => totalCollected)).toEqual([2000, 3000, -1000]);
  });

  test('a positive refund lowers sales', async () => {
    const csv = 'Day,What,Pcs,Each,Sort\n2026-03-01,Tea,2,3.00,Verkauf\n2026-03-02,Tea,1,3.00,Rückgabe\n';
    const mapping: ColumnMapping = {
      rows: 'items',
      columns: { date: 'Day', item: 'What', quantity: 'Pcs', price: 'Each', type: 'Sort' },
    };
    const rows = await booked([csv], { mapping });
    expect(rows.map(({ netSales, type }) => [netSales, type])).toEqual([
      [600, 'sale'],
      [-300, 'refund'],
    ]);
  });
});

test('fees are what they do to the amount beside them, whichever sign the file writes', async () => {
  const header = 'Date,Time,TimeZone,Type,Status,Currency,Gross,Fee,Transaction ID';
  const rows = [
    '03/15/2024,10:22:31,PDT,Express Checkout Payment,Completed,USD,100.00,-3.20,X1',
    '03/16/2024,23:30:00,PDT,Payment Refund,Completed,USD,-20.00,0.58,X2',
    '03/17/2024,23:30:00,PDT,General Withdrawal,Completed,USD,-500.00,0.00,X3',
    '03/17/2024,23:31:00,PDT,Express Checkout Payment,Denied,USD,50.00,-1.00,X4',
  ];
  const totalsOf = async (csv: string) => {
    const { layer } = await readFile(fileOf(csv), { currency: 'USD', isGuessing: true });
    expect(layer).toMatchObject({ rows: 4, refused: [] });
    expect(Object.fromEntries(layer.skipped)).toEqual({ 'Money moved, nothing sold: general withdrawal': 1 });
    return [...transactionsOf(planBooks([layer], { timeZone: undefined, dayStart: 0 }))].flat();
  };
  const signed = [header, ...rows].join('\n');
  const plain = signed.replaceAll(',-3.20,', ',3.20,').replace(',0.58,', ',-0.58,').replace(',-1.00,', ',1.00,');
  for (const csv of [signed, plain])
    expect((await totalsOf(csv)).map(({ totalCollected, fee }) => [totalCollected, fee])).toEqual([
      [10000, 320],
      [-2000, -58],
    ]);
});

test.each([
  ['VAT (0.0%),VAT (5.0%),VAT (20.0%)', '0.00,0.50,2.00', 250],
  ['MwSt 7%,MwSt 19%', '0.50,2.00', 250],
  ['Tax 1,Tax 2', '0.50,2.00', 250],
  ['GST 5%,PST 7%', '1.00,1.50', 250],
  ['PST,GST', '1.00,1.50', 250],
  ['CGST Amount,SGST Amount', '1.25,1.25', 250],
  ['County Tax,State Tax', '0.75,1.75', 250],
  // The sum of the others.
  ['Tax,Tax 1,Tax 2', '2.50,0.50,2.00', 250],
  ['VAT,VAT (20%)', '2.50,2.50', 250],
])('taxes in several columns add up: %s', async (names, amounts, taxes) => {
  const csv = `Date,No,${names},Total\n2026-03-01,1,${amounts},22.50\n2026-03-02,2,${amounts.replaceAll(/\d+\.\d+/g, '0.00')},5.00\n`;
  const { columns } = await read(csv);
  const rows = await booked([csv], columns ? { mapping: columns.mapping } : {});
  expect(rows.map((row) => [row.taxes, row.netSales])).toEqual([
    [taxes, 2250 - taxes],
    [0, 500],
  ]);
});

test('a tax that is part of the price is taken out of it', async () => {
  const { columns } = await read(tillReport);
  const rows = await booked([tillReport], columns ? { mapping: columns.mapping, headerLine: 3, currency: 'EUR' } : {});
  expect(rows.map(({ netSales, taxes }) => [netSales, taxes])).toEqual([
    [95224, 6666],
    [-1008, -192],
  ]);
  // “Bar” is cash.
  expect(rows.map(({ tender, paymentMethod }) => [tender, paymentMethod])).toEqual([
    ['Bar', 'cash'],
    ['Karte', 'card'],
  ]);
});

test('the same number on another day is another sale, and on the same day the same, whatever the layout', async () => {
  const sales: ColumnMapping = { rows: 'sales', columns: { id: 'No', date: 'Day', total: 'Paid' } };
  const rows = await booked(
    ['No,Day,Paid\n1,2026-03-01,4.00\n1,2026-03-01,5.00\n1,2026-03-02,6.00\n2,2026-03-02,7.00\n'],
    {
      mapping: sales,
    },
  );
  expect(rows.map(({ id, totalCollected }) => [id, totalCollected])).toEqual([
    ['1 · 2026-03-01', 900],
    ['1 · 2026-03-02', 600],
    ['2', 700],
  ]);
});

test('lines above a header of many columns are no header, if no two rows fill the same ones', async () => {
  const csv = 'Merchant;Ann\n\nDate;No;Total;Tip;Cash\n2026-03-01;1;5,00;1,00;6,00\n2026-03-02;2;5,00;1,00;\n';
  expect((await read(csv)).columns).toMatchObject({ headerLine: 3, missing: [] });
});

test('a payment that failed does not cancel the one that followed; what was only authorized is no payment', async () => {
  const csv = [
    'Created,No,Sort,State,Amt',
    '2026-03-01 12:00:00,1,sale,failure,50.00',
    '2026-03-01 12:01:00,1,sale,success,50.00',
    '2026-03-01 12:02:00,2,authorization,success,27.00',
    '2026-03-01 12:03:00,2,capture,success,27.00',
    '2026-03-01 12:04:00,3,void,success,9.00',
    '2026-03-01 12:05:00,4,sale,failure,8.00',
  ].join('\n');
  const columns = { date: 'Created', id: 'No', type: 'Sort', status: 'State', total: 'Amt' } as const;
  const { files, totals } = await checked([csv], { mapping: { rows: 'sales', columns } });
  expect(files).toMatchObject([{ rows: 6, booked: 2, refused: 0, skipped: 4 }]);
  expect(totals).toMatchObject({ transactions: 2, totalCollected: '77.00' });
});

test('of two columns with one name, the one that adds up is the total; else it is asked', async () => {
  const header = 'Date,Number,Amount,Amount,Tax';
  const { columns } = await read([header, '2026-07-01,1,10.00,11.00,1.00', '2026-07-02,2,20.00,22.00,2.00'].join('\n'));
  expect(columns?.mapping.columns).toMatchObject({ subtotal: 'Amount', total: 'Amount (4)', tax: 'Tax' });
  const turned = await read([header, '2026-07-01,1,11.00,10.00,1.00', '2026-07-02,2,22.00,20.00,2.00'].join('\n'));
  expect(turned.columns?.mapping.columns).toMatchObject({ subtotal: 'Amount (4)', total: 'Amount' });
  const same = await read([header, '2026-07-01,1,11.00,11.00,1.00'].join('\n'));
  expect(same.columns?.mapping.columns).toMatchObject({ total: 'Amount' });
  await expect(read([header, '2026-07-01,1,10.00,11.50,1.00'].join('\n'))).rejects.toMatchObject({
    columns: { missing: ['Choose the column that holds the total or the net sales.'] },
  });
});

test('of two prices with one name, the one that makes the amount with the quantity is the price', async () => {
  const header = 'Fecha,Producto,Cantidad,Precio,Precio,Importe';
  const { columns } = await read(
    [header, '2026-07-01,Tea,3,2.00,1.50,4.50', '2026-07-02,Jam,1,4.00,3.00,3.00'].join('\n'),
  );
  expect(columns?.mapping.columns).toMatchObject({ price: 'Precio (5)', amount: 'Importe' });
  const unsure = await read([header, '2026-07-01,Tea,3,2.00,1.50,4.40'].join('\n'));
  expect(unsure.columns?.mapping.columns).not.toHaveProperty('price');
  // Also in English, although lists with such names need no mapping.
  const english = await read(['Date,Item,Qty,Price,Price,Amount', '2026-07-01,Tea,3,2.00,1.50,4.50'].join('\n'));
  expect(english.columns?.mapping.columns).toMatchObject({ price: 'Price (5)', amount: 'Amount' });
});

test('a deposit that goes out is taken to the bank, one that comes in is of a customer', async () => {
  const statement = [
    'Date,Type,Amount',
    '2026-07-01,Sale,20.00',
    '2026-07-02,Deposit,-20.00',
    '2026-07-03,Deposit,5.00',
  ];
  const mapping: ColumnMapping = { rows: 'sales', columns: { date: 'Date', type: 'Type', total: 'Amount' } };
  const { files, totals } = await checked([statement.join('\n')], { mapping, currency: 'EUR' });
  expect(files).toMatchObject([
    { rows: 3, booked: 2, refused: 0, skippedRows: { 'Money moved, nothing sold: deposit': 1 } },
  ]);
  expect(totals.totalCollected).toBe('25.00');
});

test('a row without date and name is a total if its amounts are the sums of the columns above, else refused', async () => {
  const mapping: ColumnMapping = {
    rows: 'sales',
    columns: { date: 'Date', id: 'Receipt', total: 'Total', tax: 'Tax' },
  };
  const rows = (last: string) => ['Date,Receipt,Total,Tax', '2026-07-01,1,11.00,1.00', '2026-07-01,2,22.00,2.00', last];
  const outcome = async (last: string) =>
    (await checked([rows(last).join('\n')], { mapping, currency: 'EUR' })).files[0];
  expect(await outcome(',,33.00,3.00')).toMatchObject({
    booked: 2,
    refused: 0,
    skippedRows: { 'A total of the file': 1 },
  });
  expect(await outcome(',,33.00,')).toMatchObject({ booked: 2, refused: 0, skipped: 1 });
  for (const last of [',,33.00,3.01', ',,12.00,', ',x,33.00,3.00'])
    expect(await outcome(last)).toMatchObject({ booked: 2, refused: 1, skipped: 0 });
});

test('rows of fees are fees; amounts that are blank are refused; credits beside sales are refunds, unless debits are there, too', async () => {
  const statement = [
    'Date,Ref,Type,Amount',
    '2026-07-01,1,Sale,20.00',
    '2026-07-01,1,Fee,-0.50',
    '2026-07-02,2,Credit,5.00',
    '2026-07-03,3,Credit note,4.00',
    '2026-07-03,4,Sale,',
  ];
  const mapping: ColumnMapping = { rows: 'sales', columns: { date: 'Date', id: 'Ref', type: 'Type', total: 'Amount' } };
  const { files, totals } = await checked([statement.join('\n')], { mapping, currency: 'EUR' });
  expect(files).toMatchObject([
    { rows: 5, booked: 4, refusedRows: [{ line: 6, column: 'Amount', reason: 'The amount is missing' }] },
  ]);
  expect(totals).toMatchObject({ transactions: 4, totalCollected: '11.00' });
  const ofBank = [...statement, '2026-07-04,5,Debit,-1.00'].join('\n');
  expect((await checked([ofBank], { mapping, currency: 'EUR' })).totals.totalCollected).toBe('20.00');
  const rows = await booked([statement.join('\n')], { mapping, currency: 'EUR' });
  expect(rows.find(({ kind }) => kind === 'Fee')).toMatchObject({ fee: 50, totalCollected: 0 });
});

test.each([
  ['of each day', ['2026-06-01', '2026-06-02', '2026-06-03'], null],
  ['of each week', ['2026-06-01', '2026-06-08', '2026-06-22'], null],
  ['of a day that is there twice', ['2026-06-01', '2026-06-02', '2026-06-02'], 3],
  ['of some days of a year', ['2026-01-01', '2026-06-02', '2026-09-02'], 3],
])('a row %s', async (_name, days, transactions) => {
  const csv = ['Date,Net sales', ...days.map((day) => `${day},10.00`)].join('\n');
  const { files, totals } = await checked([csv], {
    mapping: { rows: 'sales', columns: { date: 'Date', subtotal: 'Net sales' } },
  });
  expect(totals).toMatchObject({ transactions, netSales: '30.00' });
  expect(files[0]?.notes?.length ?? 0).toBe(transactions === null ? 1 : 0);
});

test('a report by day may have the number of sales', async () => {
  const csv = 'Date,Orders,Net sales\n2026-06-01,3,10.00\n2026-06-02,4,20.00\n2026-06-03,5,30.00';
  const { columns } = await read(csv);
  expect(columns?.mapping.columns).toEqual({ date: 'Date', count: 'Orders', subtotal: 'Net sales' });
  const result = await checked([csv], { mapping: columns?.mapping ?? { rows: 'sales', columns: {} } });
  expect(result.totals.transactions).toBe(12);
  expect(result.days['2026-06-02']).toEqual({ netSales: '20.00', transactions: 4 });
});

test('the command line takes several fees, and that prices have their tax', () => {
  expect(
    mappingOf([
      ['date', 'D'],
      ['total', 'T'],
      ['fee', 'A'],
      ['fee', 'B'],
    ]),
  ).toEqual({
    rows: 'sales',
    columns: { date: 'D', total: 'T', fee: 'A' },
    fees: ['A', 'B'],
  });
  expect(
    mappingOf([
      ['date', 'D'],
      ['item', 'I'],
      ['amount', 'A'],
      ['taxIncluded', 'yes'],
    ]),
  ).toMatchObject({
    rows: 'items',
    isTaxIncluded: true,
  });
});

test('the command line takes that sales are negative, as on a statement of accounts', async () => {
  const csv = 'Posted,Amount\n2026-03-14,-12.00\n2026-03-15,2.00\n';
  const mapping = mappingOf(Object.entries({ date: 'Posted', total: 'Amount', salesNegative: 'yes' }));
  expect((await checked([csv], { mapping })).totals.totalCollected).toBe('10.00');
});
