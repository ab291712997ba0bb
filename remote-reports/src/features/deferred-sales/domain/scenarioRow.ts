import type { Cents, Day } from '@back-office/shared/format';
import {
  feeOf,
  kindOf,
  paidBy,
  sampleCustomerName,
  split,
  timeText,
  timeZonesOf,
  type Channel,
  type IdPrefix,
  type KnownTransaction,
  type LineItem,
  type StaffName,
  type StoreLocation,
  type Transaction,
} from '@back-office/shared/ledger';

/** How scenarios are paid, in the order of the report. The ledger has fewer tenders. */
export const payMethods = ['Card', 'Cash', 'Bank Transfer', 'Gift Card', 'External', 'House Account', 'Other'] as const;
type PayMethod = (typeof payMethods)[number];

/** A row like those of the ledger, so that both are added up by the same functions. */
export interface ScenarioRow extends KnownTransaction {
  readonly method: PayMethod;
}

/** What all rows of a story have in common. */
export interface Deal {
  readonly prefix: IdPrefix;
  readonly channel: Channel;
  readonly customerId: string;
  readonly lines: readonly LineItem[];
}

/** When, where, by whom and how a payment was taken. */
export const taken = (
  date: Day,
  [hour, minutes]: readonly [hour: number, minutes: number],
  location: StoreLocation,
  staff: StaffName,
  method: PayMethod,
) => ({ date, minute: hour * 60 + minutes, location, staff, method });

/** One payment or refund. Amounts that are left out are zero. */
export interface ScenarioEvent extends ReturnType<typeof taken> {
  readonly number: number;
  readonly description: string;
  /** Price of the items that the customer got. */
  readonly sold?: Cents;
  /** Paid before the customer got anything. */
  readonly deposit?: Cents;
  /** The part of the price that was paid before. */
  readonly redeemed?: Cents;
  /** Value of a gift card; negative if it is refunded. */
  readonly giftCard?: Cents;
}

const noCharges = { covidServiceCharge: 0, setupCost: 0, autoGratuity: 0 };

/** Scenarios have no taxes, tips or discounts, so that the deferred amounts stand out. */
export function scenarioRow(deal: Deal, event: ScenarioEvent): ScenarioRow {
  const { sold = 0, deposit = 0, redeemed = 0, giftCard = 0, method, date, minute, description, staff } = event;
  const { channel, lines } = deal;
  const gross = split(
    sold,
    lines.map(({ item, quantity }) => item.price * quantity),
  );
  const collected = sold - redeemed + deposit + giftCard;
  const fee = feeOf(collected, method, channel);
  const paymentMethod = method === 'Cash' ? 'cash' : 'card';
  const payments = [{ tender: method, paymentMethod, amount: collected, tip: 0, fee }] as const;
  return {
    id: `${deal.prefix}-${event.number}`,
    kind: kindOf(deal.prefix),
    date,
    time: timeText(minute),
    timeZone: timeZonesOf({ from: date, to: date }),
    type: giftCard < 0 ? 'refund' : 'sale',
    description,
    items: lines.map(({ item, quantity }) => `${item.name} ×${quantity}`).join('; ') || description,
    staff,
    amount: collected,
    grossSales: sold,
    serviceCharges: 0,
    returns: 0,
    discounts: 0,
    comps: 0,
    netSales: sold,
    giftCardSales: giftCard,
    taxes: 0,
    tips: 0,
    partialRefunds: 0,
    channel,
    ...registers[channel],
    staffName: staff,
    totalCollected: collected,
    status: deposit > 0 ? 'Partially Paid' : 'Completed',
    location: event.location,
    refundReason: giftCard < 0 ? 'Gift card returned' : '',
    ...paidBy(payments),
    customerId: deal.customerId,
    customerName: sampleCustomerName(deal.customerId),
    feedback: undefined,
    refundOf: undefined,
    charges: noCharges,
    itemSales: sold,
    depositCollected: deposit,
    depositRedeemed: redeemed,
    giftCardRedeemed: method === 'Gift Card' ? collected : 0,
    fee,
    minute,
    payments,
    lines: lines.map((line, index) => {
      const amount = gross[index] ?? 0;
      return { ...line, gross: amount, discount: 0, comp: 0, tax: 0, net: amount };
    }),
    method,
  };
}

type Register = Pick<Transaction, 'source' | 'device' | 'deviceNickname'>;

const registers: Readonly<Record<Channel, Register>> = {
  'In-Store': { source: 'Point of Sale', device: 'Register 1', deviceNickname: 'Front counter' },
  'In-Person': { source: 'Point of Sale', device: 'Card reader 4', deviceNickname: 'Market stall' },
  Online: { source: 'Online store', device: 'Web', deviceNickname: '' },
  Invoice: { source: 'Invoices', device: 'Web', deviceNickname: '' },
  Appointment: { source: 'Appointments', device: 'Tablet 3', deviceNickname: 'Kitchen table' },
};
