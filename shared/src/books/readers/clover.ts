import type { Fact } from '../facts/fact';
import { isCash, itemOf, lineQuantity } from './lineFacts';
import { sumOf } from '../facts/maybe';
import { defineReader } from './reader';
import { otherCurrencies } from './movementFacts';

const orderColumns = {
  date: ['Order Date'],
  id: ['Order ID'],
  type: ['Order Type'],
  staff: ['Order Employee Name'],
  description: ['Note'],
  currency: ['Currency'],
  tax: ['Tax Amount'],
  tip: ['Tip'],
  serviceCharge: ['Service Charge'],
  discount: ['Discount'],
  total: ['Order Total'],
  paid: ['Payments Total'],
  refunded: ['Refunds Total'],
  manuallyRefunded: ['Manual Refunds Total'],
  tender: ['Tender'],
  state: ['Order Payment State'],
} as const;

/** A row per order. Totals and payments contain tax and service charge, and never the tip. */
export const cloverOrders = defineReader<keyof typeof orderColumns>({
  kind: 'clover-orders',
  label: 'Clover orders',
  family: 'clover',
  columns: orderColumns,
  required: ['date', 'id', 'tax', 'tip', 'discount', 'total', 'paid'],
  currencies: ['currency'],
  amounts: ['tax', 'tip', 'total', 'paid'],
  isEdited: true,
  read(row) {
    const [total, paid = 0, taxes = 0] = [row.amount('total'), row.amount('paid'), row.amount('tax')];
    if (/^open$/i.test(row.text('state')) && paid === 0) return row.skip('Not paid: open');
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrencies);
    const at = row.time('date');
    if (total === undefined) return row.refuse('total', 'The amount is missing');
    const serviceCharges = row.amount('serviceCharge') ?? 0;
    const discounts = Math.abs(row.amount('discount') ?? 0);
    const tips = row.amount('tip') ?? 0;
    const refunded = Math.abs(row.amount('refunded') ?? 0) + Math.abs(row.amount('manuallyRefunded') ?? 0);
    const items = total - taxes - serviceCharges;
    const isRefund = items < 0;
    row.add({
      role: 'order',
      id: row.text('id'),
      key: row.text('id'),
      at,
      texts: {
        ...tenderTexts(row.text('tender')),
        type: isRefund ? 'refund' : 'sale',
        channel: row.text('type'),
        staff: row.text('staff'),
        description: row.text('description'),
        undatedRefunds: refunded > 0 ? 'yes' : '',
      },
      amounts: {
        itemSales: isRefund ? 0 : items + discounts,
        returns: isRefund ? discounts - items : 0,
        discounts: isRefund ? 0 - discounts : discounts,
        serviceCharges,
        comps: 0,
        taxes,
        tips,
        partialRefunds: refunded,
        totalCollected: paid + tips - refunded,
      },
    });
  },
});

const paymentColumns = {
  date: ['Payment Date'],
  id: ['Payment ID'],
  order: ['Order ID'],
  tender: ['Tender'],
  currency: ['Currency'],
  amount: ['Amount'],
  tax: ['Tax Amount'],
  tip: ['Tip Amount'],
  refunded: ['Refund Amount'],
  result: ['Result'],
  staff: ['Payment Employee Name'],
  device: ['Device'],
  customerName: ['Customer Name'],
  description: ['Note'],
} as const;

