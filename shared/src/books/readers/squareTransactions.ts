import { dayOfNumber } from '../../ledger/model/calendar';
import type { Fact, LocalTime } from '../facts/fact';
import { isUnpaid, refuseBlank } from './lineFacts';
import { minus, sumOf } from '../facts/maybe';
import { deduction, defineReader, type Row } from './reader';

type Column = keyof typeof columns;

const columns = {
  date: ['Date'],
  time: ['Time'],
  zone: ['Time Zone'],
  gross: ['Gross Sales'],
  discounts: ['Discounts'],
  serviceCharges: ['Service Charges'],
  net: ['Net Sales'],
  giftCardSales: ['Gift Card Sales'],
  tax: ['Tax'],
  tip: ['Tip'],
  partialRefunds: ['Partial Refunds'],
  total: ['Total Collected'],
  source: ['Source'],
  card: ['Card'],
  cash: ['Cash'],
  giftCard: ['Square Gift Card'],
  installment: ['Installment'],
  cashApp: ['Cash App'],
  otherTender: ['Other Tender'],
  otherTenderType: ['Other Tender Type'],
  fees: ['Fees'],
  netTotal: ['Net Total'],
  id: ['Transaction ID'],
  paymentId: ['Payment ID'],
  device: ['Device Name'],
  deviceNickname: ['Device Nickname'],
  staff: ['Staff Name'],
  description: ['Description'],
  event: ['Event Type'],
  location: ['Location'],
  customerId: ['Customer ID'],
  customerName: ['Customer Name'],
  refundReason: ['Refund Reason'],
  status: ['Transaction Status'],
  channel: ['Channel'],
} as const;

/** Amounts are `$8.00`, deductions and fees `-$0.36` or `($0.36)`; a refund is a row with negative amounts. */
export const squareTransactions = defineReader<Column>({
  kind: 'square-transactions',
  label: 'Square transactions',
  family: 'square',
  columns,
  required: ['date', 'gross', 'net', 'total', 'id'],
  amounts: ['gross', 'discounts', 'net', 'tax', 'total', 'fees'],
  refunds: { column: 'event', words: /refund/i, size: 'total' },
  read(row) {
    const status = row.text('status');
    if (/fail|cancel|declin|void/i.test(status)) return row.skip(`Not completed: ${status}`);
    // A refund that waits is on its way to the customer.
    if (isUnpaid(status) && !/refund/i.test(row.text('event'))) return row.skip(`Not paid: ${status}`);
    const at = row.time('date', 'time', row.text('zone'));
    if (row.text('id') === '') row.refuse('id', 'The transaction ID is missing');
    // Of a gift card, nothing else is sold.
    refuseBlank(row, row.text('gross') === row.text('net') ? ['total'] : ['gross', 'net', 'total']);
    const amount = (column: Column) => row.amount(column) ?? 0;
    const total = amount('total');
    const isRefund = row.has('event') ? /refund/i.test(row.text('event')) : total < 0;
    const id = isRefund ? refundId(row.text('id'), at) : row.text('id');
    const sales = salesOf(row, isRefund);
    const fee = feeOf(row, total);
    const tips = amount('tip');
    row.add({
      role: 'order',
      id,
      key: row.text('paymentId'),
      at,
      texts: { ...textsOf(row), type: isRefund ? 'refund' : 'sale', refundOf: isRefund ? row.text('id') : '' },
      amounts: {
        ...sales,
        comps: 0,
        giftCardSales: amount('giftCardSales'),
        taxes: amount('tax'),
        tips,
        partialRefunds: minus(amount('partialRefunds')) ?? 0,
        depositCollected: 0,
        depositRedeemed: 0,
        giftCardRedeemed: amount('giftCard'),
        totalCollected: total,
        fee,
      },
    });
    for (const payment of paymentsOf(row, id, tips, fee)) row.add(payment);
  },
});

/** A refund is a transaction of its own, also where it has the ID of its sale, of which each day may give back a part. */
export function refundId(id: string, at: LocalTime | undefined): string {
  return `${id}/refund ${at ? dayOfNumber(Math.floor(at.wall / msPerDay)) : ''}`;
}

const msPerDay = 86_400_000;

/** Gross sales without the tax that prices include: then net sales are below the discounted gross sales by it. */
export function withoutTax(gross: number, discounts: number, tax: number, net: number): number {
  const isNet = (amount: number) => amount - discounts === net || amount + discounts === net;
  return !isNet(gross) && isNet(gross - tax) ? gross - tax : gross;
}

