import type { ModuleOutline } from '../../../domain/course';

export const outline: ModuleOutline = {
  id: 'fees-and-deferred-sales',
  title: 'Fees and Deferred Sales',
  description:
    'Calculate what a payment costs, and follow deposits and gift cards from the day they are paid to the day they are earned.',
  difficulty: 'Beginner',
  duration: 25,
  category: 'Fees and deposits',
  sections: [
    { id: 'what-a-payment-costs', title: 'What a Payment Costs', searchWords: 'card fees processing rate charge' },
    { id: 'small-payments', title: 'Why Small Payments Cost More' },
    { id: 'net-total', title: 'From Payments to Net Total', searchWords: 'payout fees' },
    { id: 'a-deposit-is-not-a-sale', title: 'A Deposit Is Not a Sale Yet', searchWords: 'prepayment advance layaway' },
    { id: 'completing-the-order', title: 'Completing the Order' },
    { id: 'gift-cards', title: 'Gift Cards: Sold Now, Earned Later', searchWords: 'vouchers redeem' },
    { id: 'an-order-across-months', title: 'An Order Across Two Months' },
  ],
  faqs: [
    { id: 'payments-without-fee', category: 'general', question: 'Which payments have no fee?' },
    { id: 'what-is-deferred', category: 'definitions', question: 'What are deferred sales?' },
    { id: 'when-a-deposit-is-a-sale', category: 'timing', question: 'When does a deposit become a sale?' },
    { id: 'negative-deferred-sales', category: 'edge-cases', question: 'Why are deferred sales negative?' },
    { id: 'gift-cards-twice', category: 'edge-cases', question: 'Are gift cards counted twice?' },
    { id: 'fee-by-hand', category: 'calculations', question: 'How do I calculate a fee by hand?' },
    {
      id: 'daily-view-fee',
      category: 'calculations',
      question: 'Why does the daily view of deferred sales show another fee?',
    },
  ],
};
