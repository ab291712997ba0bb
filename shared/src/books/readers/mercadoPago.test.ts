import { booked, checked, csvOf } from '../books.testing';

const released =
  'DATE,SOURCE_ID,EXTERNAL_REFERENCE,RECORD_TYPE,DESCRIPTION,NET_CREDIT_AMOUNT,NET_DEBIT_AMOUNT,GROSS_AMOUNT,MP_FEE_AMOUNT,TAXES_AMOUNT,PAYMENT_METHOD,TRANSACTION_APPROVAL_DATE,CURRENCY,BALANCE_AMOUNT';
const row = { RECORD_TYPE: 'release', NET_CREDIT_AMOUNT: '0.00', NET_DEBIT_AMOUNT: '0.00', CURRENCY: 'ARS' };
const releases = csvOf(released, [
  {
    ...row,
    DATE: '2026-08-01T00:00:00.000-03:00',
    RECORD_TYPE: 'initial_available_balance',
    NET_CREDIT_AMOUNT: '350.00',
    GROSS_AMOUNT: '350.00',
  },
  {
    ...row,
    DATE: '2026-08-09T10:00:00.000-03:00',
    SOURCE_ID: '71',
    DESCRIPTION: 'payment',
    NET_CREDIT_AMOUNT: '94.00',
    GROSS_AMOUNT: '100.00',
    MP_FEE_AMOUNT: '-5.29',
    TAXES_AMOUNT: '-0.71',
    PAYMENT_METHOD: 'master',
    TRANSACTION_APPROVAL_DATE: '2026-08-02T10:00:00.000-03:00',
  },
  {
    ...row,
    DATE: '2026-08-10T10:00:00.000-03:00',
    SOURCE_ID: '71',
    DESCRIPTION: 'refund',
    NET_DEBIT_AMOUNT: '19.00',
    GROSS_AMOUNT: '-20.00',
    MP_FEE_AMOUNT: '1.00',
  },
  {
    ...row,
    DATE: '2026-08-11T10:00:00.000-03:00',
    SOURCE_ID: '71',
    DESCRIPTION: 'refund',
    NET_DEBIT_AMOUNT: '10.00',
    GROSS_AMOUNT: '-10.00',
  },
  {
    ...row,
    DATE: '2026-08-12T10:00:00.000-03:00',
    SOURCE_ID: '72',
    DESCRIPTION: 'payment',
    NET_DEBIT_AMOUNT: '24.00',
    GROSS_AMOUNT: '-24.00',
  },
  {
    ...row,
    DATE: '2026-08-13T10:00:00.000-03:00',
    SOURCE_ID: '73',
    DESCRIPTION: 'payout',
    NET_DEBIT_AMOUNT: '300.00',
    GROSS_AMOUNT: '-300.00',
  },
]);

test('Mercado Pago: released payments count on the day of their approval; balances, payouts and own payments do not', async () => {
  const { files, totals } = await checked([releases], { timeZone: 'America/Buenos_Aires' });
  expect(files).toMatchObject([{ kind: 'mercadopago-releases', rows: 6, booked: 3, refused: 0, skipped: 3 }]);
  expect(totals).toMatchObject({
    totalCollected: '70.00',
    fees: '-5.00',
    netTotal: '65.00',
    taxes: null,
    netSales: null,
  });
  expect(await booked([releases], { currency: 'ARS' })).toMatchObject([
    { id: '71', date: '2026-08-02', fee: 600 },
    { type: 'refund', refundOf: '71', date: '2026-08-10', totalCollected: -2000 },
    { type: 'refund', refundOf: '71', date: '2026-08-11', totalCollected: -1000 },
  ]);
});

test('Mercado Pago: the report of all transactions', async () => {
  const header =
    'EXTERNAL_REFERENCE,SOURCE_ID,PAYMENT_METHOD,TRANSACTION_TYPE,TRANSACTION_AMOUNT,TRANSACTION_CURRENCY,TRANSACTION_DATE,FEE_AMOUNT,SETTLEMENT_NET_AMOUNT,SETTLEMENT_CURRENCY,SETTLEMENT_DATE';
  const csv = [
    header,
    '1,71,master,SETTLEMENT,100.00,ARS,2026-08-02T10:00:00.000-03:00,-6.00,94.00,ARS,2026-08-12T10:00:00.000-03:00',
    '1,71,master,REFUND,-20.00,ARS,2026-08-10T10:00:00.000-03:00,1.00,-19.00,ARS,2026-08-12T10:00:00.000-03:00',
    ',74,,WITHDRAWAL,-75.00,ARS,2026-08-13T10:00:00.000-03:00,0.00,-75.00,ARS,2026-08-13T10:00:00.000-03:00',
  ].join('\n');
  const { files, totals } = await checked([csv]);
  expect(files).toMatchObject([{ kind: 'mercadopago-transactions', booked: 2, skipped: 1 }]);
  expect(totals).toMatchObject({ totalCollected: '80.00', fees: '-5.00', netSales: null });
});
