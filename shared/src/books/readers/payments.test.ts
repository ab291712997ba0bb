import { unknown } from '@back-office/shared/format';
import { booked, checked, csvOf } from '../books.testing';

const balanceHeader =
  'balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,description,automatic_payout_id';
const movement = { created_utc: '2026-02-01 23:30:00', currency: 'usd', fee: '0.00' };
const balance = [
  {
    ...movement,
    balance_transaction_id: 'txn_1',
    gross: '100.00',
    fee: '3.20',
    net: '96.80',
    reporting_category: 'charge',
  },
  { ...movement, balance_transaction_id: 'txn_2', gross: '-20.00', net: '-20.00', reporting_category: 'refund' },
  {
    ...movement,
    balance_transaction_id: 'txn_3',
    gross: '-50.00',
    fee: '15.00',
    net: '-65.00',
    reporting_category: 'dispute',
  },
  { ...movement, balance_transaction_id: 'txn_4', gross: '-2.00', net: '-2.00', reporting_category: 'fee' },
  { ...movement, balance_transaction_id: 'txn_5', gross: '-9.80', net: '-9.80', reporting_category: 'payout' },
  {
    ...movement,
    balance_transaction_id: 'txn_6',
    currency: 'eur',
    gross: '5.00',
    net: '5.00',
    reporting_category: 'charge',
  },
];

test('Stripe: a dispute and its reversal are on days of their own, also with payments that are disputed', async () => {
  const columns = `${balanceHeader},source_id,charge_id`;
  const dispute = { currency: 'usd', source_id: 'dp_1', charge_id: 'ch_1' };
  const movements = csvOf(columns, [
    { ...movement, ...balance[0], source_id: 'ch_1', charge_id: 'ch_1' },
    {
      ...dispute,
      balance_transaction_id: 'txn_2',
      created_utc: '2026-02-05 12:00:00',
      gross: '-100.00',
      fee: '15.00',
      net: '-115.00',
      reporting_category: 'dispute',
    },
    {
      ...dispute,
      balance_transaction_id: 'txn_3',
      created_utc: '2026-02-20 12:00:00',
      gross: '100.00',
      fee: '-15.00',
      net: '115.00',
      reporting_category: 'dispute_reversal',
    },
  ]);
  const { totals, days } = await checked([movements]);
  expect(totals).toMatchObject({ transactions: 3, totalCollected: '100.00', fees: '-3.20' });
  expect(Object.keys(days)).toEqual(['2026-02-01', '2026-02-05', '2026-02-20']);

  const payments = (status: string) =>
    csvOf('id,Created date (UTC),Amount,Amount Refunded,Currency,Captured,Fee,Status,Disputed Amount,Dispute Status', [
      {
        id: 'ch_1',
        'Created date (UTC)': '2026-02-01 23:30:00',
        Amount: '100.00',
        'Amount Refunded': '0.00',
        Currency: 'usd',
        Captured: 'true',
        Fee: '3.20',
        Status: 'Paid',
        'Disputed Amount': '100.00',
        'Dispute Status': status,
      },
    ]);
  expect((await checked([payments('lost')])).totals).toMatchObject({ totalCollected: '0.00', fees: '-3.20' });
  expect((await checked([payments('won')])).totals).toMatchObject({ totalCollected: '100.00' });
  const both = await checked([payments('won'), movements]);
  expect(both.totals).toMatchObject({ transactions: 3, totalCollected: '100.00', fees: '-3.20' });
});

test('Stripe balance: what was collected and its fees are known, sales are not; payouts and other currencies are not booked', async () => {
  const { files, totals, days } = await checked([csvOf(balanceHeader, balance)], { timeZone: 'America/New_York' });
  expect(files).toMatchObject([
    {
      kind: 'stripe-balance',
      rows: 6,
      booked: 4,
      refused: 1,
      skipped: 1,
      refusedRows: [{ line: 7, column: 'currency', value: 'eur' }],
    },
  ]);
  expect(totals).toMatchObject({
    transactions: 4,
    grossSales: null,
    netSales: null,
    taxes: null,
    tips: null,
    totalCollected: '30.00',
    fees: '-20.20',
    netTotal: '9.80',
  });
  expect(days).toEqual({ '2026-02-01': { netSales: null, transactions: 4 } });
});