/** Gross sales and net sales may include service charges and taxes or not: the amounts of the row decide. */
function salesOf(row: Row<Column>, isRefund: boolean) {
  const [charges, written, tax] = [
    row.amount('serviceCharges') ?? 0,
    row.amount('discounts') ?? 0,
    row.amount('tax') ?? 0,
  ];
  const net = row.amount('net') ?? 0;
  const paidFor = sumOf([net, row.amount('giftCardSales') ?? 0, tax, row.amount('tip') ?? 0]);
  const total = row.amount('total');
  const isOutside = sumOf([paidFor, charges]) === total;
  // Then the total has no tax beside the net sales.
  const isTaxed =
    tax !== 0 &&
    !isOutside &&
    paidFor !== total &&
    [0, charges].some((more) => sumOf([paidFor, more, 0 - tax]) === total);
  const sales = isTaxed ? net - tax : net;
  const gross = withoutTax(row.amount('gross') ?? 0, written, tax, sales);
  const discounts = deduction(written, gross, sales) ?? 0;
  const isWithin = charges !== 0 && gross - discounts === sales && !isOutside;
  const itemSales = isWithin ? gross - charges : gross;
  if (!isRefund && itemSales >= 0) return { itemSales, serviceCharges: charges, returns: 0, discounts };
  return { itemSales: 0, serviceCharges: 0, returns: 0 - itemSales - charges, discounts };
}

function feeOf(row: Row<Column>, total: number): number | undefined {
  const [fees, netTotal] = [row.amount('fees'), row.amount('netTotal')];
  if (fees === undefined && netTotal === undefined) return undefined;
  if (netTotal === undefined) return deduction(fees, undefined, undefined);
  return fees !== undefined && (total + fees === netTotal || total - fees === netTotal)
    ? deduction(fees, total, netTotal)
    : total - netTotal;
}

const tenders = [
  { column: 'card', tender: 'Card' },
  { column: 'cash', tender: 'Cash' },
  { column: 'giftCard', tender: 'Gift Card' },
  { column: 'installment', tender: 'Installment' },
  { column: 'cashApp', tender: 'Cash App' },
  { column: 'otherTender', tender: 'Other' },
] as const;

/** Square charges fees on cards; a tip of a split payment belongs to none of its parts for certain. */
function paymentsOf(row: Row<Column>, id: string, tips: number, fee: number | undefined): readonly Fact[] {
  const paid = tenders.flatMap(({ column, tender }) => {
    const amount = row.amount(column) ?? 0;
    const name = column === 'otherTender' ? row.text('otherTenderType') || tender : tender;
    return amount === 0 ? [] : [{ amount, tender: name, hasFee: column === 'card' || column === 'cashApp' }];
  });
  const charged = paid.filter(({ hasFee }) => hasFee).length;
  return paid.map(({ amount, tender, hasFee }) => ({
    role: 'payment',
    id,
    key: `${row.text('paymentId')} ${tender}`,
    texts: { tender, method: tender === 'Cash' ? 'cash' : 'card' },
    amounts: {
      paid: amount,
      ...(paid.length === 1 ? { tips } : tips === 0 && { tips: 0 }),
      ...partOfFee(fee, paid.length === 1 || (hasFee && charged === 1), hasFee || charged === 0),
    },
  }));
}

function partOfFee(fee: number | undefined, isAlone: boolean, mayHaveFee: boolean) {
  if (fee === undefined) return {};
  if (isAlone) return { fee };
  return fee === 0 || !mayHaveFee ? { fee: 0 } : {};
}

function textsOf(row: Row<Column>): NonNullable<Fact['texts']> {
  return {
    description: row.text('description'),
    channel: row.text('channel') || channelOf(row.text('source')),
    source: row.text('source'),
    device: row.text('device'),
    deviceNickname: row.text('deviceNickname'),
    staff: row.text('staff'),
    location: row.text('location'),
    customerId: row.text('customerId'),
    customerName: row.text('customerName'),
    refundReason: row.text('refundReason'),
  };
}

/** By the names of the channels that reports know. */
function channelOf(source: string): string {
  if (/point of sale|register|terminal/i.test(source)) return 'In-Store';
  if (/invoice/i.test(source)) return 'Invoice';
  if (/appointment/i.test(source)) return 'Appointment';
  return /online|ecommerce|checkout/i.test(source) ? 'Online' : source;
}
