import type { Fact } from '../facts/fact';
import { isCanceled, itemOf, lineQuantity, refuseBlank } from './lineFacts';
import { defineReader, type Row } from './reader';

const shared = {
  date: ['Date', 'Fecha'],
  id: ['Receipt number', 'Numéro du reçu', 'Número de recibo'],
  type: ['Receipt type', 'Type de reçu', 'Tipo de recibo'],
  gross: ['Gross sales', 'Ventes brutes', 'Ventas brutas'],
  discounts: ['Discounts', 'Réductions', 'Descuentos'],
  net: ['Net sales', 'Ventes nettes', 'Ventas netas'],
  taxes: ['Taxes', 'Impuestos'],
  device: ['POS', 'PDV', 'TPV'],
  location: ['Store', 'Magasin', 'Tienda'],
  staff: ['Cashier name', 'Nom du caissier', 'Nombre del cajero'],
  customerName: ['Customer name', 'Nom du client', 'Nombre del cliente'],
  status: ['Status', 'Statut', 'Estado'],
} as const;

const refundWords = /refund|remboursement|reembolso/i;

const receiptColumns = {
  ...shared,
  total: ['Total collected'],
  tip: ['Tips', 'Tip'],
  tender: ['Payment type'],
  description: ['Description'],
} as const;

/**
 * A refund may have amounts of both signs in its row: its total decides. Prices include taxes if the total is not above the
 * net sales, or if the net sales are below the discounted gross sales by the taxes.
 */
export const loyverseReceipts = defineReader<keyof typeof receiptColumns>({
  kind: 'loyverse-receipts',
  label: 'Loyverse receipts',
  family: 'loyverse',
  columns: receiptColumns,
  required: ['date', 'id', 'type', 'gross', 'net', 'total'],
  amounts: ['gross', 'net', 'total'],
  refunds: { column: 'type', words: refundWords, size: 'total' },
  read(row) {
    if (isCanceled(row.text('status'))) return row.skip('The receipt was canceled');
    refuseBlank(row, ['gross', 'net', 'total']);
    const at = row.time('date');
    const isRefund = refundWords.test(row.text('type'));
    const magnitude = (column: 'gross' | 'discounts' | 'net' | 'taxes' | 'tip') => Math.abs(row.amount(column) ?? 0);
    const [gross, discounts, net, taxes, tips] = [
      magnitude('gross'),
      magnitude('discounts'),
      magnitude('net'),
      magnitude('taxes'),
      magnitude('tip'),
    ];
    const total = row.amount('total') ?? 0;
    const isIncluded = Math.abs(total) - tips === net || gross - discounts - taxes === net;
    const signed = signLike(total, isRefund);
    const sales = signed(gross - (isIncluded ? taxes : 0));
    const id = row.text('id');
    const tender = row.text('tender');
    row.add({
      role: 'order',
      id,
      key: id,
      at,
      texts: {
        ...textsOf(row, isRefund),
        description: row.text('description'),
        tender: /^card|credit|debit/i.test(tender) ? 'Card' : tender,
        method: /^cash$/i.test(tender) ? 'cash' : 'card',
      },
      amounts: {
        itemSales: isRefund ? 0 : Math.max(0, sales),
        returns: isRefund ? 0 - sales : Math.max(0, 0 - sales),
        discounts: signed(discounts),
        comps: 0,
        serviceCharges: 0,
        taxes: row.has('taxes') ? signed(taxes) : undefined,
        tips: row.has('tip') ? signed(tips) : undefined,
        partialRefunds: 0,
        totalCollected: total,
      },
    });
  },
});

const itemColumns = {
  ...shared,
  category: ['Category', 'Catégorie', 'Categoría', 'Categoria'],
  sku: ['SKU', 'UGS', 'REF'],
  item: ['Item', 'Item name', 'Article', 'Artículo'],
  variant: ['Variant', 'Variante'],
  quantity: ['Quantity', 'Quantité', 'Cantidad'],
  cost: ['Cost of goods', 'Coût des marchandises', 'Costo de los bienes'],
} as const;

/** A row per item of a receipt. */
export const loyverseItems = defineReader<keyof typeof itemColumns>({
  kind: 'loyverse-items',
  label: 'Loyverse receipts by item',
  family: 'loyverse',
  columns: itemColumns,
  required: ['date', 'id', 'type', 'item', 'quantity', 'gross', 'net'],
  amounts: ['gross', 'net'],
  refunds: { column: 'type', words: refundWords, size: 'net' },
  read(row) {
    if (isCanceled(row.text('status'))) return row.skip('The receipt was canceled');
    refuseBlank(row, ['gross', 'net']);
    const at = row.time('date');
    const isRefund = refundWords.test(row.text('type'));
    const magnitude = (column: 'gross' | 'discounts' | 'net' | 'taxes') => Math.abs(row.amount(column) ?? 0);
    const [price, discounts, taxes] = [magnitude('gross'), magnitude('discounts'), magnitude('taxes')];
    const isIncluded = price - discounts - taxes === magnitude('net');
    const signed = signLike(row.amount('net') ?? 0, isRefund);
    const gross = signed(price - (isIncluded ? taxes : 0));
    const quantity = row.number('quantity');
    const cost = row.amount('cost');
    row.add({
      role: 'line',
      id: row.text('id'),
      at,
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
        gross,
        quantity: lineQuantity(gross, quantity),
        discount: signed(discounts),
        tax: row.has('taxes') ? signed(taxes) : undefined,
        cost: cost === undefined ? undefined : Math.abs(cost),
      },
    });
  },
});

/** Gives amounts the sign that one of their row has; without it, those of refunds are negative. */
function signLike(size: number, isRefund: boolean): (amount: number) => number {
  return size < 0 || (size === 0 && isRefund) ? (amount) => 0 - amount : (amount) => amount;
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
