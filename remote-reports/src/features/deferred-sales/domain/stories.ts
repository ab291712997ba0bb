import { formatMoney, type Cents, type Day } from '@back-office/shared/format';
import { soldItems, type LineItem } from '@back-office/shared/ledger';
import { scenarioRow, type Deal, type ScenarioRow } from './scenarioRow';

export const depositDay: Day = '2025-07-05';
export const remainingDay: Day = '2025-07-10';
export const refundDay: Day = '2025-07-15';
export const orderDay: Day = '2025-04-28';
export const fulfillmentDay: Day = '2025-05-15';

const order: Deal = {
  prefix: 'TXN',
  channel: 'Online',
  customerId: 'C-017',
  lines: [some(4, 'EQP-0310'), some(24, 'COF-0204')],
};
const invoice: Deal = {
  prefix: 'INV',
  channel: 'Invoice',
  customerId: 'C-008',
  lines: [some(4, 'CAT-0601'), some(2, 'EQP-0322'), some(1, 'PAN-0520')],
};
const appointment: Deal = {
  prefix: 'APT',
  channel: 'Appointment',
  customerId: 'C-031',
  lines: [some(2, 'CLS-0701'), some(1, 'COF-0218'), some(1, 'PAN-0541')],
};
const catering: Deal = {
  prefix: 'INV',
  channel: 'Invoice',
  customerId: 'C-044',
  lines: [some(5, 'CAT-0601'), some(2, 'COF-0204'), some(3, 'PAN-0541')],
};
const giftCard: Deal = { prefix: 'GC', channel: 'In-Store', customerId: 'C-025', lines: [] };
const purchase: Deal = { ...giftCard, prefix: 'PAY', lines: [some(1, 'COF-0218'), some(1, 'PAN-0541')] };

/* Amounts in texts are in the currency of the page, as those of the figures are. */

/** A deposit, and the remaining payment five days later. */
export const orderStory = depositStory(order, 1001, {
  price: 100_000,
  deposit: 10_000,
  of: `Order of ${formatMoney(100_000)}`,
});
export const invoiceStory = depositStory(invoice, 1011, {
  price: 100_000,
  deposit: 10_000,
  of: `Invoice of ${formatMoney(100_000)}`,
});
export const appointmentStory = depositStory(appointment, 1021, {
  price: 20_000,
  deposit: 5_000,
  of: `Appointment of ${formatMoney(20_000)}`,
});

/** Paid in full when it is placed. */
export const cateringStory: readonly ScenarioRow[] = [
  scenarioRow(catering, {
    number: 1031,
    date: orderDay,
    hour: 11,
    minute: 20,
    location: 'Location 3',
    staff: 'Maya Duarte',
    method: 'Bank Transfer',
    description: `Catering order of ${formatMoney(100_000)}, paid in advance`,
    deposit: 100_000,
  }),
  scenarioRow(catering, {
    number: 1032,
    date: fulfillmentDay,
    hour: 17,
    minute: 30,
    location: 'Location 3',
    staff: 'Theo Lindqvist',
    method: 'Bank Transfer',
    description: `Catering order of ${formatMoney(100_000)}, fulfilled`,
    sold: 100_000,
    redeemed: 100_000,
  }),
];

const giftCardSold = scenarioRow(giftCard, {
  number: 1041,
  date: depositDay,
  hour: 12,
  minute: 10,
  location: 'Location 1',
  staff: 'Owen Reyes',
  method: 'Card',
  description: `Gift card of ${formatMoney(5_000)}`,
  giftCard: 5_000,
});

export const giftCardStory: readonly ScenarioRow[] = [giftCardSold];

export const usedGiftCardStory: readonly ScenarioRow[] = [
  giftCardSold,
  scenarioRow(purchase, {
    number: 1042,
    date: remainingDay,
    hour: 18,
    minute: 5,
    location: 'Location 2',
    staff: 'Priya Nair',
    method: 'Gift Card',
    description: 'Cold Brew Concentrate and Wildflower Honey, paid by gift card',
    sold: 3_000,
  }),
  scenarioRow(giftCard, {
    number: 1043,
    date: refundDay,
    hour: 9,
    minute: 45,
    location: 'Location 1',
    staff: 'Owen Reyes',
    method: 'Card',
    description: 'Rest of the gift card, refunded',
    giftCard: -2_000,
  }),
];

interface Terms {
  readonly price: Cents;
  readonly deposit: Cents;
  /** What is sold, as descriptions begin. */
  readonly of: string;
}

function depositStory(deal: Deal, number: number, { price, deposit, of }: Terms): readonly ScenarioRow[] {
  return [
    scenarioRow(deal, {
      number,
      date: depositDay,
      hour: 10,
      minute: 5,
      location: 'Location 1',
      staff: 'Maya Duarte',
      method: 'Card',
      description: `${of}, deposit`,
      deposit,
    }),
    scenarioRow(deal, {
      number: number + 1,
      date: remainingDay,
      hour: 14,
      minute: 30,
      location: 'Location 2',
      staff: 'Priya Nair',
      method: 'Card',
      description: `${of}, remaining payment`,
      sold: price,
      redeemed: deposit,
    }),
  ];
}

function some(quantity: number, sku: string): LineItem {
  const item = soldItems.find((each) => each.sku === sku);
  if (!item) throw new Error(`No item has the SKU ${sku}. Change it in the scenario that sells it.`);
  return { item, quantity };
}