const payments = `Created date (UTC);Amount;Currency;Captured;Converted Amount;Converted Currency;Fee;Payment Source Type;Status
2026-06-07 02:38:54;15.00;usd;TRUE;534.80;thb;35.40;card;Paid
2026-06-07 02:38:54;15.00;usd;TRUE;534.80;thb;35.40;card;Paid
2026-06-06 21:29:22;9.00;eur;TRUE;350.06;thb;26.63;card;Paid
2026-06-06 21:29:22;9.00;eur;TRUE;350.06;thb;26.63;card;Failed`;

test('Stripe payments in several currencies are booked as they were settled; twins without ids stay', async () => {
  const { files, totals } = await checked([payments]);
  expect(files).toMatchObject([{ kind: 'stripe-payments', rows: 4, booked: 3, refused: 0, skipped: 1 }]);
  expect(totals).toMatchObject({ transactions: 3, totalCollected: '1419.66', fees: '-97.43', netTotal: '1322.23' });
});

test('Stripe payments with 3-D Secure are payments by card', async () => {
  const rows = await booked([
    payments.replace('card;Paid', 'three_d_secure_2;Paid').replace('card;Paid', 'ideal;Paid'),
  ]);
  expect(rows.map(({ tender }) => tender).toSorted()).toEqual(['Card', 'Card', 'ideal']);
});

test('Stripe keeps the tax on its fee, too, whether the fee is without it or the net amount shows that it is within', async () => {
  const [header = '', ...rows] = payments.split('\n');
  const taxed = [`${header};Taxes On Fee`, ...rows.map((row) => `${row};${row.includes('35.40') ? '2.48' : ''}`)];
  const { totals } = await checked([taxed.join('\n')]);
  expect(totals).toMatchObject({ totalCollected: '1419.66', fees: '-102.39', netTotal: '1317.27' });

  const charge = { ...balance[0], 'Taxes On Fee': '0.20' };
  const within = await checked([csvOf(`${balanceHeader},Taxes On Fee`, [charge])]);
  expect(within.totals).toMatchObject({ fees: '-3.20', netTotal: '96.80' });
  const apart = await checked([csvOf(`${balanceHeader},Taxes On Fee`, [{ ...charge, net: '96.60' }])]);
  expect(apart.totals).toMatchObject({ fees: '-3.40', netTotal: '96.60' });
});

test('Stripe payments in the currency of the charge have an unknown fee, and others are refused', async () => {
  const { files, totals } = await checked([payments], { currency: 'USD' });
  expect(files).toMatchObject([{ booked: 2, refused: 1, skipped: 1 }]);
  expect(totals).toMatchObject({ totalCollected: '30.00', fees: null, netTotal: null });
});

const toastHeader =
  'Location,Payment Id,Order Id,Order #,Paid Date,Order Date,Check Id,Check #,Server,Amount,Tip,Gratuity,Total,Refunded,Refund Date,Refund Amount,Refund Tip Amount,Void Date,Status,Type,Card Type,Other Type,V/MC/D Fees,Source';

test('Toast: payments of one order are one transaction, a refund is another, voided payments are not booked', async () => {
  const paid = {
    'Order Id': 'O1',
    'Paid Date': '2/1/26 10:50 AM',
    Gratuity: '0.00',
    Status: 'CAPTURED',
    Type: 'Credit',
  };
  const csv = csvOf(toastHeader, [
    { ...paid, 'Payment Id': 'A', Amount: '20.00', Tip: '4.00', Total: '24.00', 'V/MC/D Fees': '0.75' },
    { ...paid, 'Payment Id': 'B', Amount: '10.00', Tip: '0.00', Total: '10.00', Type: 'Cash', Status: '' },
    {
      ...paid,
      'Payment Id': 'C',
      'Order Id': 'O2',
      Amount: '5.00',
      Tip: '1.00',
      Total: '6.00',
      'V/MC/D Fees': '0.30',
      Refunded: 'FULL',
      'Refund Date': '2/3/26 9:00 AM',
      'Refund Amount': '5.00',
      'Refund Tip Amount': '1.00',
    },
    {
      ...paid,
      'Payment Id': 'D',
      Amount: '7.00',
      Tip: '0.00',
      Total: '7.00',
      Status: 'VOIDED',
      'Void Date': '2/1/2026 11:00 AM',
    },
  ]);
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ kind: 'toast-payments', rows: 4, booked: 3, skipped: 1 }]);
  expect(totals).toMatchObject({
    transactions: 3,
    netSales: null,
    tips: '4.00',
    totalCollected: '34.00',
    fees: '-1.05',
    netTotal: '32.95',
  });
  const [first, , refund] = await booked([csv]);
  expect(first).toMatchObject({ tender: 'Card, Cash', totalCollected: 3400, tips: 400 });
  expect(refund).toMatchObject({ refundOf: 'O2', date: '2026-02-03', totalCollected: -600, tips: -100 });
});

