import type { SectionContent } from '../../../domain/course';

export const anOrderAcrossMonths: SectionContent = {
  type: 'lesson',
  figures: {
    order: 1000,
    otherApril: 21400,
    otherMay: 20900,
    aprilPayments: 'otherApril + order',
    maySales: 'otherMay + order',
  },
  content: [
    {
      type: 'paragraph',
      text: 'The last puzzle brings everything together. On April 28, 2025 a company orders catering for {order} and pays in advance, by bank transfer. Juniper Bakery delivers on May 15. In between, Ana closes the books for April.',
    },
    {
      type: 'list',
      items: [
        '**Payments**: the whole {order} is April’s, because the money came on April 28.',
        '**Sales**: the whole {order} is May’s, because the order is completed on May 15.',
        '**Deferred sales**: up by {order} in April, down by {order} in May. Over both months the line is zero.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Why does it matter? Ana wants to know whether May was better than April. The flour, the baking and the extra hours for this order were in May. If the sale were in April, April would look better than it was and May worse, and her decision would rest on the day on which a customer chose to pay.',
    },
    {
      type: 'paragraph',
      text: 'At the end of each month, write down two things: which deposits are still open, and how much is left on gift cards. Together they are what you owe in goods. The money for it is already in your account, so be careful not to spend it as if it were earned.',
    },
    {
      type: 'keyPoints',
      items: [
        'A sale belongs to the month in which the order is completed, however it was paid.',
        'Over a range that contains the whole order, deferred sales cancel out.',
        'At the end of the month, list open deposits and gift cards.',
      ],
    },
  ],
  examples: [
    {
      id: 'catering',
      title: 'April and May, by payments and by sales',
      scenario:
        'Apart from the catering order of {order}, sales and payments are {otherApril} in April and {otherMay} in May. Tax and tips are left out here.',
      steps: [
        {
          id: 'april',
          label: 'April’s payments',
          explanation: 'The order is paid, so it is in them',
          formula: 'otherApril + order',
        },
        {
          id: 'aprilDeferred',
          label: 'April’s sales',
          explanation: 'Payments less what is deferred',
          formula: 'april - order',
        },
        {
          id: 'may',
          label: 'May’s sales',
          explanation: 'The order is completed, so it is in them',
          formula: 'otherMay + order',
        },
        {
          id: 'mayPaid',
          label: 'May’s payments',
          explanation: 'Sales less the deposit redeemed',
          formula: 'may - order',
        },
      ],
      result: { label: 'May’s lead in sales', formula: 'may - aprilDeferred' },
    },
  ],
  questions: [
    {
      id: 'better-month',
      question: 'Ana may count the catering order of {order} in one month only. In which month were sales higher?',
      choices: [
        {
          id: 'april',
          text: 'In April: {aprilPayments} against {otherMay}',
          explanation: 'These are the payments. In April nothing of the order was baked or delivered.',
        },
        {
          id: 'may',
          text: 'In May: {maySales} against {otherApril}',
          isCorrect: true,
          explanation: 'The order was completed on May 15, so all of it counts in May, although it was paid in April.',
        },
        {
          id: 'half',
          text: 'Neither: half of the order belongs to each month',
          explanation:
            'An order is not earned bit by bit while it waits. It counts as a whole, on the day it is completed.',
        },
      ],
    },
  ],
  reports: [
    { report: 'deferred-sales', label: 'The catering order in deferred sales' },
    { report: 'sales-summary', label: 'Deferred sales of any range in the sales summary' },
  ],
};
