import type { SectionContent } from '../../../domain/course';

export const completingTheOrder: SectionContent = {
  type: 'timeline',
  figures: {
    cake: 1000,
    deposit: 100,
    rest: 'cake - deposit',
    course: 200,
    courseDeposit: 50,
    courseRest: 'course - courseDeposit',
    preorder: 96,
    deposits: 350,
    redeemed: 420,
    shortfall: 'redeemed - deposits',
  },
  content: [
    {
      type: 'paragraph',
      text: 'A deposit ends in one of two ways: the order is completed, or it is called off. Ana keeps a list of open deposits beside the oven, because each of them is an order she still has to bake.',
    },
    {
      type: 'paragraph',
      text: 'The cards below follow five orders. “Sale reported” is the day the order is completed, “payment reported” the day the last of the money comes in. The deposit is marked on the line.',
    },
    {
      type: 'note',
      text: 'The Deferred sales line is deposits collected less deposits redeemed in the range. In a week in which you deliver more than you book, it is negative. That is not a loss. It is earlier money turning into sales.',
    },
    {
      type: 'keyPoints',
      items: [
        'The order is completed: the deposit is redeemed, and the whole price is a sale.',
        'The order is called off: the deposit goes back, and there is no sale.',
        'A range that contains deposit and delivery shows the whole order.',
      ],
    },
  ],
  scenarios: [
    {
      id: 'invoice-with-deposit',
      name: 'Invoice with a deposit',
      description: 'A wedding cake is delivered, and the rest is paid on the same day.',
      isEdgeCase: false,
      saleReportTime: '2025-07-10T14:00',
      paymentReportTime: '2025-07-10T14:20',
      explanation:
        'July 5 shows {deposit} in deferred sales and no sale. July 10 shows {cake} in gross sales, {deposit} redeemed and {rest} collected.',
      events: [{ label: 'Deposit paid', time: '2025-07-05T10:00' }],
    },
    {
      id: 'appointment-with-deposit',
      name: 'Appointment with a deposit',
      description: 'Guests book a baking course and pay the rest when they come.',
      isEdgeCase: false,
      saleReportTime: '2025-07-10T19:30',
      paymentReportTime: '2025-07-10T19:40',
      explanation:
        'Of {course}, the guests paid {courseDeposit} when they booked. After the course {course} counts as gross sales, {courseDeposit} is redeemed and {courseRest} is collected.',
      events: [{ label: 'Deposit paid', time: '2025-07-05T18:15' }],
    },
    {
      id: 'paid-in-full-ahead',
      name: 'Paid in full ahead',
      description: 'An online order is paid completely, days before pickup.',
      isEdgeCase: true,
      saleReportTime: '2025-07-08T17:12',
      paymentReportTime: '2025-07-05T10:44',
      explanation:
        'The whole {preorder} is deferred on July 5. On July 8 it becomes a sale, and no money comes in. That day’s sales are higher than its payments.',
    },
    {
      id: 'paid-in-three-parts',
      name: 'Paid in three parts',
      description: 'A company pays two deposits for its summer party, and the rest on delivery.',
      isEdgeCase: true,
      saleReportTime: '2025-07-11T12:00',
      paymentReportTime: '2025-07-11T12:30',
      explanation:
        'Each deposit is deferred on its own day. Even with most of the price paid, there is no sale before the delivery. On July 11 both deposits are redeemed at once, and the whole price counts as gross sales.',
      events: [
        { label: 'First deposit', time: '2025-07-01T10:00' },
        { label: 'Second deposit', time: '2025-07-08T16:00' },
      ],
    },
    {
      id: 'order-moved',
      name: 'Order moved to August',
      description: 'The wedding is postponed, and the cake with it.',
      isEdgeCase: true,
      saleReportTime: '2025-08-09T14:00',
      paymentReportTime: '2025-08-09T14:20',
      explanation:
        'The deposit of July 5 stays deferred through all of July. The cake is not in July’s sales. August has the sale of {cake} and the rest of {rest}.',
      events: [{ label: 'Deposit paid', time: '2025-07-05T10:00' }],
    },
  ],
  questions: [
    {
      id: 'negative-deferred',
      question:
        'This week {deposits} in deposits were collected and {redeemed} redeemed. The Deferred sales line reads minus {shortfall}. What happened?',
      choices: [
        {
          id: 'loss',
          text: 'The bakery lost {shortfall}',
          explanation:
            'No money went out. The {redeemed} was collected in earlier weeks and belongs to orders completed now.',
        },
        {
          id: 'refunds',
          text: 'Deposits of {shortfall} were refunded',
          explanation: 'Redeemed does not mean refunded. The deposits went into the payment of completed orders.',
        },
        {
          id: 'deliveries',
          text: 'More deposits turned into sales than came in',
          isCorrect: true,
          explanation: 'A week with more deliveries than new bookings. Its sales are higher than its payments.',
        },
      ],
    },
  ],
  faqs: ['negative-deferred-sales', 'daily-view-fee'],
  reports: [
    { report: 'deferred-sales', label: 'Deposits and remaining payments by date in deferred sales' },
    { report: 'transactions', label: 'Partially Paid transactions, by the filter Status' },
  ],
};
