import type { SectionContent } from '../../../domain/course';
import { pictured } from '../pictures/feeByTender';

export const whatAPaymentCosts: SectionContent = {
  type: 'lesson',
  figures: {
    order: pictured,
    byCard: 'fee(order, card)',
    byInvoice: 'fee(order, invoice)',
    byCash: 'fee(order, cash)',
    food: 50,
    taxAndTip: 10,
    onFood: 'fee(food, card)',
  },
  content: [
    {
      type: 'paragraph',
      text: 'Three customers each owe {order}. The first taps a card, the second pays the invoice that Ana sent, the third puts three twenties on the counter. Ana keeps a different amount of each.',
    },
    {
      type: 'list',
      items: [
        '**Card**, also in a digital wallet: {cardFeeRule} per payment.',
        '**Invoice**: {invoiceFeeRule} per payment.',
        '**Cash** and the tender Other: no fee.',
      ],
    },
    { type: 'picture', picture: 'fee-by-tender' },
    {
      type: 'paragraph',
      text: 'A fee has two parts. The percentage grows with the amount. The fixed part is the same for a coffee and a wedding cake. Both are charged **per payment**, and the result is rounded to the cent.',
    },
    {
      type: 'note',
      text: 'The fee is charged on the whole payment, tax and tip included. The processor moves all of that money, even the part that belongs to the state or the staff.',
    },
    {
      type: 'keyPoints',
      items: [
        'Cards and digital wallets: {cardFeeRule}. Invoices: {invoiceFeeRule}. Cash and Other: nothing.',
        'The fee is charged per payment, on everything the customer pays.',
        'Refunds are free, but they do not return the fee.',
      ],
    },
  ],
  examples: [
    {
      id: 'three-ways',
      title: 'One order, three ways to pay',
      scenario: 'An order of {order} with tax is paid by card, by invoice or in cash.',
      steps: [
        {
          id: 'afterCard',
          label: 'Left after a card payment',
          explanation: '{cardFeeRule}, so {byCard}',
          formula: 'netTotal(order, byCard)',
        },
        {
          id: 'afterInvoice',
          label: 'Left after an invoice payment',
          explanation: '{invoiceFeeRule}, so {byInvoice}',
          formula: 'netTotal(order, byInvoice)',
        },
        {
          id: 'afterCash',
          label: 'Left after a cash payment',
          explanation: 'No fee',
          formula: 'netTotal(order, byCash)',
        },
      ],
      result: { label: 'Card instead of invoice saves', formula: 'afterCard - afterInvoice' },
    },
  ],
  calculator: {
    id: 'payment-fee',
    title: 'Fee of a payment',
    description: 'What a payment costs, and what you keep of it.',
    inputs: [
      { id: 'sale', type: 'number', label: 'Sale with tax', unit: '$', defaultValue: '50', placeholder: '0.00' },
      { id: 'tip', type: 'number', label: 'Tip', unit: '$', defaultValue: '10', placeholder: '0.00' },
      {
        id: 'way',
        type: 'select',
        label: 'Paid by',
        defaultValue: 'card',
        options: [
          { value: 'card', label: 'Card or digital wallet' },
          { value: 'invoice', label: 'Invoice' },
          { value: 'cash', label: 'Cash or Other' },
        ],
      },
    ],
    outputs: [
      { id: 'charged', label: 'Customer pays', format: 'currency', formula: 'sale + tip' },
      { id: 'costs', label: 'Fee', format: 'currency', formula: 'fee(charged, way)' },
      { id: 'share', label: 'Fee as a share', format: 'percentage', formula: 'costs / charged * 100' },
      { id: 'kept', label: 'You keep', format: 'currency', formula: 'netTotal(charged, costs)' },
    ],
  },
  questions: [
    {
      id: 'on-what',
      question:
        'A table pays {food} for food and {taxAndTip} for tax and tip, all on one card. On which amount is the fee charged?',
      choices: [
        {
          id: 'food',
          text: 'On {food}, because only that is a sale',
          explanation:
            'Net sales are {food}, but the processor moved {order} from card to bank. It charges for all it moved.',
        },
        {
          id: 'everything',
          text: 'On {order}, everything on the card',
          isCorrect: true,
          explanation:
            'The fee is {byCard}. On the food alone it would be {onFood}: the rest is what tax and tip cost you.',
        },
        {
          id: 'twice',
          text: 'Twice: once on the food, once on the tip',
          explanation: 'One payment, one fee. The fixed part would be charged twice only if the table paid twice.',
        },
      ],
    },
  ],
  faqs: ['payments-without-fee', 'fee-by-hand'],
  reports: [{ report: 'sales-summary', label: 'Processing and invoice fees under Fees in the sales summary' }],
};
