import type { SectionContent } from '../../../domain/course';

export const anOrderAcrossMonths: SectionContent = {
  type: 'lesson',
  figures: {
    order: 1000,
    deposit: 300,
    rest: 'order - deposit',
    otherApril: 21400,
    otherMay: 20900,
    april: 'otherApril',
    may: 'otherMay + order',
    wrongApril: 'otherApril + deposit',
    wrongMay: 'otherMay + rest',
  },
  content: [
    {
      type: 'paragraph',
      text: 'The last puzzle brings everything together. On April 28, 2025 a company orders catering for {order} and pays {deposit} on the invoice. Juniper Bakery delivers on May 15, and the company pays the other {rest}. In between Ana closes the books for April.',
    },
    {
      type: 'list',
      items: [
        '**Sales**: all {order} are May’s, because the order is completed on May 15.',
        '**Payments**: {deposit} are April’s and {rest} are May’s.',
        '**Fees**: two payments, so two fees, each in its own month.',
        '**Deferred sales**: up by {deposit} in April, down by {deposit} in May. Over both months they are zero.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Why does it matter? Ana wants to know whether May was better than April. The baking, the flour and the extra hours for this order were in May. If a part of the sale were in April, April would look better than it was and May worse, and her decision would rest on the day on which a customer chose to pay.',
    },
    {
      type: 'paragraph',
      text: 'At the end of each month, go through three things: which deposits are still open, which orders were delivered but not fully paid, and how much is left on gift cards. The first and the last are goods you owe. The second is money that is owed to you.',
    },
    {
      type: 'keyPoints',
      items: [
        'A sale belongs to the month in which the order is completed, however it was paid.',
        'Over a range that contains the whole order, deferred sales cancel out.',
        'At the end of the month, list open deposits, unpaid orders and gift cards.',
      ],
    },
  ],
  examples: [
    {
      id: 'catering',
      title: 'The catering order in April and May',
      scenario:
        'Order {order}, deposit {deposit} on April 28, the rest on May 15. Invoice payments cost {invoiceFeeRule}. Tax is left out here.',
      steps: [
        {
          id: 'aprilFee',
          label: 'Fee in April',
          explanation: 'On the deposit',
          formula: 'fee(deposit, invoice)',
        },
        {
          id: 'aprilTotal',
          label: 'Net total in April',
          explanation: 'Money without a sale',
          formula: 'netTotal(deposit, aprilFee)',
        },
        {
          id: 'mayPaid',
          label: 'Collected in May',
          explanation: 'The sale less the deposit redeemed',
          formula: 'order - deposit',
        },
        { id: 'mayFee', label: 'Fee in May', explanation: 'On the rest', formula: 'fee(mayPaid, invoice)' },
        {
          id: 'mayTotal',
          label: 'Net total in May',
          explanation: 'A sale with less money than its price',
          formula: 'netTotal(mayPaid, mayFee)',
        },
      ],
      result: { label: 'Net total of the order', formula: 'aprilTotal + mayTotal' },
    },
  ],
  questions: [
    {
      id: 'better-month',
      question:
        'Apart from this order, gross sales are {otherApril} in April and {otherMay} in May. Which month had higher gross sales?',
      choices: [
        {
          id: 'april',
          text: 'April: {wrongApril} against {wrongMay}',
          explanation: 'This puts payments where sales belong. No part of the order was completed in April.',
        },
        {
          id: 'may',
          text: 'May: {may} against {april}',
          isCorrect: true,
          explanation: 'The order is complete on May 15, so all {order} count in May, the {deposit} from April too.',
        },
        {
          id: 'unknown',
          text: 'It cannot be said before all is paid',
          explanation: 'Sales do not wait for the money. They wait for the delivery, and that was on May 15.',
        },
      ],
    },
  ],
  reports: [
    { report: 'deferred-sales', label: 'The catering order in deferred sales' },
    { report: 'sales-summary', label: 'Deferred sales of any range in the sales summary' },
  ],
};
