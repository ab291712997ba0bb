import { addDays, capitalized, pageFormat, type Cents, type Day, type Unknown } from '@back-office/shared/format';
import type { StoredText } from '../catalog/dimensions';
import { minutesPerDay, timeText, timeZoneAt } from './calendar';
import type { TransactionLine } from './lines';
import type { Payment, PaymentMethod } from './tenders';

export const idPrefixes = ['PAY', 'EXC', 'RET', 'INV', 'APT', 'GC', 'TXN'] as const;
export const transactionTypes = ['sale', 'refund'] as const;
export const channels = ['In-Store', 'In-Person', 'Online', 'Invoice', 'Appointment'] as const;
export const statuses = ['Completed', 'Partially Paid'] as const;
export const locations = ['Location 1', 'Location 2', 'Location 3'] as const;

export type IdPrefix = (typeof idPrefixes)[number];
export type TransactionType = (typeof transactionTypes)[number];
export type Channel = (typeof channels)[number];
export type StoreLocation = (typeof locations)[number];
export type Feedback = 'positive' | 'negative';

/** Texts that every source tells of its transactions. */
export const agreedTexts = [
  'kind',
  'type',
  'description',
  'items',
  'staff',
  'staffName',
  'paymentMethod',
  'tender',
  'channel',
  'device',
  'deviceNickname',
  'source',
  'status',
  'location',
  'refundReason',
  'customerId',
  'customerName',
  'feedback',
  'timeZone',
] as const;
export type AgreedText = (typeof agreedTexts)[number];
export type AddedText = Exclude<StoredText, AgreedText>;

/** Texts of further fields of the catalog: a source that does not have them leaves them out. */
type AddedTexts = Readonly<Partial<Record<AddedText, string>>>;

/**
 * One row of the ledger. Money is whole cents, or unknown if the data of the shop do not hold it. Deductions
 * (`returns`, `discounts`, `comps`, `partialRefunds`, `depositRedeemed`, `fee`) are positive, except a discount or a fee
 * that a refund gives back; results (`netSales`, `taxes`, `totalCollected`, `amount`) have a sign and are negative on
 * refunds.
 *
 * grossSales = itemSales + serviceCharges; netSales = grossSales − returns − discounts − comps;
 * totalCollected = netSales + giftCardSales + taxes + tips + depositCollected − depositRedeemed − partialRefunds.
 */
export interface Transaction<Amount = Cents | Unknown> extends AddedTexts {
  /** Opaque. In the sample such as `PAY-144021`. */
  readonly id: string;
  /** `Sale`, `Exchange`, or anything else, such as `Other` for invoices, appointments and gift cards. */
  readonly kind: string;
  readonly date: Day;
  /** Local time of the store, `8:52 AM`; empty if only the day is known. */
  readonly time: string;
  /** `EDT` or `EST`, or the name of the zone; empty if only the day is known. */
  readonly timeZone: string;
  readonly type: TransactionType;
  readonly description: string;
  /** Names of the items sold, ordered or returned. */
  readonly items: string;
  readonly staff: string;
  /** `cash` if all of it was paid in cash. */
  readonly paymentMethod: PaymentMethod;
  /** What the customer paid; negative if the customer got money back. */
  readonly amount: Amount;
  readonly grossSales: Amount;
  readonly serviceCharges: Amount;
  readonly returns: Amount;
  readonly discounts: Amount;
  readonly comps: Amount;
  readonly netSales: Amount;
  readonly giftCardSales: Amount;
  readonly taxes: Amount;
  readonly tips: Amount;
  /** Refunded by amount, without goods coming back. */
  readonly partialRefunds: Amount;
  readonly channel: string;
  readonly device: string;
  /** Empty if the device has none. */
  readonly deviceNickname: string;
  readonly source: string;
  readonly staffName: string;
  readonly totalCollected: Amount;
  readonly status: string;
  readonly location: string;
  /** Empty except on refunds. */
  readonly refundReason: string;

