import { capitalized } from '@back-office/shared/format';
import type { Fact } from '../facts/fact';
import { product } from '../reading/numbers';
import { itemOf, lineQuantity } from './lineFacts';
import { sumOf } from '../facts/maybe';
import { defineReader, type Row } from './reader';
import { otherCurrencies } from './movementFacts';

type Column = keyof typeof columns;

const columns = {
  // Squarespace has the same columns, two of them by other names.
  id: ['Name', 'Order ID'],
  email: ['Email'],
  status: ['Financial Status'],
  created: ['Created at'],
  paidAt: ['Paid at'],
  currency: ['Currency'],
  subtotal: ['Subtotal'],
  shipping: ['Shipping'],
  taxes: ['Taxes'],
  total: ['Total'],
  discount: ['Discount Amount'],
  quantity: ['Lineitem quantity'],
  item: ['Lineitem name'],
  price: ['Lineitem price'],
  sku: ['Lineitem sku'],
  lineDiscount: ['Lineitem discount'],
  isShipped: ['Lineitem requires shipping'],
  isTaxable: ['Lineitem taxable'],
  customerName: ['Billing Name'],
  canceled: ['Cancelled at'],
  method: ['Payment Method'],
  refunded: ['Refunded Amount', 'Amount Refunded'],
  outstanding: ['Outstanding Balance'],
  employee: ['Employee'],
  location: ['Location'],
  vendor: ['Vendor'],
  source: ['Source'],
  duties: ['Duties'],
} as const;

/** Fields of the order stand on its first row alone; each row has one item. `Refunded Amount` is positive, without a date. */
export const shopifyOrders = defineReader<Column>({
  kind: 'shopify-orders',
  label: 'Shopify orders',
  family: 'shopify',
  columns,
  required: ['id', 'status', 'item', 'price', 'created'],
  currencies: ['currency'],
  amounts: ['subtotal', 'total', 'taxes', 'price', 'shipping'],
  isEdited: true,
  read(row) {
    const id = row.text('id') || row.previousId;
    if (id === '') return row.refuse('id', 'The order name is missing');
    const isFirst = row.text('status') !== '' || row.text('total') !== '';
    if (row.isForeign('currency')) return row.refuse('currency', otherCurrencies);
    if (isFirst) {
      row.add(orderOf(row, id));
      const shipping = row.amount('shipping') ?? 0;
      if (shipping !== 0) row.add(extraLine(id, 'Shipping', shipping));
      const duties = row.amount('duties') ?? 0;
      if (duties !== 0) row.add(extraLine(id, 'Duties', duties));
    }
    if (row.text('item') !== '' || row.text('price') !== '') addLine(row, id);
  },
});

function addLine(row: Row<Column>, id: string) {
  const [quantity, price] = [row.number('quantity'), row.number('price')];
  if (!price) return row.refuse('price', 'The price is missing');
  const gross = row.rounded(product(quantity ?? { units: 1, scale: 0 }, price));
  if (isGiftCard(row)) return row.add(giftCardOf(id, gross));
  const discount = row.amount('lineDiscount');
  const [, name = row.text('item'), variation = ''] = /^(.*?) - (.*)$/.exec(row.text('item')) ?? [];
  row.add({
    role: 'line',
    id,
    item: itemOf({ name, variation, sku: row.text('sku'), category: row.text('vendor'), gross, quantity }),
    amounts: {
      gross,
      quantity: lineQuantity(gross, quantity),
      discount: discount ? Math.abs(discount) : undefined,
    },
  });
}

/** A gift card is paid now and sold when it is redeemed. */
function isGiftCard(row: Row<Column>): boolean {
  const isNo = (column: 'isShipped' | 'isTaxable') => /^false$/i.test(row.text(column));
  return isNo('isShipped') && isNo('isTaxable') && giftCardNames.test(row.text('item'));
}

const giftCardNames =
  /^(?:e-?)?(?:gift ?card|geschenkgutschein|geschenkkarte|carte[- ]cadeau|tarjeta (?:de )?regalo|buono regalo|cadeaubon|cart[ãa]o[- ]presente)/i;

/** Moves the price of a gift card from the sales of its order. */
function giftCardOf(id: string, price: number): Fact {
  return {
    role: 'order',
    id,
    amounts: {
      itemSales: 0 - price,
      giftCardSales: price,
      discounts: 0,
      serviceCharges: 0,
      returns: 0,
      comps: 0,
      taxes: 0,
      partialRefunds: 0,
      totalCollected: 0,
      giftCardRedeemed: 0,
    },
  };
}

