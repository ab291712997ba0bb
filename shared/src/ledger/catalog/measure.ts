import type { Unknown } from '@back-office/shared/format';
import type { LessonId } from '@back-office/shared/routes';
import type { FeeKind } from '../model/fees';
import type { RowDimension } from './dimensions';

/**
 * Amounts that a source knows of each transaction, in the smallest unit of its currency. Deductions (`returns`,
 * `discounts`, `comps`, `partialRefunds`, `depositRedeemed`, `giftCardRedeemed`, `fee`) are positive.
 */
const amountNames = {
  itemSales: 'item sales',
  covidServiceCharge: 'COVID service charges',
  setupCost: 'setup costs',
  autoGratuity: 'auto gratuities',
  returns: 'returns',
  discounts: 'discounts',
  comps: 'comps',
  giftCardSales: 'gift card sales',
  taxes: 'taxes',
  tips: 'tips',
  partialRefunds: 'partial refunds',
  depositCollected: 'deposits collected',
  depositRedeemed: 'deposits redeemed',
  giftCardRedeemed: 'payments by gift card',
  fee: 'fees',
  totalCollected: 'payments',
} as const;
export type KnownAmount = keyof typeof amountNames;
export const knownAmounts = Object.keys(amountNames) as readonly KnownAmount[];

/** Quantities of the lines of a transaction. */
const quantityNames = { quantitySold: 'items sold', quantityReturned: 'items returned' } as const;
export type KnownQuantity = keyof typeof quantityNames;
export const knownQuantities = Object.keys(quantityNames) as readonly KnownQuantity[];

/** What is paid for such items. A transaction with it, or maybe with it, but without lines has an unknown number of items. */
export const paidFor = {
  quantitySold: 'itemSales',
  quantityReturned: 'returns',
} as const satisfies Readonly<Record<KnownQuantity, KnownAmount>>;

/** Whether nobody knows how many items a transaction had: it has none, and was paid for some, or maybe was. */
export function isQuantityUnknown(items: number, paid: () => number | Unknown): boolean {
  return items === 0 && paid() !== 0;
}

export function isQuantity(name: string): name is KnownQuantity {
  return name in quantityNames;
}

const chargeParts: readonly KnownAmount[] = ['covidServiceCharge', 'setupCost', 'autoGratuity'];

/** `taxes`, `tips`; all parts of the service charges are one name. */
export function namesOfAmounts(amounts: readonly (KnownAmount | KnownQuantity)[]): readonly string[] {
  const areCharges = chargeParts.every((part) => amounts.includes(part));
  const names = amounts.map((amount) => {
    if (isQuantity(amount)) return quantityNames[amount];
    return areCharges && chargeParts.includes(amount) ? 'service charges' : amountNames[amount];
  });
  return [...new Set(names)];
}

/** What a condition can ask of an amount. The last two follow from the known ones. */
export type Amount = KnownAmount | 'grossSales' | 'netSales';

/** A list, because all transactions go through it, and a map makes an object for each part. */
export type SignedAmounts = readonly (readonly [amount: KnownAmount, sign: 1 | -1])[];

/** What gross sales follow from, each with its sign. */
export const grossParts: SignedAmounts = [['itemSales', 1], ...chargeParts.map((part) => [part, 1] as const)];

/** What net sales follow from. */
export const netParts: SignedAmounts = [...grossParts, ['returns', -1], ['discounts', -1], ['comps', -1]];

/**
 * What a source can hold or lack, and what is added up of transactions, lines and payments. A source may know net sales
 * without what they follow from, and what was paid for items without the items.
 */
export type Summand = KnownAmount | KnownQuantity | 'netSales';

/** What a condition asks of a transaction: whether it has a text, or how an amount compares with a limit. */
export type Fact<Field extends string = RowDimension> =
  | { readonly field: Field; readonly is: string }
  | { readonly amount: Amount; readonly is: 'positive' | 'negative' | 'zero' }
  | { readonly amount: Amount; readonly is: 'above' | 'below'; readonly limit: number };

/** Which transactions a measure is about. Plain data, so that a server can turn it into a query. */
export type Condition<Field extends string = RowDimension> =
  | Fact<Field>
  | { readonly not: Condition<Field> }
  | { readonly all: readonly Condition<Field>[] }
  | { readonly any: readonly Condition<Field>[] };

/** How a measure is calculated. Deductions are subtracted, so that reports show them as negative amounts. */
type Formula<Id extends string> =
  | { readonly plus: KnownAmount | KnownQuantity; readonly where?: Condition }
  | { readonly minus: KnownAmount | KnownQuantity; readonly where?: Condition }
  /** The sum of other measures. Where these are unknown, a source may know `stored`, for each transaction by itself. */
  | { readonly total: readonly Id[]; readonly stored?: 'netSales'; readonly where?: Condition }
  /** Transactions, each counted once. */
  | { readonly count: 'transactions'; readonly where?: Condition }
  /** One measure divided by another; empty where that is zero. Rounded to a whole unit, unless its unit is `share`. */
  | { readonly quotient: Id; readonly over: Id }
  /** The part that a group has of the whole. */
  | { readonly share: Id }
  /** The list price of an item; empty where items differ. */
  | { readonly price: 'list' };

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

/** A row of the catalog. Without a unit it counts what its formula counts, and else is an amount of money. */
export function figure<const Id extends string = never>(
  label: string,
  formula: Formula<Id>,
  own: Omit<Measure<Id>, 'label' | 'formula' | 'unit'> & Partial<Pick<Measure, 'unit'>>,
): Measure<Id> {
  return { label, formula, unit: 'share' in formula ? 'share' : 'count' in formula ? 'count' : 'money', ...own };
}

const within = (where: Condition | undefined): { readonly where?: Condition } => (where ? { where } : {});

/* The formulas of the rows. */
export const plus = (amount: KnownAmount | KnownQuantity, where?: Condition) => ({ plus: amount, ...within(where) });
export const minus = (amount: KnownAmount | KnownQuantity, where?: Condition) => ({ minus: amount, ...within(where) });
export const total = <const Id extends string>(parts: readonly Id[], where?: Condition) => ({
  total: parts,
  ...within(where),
});
export const count = (where: Condition) => ({ count: 'transactions', ...within(where) }) as const;
export const quotient = <Id extends string>(dividend: Id, over: Id) => ({ quotient: dividend, over });
export const share = <Id extends string>(id: Id) => ({ share: id });
export const listPrice = { price: 'list' } as const;
