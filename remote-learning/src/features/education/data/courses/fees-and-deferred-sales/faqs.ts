import type { FaqContent } from '../../../domain/course';

export const faqs: Readonly<Record<string, FaqContent>> = {
  'payments-without-fee': {
    answer: [
      'Cash and the tender Other have no fee, and neither have refunds. Cards and digital wallets cost {cardFeeRule} per payment, invoices {invoiceFeeRule}. To list payments without a fee, use the filter Fees on the transactions page.',
    ],
    reports: [{ report: 'transactions', label: 'The transactions page with its filter Fees' }],
  },
  'what-is-deferred': {
    answer: [
      'Money that you have collected for sales that are not complete yet. The line shows deposits collected in the period less deposits redeemed in it. It connects total sales with total payments.',
    ],
    reports: [
      { report: 'deferred-sales', label: 'Deposits and their orders in deferred sales' },
      { report: 'sales-summary', label: 'Deferred sales in the sales summary' },
    ],
  },
  'when-a-deposit-is-a-sale': {
    answer: [
      'When the order is complete. On that day the whole price counts as gross sales, and the deposit is redeemed. Until then the transaction is Partially Paid, and its gross and net sales are zero.',
    ],
  },
  'negative-deferred-sales': {
    answer: [
      'More deposits were redeemed than collected in the period. You completed orders whose deposits were paid earlier. Nothing is lost: the same amount was in deferred sales of an earlier period.',
    ],
  },
  'gift-cards-twice': {
    answer: [
      'No. They count once, in total sales. The line under Deferred sales repeats the amount to remind you that you still owe goods for it, and it is not part of that sum.',
    ],
  },
  'fee-by-hand': {
    figures: {
      payment: 100,
      cost: 'fee(payment, card)',
      kept: 'netTotal(payment, cost)',
    },
    answer: [
      'Multiply the whole payment, tip and tax included, by the percentage, add the fixed part, and round to the cent. Do this for each payment, because each has its own fixed part and its own rounding.',
    ],
    examples: ['A card payment of {payment} at {cardFeeRule} costs {cost}, and you keep {kept}.'],
  },
  'daily-view-fee': {
    answer: [
      'The daily view of deferred sales shows a sample processing fee: 2.9% of the payments collected, without a fixed part. It gives an idea of the cost per day. The fees you are charged are {cardFeeRule} per card payment and {invoiceFeeRule} per invoice payment, as in the sales summary.',
    ],
    reports: [{ report: 'deferred-sales', label: 'The daily view of deferred sales' }],
  },
};
