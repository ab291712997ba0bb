/** A calendar day as `YYYY-MM-DD`, without a time zone. Days compare and sort as text. */
export type Day = string;
/** First and last day, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}
declare const unknown = 'unknown';
export type Unknown = typeof unknown;
/** Money in whole units of the currency's smallest: US cents, yen. Never a fraction, so that sums are exact. */
export type Cents = number;
/**
 * A minute of the store's calendar: `minute` counts from the midnight with which the calendar day began. A business day
 * that begins later goes on after the next midnight: 1:30 AM is minute 1,530 of a day that began at 3 AM.
 */
export interface Moment {
  readonly day: Day;
  readonly minute: number;
}
declare function dayOfNumber(number: number): Day;
declare function timeText(minute: number): string;
/** An item that a transaction sells, orders or takes back. */
export interface LineItem {
  readonly item: SoldItemFacts;
  readonly quantity: number;
  /** Returned by the customer, in a return or an exchange. */
  readonly isReturned?: true;
}
/**
 * A line item with what it is of its transaction: as its source knows it, else a part by list price. Zero on deposits and
 * refunds by amount. Service charges belong to no line, so that the net amounts add up to net sales without them.
 */
export interface TransactionLine<Amount = Cents | Unknown> extends LineItem {
  /** Positive: part of item sales, or of returns if the item was returned. */
  readonly gross: Amount;
  readonly discount: Amount;
  readonly comp: Amount;
  readonly tax: Amount;
  /** What is left of gross after discount and comp; negative if the item was returned. */
  readonly net: Amount;
  /** What the items cost the store, where the source knows it. */
  readonly cost?: Amount;
}
declare const paymentMethods: readonly ['card', 'cash'];
export type PaymentMethod = (typeof paymentMethods)[number];
/** A payment of a transaction, which has several if it was split among tenders. */
export interface Payment<Amount = Cents | Unknown> {
  /** Any text: known ones are in `tenders`. */
  readonly tender: string;
  readonly paymentMethod: PaymentMethod;
  /** With the tip; negative if the customer got money back. */
  readonly amount: Amount;
  readonly tip: Amount;
  readonly fee: Amount;
}
declare const transactionTypes: readonly ['sale', 'refund'];
export type TransactionType = (typeof transactionTypes)[number];
export type Feedback = 'positive' | 'negative';
declare const agreedTexts: readonly [
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
];
export type AgreedText = (typeof agreedTexts)[number];
export type AddedText = Exclude<StoredText, AgreedText>;
/** Texts of further fields of the catalog: a source that does not have them leaves them out. */
export type AddedTexts = Readonly<Partial<Record<AddedText, string>>>;
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
export interface ServiceCharges<Amount = Cents | Unknown> {
  readonly covidServiceCharge: Amount;
  readonly setupCost: Amount;
  readonly autoGratuity: Amount;
}
/** A section of a course. */
export interface Lesson {
  readonly module: string;
  readonly section: string;
  /** The title of the section. */
  readonly title: string;
}
declare const lessons: {
  readonly 'gross-sales': Lesson;
  readonly 'net-sales': Lesson;
  readonly 'added-to-net-sales': Lesson;
  readonly 'total-collected': Lesson;
  readonly 'discount-or-comp': Lesson;
  readonly returns: Lesson;
  readonly exchanges: Lesson;
  readonly 'partial-refunds': Lesson;
  readonly 'bank-deposit': Lesson;
  readonly deposits: Lesson;
  readonly 'completed-orders': Lesson;
  readonly 'gift-cards': Lesson;
  readonly 'payment-fees': Lesson;
  readonly 'net-total': Lesson;
};
export type LessonId = keyof typeof lessons;
/** What is charged per payment. */
export interface FeeRule {
  /** Short, such as `2.9% + $0.30`. */
  readonly text: string;
  /** In full, in sentences for merchants. */
  readonly rule: string;
  /** In thousandths of the payment, and in cents. */
  readonly rate: number;
  readonly fixed: Cents;
}
export type FeeKind = 'processing' | 'invoice';
declare const amountNames: {
  readonly itemSales: 'item sales';
  readonly covidServiceCharge: 'COVID service charges';
  readonly setupCost: 'setup costs';
  readonly autoGratuity: 'auto gratuities';
  readonly returns: 'returns';
  readonly discounts: 'discounts';
  readonly comps: 'comps';
  readonly giftCardSales: 'gift card sales';
  readonly taxes: 'taxes';
  readonly tips: 'tips';
  readonly partialRefunds: 'partial refunds';
  readonly depositCollected: 'deposits collected';
  readonly depositRedeemed: 'deposits redeemed';
  readonly giftCardRedeemed: 'payments by gift card';
  readonly fee: 'fees';
  readonly totalCollected: 'payments';
};
export type KnownAmount = keyof typeof amountNames;
declare const quantityNames: {
  readonly quantitySold: 'items sold';
  readonly quantityReturned: 'items returned';
};
export type KnownQuantity = keyof typeof quantityNames;
/** What a condition can ask of an amount. The last two follow from the known ones. */
export type Amount = KnownAmount | 'grossSales' | 'netSales';
/** What a condition asks of a transaction: whether it has a text, or how an amount compares with a limit. */
export type Fact<Field extends string = RowDimension> =
  | {
      readonly field: Field;
      readonly is: string;
    }
  | {
      readonly amount: Amount;
      readonly is: 'positive' | 'negative' | 'zero';
    }
  | {
      readonly amount: Amount;
      readonly is: 'above' | 'below';
      readonly limit: number;
    };
/** Which transactions a measure is about. Plain data, so that a server can turn it into a query. */
export type Condition<Field extends string = RowDimension> =
  | Fact<Field>
  | {
      readonly not: Condition<Field>;
    }
  | {
      readonly all: readonly Condition<Field>[];
    }
  | {
      readonly any: readonly Condition<Field>[];
    };
