import type { SectionContent } from '../../../domain/course';

export const returns: SectionContent = {
  type: 'lesson',
  figures: {
    grinder: 60,
    discount: 6,
    taxRate: { value: 8, format: 'rate' },
    sold: 'grinder - discount',
    tax: 'percent(sold, taxRate)',
    back: 'sold + tax',
    fullBack: 'grinder + percent(grinder, taxRate)',
  },
  content: [
    {
      type: 'paragraph',
      text: 'On Tuesday the bakery sells a coffee grinder. The menu price is {grinder}, a coupon takes off {discount}, and with tax the customer pays {back}. On Friday he brings it back in its box. Ana checks it, puts it on the shelf and refunds him. How much?',
    },
    {
      type: 'paragraph',
      text: 'He gets back what he paid, not what the shelf label says. A **return** counts at the price the item was sold for, {sold}, and the tax of {tax} goes back as well. Refund the menu price, and you pay out a coupon that nobody paid in.',
    },
    {
      type: 'paragraph',
      text: 'In Friday’s report, returns of {sold} lower net sales, and taxes go down by {tax}. Tuesday’s report still shows the sale, because on Tuesday it was one.',
    },
    {
      type: 'keyPoints',
      items: [
        'A return needs goods that come back.',
        'Refund the price the item was sold for, plus its tax.',
        'Returns lower the net sales of the day on which the goods come back.',
      ],
    },
  ],
  examples: [
    {
      id: 'grinder',
      title: 'Friday’s return',
      scenario: 'Menu price {grinder}, sold with {discount} off, sales tax {taxRate}.',
      steps: [
        {
          id: 'price',
          label: 'Price it was sold for',
          explanation: 'Menu price less the coupon',
          formula: 'grinder - discount',
        },
        {
          id: 'taxBack',
          label: 'Tax to give back',
          explanation: '{taxRate} of that price',
          formula: 'percent(price, taxRate)',
        },
      ],
      result: { label: 'Refund to the customer', formula: 'price + taxBack' },
    },
  ],
  calculator: {
    id: 'refund-of-a-return',
    title: 'Refund of a return',
    description: 'What a customer gets back for a returned item.',
    inputs: [
      { id: 'price', type: 'number', label: 'Menu price', unit: '$', defaultValue: '60', placeholder: '0.00' },
      { id: 'discount', type: 'number', label: 'Discount on it', unit: '$', defaultValue: '6', placeholder: '0.00' },
      { id: 'rate', type: 'number', label: 'Sales tax', unit: '%', defaultValue: '8', placeholder: '0' },
    ],
    outputs: [
      { id: 'sold', label: 'Price it was sold for', format: 'currency', formula: 'price - discount' },
      { id: 'tax', label: 'Tax to give back', format: 'currency', formula: 'percent(sold, rate)' },
      { id: 'refund', label: 'Refund', format: 'currency', formula: 'sold + tax' },
    ],
  },
  questions: [
    {
      id: 'how-much',
      question:
        'The grinder’s menu price is {grinder}, the coupon was {discount}. How much does the customer get back?',
      choices: [
        {
          id: 'menu-price',
          text: '{fullBack}, the menu price and its tax',
          explanation: 'He never paid that. The coupon lowered the price, so it lowers the refund too.',
        },
        {
          id: 'without-tax',
          text: '{sold}, the price he paid',
          explanation:
            'The tax of {tax} is missing. It was collected for a sale that is now undone, so it goes back as well.',
        },
        {
          id: 'with-tax',
          text: '{back}, the price he paid and its tax',
          isCorrect: true,
          explanation: 'A return undoes the sale at the price it had, tax included.',
        },
      ],
    },
  ],
  faqs: ['tax-on-refunds'],
  reports: [{ report: 'sales-summary', label: 'Returns and taxes on refunds in the sales summary' }],
};
