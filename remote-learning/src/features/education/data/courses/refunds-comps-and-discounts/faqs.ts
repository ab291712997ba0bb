import type { FaqContent } from '../../../domain/course';

export const faqs: Readonly<Record<string, FaqContent>> = {
  'how-to-find-the-sale': {
    answer: [
      'Open the refund on the transactions page. The side panel lists related transactions, and the sale is among them as a link. From the sale the same list leads to its refund.',
    ],
    reports: [{ report: 'transactions', label: 'The transactions page' }],
  },
  'return-or-partial-refund': {
    answer: [
      'With a return, goods come back: it undoes the sale and lowers net sales. With a partial refund, the customer keeps the goods and gets an amount back: net sales stay, and total payments go down. Each has its own line in the sales summary.',
    ],
  },
  'what-is-a-comp': {
    answer: [
      'An item that you give for free, such as a coffee after a long wait. It counts in gross sales at its menu price and is taken off again as a comp, so net sales do not contain it. A discount lowers the price; a comp takes it off completely.',
    ],
  },
  'day-of-a-refund': {
    answer: [
      'On the day on which you make it. The day of the sale keeps its figures, even if the refund follows a minute after midnight. To see sale and refund together, choose a range that contains both days.',
    ],
  },
  'return-without-sale': {
    answer: [
      'The item was sold before the first day of your range. The return is linked to that sale: open it on the transactions page and follow the link. Make the range longer to see both in one report.',
    ],
  },
  'dashboard-shows-more': {
    answer: [
      'The row on the dashboard is the sum of two lines of the sales summary, Returns and Partial refunds. If you gave money back without goods on that day, it is more than Returns alone.',
    ],
    reports: [
      { report: 'dashboard', label: 'Returns and Refunds on the dashboard' },
      { report: 'sales-summary', label: 'Returns and partial refunds in the sales summary' },
    ],
  },
  'tax-on-refunds': {
    answer: [
      'For a return, yes: the tax on the returned item goes back, and the line Taxes shows it under On refunds. A partial refund is one amount. It is not divided into price and tax, so taxes stay as they were.',
    ],
  },
};
