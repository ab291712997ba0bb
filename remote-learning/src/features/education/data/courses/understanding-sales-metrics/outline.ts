import type { ModuleOutline } from '../../../domain/course';

export const outline: ModuleOutline = {
  id: 'understanding-sales-metrics',
  title: 'Understanding Sales Metrics',
  description:
    'Follow one receipt, then a whole day, from gross sales to net sales to total collected, and know which figure answers which question.',
  difficulty: 'Beginner',
  duration: 20,
  category: 'Sales',
  sections: [
    { id: 'one-receipt-three-totals', title: 'One Receipt, Three Totals' },
    { id: 'gross-sales', title: 'Gross Sales' },
    { id: 'net-sales', title: 'Net Sales', searchWords: 'revenue turnover' },
    { id: 'taxes-tips-and-gift-cards', title: 'Taxes, Tips and Gift Cards', searchWords: 'vat gratuity' },
    { id: 'total-line-item', title: 'Total Line Item' },
    { id: 'total-collected', title: 'Total Collected' },
    { id: 'read-a-whole-day', title: 'Read a Whole Day' },
  ],
  faqs: [
    { id: 'which-figure-first', category: 'general', question: 'Which figure should I look at first?' },
    {
      id: 'sales-payments-collected',
      category: 'definitions',
      question: 'What is the difference between total sales, total payments and total collected?',
    },
    {
      id: 'refunds-and-voids',
      category: 'definitions',
      question: 'Why does the tooltip of net sales speak of refunds and voids?',
    },
    { id: 'can-a-day-change', category: 'timing', question: 'Can the figures of a past day still change?' },
    { id: 'negative-net-sales', category: 'edge-cases', question: 'Can net sales be negative?' },
    { id: 'parentheses', category: 'calculations', question: 'Why are some amounts in parentheses?' },
    { id: 'change', category: 'calculations', question: 'How is the change from an earlier period calculated?' },
  ],
};
