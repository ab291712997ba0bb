import { paths } from './paths';

/** A section of a course. */
export interface Lesson {
  readonly module: string;
  readonly section: string;
  readonly title: string;
}

const metrics = lessonsIn('understanding-sales-metrics');
const timing = lessonsIn('sales-and-payment-timing');
const refunds = lessonsIn('refunds-comps-and-discounts');
const fees = lessonsIn('fees-and-deferred-sales');

/** The sections that explain figures. A test of the learning remote checks that each exists under its title. */
export const lessons = {
  'gross-sales': metrics('gross-sales', 'Gross Sales'),
  'net-sales': metrics('net-sales', 'Net Sales'),
  'added-to-net-sales': metrics('taxes-tips-and-gift-cards', 'Taxes, Tips and Gift Cards'),
  'total-collected': metrics('total-collected', 'Total Collected'),
  'discount-or-comp': refunds('discount-or-comp', 'Discount or Comp?'),
  returns: refunds('returns', 'Returns: The Goods Come Back'),
  exchanges: refunds('exchanges', 'Exchanges: A Return and a Sale'),
  'partial-refunds': refunds('partial-refunds', 'Partial Refunds: The Goods Stay'),
  'bank-deposit': timing('match-a-bank-deposit', 'Match a Bank Deposit'),
  deposits: fees('a-deposit-is-not-a-sale', 'A Deposit Is Not a Sale Yet'),
  'completed-orders': fees('completing-the-order', 'Completing the Order'),
  'gift-cards': fees('gift-cards', 'Gift Cards: Sold Now, Earned Later'),
  'payment-fees': fees('what-a-payment-costs', 'What a Payment Costs'),
  'net-total': fees('net-total', 'From Payments to Net Total'),
} as const satisfies Record<string, Lesson>;

export type LessonId = keyof typeof lessons;

/** A section and its address. */
export function lessonLink(id: LessonId): { readonly title: string; readonly path: string } {
  const { module, section, title } = lessons[id];
  return { title, path: paths.educationModule(module, section) };
}

function lessonsIn(module: string) {
  return (section: string, title: string): Lesson => ({ module, section, title });
}
