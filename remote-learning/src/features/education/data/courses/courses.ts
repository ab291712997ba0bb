import type { CourseEntry } from '../courseCatalog';
import { outline as feesAndDeferredSales } from './fees-and-deferred-sales/outline';
import { outline as refundsCompsAndDiscounts } from './refunds-comps-and-discounts/outline';
import { outline as salesAndPaymentTiming } from './sales-and-payment-timing/outline';
import { outline as understandingSalesMetrics } from './understanding-sales-metrics/outline';

/** The courses, in the order of the list: each builds on those before it. */
export const courses: readonly CourseEntry[] = [
  { outline: understandingSalesMetrics, load: () => import('./understanding-sales-metrics/content') },
  { outline: salesAndPaymentTiming, load: () => import('./sales-and-payment-timing/content') },
  { outline: refundsCompsAndDiscounts, load: () => import('./refunds-comps-and-discounts/content') },
  { outline: feesAndDeferredSales, load: () => import('./fees-and-deferred-sales/content') },
];