/** A row per payment. Its amount contains the tax and not the tip; what was paid for is known without its discounts. */
export const cloverPayments = defineReader<keyof typeof paymentColumns>({
  kind: 'clover-payments',
  label: 'Clover payments',
  family: 'clover',
  columns: paymentColumns,
  required: ['date', 'id', 'tender', 'amount', 'tip', 'result'],
  currencies: ['currency'],
  amounts: ['amount', 'tax', 'tip'],
  read(row) {
    const result = row.text('result');
    if (!/^(?:success\w*|auth_?completed|void_?failed)?$/i.test(result)) return row.skip(`Not paid: ${result}`);
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrencies);
    const at = row.time('date');
    const amount = row.amount('amount');
    if (amount === undefined) return row.refuse('amount', 'The amount is missing');
    const [taxes, tips, refunded] = [row.amount('tax'), row.amount('tip') ?? 0, Math.abs(row.amount('refunded') ?? 0)];
    const key = row.text('id');
    const id = row.text('order') || key;
    const tender = tenderTexts(row.text('tender'));
    const texts = {
      ...tender,
      staff: row.text('staff'),
      device: row.text('device'),
      customerName: row.text('customerName'),
      description: row.text('description'),
    };
    row.add({ role: 'payment', id, key, at, texts: tender, amounts: { paid: amount + tips - refunded, tips } });
    row.add({
      role: 'order',
      id,
      key,
      at,
      texts: { ...texts, type: amount < 0 ? 'refund' : 'sale', undatedRefunds: refunded > 0 ? 'yes' : '' },
      amounts: {
        netSales: taxes === undefined ? undefined : amount - taxes,
        taxes,
        tips,
        partialRefunds: refunded,
        totalCollected: amount + tips - refunded,
      },
    });
  },
});

const itemColumns = {
  date: ['Line Item Date'],
  order: ['Order ID'],
  staff: ['Order Employee Name'],
  sku: ['Item SKU'],
  item: ['Item Name'],
  currency: ['Currency'],
  quantity: ['Per Unit Quantity'],
  unit: ['Item Unit'],
  revenue: ['Item Revenue'],
  modifiers: ['Modifiers Revenue'],
  gross: ['Total Revenue'],
  net: ['Item Total'],
  tax: ['Tax Amount'],
  refunded: ['Refunded'],
  exchanged: ['Exchanged'],
  state: ['Order Payment State'],
  serviceCharge: ['Service Charge'],
} as const;

/** A row per piece that was sold; only what is weighed has a quantity. An item that came back has no row of its own. */
export const cloverItems = defineReader<keyof typeof itemColumns>({
  kind: 'clover-items',
  label: 'Clover line items',
  family: 'clover',
  columns: itemColumns,
  required: ['date', 'order', 'item', 'revenue', 'net', 'tax'],
  currencies: ['currency'],
  amounts: ['revenue', 'net', 'tax'],
  read(row) {
    if (/^open$/i.test(row.text('state'))) return row.skip('Not paid: open');
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrencies);
    const at = row.time('date');
    const gross = row.amount('gross') ?? sumOf([row.amount('revenue'), row.amount('modifiers') ?? 0]);
    const net = row.amount('net');
    if (gross === undefined) return row.refuse('revenue', 'The amount is missing');
    if (net === undefined) return row.refuse('net', 'The amount is missing');
    if (/^true$/i.test(row.text('serviceCharge')))
      return row.add({ role: 'order', id: row.text('order'), at, amounts: { serviceCharges: net } });
    const quantity = row.number('quantity');
    const line: Fact = {
      role: 'line',
      id: row.text('order'),
      at,
      texts: { staff: row.text('staff') },
      item: itemOf({ name: row.text('item'), sku: row.text('sku'), unit: row.text('unit'), gross, quantity }),
      amounts: { gross, quantity: lineQuantity(gross, quantity), discount: gross - net, tax: row.amount('tax') },
    };
    row.add(line);
    if (/^true$/i.test(row.text('refunded')) || /^true$/i.test(row.text('exchanged'))) row.add(returned(line));
  },
});

function returned(line: Fact): Fact {
  const { gross = 0, quantity = 1, discount = 0, tax } = line.amounts;
  return {
    ...line,
    amounts: { gross: 0 - gross, quantity: 0 - quantity, discount: 0 - discount, tax: tax && 0 - tax },
  };
}

/** Of several payments, each once. */
function tenderTexts(tenders: string): { tender: string; method: string } {
  const names = [...new Set(tenders.split(/ *, */).map(tenderOf))];
  return { tender: names.join(', '), method: names.every(isCash) ? 'cash' : 'card' };
}

function tenderOf(name: string): string {
  return /card/i.test(name) && !/gift/i.test(name) ? 'Card' : name;
}
