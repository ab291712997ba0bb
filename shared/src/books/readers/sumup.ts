import { isCanceled, isCash, isUnpaid, itemOf, lineQuantity } from './lineFacts';
import { otherCurrency } from './movementFacts';
import { sumOf } from '../facts/maybe';
import { defineReader } from './reader';

const refundWords = /refund|erstattung|rembours|reembolso|rimborso/i;

const transactionColumns = {
  date: ['Date', 'Datum'],
  id: ['Transaction ID', 'Transaktions-ID', 'Transaktionsnummer'],
  type: ['Transaction Type', 'Zahlungsart', 'Transaktionsart'],
  status: ['Status'],
  card: ['Card Type', 'Kartentyp'],
  method: ['Payment Method', 'Zahlungsmethode'],
  description: ['Description', 'Beschreibung'],
  currency: ['Currency', 'Währung'],
  total: ['Total', 'Betrag inkl. MwSt.'],
  net: ['Net Sale', 'Net sales', 'Betrag exkl. MwSt.', 'Nettobetrag'],
  tax: ['Tax Amount', 'VAT Amount', 'Steuerbetrag', 'MwSt.-Betrag', 'MwSt.'],
  tip: ['Tip Amount', 'Trinkgeldbetrag'],
  fee: ['Fee', 'Gebühr'],
  email: ['Email', 'E-Mail'],
} as const;

/**
 * Transactions of SumUp. A sale has a second row when it is paid out, which repeats its total and may be the only one with
 * its fee.
 */
export const sumupTransactions = defineReader<keyof typeof transactionColumns>({
  kind: 'sumup-transactions',
  label: 'SumUp transactions',
  family: 'sumup',
  columns: transactionColumns,
  required: ['id', 'type', 'status', 'total', 'tip', 'fee', 'date'],
  currencies: ['currency'],
  amounts: ['total', 'net', 'tax', 'tip', 'fee'],
  refunds: { column: 'type', words: refundWords, size: 'total' },
  read(row) {
    const [type, status] = [row.text('type'), row.text('status')];
    if (isCanceled(status) || isUnpaid(status)) return row.skip(`Not paid: ${status.toLowerCase()}`);
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrency);
    const total = row.amount('total');
    if (total === undefined) return row.refuse('total', 'The amount is missing');
    const method = row.text('method');
    const isPaidInCash = isCash(method);
    const tender = { tender: isPaidInCash ? 'Cash' : 'Card', method: isPaidInCash ? 'cash' : 'card' };
    const fee = row.amount('fee');
    const id = row.text('id');
    if (/payout|paid out|auszahlung|ausgezahlt/i.test(type)) {
      if (id === '' || !fee) return row.skip('Money moved, nothing sold: payout');
      return row.add({ role: 'payment', id, texts: tender, amounts: { paid: total, fee: Math.abs(fee) } });
    }
    const at = row.time('date');
    const isRefund = refundWords.test(type) || total < 0;
    const [taxes, tips = 0, net] = [row.amount('tax'), row.amount('tip'), row.amount('net')];
    const isTipOutside = tips !== 0 && net !== undefined && sumOf([net, taxes ?? 0]) === total;
    const collected = isTipOutside ? total + tips : total;
    const wasRefunded = !isRefund && refundWords.test(status);
    row.add({
      role: 'order',
      id: isRefund ? `${id}/refund` : id,
      ...(!isRefund && { key: id }),
      at,
      texts: {
        ...tender,
        type: isRefund ? 'refund' : 'sale',
        refundOf: isRefund ? id : '',
        description: row.text('description'),
        staff: row.text('email'),
        undatedRefunds: wasRefunded ? 'yes' : '',
      },
      amounts: {
        netSales: taxes === undefined ? net : collected - tips - taxes,
        taxes,
        tips,
        partialRefunds: wasRefunded ? collected : 0,
        totalCollected: wasRefunded ? 0 : collected,
        // Payments in cash have no fee; a blank or zero fee of others may be in the row of the payout.
        fee: isPaidInCash || isRefund ? (fee ?? 0) : fee ? Math.abs(fee) : undefined,
      },
    });
  },
});

const itemColumns = {
  date: ['Date', 'Datum'],
  type: ['Type', 'Typ'],
  id: ['Transaction ID', 'Transaktionsnummer', 'Transaktions-ID'],
  method: ['Payment Method', 'Zahlungsmethode'],
  quantity: ['Quantity', 'Menge'],
  item: ['Description', 'Beschreibung'],
  currency: ['Currency', 'Währung'],
  before: ['Price before discount', 'Preis vor Rabatt'],
  discount: ['Discount', 'Rabatt'],
  gross: ['Price (gross)', 'Preis (brutto)'],
  net: ['Price (net)', 'Preis (netto)'],
  tax: ['Tax', 'Steuer'],
  staff: ['Account', 'Konto'],
} as const;

/** The sales report of SumUp: a row per item with its price for all pieces, with and without tax. */
export const sumupItems = defineReader<keyof typeof itemColumns>({
  kind: 'sumup-items',
  label: 'SumUp sales report',
  family: 'sumup',
  columns: itemColumns,
  required: ['date', 'id', 'quantity', 'item', 'gross', 'net'],
  currencies: ['currency'],
  amounts: ['before', 'gross', 'net', 'tax'],
  refunds: { column: 'type', words: refundWords, size: 'gross' },
  read(row) {
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrency);
    const at = row.time('date');
    const [price, net] = [row.amount('gross'), row.amount('net')];
    if (price === undefined) return row.refuse('gross', 'The amount is missing');
    if (net === undefined) return row.refuse('net', 'The amount is missing');
    const isRefund = refundWords.test(row.text('type')) || price < 0;
    const tax = price - net;
    const discount = (row.amount('before') ?? price) - price;
    const gross = net + discount;
    const id = row.text('id');
    const quantity = row.number('quantity');
    row.add({
      role: 'line',
      id: isRefund ? `${id}/refund` : id,
      at,
      texts: {
        type: isRefund ? 'refund' : 'sale',
        refundOf: isRefund ? id : '',
        staff: row.text('staff'),
      },
      item: itemOf({ name: row.text('item'), gross, quantity }),
      amounts: { gross, quantity: lineQuantity(gross, quantity), discount, tax },
    });
  },
});
