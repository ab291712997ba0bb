import type { ModuleOutline } from '../../../domain/course';

export const outline: ModuleOutline = {
  id: 'refunds-comps-and-discounts',
  title: 'Refunds, Comps and Discounts',
  description:
    'Record every price reduction and every refund as what it is, and know which figure each of them changes, by how much and on which day.',
  difficulty: 'Beginner',
  duration: 15,
  category: 'Refunds',
  sections: [
    { id: 'discount-or-comp', title: 'Discount or Comp?', searchWords: 'free coupon price reduction' },
    { id: 'returns', title: 'Returns: The Goods Come Back', searchWords: 'refund money back' },
    { id: 'partial-refunds', title: 'Partial Refunds: The Goods Stay' },
    { id: 'exchanges', title: 'Exchanges: A Return and a Sale', searchWords: 'swap' },
    { id: 'which-day-a-refund-counts', title: 'Which Day a Refund Counts' },
    { id: 'what-a-refund-costs', title: 'What a Refund Costs You' },
  ],
  faqs: [
    { id: 'how-to-find-the-sale', category: 'general', question: 'How do I find the sale that belongs to a refund?' },
    {
      id: 'return-or-partial-refund',
      category: 'definitions',
      question: 'What is the difference between a return and a partial refund?',
    },
    { id: 'what-is-a-comp', category: 'definitions', question: 'What is a comp?' },
    { id: 'day-of-a-refund', category: 'timing', question: 'On which day does a refund count?' },
    {
      id: 'return-without-sale',
      category: 'edge-cases',
      question: 'Why does my report show a return but no sale of that item?',
    },
    {
      id: 'dashboard-shows-more',
      category: 'edge-cases',
      question: 'Why is Returns and Refunds on the dashboard more than Returns in the report?',
    },
    { id: 'tax-on-refunds', category: 'calculations', question: 'Is sales tax refunded too?' },
  ],
};
