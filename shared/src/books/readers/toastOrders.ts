import { isCanceled } from './lineFacts';
import { sumOf } from '../facts/maybe';
import { defineReader } from './reader';

const columns = {
  location: ['Location'],
  order: ['Order Id'],
  opened: ['Opened'],
  server: ['Server'],
  discounts: ['Discount Amount'],
  amount: ['Amount'],
  tax: ['Tax'],
  tip: ['Tip'],
  gratuity: ['Gratuity'],
  total: ['Total'],
  voided: ['Voided'],
  paid: ['Paid'],
  source: ['Order Source'],
} as const;

/** A row per order. Its amount is after discounts, without tax and tip; the total says whether it contains the gratuity. */
export const toastOrders = defineReader<keyof typeof columns>({
  kind: 'toast-orders',
  label: 'Toast orders',
  family: 'toast',
  columns,
  required: ['order', 'opened', 'amount', 'tax', 'total', 'voided', 'paid'],
  amounts: ['amount', 'tax', 'total'],
  dateOrder: 'month first',
  isEdited: true,
  read(row) {
    const voided = row.text('voided');
    if (/^(?:true|yes|1)$/i.test(voided) || isCanceled(voided)) return row.skip('Not sold: voided');
    const id = row.text('order');
    if (id === '') return row.refuse('order', 'The order ID is missing');
    const at = row.time('opened');
    const [amount, taxes, total] = [row.amount('amount'), row.amount('tax'), row.amount('total')];
    const [tips = 0, gratuity = 0] = [row.amount('tip'), row.amount('gratuity')];
    if (amount === undefined) return row.refuse('amount', 'The amount is missing');
    const discounts = Math.abs(row.amount('discounts') ?? 0);
    const isWithin = gratuity !== 0 && sumOf([amount, taxes, tips]) === total;
    row.add({
      role: 'order',
      id,
      key: id,
      at,
      texts: {
        type: amount < 0 ? 'refund' : 'sale',
        location: row.text('location'),
        staff: row.text('server'),
        source: row.text('source'),
      },
      amounts: {
        itemSales: amount - (isWithin ? gratuity : 0) + discounts,
        serviceCharges: gratuity,
        returns: 0,
        discounts,
        comps: 0,
        taxes,
        tips,
        partialRefunds: 0,
        totalCollected: row.text('paid') === '' ? 0 : total,
      },
    });
  },
});
