import type { SectionContent } from '../../../domain/course';

export const whenSalesAndPaymentsAreReported: SectionContent = {
  type: 'timeline',
  figures: {
    bill: 86.4,
    tipOnBill: 15.6,
    charged: 'bill + tipOnBill',
    giftCard: 50,
  },
  content: [
    {
      type: 'paragraph',
      text: 'Ana’s rule of thumb: ask when the order was complete, then ask when the money was collected. The first time is the day of the sale, the second the day of the payment. Below are seven cases from one summer at the bakery. Choose a card to see why its days are as they are.',
    },
    {
      type: 'paragraph',
      text: '**Standard** cases happen every week. An **Edge Case** is rarer: midnight, a lost connection, a return or a gift card makes two days of what looks like one.',
    },
    {
      type: 'note',
      text: 'Nothing is lost between two days. Whatever is missing from one day’s payments is in another day’s. If you look at a range that contains both days, sales and payments agree again.',
    },
    {
      type: 'keyPoints',
      items: [
        'The order decides the day of the sale. The money decides the day of the payment.',
        'Midnight, offline payments, prepayments and gift cards are the usual reasons for two different days.',
        'Choose a longer range to see both days of such a sale.',
      ],
    },
  ],
  scenarios: [
    {
      id: 'paid-at-the-counter',
      name: 'Paid at the counter',
      description: 'A customer buys bread and pays by card.',
      isEdgeCase: false,
      saleReportTime: '2025-06-27T08:12',
      paymentReportTime: '2025-06-27T08:12',
      explanation:
        'The bread is handed over and the card is charged in the same minute. Sale and payment are in Friday’s figures. Nearly all your sales look like this.',
    },
    {
      id: 'invoice-paid-on-delivery',
      name: 'Invoice paid on delivery',
      description: 'A lunch order is delivered, and the office pays its invoice at once.',
      isEdgeCase: false,
      saleReportTime: '2025-06-24T11:30',
      paymentReportTime: '2025-06-24T11:52',
      explanation:
        'Ana sent the invoice a week earlier, but an invoice alone is neither a sale nor a payment. Both count on Tuesday, when the lunch is delivered and the invoice is paid.',
    },
    {
      id: 'prepaid-order',
      name: 'Order paid ahead',
      description: 'An order is paid online on Saturday and picked up on Tuesday.',
      isEdgeCase: false,
      saleReportTime: '2025-06-24T17:12',
      paymentReportTime: '2025-06-21T10:44',
      explanation:
        'On Saturday the bakery has the money but has sold nothing yet: the amount is under Deferred sales. On Tuesday the order is complete. It counts as a sale, and Deferred sales go down by the same amount.',
    },
    {
      id: 'bill-past-midnight',
      name: 'Bill past midnight',
      description: 'A table finishes before midnight and pays after it.',
      isEdgeCase: true,
      saleReportTime: '2025-06-27T23:48',
      paymentReportTime: '2025-06-28T00:06',
      explanation:
        'The order of {bill} was completed on Friday, so it is in Friday’s gross sales. The card was charged eighteen minutes later with the {tipOnBill} tip, so {charged} is in Saturday’s payments. Friday and Saturday together agree.',
      events: [{ label: 'Order opened', time: '2025-06-27T22:35' }],
    },
    {
      id: 'offline-payment',
      name: 'Offline payment',
      description: 'The market stall has no connection, and the reader uploads the next morning.',
      isEdgeCase: true,
      saleReportTime: '2025-06-28T15:40',
      paymentReportTime: '2025-06-29T09:15',
      explanation:
        'The reader stored the payment and charged the card when it was online again. The sale is Saturday’s, the payment Sunday’s. Until the upload the money is not certain: a card can still be declined. Connect the reader on the same evening.',
    },
    {
      id: 'return-on-a-later-day',
      name: 'Return on a later day',
      description: 'Coffee bought on Sunday comes back on Monday.',
      isEdgeCase: true,
      saleReportTime: '2025-06-22T10:17',
      paymentReportTime: '2025-06-22T10:17',
      explanation:
        'Sale and payment are Sunday’s and stay there. On Monday the report shows a return and a refund of their own. That is why a slow Monday can have negative net sales.',
      events: [{ label: 'Return and refund', time: '2025-06-23T15:20' }],
    },
    {
      id: 'gift-card-used-later',
      name: 'Gift card used later',
      description: 'A gift card is bought in June and pays for bread in July.',
      isEdgeCase: true,
      saleReportTime: '2025-07-03T09:05',
      paymentReportTime: '2025-06-26T11:30',
      explanation:
        'On June 26 the {giftCard} came in as a gift card sale, not as net sales. On July 3 goods leave the bakery, so gross and net sales rise. No new money comes in that day.',
    },
  ],
  questions: [
    {
      id: 'midnight',
      question:
        'At the table that paid after midnight, the order was {bill} and the tip {tipOnBill}. What does Friday’s report show of it?',
      choices: [
        {
          id: 'nothing',
          text: 'Nothing, because it was paid on Saturday',
          explanation:
            'Then Friday’s kitchen would have cooked for free. The order was complete at 11:48 PM, so the sale is Friday’s.',
        },
        {
          id: 'sale-only',
          text: '{bill} in gross sales and no payment',
          isCorrect: true,
          explanation: 'The sale was complete on Friday. The payment of {charged} follows on Saturday.',
        },
        {
          id: 'everything',
          text: '{bill} in gross sales and a payment of {charged}',
          explanation:
            'The sale is right. The card was charged at 12:06 AM, and that is already Saturday, however short the night felt.',
        },
      ],
    },
  ],
  reports: [
    { report: 'transactions', label: 'Date and time of every payment on the transactions page' },
    { report: 'deferred-sales', label: 'Payments ahead of their sale in deferred sales' },
  ],
};