/** How a measure is calculated. Deductions are subtracted, so that reports show them as negative amounts. */
export type Formula<Id extends string> =
  | {
      readonly plus: KnownAmount | KnownQuantity;
      readonly where?: Condition;
    }
  | {
      readonly minus: KnownAmount | KnownQuantity;
      readonly where?: Condition;
    }
  /** The sum of other measures. Where these are unknown, a source may know `stored`, for each transaction by itself. */
  | {
      readonly total: readonly Id[];
      readonly stored?: 'netSales';
      readonly where?: Condition;
    }
  /** Transactions, each counted once. */
  | {
      readonly count: 'transactions';
      readonly where?: Condition;
    }
  /** One measure divided by another; empty where that is zero. Rounded to a whole unit, unless its unit is `share`. */
  | {
      readonly quotient: Id;
      readonly over: Id;
    }
  /** The part that a group has of the whole. */
  | {
      readonly share: Id;
    }
  /** The list price of an item; empty where items differ. */
  | {
      readonly price: 'list';
    };
/** `money` is in the smallest unit of the currency, `share` a fraction such as 0.125, `duration` minutes. */
export type MeasureUnit = 'money' | 'count' | 'share' | 'duration';
/** A figure that merchants read: everything about it that does not depend on the screen. */
export interface Measure<Id extends string = string> {
  /** Says what it is also where its section is not visible. */
  readonly label: string;
  /** Its label under the figure that it is a part of, if it is shorter. */
  readonly shortLabel?: string;
  /** Muted text after the label. */
  readonly note?: string;
  /** The fee rule of the shop that takes the place of note and rule. */
  readonly fee?: FeeKind;
  readonly unit: MeasureUnit;
  readonly formula: Formula<Id>;
  /** How it is calculated, in a sentence or an equation for merchants. */
  readonly rule: string;
  /** Measures that add up to it, for its explanation, if its formula is not their total. */
  readonly parts?: readonly Id[];
  /** The section of a course that teaches it. */
  readonly lesson?: LessonId;
  /** The measure whose transactions are listed for it, if not its own: those of a quotient's dividend, say. */
  readonly rows?: Id;
  /** The same as a condition, where it does not follow from the formula. */
  readonly behind?: Condition;
}
/** What the values of a dimension are: days `2025-06-22`, months `2025-06`, hours `00` to `23`, weekdays `0` (Sunday) to `6`. */
export type DimensionUnit = 'text' | 'date' | 'week' | 'month' | 'hour' | 'weekday';
/** How screens filter by a dimension. Values are those of the dimension, such as `08` for an hour. */
export interface FilterOffer {
  /** The parameter of its values in addresses, if not the id of the dimension. */
  readonly param?: string;
  /** Names its chip, if not the label of the dimension. */
  readonly label?: string;
  /** Values with a place in the order of lists, written as slugs in addresses. */
  readonly choices?: readonly string[];
  /** There are no other values, in any source. */
  readonly isFixed?: true;
  /** Has one value at most. */
  readonly isSingle?: true;
}
/** The text of the first condition that a transaction or payment meets, else the last text; unknown where a condition is. */
export interface Cases<Field extends string = RowDimension> {
  readonly when: readonly (readonly [Condition<Field>, string])[];
  readonly otherwise: string;
}
export interface Named {
  readonly label: string;
  readonly unit: DimensionUnit;
  readonly description: string;
  /** What can differ within a transaction: its lines, its payments, or nothing. */
  readonly of: 'transaction' | 'line' | 'payment';
}
export interface Facts {
  readonly unit?: DimensionUnit;
  /** What a group without a value is called, if not `No device nickname`. */
  readonly noValue?: string;
  /** What groups are called after "by", if not the label: `item`, `day`. */
  readonly word?: string;
  /** The text of the transaction that it is. One that is not agreed is stored too, and empty where a source lacks it. */
  readonly text?: string;
  /** The text of the item of a line that it is. One that is not agreed is stored too, and empty where a source lacks it. */
  readonly item?: string;
  /** What it is in which case. */
  readonly cases?: Cases<string>;
  /** What it is of the day, counted from January 1, 1970. */
  readonly ofDay?: (day: number) => string;
  /** What it is of the time, in minutes since midnight; empty where only the day of a transaction is known. */
  readonly ofMinute?: (minute: number) => string;
  /** Absent if no screen filters by it. */
  readonly filter?: FilterOffer;
}
export type Row<Of extends Named['of'], Own extends Facts> = Named &
  Own & {
    readonly of: Of;
  };
