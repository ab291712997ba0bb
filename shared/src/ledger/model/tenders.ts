/** The two values of the payment method filter and column. Every tender belongs to one of them. */
export const paymentMethods = ['card', 'cash'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

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

/** The known tender whose rules apply: those of Other to a tender that the table does not have. */
export function knownTender(tender: string): Tender {
  return Object.hasOwn(tenderRules, tender) ? (tender as Tender) : 'Other';
}

export const tenders = Object.keys(tenderRules) as readonly Tender[];