test.each(['AUTHORIZED', 'OPEN', 'DENIED', 'CANCELLED'])(
  'Toast: a payment that is %s is not counted',
  async (Status) => {
    const row = {
      'Payment Id': 'A',
      'Order Id': 'O1',
      'Paid Date': '2/1/26 10:50 AM',
      Amount: '20.00',
      Total: '20.00',
    };
    const { files, totals } = await checked([csvOf(toastHeader, [{ ...row, Tip: '0.00', Type: 'Credit', Status }])]);
    expect(files).toMatchObject([{ booked: 0, skippedRows: { [`Not paid: ${Status.toLowerCase()}`]: 1 } }]);
    expect(totals.transactions).toBe(0);
  },
);

const stripePayouts =
  'id,Amount,Created (UTC),Currency,Livemode,Arrival Date (UTC),Source Type,Destination,Status,Type,Method,Description,Balance Transaction\n' +
  'po_a,3930.14,2026-07-10 00:18,usd,true,2026-07-10 00:00,card,ba_x,paid,bank_account,standard,STRIPE PAYOUT,txn_a';
const shopifyPayouts =
  'Payout Date,Status,Charges,Refunds,Adjustments,Reserved Funds,Fees,Retried Amount,Total,Currency\n' +
  '2026-07-03,paid,450.00,-20.00,0.00,0.00,-13.35,0.00,416.65,USD';

test.each([
  ['stripe-payouts', stripePayouts],
  ['stripe-payments', 'id,Amount,Created (UTC),Currency,Status\npo_a,3930.14,2026-07-10 00:18,usd,paid'],
  ['shopify-payouts', shopifyPayouts],
])('payouts are no payments: %s', async (kind, csv) => {
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ kind, booked: 0, skippedRows: { 'Money moved, nothing sold: payout': 1 } }]);
  expect(totals.transactions).toBe(0);
});

test('a list of refunds of Stripe takes the place of the sum beside its payment', async () => {
  const payments =
    'id,Created (UTC),Amount,Amount Refunded,Currency,Captured,Fee,Status\nch_1,2026-07-01 10:00,100.00,20.00,usd,true,3.20,Refunded';
  const refunds =
    'id,Amount,Currency,Created (UTC),Charge ID,Reason,Status\nre_a,20.00,usd,2026-07-10 00:18,ch_1,duplicate,succeeded';
  expect((await checked([refunds])).totals).toMatchObject({ transactions: 1, totalCollected: '-20.00' });
  const rows = await booked([payments, refunds]);
  expect(rows.map(({ date, type, totalCollected }) => [date, type, totalCollected])).toEqual([
    ['2026-07-01', 'sale', 10000],
    ['2026-07-10', 'refund', -2000],
  ]);
});

const orders =
  'id,user_id,order_date,status\n1,7,2018-01-01,returned\n2,8,2018-01-02,completed\n3,8,2018-01-03,completed';
const paidParts = 'id,order_id,payment_method,amount\n1,1,credit_card,1000\n2,2,coupon,100\n3,2,gift_card,1600';

test('plain tables of orders and payments are joined by the order in either order; an order nobody paid is unknown', async () => {
  const rows = await booked([orders, paidParts]);
  expect(await booked([paidParts, orders])).toEqual(rows);
  expect(rows.map(({ id, totalCollected, tender }) => [id, totalCollected, tender])).toEqual([
    ['1', 1000, 'Card'],
    ['2', 1700, 'Coupon, Gift card'],
    ['3', unknown, 'Not in your files'],
  ]);
});