declare const all: {
  readonly 'item-name': Row<
    'line',
    {
      readonly item: 'name';
      readonly noValue: 'No item';
      readonly word: 'item';
      readonly filter: {
        readonly param: 'item';
        readonly label: 'Item';
      };
    }
  >;
  readonly category: Row<
    'line',
    {
      readonly item: 'category';
      readonly noValue: 'No category';
      readonly filter: {};
    }
  >;
  readonly 'reporting-category': Row<
    'line',
    {
      readonly item: 'category';
      readonly noValue: 'No category';
      readonly filter: {};
    }
  >;
  readonly sku: Row<
    'line',
    {
      readonly item: 'sku';
      readonly noValue: 'No SKU';
      readonly word: 'SKU';
      readonly filter: {};
    }
  >;
  readonly 'variation-name': Row<
    'line',
    {
      readonly item: 'variation';
      readonly noValue: 'No variation';
      readonly word: 'variation';
      readonly filter: {
        readonly param: 'variation';
        readonly label: 'Variation';
      };
    }
  >;
  readonly unit: Row<
    'line',
    {
      readonly item: 'unit';
      readonly filter: {};
    }
  >;
  readonly kind: Row<
    'transaction',
    {
      readonly text: 'kind';
    }
  >;
  readonly date: Row<
    'transaction',
    {
      readonly unit: 'date';
      readonly word: 'day';
      readonly ofDay: typeof dayOfNumber;
    }
  >;
  readonly week: Row<
    'transaction',
    {
      readonly unit: 'week';
      readonly ofDay: (day: number) => string;
    }
  >;
  readonly month: Row<
    'transaction',
    {
      readonly unit: 'month';
      readonly ofDay: (day: number) => string;
    }
  >;
  readonly hour: Row<
    'transaction',
    {
      readonly unit: 'hour';
      readonly noValue: 'No time given';
      readonly ofMinute: (minute: number) => string;
      readonly filter: {};
    }
  >;
  readonly weekday: Row<
    'transaction',
    {
      readonly unit: 'weekday';
      readonly ofDay: (day: number) => string;
      readonly filter: {};
    }
  >;
  readonly time: Row<
    'transaction',
    {
      readonly noValue: 'No time given';
      readonly ofMinute: typeof timeText;
      readonly filter: {
        readonly param: 'at';
      };
    }
  >;
  readonly 'time-zone': Row<
    'transaction',
    {
      readonly text: 'timeZone';
      readonly filter: {};
    }
  >;
  readonly channel: Row<
    'transaction',
    {
      readonly text: 'channel';
      readonly filter: {
        readonly choices: readonly ['In-Store', 'In-Person', 'Online', 'Invoice', 'Appointment'];
      };
    }
  >;
  readonly 'device-name': Row<
    'transaction',
    {
      readonly text: 'device';
      readonly word: 'device';
      readonly filter: {
        readonly param: 'device';
        readonly label: 'Device';
      };
    }
  >;
  readonly 'device-nickname': Row<
    'transaction',
    {
      readonly text: 'deviceNickname';
      readonly filter: {
        readonly param: 'nickname';
      };
    }
  >;
  readonly 'itemization-type': Row<
    'line',
    {
      readonly filter: {
        readonly param: 'itemization';
      };
    }
  >;
  readonly 'discount-use': Row<
    'transaction',
    {
      readonly cases: {
        readonly when: readonly [
          readonly [
            {
              all: {
                readonly amount:
                  | 'returns'
                  | 'discounts'
                  | 'comps'
                  | 'taxes'
                  | 'tips'
                  | 'itemSales'
                  | 'covidServiceCharge'
                  | 'setupCost'
                  | 'autoGratuity'
                  | 'giftCardSales'
                  | 'partialRefunds'
                  | 'depositCollected'
                  | 'depositRedeemed'
                  | 'giftCardRedeemed'
                  | 'fee'
                  | 'totalCollected';
                readonly is: 'zero';
              }[];
            },
            'Without discount',
          ],
        ];
        readonly otherwise: 'With discount';
      };
      readonly filter: {
        readonly param: 'discount';
      };
    }
  >;
  readonly 'refund-reason': Row<
    'transaction',
    {
      readonly text: 'refundReason';
      readonly noValue: 'No reason given';
      readonly word: 'reason';
      readonly filter: {
        readonly param: 'reason';
      };
    }
  >;
  readonly 'fee-kind': Row<
    'payment',
    {
      readonly cases: {
        readonly when: readonly [
          readonly [
            {
              all: {
                readonly amount:
                  | 'returns'
                  | 'discounts'
                  | 'comps'
                  | 'taxes'
                  | 'tips'
                  | 'itemSales'
                  | 'covidServiceCharge'
                  | 'setupCost'
                  | 'autoGratuity'
                  | 'giftCardSales'
                  | 'partialRefunds'
                  | 'depositCollected'
                  | 'depositRedeemed'
                  | 'giftCardRedeemed'
                  | 'fee'
                  | 'totalCollected';
                readonly is: 'zero';
              }[];
            },
            'No fee',
          ],
          readonly [
            {
              readonly field: 'channel';
              readonly is: 'Invoice';
            },
            'Invoice fee',
          ],
        ];
        readonly otherwise: 'Processing fee';
      };
      readonly filter: {
        readonly param: 'fee-type';
      };
    }
  >;
  readonly customer: Row<
    'transaction',
    {
      readonly filter: {
        readonly param: 'customer-name';
      };
    }
  >;
  readonly 'customer-id': Row<
    'transaction',
    {
      readonly text: 'customerId';
      readonly filter: {
        readonly param: 'customer';
      };
    }
  >;
  readonly 'transaction-id': Row<
    'transaction',
    {
      readonly filter: {
        readonly param: 'transaction';
      };
    }
  >;
  readonly 'payment-id': Row<
    'transaction',
    {
      readonly filter: {
        readonly param: 'payment';
      };
    }
  >;
  readonly 'attributed-to': Row<
    'transaction',
    {
      readonly text: 'staff';
      readonly noValue: 'No employee';
      readonly word: 'employee';
      readonly filter: {
        readonly param: 'employee';
        readonly label: 'Employee';
      };
    }
  >;
  readonly 'part-of-day': Row<
    'transaction',
    {
      readonly noValue: 'No time given';
      readonly ofMinute: (minute: number) => '' | 'All day' | 'Morning' | 'Afternoon' | 'Evening';
      readonly filter: {
        readonly param: 'time';
        readonly label: 'Time of day';
        readonly choices: ('Morning' | 'Afternoon' | 'Evening')[];
        readonly isFixed: true;
        readonly isSingle: true;
      };
    }
  >;
  readonly 'payment-method': Row<
    'payment',
    {
      readonly text: 'paymentMethod';
      readonly filter: {
        readonly param: 'method';
        readonly choices: readonly ['Card', 'Cash'];
        readonly isFixed: true;
      };
    }
  >;
  readonly 'transaction-type': Row<
    'transaction',
    {
      readonly text: 'type';
      readonly filter: {
        readonly param: 'type';
        readonly label: 'Type';
        readonly choices: readonly ['Sale', 'Refund'];
        readonly isFixed: true;
      };
    }
  >;
  readonly 'transaction-status': Row<
    'transaction',
    {
      readonly text: 'status';
      readonly filter: {
        readonly param: 'status';
        readonly label: 'Status';
        readonly choices: readonly ['Completed', 'Partially Paid', 'Awaiting Capture'];
      };
    }
  >;
  readonly tender: Row<
    'payment',
    {
      readonly text: 'tender';
      readonly filter: {
        readonly choices: readonly ('Cash' | 'Card' | 'Digital Wallet' | 'Other')[];
      };
    }
  >;
  readonly location: Row<
    'transaction',
    {
      readonly text: 'location';
      readonly filter: {
        readonly label: 'Locations';
        readonly choices: readonly ['Location 1', 'Location 2', 'Location 3'];
      };
    }
  >;
  readonly source: Row<
    'transaction',
    {
      readonly text: 'source';
      readonly filter: {
        readonly choices: readonly string[];
      };
    }
  >;
  readonly 'collected-by': Row<
    'transaction',
    {
      readonly text: 'staffName';
      readonly noValue: 'No team member';
      readonly word: 'team member';
      readonly filter: {
        readonly param: 'staff';
        readonly label: 'Team member';
        readonly choices: readonly ['Maya Duarte', 'Owen Reyes', 'Priya Nair', 'Theo Lindqvist'];
      };
    }
  >;
  readonly 'fee-charged': Row<
    'payment',
    {
      readonly cases: {
        readonly when: readonly [
          readonly [
            {
              all: {
                readonly amount:
                  | 'returns'
                  | 'discounts'
                  | 'comps'
                  | 'taxes'
                  | 'tips'
                  | 'itemSales'
                  | 'covidServiceCharge'
                  | 'setupCost'
                  | 'autoGratuity'
                  | 'giftCardSales'
                  | 'partialRefunds'
                  | 'depositCollected'
                  | 'depositRedeemed'
                  | 'giftCardRedeemed'
                  | 'fee'
                  | 'totalCollected';
                readonly is: 'zero';
              }[];
            },
            'Without fee',
          ],
        ];
        readonly otherwise: 'With fee';
      };
      readonly filter: {
        readonly choices: readonly ['With fee', 'Without fee'];
        readonly isFixed: true;
        readonly param: 'fees';
      };
    }
  >;
};
/** The dimensions whose row states something. */
export type DimensionsWith<Fact> = {
  [Id in DimensionId]: (typeof all)[Id] extends Fact ? Id : never;
}[DimensionId];
export type DimensionId = keyof typeof all;
export type LineDimension = DimensionsWith<{
  readonly of: 'line';
}>;
export type RowDimension = Exclude<DimensionId, LineDimension>;
export type TextOf<Row> = Row extends {
  readonly text: infer Text;
}
  ? Text
  : never;
