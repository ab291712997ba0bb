import type { Cents } from '@back-office/shared/format';
import type { BasketLine } from '../model/basket';
import { soldItem, type SoldItem } from './soldItems';
import { tills, type StaffName, type Till } from './tills';
import type { Tender } from '../model/tenders';
import type { IdPrefix, ServiceCharges } from '../model/transaction';

/** A row of an ordinary week before chance moves its amounts (decision D13). Money in cents at list price. */
export interface Template {
  readonly prefix: IdPrefix;
  /** Earliest minute of the day; chance adds up to nine. */
  readonly minute: number;
  readonly till: Till;
  readonly staff: StaffName;
  readonly tender: Tender;
  readonly basket: readonly BasketLine[];
  /** Where the items alone do not say it. */
  readonly description?: string;
  /** Templates of one day with the same visitor are one customer who came twice. */
  readonly visitor: number;
  readonly isUntaxed?: boolean;
  readonly charges?: Partial<ServiceCharges>;
  readonly discount?: Cents;
  readonly comp?: Cents;
  readonly tip?: Cents;
  readonly giftCard?: Cents;
  /** Makes the row Partially Paid: nothing is sold yet. */
  readonly deposit?: Cents;
  readonly redeems?: EarlierRow;
  readonly refund?: Refund;
}

/** A row some days before: `row` counts that day's templates from 0. */
export interface EarlierRow {
  readonly daysBefore: number;
  readonly row: number;
}

interface Refund extends EarlierRow {
  readonly reason: string;
  /** Refunded without goods; otherwise the basket comes back. */
  readonly byAmount?: Cents;
}

const one = (item: SoldItem): BasketLine => ({ item, quantity: 1 });
const some = (quantity: number, item: SoldItem): BasketLine => ({ item, quantity });
const back = (item: SoldItem): BasketLine => ({ item, quantity: 1, isReturned: true });
const at = (hour: number, minute: number) => hour * 60 + minute;

const { sourdough, beans, pourOver, cheddar, oliveOil, passata } = soldItem;
const { honey, knife, platter, workshop, granola, coldBrew } = soldItem;
const { counter, cafe, kitchen, market, web, invoices, bookings } = tills;

const shop = { prefix: 'PAY', till: counter, staff: 'Owen Reyes', tender: 'Card' } as const;

