import type { FaqContent } from '../../../domain/course';

export const faqs: Readonly<Record<string, FaqContent>> = {
  'which-figure-first': {
    answer: [
      'Net sales. They say what your sales brought in, without money that belongs to the state or the staff, so they are the figure to compare from week to week. If net sales change and you want to know why, look at gross sales, discounts & comps and returns above them.',
    ],
    reports: [{ report: 'sales-summary', label: 'Net sales in the sales summary' }],
  },
  'sales-payments-collected': {
    answer: [
      '**Total sales** are net sales plus gift card sales, taxes and tips. **Total payments** add deferred sales and take off partial refunds, so they are the money that changed hands in the period.',
      '**Total collected** is the same for one transaction: it is in the list of transactions and in the side panel. Add it up over all transactions of a period, and you have the total payments of the sales summary.',
    ],
    reports: [
      { report: 'sales-summary', label: 'Total sales and total payments in the sales summary' },
      { report: 'transactions', label: 'Total collected of each transaction' },
    ],
  },
  'refunds-and-voids': {
    answer: [
      'The tooltip gives the short rule, Net Sales = Gross - Refunds - Voids - Discounts. In the report goods that come back are on the line Returns, comps stand beside discounts, and voids have no line. The second sentence of the tooltip shows the amounts that are really added in your report.',
    ],
    reports: [{ report: 'sales-summary', label: 'The tooltip of net sales in the sales summary' }],
  },
  'can-a-day-change': {
    answer: [
      'Refunds do not change them: they count on the day on which they are made. A payment that was taken offline counts on the day it is charged, so it joins a later day. The sale itself stays where it was.',
    ],
  },
  'negative-net-sales': {
    answer: [
      'Yes. If more goods come back on a day than are sold, returns are larger than gross sales. The report then shows net sales in parentheses. The sales that belong to those returns are on earlier days.',
    ],
  },
  parentheses: {
    answer: [
      'Parentheses mean that the amount is taken off. Returns, discounts & comps, partial refunds and fees are such amounts. Because they are negative already, every total of the report is a plain sum of the lines above it. Files that you export have a minus sign instead.',
    ],
  },
  change: {
    figures: {
      now: 660,
      before: 600,
      change: { value: '(now - before) / before * 100', format: 'rate' },
    },
    answer: [
      'The difference is divided by the earlier figure. Deductions are compared by their size, so more returns read as a plus. Green is good for your sales and red is not. N/A means that there is no earlier figure or no change.',
    ],
    examples: ['Net sales of {now} after {before}: the change is +{change}.'],
  },
};
