import type { SectionContent } from '../../../domain/course';

export const whichDayARefundCounts: SectionContent = {
  type: 'timeline',
  figures: { knife: 129, refund: 12, beans: 32, cake: 54 },
  content: [
    {
      type: 'paragraph',
      text: 'Ana has closed the books for June. On July 2 a customer returns a knife that he bought on June 28. If the report went back and changed June, her June would never be final. So it does not: **a refund counts on the day it is made.**',
    },
    {
      type: 'paragraph',
      text: 'The sale keeps its day, the refund has its own. On the transactions page the side panel of a refund links to its sale, and the sale links to its refund, so you can always find the other half. Look at the cases below, and guess the day of the refund first.',
    },
    {
      type: 'keyPoints',
      items: [
        'A refund counts on the day it is made, never on the day of the sale.',
        'Days and months that are over keep their figures.',
        'Sale and refund are linked, so neither is hard to find.',
      ],
    },
  ],
  scenarios: [
    {
      id: 'same-day',
      name: 'Returned the same day',
      description: 'The wrong roast comes back in the afternoon.',
      isEdgeCase: false,
      saleReportTime: '2025-06-23T09:05',
      paymentReportTime: '2025-06-23T09:05',
      explanation:
        'Monday shows {beans} in gross sales and {beans} in returns. Net sales of the two are zero, and both are in the list of transactions.',
      events: [{ label: 'Return and refund', time: '2025-06-23T15:20' }],
    },
    {
      id: 'next-day',
      name: 'Returned the next day',
      description: 'A cake is bought on Tuesday and brought back on Wednesday.',
      isEdgeCase: false,
      saleReportTime: '2025-06-24T16:30',
      paymentReportTime: '2025-06-24T16:30',
      explanation:
        'Tuesday keeps its sale of {cake}. Wednesday’s net sales go down by {cake}. In a report of the whole week the two cancel out.',
      events: [{ label: 'Return and refund', time: '2025-06-25T10:05' }],
    },
    {
      id: 'across-the-month',
      name: 'Returned in the next month',
      description: 'A knife is bought in June and returned in July.',
      isEdgeCase: true,
      saleReportTime: '2025-06-28T11:40',
      paymentReportTime: '2025-06-28T11:40',
      explanation:
        'June keeps {knife} in sales, July has {knife} in returns. If you compare the two months, know that this one knife makes June look better and July worse.',
      events: [{ label: 'Return and refund', time: '2025-07-02T14:15' }],
    },
    {
      id: 'late-complaint',
      name: 'Partial refund days later',
      description: 'An online order arrives late, and the customer gets part of the money back.',
      isEdgeCase: true,
      saleReportTime: '2025-06-23T12:41',
      paymentReportTime: '2025-06-23T12:41',
      explanation:
        'Monday’s sale stands. On Saturday {refund} appears under Partial refunds and lowers Saturday’s total payments. Net sales of both days stay as they are.',
      events: [{ label: 'Partial refund', time: '2025-06-28T13:10' }],
    },
  ],
  questions: [
    {
      id: 'negative-day',
      question:
        'On a quiet Wednesday the bakery sells nothing, and a {cake} cake from Tuesday comes back. What are Wednesday’s net sales?',
      choices: [
        {
          id: 'zero',
          text: 'Zero, because nothing was sold',
          explanation:
            'Gross sales are zero. The return still counts today, and net sales are gross sales less returns.',
        },
        {
          id: 'negative',
          text: 'Minus {cake}, shown in parentheses',
          isCorrect: true,
          explanation: 'Zero less a return of {cake}. A negative day looks odd and is right.',
        },
        {
          id: 'tuesday',
          text: 'Zero, and Tuesday’s are {cake} lower',
          explanation: 'Tuesday is over and keeps its figures. The return belongs to the day on which it was made.',
        },
      ],
    },
  ],
  faqs: ['day-of-a-refund', 'return-without-sale', 'how-to-find-the-sale'],
  reports: [{ report: 'transactions', label: 'A refund with its sale in the side panel of the transactions page' }],
};
