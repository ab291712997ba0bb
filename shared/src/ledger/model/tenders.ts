import { notInFiles, type Cents, type Unknown } from '@back-office/shared/format';

/** The two values of the payment method filter and column. Every tender belongs to one of them. */
export const paymentMethods = ['card', 'cash'] as const;
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

/** How a transaction was paid. */
export function paidBy(payments: readonly Payment[]) {
  const isCash = payments.length > 0 && payments.every(({ paymentMethod }) => paymentMethod === 'cash');
  const paymentMethod: PaymentMethod = isCash ? 'cash' : 'card';
  return { tender: textOfPayments(payments, ({ tender }) => tender), paymentMethod };
}

/** Each text of some payments once: `Card, Cash`. */
export function textOfPayments(payments: readonly Payment[], textOf: (payment: Payment) => string): string {
  const [only] = payments;
  // Nearly all transactions have one payment, and there are millions.
  return only && payments.length === 1 ? textOf(only) : [...new Set(payments.map(textOf))].join(', ');
}

/** `Card` or `Cash`; where the files do not say how it was paid, neither. */
export function paymentMethodText({ tender, paymentMethod }: Payment): string {
  if (tender === '' || tender === notInFiles) return tender;
  return paymentMethod === 'cash' ? 'Cash' : 'Card';
}

interface TenderRules {
  readonly paymentMethod: PaymentMethod;
  /** Whether its payments are charged a processing or invoice fee. */
  readonly hasFee: boolean;
  /** Name of its theme color in charts. */
  readonly color: `chart${1 | 2 | 3 | 4 | 5 | 6}`;
}

/**
 * How customers pay: everything that depends on the tender reads this table. The names are the labels that merchants
 * read, and the order is the order of reports and charts. To add a tender, add a row here and let a template of the
 * sample week use it; a refund and its sale have the same tender.
 */
export const tenderRules = {
  Card: { paymentMethod: 'card', hasFee: true, color: 'chart1' },
  Cash: { paymentMethod: 'cash', hasFee: false, color: 'chart2' },
  'Digital Wallet': { paymentMethod: 'card', hasFee: true, color: 'chart3' },
  Other: { paymentMethod: 'card', hasFee: false, color: 'chart4' },
} as const satisfies Record<string, TenderRules>;

export type Tender = keyof typeof tenderRules;

export const tenders = Object.keys(tenderRules) as readonly Tender[];

/** What tills and payment providers call them. A wallet is paid by card; what is paid later, checks and gift cards are Other. */
const otherNames: Readonly<Record<Exclude<Tender, 'Other'>, string>> = {
  Card: 'Credit Card|Debit Card|Visa|Mastercard|American Express|Amex|Discover|Diners Club|JCB|UnionPay|Maestro|Girocard|Bancontact|EFTPOS',
  Cash: 'Bar|Bargeld|Barzahlung|Espèces|Comptant|Efectivo|Contanti|Contant|Dinheiro|Kontant',
  'Digital Wallet':
    'Wallet|E-Wallet|Mobile Wallet|Apple Pay|Google Pay|Samsung Pay|Amazon Pay|Shop Pay|PayPal|Venmo|Cash App|Alipay|WeChat Pay|Paytm|PhonePe|GrabPay|MobilePay|Vipps|Swish|TWINT|M-Pesa',
};

/** All texts of payments that count as a tender; of Other, only its own. */
export function textsOfTender(tender: Tender): readonly string[] {
  return tender === 'Other' ? [tender] : [tender, ...otherNames[tender].split('|')];
}

const known = new Map(tenders.flatMap((tender) => textsOfTender(tender).map((text) => [text, tender])));

/** The known tender whose rules apply: those of Other to a tender that the table does not have. */
export function knownTender(tender: string): Tender {
  return known.get(tender) ?? 'Other';
}

const spellings = new Map([...known.keys()].map((text) => [spellingOf(text), text]));

/** A tender as files write it, `apple_pay` or `GOOGLE PAY`, as the ledger does if it is known. */
export function writtenTender(text: string): string {
  return spellings.get(spellingOf(text)) ?? text;
}

function spellingOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\s_-]/gu, '')
    .toLowerCase();
}
