import { isCanceled, isCash, itemOf, lineQuantity } from './lineFacts';
import { defineReader, type Row } from './reader';

type Column = keyof typeof columns;

const columns = {
  date: ['Date', 'Sale Date'],
  id: ['Receipt Number', 'Invoice Number'],
  type: ['Line Type', 'Type'],
  customerId: ['Customer Code'],
  customerName: ['Customer Name'],
  note: ['Note'],
  quantity: ['Quantity'],
  subtotal: ['Subtotal'],
  tax: ['Sales Tax', 'Tax'],
  discount: ['Discount'],
  total: ['Total'],
  paid: ['Paid'],
  details: ['Details'],
  register: ['Register'],
  user: ['User'],
  status: ['Status'],
  sku: ['Sku'],
} as const;

/**
 * The sales history of Lightspeed Retail (X-Series, once Vend): a row for a sale, below it one for each of its items and
 * payments, which repeat its amounts. Subtotals are without tax, or with it: the total less the tax is what was sold.
 */
export const lightspeedSales = defineReader<Column>({
  kind: 'lightspeed-sales',
  label: 'Lightspeed sales history',
  family: 'lightspeed',
  columns,
  required: ['date', 'id', 'type', 'quantity', 'subtotal', 'tax', 'total', 'paid', 'details'],
  amounts: ['subtotal', 'tax', 'total', 'paid'],
  isEdited: true,
  read(row) {
    const type = row.text('type').toLowerCase();
    const id = row.text('id') || row.previousId;
    if (id === '') return row.refuse('id', 'The receipt number is missing');
    if (/^(?:sale|return|refund|exchange)$/.test(type)) return addSale(row, id);
    if (/\b(?:line|item|product)\b/.test(type)) return addLine(row, id);
    if (/\bpayment\b/.test(type)) return addPayment(row, id);
    if (type === '') return row.refuse('type', 'The type of the row is missing');
    row.skip(`Nothing sold: ${type}`);
  },
});

/** Items and payments may have no time of their own. */
function timeOf(row: Row<Column>) {
  return row.text('date') === '' ? undefined : row.time('date');
}

function netOf(row: Row<Column>): number | undefined {
  const [total, subtotal] = [row.amount('total'), row.amount('subtotal')];
  return total === undefined ? subtotal : total - (row.amount('tax') ?? 0);
}

function addSale(row: Row<Column>, id: string) {
  const at = row.time('date');
  const net = netOf(row);
  if (net === undefined) return row.refuse('total', 'The amount is missing');
  const status = row.text('status');
  const isOpen = isCanceled(status) || /^(?:open|saved)$/i.test(status);
  const size = Math.abs(row.amount('discount') ?? 0);
  const discounts = net < 0 ? 0 - size : size;
  row.add({
    role: 'order',
    id,
    key: id,
    at,
    texts: {
      type: net < 0 ? 'refund' : 'sale',
      void: isOpen ? `Not sold: ${status.toLowerCase()}` : '',
      device: row.text('register'),
      staff: row.text('user'),
      customerId: row.text('customerId'),
      customerName: row.text('customerName'),
      description: row.text('note'),
    },
    amounts: {
      itemSales: net < 0 ? 0 : net + discounts,
      returns: net < 0 ? 0 - net - discounts : 0,
      discounts,
      serviceCharges: 0,
      comps: 0,
      taxes: row.amount('tax') ?? 0,
      partialRefunds: 0,
      totalCollected: row.amount('paid'),
    },
  });
}

function addLine(row: Row<Column>, id: string) {
  const net = netOf(row);
  if (net === undefined) return row.refuse('total', 'The amount is missing');
  const quantity = row.number('quantity');
  const size = Math.abs(row.amount('discount') ?? 0);
  const discount = net < 0 ? 0 - size : size;
  const gross = net + discount;
  row.add({
    role: 'line',
    id,
    at: timeOf(row),
    item: itemOf({ name: row.text('details'), sku: row.text('sku'), gross, quantity }),
    amounts: { gross, quantity: lineQuantity(gross, quantity), discount, tax: row.amount('tax') ?? 0 },
  });
}

function addPayment(row: Row<Column>, id: string) {
  const paid = row.amount('paid') ?? row.amount('total');
  if (paid === undefined) return row.refuse('paid', 'The amount is missing');
  const tender = row.text('details') || 'Other';
  row.add({
    role: 'payment',
    id,
    at: timeOf(row),
    texts: {
      tender: /card/i.test(tender) && !/gift/i.test(tender) ? 'Card' : tender,
      method: isCash(tender) ? 'cash' : 'card',
    },
    amounts: { paid },
  });
}
