import type { FaqContent } from '../../../domain/course';

export const faqs: Readonly<Record<string, FaqContent>> = {
  'daily-summary-email': {
    answer: [
      'The daily summary email is sent after 1:30 AM PST, covering midnight to midnight by default. In New York that is after 4:30 AM. The email of Saturday morning is about Friday.',
    ],
  },
  'card-money': {
    answer: [
      'Card deposits arrive 1 to 2 business days after sales. What you sell on Friday, Saturday or Sunday arrives on Monday or Tuesday. The reports here show when a card was charged. When the money arrived is on your bank statement.',
    ],
  },
  'bank-shows-less': {
    answer: [
      'The report shows everything customers paid. The bank receives card payments only, after refunds and fees, and a day or two later. Take cash, the tender Other and fees off total payments, and compare whole weeks.',
    ],
    reports: [{ report: 'sales-summary', label: 'Total payments by tender, and fees, in the sales summary' }],
  },
  'time-zone': {
    answer: [
      'The time zone of the store, for all locations and sales channels. For this store it is New York: each transaction shows EDT in summer and EST in winter. An online order counts on the day it is at the store, whatever time it is for the customer.',
    ],
    reports: [{ report: 'transactions', label: 'The time of each transaction' }],
  },
  'bank-holidays': {
    answer: [
      'Bank holidays are not business days, so they are skipped like a weekend. A card sale of Thursday, July 3, 2025 arrives on Monday, July 7 or Tuesday, July 8, because July 4 was a Friday and a holiday.',
    ],
  },
  'no-sales': {
    answer: [
      'The period has no transactions at all, for example because the store was closed. The sample store is closed on December 25 and January 1. If it is a day on which you were open, check the location and the time of day in the filters.',
    ],
  },
  'length-of-a-range': {
    answer: [
      'Yes, both days are part of it: June 22 to 28 is seven days. The arrows beside the range move it by its own length, so the next range is June 29 to July 5. No day is skipped, and none counts twice.',
    ],
  },
};
