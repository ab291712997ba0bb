import type { ReportSource } from '../reports/reportSource';
import type { SampleRow } from './sampleRows';

/** The sample rows as a source of reports. They have no modifiers, variations, vendors, and custom attributes. */
export const sampleSource: ReportSource<SampleRow> = {
  transactionOf: (row) => row,
  idOf: () => undefined,
  texts: {
    'item-name': (row) => row.itemName,
    'itemization-type': (row) => row.itemizationType,
    gtin: (row) => row.gtin,
    sku: (row) => row.sku,
    unit: (row) => row.unit,
    category: (row) => row.categories,
    'reporting-category': (row) => row.reportingCategory,
    'category-rollup': (row) => row.categoryRollup,
    'discount-name': (row) => row.discountName,
    'discount-use': (row) => (row.amountDiscounted === 0 ? 'Without discount' : 'With discount'),
    location: (row) => row.location,
    menu: (row) => row.menu,
    channel: (row) => row.channel,
    source: (row) => sourceOf(row),
    'device-name': (row) => row.deviceName,
    'device-nickname': (row) => row.deviceNickname,
    'dining-option': (row) => row.diningOption,
    'fulfillment-method': (row) => fulfillment[row.diningOption] ?? row.diningOption,
    'transaction-id': (row) => row.transactionId,
    'payment-id': (row) => row.paymentId,
    'payment-method': (row) => (row.paymentId.startsWith('CARD') ? 'Card' : 'Cash'),
    'transaction-status': () => 'Completed',
    'transaction-type': () => 'Sale',
    'attributed-to': (row) => row.attributedToEmployee,
    'collected-by': (row) => row.attributedToEmployee,
    date: (row) => row.dateTransaction,
    time: (row) => row.time,
    'time-zone': (row) => row.timeZone,
    hour: (row) => hourOf(row.time),
    weekday: (row) => String(new Date(row.dateTransaction).getUTCDay()),
  },
  figures: {
    price: { by: 'same', of: (row) => row.price },
    'gross-sales': sum((row) => row.grossSales),
    'net-sales': sum((row) => row.netSales),
    tax: sum((row) => row.tax),
    refunds: sum((row) => row.refunds),
    'items-sold': sum((row) => row.itemsSold),
    'units-sold': sum((row) => row.unitsSold),
    'items-refunded': sum((row) => row.itemsRefunded),
    'units-refunded': sum((row) => row.unitsRefunded),
    quantity: sum((row) => row.qty),
    'amount-discounted': sum((row) => row.amountDiscounted),
    'discount-amount': sum((row) => row.discountAmount),
    'discounts-applied': sum((row) => row.discountsApplied),
    'amount-comped': sum((row) => row.amountDiscounted - row.discountAmount),
    'items-comped': sum((row) => row.comps),
    comps: sum((row) => row.comps),
    void: sum((row) => row.void),
    'items-voided': sum((row) => row.void),
    'amount-voided': sum((row) => 0 - row.void * row.price),
    commission: sum((row) => row.commission),
    'transaction-count': sum((row) => row.transactionCount),
    'sale-count': sum((row) => row.transactionCount),
    'return-count': sum((row) => row.itemsRefunded),
    'total-sales': sum((row) => row.netSales + row.tax),
    'average-sale': { by: 'quotient', of: 'total-sales', over: 'sale-count' },
  },
};

const fulfillment: Readonly<Record<string, string>> = { 'For here': 'In store', 'To go': 'Pickup' };

function sourceOf({ channel }: SampleRow): string {
  return channel === 'Online' ? 'Online store' : 'Point of sale';
}

function sum(of: (row: SampleRow) => number) {
  return { by: 'sum', of } as const;
}

/** `1:05 PM` is `13`. */
function hourOf(time: string): string {
  const hour = (Number.parseInt(time, 10) % 12) + (time.endsWith('PM') ? 12 : 0);
  return String(hour).padStart(2, '0');
}
