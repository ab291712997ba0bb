import { unknown } from '@back-office/shared/format';
import { booked, checked, fileOf } from '../books.testing';
import { readFile } from '../reading/readLayer';
import { guessMapping } from './guessMapping';

const columnsOf = (...lines: readonly string[]) => {
  const [names = [], ...rows] = lines.map((line) => line.split(','));
  return guessMapping(names, rows).columns;
};

/** Figures of a file that is read by the guess. */
async function figures(...lines: readonly string[]) {
  const csv = lines.join('\n');
  const { columns } = await readFile(fileOf(csv), { currency: 'USD', isGuessing: true });
  return (await checked([csv], { currency: 'USD', ...(columns && { mapping: columns.mapping }) })).totals;
}

describe('what is no total and no date of a sale', () => {
  test.each([
    ['OrderID,OrderDate,Freight,ShipVia,ShipPostalCode', '10248,1996-07-04,32.38,3,51100'],
    ['order_details_id,order_id,order_date,item_id', '1,1,2023-01-01,109'],
    ['Date,Description,Debit,Credit,Balance', '2026-06-01,Deposit,,90.00,1000.00'],
  ])('no total in %s', (...lines) => {
    expect(columnsOf(...lines)).not.toHaveProperty('total');
  });

  test.each([
    ['Date,Product,Total_Items,Total_Cost', '2026-01-02,Tea,3,12.50', 'Total_Cost'],
    ['Datum;Belegnr;Einnahmen;Bestand'.replaceAll(';', ','), '01.07.2026,1,12.50,500.00', 'Einnahmen'],
    [
      'Order Date,Gift Certificate Amount Redeemed,Order Total (inc tax),Order Total (ex tax)',
      '2026-01-02,0.00,11.00,10.00',
      'Order Total (inc tax)',
    ],
    ['Date,Gross sales,Total sales', '2026-01-02,12.00,11.00', 'Total sales'],
  ])('the total of %s', (header, row, total) => {
    expect(columnsOf(header, row)).toMatchObject({ total });
  });

  test('what a delivery service pays out is no total', () => {
    const header = 'Date,Subtotal,Tax,Commission,Net Total';
    expect(columnsOf(header, '2026-01-02,10.00,1.00,-2.00,9.00')).toEqual({
      date: 'Date',
      subtotal: 'Subtotal',
      tax: 'Tax',
      fee: 'Commission',
    });
  });

  test('dates of delivery and payment are no dates of sales', () => {
    expect(columnsOf('order_id,product_id,shipping_limit_date,price', '1,7,2017-09-19,58.90')).not.toHaveProperty(
      'date',
    );
    expect(columnsOf('Due Date,Sold,Amount', '2026-02-01,2026-01-02,4.00')).toMatchObject({ date: 'Sold' });
  });

  test('profit is no amount, and “Umsatz” is no rate', () => {
    expect(columnsOf('Bestelldatum,Produktname,Umsatz,Anzahl,Gewinn', '2026-01-02,Stuhl,90.50,2,18.10')).toMatchObject({
      amount: 'Umsatz',
    });
  });

  test('a service fee is what the shop charges, and not what a provider takes', () => {
    expect(columnsOf('Date,Service Fee,Total', '2026-01-02,1.00,12.00')).not.toHaveProperty('fee');
  });
});