/** A text that is stored with each transaction. Other dimensions follow from these. */
export type StoredText = AgreedText | TextOf<(typeof all)[DimensionId]>;
export type ItemTextOf<Row> = Row extends {
  readonly item: infer Text;
}
  ? Text
  : never;
/** A text that is stored with each item of a line. */
export type ItemText = ItemTextOf<(typeof all)[DimensionId]>;
export type AddedItemText = Exclude<ItemText, (typeof agreedItemTexts)[number]>;
declare const agreedItemTexts: readonly ['name', 'category', 'sku', 'unit'];
/** Texts of further fields of the catalog: a source that does not have them leaves them out. */
export type AddedItemTexts = Readonly<Partial<Record<AddedItemText, string>>>;
/** An item as a line of a transaction names it. */
export interface SoldItemFacts extends Readonly<Record<(typeof agreedItemTexts)[number], string>>, AddedItemTexts {
  /** List price of one unit. */
  readonly price: number;
}
declare const tables: {
  transactions: Measure<never>;
  'average-net-sale': Measure<'net-sales' | 'transactions'>;
  refunds: Measure<'returns' | 'partial-refunds'>;
  'tips-and-gratuity': Measure<'tips' | 'auto-gratuity'>;
  'taxable-sales': Measure<'net-sales'>;
  'untaxed-sales': Measure<'net-sales'>;
  'payments-collected': Measure<'total-payments'>;
  'payments-refunded': Measure<'total-payments'>;
  'sale-count': Measure<never>;
  'return-count': Measure<'refunds'>;
  'discount-count': Measure<'discounts'>;
  'comp-count': Measure<'comps'>;
  'items-sold': Measure<'items'>;
  'items-refunded': Measure<'returns'>;
  quantity: Measure<'transactions' | 'items-sold' | 'items-returned'>;
  'items-returned': Measure<'returns'>;
  price: Measure<never>;
  'average-sale': Measure<'total-sales' | 'sale-count'>;
  'net-sales-share': Measure<'net-sales'>;
  'payment-share': Measure<'total-payments'>;
  'fee-rate': Measure<'fees' | 'total-payments'>;
  'tip-rate': Measure<'net-sales' | 'tips'>;
  'tender-other': Measure<never>;
  'tender-card': Measure<never>;
  'tender-cash': Measure<never>;
  'tender-digital-wallet': Measure<never>;
  'deferred-sales': Measure<'invoices' | 'invoice-deposit-redeemed' | 'online'>;
  invoices: Measure<never>;
  'invoice-deposit-redeemed': Measure<never>;
  online: Measure<'deposits-collected' | 'deposits-redeemed'>;
  'partial-refunds': Measure<never>;
  'total-payments': Measure<'partial-refunds' | 'total-sales' | 'deferred-sales'>;
  card: Measure<never>;
  cash: Measure<never>;
  fees: Measure<'processing-fees' | 'invoice-fees'>;
  'processing-fees': Measure<never>;
  'invoice-fees': Measure<never>;
  'net-total': Measure<'fees' | 'total-payments'>;
  'deposits-collected': Measure<never>;
  'deposits-redeemed': Measure<never>;
  deposits: Measure<'deposits-collected' | 'deposits-redeemed'>;
  'gift-cards-sold': Measure<never>;
  'gift-cards-refunded': Measure<never>;
  'gift-cards-redeemed': Measure<never>;
  'gross-sales': Measure<'items' | 'service-charges'>;
  items: Measure<never>;
  'service-charges': Measure<'auto-gratuity' | 'covid-service-charge' | 'setup-cost'>;
  'covid-service-charge': Measure<never>;
  'setup-cost': Measure<never>;
  'auto-gratuity': Measure<never>;
  sales: Measure<'gross-sales'>;
  exchanges: Measure<'gross-sales'>;
  'other-kinds': Measure<'gross-sales'>;
  returns: Measure<'returned' | 'exchanged'>;
  returned: Measure<never>;
  exchanged: Measure<never>;
  'discounts-and-comps': Measure<'discounts' | 'comps'>;
  discounts: Measure<never>;
  comps: Measure<never>;
  'net-sales': Measure<'gross-sales' | 'returns' | 'discounts-and-comps'>;
  'gift-card-sales': Measure<never>;
  taxes: Measure<'taxes-on-sales' | 'taxes-on-refunds'>;
  'taxes-on-sales': Measure<never>;
  'taxes-on-refunds': Measure<never>;
  tips: Measure<'card-tips' | 'cash-tips'>;
  'card-tips': Measure<never>;
  'cash-tips': Measure<never>;
  'total-sales': Measure<'net-sales' | 'taxes' | 'tips' | 'gift-card-sales'>;
};
export type MeasureId = keyof typeof tables;
/** Keeps what has one of the values. An empty list keeps all. */
export interface Filter {
  readonly field: DimensionId;
  readonly values: readonly string[];
}
/** Which transactions a question is about. All combine with AND. */
export interface Scope {
  readonly range: DayRange;
  /** Leaves out what happened later, to compare a period that is under way with an equal part of another. */
  readonly until?: Moment | undefined;
  readonly filters: readonly Filter[];
  /** Keeps only transactions that are known to meet it, such as those behind a figure. */
  readonly where?: Condition | undefined;
  /** Keeps those whose id, amount or texts a search finds. A blank text keeps all. */
  readonly text?: string | undefined;
}
/** An order of rows or groups. */
export interface Sort<By extends string = string> {
  readonly by: By;
  readonly isDescending: boolean;
}
/** What lists of transactions are sorted by: `time` is day and time, `minute` the time of day; any figure of a transaction. */
export type TransactionSort = 'time' | 'minute' | 'amount' | 'id' | Exclude<StoredText, MeasureId> | MeasureId;
/**
 * What a report, a card, a chart or a reply asks for: figures, by up to three dimensions, of the transactions in a scope.
 * Measures, dimensions and filters are those of the catalog.
 */