  // Beyond the agreed fields.
  /** The tenders of its payments, `Card, Cash`; empty without payments. */
  readonly tender: string;
  readonly customerId: string;
  /** Empty if the ledger does not know it. Show it with `customerLabel`. */
  readonly customerName: string;
  readonly feedback: Feedback | undefined;
  /** Id of the sale a refund belongs to. */
  readonly refundOf: string | undefined;
  /** The split of `serviceCharges`. */
  readonly charges: ServiceCharges<Amount>;
  /** Gross sales without service charges. */
  readonly itemSales: Amount;
  /** Paid ahead for a sale that is not complete. Such a row has neither gross nor net sales. */
  readonly depositCollected: Amount;
  /** The part of the price that an earlier row collected as a deposit. */
  readonly depositRedeemed: Amount;
  /** The part of the amount that was paid by gift card. The tender is Other. */
  readonly giftCardRedeemed: Amount;
  readonly fee: Amount;
  /** `time` in minutes since midnight, to sort by; where only the day is known, its first minute. */
  readonly minute: number;
  /** Their amounts add up to `totalCollected`, their tips to `tips`, their fees to `fee`. */
  readonly payments: readonly Payment<Amount>[];
  /** Their gross amounts add up to item sales and returns, the other amounts to those of the transaction. */
  readonly lines: readonly TransactionLine<Amount>[];
}

/** A transaction of the sample, or of an example: all of its amounts are known. */
export type KnownTransaction = Transaction<Cents>;

export interface ServiceCharges<Amount = Cents | Unknown> {
  readonly covidServiceCharge: Amount;
  readonly setupCost: Amount;
  readonly autoGratuity: Amount;
}

export function kindOf(prefix: IdPrefix): string {
  if (prefix === 'PAY') return 'Sale';
  return prefix === 'EXC' ? 'Exchange' : 'Other';
}

/** The time of a transaction as text: `8:52 AM`. A source that knows the day alone says so by an empty time zone. */
export function clockTime({ minute, timeZone }: Pick<Transaction, 'minute' | 'timeZone'>): string {
  return timeZone === '' ? '' : timeText(minute);
}

/** A day and the time, if it is known: `Jun 22, 8:52 AM`. */
export function dayWithTime(day: string, time: string): string {
  return time === '' ? day : `${day}, ${time}`;
}

/** `8:52 AM EDT`, also where the zone is stored as `America/New_York`; empty if only the day is known. */
export function timeWithZone(row: Pick<Transaction, 'date' | 'minute' | 'time' | 'timeZone'>): string {
  const { date, minute, time, timeZone } = row;
  if (time === '') return '';
  return `${time} ${timeZone === pageFormat().timeZone ? timeZoneAt(date, minute) : timeZone}`;
}

/** The day that a calendar shows at the time of a transaction: after midnight, the one after its business day. */
export function calendarDayOf({ date, minute }: Pick<Transaction, 'date' | 'minute'>): Day {
  return minute < minutesPerDay ? date : addDays(date, 1);
}

type WithCustomer = Pick<Transaction, 'customerId' | 'customerName'>;

/** How a screen names the customer of a transaction: by name, or by id if the ledger has no name. */
export function customerLabel({ customerId, customerName }: WithCustomer): string {
  return customerName === '' ? customerId : customerName;
}

/** What a list says of a transaction: its description or, where the files have none, its kind: `Sale`. */
export function transactionTitle({ description, type }: Pick<Transaction, 'description' | 'type'>): string {
  return description === '' ? capitalized(type) : description;
}

/** `Clara Montrose (C-011)`, where two customers with one name must be told apart. Files may have names alone. */
export function customerText({ customerId, customerName }: WithCustomer): string {
  return customerName === '' || customerId === '' ? customerName + customerId : `${customerName} (${customerId})`;
}
