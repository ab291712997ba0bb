import type { SectionContent } from '../../../domain/course';

export const theBusinessDay: SectionContent = {
  type: 'lesson',
  figures: {
    beforeMidnight: 612,
    afterMidnight: 94.5,
    night: 'beforeMidnight + afterMidnight',
    onlineOrder: 64,
  },
  content: [
    {
      type: 'paragraph',
      text: 'On the last Friday in June the bakery stays open for a jazz night. Ana locks the door at 1 AM and counts sales of {night}. Friday’s report says {beforeMidnight}. Did the register lose {afterMidnight}?',
    },
    {
      type: 'paragraph',
      text: 'It did not. A **business day** in the reports runs from midnight to midnight. What was sold at 12:20 AM is Saturday’s, even if the staff still call it Friday night. The {afterMidnight} is the beginning of Saturday’s figures.',
    },
    {
      type: 'paragraph',
      text: 'Midnight where? In the time zone of the store, for every sale and every location. Juniper Bakery is in New York. When a customer in Los Angeles orders online at 9:30 PM on Friday, it is 12:30 AM on Saturday at the bakery, and the order is in Saturday’s figures.',
    },
    {
      type: 'list',
      items: [
        'To see the jazz night as a whole, choose Friday and Saturday as the range.',
        'Each transaction shows its time with the time zone: EDT in summer, EST in winter.',
        'A range includes both of its days. June 22 to 28 is seven days.',
      ],
    },
    {
      type: 'keyPoints',
      items: [
        'A day runs from midnight to midnight in the time zone of the store.',
        'After midnight, a late night belongs to the next day.',
        'When two people compare figures, check first that they mean the same hours.',
      ],
    },
  ],
  examples: [
    {
      id: 'jazz-night',
      title: 'The jazz night in two days',
      scenario:
        'Sales until midnight {beforeMidnight}, after midnight {afterMidnight}. Saturday’s bakery sells {saturday}.',
      figures: { saturday: 1180 },
      steps: [
        {
          id: 'friday',
          label: 'Friday in the report',
          explanation: 'Everything up to midnight',
          formula: 'beforeMidnight',
        },
        {
          id: 'saturdayReport',
          label: 'Saturday in the report',
          explanation: 'The end of the night and the whole of Saturday',
          formula: 'afterMidnight + saturday',
        },
      ],
      result: { label: 'Both days', formula: 'friday + saturdayReport' },
    },
  ],
  questions: [
    {
      id: 'los-angeles',
      question:
        'A customer in Los Angeles orders for {onlineOrder} online on Friday at 9:30 PM local time. The bakery is in New York. Which day’s report has the order?',
      choices: [
        {
          id: 'friday',
          text: 'Friday, because it was Friday for the customer',
          explanation:
            'Customers order from many time zones. If each sale used its customer’s clock, your day would have no clear end. The store’s clock counts.',
        },
        {
          id: 'saturday',
          text: 'Saturday, because it was 12:30 AM at the store',
          isCorrect: true,
          explanation: 'New York is three hours ahead, and the report uses the time zone of the store.',
        },
        {
          id: 'both',
          text: 'Friday for the sale, Saturday for the payment',
          explanation:
            'Order and payment happened in the same moment. Both use the same clock, so both are on the same day.',
        },
      ],
    },
  ],
  faqs: ['time-zone', 'length-of-a-range'],
  reports: [{ report: 'transactions', label: 'Times with their time zone on the transactions page' }],
};