export interface Question extends Scope {
  readonly measures: readonly MeasureId[];
  /** The outermost first. */
  readonly groupBy?: readonly DimensionId[];
  /**
   * What is added up: whole transactions, or lines or payments with their part of each amount. Filters by item then keep
   * lines, those by tender payments, and only lines can be grouped by item. By default whole transactions, and payments
   * if they are grouped by tender. Figures of one tender count its payments alone in any case.
   */
  readonly of?: 'transactions' | 'lines' | 'payments';
  /** Dimensions whose value is told for each group whose transactions, lines or payments agree in it. */
  readonly facts?: readonly DimensionId[];
  /** Transactions that are counted, by name, such as those behind each figure. */
  readonly counts?: Readonly<Record<string, Condition>>;
  /** Another period to compare with. */
  readonly baseline?:
    | {
        readonly range: DayRange;
        readonly until?: Moment | undefined;
      }
    | undefined;
  /** Order of the outermost groups, equal ones by key; by default that of their first transaction. */
  readonly sort?: Sort<MeasureId>;
  /** The outermost groups that are sent at most; the total still counts all. */
  readonly limit?: number;
}
/**
 * Unknown if the data of the source do not hold what it is calculated from; `undefined` if the figure has no meaning there,
 * such as an average of nothing.
 */
