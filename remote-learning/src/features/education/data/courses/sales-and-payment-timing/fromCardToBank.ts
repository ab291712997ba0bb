import type { SectionContent } from '../../../domain/course';

export const fromCardToBank: SectionContent = {
  type: 'lesson',
  figures: {
    rent: 1800,
    friday: 815.3,
    saturday: 1086.2,
    sunday: 447.1,
    weekend: 'friday + saturday + sunday',
  },
  content: [
    {
      type: 'paragraph',
      text: 'Sunday evening. The weekend was good: after fees, the card payments come to {weekend}. The rent of {rent} is due on Monday morning, and the account alone does not cover it. Ana’s report says the money is there. Is it?',
    },
    {
      type: 'paragraph',
      text: 'Card deposits arrive 1 to 2 business days after sales. Business days are Monday to Friday, without bank holidays. The money of a payment is safe from the moment the card is charged, but you can spend it only when the bank has it.',
    },
    {
      type: 'list',
      items: [
        '**Monday, Tuesday or Wednesday**: it arrives the next day or the day after.',
        '**Thursday**: it arrives on Friday or on Monday.',
        '**Friday, Saturday or Sunday**: it arrives on Monday or Tuesday.',
      ],
    },
    { type: 'picture', picture: 'card-to-bank' },
    {
      type: 'paragraph',
      text: 'Bank holidays move everything by a day. A card payment of Thursday, July 3, 2025 arrives on Monday, July 7 or Tuesday, July 8, because Friday was July 4. Banks need their own time too, so plan with the later day.',
    },
    {
      type: 'keyPoints',
      items: [
        'Card deposits need one to two business days. Weekends and bank holidays do not count.',
        'The busiest days, Friday to Sunday, all reach the bank early in the next week.',
        'Plan payments you must make with the later of the two days.',
      ],
    },
  ],
  examples: [
    {
      id: 'monday-morning',
      title: 'What Ana can spend on Monday morning',
      scenario:
        'There is {balance} in the account. Card payments after fees: Friday {friday}, Saturday {saturday}, Sunday {sunday}. The rent is {rent}.',
      figures: { balance: 640 },
      steps: [
        {
          id: 'onItsWay',
          label: 'On its way',
          explanation: 'All three days arrive on Monday or Tuesday',
          formula: 'friday + saturday + sunday',
        },
        {
          id: 'byTuesday',
          label: 'In the account on Tuesday night',
          explanation: 'Before the rent is paid',
          formula: 'balance + onItsWay',
        },
      ],
      result: { label: 'Short on Monday if nothing has arrived', formula: 'rent - balance' },
    },
  ],
  questions: [
    {
      id: 'rent',
      question: 'Can Ana count on the weekend’s {weekend} for the rent on Monday morning?',
      choices: [
        {
          id: 'reported',
          text: 'Yes, because the payments are in the report',
          explanation:
            'The report says that the cards were charged. That is the day of the payment, not the day on which the bank has the money.',
        },
        {
          id: 'friday-only',
          text: 'Friday’s part, because Friday was a business day',
          explanation:
            'Counting starts after the day of the sale. The first business day after Friday is Monday, the second Tuesday.',
        },
        {
          id: 'no',
          text: 'No, it may arrive on Tuesday',
          isCorrect: true,
          explanation:
            'Monday is possible, Tuesday is as likely. For a payment that must be on time, plan with the later day.',
        },
      ],
    },
  ],
  faqs: ['card-money', 'bank-holidays'],
  reports: [{ report: 'sales-summary', label: 'Card payments and fees of a period in the sales summary' }],
};