test('payments without a date whose orders are in no file are refused', async () => {
  const { files } = await checked([paidParts]);
  expect(files).toMatchObject([{ rows: 3, booked: 0, refused: 3 }]);
});

const stripeTable = `id,amount,created,currency,exchange_rate,fee,net,source,status,type
txn_1,-18759,2021-03-15 01:04:36,usd,,0,-18759,po_1,pending,payout
txn_2,19350,2021-03-09 15:56:02,usd,,591,18759,ch_1,pending,charge`;

test('tables of Stripe are in whole cents', async () => {
  const { files, totals } = await checked([stripeTable]);
  expect(files).toMatchObject([{ kind: 'stripe-balance-table', booked: 1, skipped: 1 }]);
  expect(totals).toMatchObject({ totalCollected: '193.50', fees: '-5.91', netTotal: '187.59' });
});

test('Stripe payments with all columns, of which one is the ID of the payment intent', async () => {
  const header = 'id,Created date (UTC),Amount,Amount Refunded,Currency,Captured,Fee,PaymentIntent ID,Status';
  const row = { id: 'ch_1', 'Created date (UTC)': '2026-03-08 06:30', Currency: 'usd', Captured: 'true', Fee: '0.88' };
  const csv = csvOf(header, [
    { ...row, Amount: '20.00', 'Amount Refunded': '5.00', 'PaymentIntent ID': 'pi_1', Status: 'Paid' },
  ]);
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ kind: 'stripe-payments', booked: 1 }]);
  expect(totals).toMatchObject({ totalCollected: '15.00', fees: '-0.88', netTotal: '14.12' });
});

describe('Stripe payments with the day of the refund', () => {
  const header =
    'id,Created date (UTC),Amount,Amount Refunded,Currency,Captured,Fee,Refunded date (UTC),Disputed Amount,Dispute Date (UTC),Dispute Status,Status';
  const row = { 'Created date (UTC)': '2026-03-08 06:30', Currency: 'usd', Captured: 'true', Fee: '0.88' };
  const refunded = { ...row, id: 'ch_1', Amount: '20.00', 'Amount Refunded': '5.00', Status: 'Paid' };
  const dated = csvOf(header, [{ ...refunded, 'Refunded date (UTC)': '2026-04-02 10:00' }]);
  const refundsTable = (...amounts: readonly number[]) =>
    csvOf(
      'id,amount,created,charge_id,currency,status,failure_reason',
      amounts.map((amount, day) => ({
        id: `re_${day}`,
        amount,
        created: `2026-03-2${day} 09:00:00`,
        charge_id: 'ch_1',
        currency: 'usd',
        status: 'succeeded',
      })),
    );
  const daysOf = async (files: readonly string[]) =>
    (await booked(files)).map(({ date, type, totalCollected, fee }) => [date, type, totalCollected, fee]);

  test('it is a refund of that day, which refers to its sale', async () => {
    expect(await daysOf([dated])).toEqual([
      ['2026-03-08', 'sale', 2000, 88],
      ['2026-04-02', 'refund', -500, 0],
    ]);
    expect((await booked([dated]))[1]?.refundOf).toBe('ch_1');
    const { files } = await checked([dated]);
    expect(files).toMatchObject([{ rows: 1, booked: 1, refused: 0, skipped: 0 }]);
  });

  test('without a day it counts with the sale', async () => {
    expect(await daysOf([csvOf(header, [refunded])])).toEqual([['2026-03-08', 'sale', 1500, 88]]);
  });

  test('a dispute has its own day, too', async () => {
    const disputed = { 'Disputed Amount': '15.00', 'Dispute Date (UTC)': '2026-05-01 08:00', 'Dispute Status': 'lost' };
    const csv = csvOf(header, [{ ...refunded, 'Refunded date (UTC)': '2026-04-02 10:00', ...disputed }]);
    expect(await daysOf([csv])).toEqual([
      ['2026-03-08', 'sale', 2000, 88],
      ['2026-04-02', 'refund', -500, 0],
      ['2026-05-01', 'refund', -1500, 0],
    ]);
  });

  test.each([
    ['all', [200, 300], []],
    ['a part', [200], [['2026-04-02', 'refund', -300, 0]]],
  ])('single refunds of another file take the place of %s of it, in either order', async (_, amounts, left) => {
    const single = amounts.map((amount, day) => [`2026-03-2${day}`, 'refund', 0 - amount]);
    for (const files of [
      [dated, refundsTable(...amounts)],
      [refundsTable(...amounts), dated],
    ]) {
      const rows = (await booked(files)).map(({ date, type, totalCollected }) => [date, type, totalCollected]);
      expect(rows).toEqual([['2026-03-08', 'sale', 2000], ...single, ...left.map((row) => row.slice(0, 3))]);
    }
  });

  test('the refunds of a table of charges, which have no day, count once beside it', async () => {
    const charges =
      'id,created,amount,amount_refunded,captured,paid,status,currency\nch_1,2026-03-08 06:30:00,2000,500,true,true,succeeded,usd\n';
    for (const files of [
      [charges, dated],
      [dated, charges],
    ])
      expect(await daysOf(files)).toEqual([
        ['2026-03-08', 'sale', 2000, 88],
        ['2026-04-02', 'refund', -500, 0],
      ]);
  });
});