/** Sunday first. The counts per weekday, 2 3 3 3 3 4 4, and every kind of row within one week are decision D13. */
export const sampleWeek: readonly (readonly Template[])[] = [
  [
    { ...shop, minute: at(8, 52), tender: 'Cash', basket: [some(2, sourdough), one(granola)], visitor: 0 },
    // Three bags, so that each return that can fall on this sale has a bag to give back.
    { ...shop, minute: at(10, 17), basket: [some(3, beans)], visitor: 1 },
  ],
  [
    {
      ...shop,
      minute: at(9, 5),
      staff: 'Priya Nair',
      tender: 'Digital Wallet',
      basket: [some(3, honey)],
      visitor: 0,
    },
    {
      prefix: 'TXN',
      minute: at(12, 41),
      till: web,
      staff: 'Theo Lindqvist',
      tender: 'Card',
      basket: [one(knife)],
      visitor: 1,
    },
    {
      ...shop,
      prefix: 'RET',
      minute: at(15, 20),
      staff: 'Priya Nair',
      basket: [back(beans)],
      visitor: 1,
      refund: { daysBefore: 1, row: 1, reason: 'Wrong roast' },
    },
  ],
  [
    { ...shop, minute: at(8, 39), basket: [one(sourdough), one(granola)], tip: 200, visitor: 0 },
    {
      prefix: 'APT',
      minute: at(13, 0),
      till: bookings,
      staff: 'Maya Duarte',
      tender: 'Card',
      basket: [some(2, workshop)],
      isUntaxed: true,
      visitor: 1,
    },
    {
      prefix: 'TXN',
      minute: at(17, 12),
      till: market,
      staff: 'Priya Nair',
      tender: 'Card',
      basket: [some(2, passata)],
      description: 'Heirloom Tomato and Roasted Pepper Passata ×2, pre-order picked up',
      redeems: { daysBefore: 3, row: 1 },
      visitor: 2,
    },
  ],
  [
    {
      prefix: 'INV',
      minute: at(10, 0),
      till: invoices,
      staff: 'Maya Duarte',
      tender: 'Card',
      basket: [some(3, platter)],
      description: 'Catering Platter ×3 order, deposit',
      deposit: 10_000,
      visitor: 0,
    },
    { ...shop, minute: at(11, 48), basket: [one(pourOver), one(granola)], tip: 500, visitor: 1 },
    {
      ...shop,
      minute: at(18, 2),
      till: cafe,
      staff: 'Theo Lindqvist',
      tender: 'Cash',
      basket: [some(2, beans)],
      visitor: 2,
    },
  ],
  [
    {
      prefix: 'TXN',
      minute: at(9, 33),
      till: web,
      staff: 'Theo Lindqvist',
      tender: 'Digital Wallet',
      basket: [some(4, granola), one(honey)],
      visitor: 0,
    },
    { ...shop, prefix: 'GC', minute: at(11, 30), basket: [], description: 'Gift card', giftCard: 5000, visitor: 1 },
    {
      ...shop,
      minute: at(16, 40),
      till: kitchen,
      staff: 'Maya Duarte',
      basket: [some(4, workshop)],
      charges: { autoGratuity: 3400 },
      isUntaxed: true,
      visitor: 2,
    },
  ],
  [
    {
      prefix: 'INV',
      minute: at(9, 0),
      till: invoices,
      staff: 'Maya Duarte',
      tender: 'Card',
      basket: [some(3, platter)],
      charges: { setupCost: 4500 },
      redeems: { daysBefore: 2, row: 0 },
      visitor: 0,
    },
    {
      ...shop,
      minute: at(12, 9),
      tender: 'Cash',
      basket: [some(3, sourdough), some(2, cheddar)],
      tip: 400,
      visitor: 1,
    },
    {
      ...shop,
      prefix: 'EXC',
      minute: at(14, 26),
      staff: 'Priya Nair',
      tender: 'Other',
      basket: [some(2, beans), some(2, honey), back(pourOver)],
      visitor: 2,
    },
    {
      ...shop,
      minute: at(17, 55),
      staff: 'Priya Nair',
      tender: 'Digital Wallet',
      basket: [one(knife), some(2, oliveOil)],
      discount: 1730,
      visitor: 1,
    },
  ],
  [
    {
      prefix: 'TXN',
      minute: at(8, 20),
      till: market,
      staff: 'Theo Lindqvist',
      tender: 'Card',
      basket: [some(6, honey), some(2, oliveOil)],
      charges: { covidServiceCharge: 200 },
      visitor: 0,
    },
    {
      prefix: 'TXN',
      minute: at(10, 44),
      till: web,
      staff: 'Theo Lindqvist',
      tender: 'Card',
      basket: [some(2, passata)],
      description: 'Heirloom Tomato and Roasted Pepper Passata ×2, pre-order',
      deposit: 4000,
      visitor: 1,
    },
    {
      prefix: 'TXN',
      minute: at(13, 10),
      till: web,
      staff: 'Theo Lindqvist',
      tender: 'Card',
      basket: [one(knife)],
      description: 'Chef’s Knife, partial refund',
      visitor: 1,
      refund: { daysBefore: 5, row: 1, reason: 'Arrived late', byAmount: 1200 },
    },
    {
      ...shop,
      minute: at(15, 31),
      tender: 'Cash',
      basket: [one(coldBrew), one(granola), some(2, sourdough)],
      comp: 950,
      tip: 200,
      visitor: 2,
    },
  ],
];
