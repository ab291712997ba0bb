import type { SectionContent } from '../../../domain/course';

export const partialRefunds: SectionContent = {
  type: 'lesson',
  figures: {
    lunch: 240,
    taxRate: { value: 8, format: 'rate' },
    tax: 'percent(lunch, taxRate)',
    refund: 18,
    returned: 54,
    moneyBack: 'refund + returned',
  },
  content: [
    {
      type: 'paragraph',
      text: 'An office orders lunch for {lunch}. It arrives forty minutes late. The office eats it, but the manager is annoyed, and Ana gives {refund} back. No sandwich returns to the bakery.',
    },
    {
      type: 'paragraph',
      text: 'Money back without goods is a **partial refund**. The lunch was sold for {lunch} and stays sold, so gross and net sales do not move. The {refund} appears further down in the sales summary, on the line Partial refunds, and lowers total payments.',
    },
    { type: 'picture', picture: 'return-or-partial-refund' },
    {
      type: 'paragraph',
      text: 'One question decides: **did goods come back?** If they did, enter a return. If not, enter a refund by amount. Enter a return for the late lunch, and the report claims that sandwiches are back on the shelf.',
    },
    {
      type: 'note',
      text: 'The dashboard has one row, Returns and Refunds. It is the sum of the two lines of the sales summary, Returns and Partial refunds.',
    },
    {
      type: 'keyPoints',
      items: [
        'Goods came back: return. Only money went back: partial refund.',
        'Returns lower net sales. Partial refunds lower total payments.',
        'To see all money you gave back, look at both lines.',
      ],
    },
  ],
  examples: [
    {
      id: 'late-lunch',
      title: 'The late lunch',
      scenario: 'Lunch {lunch}, sales tax {taxRate}, refund by amount {refund}.',
      steps: [
        {
          id: 'net',
          label: 'Net sales',
          explanation: 'No discount, no return: the whole lunch',
          formula: 'lunch',
        },
        { id: 'withTax', label: 'Total sales', explanation: 'With tax', formula: 'net + tax' },
      ],
      result: { label: 'Total payments', formula: 'withTax - refund' },
    },
  ],
  questions: [
    {
      id: 'all-money-back',
      question:
        'This week the sales summary shows Returns of {returned} and Partial refunds of {refund}. How much do they take off net sales?',
      choices: [
        {
          id: 'both',
          text: '{moneyBack}',
          explanation:
            'That is all the money that went back, the row Returns and Refunds on the dashboard. Only the returns lower net sales.',
        },
        {
          id: 'returns-only',
          text: '{returned}',
          isCorrect: true,
          explanation: 'Returns undo sales. The {refund} went back without goods and lowers total payments instead.',
        },
        {
          id: 'refund-only',
          text: '{refund}',
          explanation: 'It is the other way round: partial refunds are the ones that leave net sales alone.',
        },
      ],
    },
  ],
  faqs: ['return-or-partial-refund', 'dashboard-shows-more'],
  reports: [
    { report: 'sales-summary', label: 'Partial refunds, above Total payments, in the sales summary' },
    { report: 'dashboard', label: 'Returns and Refunds of one day on the dashboard' },
  ],
};
