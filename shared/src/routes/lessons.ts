import { paths } from './paths';

/** A section of a course. */
export interface Lesson {
  readonly module: string;
  readonly section: string;
}

const metrics = (section: string): Lesson => ({ module: 'understanding-sales-metrics', section });
const refunds = (section: string): Lesson => ({ module: 'refunds-comps-and-discounts', section });
const fees = (section: string): Lesson => ({ module: 'fees-and-deferred-sales', section });

/**
 * Which section of which course explains a line of the sales summary, by the id of the line. A test of the learning
 * remote checks that each exists.
 */
export const lessons: Readonly<Record<string, Lesson>> = {
  'gross-sales': metrics('gross-sales'),
  items: metrics('gross-sales'),
  'service-charges': metrics('gross-sales'),
  exchanges: refunds('exchanges'),
  returns: refunds('returns'),
  'discounts-and-comps': refunds('discount-or-comp'),
  discounts: refunds('discount-or-comp'),
  comps: refunds('discount-or-comp'),
  'net-sales': metrics('net-sales'),
  'gift-card-sales': fees('gift-cards'),
  taxes: metrics('taxes-tips-and-gift-cards'),
  tips: metrics('taxes-tips-and-gift-cards'),
  'total-sales': metrics('total-collected'),
  'deferred-sales': fees('a-deposit-is-not-a-sale'),
  invoices: fees('a-deposit-is-not-a-sale'),
  'invoice-deposit-redeemed': fees('completing-the-order'),
  online: fees('a-deposit-is-not-a-sale'),
  'partial-refunds': refunds('partial-refunds'),
  'total-payments': metrics('total-collected'),
  fees: fees('what-a-payment-costs'),
  'processing-fees': fees('what-a-payment-costs'),
  'invoice-fees': fees('what-a-payment-costs'),
  'net-total': fees('net-total'),
};

/** The address of the section that explains a line of a report; `undefined` if none does. */
export function lessonOf(lineId: string): string | undefined {
  const lesson = Object.hasOwn(lessons, lineId) ? lessons[lineId] : undefined;
  return lesson && paths.educationModule(lesson.module, lesson.section);
}