/** What an order charges beside its items. */
export function extraLine(id: string, name: string, gross: number, amounts: Fact['amounts'] = {}): Fact {
  return {
    role: 'line',
    id,
    key: name.toLowerCase(),
    item: { name, category: name, sku: '', unit: '', price: Math.abs(gross) },
    amounts: { quantity: gross < 0 ? -1 : 1, gross, discount: 0, ...amounts },
  };
}

function orderOf(row: Row<Column>, id: string): Fact {
  const status = row.text('status').toLowerCase();
  const at = row.time('created');
  const [total, discounts = 0] = [row.amount('total'), row.amount('discount')];
  const taxes = row.has('taxes') ? (row.amount('taxes') ?? 0) : undefined;
  const refunded = Math.abs(row.amount('refunded') ?? 0);
  const methods = row.text('method').split(/ *\+ */);
  const paid = paidOf(row, status, total);
  const netSales = netSalesOf(row, total, taxes);
  const isVoid = status === 'voided' || (row.text('canceled') !== '' && paid === 0);
  return {
    role: 'order',
    id,
    key: id,
    at,
    texts: {
      status: statusText(status),
      undatedRefunds: refunded > 0 ? 'yes' : '',
      void: isVoid ? 'The order was canceled before it was paid' : '',
      tender: [...new Set(methods.map(tenderOf))].join(', '),
      method: /^cash$/i.test(row.text('method')) ? 'cash' : 'card',
      channel: row.text('source') === 'pos' ? 'In-Store' : 'Online',
      source: row.text('source'),
      location: row.text('location'),
      staff: row.text('employee'),
      customerId: row.text('email'),
      customerName: row.text('customerName'),
    },
    amounts: {
      itemSales: netSales === undefined ? undefined : netSales + Math.abs(discounts),
      discounts: Math.abs(discounts),
      serviceCharges: 0,
      returns: 0,
      comps: 0,
      giftCardSales: 0,
      giftCardRedeemed: redeemedOf(methods, paid),
      taxes,
      partialRefunds: refunded,
      totalCollected: paid === undefined ? undefined : paid - refunded,
    },
  };
}

/**
 * The total without taxes, whether they are included in prices or not. A total above all its parts has a tip, which has no
 * column; with taxes, that is certain only where they are never included.
 */
function netSalesOf(row: Row<Column>, total: number | undefined, taxes: number | undefined): number | undefined {
  const parts = sumOf([row.amount('subtotal'), row.amount('shipping') ?? 0, row.amount('duties') ?? 0]);
  if (total === undefined || taxes === undefined) return parts;
  const whole =
    parts === undefined || !/^cash$/i.test(row.text('method')) ? undefined : roundedFrom(total, parts, taxes);
  if (parts !== undefined && whole !== undefined) return whole === parts ? parts - taxes : parts;
  const areTaxesOnTop = taxes === 0 || /^(?:USD|CAD)$/i.test(row.text('currency'));
  return parts !== undefined && areTaxesOnTop && total > parts + taxes ? parts : total - taxes;
}

/** The parts of an order without or with the taxes, of which its total is the next amount that coins can make. */
function roundedFrom(total: number, parts: number, taxes: number): number | undefined {
  const wholes = [parts + taxes, parts];
  return wholes.includes(total) ? undefined : wholes.find((whole) => Math.abs(total - whole) <= maxCashRounding);
}

/** Half of ten cents, where that is the smallest coin. */
const maxCashRounding = 5;

/** What was paid before refunds. */
function paidOf(row: Row<Column>, status: string, total: number | undefined): number | undefined {
  const outstanding = row.amount('outstanding');
  if (['pending', 'authorized', 'unpaid', 'expired', 'voided'].includes(status)) return 0;
  if (status !== 'partially_paid') return total;
  return total === undefined || outstanding === undefined ? undefined : total - outstanding;
}

function statusText(status: string): string {
  if (status === 'paid' || status === '') return 'Completed';
  return capitalized(status.replaceAll('_', ' '));
}

/** Of several payments, the file has the sum alone. */
function redeemedOf(methods: readonly string[], paid: number | undefined): number | undefined {
  if (!methods.some(isRedeemed)) return 0;
  return methods.every(isRedeemed) ? paid : undefined;
}

function isRedeemed(method: string): boolean {
  return /^gift[ _]?card$/i.test(method);
}

/** By the names that reports know, where the gateway says which. */
function tenderOf(method: string): string {
  if (isRedeemed(method)) return 'Gift Card';
  if (/shopify payments|stripe|card/i.test(method) && !/gift/i.test(method)) return 'Card';
  return /^cash/i.test(method) ? 'Cash' : method;
}