test('Loyverse: taxes that the net sales of the receipt leave out are included in its prices', async () => {
  const csv = csvOf('Date,Receipt number,Receipt type,Gross sales,Discounts,Net sales,Taxes,Total collected', [
    {
      Date: '2026-03-09 11:00',
      'Receipt number': '1-1',
      'Receipt type': 'Sale',
      'Gross sales': '12.00',
      'Net sales': '10.00',
      Taxes: '2.00',
      'Total collected': '12.00',
    },
  ]);
  const { totals } = await checked([csv]);
  expect(totals).toMatchObject({ grossSales: '10.00', netSales: '10.00', taxes: '2.00', totalCollected: '12.00' });
});

describe('PayPal activity', () => {
  const header =
    'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Reference Txn ID,Balance Impact';
  const day = { Date: '03/15/2024', Time: '10:22:31', TimeZone: 'PDT', Status: 'Completed', Currency: 'USD' };
  const payment = { ...day, Type: 'Express Checkout Payment' };
  const conversion = { ...day, Type: 'General Currency Conversion' };
  const rows = [
    { ...payment, Gross: '100.00', Fee: '-3.20', Net: '96.80', 'Transaction ID': 'X1' },
    { ...payment, Currency: 'EUR', Gross: '50.00', Fee: '-2.00', Net: '48.00', 'Transaction ID': 'X2' },
    { ...conversion, Currency: 'EUR', Gross: '-48.00', Fee: '0.00', Net: '-48.00', 'Reference Txn ID': 'X2' },
    { ...conversion, Gross: '51.84', Fee: '0.00', Net: '51.84', 'Transaction ID': 'C2', 'Reference Txn ID': 'X2' },
    { ...payment, Currency: 'GBP', Gross: '9.00', Fee: '-0.50', Net: '8.50', 'Transaction ID': 'X3' },
    {
      ...day,
      Date: '03/17/2024',
      Type: 'Payment Refund',
      Gross: '-20.00',
      Fee: '0.58',
      Net: '-19.42',
      'Transaction ID': 'X4',
      'Reference Txn ID': 'X1',
    },
    { ...payment, Gross: '-7.00', Fee: '0.00', Net: '-7.00', 'Transaction ID': 'X5' },
    { ...conversion, Gross: '-5.00', Fee: '0.00', Net: '-5.00', 'Transaction ID': 'C5', 'Reference Txn ID': 'X9' },
    { ...day, Type: 'General Withdrawal', Gross: '-300.00', Fee: '0.00', Net: '-300.00', 'Transaction ID': 'X6' },
    { ...payment, Status: 'Denied', Gross: '5.00', Fee: '0.00', Net: '5.00', 'Transaction ID': 'X7' },
    { ...day, Type: 'Chargeback Fee', Gross: '-20.00', Fee: '0.00', Net: '-20.00', 'Transaction ID': 'X8' },
  ];

  test('another currency is converted by what came in for it, or refused; purchases and moved money are no sales', async () => {
    const { files, totals } = await checked([csvOf(header, rows)], { currency: 'USD' });
    expect(files).toMatchObject([
      {
        kind: 'paypal-activity',
        rows: 11,
        booked: 5,
        refusedRows: [{ line: 6, value: 'X3', reason: 'The amount is in another currency, and no row converts it' }],
        skippedRows: {
          'Money moved, nothing sold: general currency conversion': 1,
          'Money moved, nothing sold: currency conversion': 1,
          'Money moved, nothing sold: general withdrawal': 1,
          'Money spent, nothing sold: express checkout payment': 1,
          'Not paid: denied': 1,
        },
      },
    ]);
    expect(totals).toMatchObject({ netSales: null, totalCollected: '134.00', fees: '-24.78', netTotal: '109.22' });
    const books = await booked([csvOf(header, rows)], { currency: 'USD' });
    expect(books.map(({ id, totalCollected, fee }) => [id, totalCollected, fee])).toEqual([
      ['X1', 10000, 320],
      ['X2', 5400, 216],
      ['X8', 0, 2000],
      ['X4', -2000, -58],
    ]);
    expect(books[3]?.refundOf).toBe('X1');
  });

  test('the conversion can be in another file, and comes first or last', async () => {
    const [sold, converted] = [csvOf(header, rows.slice(1, 3)), csvOf(header, rows.slice(3, 4))];
    for (const files of [
      [sold, converted],
      [converted, sold],
    ])
      expect(await booked(files, { currency: 'USD' })).toMatchObject([{ id: 'X2', totalCollected: 5400, fee: 216 }]);
  });

  test('in German', async () => {
    const csv =
      'Datum;Uhrzeit;Zeitzone;Beschreibung;Währung;Brutto;Entgelt;Netto;Guthaben;Transaktionscode;Name;Zugehöriger Transaktionscode\n' +
      '15.03.2024;18:22:31;CET;Website-Zahlung;EUR;1.100,00;-27,74;1.072,26;1.072,26;X1;Eva;\n' +
      '16.03.2024;18:22:31;CET;Rückzahlung;EUR;-100,00;0,00;-100,00;972,26;X2;Eva;X1\n' +
      '17.03.2024;18:22:31;CET;Allgemeine Abbuchung;EUR;-900,00;0,00;-900,00;72,26;X3;;\n';
    const { files, totals } = await checked([csv]);
    expect(files).toMatchObject([{ kind: 'paypal-activity', booked: 2, skipped: 1 }]);
    expect(totals).toMatchObject({ totalCollected: '1000.00', fees: '-27.74' });
  });
});

