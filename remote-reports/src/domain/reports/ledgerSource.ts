import { addDays, dayCount, firstDay, type Cents, type Day } from '@back-office/shared/format';
import { customerText, feeKind, partOf, type Transaction } from '@back-office/shared/ledger';
import { itemOf, type LedgerLine } from './ledgerLines';
import type { Figure, ReportSource } from './reportSource';

/**
 * The ledger as a source of reports. It has no voids, modifiers, variations, vendors, menus, commissions and names of
 * discounts. Amounts have the sign that a sales report shows: deductions are negative.
 */
export const ledgerSource: ReportSource<LedgerLine> = {
  transactionOf: ({ row }) => row,
  idOf: ({ row }) => row.id,
  texts: {
    'item-name': (line) => itemOf(line)?.name ?? '',
    category: (line) => itemOf(line)?.category ?? '',
    'reporting-category': (line) => itemOf(line)?.category ?? '',
    sku: (line) => itemOf(line)?.sku ?? '',
    unit: (line) => itemOf(line)?.unit ?? '',
    'itemization-type': (line) => itemizationOf(line),
    location: ({ row }) => row.location,
    channel: ({ row }) => row.channel,
    source: ({ row }) => row.source,
    'device-name': ({ row }) => row.device,
    'device-nickname': ({ row }) => row.deviceNickname,
    'transaction-id': ({ row }) => row.id,
    'payment-id': ({ row }) => (row.totalCollected === 0 ? '' : row.id),
    'payment-method': ({ row }) => (row.paymentMethod === 'card' ? 'Card' : 'Cash'),
    'transaction-status': ({ row }) => row.status,
    'transaction-type': ({ row }) => (row.type === 'sale' ? 'Sale' : 'Refund'),
    'attributed-to': ({ row }) => row.staff,
    'collected-by': ({ row }) => row.staffName,
    tender: ({ row }) => row.tender,
    'discount-use': ({ row }) => (row.discounts + row.comps === 0 ? 'Without discount' : 'With discount'),
    'refund-reason': ({ row }) => row.refundReason,
    'fee-kind': ({ row }) => feeKindOf(row),
    customer: ({ row }) => customerText(row),
    'customer-id': ({ row }) => row.customerId,
    date: ({ row }) => row.date,
    time: ({ row }) => row.time,
    'time-zone': ({ row }) => row.timeZone,
    hour: ({ row }) => hourOf(row.minute),
    weekday: ({ row }) => calendarOf(row.date).weekday,
    week: ({ row }) => calendarOf(row.date).week,
    month: ({ row }) => calendarOf(row.date).month,
  },
  figures: {
    price: { by: 'same', of: (line) => itemOf(line)?.price ?? 0 },
    'gross-sales': { by: 'total', of: ['item-sales', 'service-charges'] },
    'net-sales': { by: 'total', of: ['gross-sales', 'returns', 'amount-discounted'] },
    tax: amount((row) => row.taxes),
    refunds: { by: 'total', of: ['returns', 'partial-refunds'] },
    'items-sold': { by: 'sum', of: itemsSold },
    'units-sold': { by: 'sum', of: itemsSold },
    'items-refunded': { by: 'sum', of: itemsReturned },
    'units-refunded': { by: 'sum', of: itemsReturned },
    quantity: { by: 'sum', of: (line) => itemsSold(line) - itemsReturned(line) },
    'amount-discounted': { by: 'total', of: ['discount-amount', 'amount-comped'] },
    'discount-amount': deduction((row) => row.discounts),
    'amount-comped': deduction((row) => row.comps),
    'discounts-applied': { by: 'count', of: ({ row }) => row.discounts !== 0 },
    comps: { by: 'count', of: ({ row }) => row.comps !== 0 },
    'transaction-count': { by: 'count', of: () => true },
    'sale-count': { by: 'count', of: ({ row }) => row.type === 'sale' && row.status === 'Completed' },
    'return-count': { by: 'count', of: ({ row }) => row.returns !== 0 || row.partialRefunds !== 0 },
    'item-sales': amount((row) => row.itemSales),
    'service-charges': { by: 'total', of: ['covid-service-charge', 'setup-cost', 'auto-gratuity'] },
    'covid-service-charge': amount((row) => row.charges.covidServiceCharge),
    'setup-cost': amount((row) => row.charges.setupCost),
    'auto-gratuity': amount((row) => row.charges.autoGratuity),
    returns: { by: 'sum', of: ({ row, share }) => 0 - partOf(row.returns, share.returned) },
    'partial-refunds': deduction((row) => row.partialRefunds),
    tips: amount((row) => row.tips),
    'tips-and-gratuity': { by: 'total', of: ['tips', 'auto-gratuity'] },
    'gift-card-sales': amount((row) => row.giftCardSales),
    'total-sales': { by: 'total', of: ['net-sales', 'gift-card-sales', 'tax', 'tips'] },
    'taxable-sales': amount((row) => (row.taxes === 0 ? 0 : row.netSales)),
    'untaxed-sales': amount((row) => (row.taxes === 0 ? row.netSales : 0)),
    'tax-collected': amount((row) => (row.type === 'sale' ? row.taxes : 0)),
    'tax-refunded': amount((row) => (row.type === 'refund' ? row.taxes : 0)),
    'deposits-collected': amount((row) => row.depositCollected),
    'deposits-redeemed': deduction((row) => row.depositRedeemed),
    'deposits-net': { by: 'total', of: ['deposits-collected', 'deposits-redeemed'] },
    payments: amount((row) => row.totalCollected),
    'payments-collected': amount((row) => Math.max(0, row.totalCollected)),
    'payments-refunded': amount((row) => Math.min(0, row.totalCollected)),
    'processing-fees': deduction((row) => (feeKind(row.channel) === 'invoice' ? 0 : row.fee)),
    'invoice-fees': deduction((row) => (feeKind(row.channel) === 'invoice' ? row.fee : 0)),
    fees: { by: 'total', of: ['processing-fees', 'invoice-fees'] },
    'net-total': { by: 'total', of: ['payments', 'fees'] },
    'average-sale': { by: 'quotient', of: 'total-sales', over: 'sale-count' },
    'net-sales-share': { by: 'share', of: 'net-sales' },
    'payment-share': { by: 'share', of: 'payments' },
    'fee-rate': { by: 'quotient', of: 'fees', over: 'payments' },
    'tip-rate': { by: 'quotient', of: 'tips', over: 'net-sales' },
  },
};

