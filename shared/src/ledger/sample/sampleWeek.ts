import type { Cents } from '@back-office/shared/format';
import type { LineItem } from '../model/lines';
import { soldItem, type SoldItem } from './soldItems';
import { registers, type Register, type StaffName } from './registers';
import type { Tender } from '../model/tenders';
import type { IdPrefix, ServiceCharges } from '../model/transaction';

/** A transaction of an ordinary week, before its amounts and time are varied. Money in cents at list price. */
export interface Template {
  readonly prefix: IdPrefix;
  /** Earliest minute of the day; a random delay of up to nine minutes is added. */
  readonly minute: number;
  readonly register: Register;
  readonly staff: StaffName;
  readonly tender: Tender;
  readonly lines: readonly LineItem[];
  /** Only if it cannot be derived from the items. */
  readonly description?: string;
  /** Templates of one day with the same number have the same customer. */
  readonly customer: number;
  readonly isUntaxed?: boolean;
  readonly charges?: Partial<ServiceCharges<Cents>>;
  readonly discount?: Cents;
  readonly comp?: Cents;
  readonly tip?: Cents;
  readonly giftCard?: Cents;
  /** Makes the transaction Partially Paid, with nothing sold yet. */
  readonly deposit?: Cents;
  readonly redeems?: EarlierTemplate;
  readonly refund?: Refund;
}

/** A template some days earlier. */
export interface EarlierTemplate {
  readonly daysBefore: number;
  /** Position in its day, from 0. */
  readonly index: number;
}

interface Refund extends EarlierTemplate {
  readonly reason: string;
  /** Refunded without goods coming back. If missing, all lines are returned. */
  readonly byAmount?: Cents;
}

const one = (item: SoldItem): LineItem => ({ item, quantity: 1 });
const some = (quantity: number, item: SoldItem): LineItem => ({ item, quantity });
const back = (item: SoldItem): LineItem => ({ item, quantity: 1, isReturned: true });
const at = (hour: number, minute: number) => hour * 60 + minute;

const { sourdough, beans, pourOver, cheddar, oliveOil, passata } = soldItem;
const { honey, knife, platter, workshop, granola, coldBrew } = soldItem;
const { counter, cafe, kitchen, market, web, invoices, bookings } = registers;

const shop = { prefix: 'PAY', register: counter, staff: 'Owen Reyes', tender: 'Card' } as const;

/**
 * Sunday first: 2, 3, 3, 3, 3, 4 and 4 transactions a day. Every kind of transaction occurs within the week, and each
 * day sells at least eight different items.
 */