test.each([
  [
    'ORDERNUMBER,QUANTITYORDERED,PRICEEACH,ORDERDATE,PRODUCTCODE',
    '10107,30,95.70,2/24/2003 0:00,S10_1678',
    { id: 'ORDERNUMBER', quantity: 'QUANTITYORDERED', price: 'PRICEEACH', date: 'ORDERDATE', sku: 'PRODUCTCODE' },
  ],
  [
    'pizza_id,order_id,quantity,order_date,unit_price,pizza_ingredients,pizza_name',
    '1,1,2,2015-01-01,13.25,Ham,Hawaiian',
    { id: 'order_id', item: 'pizza_name', price: 'unit_price' },
  ],
  [
    'Order ID,Customer ID,Customer Name,State,City,Order Date,Product Name,Sales,Quantity',
    '1,CG-12520,Claire,Kentucky,Henderson,2016-11-08,Chair,261.96,2',
    { customerId: 'Customer ID', customerName: 'Customer Name', status: undefined },
  ],
  [
    'transaction_date,transaction_qty,store_id,store_location,unit_price,product_detail',
    '2023-01-01,2,5,Astoria,3.10,Latte',
    { location: 'store_location' },
  ],
  ['RPrice,RQty,Product,TransDate,Transaction,LineTotal', '3.50,1,Tea,2022-01-01,7,3.50', { quantity: 'RQty' }],
  [
    '日付,時刻,割引,純売上高,税金,チップ,合計,手数料',
    '2026-07-01,10:00,10.50,90.50,9.05,1.00,100.55,1.50',
    { date: '日付', time: '時刻', discount: '割引', subtotal: '純売上高', tax: '税金', total: '合計', fee: '手数料' },
  ],
  [
    'Data,Hora,Pedido,Produto,Quantidade,Valor Unitário,Valor Total,Forma de Pagamento',
    '2026-07-01,10:00,1,Pão,2,1.50,3.00,Dinheiro',
    { item: 'Produto', price: 'Valor Unitário', id: 'Pedido', tender: 'Forma de Pagamento' },
  ],
  [
    'Data,Godzina,Numer paragonu,Produkt,Ilość,Cena,Wartość',
    '2026-07-01,10:00,1,Chleb,2,1.50,3.00',
    { time: 'Godzina', id: 'Numer paragonu', quantity: 'Ilość', price: 'Cena' },
  ],
])('%s', (header, row, columns) => {
  const found = columnsOf(header, row);
  for (const [field, name] of Object.entries(columns))
    expect([field, Reflect.get(found, field)]).toEqual([field, name]);
});

test('a type that says how was paid is the payment method', () => {
  const header = 'Date,Product,Price,Type';
  expect(columnsOf(header, '2026-01-02,Tea,2.00,Cash', '2026-01-02,Tea,2.00,Credit')).toMatchObject({ tender: 'Type' });
  expect(columnsOf(header, '2026-01-02,Tea,2.00,Sale', '2026-01-02,Tea,2.00,Return')).toMatchObject({ type: 'Type' });
});

describe('columns that add up', () => {
  test('of two amounts, the total is the one with the tip', () => {
    const header = 'Date,Transaction ID,Order Amount,Tip Amount,Transaction Amount';
    const rows = ['2026-01-02,1,10.00,2.00,12.00', '2026-01-02,2,5.00,0.00,5.00'];
    expect(columnsOf(header, ...rows)).toMatchObject({ total: 'Transaction Amount', tip: 'Tip Amount' });
  });

  test('one of several fees is not all that was taken, unless it is their sum', () => {
    const header = 'Date,Total,Commission,Marketing fee,Total fees';
    expect(columnsOf(header, '2026-01-02,10.00,2.00,0.50,1.00')).not.toHaveProperty('fee');
    expect(
      columnsOf('Date,Total,Total fees,Commission,Marketing fee', '2026-01-02,10.00,2.50,2.00,0.50'),
    ).toMatchObject({
      fee: 'Total fees',
    });
  });

  test('a tax that is repeated for each item of a sale is not counted several times', async () => {
    const header = 'Order number,Date created,Item,Qty,Price,Total tax,Total';
    const totals = await figures(
      header,
      '1,2026-01-02,Tea,2,2.00,0.50,7.50',
      '1,2026-01-02,Cup,1,3.00,0.50,7.50',
      '2,2026-01-03,Tea,1,2.00,0.60,8.60',
      '2,2026-01-03,Cup,2,3.00,0.60,8.60',
    );
    expect(totals).toMatchObject({ transactions: 2, netSales: '15.00', taxes: null });
  });

  test('the tax of each item counts, also beside that of the whole invoice', async () => {
    const totals = await figures(
      'InvoiceNumber,InvoiceDate,Total,TaxTotal,Description,Quantity,UnitAmount,Discount,LineAmount,TaxAmount',
      '1,2026-01-02,10.12,1.32,Tea,2,2.00,10,3.60,0.54',
      '1,2026-01-02,10.12,1.32,Cup,1,5.20,,5.20,0.78',
      '2,2026-01-03,6.90,0.90,Tea,1,2.00,,2.00,0.30',
      '2,2026-01-03,6.90,0.90,Cup,1,4.00,,4.00,0.60',
    );
    expect(totals).toMatchObject({ netSales: '14.80', discounts: '-0.40', taxes: '2.22' });
  });

  test('net sales that returns have lowered are what was sold', async () => {
    const totals = await figures(
      'Day,Product title,Net items sold,Gross sales,Discounts,Returns,Net sales',
      '2026-01-02,Tea,3,10.00,-1.00,0.00,9.00',
      '2026-01-03,Tea,2,10.00,0.00,-2.00,8.00',
    );
    expect(totals).toMatchObject({ netSales: '17.00' });
  });

  test('amounts without the tax are preferred; a total without a price contains it', async () => {
    const before = await figures(
      'Invoice No,Date,Item,Qty,Taxable Value,Tax,Total',
      '1,2026-01-02,Tea,2,4.00,0.40,4.40',
    );
    const within = await figures('Sale No,Sale Date,Product,Units,Tax,Total', '1,2026-01-02,Tea,2,0.40,4.40');
    const beside = await figures(
      'Sale No,Sale Date,Product,Units,Total,Tax,Total with tax',
      '1,2026-01-02,Tea,2,4.00,0.40,4.40',
    );
    for (const totals of [before, within, beside]) expect(totals).toMatchObject({ netSales: '4.00', taxes: '0.40' });
  });

  test('prices that are cut off do not count, but the amounts beside them', async () => {
    const totals = await figures(
      'ORDERNUMBER,QUANTITYORDERED,PRICEEACH,SALES,ORDERDATE,PRODUCTCODE',
      '1,2,95.70,191.40,2003-02-24,A',
      '2,2,100,252.00,2003-02-25,B',
    );
    expect(totals).toMatchObject({ netSales: '443.40' });
  });

  test('a rate of discount without a price takes nothing off the amount', async () => {
    const totals = await figures(
      'Order ID,Order Date,Product Name,Sales,Quantity,Discount',
      '1,2026-01-02,Chair,80.00,1,0.2',
      '2,2026-01-02,Desk,50.00,1,0',
    );
    expect(totals).toMatchObject({ netSales: '130.00', discounts: '0.00' });
  });

  test('a price that is twice as much for two pieces is that of all', async () => {
    const header = 'Order ID,Sold on,Product,Quantity,Item price';
    const day = '2026-01-02';
    const sold = [`1,${day},Tea,1,2.00`, `2,${day},Tea,2,4.00`, `3,${day},Cup,1,5.00`, `4,${day},Cup,3,15.00`];
    expect(await figures(header, ...sold, `5,${day},Tea,3,6.00`)).toMatchObject({ netSales: '32.00' });
    // Nothing shows it if one item has one price.
    expect(await figures(header, ...sold, `5,${day},Tea,3,2.00`)).toMatchObject({ netSales: '66.00' });
  });
});

