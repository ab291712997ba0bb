import { deduction, defineReader } from './reader';
import { itemOf, lineQuantity, refuseBlank } from './lineFacts';
import { refundId, withoutTax } from './squareTransactions';

const columns = {
  date: ['Date'],
  time: ['Time'],
  zone: ['Time Zone'],
  category: ['Category'],
  item: ['Item'],
  quantity: ['Qty'],
  variation: ['Price Point Name'],
  sku: ['SKU'],
  gross: ['Gross Sales'],
  discounts: ['Discounts'],
  net: ['Net Sales'],
  tax: ['Tax'],
  id: ['Transaction ID'],
  device: ['Device Name'],
  event: ['Event Type'],
  location: ['Location'],
  customerId: ['Customer ID'],
  customerName: ['Customer Name'],
  unit: ['Unit'],
  employee: ['Employee'],
  channel: ['Channel'],
} as const;

/** A row per item. A refund has negative quantity, gross sales and tax, and an ID of its own without its sale's. */
export const squareItems = defineReader<keyof typeof columns>({
  kind: 'square-items',
  label: 'Square items detail',
  family: 'square',
  columns,
  required: ['date', 'item', 'quantity', 'gross', 'net', 'id'],
  amounts: ['gross', 'discounts', 'net', 'tax'],
  refunds: { column: 'event', words: /refund/i, size: 'gross' },
  read(row) {
    const at = row.time('date', 'time', row.text('zone'));
    const id = row.text('id');
    if (id === '') row.refuse('id', 'The transaction ID is missing');
    refuseBlank(row, ['gross', 'net']);
    const [net = 0, tax = 0, written = 0] = [row.amount('net'), row.amount('tax'), row.amount('discounts')];
    const gross = withoutTax(row.amount('gross') ?? 0, written, tax, net);
    const quantity = row.number('quantity');
    const discount = deduction(written, gross, net) ?? 0;
    const isRefund = row.has('event') ? /refund/i.test(row.text('event')) : gross < 0;
    row.add({
      role: 'line',
      id: isRefund ? refundId(id, at) : id,
      at,
      item: itemOf({
        name: row.text('item'),
        variation: row.text('variation'),
        sku: row.text('sku'),
        category: row.text('category'),
        unit: row.text('unit'),
        gross,
        quantity,
      }),
      texts: {
        type: isRefund ? 'refund' : 'sale',
        refundOf: isRefund ? id : '',
        device: row.text('device'),
        location: row.text('location'),
        staff: row.text('employee'),
        channel: row.text('channel'),
        customerId: row.text('customerId'),
        customerName: row.text('customerName'),
      },
      amounts: { gross, quantity: lineQuantity(gross, quantity), discount, tax },
    });
  },
});