export const sampleWeek: readonly (readonly Template[])[] = [
  [
    {
      ...shop,
      minute: at(8, 52),
      tender: 'Cash',
      lines: [some(2, sourdough), one(granola), one(coldBrew), one(cheddar)],
      customer: 0,
    },
    // Three bags: after closed days up to three returns refer to this sale, one bag each.
    { ...shop, minute: at(10, 17), lines: [some(3, beans), one(honey), one(oliveOil), one(passata)], customer: 1 },
  ],
  [
    {
      ...shop,
      minute: at(9, 5),
      staff: 'Priya Nair',
      tender: 'Digital Wallet',
      lines: [some(3, honey), one(sourdough), one(granola), one(cheddar), one(coldBrew)],
      customer: 0,
    },
    {
      prefix: 'TXN',
      minute: at(12, 41),
      register: web,
      staff: 'Theo Lindqvist',
      tender: 'Card',
      lines: [one(knife), one(oliveOil), one(beans)],
      customer: 1,
    },
    {
      ...shop,
      prefix: 'RET',
      minute: at(15, 20),
      staff: 'Priya Nair',
      lines: [back(beans)],
      customer: 1,
      refund: { daysBefore: 1, index: 1, reason: 'Wrong roast' },
    },
  ],
  [
    {
      ...shop,
      minute: at(8, 39),
      lines: [one(sourdough), one(granola), one(honey), one(cheddar), one(oliveOil), one(coldBrew)],
      tip: 200,
      customer: 0,
    },
    {
      prefix: 'APT',
      minute: at(13, 0),
      register: bookings,
      staff: 'Maya Duarte',
      tender: 'Card',
      lines: [some(2, workshop)],
      isUntaxed: true,
      customer: 1,
    },
    {
      prefix: 'TXN',
      minute: at(17, 12),
      register: market,
      staff: 'Priya Nair',
      tender: 'Card',
      lines: [some(2, passata)],
      description: 'Heirloom Tomato and Roasted Pepper Passata ×2, pre-order picked up',
      redeems: { daysBefore: 3, index: 1 },
      customer: 2,
    },
  ],
  [
    {
      prefix: 'INV',
      minute: at(10, 0),
      register: invoices,
      staff: 'Maya Duarte',
      tender: 'Card',
      lines: [some(3, platter)],
      description: 'Catering Platter ×3 order, deposit',
      deposit: 10_000,
      customer: 0,
    },
    {
      ...shop,
      minute: at(11, 48),
      lines: [one(pourOver), one(granola), one(honey), one(oliveOil)],
      tip: 500,
      customer: 1,
    },
    {
      ...shop,
      minute: at(18, 2),
      register: cafe,
      staff: 'Theo Lindqvist',
      tender: 'Cash',
      lines: [some(2, beans), some(2, sourdough), one(cheddar), one(coldBrew)],
      customer: 2,
    },
  ],
  [
    {
      prefix: 'TXN',
      minute: at(9, 33),
      register: web,
      staff: 'Theo Lindqvist',
      tender: 'Digital Wallet',
      lines: [some(4, granola), one(honey), one(beans), one(oliveOil), one(coldBrew), one(cheddar), one(sourdough)],
      customer: 0,
    },
    { ...shop, prefix: 'GC', minute: at(11, 30), lines: [], description: 'Gift card', giftCard: 5000, customer: 1 },
    {
      ...shop,
      minute: at(16, 40),
      register: kitchen,
      staff: 'Maya Duarte',
      lines: [some(4, workshop)],
      charges: { autoGratuity: 3400 },
      isUntaxed: true,
      customer: 2,
    },
  ],
  [
    {
      prefix: 'INV',
      minute: at(9, 0),
      register: invoices,
      staff: 'Maya Duarte',
      tender: 'Card',
      lines: [some(3, platter)],
      charges: { setupCost: 4500 },
      redeems: { daysBefore: 2, index: 0 },
      customer: 0,
    },
    {
      ...shop,
      minute: at(12, 9),
      tender: 'Cash',
      lines: [some(3, sourdough), some(2, cheddar), one(granola), one(coldBrew)],
      tip: 400,
      customer: 1,
    },
    {
      ...shop,
      prefix: 'EXC',
      minute: at(14, 26),
      staff: 'Priya Nair',
      tender: 'Other',
      lines: [some(2, beans), some(2, honey), back(pourOver)],
      customer: 2,
    },
    {
      ...shop,
      minute: at(17, 55),
      staff: 'Priya Nair',
      tender: 'Digital Wallet',
      lines: [one(knife), some(2, oliveOil)],
      discount: 1730,
      customer: 1,
    },
  ],
  [
    {
      prefix: 'TXN',
      minute: at(8, 20),
      register: market,
      staff: 'Theo Lindqvist',
      tender: 'Card',
      lines: [some(6, honey), some(2, oliveOil), some(2, cheddar), one(passata)],
      charges: { covidServiceCharge: 200 },
      customer: 0,
    },
    {
      prefix: 'TXN',
      minute: at(10, 44),
      register: web,
      staff: 'Theo Lindqvist',
      tender: 'Card',
      lines: [some(2, passata)],
      description: 'Heirloom Tomato and Roasted Pepper Passata ×2, pre-order',
      deposit: 4000,
      customer: 1,
    },
    {
      prefix: 'TXN',
      minute: at(13, 10),
      register: web,
      staff: 'Theo Lindqvist',
      tender: 'Card',
      lines: [one(knife)],
      description: 'Chef’s Knife, partial refund',
      customer: 1,
      refund: { daysBefore: 5, index: 1, reason: 'Arrived late', byAmount: 1200 },
    },
    {
      ...shop,
      minute: at(15, 31),
      tender: 'Cash',
      lines: [one(coldBrew), one(granola), some(2, sourdough), one(beans)],
      comp: 950,
      tip: 200,
      customer: 2,
    },
  ],
];
