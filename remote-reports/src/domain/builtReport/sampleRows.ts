import { addDays, type Cents, type Day } from '@back-office/shared/format';
import { defaultRange, type Random } from '@back-office/shared/ledger';

/**
 * One of the 50 rows that stand in for what the ledger does not have, such as menus and discount names. Amounts are
 * whole cents and have the sign of a report: deductions are negative.
 */
export interface SampleRow {
  readonly itemName: string;
  readonly itemizationType: string;
  readonly gtin: string;
  readonly sku: string;
  readonly location: string;
  readonly menu: string;
  readonly categories: string;
  readonly reportingCategory: string;
  readonly categoryRollup: string;
  readonly grossSales: Cents;
  readonly netSales: Cents;
  readonly tax: Cents;
  readonly discountAmount: Cents;
  readonly discountName: string;
  readonly comps: number;
  readonly void: number;
  readonly itemsRefunded: number;
  readonly itemsSold: number;
  readonly unit: string;
  readonly unitsRefunded: number;
  readonly unitsSold: number;
  readonly refunds: Cents;
  readonly deviceName: string;
  readonly deviceNickname: string;
  readonly qty: number;
  readonly channel: string;
  readonly transactionCount: number;
  readonly amountDiscounted: Cents;
  readonly discountsApplied: number;
  readonly price: Cents;
  readonly transactionId: string;
  /** Starts with the payment method: `CARD-1001`. */
  readonly paymentId: string;
  readonly diningOption: string;
  readonly commission: Cents;
  readonly attributedToEmployee: string;
  readonly dateTransaction: Day;
  /** `8:52 AM` */
  readonly time: string;
  readonly timeZone: string;
}

const sampleRowCount = 50;

const baseItems = [
  ['Sourdough Loaf', '0012000001086', 'BAK-0101', 'Breakfast', 'Bread', 'Bakery', 'Food', 950],
  ['Linen Apron', '0012000001093', 'HOM-0702', 'Gifts', 'Kitchen textiles', 'Home', 'Goods', 4400],
  ['Single-Origin Beans', '0012000001109', 'COF-0204', 'All day', 'Coffee beans', 'Coffee', 'Food', 3200],
  ['Chef’s Knife', '0012000001116', 'EQP-0322', 'Gifts', 'Knives', 'Equipment', 'Goods', 12_900],
  ['Olive Oil', '0012000001123', 'PAN-0520', 'All day', 'Oils', 'Pantry', 'Food', 2200],
] as const;

const places = [
  ['Location 1', 'Register 1', 'Front counter', 'In-Store', 'For here'],
  ['Location 2', 'Register 2', 'Bakery counter', 'In-Store', 'To go'],
  ['Location 1', 'Online checkout', '', 'Online', 'Delivery'],
  ['Location 3', 'Terminal 3', 'Market stall', 'In-Person', 'To go'],
] as const;

const staff = ['Maya Duarte', 'Owen Reyes', 'Priya Nair', 'Theo Lindqvist'] as const;
const taxRate = 0.08;
const commissionRate = 0.05;
const discountRate = 0.1;
const maxQuantity = 9;
const firstHour = 8;
const openHours = 10;

/** The rows of one page load. They cycle over five items, whose names get a number from the sixth row on. */
export function createSampleRows(random: Random): readonly SampleRow[] {
  return Array.from({ length: sampleRowCount }, (_, index) => sampleRow(index, random));
}

function sampleRow(index: number, random: Random): SampleRow {
  const round = Math.floor(index / baseItems.length) + 1;
  const [name, gtin, sku, menu, category, reportingCategory, rollup, price] = pick(baseItems, index);
  const [location, deviceName, deviceNickname, channel, diningOption] = pick(places, whole(random, places.length));
  const quantity = 1 + whole(random, maxQuantity);
  const isDiscounted = random() < 0.2;
  const isRefunded = random() < 0.1;
  const isComped = !isDiscounted && random() < 0.06;
  const grossSales = price * quantity;
  const reduction = isComped ? price : Math.round(isDiscounted ? grossSales * discountRate : 0);
  const refund = isRefunded ? price : 0;
  const netSales = grossSales - reduction - refund;
  return {
    itemName: round === 1 ? name : `${name} ${round}`,
    itemizationType: 'Item',
    gtin,
    sku: round === 1 ? sku : `${sku}-${round}`,
    location,
    menu,
    categories: category,
    reportingCategory,
    categoryRollup: `${rollup} › ${reportingCategory}`,
    grossSales,
    netSales,
    tax: Math.round(netSales * taxRate),
    discountAmount: isDiscounted ? 0 - reduction : 0,
    discountName: isDiscounted ? 'Regulars 10%' : '',
    comps: Number(isComped),
    void: Number(random() < 0.05),
    itemsRefunded: Number(isRefunded),
    itemsSold: quantity,
    unit: 'ea',
    unitsRefunded: Number(isRefunded),
    unitsSold: quantity,
    refunds: 0 - refund,
    deviceName,
    deviceNickname,
    qty: quantity - Number(isRefunded),
    channel,
    transactionCount: 1,
    amountDiscounted: 0 - reduction,
    discountsApplied: Number(isDiscounted),
    price,
    transactionId: `SMP-${1001 + index}`,
    paymentId: `${random() < 0.7 ? 'CARD' : 'CASH'}-${1001 + index}`,
    diningOption,
    commission: Math.round(netSales * commissionRate),
    attributedToEmployee: pick(staff, whole(random, staff.length)),
    dateTransaction: addDays(defaultRange.from, whole(random, 7)),
    time: timeText(firstHour + whole(random, openHours), whole(random, 60)),
    timeZone: 'EDT',
  };
}

function whole(random: Random, below: number): number {
  return Math.floor(random() * below);
}

function pick<List extends readonly unknown[]>(list: List, index: number): List[number] {
  return list[index % list.length];
}

function timeText(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
