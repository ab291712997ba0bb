import type { SectionContent } from '../../../domain/course';
import { comparedPayments } from '../pictures/effectiveRate';

export const smallPayments: SectionContent = {
  type: 'lesson',
  figures: {
    ...comparedPayments,
    coffeeFee: 'fee(coffee, card)',
    coffeeShare: { value: 'coffeeFee / coffee * 100', format: 'percentage' },
    lunchFee: 'fee(lunch, card)',
    lunchShare: { value: 'lunchFee / lunch * 100', format: 'percentage' },
    lunchInvoiceFee: 'fee(lunch, invoice)',
    platterFee: 'fee(platter, card)',
    platterShare: { value: 'platterFee / platter * 100', format: 'percentage' },
    twoCoffees: '2 * coffee',
  },
  content: [
    {
      type: 'paragraph',
      text: 'Ana compares two card payments of the morning: a coffee for {coffee} and a platter for {platter}. The platter’s fee is {platterFee}, the coffee’s only {coffeeFee}. She is surprised that the coffee is the expensive one.',
    },
    {
      type: 'paragraph',
      text: 'The fixed part does not shrink with the amount. On the platter it hardly shows: the fee is {platterShare} of the payment. On the coffee it is most of the fee, and the fee takes {coffeeShare}. This share is called the **effective rate**.',
    },
    { type: 'picture', picture: 'effective-rate' },
    {
      type: 'paragraph',
      text: 'What you can do: ring up a table on one bill if it wants to pay together. Sell a prepaid card for ten coffees, so that ten payments become one. Make cash welcome for small amounts. And know your effective rate before you set prices for small things.',
    },
    {
      type: 'note',
      text: 'Card or invoice? The card has the higher fixed part, the invoice the higher percentage. At {lunch} a card costs {lunchFee} and an invoice {lunchInvoiceFee}. Below that the invoice is cheaper, above it the card.',
    },
    {
      type: 'keyPoints',
      items: [
        'The effective rate is the fee as a share of the payment.',
        'The smaller the payment, the higher the effective rate.',
        'Fewer, larger payments cost less than many small ones.',
      ],
    },
  ],
  examples: [
    {
      id: 'one-bill',
      title: 'Two coffees, one payment or two',
      scenario: 'Two friends have a coffee each, {coffee} with tax.',
      steps: [
        {
          id: 'two',
          label: 'Fees if each pays',
          explanation: 'Two payments, so the fixed part is charged twice',
          formula: 'fee(coffee, card) + fee(coffee, card)',
        },
        {
          id: 'one',
          label: 'Fee if one pays for both',
          explanation: 'One payment of {twoCoffees}',
          formula: 'fee(twoCoffees, card)',
        },
        {
          id: 'rate',
          label: 'Effective rate of the one payment',
          explanation: 'Fee as a share of the payment',
          formula: 'one / twoCoffees * 100',
          format: 'percentage',
        },
      ],
      result: { label: 'Saved by one payment', formula: 'two - one' },
    },
  ],
  questions: [
    {
      id: 'most-fees',
      question: 'A day has takings of {platter}. In which case does the bakery pay the most in card fees?',
      choices: [
        {
          id: 'one-platter',
          text: 'One platter for {platter}',
          explanation: 'One payment, so one fixed part: {platterFee}. This is the cheapest case.',
        },
        {
          id: 'forty-coffees',
          text: 'Forty coffees at {coffee}, each paid by card',
          isCorrect: true,
          explanation: 'Forty payments and forty fixed parts. The percentage is the same, the fixed part is not.',
        },
        {
          id: 'equal',
          text: 'It is the same, because the takings are the same',
          explanation:
            'That would be true if the fee were only a percentage. The fixed part counts payments, not dollars.',
        },
      ],
    },
  ],
  reports: [{ report: 'transactions', label: 'Payments with a fee, by the filter Fees on the transactions page' }],
};
