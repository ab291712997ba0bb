import type { Fact } from '../facts/fact';
import { product, type PlainNumber } from '../reading/numbers';
import { itemOf } from './lineFacts';
import { defineReader, type Row } from './reader';
import { extraLine } from './shopifyOrders';
import { otherCurrency } from './movementFacts';

type Column = keyof typeof columns;

const columns = {
  date: ['Transaction creation date', 'Datum der Transaktionserstellung'],
  type: ['Type', 'Typ'],
  order: ['Order number', 'Bestellnummer'],
  buyer: ['Buyer username', 'Nutzername des Käufers'],
  name: ['Buyer name', 'Name des Käufers'],
  net: ['Net amount', 'Betrag abzügl. Kosten'],
  payoutCurrency: ['Payout currency', 'Auszahlungswährung'],
  itemId: ['Item ID', 'Artikelnummer'],
  transactionId: ['Transaction ID', 'Transaktionsnummer'],
  reference: ['Reference ID', 'Referenznummer'],
  item: ['Item title', 'Angebotstitel'],
  sku: ['Custom label', 'Bestandseinheit'],
  quantity: ['Quantity', 'Stückzahl'],
  subtotal: ['Item subtotal', 'Zwischensumme Artikel'],
  shipping: [
    'Shipping and handling',
    'Postage and packaging',
    'Postage and handling',
    'Delivery',
    'Verpackung und Versand',
  ],
  tax: ['Seller collected tax'],
  fixedFee: ['Final Value Fee - fixed', 'Fixer Anteil der Verkaufsprovision'],
  variableFee: ['Final Value Fee - variable', 'Variabler Anteil der Verkaufsprovision'],
  regulatoryFee: ['Regulatory operating fee'],
  notAsDescribedFee: [
    'Very high "item not as described" fee',
    'Very high fee',
    'Gebühr für sehr hohe Quote an „nicht wie beschriebenen Artikeln“',
  ],
  performanceFee: ['Below standard performance fee', 'Gebühr für unterdurchschnittlichen Servicestatus'],
  internationalFee: ['International fee', 'Internationale Gebühr'],
  charity: ['Charity donation'],
  depositFee: ['Deposit processing fee'],
  gross: ['Gross transaction amount', 'Transaktionsbetrag (inkl. Kosten)'],
  currency: ['Transaction currency', 'Currency', 'Transaktionswährung'],
  exchangeRate: ['Exchange rate', 'Wechselkurs'],
  description: ['Description', 'Beschreibung'],
} as const;

const feeColumns = [
  'fixedFee',
  'variableFee',
  'regulatoryFee',
  'notAsDescribedFee',
  'performanceFee',
  'internationalFee',
  'charity',
  'depositFee',
] as const;

/** A charge takes what an account lacks from the merchant's bank. */
const moved = /payout|transfer|hold|reserve|withdraw|^charge$|auszahlung|überweisung|einbehalt|^belastung$/i;
const paidBack = /refund|claim|case|dispute|credit|rückerstattung|^fall$|zahlungsstreit|anfechtung$|gutschrift/i;

/**
 * The transaction report, in English or German, below some lines about the account. What eBay collects as tax never reaches the merchant. The net
 * amount is in the currency of the payout, all others are in that of the sale.
 */
export const ebayTransactions = defineReader<Column>({
  kind: 'ebay-transactions',
  label: 'eBay transaction report',
  family: 'ebay',
  columns,
  required: ['date', 'type', 'order', 'gross'],
  currencies: ['payoutCurrency', 'currency'],
  amounts: ['net', 'gross', 'subtotal'],
  refunds: { column: 'type', words: /^(?:refund|rückerstattung)/i, size: 'gross' },
  dateOrder: 'month first',
  read(row) {
    const type = row.text('type');
    if (moved.test(type)) return row.skip(`Money moved, nothing sold: ${type.toLowerCase()}`);
    const foreign = (['payoutCurrency', 'currency'] as const).find((column) => isForeign(row, column));
    const rate = foreign === 'currency' ? exchangeRate(row) : undefined;
    if (foreign && !rate) return row.refuse(foreign, otherCurrency);
    const money: Money = rate ? (column) => converted(row, column, rate) : row.amount;
    const at = row.time('date');
    const order = /\d/.test(row.text('order')) ? row.text('order') : '';
    if (/^(?:order|bestellung)$/i.test(type)) addOrder(row, money, order, at);
    else if (paidBack.test(type) && order !== '') addRefund(row, money, order, at);
    else addFee(row, money, order, at);
  },
});

/** An amount of the row in the currency of the shop. */
type Money = (column: Column) => number | undefined;

function isForeign(row: Row<Column>, column: 'currency' | 'payoutCurrency'): boolean {
  const code = row.text(column);
  return /^[A-Z]{3}$/i.test(code) && !row.isOwnCurrency(code);
}

/** From the currency of the sale to that of the payout, if the amounts of the row bear it out. */
function exchangeRate(row: Row<Column>): PlainNumber | undefined {
  if (!/^[A-Z]{3}$/i.test(row.text('payoutCurrency'))) return undefined;
  const rate = /\d/.test(row.text('exchangeRate')) ? row.number('exchangeRate') : undefined;
  const [net, gross] = [row.amount('net'), row.number('gross')];
  if (!rate || net === undefined || !gross) return rate;
  const total = row.rounded(product(gross, rate));
  const factor = rate.units / 10 ** rate.scale;
  const fees = Math.abs(feesOf(row, row.amount));
  // Fees are in either currency.
  const isBorneOut = [fees, fees * factor].some(
    (fee) => Math.abs(Math.abs(total) - fee - Math.abs(net)) <= 2 + Math.abs(total) / 100,
  );
  return isBorneOut ? rate : undefined;
}

