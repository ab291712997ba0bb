import { itemOf, lineQuantity, refuseBlank } from './lineFacts';
import { defineReader } from './reader';

const columns = {
  location: ['Location'],
  order: ['Order Id'],
  date: ['Order Date'],
  server: ['Server'],
  key: ['Item Selection Id'],
  sku: ['SKU'],
  item: ['Menu Item'],
  category: ['Sales Category', 'Menu Group'],
  gross: ['Gross Price'],
  discount: ['Discount', 'Discnt'],
  net: ['Net Price'],
  quantity: ['Qty'],
  tax: ['Tax'],
  taxInclusion: ['Tax Inclusion Option'],
  voided: ['Void?'],
  deferred: ['Deferred'],
} as const;

const isYes = (text: string) => /^(?:true|yes|1)$/i.test(text);

/** A row per item of an order. Its prices are those of the whole quantity; gift cards are deferred. */
export const toastItems = defineReader<keyof typeof columns>({
  kind: 'toast-items',
  label: 'Toast item selections',
  family: 'toast',
  columns,
  required: ['order', 'date', 'item', 'gross', 'net', 'quantity', 'voided'],
  amounts: ['gross', 'net', 'discount'],
  dateOrder: 'month first',
  read(row) {
    if (isYes(row.text('voided'))) return row.skip('Not sold: voided');
    if (isYes(row.text('deferred'))) return row.skip('Not sold yet: deferred');
    const id = row.text('order');
    if (id === '') return row.refuse('order', 'The order ID is missing');
    refuseBlank(row, ['gross', 'net']);
    const at = row.time('date');
    const [price = 0, net = 0, tax] = [row.amount('gross'), row.amount('net'), row.amount('tax')];
    const gross = /^(?:tax )?included/i.test(row.text('taxInclusion')) ? price - (tax ?? 0) : price;
    const quantity = row.number('quantity');
    row.add({
      role: 'line',
      id,
      key: row.text('key'),
      at,
      texts: { location: row.text('location'), staff: row.text('server') },
      item: itemOf({
        name: row.text('item'),
        sku: row.text('sku'),
        category: row.text('category'),
        gross,
        quantity,
      }),
      amounts: { gross, quantity: lineQuantity(gross, quantity), discount: price - net, tax },
    });
  },
});
