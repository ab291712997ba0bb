import type { ModuleContent } from '../../../domain/course';
import { faqs } from './faqs';
import { returnOrPartialRefund } from '../pictures/returnOrPartialRefund';
import { discountOrComp } from './discountOrComp';
import { exchanges } from './exchanges';
import { partialRefunds } from './partialRefunds';
import { returns } from './returns';
import { whatARefundCosts } from './whatARefundCosts';
import { whichDayARefundCounts } from './whichDayARefundCounts';

export const content: ModuleContent = {
  sections: {
    'discount-or-comp': discountOrComp,
    returns,
    'partial-refunds': partialRefunds,
    exchanges,
    'which-day-a-refund-counts': whichDayARefundCounts,
    'what-a-refund-costs': whatARefundCosts,
  },
  faqs,
  visualizations: [returnOrPartialRefund],
};
