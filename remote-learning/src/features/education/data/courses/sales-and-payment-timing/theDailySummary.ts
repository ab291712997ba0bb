import type { SectionContent } from '../../../domain/course';

export const theDailySummary: SectionContent = {
  type: 'lesson',
  figures: {
    float: 200,
    cashPayments: 318.4,
    milk: 24.9,
    counted: 491,
  },
  content: [
    {
      type: 'paragraph',
      text: 'At six in the morning, while the first loaves bake, Ana reads an email with yesterday’s figures. It takes her two minutes to check it, and those two minutes save her an afternoon at the end of the month.',
    },
    {
      type: 'paragraph',
      text: 'The daily summary email is sent after 1:30 AM PST, covering midnight to midnight by default. In New York that is after 4:30 AM. The email of Saturday morning therefore covers Friday, from 12:00 AM to 11:59 PM.',
    },
    { type: 'paragraph', text: 'Check it against the sales summary in four steps.' },
    {
      type: 'list',
      isNumbered: true,
      items: [
        'Open the sales summary and choose yesterday as the range, all locations and All day.',
        'Compare gross sales, net sales and total payments with the email.',
        'If a figure differs, look for the usual reasons: other hours, a location filter, or an offline payment that arrived later.',
        'Count the drawer, and compare it with the Cash line under Total payments.',
      ],
    },
    {
      type: 'note',
      text: 'Today’s refunds are not in yesterday’s summary. A return on Saturday lowers Saturday’s figures, even if the bread was sold on Friday.',
    },
    {
      type: 'keyPoints',
      items: [
        'The summary covers one day, midnight to midnight, and arrives the next morning.',
        'Compare the same day, the same locations and the same hours.',
        'Cash needs its own check, because only you can count the drawer.',
      ],
    },
  ],
  examples: [
    {
      id: 'drawer',
      title: 'Counting the drawer',
      scenario:
        'The drawer started with {float} in change. The Cash line of the report says {cashPayments}, refunds already taken off. Ben paid {milk} for milk from the drawer. Ana counts {counted}.',
      steps: [
        {
          id: 'in',
          label: 'Start and cash payments',
          explanation: 'What should be there before anything is taken out',
          formula: 'float + cashPayments',
        },
        {
          id: 'shouldBe',
          label: 'Expected in the drawer',
          explanation: 'Less the milk. Keep the receipt in the drawer.',
          formula: 'in - milk',
        },
      ],
      result: { label: 'Over or short', formula: 'counted - shouldBe' },
    },
  ],
  calculator: {
    id: 'cash-drawer',
    title: 'Cash drawer',
    description: 'What should be in the drawer, and whether it is over or short.',
    inputs: [
      { id: 'start', type: 'number', label: 'Cash at the start', unit: '$', defaultValue: '200', placeholder: '0.00' },
      {
        id: 'payments',
        type: 'number',
        label: 'Cash payments',
        unit: '$',
        defaultValue: '318.40',
        placeholder: '0.00',
      },
      { id: 'out', type: 'number', label: 'Taken out', unit: '$', defaultValue: '24.90', placeholder: '0.00' },
      { id: 'counted', type: 'number', label: 'Counted', unit: '$', defaultValue: '491', placeholder: '0.00' },
    ],
    outputs: [
      { id: 'expected', label: 'Expected in the drawer', format: 'currency', formula: 'start + payments - out' },
      { id: 'difference', label: 'Over (or short)', format: 'currency', formula: 'counted - expected' },
    ],
    ledger: { report: 'sales-summary', figures: { payments: 'cash' } },
  },
  questions: [
    {
      id: 'what-is-in-the-email',
      question: 'Ana reads the summary at 6 AM on Saturday. Which sales are in it?',
      choices: [
        {
          id: 'friday',
          text: 'Friday’s, from midnight to midnight',
          isCorrect: true,
          explanation: 'It is sent during the night, and covers the calendar day that has just ended.',
        },
        {
          id: 'since-sending',
          text: 'Everything between two emails, from 1:30 AM to 1:30 AM',
          explanation:
            'That mixes up when the email is sent and what it covers. It is sent after 1:30 AM PST, but it covers midnight to midnight.',
        },
        {
          id: 'until-now',
          text: 'Everything up to 6 AM on Saturday',
          explanation: 'An email does not change after it is sent. For this morning’s sales, open the report.',
        },
      ],
    },
  ],
  faqs: ['daily-summary-email', 'no-sales'],
  reports: [
    { report: 'sales-summary', label: 'One day in the sales summary, with cash and card under Total payments' },
    { report: 'dashboard', label: 'The key figures of one day on the dashboard' },
  ],
};
