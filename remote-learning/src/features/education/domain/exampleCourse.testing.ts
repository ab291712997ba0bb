import type { ModuleContent, ModuleOutline } from './course';

/** A short course with every part that a course can have, for tests and as a pattern to copy. */
export const exampleOutline: ModuleOutline = {
  id: 'reading-a-receipt',
  title: 'Reading a receipt',
  description: 'What the lines of a receipt mean for your reports.',
  difficulty: 'Beginner',
  duration: 5,
  category: 'Sales',
  sections: [
    { id: 'a-lunch-order', title: 'A lunch order' },
    { id: 'the-day-it-counts', title: 'The day it counts' },
  ],
  faqs: [
    { id: 'tax-is-not-sales', category: 'definitions', question: 'Is sales tax part of net sales?' },
    { id: 'after-midnight', category: 'timing', question: 'Which day does a payment after midnight belong to?' },
  ],
};

export const exampleContent: ModuleContent = {
  sections: {
    'a-lunch-order': {
      type: 'lesson',
      figures: {
        sandwich: 9.5,
        coupon: 1.5,
        taxRate: { value: 8, format: 'rate' },
        net: 'sandwich - coupon',
      },
      content: [
        { type: 'paragraph', text: 'A **sandwich** costs {sandwich}. A coupon takes {coupon} off.' },
        { type: 'heading', text: 'From price to net sales' },
        { type: 'formula', text: 'Net Sales = Gross Sales - Discounts - Comps - Returns' },
        {
          type: 'list',
          items: ['The register adds {taxRate} tax.', 'Tax is never part of net sales.'],
          isNumbered: true,
        },
        { type: 'picture', picture: 'price-to-net' },
        { type: 'picture', picture: 'receipt' },
        { type: 'keyPoints', items: ['Net sales of this order: {net}.'] },
        { type: 'note', text: 'A coupon is a discount, even if a supplier pays for it later.' },
      ],
      examples: [
        {
          id: 'lunch',
          title: 'One sandwich, one coupon',
          scenario: 'Priya sells a sandwich for {price} with a coupon worth {discount}. The customer pays by card.',
          figures: { price: 9.5, discount: 1.5 },
          steps: [
            { id: 'gross', label: 'Gross sales', explanation: 'The full price', formula: 'price' },
            {
              id: 'netAmount',
              label: 'Net sales',
              explanation: 'Gross sales without the coupon',
              formula: 'netSales(gross, discount, 0, 0)',
            },
            {
              id: 'tax',
              label: 'Tax',
              explanation: '{taxRate} of {netAmount}',
              formula: 'percent(netAmount, taxRate)',
            },
          ],
          result: { label: 'The customer pays', formula: 'netAmount + tax' },
          ledger: { report: 'sales-summary', figures: { price: 'gross-sales', discount: 'discounts' } },
        },
      ],
      calculator: {
        id: 'receipt-total',
        title: 'What the customer pays',
        description: 'The total of a receipt and the fee for it.',
        inputs: [
          { id: 'price', label: 'Price', type: 'number', unit: '$', defaultValue: '9.50', placeholder: '0.00' },
          { id: 'discount', label: 'Discount', type: 'number', unit: '$', defaultValue: '1.50' },
          {
            id: 'kind',
            label: 'Paid by',
            type: 'select',
            defaultValue: 'card',
            options: [
              { value: 'card', label: 'Card' },
              { value: 'cash', label: 'Cash' },
            ],
          },
        ],
        outputs: [
          { id: 'net', label: 'Net sales', format: 'currency', formula: 'netSales(price, discount, 0, 0)' },
          { id: 'cost', label: 'Fee', format: 'currency', formula: 'fee(net, kind)' },
          { id: 'share', label: 'Fee as a share', format: 'percentage', formula: 'cost / net * 100' },
        ],
        ledger: { report: 'sales-summary', figures: { price: 'gross-sales', discount: 'discounts' } },
      },
      questions: [
        {
          id: 'which-line',
          question: 'Where does the coupon of {coupon} appear?',
          choices: [
            { id: 'taxes', text: 'Under taxes', explanation: 'Tax is added after the coupon.' },
            {
              id: 'discounts',
              text: 'Under discounts',
              isCorrect: true,
              explanation: 'It lowers the price that you ask for, so it is a discount.',
            },
          ],
        },
      ],
      faqs: ['tax-is-not-sales'],
      reports: [{ report: 'sales-summary', label: 'Net sales in your sales summary' }],
    },
    'the-day-it-counts': {
      type: 'timeline',
      content: [{ type: 'paragraph', text: 'A sale counts on the day it is completed.' }],
      scenarios: [
        {
          id: 'at-the-counter',
          name: 'Paid at the counter',
          description: 'A customer pays by card at lunch.',
          isEdgeCase: false,
          saleReportTime: '2025-06-27T12:10',
          paymentReportTime: '2025-06-27T12:10',
          explanation: 'Sale and payment are one event, so both count on Friday.',
        },
        {
          id: 'past-midnight',
          name: 'Paid past midnight',
          description: 'A bill is closed before and paid after midnight.',
          isEdgeCase: true,
          saleReportTime: '2025-06-27T23:48',
          paymentReportTime: '2025-06-28T00:06',
          explanation: 'The sale counts on Friday, the payment on Saturday. Over both days the figures agree.',
          events: [{ label: 'Deposit at the bank', time: '2025-06-30T09:00' }],
        },
      ],
    },
  },
  faqs: {
    'tax-is-not-sales': {
      answer: ['No. You collect it for the state.'],
      examples: ['Of {paid}, {tax} is tax.'],
      figures: { price: 10, tax: 'percent(price, 8)', paid: 'price + tax' },
    },
    'after-midnight': { answer: ['To the day on which the card was charged.'] },
  },
  visualizations: [
    {
      id: 'price-to-net',
      type: 'waterfall',
      title: 'From price to net sales',
      description: 'The price of {sandwich} less the coupon of {coupon} leaves {net}.',
      data: [
        { label: 'Price', figure: 'sandwich', kind: 'total' },
        { label: 'Coupon', figure: 'coupon', kind: 'subtract' },
        { label: 'Net sales', figure: 'net', kind: 'total' },
      ],
    },
    {
      id: 'receipt',
      type: 'drawing',
      title: 'The receipt',
      description: 'A receipt with the price, the coupon and the net amount under each other.',
      data: {
        wide: {
          height: 120,
          shapes: [
            { shape: 'rect', x: 220, y: 8, width: 240, height: 104, radius: 8, fill: 'bgSunken' },
            { shape: 'text', x: 240, y: 44, text: 'Sandwich' },
            { shape: 'text', x: 440, y: 44, text: '{sandwich}', align: 'end', isStrong: true },
            {
              shape: 'line',
              points: [
                [240, 64],
                [440, 64],
              ],
              stroke: 'borderStrong',
            },
            { shape: 'text', x: 240, y: 92, text: 'Net sales', fill: 'textSecondary' },
            { shape: 'text', x: 440, y: 92, text: '{net}', align: 'end', isStrong: true },
          ],
        },
        narrow: {
          height: 60,
          shapes: [
            { shape: 'text', x: 8, y: 36, text: 'Net sales {net}' },
            {
              shape: 'line',
              points: [
                [200, 32],
                [300, 32],
              ],
              stroke: 'accent',
              isArrow: true,
            },
            { shape: 'circle', x: 304, y: 32, radius: 6, fill: 'accent' },
          ],
        },
      },
    },
  ],
};