test('items without a quantity that were paid back later are whole sales, of which the total is asked', () => {
  const header = 'Purchase Date,Item Name,Item Price,Refunded amount';
  const kept = guessMapping(header.split(','), [['2026-01-02', 'Ebook', '9.00', '0.00']]);
  expect(kept).toMatchObject({ rows: 'items', columns: { price: 'Item Price' } });
  const back = guessMapping(header.split(','), [['2026-01-02', 'Ebook', '9.00', '9.00']]);
  expect(back).toMatchObject({ rows: 'sales', columns: { refunded: 'Refunded amount' } });
  expect(back.columns).not.toHaveProperty('total');
});

test('cents are needed where nothing else says that a number is the total', async () => {
  expect(columnsOf('Posted On,Ref,Xyz', '2026-03-01,A1,20.00')).toMatchObject({ total: 'Xyz' });
  expect(columnsOf('Posted On,Ref,Xyz', '2026-03-01,A1,20')).not.toHaveProperty('total');
  const rows = await booked(['Day,Amt\n2026-03-01,20\n'], {
    mapping: { rows: 'sales', columns: columnsOf('Day,Amt', '2026-03-01,20') },
  });
  expect(rows).toMatchObject([{ totalCollected: 2000 }]);
});

test.each([
  ['lead from the total to what was paid out', '27.00', { fee: 'Processing Fee' }, 300],
  ['lead nowhere', '26.00', {}, undefined],
])('fees in two columns that %s', async (_name, payout, columns, fee) => {
  const csv = `Date,Order,Total,Processing Fee,Platform Fee,Payout\n2026-03-01,1,30.00,1.00,2.00,${payout}`;
  const options = { currency: 'USD', isGuessing: true };
  const { columns: found } = await readFile(fileOf(csv), options);
  expect(found?.mapping.columns).toEqual({ date: 'Date', id: 'Order', total: 'Total', ...columns });
  const [sale] = await booked([csv], options);
  expect(sale?.fee).toBe(fee ?? unknown);
});
