import type { ModuleOutline } from '../../../domain/course';

export const outline: ModuleOutline = {
  id: 'sales-and-payment-timing',
  title: 'Sales and Payment Timing',
  description:
    'Know on which day a sale, its payment and the bank deposit appear, and check the daily summary and your bank against the reports.',
  difficulty: 'Intermediate',
  duration: 30,
  category: 'Payments',
  sections: [
    { id: 'a-sale-and-a-payment', title: 'A Sale and a Payment Are Two Events' },
    { id: 'when-sales-and-payments-are-reported', title: 'When Sales and Payments Are Reported' },
    { id: 'the-business-day', title: 'The Day Ends at Midnight' },
    { id: 'the-daily-summary', title: 'Check the Daily Summary' },
    {
      id: 'from-card-to-bank',
      title: 'From Card to Bank',
      searchWords: 'payout transfer settlement money bank account',
    },
    { id: 'match-a-bank-deposit', title: 'Match a Bank Deposit', searchWords: 'payout reconcile statement' },
    { id: 'two-kinds-of-deposit', title: 'Two Things Called Deposit' },
  ],
  faqs: [
    { id: 'daily-summary-email', category: 'timing', question: 'When does the daily summary email arrive?' },
    {
      id: 'card-money',
      category: 'timing',
      question: 'When does the money of a card sale reach my bank?',
      searchWords: 'payout transfer',
    },
    {
      id: 'bank-shows-less',
      category: 'general',
      question: 'Why does my bank show less than the report?',
      searchWords: 'payout fees',
    },
    { id: 'time-zone', category: 'definitions', question: 'Which time zone do the reports use?' },
    { id: 'bank-holidays', category: 'edge-cases', question: 'What happens to deposits on a bank holiday?' },
    { id: 'no-sales', category: 'edge-cases', question: 'Why does a report say “No sales in this time period”?' },
    { id: 'length-of-a-range', category: 'calculations', question: 'Does a date range include its last day?' },
  ],
};
