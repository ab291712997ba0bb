import { isCanceled, isUnpaid } from './lineFacts';
import { nothingSold } from './movementFacts';
import { sumOf } from '../facts/maybe';
import { defineReader } from './reader';

const columns = {
  location: ['Location'],
  paymentId: ['Payment Id'],
  order: ['Order Id'],
  check: ['Check Id'],
  date: ['Paid Date'],
  server: ['Server'],
  amount: ['Amount'],
  tip: ['Tip'],
  gratuity: ['Gratuity'],
  total: ['Total'],
  refundDate: ['Refund Date'],
  refundAmount: ['Refund Amount'],
  refundTip: ['Refund Tip Amount'],
  voided: ['Void Date'],
  status: ['Status'],
  type: ['Type'],
  otherType: ['Other Type'],
  fee: ['V/MC/D Fees'],
  source: ['Source'],
  diningOption: ['Dining Option'],
} as const;

/** A row per payment. Its amount contains the tax, so that sales and taxes are unknown; a refund stands on its payment. */
export const toastPayments = defineReader<keyof typeof columns>({
  kind: 'toast-payments',
  label: 'Toast payments',
  family: 'toast',
  columns,
  required: ['paymentId', 'order', 'date', 'amount', 'tip', 'total', 'type'],
  amounts: ['amount', 'tip', 'total'],
  refunds: { column: 'refundAmount', words: /[1-9]/, size: 'refundAmount', columns: ['refundAmount', 'refundTip'] },
  dateOrder: 'month first',
  read(row) {
    const status = row.text('status');
    if (row.text('voided') !== '' || isCanceled(status) || isUnpaid(status))
      return row.skip(`Not paid: ${(status || 'voided').toLowerCase()}`);
    const at = row.time('date');
    const paymentId = row.text('paymentId');
    const order = row.text('order') || row.text('check') || paymentId;
    const [amount, tips = 0, gratuity = 0] = [row.amount('amount'), row.amount('tip'), row.amount('gratuity')];
    const paid = row.amount('total') ?? sumOf([amount, tips, gratuity]);
    if (paid === undefined) return row.refuse('total', 'The amount is missing');
    const tender = tenderOf(row.text('type'), row.text('otherType'));
    const isCash = tender === 'Cash';
    const written = row.amount('fee');
    const fee = written === undefined ? (isCash ? 0 : undefined) : Math.abs(written);
    const texts = { location: row.text('location'), staff: row.text('server'), source: row.text('source') };
    const method = { tender, method: isCash ? 'cash' : 'card' };
    row.add({
      role: 'payment',
      id: order,
      key: paymentId,
      at,
      texts: { ...texts, ...method },
      amounts: { paid, tips, fee },
    });
    const [refundAmount = 0, refundTip = 0] = [row.amount('refundAmount'), row.amount('refundTip')];
    if (refundAmount === 0 && refundTip === 0) return;
    const refundTips = refundAmount > 0 ? Math.abs(refundTip) : 0 - Math.abs(refundTip);
    const id = `${paymentId}/refund`;
    const refundTime = row.text('refundDate') === '' ? at : row.time('refundDate');
    row.add({
      role: 'order',
      id,
      key: id,
      at: refundTime,
      texts: { ...texts, ...method, type: 'refund', refundOf: order },
      amounts: {
        ...nothingSold,
        tips: refundTips,
        partialRefunds: 0 - refundAmount,
        totalCollected: refundAmount + refundTips,
        fee: 0,
      },
    });
  },
});

function tenderOf(type: string, other: string): string {
  if (/^(?:credit|debit|card)/i.test(type)) return 'Card';
  if (/^cash$/i.test(type)) return 'Cash';
  return other || type || 'Other';
}