export type Figure = number | Unknown | undefined;
/** A group, or the whole. The groups within add up to it; only counts of transactions may overlap. */
export interface FigureGroup {
  /** The value of the dimension; empty for the whole and for transactions without a value. */
  readonly key: string;
  readonly figures: Readonly<Partial<Record<MeasureId, Figure>>>;
  /** Number of transactions. */
  readonly transactions: number;
  /** Values of `facts` in which all lines agree. */
  readonly facts: Readonly<Partial<Record<DimensionId, string>>>;
  readonly groups: readonly FigureGroup[];
}
/** Which values a field has. */
export interface FacetsQuestion {
  readonly scope: Scope;
  readonly field: DimensionId;
  /** Only values that contain it, whatever their case and accents. */
  readonly text?: string;
  /** At most, and by default, `maxFacets`. */
  readonly limit?: number;
}
export interface FiguresAnswer {
  readonly total: FigureGroup;
  /** Number of outermost groups, also of those beyond the limit. */
  readonly groupCount: number;
  readonly baseline: FigureGroup | undefined;
  /** How many transactions meet each condition of `counts`. */
  readonly counts: Readonly<Record<string, number>>;
  /** If the source could not count all transactions: how many it did count, and how many there are. */
  readonly part?:
    | {
        readonly counted: number;
        readonly of: number;
      }
    | undefined;
}
/** Customers are unknown if no visit has one, feedback if there was none in the days before, either. */
export interface CustomerStats {
  readonly totalCustomers: number | Unknown;
  /** Also made a purchase in the previous 28 days. */
  readonly returningCustomers: number | Unknown;
  /** Of visits that have a customer. `undefined` without visits. */
  readonly avgVisitsPerCustomer: number | Unknown | undefined;
  /** Amount collected on sales, per visit. `undefined` without visits. */
  readonly avgSpentPerVisit: Cents | Unknown | undefined;
  readonly positiveFeedback: number | Unknown;
  readonly negativeFeedback: number | Unknown;
}
/** A sale of one customer. */
export interface Visit {
  readonly id: string;
  readonly day: Day;
  readonly time: string;
  readonly customerId: string;
  readonly customerName: string;
  /** Amount collected. */
  readonly spent: Cents | Unknown;
}
export interface ReturningCustomer {
  readonly id: string;
  /** Empty if the ledger does not know it. */
  readonly name: string;
  readonly visitCount: number;
  /** The first ones, in order of time. */
  readonly visits: readonly Visit[];
  /** Collected on these visits. */
  readonly spent: Cents | Unknown;
  /** The latest visit before. */
  readonly lastVisit: Visit;
}
/** What the figures of customers are calculated from. Lists have at most `maxListedCustomers`; the figures count all. */
export interface CustomerDetails {
  readonly visits: number;
  /** Collected on all visits. */
  readonly totalPaid: Cents | Unknown;
  /** Highest amount first. */
  readonly returningCustomers: readonly ReturningCustomer[];
  readonly positiveFeedback: readonly Visit[];
  readonly negativeFeedback: readonly Visit[];
}
export interface CustomersAnswer extends Pick<FiguresAnswer, 'part'> {
  readonly stats: CustomerStats;
  readonly details: CustomerDetails;
}
/** A value of a dimension, and how many transactions have it. */
export interface Facet {
  readonly value: string;
  readonly transactions: number;
}
export interface FacetsAnswer {
  readonly values: readonly Facet[];
  /** Number of values, also of those beyond the limit. */
  readonly total: number;
}
/** A page of the transactions in a scope. */
export interface RowsQuestion {
  readonly scope: Scope;
  readonly sort: Sort<TransactionSort>;
  /** From 0. */
  readonly offset: number;
  /** At most `maxPage`. */
  readonly limit: number;
  /** The id of a transaction: asks for the page that has it, in place of the one at the offset. */
  readonly containing?: string | undefined;
}
export interface SearchQuestion {
  readonly scope: Scope;
  readonly text: string;
  readonly limit: number;
}
export interface RowsAnswer {
  readonly rows: readonly Transaction[];
  /** Number of transactions in the scope. */
  readonly total: number;
}
export interface RowsPage extends RowsAnswer {
  /** Where the page begins: a multiple of the limit for the page that has a transaction. */
  readonly offset: number;
}
/** What the store owes its customers when a day begins: money that was collected before and is not a sale yet. */
export interface DeferredBalance {
  readonly day: Day;
  /** Rows whose deposit is not redeemed before the day, oldest first. */
  readonly openDeposits: readonly Transaction[];
  /** What is left on gift cards, by the calendar year of their sale, oldest first. Years without any are left out. */
  readonly giftCards: readonly GiftCardYear[];
}
export interface GiftCardYear {
  /** The days on which these cards were sold, all before the day of the balance. */
  readonly range: DayRange;
  /** The cards on which something is left. */
  readonly count: number;
  readonly amount: Cents;
}
/** The other rows of the same sale. */
export interface RelatedRows {
  /** The sale that a refund belongs to. */
  readonly sale: Transaction | undefined;
  /** Refunds of a sale, oldest first. */
  readonly refunds: readonly Transaction[];
  /** The row that collected the deposit which this one redeems. */
  readonly deposit: Transaction | undefined;
  /** The row that completes a partially paid one. */
  readonly completion: Transaction | undefined;
  /** The rows that sold the gift cards which this one was paid with, and what each card paid. */
  readonly giftCards: readonly GiftCardUse[];
  /** The rows that were paid with the gift card which this one sold. */
  readonly giftCardUses: readonly GiftCardUse[];
}
export interface GiftCardUse {
  readonly row: Transaction;
  /** What the card paid. */
  readonly amount: Cents;
}
/** What a source answers: at once, or later. */
export type Answer<Value> = Value | Promise<Value>;
/** What a shop says of itself. Values of fields are asked for one by one, with `facets`: some shops have thousands. */
export interface LedgerFacts {
  /** Of the data: the same answers as long as it is the same. */
  readonly version: string;
  readonly name: string;
  /** An ISO 4217 code, and the number of decimals of its smallest unit. */
  readonly currency: {
    readonly code: string;
    readonly decimals: number;
  };
  /** An IANA name. */
  readonly timeZone: string;
  /** Minutes after midnight at which a business day begins. */
  readonly dayStart: number;
  /** How its amounts, numbers and days are written, a BCP 47 tag; `en-US` if left out. */
  readonly locale?: string | undefined;
  /** The first and the last day of the data; `undefined` while there are none. */
  readonly days: DayRange | undefined;
  /** Figures that its data cannot tell, each with the reason in a sentence for merchants. */
  readonly unknown: Readonly<Partial<Record<MeasureId, string>>>;
  /**
   * `rows`: the source sends its transactions alone, in order of time, and the page works out all other answers. Without it
   * the source answers every question.
   */
  readonly answers?: 'rows' | undefined;
  /** What is charged per payment. A kind that the shop does not know is left out, and nobody quotes it. */
  readonly feeRules: Readonly<Partial<Record<FeeKind, FeeRule>>>;
}
/**
 * Where screens get their figures. A source may answer at once, take seconds, answer in part or fail. Screens ask
 * through `useLedgerAnswer` and know none of its implementations. See `docs/product/ledger.md`.
 */