function amount(of: (row: Transaction) => Cents): Figure<LedgerLine> {
  return { by: 'sum', of: ({ row, share }) => partOf(of(row), share.other) };
}

/** Subtracted, never negated, so that no figure is negative zero. */
function deduction(of: (row: Transaction) => Cents): Figure<LedgerLine> {
  return { by: 'sum', of: ({ row, share }) => 0 - partOf(of(row), share.other) };
}

/** Ordered items with a deposit are sold when the sale is complete. */
function itemsSold({ row, share: { lineItem } }: LedgerLine): number {
  if (lineItem === undefined || lineItem.isReturned || row.type !== 'sale' || row.status !== 'Completed') return 0;
  return lineItem.quantity;
}

function itemsReturned({ share: { lineItem } }: LedgerLine): number {
  return lineItem?.isReturned ? lineItem.quantity : 0;
}

function itemizationOf({ row, share }: LedgerLine): string {
  if (share.lineItem) return 'Item';
  return row.giftCardSales === 0 ? 'Other' : 'Gift card';
}

function feeKindOf({ fee, channel }: Transaction): string {
  if (fee === 0) return 'No fee';
  return feeKind(channel) === 'invoice' ? 'Invoice fee' : 'Processing fee';
}

/** `08` for a minute of the day. */
export function hourOf(minute: number): string {
  return hours[Math.floor(minute / 60)] ?? '';
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

interface CalendarTexts {
  readonly weekday: string;
  readonly week: Day;
  readonly month: string;
}

const calendar = new Map<Day, CalendarTexts>();

/** Looked up, because every line asks. The first day on which pickers open, January 1, 2000, was a Saturday. */
export function calendarOf(day: Day): CalendarTexts {
  const known = calendar.get(day);
  if (known) return known;
  const sinceSunday = (((dayCount({ from: firstDay, to: day }) + 5) % 7) + 7) % 7;
  const texts = { weekday: String(sinceSunday), week: addDays(day, -sinceSunday), month: day.slice(0, 7) };
  calendar.set(day, texts);
  return texts;
}
