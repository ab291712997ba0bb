import type { SectionContent } from '../../../domain/course';

export const whatARefundCosts: SectionContent = {
  type: 'lesson',
  figures: {
    paid: 58.32,
    feePaid: 'fee(paid, card)',
    received: 'netTotal(paid, feePaid)',
  },
  content: [
    {
      type: 'paragraph',
      text: 'The customer who returned the grinder paid {paid} by card and got {paid} back. Ana has her grinder and he has his money, so nobody lost anything. Or did somebody?',
    },
    {
      type: 'paragraph',
      text: 'When the card was charged, the payment cost {cardFeeRule}, here {feePaid}. The refund is free, but **it does not bring the fee back**. The bakery received {received} and paid out {paid}. The sale that never was has cost {feePaid}.',
    },
    {
      type: 'paragraph',
      text: 'A partial refund does not lower the fee either: it was charged on the full payment. A discount given before the payment does, because the fee is charged on what the customer pays. So if you see a problem before the customer pays, take it off the bill.',
    },
    {
      type: 'keyPoints',
      items: [
        'A refund does not return the processing fee.',
        'Cash payments have no fee, so refunding one costs nothing more.',
        'A reduction before the payment is cheaper than a refund after it.',
      ],
    },
  ],
  examples: [
    {
      id: 'cost-of-the-return',
      title: 'What the return has cost',
      scenario: 'Paid by card {paid}, all of it refunded.',
      steps: [
        {
          id: 'charged',
          label: 'Fee on the payment',
          explanation: '{cardFeeRule}, rounded to the cent',
          formula: 'fee(paid, card)',
        },
        {
          id: 'kept',
          label: 'Received after the fee',
          explanation: 'What reached the bakery',
          formula: 'netTotal(paid, charged)',
        },
      ],
      result: { label: 'Left after the refund', formula: 'kept - paid' },
    },
  ],
  calculator: {
    id: 'cost-of-a-refund',
    title: 'Cost of a refund',
    description: 'Refund after the payment, or take the amount off the bill before it?',
    inputs: [
      { id: 'bill', type: 'number', label: 'Bill with tax', unit: '$', defaultValue: '58.32', placeholder: '0.00' },
      { id: 'back', type: 'number', label: 'To give back', unit: '$', defaultValue: '10', placeholder: '0.00' },
      {
        id: 'way',
        type: 'select',
        label: 'Paid by',
        defaultValue: 'card',
        options: [
          { value: 'card', label: 'Card or digital wallet' },
          { value: 'invoice', label: 'Invoice' },
          { value: 'cash', label: 'Cash' },
        ],
      },
    ],
    outputs: [
      { id: 'feeAfter', label: 'Fee if you refund', format: 'currency', formula: 'fee(bill, way)' },
      { id: 'feeBefore', label: 'Fee if you take it off first', format: 'currency', formula: 'fee(bill - back, way)' },
      { id: 'saved', label: 'Saved by taking it off first', format: 'currency', formula: 'feeAfter - feeBefore' },
    ],
  },
  questions: [
    {
      id: 'before-or-after',
      question:
        'A table complains while the bill of {paid} is still open. What costs the bakery least, for the same amount?',
      choices: [
        {
          id: 'refund',
          text: 'Charge the full bill, then refund part of it',
          explanation: 'The fee is charged on the full {paid} and does not come back with the refund.',
        },
        {
          id: 'comp',
          text: 'Comp the dish before the table pays',
          isCorrect: true,
          explanation:
            'The customer pays less, so tax and fee are smaller too. And the table leaves with the matter settled.',
        },
        {
          id: 'same',
          text: 'Both cost the same',
          explanation: 'The customer gets the same amount, but the fee differs: it depends on what was charged.',
        },
      ],
    },
  ],
  reports: [{ report: 'transactions', label: 'The fee of each payment in the side panel of the transactions page' }],
};
