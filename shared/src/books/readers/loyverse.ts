import type { Fact } from '../facts/fact';
import { itemOf, lineAmounts } from './lineFacts';
import { defineReader, type Row } from './reader';

const shared = {
  date: ['Date'],
  id: ['Receipt number'],
  type: ['Receipt type'],
  gross: ['Gross sales'],
  discounts: ['Discounts'],
  net: ['Net sales'],
  taxes: ['Taxes'],
  device: ['POS'],
  location: ['Store'],
  staff: ['Cashier name'],
  customerName: ['Customer name'],
  status: ['Status'],
} as const;

const receiptColumns = {
  ...shared,
  total: ['Total collected'],
  tip: ['Tips', 'Tip'],
  tender: ['Payment type'],
  description: ['Description'],
} as const;

/**
 * Amounts of a refund are written with or without a minus. Prices include
 * taxes if the total is not above the net sales, or if the net sales are below the discounted gross sales by the taxes.
 */
export const loyverseReceipts = defineReader<keyof typeof receiptColumns>({
  kind: 'loyverse-receipts',
  label: 'Loyverse receipts',
  family: 'loyverse',
  columns: receiptColumns,
  required: ['date', 'id', 'type', 'gross', 'net', 'total'],
  amounts: ['gross', 'net', 'total'],
  read(row) {
    if (isCanceled(row.text('status'))) return row.skip('The receipt was canceled');
    const at = row.time('date');
    const isRefund = /refund/i.test(row.text('type'));
    const magnitude = (column: 'gross' | 'discounts' | 'net' | 'taxes' | 'total') => Math.abs(row.amount(column) ?? 0);
    const [gross, discounts, net, taxes, total] = [
      magnitude('gross'),
      magnitude('discounts'),
      magnitude('net'),
      magnitude('taxes'),
      magnitude('total'),
    ];
    const tips = row.has('tip') ? (row.amount('tip') ?? 0) : undefined;
    const isIncluded = total - (tips ?? 0) === net || gross - discounts - taxes === net;
    const included = isIncluded ? taxes : 0;
    const sign = isRefund ? -1 : 1;
    const id = row.text('id');
    const tender = row.text('tender');
    row.add({
      role: 'order',
      id,
      key: id,
      ...(at && { at }),
      texts: {
        ...textsOf(row, isRefund),
        description: row.text('description'),
        tender: /^card|credit|debit/i.test(tender) ? 'Card' : tender,
        method: /^cash$/i.test(tender) ? 'cash' : 'card',
      },
      amounts: {
        itemSales: isRefund ? 0 : gross - included,
        returns: isRefund ? gross - included : 0,
        discounts: sign * discounts,
        comps: 0,
        serviceCharges: 0,
        ...(row.has('taxes') && { taxes: sign * taxes }),
        ...(tips !== undefined && { tips: sign * Math.abs(tips) }),
        partialRefunds: 0,
        totalCollected: sign * total,
      },
    });
  },
});

const itemColumns = {
  ...shared,
  category: ['Category'],
  sku: ['SKU'],
  item: ['Item', 'Item name'],
  variant: ['Variant'],
  quantity: ['Quantity'],
  cost: ['Cost of goods'],
} as const;

/** A row per item of a receipt. */
export const loyverseItems = defineReader<keyof typeof itemColumns>({
  kind: 'loyverse-items',
  label: 'Loyverse receipts by item',
  family: 'loyverse',
  columns: itemColumns,
  required: ['date', 'id', 'type', 'item', 'quantity', 'gross', 'net'],
  amounts: ['gross', 'net'],
  read(row) {
    if (isCanceled(row.text('status'))) return row.skip('The receipt was canceled');
    const at = row.time('date');
    const isRefund = /refund/i.test(row.text('type'));
    const sign = isRefund ? -1 : 1;
    const gross = sign * Math.abs(row.amount('gross') ?? 0);
    const quantity = row.number('quantity');
    const cost = row.amount('cost');
    row.add({
      role: 'line',
      id: row.text('id'),
      ...(at && { at }),
      texts: textsOf(row, isRefund),
      item: itemOf({
        name: row.text('item'),
        variation: row.text('variant'),
        sku: row.text('sku'),
        category: row.text('category'),
        gross,
        quantity,
      }),
      amounts: {
        ...lineAmounts(gross, quantity),
        discount: sign * Math.abs(row.amount('discounts') ?? 0),
        ...(row.has('taxes') && { tax: sign * Math.abs(row.amount('taxes') ?? 0) }),
        ...(cost !== undefined && { cost: Math.abs(cost) }),
      },
    });
  },
});

function isCanceled(status: string): boolean {
  return /^(?:cancel|void)/i.test(status);
}

function textsOf(row: Row<keyof typeof shared>, isRefund: boolean): NonNullable<Fact['texts']> {
  return {
    type: isRefund ? 'refund' : 'sale',
    device: row.text('device'),
    location: row.text('location'),
    staff: row.text('staff'),
    customerName: row.text('customerName'),
  };
}
