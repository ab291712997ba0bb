import { paths } from './paths';

/** A section of a course. */
export interface Lesson {
  readonly module: string;
  readonly section: string;
  /** The title of the section. */
  readonly title: string;
}

const metrics = lessonsIn('understanding-sales-metrics');
const timing = lessonsIn('sales-and-payment-timing');
const refunds = lessonsIn('refunds-comps-and-discounts');
const fees = lessonsIn('fees-and-deferred-sales');

const grossSales = metrics('gross-sales', 'Gross Sales');
const netSales = metrics('net-sales', 'Net Sales');
const addedToNetSales = metrics('taxes-tips-and-gift-cards', 'Taxes, Tips and Gift Cards');
const totalCollected = metrics('total-collected', 'Total Collected');
const discountOrComp = refunds('discount-or-comp', 'Discount or Comp?');
const returns = refunds('returns', 'Returns: The Goods Come Back');
const exchanges = refunds('exchanges', 'Exchanges: A Return and a Sale');
const partialRefunds = refunds('partial-refunds', 'Partial Refunds: The Goods Stay');
const bankDeposit = timing('match-a-bank-deposit', 'Match a Bank Deposit');
const deposits = fees('a-deposit-is-not-a-sale', 'A Deposit Is Not a Sale Yet');
const completedOrders = fees('completing-the-order', 'Completing the Order');
const giftCards = fees('gift-cards', 'Gift Cards: Sold Now, Earned Later');
const paymentFees = fees('what-a-payment-costs', 'What a Payment Costs');
const netTotal = fees('net-total', 'From Payments to Net Total');

/**
 * Which section of which course explains a line of the sales summary, by the id of the line. A test of the learning
 * remote checks that each exists under its title; one of the reports remote checks that no line is missing.
 */
export const lessons: Readonly<Record<string, Lesson>> = {
  'gross-sales': grossSales,
  items: grossSales,
  'service-charges': grossSales,
  'covid-service-charge': grossSales,
  'setup-cost': grossSales,
  'auto-gratuity': grossSales,
  sales: grossSales,
  exchanges,
  'other-kinds': grossSales,
  returns,
  returned: returns,
  exchanged: exchanges,
  'discounts-and-comps': discountOrComp,
  discounts: discountOrComp,
  comps: discountOrComp,
  'net-sales': netSales,
  'gift-card-sales': giftCards,
  taxes: addedToNetSales,
  'taxes-on-sales': addedToNetSales,
  'taxes-on-refunds': returns,
  tips: addedToNetSales,
  'card-tips': addedToNetSales,
  'cash-tips': addedToNetSales,
  'total-sales': addedToNetSales,
  'deferred-sales': deposits,
  invoices: deposits,
  'invoice-deposit-redeemed': completedOrders,
  online: completedOrders,
  'partial-refunds': partialRefunds,
  'total-payments': totalCollected,
  card: bankDeposit,
  cash: bankDeposit,
  'tender-card': bankDeposit,
  'tender-cash': bankDeposit,
  'tender-digital-wallet': bankDeposit,
  'tender-other': bankDeposit,
  fees: paymentFees,
  'processing-fees': paymentFees,
  'invoice-fees': paymentFees,
  'net-total': netTotal,
};

/** The section that explains a line of a report, and its address; `undefined` if none does. */
export function lessonOf(lineId: string): { readonly title: string; readonly path: string } | undefined {
  const lesson = Object.hasOwn(lessons, lineId) ? lessons[lineId] : undefined;
  return lesson && { title: lesson.title, path: paths.educationModule(lesson.module, lesson.section) };
}

function lessonsIn(module: string) {
  return (section: string, title: string): Lesson => ({ module, section, title });
}