export interface LedgerPort {
  /** Differs whenever the same question may have another answer. */
  readonly version: string;
  /** What the shop says of itself. Asked once for each version. */
  describe(options?: AskOptions): Answer<LedgerFacts>;
  /** Figures by groups: what summary, reports, cards, charts and replies ask for. */
  figures(question: Question, options?: AskOptions): Answer<FiguresAnswer>;
  /** A page of transactions, at most 500: no answer grows with the ledger. */
  rows(question: RowsQuestion, options?: AskOptions): Answer<RowsPage>;
  /** The values of a field in a scope, the most frequent first, at most 500: further ones are found by their text. */
  facets(question: FacetsQuestion, options?: AskOptions): Answer<FacetsAnswer>;
  /** The transactions that a text finds, the more exact matches first, the newest first among equals. */
  search(question: SearchQuestion, options?: AskOptions): Answer<RowsAnswer>;
  row(id: string, options?: AskOptions): Answer<Transaction | undefined>;
  /** The other transactions of the same sale. */
  related(row: Transaction, options?: AskOptions): Answer<RelatedRows>;
  /**
   * What is deferred when a day begins. The first day has the balance with which the ledger begins, days ahead that of
   * now.
   */
  deferred(day: Day, options?: AskOptions): Answer<DeferredBalance>;
  /** Customers and their visits in a scope, and who of them also made a purchase in the days before. */
  customers(scope: Scope, options?: AskOptions): Answer<CustomersAnswer>;
  /**
   * Calls the listener when `version` or `isSlow` may have changed, such as when a server has other figures. Returns a
   * function that ends the subscription.
   */
  subscribe?(listener: () => void): () => void;
  /** Whether somebody has waited for an answer for longer than usual: an embedded area says so. */
  isSlow?(): boolean;
}
export interface AskOptions {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}
/** Where a page that embeds an area has its data. What comes from them is checked. */
export interface MountSources {
  /** All figures. */
  readonly ledger?: LedgerPort | undefined;
  /** The item list of the catalogue. */
  readonly items?: ItemsSource | undefined;
  /** The answers of the assistant. */
  readonly reply?: ReplySource | undefined;
}
/** The item list of a page. Both methods may reject: the list on the screen then stays as it is, and says so. */
export interface ItemsSource {
  /** The whole list, in its order. Called again when the page says that it changed, and before every edit. */
  read(): Promise<readonly PageItem[]>;
  /** Stores one edit, all of it or nothing. */
  write(change: ItemsChange): Promise<void>;
  /** Calls `onChange` whenever the list changed elsewhere, until the returned function is called. */
  subscribe?(onChange: () => void): () => void;
}
export interface ItemsChange {
  /** Items that are new or changed, as they are now. */
  readonly put: readonly PageItem[];
  /** Ids of items that are gone. */
  readonly remove: readonly string[];
  /** All ids in their order, if the edit changed the order beyond adding items at the end. */
  readonly order?: readonly string[] | undefined;
}
/** An item as it is stored. An item needs an id; texts that are missing are empty. Further fields are kept. */
export interface PageItem {
  readonly id: string;
  readonly name?: string;
  readonly description?: string;
  readonly category?: string;
  readonly reportingCategory?: string;
  /** Units on hand; `-` if they are not counted, such as for a service. */
  readonly stock?: number | '-';
  /** Text such as `$12.00/ea`. */
  readonly price?: string;
  readonly itemType?: string;
  readonly locations?: readonly string[];
  readonly unit?: string;
  readonly sku?: string;
  readonly gtin?: string;
  /** Kilograms as text, such as `0.38`. */
  readonly weight?: string;
  readonly skipItemDetails?: boolean;
  /** ISO 8601 instants. */
  readonly createdAt?: string;
  readonly updatedAt?: string;
  /** Missing means Active. */
  readonly status?: 'Active' | 'Draft' | 'Archived';
  /** Up to three, such as size and color. An item without options is one variation. */
  readonly options?: readonly {
    readonly name: string;
    readonly values: readonly string[];
  }[];
  /** Up to 100. */
  readonly variations?: readonly PageItemVariation[];
}
/** An item with one choice of each of its options. Texts and stock are written as those of the item. */
export interface PageItemVariation {
  /** Unique in its item. */
  readonly id: string;
  /** A choice for each option, in their order. */
  readonly values: readonly string[];
  readonly sku: string;
  readonly gtin: string;
  readonly price: string;
  readonly weight: string;
  readonly stock: number | '-';
}
/** Answers the questions of the assistant. */
export interface ReplySource {
  /**
   * A stream of pieces that ends with `done`; one that ends without it has failed. What it throws is shown as a failed
   * reply. Aborting the signal means that nobody waits any more.
   */
  reply(
    question: ReplyQuestion,
    options: {
      readonly signal: AbortSignal;
    },
  ): AsyncIterable<ReplyPiece>;
}
export interface ReplyQuestion {
  readonly conversationId: string;
  /** Oldest first; the last one is the question. Replies are Markdown, questions plain text. */
  readonly messages: readonly {
    readonly role: 'user' | 'assistant';
    readonly content: string;
  }[];
  /** As the merchant set them for this conversation. */
  readonly settings: {
    readonly model: string;
    readonly temperature: number;
    readonly maxTokens: number;
  };
  /** Files of the question. Their contents stay in the browser; `facts` is what it found in them. */
  readonly attachments: readonly {
    readonly name: string;
    readonly size: number;
    readonly facts: object;
  }[];
  /** `path`: the address in the area. */
  readonly context: {
    readonly path: string;
    readonly language: string;
  };
}
export type ReplyPiece =
  /** A further piece of the Markdown text. */
  | {
      readonly type: 'text';
      readonly text: string;
    }
  /** Shown below the text; the path is one of the product, such as `/transactions?from=2025-06-22`. */
  | {
      readonly type: 'link';
      readonly link: {
        readonly label: string;
        readonly path: string;
      };
    }
  | {
      readonly type: 'suggestion';
      readonly question: string;
    }
  | {
      readonly type: 'done';
      readonly tokens?: number;
    };
