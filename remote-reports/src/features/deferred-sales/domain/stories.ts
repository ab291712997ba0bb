import { formatMoney, shortDay, type Cents, type Day } from '@back-office/shared/format';
import { soldItems, type LineItem } from '@back-office/shared/ledger';
import { scenarioRow, taken, type Deal, type ScenarioRow } from './scenarioRow';

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

export const orderDeposit = depositStory('Order', order, 1001, [100_000, 10_000]);
export const invoiceDeposit = depositStory('Invoice', invoice, 1011, [100_000, 10_000]);
export const appointmentDeposit = depositStory('Appointment', appointment, 1021, [20_000, 5_000]);

/** Paid in full when it is placed. */
export const cateringStory: readonly ScenarioRow[] = [
  scenarioRow(catering, {
    number: 1031,
    ...taken(orderDay, [11, 20], 'Location 3', 'Maya Duarte', 'Bank Transfer'),
    description: `Catering order of ${formatMoney(100_000)}, paid in advance`,
    deposit: 100_000,
  }),
  scenarioRow(catering, {
    number: 1032,
    ...taken(fulfillmentDay, [17, 30], 'Location 3', 'Theo Lindqvist', 'Bank Transfer'),
    description: `Catering order of ${formatMoney(100_000)}, fulfilled`,
    sold: 100_000,
    redeemed: 100_000,
  }),
];

const giftCardSold = scenarioRow(giftCard, {
  number: 1041,
  ...taken(depositDay, [12, 10], 'Location 1', 'Owen Reyes', 'Card'),
  description: `Gift card of ${formatMoney(5_000)}`,
  giftCard: 5_000,
});

export const giftCardStory: readonly ScenarioRow[] = [giftCardSold];

export const usedGiftCardStory: readonly ScenarioRow[] = [
  giftCardSold,
  scenarioRow(purchase, {
    number: 1042,
    ...taken(remainingDay, [18, 5], 'Location 2', 'Priya Nair', 'Gift Card'),
    description: 'Cold Brew Concentrate and Wildflower Honey, paid by gift card',
    sold: 3_000,
  }),
  scenarioRow(giftCard, {
    number: 1043,
    ...taken(refundDay, [9, 45], 'Location 1', 'Owen Reyes', 'Card'),
    description: 'Rest of the gift card, refunded',
    giftCard: -2_000,
  }),
];

/** A deposit, and the remaining payment five days later. */
function depositStory(
  what: string,
  deal: Deal,
  number: number,
  [price, deposit]: readonly [price: Cents, deposit: Cents],
) {
  const of = `${what} of ${formatMoney(price)}`;
  const story: readonly ScenarioRow[] = [
    scenarioRow(deal, {
      number,
      ...taken(depositDay, [10, 5], 'Location 1', 'Maya Duarte', 'Card'),
      description: `${of}, deposit`,
      deposit,
    }),
    scenarioRow(deal, {
      number: number + 1,
      ...taken(remainingDay, [14, 30], 'Location 2', 'Priya Nair', 'Card'),
      description: `${of}, remaining payment`,
      sold: price,
      redeemed: deposit,
    }),
  ];
  return {
    story,
    termsWith: (first: 'deposit' | 'partial payment') => `${of} with a ${first} of ${formatMoney(deposit)}`,
    summary: `${of}: ${formatMoney(deposit)} on ${shortDay(depositDay)}, the rest on ${shortDay(remainingDay)}`,
  };
}

function some(quantity: number, sku: string): LineItem {
  const item = soldItems.find((each) => each.sku === sku);
  if (!item) throw new Error(`No item has the SKU ${sku}. Change it in the scenario that sells it.`);
  return { item, quantity };
}
