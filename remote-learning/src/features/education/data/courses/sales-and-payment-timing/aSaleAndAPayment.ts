import type { SectionContent } from '../../../domain/course';

export const aSaleAndAPayment: SectionContent = {
  type: 'lesson',
  figures: {
    net: 820,
    taxRate: { value: 8, format: 'rate' },
    taxes: 'percent(net, taxRate)',
    sales: 'totalSales(net, 0, taxes, 0)',
    prepaid: 100,
    payments: 'sales + prepaid',
  },
  content: [
    {
      type: 'paragraph',
      text: 'Friday at Juniper Bakery. A customer takes a cake from the counter, taps a card and leaves. An hour later a couple orders a wedding cake for August and pays {prepaid} ahead. In the evening Ana’s report shows sales of {sales} with tax, and payments of {payments}. Is one of the figures wrong?',
    },
    {
      type: 'paragraph',
      text: 'No. A sale and its payment are two events. Most of the time they happen in the same minute, so they look like one. The wedding cake shows the difference: the money came on Friday, the sale will come in August.',
    },
    { type: 'picture', picture: 'three-dates' },
    {
      type: 'list',
      items: [
        'A **sale** is reported when the order is complete: the goods are handed over or the work is done.',
        'A **payment** is reported when the money is collected: cash is taken, or the card is charged.',
        'A **bank deposit** follows for card payments, one or two business days later. It is on your bank statement, not in the sales report.',
      ],
    },
    {
      type: 'paragraph',
      text: 'So each question has its own date. “What did we sell on Friday?” asks for sales. “What did we take in on Friday?” asks for payments. “What is in the account?” asks the bank. If you keep the three apart, most puzzles in a report solve themselves.',
    },
    {
      type: 'keyPoints',
      items: [
        'Sales, payments and bank deposits have different dates.',
        'A day’s sales and a day’s payments may differ, and both can be right.',
        'What explains the difference is money that moved on another day than its sale.',
      ],
    },
  ],
  examples: [
    {
      id: 'friday',
      title: 'Why Friday’s payments are higher',
      scenario:
        'Total sales on Friday are {sold}. A customer paid {ahead} ahead for a later order, and {back} went back to another as a partial refund.',
      figures: { sold: 885.6, ahead: 100, back: 15 },
      steps: [
        {
          id: 'withPrepayment',
          label: 'With the prepayment',
          explanation: 'Money came in, but the sale is still to come',
          formula: 'sold + ahead',
        },
      ],
      result: { label: 'Total payments', formula: 'withPrepayment - back' },
      ledger: {
        report: 'sales-summary',
        figures: { sold: 'total-sales', ahead: 'deferred-sales', back: 'partial-refunds' },
        result: 'total-payments',
      },
    },
  ],
  questions: [
    {
      id: 'payments-above-sales',
      question: 'A day’s total payments are {prepaid} higher than its total sales. What is the likely reason?',
      choices: [
        {
          id: 'tips',
          text: 'Tips, because they are not sales',
          explanation:
            'Tips are not net sales, but they are part of total sales. They are on both sides and cannot explain the difference.',
        },
        {
          id: 'fees',
          text: 'Processing fees',
          explanation: 'Fees come after total payments, and they lower what you keep. They never make payments higher.',
        },
        {
          id: 'prepayment',
          text: 'Somebody paid for an order that is not complete yet',
          isCorrect: true,
          explanation:
            'A prepayment is a payment today and a sale later. The sales summary shows it under Deferred sales.',
        },
      ],
    },
  ],
  reports: [{ report: 'sales-summary', label: 'Total sales, deferred sales and total payments in the sales summary' }],
};