export type ThemeName = 'light' | 'dark';
export type HeadingLevel = 1 | 2 | 3;
/** Options of `mount`, for pages without the host. Every one has a default. */
export interface MountOptions {
  /** First path inside the area, for example `/items`. */
  readonly path?: string;
  /** `auto` is what the browser prefers, and follows it. */
  readonly theme?: ThemeName | 'auto';
  /** Prefix of stored keys. It separates an embedded area from the product and the page. */
  readonly storageNamespace?: string;
  /** `memory` does not touch the page's address; `browser` uses it below `basePath`. */
  readonly router?: 'memory' | 'browser';
  readonly basePath?: string;
  /** Render into a shadow root, so that the styles of the page and of the area do not affect each other. */
  readonly shadow?: boolean;
  readonly onNavigate?: (path: string) => void;
  /**
   * The address of a path of the product on the page, for links that can be opened in a new tab. Without it, links of the
   * memory router and links out of the area have no address; they are followed by a press.
   */
  readonly addressOf?: (path: string) => string | undefined;
  /** Where figures, items and replies come from. What is left out is what the product has itself. */
  readonly sources?: MountSources | undefined;
  /** The same as `sources.ledger`, which it replaces. */
  readonly ledger?: LedgerPort | undefined;
  /**
   * Id of a shop that the merchant added in the product at the origin of the page: its figures and lists are shown. Any
   * other id is one of the page's own: what is stored is kept apart for each, and lists start empty.
   */
  readonly shop?: string | undefined;
  /** Of a page whose content security policy allows scripts and styles by it. */
  readonly nonce?: string | undefined;
  /** Level of the area's title among the headings of the page; 2 by default, below the title of the page. */
  readonly headingLevel?: HeadingLevel | undefined;
}
export interface Mounted {
  /**
   * What is left out stays as it is. `sources` replaces all sources, `ledger` that one; without a source, the product has
   * its own again.
   */
  update(options: Pick<MountOptions, 'theme' | 'sources' | 'ledger'>): void;
  navigate(path: string): void;
  /** Removes every node, listener and timer that `mount` created. */
  unmount(): void;
}
/** What follows the state of a server. */
export interface ServerWatch {
  /** Called when anything that is told of the server may have changed. Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Asks the server whether its data have changed, or whether it answers again. Never fails. */
  check(): Promise<void>;
}
/** A failure of the product, as the event `back-office:error` of `window` tells it to the page's own monitoring. */
export interface BackOfficeError {
  /** `AREA-001` and so on, see `docs/product/loading.md`; `SHELL-001` for the shell itself, `LEDGER-001` for a lent ledger. */
  readonly code: string;
  /** The name of the area; `host` for the shell and the registry, `ledger` for a ledger that the page lent. */
  readonly area: string;
  readonly part: 'area' | 'slot' | 'registry' | 'shell' | 'ledger';
  /** The version that failed, if one was chosen already. */
  readonly version?: string | undefined;
  /** For engineers. */
  readonly cause: string;
  /** ISO 8601. */
  readonly time: string;
  /** The path of the page, without the query, which may contain what someone searched for. */
  readonly path: string;
  /** What was thrown, with its stack, if there was something. */
  readonly error?: unknown;
  /** The lent ledger that failed. */
  readonly ledger?: object;
}
declare global {
  interface WindowEventMap {
    'back-office:error': CustomEvent<BackOfficeError>;
  }
}
/** What the events of an embedded area say; they are dispatched at the element that it was mounted in. */
export interface AreaEvents {
  /** The first screen is shown, also after the area was loaded again. */
  readonly ready: {
    readonly path: string;
  };
  /**
   * Another screen is about to be opened. `external`: it is not part of the area. `preventDefault` means that the page
   * takes over: the area stays where it is.
   */
  readonly navigate: {
    readonly path: string;
    readonly external: boolean;
  };
  /** As `back-office:error` of `window`. */
  readonly error: BackOfficeError;
}
/** Shows the area in `element`. Resolves when it is shown, or the panel that says why it is not. */
export declare function mount(element: HTMLElement, options?: MountOptions): Promise<Mounted>;
/** How a server that answers the questions of a ledger is reached, see `docs/connecting.md`. */
export interface LedgerServer {
  /** Of the server, without `/v1`: `https://ledger.example.com`. */
  readonly url: string;
  /** Sent with each request, such as the access token. Read each time, so that a new one counts at once. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>) | undefined;
  /** In place of that of the page. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}
/** A shop behind a server. */
export interface HttpLedger extends Omit<LedgerPort, 'subscribe'>, ServerWatch {
  /** Why the last question had no answer; `undefined` while all goes well. */
  problem(): Error | undefined;
}
/**
 * A ledger for `sources` whose questions a server answers, each with one request. What has not changed is not sent again; a
 * request that failed for a moment is repeated.
 */
export declare function httpLedger(server: LedgerServer): HttpLedger;
/** The events of an area, by their names. */
export type AreaEventMap = {
  readonly [Name in keyof AreaEvents]: CustomEvent<AreaEvents[Name]>;
};
/** `<back-office-{area}>`. Its attributes are those of `docs/product/embedding.md`. */
export interface AreaElement extends HTMLElement {
  get sources(): MountSources;
  set sources(sources: MountSources | null | undefined);
  get ledger(): LedgerPort | undefined;
  set ledger(ledger: LedgerPort | null | undefined);
  /** Knows the events of the area; "error" is the one of the area. */
  addEventListener<Name extends keyof AreaEventMap>(
    type: Name,
    listener: (this: AreaElement, event: AreaEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: AreaElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
/** The attributes of the element, for the types of JSX. */
export interface AreaAttributes {
  readonly path?: string | undefined;
  readonly theme?: ThemeName | 'auto' | undefined;
  readonly shop?: string | undefined;
  /** Stands for the router `browser`. */
  readonly 'base-path'?: string | undefined;
  readonly 'storage-namespace'?: string | undefined;
  readonly 'heading-level'?: HeadingLevel | undefined;
  readonly nonce?: string | undefined;
}
declare global {
  interface HTMLElementTagNameMap {
    'back-office-assistant': AreaElement;
    'back-office-catalogue': AreaElement;
    'back-office-learning': AreaElement;
    'back-office-reports': AreaElement;
  }
}

export {};