test.each([
  [
    'French',
    'Date,Heure,Fuseau horaire,Nom,Type,État,Devise,Avant commission,Commission,Net,Numéro de transaction,Numéro de la transaction de référence,Solde',
    ['Paiement Express Checkout', 'Remboursement de paiement', 'Virement standard', 'Terminé'],
  ],
  [
    'Spanish',
    'Fecha,Hora,Zona horaria,Nombre,Tipo,Estado,Divisa,Bruto,Tarifa,Neto,Id. de transacción,Id. de referencia de trans.,Saldo',
    ['Pago de pago exprés', 'Reembolso de pago', 'Retirada de fondos iniciada por el usuario', 'Completado'],
  ],
  [
    'Italian',
    'Data,Orario,Fuso orario,Nome,Tipo,Stato,Valuta,Lordo,Tariffa,Netto,Codice transazione,Codice transazione di riferimento,Saldo',
    ['Pagamento Express Checkout', 'Rimborso di pagamento', 'Prelievo avviato dall’utente', 'Completata'],
  ],
])('PayPal in %s', async (_, header, [paid, refund, withdrawal, done]) => {
  const row = (date: string, type: string | undefined, amounts: string, ids: string) =>
    `${date},10:00:00,Europe/Paris,Ann,${type},${done},EUR,${amounts},${ids},"9,00"`;
  const csv = [
    header,
    row('13/07/2026', paid, '"1.120,00","-6,22","1.113,78"', 'T1,'),
    row('15/07/2026', refund, '"-20,00","0,50","-19,50"', 'T2,T1'),
    row('16/07/2026', withdrawal, '"-500,00","0,00","-500,00"', 'T3,'),
  ].join('\n');
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ kind: 'paypal-activity', rows: 3, booked: 2, skipped: 1 }]);
  expect(totals).toMatchObject({ totalCollected: '1100.00', fees: '-5.72', netSales: null });
});
