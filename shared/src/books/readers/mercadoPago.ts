import { movementFacts, otherCurrency } from './movementFacts';
import { defineReader, type Row } from './reader';

const releaseColumns = {
  date: ['TRANSACTION_APPROVAL_DATE', 'DATE'],
  released: ['DATE'],
  id: ['SOURCE_ID'],
  order: ['EXTERNAL_REFERENCE'],
  record: ['RECORD_TYPE'],
  type: ['DESCRIPTION'],
  credit: ['NET_CREDIT_AMOUNT'],
  debit: ['NET_DEBIT_AMOUNT'],
  gross: ['GROSS_AMOUNT'],
  currency: ['CURRENCY'],
  method: ['PAYMENT_METHOD'],
} as const;

/** The report of released money of Mercado Pago. The day of a payment is that of its approval. */
export const mercadoPagoReleases = defineReader<keyof typeof releaseColumns>({
  kind: 'mercadopago-releases',
  label: 'Mercado Pago released money',
  family: 'mercadopago',
  columns: releaseColumns,
  required: ['released', 'id', 'type', 'credit', 'debit', 'gross'],
  currencies: ['currency'],
  amounts: ['credit', 'debit', 'gross'],
  read(row) {
    const record = row.text('record');
    // Balances, and money that is held or given free again.
    if (record !== '' && !/^release$/i.test(record)) return row.skip(`No payment: ${record.replaceAll('_', ' ')}`);
    if (row.text('id') === '' && row.text('type') === '') return row.skip('No payment: balance');
    const net = (row.amount('credit') ?? 0) - (row.amount('debit') ?? 0);
    addMovement(row, row.amount('gross'), net, row.text('date') === '' ? 'released' : 'date');
  },
});

const settlementColumns = {
  date: ['TRANSACTION_DATE'],
  id: ['SOURCE_ID'],
  order: ['EXTERNAL_REFERENCE'],
  type: ['TRANSACTION_TYPE'],
  gross: ['TRANSACTION_AMOUNT'],
  net: ['SETTLEMENT_NET_AMOUNT'],
  currency: ['SETTLEMENT_CURRENCY', 'TRANSACTION_CURRENCY'],
  method: ['PAYMENT_METHOD'],
} as const;

/** The report of all transactions of Mercado Pago. */
export const mercadoPagoTransactions = defineReader<keyof typeof settlementColumns>({
  kind: 'mercadopago-transactions',
  label: 'Mercado Pago transactions',
  family: 'mercadopago',
  columns: settlementColumns,
  required: ['date', 'id', 'type', 'gross', 'net'],
  currencies: ['currency'],
  amounts: ['gross', 'net'],
  read(row) {
    addMovement(row, row.amount('gross'), row.amount('net'), 'date');
  },
});

const moved =
  /payout|withdrawal|transfer|reserve|tax_payment|asset_management|credit_payment|money_transfer|mediation|block/i;
const refunds = /refund|partition_refund/i;
const disputes = /chargeback|dispute/i;

type Column = 'id' | 'order' | 'type' | 'currency' | 'method' | 'gross';

/** What is between the amount and what came in was taken: fees, costs of installments and of shipping, and taxes kept. */
function addMovement<Date extends string>(
  row: Row<Column | Date>,
  gross: number | undefined,
  net: number | undefined,
  date: Date,
) {
  const type = row.text('type');
  if (moved.test(type)) return row.skip(`Money moved, nothing sold: ${type.toLowerCase().replaceAll('_', ' ')}`);
  if (row.isForeign('currency')) return row.refuse('currency', otherCurrency);
  if (gross === undefined || net === undefined) return row.refuse('gross', 'The amount is missing');
  const isRefund = refunds.test(type);
  const isDispute = disputes.test(type);
  // Payments of the shop itself.
  if (gross < 0 && !isRefund && !isDispute)
    return row.skip(`Money spent, nothing sold: ${type.toLowerCase().replaceAll('_', ' ')}`);
  const id = row.text('id');
  for (const fact of movementFacts({
    id: isRefund || isDispute ? `${id}/${type.toLowerCase()} ${row.text(date)}` : id,
    at: row.time(date),
    category: isDispute ? 'dispute' : isRefund ? 'refund' : 'payment',
    amount: gross,
    fee: gross - net,
    refundOf: isRefund || isDispute ? id : '',
    texts: { description: row.text('order'), tender: row.text('method') === '' ? 'Card' : row.text('method') },
  }))
    row.add(fact);
}
