import { booked, checked, csvOf } from '../books.testing';

test('Loyverse: taxes that prices include are taken out of the items, of sales and of refunds', async () => {
  const receipts = csvOf(
    'Date,Receipt number,Receipt type,Gross sales,Discounts,Net sales,Taxes,Total collected,Payment type,Status',
    [
      {
        Date: '3/15/24 15:03',
        'Receipt number': '1-1',
        'Receipt type': 'Sale',
        'Gross sales': '33.00',
        Discounts: '0.00',
        'Net sales': '30.00',
        Taxes: '3.00',
        'Total collected': '33.00',
        'Payment type': 'Cash',
        Status: 'Closed',
      },
      {
        Date: '3/16/24 9:03',
        'Receipt number': '1-2',
        'Receipt type': 'Refund',
        'Gross sales': '-11.00',
        Discounts: '0.00',
        'Net sales': '-10.00',
        Taxes: '-1.00',
        'Total collected': '-11.00',
        'Payment type': 'Cash',
        Status: 'Closed',
      },
    ],
  );
  const tea = { 'Receipt type': 'Sale', Discounts: '0.00', Status: 'Closed', Item: 'Tea', Quantity: '1' };
  const items = csvOf(
    'Date,Receipt number,Receipt type,Category,SKU,Item,Variant,Quantity,Gross sales,Discounts,Net sales,Cost of goods,Taxes,Status',
    [
      {
        ...tea,
        Date: '3/15/24 15:03',
        'Receipt number': '1-1',
        'Gross sales': '11.00',
        'Net sales': '10.00',
        Taxes: '1.00',
      },
      {
        ...tea,
        Date: '3/15/24 15:03',
        'Receipt number': '1-1',
        Item: 'Cake',
        'Gross sales': '22.00',
        'Net sales': '20.00',
        Taxes: '2.00',
      },
      {
        ...tea,
        Date: '3/16/24 9:03',
        'Receipt number': '1-2',
        'Receipt type': 'Refund',
        Quantity: '-1',
        'Gross sales': '-11.00',
        'Net sales': '-10.00',
        Taxes: '-1.00',
      },
    ],
  );
  const known = { grossSales: '30.00', returns: '-10.00', netSales: '20.00', taxes: '2.00' };
  for (const files of [[items], [receipts], [items, receipts], [receipts, items]])
    expect((await checked(files)).totals).toMatchObject(known);
  // Items that keep the tax in their net sales too; their receipts tell.
  const kept = items.replaceAll('11.00,0.00,10.00', '11.00,0.00,11.00').replace('22.00,0.00,20.00', '22.00,0.00,22.00');
  expect((await checked([receipts, kept])).totals).toMatchObject(known);
  const rows = await booked([receipts, kept], { currency: 'USD' });
  expect(rows.map(({ lines }) => lines.map(({ gross, tax }) => [gross, tax]))).toEqual([
    [
      [2000, 200],
      [1000, 100],
    ],
    [[1000, -100]],
  ]);
});

test('Loyverse: refunds are negative however they are written, canceled receipts are not booked', async () => {
  const header =
    'Date,Receipt number,Receipt type,Gross sales,Discounts,Net sales,Taxes,Total collected,Cost of goods,Gross profit,Payment type,Description,Dining option,POS,Store,Cashier name,Customer name,Customer contacts,Status';
  const sale = {
    Date: '7/28/26 1:33 PM',
    'Receipt type': 'Sale',
    'Gross sales': '150.00',
    Discounts: '50.00',
    'Net sales': '100.00',
    Taxes: '7.00',
    'Total collected': '107.00',
    'Payment type': 'Cash',
    Status: 'Closed',
  };
  const csv = csvOf(header, [
    { ...sale, 'Receipt number': '1-1' },
    {
      ...sale,
      'Receipt number': '1-2',
      'Receipt type': 'Refund',
      'Net sales': '-100.00',
      Taxes: '-7.00',
      'Total collected': '-107.00',
    },
    { ...sale, 'Receipt number': '1-3', Status: 'Cancelled' },
    { ...sale, 'Receipt number': '1-4', Discounts: '0.00', 'Net sales': '150.00', 'Total collected': '150.00' },
  ]);
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ kind: 'loyverse-receipts', rows: 4, booked: 3, skipped: 1 }]);
  // The last receipt has its tax within its prices.
  expect(totals).toMatchObject({
    grossSales: '293.00',
    returns: '-150.00',
    discounts: '0.00',
    netSales: '143.00',
    taxes: '7.00',
    tips: null,
    totalCollected: '150.00',
    fees: null,
  });
});

test('a receipt without its total is refused', async () => {
  const csv =
    'Date,Receipt number,Receipt type,Gross sales,Discounts,Net sales,Taxes,Total collected\n2026-03-01 10:00,1,Sale,10.00,0.00,10.00,0.00,\n';
  const { files } = await checked([csv]);
  expect(files).toMatchObject([{ booked: 0, refusedRows: [{ column: 'Total collected' }] }]);
});

test.each([
  [
    'French',
    'Date,Numéro du reçu,Type de reçu,Catégorie,UGS,Article,Variante,Quantité,Ventes brutes,Réductions,Ventes nettes,Coût des marchandises,Taxes,Magasin,Statut',
    ['Vente', 'Remboursement', '18/07/2026 10:15'],
  ],
  [
    'Spanish',
    'Fecha,Número de recibo,Tipo de recibo,Categoria,REF,Artículo,Variante,Cantidad,Ventas brutas,Descuentos,Ventas netas,Costo de los bienes,Impuestos,Tienda,Estado',
    ['Venta', 'Reembolso', '18/7/2026 8:15 p. m.'],
  ],
])('Loyverse: items of receipts in %s', async (_, header, [sale, refund, date]) => {
  const csv = [
    header,
    `${date},3-1,${sale},Food,1,Croissant,,2.000,10.00,1.00,9.00,2.00,1.11,Main,`,
    `${date},3-1,${sale},Food,2,Tea,,1.000,4.00,0.00,4.00,0.50,0.49,Main,`,
    `${date},3-2,${refund},Food,2,Tea,,-1.000,-4.00,0.00,-4.00,0.50,-0.49,Main,`,
  ].join('\n');
  const { files, totals, days } = await checked([csv]);
  expect(files).toMatchObject([{ kind: 'loyverse-items', rows: 3, booked: 3 }]);
  expect(totals).toMatchObject({
    transactions: 2,
    netSales: '9.00',
    discounts: '-1.00',
    returns: '-4.00',
    taxes: '1.11',
  });
  expect(Object.keys(days)).toEqual(['2026-07-18']);
});