function converted(row: Row<Column>, column: Column, rate: PlainNumber): number | undefined {
  if (column === 'net') return row.amount(column);
  const number = row.number(column);
  return number && row.rounded(product(number, rate));
}

/** Cells without a value have a dash. */
function filled(text: string): string {
  return /^[\s\-–—]*$/.test(text) ? '' : text;
}

/** Fees are negative, or positive in older reports; a credit on a refund has the other sign. */
function feesOf(row: Row<Column>, money: Money): number {
  const [gross, net] = [money('gross'), money('net')];
  // The file has the net amount in the currency of the shop: the fee is what is missing in it.
  if (money !== row.amount && gross !== undefined && net !== undefined) return Math.abs(gross) - Math.abs(net);
  return feeColumns.reduce((sum, column) => sum + (money(column) ?? 0), 0);
}

function addOrder(row: Row<Column>, money: Money, order: string, at: Fact['at']) {
  if (order === '') return row.refuse('order', 'The order number is missing');
  const [gross, net] = [money('gross'), money('net')];
  const fee = Math.abs(feesOf(row, money));
  const [shipping = 0, taxes = 0] = [money('shipping'), money('tax')];
  const subtotal = subtotalOf(row, money, shipping + taxes);
  if (subtotal === undefined) return row.refuse('subtotal', 'The amount is missing');
  const [item, itemId] = [filled(row.text('item')), filled(row.text('itemId'))];
  const key = filled(row.text('transactionId')) || itemId || filled(row.text('reference')) || order;
  // Of an order of several items, the first row has its amounts, and those below have the items.
  if (gross === undefined && net === undefined) return addItem(row, money, order, key, subtotal, at);
  const texts = {
    type: 'sale',
    channel: 'Online',
    tender: 'eBay',
    customerId: row.text('buyer'),
    customerName: row.text('name'),
  };
  row.add({
    role: 'order',
    id: order,
    key,
    at,
    texts,
    amounts: {
      itemSales: subtotal + shipping,
      serviceCharges: 0,
      returns: 0,
      discounts: 0,
      comps: 0,
      taxes,
      partialRefunds: 0,
      totalCollected: net === undefined ? subtotal + shipping + taxes : net + fee,
      fee,
    },
  });
  if (item !== '' || itemId !== '') addItem(row, money, order, key, subtotal);
}

/** What was sold, without the other parts. Amounts that are converted one by one may be a cent off their sum. */
function subtotalOf(row: Row<Column>, money: Money, others: number): number | undefined {
  const [subtotal, gross] = [money('subtotal'), money('gross')];
  if (gross === undefined) return subtotal;
  const tolerance = money === row.amount ? 0 : 2;
  return subtotal === undefined || Math.abs(subtotal + others - gross) <= tolerance ? gross - others : subtotal;
}

function addItem(row: Row<Column>, money: Money, order: string, key: string, subtotal: number, at?: Fact['at']) {
  const [shipping = 0, taxes = 0, quantity] = [money('shipping'), money('tax'), row.number('quantity')];
  row.add({
    role: 'line',
    id: order,
    key,
    at,
    item: itemOf({ name: filled(row.text('item')), sku: filled(row.text('sku')), gross: subtotal, quantity }),
    amounts: {
      gross: subtotal,
      quantity: quantity ? quantity.units / 10 ** quantity.scale : 1,
      discount: 0,
      tax: taxes,
    },
  });
  if (shipping !== 0) row.add({ ...extraLine(order, 'Shipping', shipping, { tax: 0 }), key: `shipping ${key}` });
}

function addRefund(row: Row<Column>, money: Money, order: string, at: Fact['at']) {
  const net = money('net') ?? money('gross');
  if (net === undefined) return row.refuse('net', 'The amount is missing');
  const [shipping = 0, taxes = 0] = [money('shipping'), money('tax')];
  const subtotal = money('subtotal') === undefined ? undefined : subtotalOf(row, money, shipping + taxes);
  const credit = Math.abs(feesOf(row, money));
  const total = net - credit;
  const returned = subtotal === undefined ? 0 : Math.abs(subtotal) + Math.abs(shipping);
  const reference = filled(row.text('reference'));
  const id = `${order}/refund ${reference || `${row.text('type')} ${row.text('date')}`}`;
  row.add({
    role: 'order',
    id,
    ...(reference !== '' && { key: `${id} ${row.text('transactionId')}` }),
    at,
    texts: {
      type: 'refund',
      channel: 'Online',
      tender: 'eBay',
      refundOf: order,
      customerId: row.text('buyer'),
      customerName: row.text('name'),
    },
    amounts: {
      itemSales: 0,
      serviceCharges: 0,
      returns: returned,
      discounts: 0,
      comps: 0,
      taxes: 0 - Math.abs(taxes),
      partialRefunds: 0 - total - returned - Math.abs(taxes),
      totalCollected: total,
      fee: 0 - credit,
    },
  });
}

/** Shipping labels, advertising and other charges, and their credits. */
function addFee(row: Row<Column>, money: Money, order: string, at: Fact['at']) {
  const net = money('net') ?? money('gross');
  if (net === undefined) return row.refuse('net', 'The amount is missing');
  const id = `${filled(row.text('reference')) || `${order} ${row.text('date')}`}/${row.text('type')}`;
  row.add({
    role: 'order',
    id,
    at,
    texts: { type: net > 0 ? 'refund' : 'sale', kind: 'Fee', description: row.text('description') || row.text('type') },
    amounts: {
      itemSales: 0,
      serviceCharges: 0,
      returns: 0,
      discounts: 0,
      comps: 0,
      taxes: 0,
      tips: 0,
      partialRefunds: 0,
      totalCollected: 0,
      fee: 0 - net,
    },
  });
}
